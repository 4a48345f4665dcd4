"""Random games stand up to a referee who knows only the rules and the board file, and forged ones do not."""

from __future__ import annotations

import json
import re
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from branchline.game import Game
from branchline.game.record import Json, RecordError
from branchline.game.verify import verify_record
from branchline.lab.games import Setting
from tests.kit import written
from tests.kit.forging import NotHereError, all_events, find, the
from tests.kit.legends_referee import legends_referee
from tests.kit.paths import EDITIONS
from tests.kit.referee import Foul, referee
from tests.kit.written import EVERY_WAY, HABITS, Way, edition_named, finished_record

GAMES = 2  # of each way to play


def judge(record: Json, check_deal: bool = True) -> None:
    """As a stranger gets it: through its text."""
    by_its_rules = legends_referee if record["edition"] == "legends" else referee
    by_its_rules(json.loads(json.dumps(record)), EDITIONS / record["edition"], check_deal)


# --- true games -------------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("way", EVERY_WAY, ids=str)
def test_random_games_are_by_the_rules(way: Way) -> None:
    setting = Setting.of(edition_named(way.edition), ("random",), way.players, 1, way.variant, way.bonus)
    for number in range(1 if way.edition == "legends" else GAMES):  # it has test_legends_referee besides
        judge(setting.play_written(number).record())


@pytest.mark.slow
@pytest.mark.parametrize("habit", HABITS)
def test_games_in_rare_corners_are_by_the_rules(habit: str) -> None:
    for seed, way in enumerate(EVERY_WAY[::4]):
        judge(finished_record(way, seed, habit))


def test_a_named_starter_starts() -> None:
    game = written.play_on(Way("italy", "standard", False, 3).new(5, starter=2), 5)
    judge(game.record())


class Endless(NamedTuple):
    """Games of people who hoard cards, in an edition where nobody runs out of pieces."""

    folder: Path
    records: list[Json]


@pytest.fixture(scope="module")
def endless(tmp_path_factory: pytest.TempPathFactory) -> Endless:
    folder = tmp_path_factory.mktemp("editions") / "endless"
    edition = written.endless_edition(folder)
    games = [written.play_on(Game.new(edition, players=2 + n % 3, seed=n), n, "hoard") for n in range(6)]
    for game in games:
        verify_record(game.save(), edition)
    return Endless(folder, [game.record() for game in games])


def test_everybody_passing_ends_the_game_and_nobody_passes_before_time(endless: Endless) -> None:
    """C-15, with cards and tickets all in hands."""
    for record in endless.records:
        assert record["moves"][-1]["events"][-1] == {"event": "ended", "everybody_passed": True}
        referee(record, endless.folder)


def test_rare_events_do_happen_in_these_games(endless: Endless) -> None:
    """A referee proves nothing about what never happens."""
    records = [finished_record(way, seed, habit) for habit in HABITS for seed, way in enumerate(EVERY_WAY[::4])]
    records += endless.records
    seen = Counter(event["event"] for record in records for event in all_events(record))
    for kind in ("flushed", "reshuffled", "surcharge", "declined", "built_station", "took_ferry_card", "passed"):
        assert seen[kind] >= 5, kind
    assert any(event["event"] == "paid" and event["ferry_cards"] for record in records for event in all_events(record))
    assert any(stays_full_of_jokers(record) for record in endless.records)


def stays_full_of_jokers(record: Json) -> bool:
    """C-4: is there a decision with three jokers or more in the display?"""
    display: dict[int, str] = {}
    for move in [{"events": record["setup"]}, *record["moves"]]:
        for event in move["events"]:
            if event["event"] == "turned_up":
                display[event["slot"]] = event["card"]
            elif event["event"] == "took_display":
                del display[event["slot"]]
            elif event["event"] == "flushed":
                display.clear()
        if Counter(display.values())["bicycle"] >= 3:
            return True
    return False


# --- forged ones ------------------------------------------------------------------------------------------------------


def other_card(record: Json, card: str) -> str:
    colors = edition_named(record["edition"]).cards.colors
    return colors[0] if card != colors[0] else colors[1]


def turns(record: Json) -> list[list[Json]]:
    """The moves, turn by turn, without the set-up."""
    found: list[list[Json]] = []
    for move in record["moves"]:
        if move["phase"] == "turn":
            found.append([])
        if found:
            found[-1].append(move)
    return found


