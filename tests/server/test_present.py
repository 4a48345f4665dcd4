"""A game in the words of the messages: what is offered and shown is what the rules say."""

from __future__ import annotations

import json
import random
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from branchline import Game
from branchline.edition import load_edition
from branchline.game.moves import SIMPLE
from branchline.game.names import REFUSAL_TEXTS
from branchline.game.view import View, members
from branchline.kernel import numbers
from branchline.server import models, present
from branchline.server.boards import edition_info
from branchline.server.table import taking_back
from tests.kit.server import Room, every_variant, refused

# --- moves, positions, sheets -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("edition", "variant", "bonus"), every_variant())
def test_what_is_offered_is_what_is_legal(edition: str, variant: str, bonus: bool) -> None:
    """Every legal move, each with every payment that may follow and no other; and a reason for every other route."""
    chance = random.Random(f"offers {edition} {variant}")
    room = Room.playing(2, edition=edition, variant=variant, bonus=bonus)
    while room.state.stage == "playing":
        if chance.random() < 0.1:
            check_offers(room)
            check_views(room)
        room.random_move(chance)
    check_views(room)


@pytest.mark.parametrize(("edition", "variant"), [("new-york", None), ("berlin", None)])
def test_a_ticket_is_finished_by_exactly_the_claims_that_fulfil_it(edition: str, variant: str | None) -> None:
    """Whatever is claimed: the ticket is done if the view said so, and is not if it did not."""
    chance, finishing, others, games = random.Random(f"finished {edition}"), 0, 0, 0
    while games < 4 or not (finishing and others):
        games += 1
        room = Room.playing(2, edition=edition, variant=variant)
        while room.state.stage == "playing":
            seat = room.game.decider
            claims = [move for move in room.legal() if move.kind == "claim"]
            before = {way.ticket: way.finished_by for way in present.seat_view(room.game, seat).ways}
            for claim in claims if chance.random() < 0.3 else []:
                later = room.game.copy()
                later.play(claim.action)
                later.play(claim.payments[0].action)  # type: ignore[index]
                done = {line.ticket for line in present.seat_view(later, seat).tickets if line.done}
                already = {line.ticket for line in present.seat_view(room.game, seat).tickets if line.done}
                assert {ticket for ticket, by in before.items() if claim.route in by} == done - already
                finishing, others = finishing + bool(done - already), others + (done == already)
            room.random_move(chance)


@pytest.mark.parametrize("edition", ["europe", "legends"])
def test_what_is_put_together_from_pieces_is_the_whole_message(edition: str) -> None:
    """What all seats see is written once, each seat's own beside it, and ways are kept while nothing is claimed: the
    text is that of a model made afresh, without what is nothing of moves."""
    chance = random.Random(f"pieces {edition}")
    room = Room.playing(3, edition=edition)
    position, moves, kept = None, 0, 0
    while room.state.stage == "playing" and moves < 80:
        before, position = position, present.Position(room.game, position)
        kept += before is not None and before._kept_ways is position._kept_ways
        for seat in (None, 0, 1, 2):
            text = position.text(position.own(seat))
            assert models.SeatView.model_validate_json(text) == present.seat_view(room.game, seat)
            assert all(None not in move.values() for move in json.loads(text)["legal"])
        room.random_move(chance)
        moves += 1
    assert 0 < kept < moves - 1


def check_offers(room: Room) -> None:
    game = room.game
    offered = room.legal()
    assert sorted(move.action for move in offered) == sorted(move.action for move in game.legal())
    for move in offered:
        check_meaning(game, move)
        assert (move.payments is not None) == (move.kind in ("claim", "station"))
        if move.payments is not None:
            later = game.copy()
            later.play(move.action)
            check_payments(later, move.payments)
    paying = [move.payment for move in offered if move.payment]
    assert [payment.action for payment in paying] == [move.action for move in offered if move.kind == "pay"]
    assert in_order(paying)
    check_refusals(game, {move.action for move in offered})


def check_meaning(game: Any, move: models.LegalMove) -> None:
    """The parts of a move say what its number says, and only those it has are there."""
    offer = [ticket.index for ticket in game.view(game.decider).offered]
    action = move.action
    meanings: dict[str, dict[str, Any]] = {
        "claim": {"route": action - numbers.CLAIM},
        "station": {"city": action - numbers.STATION},
        "take": {"slot": action - numbers.TAKE_DISPLAY},
        "keep": {"tickets": [ticket for place, ticket in enumerate(offer) if (action - numbers.KEEP) >> place & 1]},
        "pay": {"payment": move.payment},
    }
    said = {name: getattr(move, name) for name in ("route", "city", "slot", "tickets", "payment")}
    assert {name: part for name, part in said.items() if part is not None} == meanings.get(move.kind, {})


