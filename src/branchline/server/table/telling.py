"""What each one is told: a table in messages, as far as the holder of a token (None: a spectator) may know it."""

import json
from dataclasses import replace
from functools import cached_property, lru_cache
from typing import Any, Literal

from branchline.edition import Setup, cities_on_the_table
from branchline.game.dealing import Dealing
from branchline.game.names import Event
from branchline.game.patience import QUIET_ROUNDS
from branchline.server import models, present
from branchline.server.fold import Listing
from branchline.server.splice import completed, listed
from branchline.server.table import clocks
from branchline.server.table.ahead import ahead_view, choosing
from branchline.server.table.clocks import Moment
from branchline.server.table.sharing import in_sight, is_shared
from branchline.server.table.state import Happened, TableState
from branchline.server.table.taking_back import why_no_take_back

_FOR_EACH = {"seats", "views", "events", "take_back", "said"}  # parts of an update that are not the same for everybody


def info(state: TableState, now: Moment) -> models.TableInfo:
    """The table as everybody sees it."""
    host = state.seats_of(state.host)
    return models.TableInfo(
        id=state.id,
        code=state.created.code,
        setup=_open_setup(state),
        options=state.options,
        state=state.stage,
        seats=_seats(state, now),
        host=host[0] if host else None,
        commitment=_commitment(state.created.secret),
        number=state.number,
        decider=state.decider,
        choosing=choosing(state),
        turn_ends_in=clocks.seconds_left(state, now.running),
        opening=state.is_opening,
        practice=state.practice,
        gets_nowhere=state.stage == "playing" and state.quiet >= QUIET_ROUNDS * len(state.seats),
        stand_in_after=clocks.AWAY_SECONDS,
        rematch=state.rematch,
        campaign=_campaign(state),
        spectators=now.spectators,
        created=state.created.at,
    )


def _open_setup(state: TableState) -> Setup:
    """What everybody may know of what the game is played with.

    Not what single seats hold, not the event cards, which nobody has seen before they turn up, and no place of the map
    that is not on the table.
    """
    setup = state.created.setup.open
    if setup.large is None:
        return setup if setup.events is None else replace(setup, events=None)
    there = cities_on_the_table(state.edition, setup)
    names = {city.id for city in state.edition.cities if city.index in there}
    return replace(setup, events=None, large=tuple(city for city in setup.large if city in names))


def _campaign(state: TableState) -> models.CampaignGame | None:
    campaign = state.created.campaign
    if campaign is None:
        return None
    return models.CampaignGame(id=campaign.id, game=campaign.game, counted=state.counted)


def _seats(state: TableState, now: Moment) -> list[models.SeatInfo]:
    limit = state.options.clock.game_seconds
    return [
        _seat(
            kind=seat.kind,
            name=seat.name,
            level=seat.plan.level if seat.kind == "bot" else None,
            stand_in=seat.stand_in,
            here=number in now.here,
            away=_away(now, number) if seat.kind == "human" else None,
            seal=seat.seal or None,
            opened=number in state.opened,
            seconds_left=None if limit is None else max(0.0, limit - seat.seconds_used),
        )
        for number, seat in enumerate(state.seats)
    ]


@lru_cache(maxsize=4096)
def _seat(**facts: Any) -> models.SeatInfo:
    """Told with every update, and mostly as before."""
    return models.SeatInfo(**facts)


@lru_cache(maxsize=4096)
def _commitment(secret: str) -> str:
    return Dealing(bytes.fromhex(secret)).commitment


def _away(now: Moment, seat: int) -> int | None:
    """Nobody needs to know it longer or more exactly than the host."""
    return int(min(now.away[seat], clocks.AWAY_SECONDS)) if seat in now.away else None