FORGERIES: dict[str, Callable[[Json], object]] = {}


def forgery(function: Callable[[Json], object]) -> Callable[[Json], object]:
    FORGERIES[function.__name__] = function
    return function


@forgery
def another_card_taken_from_the_display(record: Json) -> None:
    event = the(record, "took_display")
    event["card"] = other_card(record, event["card"])


@forgery
def another_card_turned_up(record: Json) -> None:
    """In the slot it was taken from later: nothing but chance speaks against one that stays."""
    taken = the(record, "took_display")
    before = list(all_events(record))
    before = before[: next(i for i, event in enumerate(before) if event is taken)]
    event = [event for event in before if event["event"] == "turned_up" and event["slot"] == taken["slot"]][-1]
    event["card"] = other_card(record, event["card"])


@forgery
def a_card_the_deck_does_not_have(record: Json) -> None:
    the(record, "dealt_card")["card"] = "gold"


@forgery
def more_cards_of_a_colour_than_there_are(record: Json) -> None:
    for event in record["setup"][:9]:
        if event["event"] == "dealt_card":
            event["card"] = "red"


@forgery
def a_replacement_forgotten(record: Json) -> None:
    events, place = find(record, "turned_up")
    del events[place]


@forgery
def a_replacement_into_another_slot(record: Json) -> None:
    event = the(record, "turned_up")
    event["slot"] = (event["slot"] + 1) % 5


@forgery
def a_flush_forgotten(record: Json) -> None:
    events, place = find(record, "flushed")
    del events[place : place + 6]


@forgery
def a_flush_without_need(record: Json) -> None:
    events, place = find(record, "turned_up")
    display = [event["card"] for event in record["setup"] if event["event"] == "turned_up"][:5]
    events.insert(place + 1, {"event": "flushed", "cards": display})


@forgery
def a_reshuffle_forgotten(record: Json) -> None:
    events, place = find(record, "reshuffled")
    del events[place]


@forgery
def a_reshuffle_of_another_size(record: Json) -> None:
    the(record, "reshuffled")["count"] += 1


@forgery
def a_reshuffle_too_early(record: Json) -> None:
    events, place = find(record, "drew_card")
    events.insert(place, {"event": "reshuffled", "count": 10})


@forgery
def too_few_cards_dealt(record: Json) -> None:
    events, place = find(record, "dealt_card")
    del events[place]


@forgery
def another_starter(record: Json) -> None:
    event = record["setup"][0]
    event["seat"] = (event["seat"] + 1) % len(record["players"])


@forgery
def the_same_ticket_offered_twice(record: Json) -> None:
    offers = [event for event in record["setup"] if event["event"] == "offered_ticket"]
    if not offers:
        raise NotHereError
    offers[-1]["ticket"] = offers[0]["ticket"]


@forgery
def a_ticket_of_another_variant(record: Json) -> None:
    edition = edition_named(record["edition"])
    inside = {
        ticket.id for ticket in edition.variant_tickets(record["table"]["variant"], record["table"].get("bonus", False))
    }
    outside = [ticket.id for ticket in edition.tickets if ticket.id not in inside]
    if not outside:
        raise NotHereError
    the(record, "offered_ticket")["ticket"] = outside[0]


@forgery
def a_long_ticket_for_a_normal_one(record: Json) -> None:
    edition = edition_named(record["edition"])
    offered = {event["ticket"] for event in all_events(record) if event["event"] == "offered_ticket"}
    long = [
        t.id for t in edition.variant_tickets(record["table"]["variant"]) if t.deck == "long" and t.id not in offered
    ]
    if not long:
        raise NotHereError
    the(record, "offered_ticket")["ticket"] = long[0]


@forgery
def a_ticket_kept_that_was_returned(record: Json) -> None:
    the(record, "returned_ticket")["event"] = "kept_ticket"


@forgery
def too_few_tickets_kept(record: Json) -> None:
    """Everything fits together, only the minimum does not."""
    for move in record["moves"]:
        if "tickets" in move["phase"] and move["phase"] != "choose_long_tickets":
            for event in move["events"]:
                if event["event"] == "kept_ticket":
                    event["event"] = "returned_ticket"
            chosen = next(event for event in move["events"] if event["event"] == "chose_tickets")
            chosen["kept"], chosen["returned"] = 0, chosen["kept"] + chosen["returned"]
            move["action"] = 384
            return
    raise NotHereError