def in_order(payments: list[models.Payment]) -> bool:
    """The cheapest first: those with the fewest jokers, then ferry cards."""
    costs = [(payment.jokers, payment.ferry_cards) for payment in payments]
    return costs == sorted(costs)


def check_payments(later: Any, payments: list[models.Payment]) -> None:
    """Later is the game after the claim; a payment's numbers are what it then costs."""
    assert sorted(payment.action for payment in payments) == [move.action for move in later.legal()]
    assert in_order(payments)
    seat, colors = later.decider, int(later.view().board.colors)
    for payment in payments:
        paid = later.copy()
        paid.play(payment.action)
        event = next(event for event in paid.move_events(len(paid.played) - 1, seat) if event.kind == "paid")
        told = event.details
        color = None if payment.of_color == 0 else payment.color
        assert (payment.of_color, payment.jokers, payment.ferry_cards) == (
            told["of_color"], told["jokers"], told["ferry_cards"],
        )  # fmt: skip
        assert color is None or color == told["color"]
        assert payment.color is None or payment.color < colors


def check_refusals(game: Any, legal: set[int]) -> None:
    """A reason for each route and pile that a turn cannot be spent on, and for nothing else."""
    refusals = present.seat_view(game, game.decider).refusals
    families = (
        (numbers.CLAIM, refusals.routes),
        (numbers.STATION, refusals.cities),
        (numbers.TAKE_DISPLAY, refusals.slots),
    )
    told = {family + thing: why for family, found in families for why, things in found.items() for thing in things}
    numbers_of = {kind: action for action, kind in SIMPLE.items()}
    told |= {numbers_of[kind]: why for why, kinds in refusals.moves.items() for kind in kinds}
    if game.phase != "turn":
        assert not told
        return
    routes = set(members(game._board.all_routes))
    piles = set(range(numbers.TAKE_DISPLAY, numbers.DRAW_TICKETS + 1))
    assert (routes | piles) - legal <= set(told)
    assert not set(told) & legal
    for action, why in told.items():
        assert REFUSAL_TEXTS[why] == game.refusal(action)
    assert {short.route for short in refusals.short} == set(refusals.routes.get("cannot_pay", []))


def check_views(room: Room) -> None:
    """The messages say what the views of the rules say."""
    game = room.game
    for seat in (None, *range(len(game.players))):
        check_view(game, present.seat_view(game, seat), game.view(seat))


def check_view(game: Any, told: models.SeatView, view: View) -> None:
    cards = [*game.edition.cards.colors, game.edition.cards.joker_name]

    def named(counts: list[int]) -> dict[str, int]:
        return {name: count for name, count in zip(cards, counts, strict=True) if count}

    assert (told.seat, told.decider, told.phase) == (view.seat, view.decider, view.phase)
    assert named(told.hand) == view.hand
    assert named(told.discard) == view.discard
    assert [None if card is None else cards[card] for card in told.display] == view.display
    assert [line.ticket for line in told.tickets] == [ticket.index for ticket in view.tickets]
    assert told.offer == [ticket.index for ticket in view.offered]
    for seat, player in enumerate(told.players):
        assert [route for route, owner in enumerate(told.owners) if owner == seat] == [
            route.index for route in view.routes(seat)
        ]
        assert [city for city, owner in told.stations.items() if owner == seat] == [
            city.index for city in view.stations(seat)
        ]
        assert named(player.known) == view.known_cards(seat)
        assert player.pieces == list(view.pieces(seat).values())
        assert player.cards == view.record.hand_size[seat]
        assert player.tickets == view.record.ticket_count[seat]
    if told.seat is None:
        assert (told.tickets, told.offer, told.legal, told.regions) == ([], [], [], [])
        assert told.refusals == models.Refusals()
        assert told.ways == []
        assert not any(told.hand)
    else:
        sheet = game.sheets()[told.seat]
        done = {line.ticket for line in sheet.ticket_lines if line.fulfilled}
        assert {line.ticket for line in told.tickets if line.done} == done
        assert told.regions == list(sheet.networks)
        check_tickets(game, told)
    networks = [list(sheet.networks) for sheet in game.sheets()]
    assert [player.regions for player in told.players] == networks
    turns = [player.turns_left for player in told.players]
    assert (sum(filter(None, turns)) if told.turns_left is not None else None) == told.turns_left
    assert (None in turns) == (told.turns_left is None)