class Updates:
    """What happened, in words for each. Most of it is the same for all, and written once."""

    def __init__(
        self,
        state: TableState,
        seen: models.TableInfo,
        happened: Happened,
        before: present.Position | None = None,
    ) -> None:
        self._state, self._seen, self._happened = state, seen, happened
        changed = happened.position or happened.seat is not None
        self.position = present.Position(state.game, before) if state.game and changed else None
        self._sheets = _sheets(state) if happened.position else None
        self._heard: dict[int | None, str] = {}  # what happened, as a seat hears it

    def text(self, token: str | None) -> str:
        """The message (`models.Update`) to the holder of a token."""
        state, happened = self._state, self._happened
        said = happened.said if _hears(state, token, happened.speaker) else None
        return completed(
            self._for_all,
            seats=listed(map(str, state.seats_of(token))),
            views=listed(self._views(token)),
            events=self._events(_listener(state, token)),
            take_back=json.dumps(why_no_take_back(state, token)),
            said="null" if said is None else said.model_dump_json(),
        )

    @cached_property
    def _for_all(self) -> str:
        """What is the same for everybody."""
        happened = self._happened
        update = models.Update(
            number=happened.number,
            what=happened.what,
            seats=[],
            table=self._seen,
            views=[],
            events=[],
            take_back=None,
            said=None,
            sheets=self._sheets,
        )
        return update.model_dump_json(exclude=_FOR_EACH)

    def _events(self, seat: int | None) -> str:
        """What a seat hears of it; whom nothing happened to hears what everybody may."""
        listener = seat if seat in self._concerned else None
        if listener not in self._heard:
            events = _told(self._state, listener, self._happened.events)
            messages = (present.event_message(self._state.edition, event) for event in events)
            self._heard[listener] = listed(message.model_dump_json() for message in messages)
        return self._heard[listener]

    @cached_property
    def _concerned(self) -> set[int]:
        """The seats that may know more of it than the others."""
        game, which = self._state.game, self._happened.events
        if game is None or not isinstance(which, tuple):
            return set(range(len(self._state.seats)))
        return {seat for played in game.played[slice(*which)] for seat in played.events["seat"].tolist()}

    def _views(self, token: str | None) -> list[str]:
        happened = self._happened
        if self.position is None or not (happened.position or happened.seat in self._state.seats_of(token)):
            return []
        return [self.position.text(own) for own in _own_views(self._state, token, self.position)]


def snapshot(state: TableState, now: Moment, token: str | None) -> models.Snapshot:
    """Everything the holder may know."""
    return models.Snapshot(
        protocol=models.PROTOCOL,
        number=state.number,
        seats=state.seats_of(token),
        host=token is not None and token == state.host,
        table=info(state, now),
        views=_views(state, token),
        events=[present.event_message(state.edition, event) for event in _told(state, _listener(state, token), "all")],
        take_back=why_no_take_back(state, token),
        chat=[line for speaker, line in state.chat if _hears(state, token, speaker)],
        muted=[number for number, seat in enumerate(state.seats) if not _hears(state, token, seat.token)],
        sheets=_sheets(state),
    )


def _views(state: TableState, token: str | None) -> list[models.SeatView]:
    if state.game is None:
        return []
    position = present.Position(state.game)
    return [position.view(own) for own in _own_views(state, token, position)]


def _own_views(state: TableState, token: str | None, position: present.Position) -> list[models.OwnView]:
    """What only the holder sees, for each of their seats; a spectator sees nothing."""
    own, sight = state.seats_of(token), in_sight(state, token)
    if own == sight != []:
        return [_with_ahead(state, position.own(seat), seat) for seat in own]
    covered = position.own(None)
    return [position.own(seat) if seat in sight else covered.model_copy(update={"seat": seat}) for seat in own] or [
        covered
    ]


def _with_ahead(state: TableState, own: models.OwnView, seat: int) -> models.OwnView:
    found = ahead_view(state, seat)
    return own if found is None else own.model_copy(update={"ahead": found})


def _sheets(state: TableState) -> list[models.SheetView] | None:
    if state.game is None or not state.game.is_over:
        return None
    return [present.sheet_message(sheet) for sheet in state.game.sheets()]


def _listener(state: TableState, token: str | None) -> int | None:
    """Who reads the log at a device: several read one together, of what everybody may know."""
    own = state.seats_of(token)
    return own[0] if own and not is_shared(state, token) else None


def _told(state: TableState, seat: int | None, which: tuple[int, int] | Literal["setup", "all"] | None) -> list[Event]:
    if state.game is None or which is None:
        return []
    if which == "all":
        return state.game.events(seat)
    if which == "setup":
        return state.game.setup_events(seat)
    return [event for number in range(*which) for event in state.game.move_events(number, seat)]


def _hears(state: TableState, token: str | None, speaker: str | None) -> bool:
    return (token, speaker) not in state.muted


def lobby_entry(state: TableState) -> models.LobbyEntry:
    """The table in the lobby."""
    return models.LobbyEntry(
        id=state.id,
        code=state.created.code,
        setup=_open_setup(state),
        players=[seat.name for seat in state.seats if seat.kind != "open"],
        open_seats=sum(seat.kind == "open" for seat in state.seats),
        state=state.stage,
        clock=state.options.clock,
        created=state.created.at,
    )


def listing(state: TableState) -> Listing:
    """What the store keeps of the table beside its entries, so that it is found without replaying it."""
    summary = lobby_entry(state)
    return Listing(
        id=state.id,
        code=summary.code,
        public=state.options.public,
        state=summary.state,
        created=summary.created,
        due=clocks.due(state),
        summary=summary.model_dump_json(),
    )