@forgery
def events_in_another_order(record: Json) -> None:
    events, place = find(record, "claimed")
    events[place - 1], events[place] = events[place], events[place - 1]


@forgery
def moves_in_another_order(record: Json) -> None:
    moves = record["moves"]
    moves[-1], moves[-2] = moves[-2], moves[-1]


@forgery
def a_turn_left_out(record: Json) -> None:
    for turn in turns(record)[-3:]:
        for move in turn:
            record["moves"].remove(move)


@forgery
def a_turn_too_many(record: Json) -> None:
    record["moves"].append(record["moves"][-1])


@forgery
def a_turn_after_the_last(record: Json) -> None:
    """The end is put off for one more draw."""
    first, *rest = turns(record)[-1]
    ended = (rest or [first])[-1]["events"].pop()
    seat = (first["seat"] + 1) % len(record["players"])
    drawn = {"event": "drew_card", "seat": seat, "card": "red"}
    move = {"seat": seat, "phase": "turn", "action": 358, "text": "draw from the pile", "events": [drawn, ended]}
    record["moves"].append(move)


@forgery
def somebody_else_moves(record: Json) -> None:
    move = record["moves"][-1]
    move["seat"] = (move["seat"] + 1) % len(record["players"])


@forgery
def another_phase(record: Json) -> None:
    record["moves"][-1]["phase"] = "answer_tunnel"


@forgery
def another_action(record: Json) -> None:
    record["moves"][-1]["action"] ^= 1


@forgery
def a_pass_instead_of_a_turn(record: Json) -> None:
    turn = turns(record)[2]
    for move in turn[1:]:
        record["moves"].remove(move)
    turn[0].update(action=352, text="pass", events=[{"event": "passed", "seat": turn[0]["seat"]}])


@forgery
def a_second_card_not_drawn(record: Json) -> None:
    for turn in turns(record):
        if len(turn) == 2 and turn[1]["phase"] == "second_card":
            record["moves"].remove(turn[1])
            return
    raise NotHereError


@forgery
def a_joker_as_second_card(record: Json) -> None:
    """The second of two turns that each took one card is told as if the same player had gone on."""
    for turn, following in zip(turns(record), turns(record)[1:], strict=False):
        taken = following[0]["events"][0]
        is_joker = taken.get("card") not in (None, *edition_named(record["edition"]).cards.colors)
        if len(turn) == 2 and turn[1]["phase"] == "second_card" and taken["event"] == "took_display" and is_joker:
            record["moves"].remove(turn[1])
            following[0].update(phase="second_card", seat=turn[0]["seat"])
            taken["seat"] = turn[0]["seat"]
            return
    raise NotHereError


@forgery
def more_points_for_a_route(record: Json) -> None:
    the(record, "claimed")["points"] += 1


@forgery
def a_card_too_few_paid(record: Json) -> None:
    the(record, "paid", lambda event: event["of_color"] > 1)["of_color"] -= 1


@forgery
def paid_in_another_colour(record: Json) -> None:
    edition = edition_named(record["edition"])
    for move, following in zip(record["moves"], record["moves"][1:], strict=False):
        chosen = move["events"][0]
        if chosen["event"] == "chose_route" and edition.route(chosen["route"]).color != "grey":
            paid = following["events"][0]
            paid["color"] = other_card(record, paid["color"])
            return
    raise NotHereError


@forgery
def paid_with_jokers_that_nobody_has(record: Json) -> None:
    event = the(record, "paid", lambda event: bool(event["of_color"] > 2))
    event["of_color"], event["jokers"] = 1, event["jokers"] + event["of_color"] - 1


@forgery
def a_ferry_without_its_jokers(record: Json) -> None:
    edition = edition_named(record["edition"])
    for move, following in zip(record["moves"], record["moves"][1:], strict=False):
        chosen = move["events"][0]
        if chosen["event"] == "chose_route":
            route, paid = edition.route(chosen["route"]), following["events"][0]
            if route.symbols + route.waves > paid["waves"] and paid["of_color"]:
                paid["of_color"], paid["jokers"] = paid["of_color"] + paid["jokers"], 0
                return
    raise NotHereError


@forgery
def more_waves_than_ferry_cards_cover(record: Json) -> None:
    event = the(record, "paid", lambda event: event["ferry_cards"] == 1)
    event["waves"] = 3