def check_tickets(game: Any, told: models.SeatView) -> None:
    """Each ticket held or offered with the way to it; stations are what fulfils those that own routes do not."""
    assert told.seat is not None
    view = game.view(told.seat)
    assert [way.ticket for way in told.ways] == [*(line.ticket for line in told.tickets), *told.offer]
    left = sum(view.pieces(told.seat).values())
    for way in told.ways:
        assert way.pieces is None or 0 <= way.pieces <= left
        assert sum(game.edition.routes[route].length for route in way.routes) == (way.pieces or 0)
        assert all(told.owners[route] is None for route in way.routes)
    pieces = {way.ticket: way.pieces for way in told.ways}
    for line in told.tickets:
        assert line.via_station == (line.done and pieces[line.ticket] != 0)
        assert line.done or pieces[line.ticket] != 0
    assert not any(line.via_station for line in told.tickets) or view.stations(told.seat)
    for way in told.ways:
        assert not way.shares or way.ticket in told.offer
        for other, saved in way.shares:
            assert other in pieces
            assert 0 < saved <= min(way.pieces or 0, pieces[other] or 0)


def test_the_sheets_add_up() -> None:
    room = Room.playing(3, edition="europe")
    room.play_until(lambda: room.state.stage == "over")
    sheets = room.live.snapshot(None).sheets
    assert sheets is not None
    for sheet in sheets:
        assert sum(sheet.lines.values()) == sheet.total
        assert sum(line.points for line in sheet.ticket_lines) == sheet.lines["tickets"]
    assert {sheet.place for sheet in sheets} >= {1}


def test_everybody_is_told_whether_they_could_take_back() -> None:
    """What a wish to take back would be answered, before anybody asks."""
    chance = random.Random("take back")
    room = Room.playing(2, edition="new-york")
    seen = set()
    while room.state.stage == "playing":
        for token in ("Ann", "Bob"):
            told = room.live.snapshot(token).take_back
            seen.add(told)
            if told is None:
                room.propose(taking_back.take_back, token, models.TakeBack(id="probe"))
            else:
                with refused(told):
                    room.propose(taking_back.take_back, token, models.TakeBack(id="probe"))
        assert room.live.snapshot(None).take_back == "not_seated"
        happened = room.random_move(chance)
        for token in ("Ann", "Bob"):
            assert room.update(token, happened).take_back == room.live.snapshot(token).take_back
    assert seen == {None, "nothing_to_take_back", "information_shown"}
    assert room.live.snapshot("Ann").take_back == "not_playing"


def test_an_edition_is_described_as_it_is() -> None:
    for name in dict.fromkeys(name for name, _, _ in every_variant()):
        edition = load_edition(name)
        if edition.boards:
            continue  # of a map that grows only a part is told: see test_legends_table
        told = edition_info(name)
        assert [route and route.id for route in told.routes] == [route.id for route in edition.routes]
        assert [route and route.ends for route in told.routes] == [route.ends for route in edition.routes]
        assert [city and city.id for city in told.cities] == [city.id for city in edition.cities]
        assert [ticket and ticket.points for ticket in told.tickets] == [ticket.points for ticket in edition.tickets]
        for ticket, line in zip(edition.tickets, told.tickets, strict=True):
            assert line is not None
            assert line.ends == tuple(cities[0] for cities in line.places)
            for place, cities in zip(ticket.places, line.places, strict=True):
                assert {edition.cities[city].area or edition.cities[city].id for city in cities} == {place}
        for city, point in zip(edition.cities, told.cities, strict=True):
            assert point is not None
            assert city.region == (None if point.region is None else told.regions[point.region])
        assert len(told.cards) == len(told.looks)


# --- threads ----------------------------------------------------------------------------------------------------------


def positions(edition: str, seed: int, number: int) -> list[Game]:
    """Positions of a random game, with many routes on the board."""
    chance, game, found = random.Random(seed), Game.new(edition, players=4, seed=seed), list[Game]()
    while game.decider is not None:
        moves = game.legal()
        game.play(chance.choice([move for move in moves if move.kind == "claim"] or moves))
        found.append(game.copy())
    return found[-number:]


def test_threads_that_score_at_once_do_not_disturb_one_another() -> None:
    """A finished game is replayed in a thread while others are told theirs."""
    games = [positions("europe", seed, 30) for seed in (1, 2)]

    def told(of: list[Game]) -> list[str]:
        return [present.seat_view(game, seat).model_dump_json() for game in of for seat in range(4)]

    alone = [told(of) for of in games]
    with ThreadPoolExecutor(2) as threads:
        for _ in range(5):
            assert list(threads.map(told, games)) == alone