@forgery
def a_ferry_card_nobody_has(record: Json) -> None:
    if record["edition"] != "italy":
        raise NotHereError
    the(record, "paid", lambda event: event["ferry_cards"] == 0)["ferry_cards"] = 2


@forgery
def a_route_that_is_taken(record: Json) -> None:
    claims = [event for event in all_events(record) if event["event"] == "claimed"]
    chosen = the(record, "chose_route")
    chosen["route"] = claims[0]["route"]


@forgery
def another_route_claimed_than_chosen(record: Json) -> None:
    last = the(record, "claimed")
    free = {route.id for route in edition_named(record["edition"]).routes}
    free -= {event["route"] for event in all_events(record) if event["event"] == "claimed"}
    last["route"] = min(free)


@forgery
def a_station_where_one_stands(record: Json) -> None:
    built = [event for event in all_events(record) if event["event"] == "built_station"]
    if len(built) < 2:
        raise NotHereError
    the(record, "chose_city")["city"] = built[-1]["city"] = built[0]["city"]


@forgery
def a_match_in_the_tunnel_overlooked(record: Json) -> None:
    the(record, "revealed", lambda event: bool(event["matches"]))["matches"] = False


@forgery
def fewer_cards_turned_up_in_the_tunnel(record: Json) -> None:
    events, place = find(record, "revealed", lambda event: not event["matches"])
    del events[place]


@forgery
def a_smaller_surcharge(record: Json) -> None:
    the(record, "surcharge")["count"] -= 1


@forgery
def a_tunnel_not_paid_but_claimed(record: Json) -> None:
    events, place = find(record, "declined")
    route = edition_named(record["edition"]).route(events[place]["route"])
    events[place] = {"event": "claimed", "seat": events[place]["seat"], "route": route.id, "points": route.points}


@forgery
def no_last_round(record: Json) -> None:
    events, place = find(record, "last_round")
    del events[place]


@forgery
def a_last_round_too_early(record: Json) -> None:
    move = turns(record)[3][-1]
    move["events"].append({"event": "last_round", "seat": move["seat"]})


@forgery
def a_last_round_by_somebody_else(record: Json) -> None:
    event = the(record, "last_round")
    event["seat"] = (event["seat"] + 1) % len(record["players"])


@forgery
def no_end(record: Json) -> None:
    record["moves"][-1]["events"].pop()


@forgery
def an_end_by_passing(record: Json) -> None:
    the(record, "ended")["everybody_passed"] = True


@forgery
def an_end_in_the_middle(record: Json) -> None:
    del record["moves"][len(record["moves"]) // 2 :]


@forgery
def another_commitment(record: Json) -> None:
    record["dealing"]["commitment"] = "0" * 64


@forgery
def nonces_of_the_dealer(record: Json) -> None:
    """More nonces than seats: the dealer could have tried some until the deal was liked."""
    record["dealing"]["nonces"] = ["00"] * (len(record["players"]) + 1)


@forgery
def the_wrong_total(record: Json) -> None:
    record["sheets"][0]["total"] += 1


@forgery
def the_wrong_place(record: Json) -> None:
    for sheet in record["sheets"]:
        sheet["place"] = 1 + sheet["place"] % 2


@forgery
def somebody_else_s_sheet(record: Json) -> None:
    sheets = record["sheets"]
    sheets[0]["player"], sheets[1]["player"] = sheets[1]["player"], sheets[0]["player"]


@forgery
def a_sheet_too_few(record: Json) -> None:
    record["sheets"].pop()


def _turn_line(record: Json, fulfilled: bool) -> None:
    """Change one ticket's line, and everything that is summed up from it."""
    for sheet in record["sheets"]:
        for line in sheet["ticket_lines"]:
            if line["fulfilled"] != fulfilled:
                line["fulfilled"], line["points"] = fulfilled, -line["points"]
                sheet["tickets"] += 2 * line["points"]
                sheet["total"] += 2 * line["points"]
                sheet["tickets_fulfilled"] += 1 if fulfilled else -1
                return
    raise NotHereError


@forgery
def a_ticket_that_is_not_connected(record: Json) -> None:
    _turn_line(record, fulfilled=True)


@forgery
def a_connected_ticket_that_does_not_count(record: Json) -> None:
    _turn_line(record, fulfilled=False)


@forgery
def a_ticket_left_out_of_the_sheet(record: Json) -> None:
    sheet = record["sheets"][0]
    line = sheet["ticket_lines"].pop()
    sheet["tickets"] -= line["points"]
    sheet["total"] -= line["points"]
    sheet["tickets_fulfilled"] -= line["fulfilled"]


def _more_points(line: str, edition: str) -> Callable[[Json], None]:
    def forge(record: Json) -> None:
        if record["edition"] != edition:
            raise NotHereError
        record["sheets"][0][line] += 1
        record["sheets"][0]["total"] += 1

    return forge


for _line, _edition in (
    ("routes", "berlin"),
    ("stations", "europe"),
    ("longest", "europe"),
    ("regions", "italy"),
    ("landmarks", "new-york"),
):
    FORGERIES[f"more_points_in_the_line_{_line}"] = _more_points(_line, _edition)


@forgery
def a_longest_path_with_a_gap(record: Json) -> None:
    for sheet in record["sheets"]:
        path = sheet["longest_path"]
        if len(path) > 3:
            path[0], path[2] = path[2], path[0]
            return
    raise NotHereError


@forgery
def a_shorter_longest_path(record: Json) -> None:
    edition = edition_named(record["edition"])
    for sheet in record["sheets"]:
        if len(sheet["longest_path"]) > 1 and not sheet["longest"]:
            sheet["longest_length"] -= edition.route(sheet["longest_path"].pop()).length
            return
    raise NotHereError


@forgery
def a_route_borrowed_from_nobody(record: Json) -> None:
    edition = edition_named(record["edition"])
    owned = {event["route"] for event in all_events(record) if event["event"] == "claimed"}
    for sheet in record["sheets"]:
        for loan in sheet["borrowed"]:
            city = edition.city(loan["city"]).index
            for route in edition.routes:
                if city in route.ends and route.id not in owned:
                    loan["route"] = route.id
                    return
    raise NotHereError


@forgery
def networks_put_together(record: Json) -> None:
    for sheet in record["sheets"]:
        if len(sheet["networks"]) > 1:
            sheet["networks"].append(sheet["networks"].pop() + sheet["networks"].pop())
            return
    raise NotHereError


POOL = [
    (Way("new-york", "standard", False, 3), 1, "any"),
    (Way("berlin", "standard", False, 2), 3, "hoard"),
    (Way("italy", "standard", False, 2), 2, "build"),
    (Way("europe", "mega", True, 3), 4, "build"),
    (Way("europe", "classic", False, 2), 5, "any"),
]


@pytest.mark.slow
@pytest.mark.parametrize("name", FORGERIES)
def test_forged_records_are_caught_by_the_referee_and_by_the_program(name: str) -> None:
    forged = 0
    for way, seed, habit in POOL:
        record = finished_record(way, seed, habit)
        try:
            FORGERIES[name](record)
        except NotHereError:
            continue
        forged += 1
        with pytest.raises(Foul):
            judge(record, check_deal=False)
        with pytest.raises(RecordError) as caught:
            verify_record(json.dumps(record))
        assert "\n" not in str(caught.value)
        if forged == 2:
            break
    assert forged, "no game of the pool can be forged like this"


def test_the_pool_itself_is_true() -> None:
    for way, seed, habit in POOL:
        judge(finished_record(way, seed, habit))


def test_another_card_that_nobody_saw_is_not_what_the_key_deals() -> None:
    """What never comes into play breaks no rule; that it was not dealt is seen from the key."""
    record = finished_record(*POOL[4])
    hidden = [event for event in all_events(record) if event["event"] == "drew_card"][-1]
    hidden["card"] = other_card(record, hidden["card"])
    judge(record, check_deal=False)
    with pytest.raises(Foul, match="what was drawn"):
        judge(record)
    with pytest.raises(RecordError, match="but was"):
        verify_record(json.dumps(record))


def test_the_referee_shares_nothing_with_the_program() -> None:
    own = re.compile(r"tests\.kit\.(?:referee|legends_\w+)")
    sources = [Path(referee.__code__.co_filename), *Path(written.__file__).parent.glob("legends_*.py")]
    assert len(sources) > 4
    for source in sources:
        modules = set(re.findall(r"^(?:from|import) ([\w.]+)", source.read_text(encoding="utf-8"), re.MULTILINE))
        foreign = {module for module in modules if not own.fullmatch(module)}
        assert {module.partition(".")[0] for module in foreign} <= {*sys.stdlib_module_names, "__future__"}
