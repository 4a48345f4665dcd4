"""What holds in every position of every game, checked for many positions at once."""

from __future__ import annotations

from typing import Any

import numpy as np

from branchline.kernel import codes, numbers
from tests.kit.flat import column
from tests.kit.games import Setting, as_bits
from tests.kit.table import edition_named


def check_states(setting: Setting, states: Any) -> None:
    """Positions of one setting, in any order; raises AssertionError if one of them cannot be."""
    _check_cards(setting, states)
    _check_display(setting, states)
    _check_tickets(setting, states)
    _check_routes(setting, states)
    _check_stations_and_ferries(setting, states)
    _check_decision(setting, states)


def check_steps(states: Any) -> None:
    """Positions of one game in order: what once happened stays."""
    before, after = states[:-1], states[1:]
    for name in ("owned", "held"):
        assert not (column(before, name) & ~column(after, name)).any(), f"{name} was lost"
    assert not (column(after, "open") & ~column(before, "open")).any(), "a closed route opened"
    turns = column(after, "turn").astype(int) - column(before, "turn")
    assert ((turns == 0) | (turns == 1)).all()
    assert (column(after, "points") >= column(before, "points")).all()
    assert (column(after, "pieces") <= column(before, "pieces")).all()
    assert (column(after, "stations") <= column(before, "stations")).all()


# --- cards ------------------------------------------------------------------------------------------------------------


def _display_counts(states: Any) -> Any:
    display = column(states, "display")
    return np.stack([(display == kind).sum(axis=1) for kind in range(numbers.CARD_KINDS)], axis=1)


def _check_cards(setting: Setting, states: Any) -> None:
    for name in ("hand", "known", "pile", "discard", "paid", "revealed"):
        assert (column(states, name) >= 0).all(), f"negative {name}"
    everywhere = column(states, "hand").sum(axis=1) + _display_counts(states)
    for name in ("pile", "discard", "paid", "revealed"):
        everywhere = everywhere + column(states, name)
    assert (everywhere == setting.board.deck).all(), "cards are lost or made"
    assert (column(states, "pile").sum(axis=1) == column(states, "pile_size")).all()
    assert (column(states, "discard").sum(axis=1) == column(states, "discard_size")).all()
    assert (column(states, "known") <= column(states, "hand")).all(), "more is known than there is"
    assert not column(states, "hand")[:, setting.players :].any()


def _check_display(setting: Setting, states: Any) -> None:
    board, shown = setting.board, _display_counts(states)
    jokers = shown[:, numbers.JOKER]
    outside = shown + column(states, "pile") + column(states, "discard")
    ordinary = outside.sum(axis=1) - outside[:, numbers.JOKER]
    stuck = ordinary < board.display_size - board.joker_limit + 1
    assert ((jokers < board.joker_limit) | stuck).all(), "a display should have been flushed"
    gaps = (column(states, "display") == numbers.EMPTY).any(axis=1)
    assert not (gaps & (column(states, "pile_size") + column(states, "discard_size") > 0)).any(), (
        "a slot should have been filled"
    )


# --- tickets ----------------------------------------------------------------------------------------------------------


def _check_tickets(setting: Setting, states: Any) -> None:
    board = setting.board
    normal, long = as_bits(board.normal_tickets, numbers.TICKETS), as_bits(board.long_tickets, numbers.TICKETS)
    held = as_bits(column(states, "held"), numbers.TICKETS)
    pile, box = as_bits(column(states, "ticket_pile"), numbers.TICKETS), as_bits(column(states, "box"), numbers.TICKETS)
    under = column(states, "under") > 0
    offered = np.stack(
        [(column(states, "offer") == ticket).sum(axis=(1, 2)) for ticket in range(numbers.TICKETS)], axis=1
    )
    places = held.sum(axis=1) + pile.astype(int) + box + under + offered
    assert (places == (normal | long)).all(), "a ticket is in no place or in two"
    assert not ((pile | under) & long).any(), "a long ticket can be drawn"
    assert (under.sum(axis=1) == column(states, "under_size")).all()
    batches = np.where(under, column(states, "under"), column(states, "under_first")[:, None])
    assert (batches >= column(states, "under_first")[:, None]).all()
    assert (batches <= np.maximum(column(states, "under_last"), column(states, "under_first"))[:, None]).all()
    assert ((column(states, "offer") != numbers.NO_TICKET).sum(axis=2) == column(states, "offered")).all()
    assert not column(states, "offered")[:, setting.players :].any()
    assert not held[:, setting.players :].any()


# --- routes -----------------------------------------------------------------------------------------------------------


def _check_routes(setting: Setting, states: Any) -> None:
    board, players = setting.board, setting.players
    count = int(board.routes)
    owned = as_bits(column(states, "owned"), numbers.ROUTES)
    assert not owned[:, :, count:].any()
    assert not owned[:, players:].any()
    assert (owned.sum(axis=1) <= 1).all(), "a route has two owners"
    owned = owned[:, :players, :count]
    taken = owned.any(axis=1)
    closed = np.repeat(taken[:, None, :], players, axis=1)
    for routes in _parallel_groups(setting):
        assert (owned[:, :, routes].sum(axis=2) <= 1).all(), "somebody owns two parallel routes"
        closes = owned[:, :, routes].any(axis=2)
        if players < board.parallel_from:
            assert (taken[:, routes].sum(axis=1) <= 1).all(), "two parallel routes are used by few players"
            closes = np.repeat(taken[:, routes].any(axis=1)[:, None], players, axis=1)
        closed[:, :, routes] |= closes[:, :, None]
    assert (as_bits(column(states, "open"), numbers.ROUTES)[:, :players, :count] == ~closed).all(), (
        "the open routes are wrong"
    )
    for kind in range(numbers.PIECE_KINDS):
        spaces = np.where(board.piece[:count] == kind, board.spaces[:count], 0)
        left = board.pieces[kind] - owned @ spaces
        assert (column(states, "pieces")[:, :players, kind] == left).all(), "pieces are lost or made"
    assert (column(states, "pieces") >= 0).all()
    points = (
        owned @ board.points[:count] if board.points_on_claim else np.zeros_like(column(states, "points")[:, :players])
    )
    assert (column(states, "points")[:, :players] == points).all(), "the score track is wrong"


def _parallel_groups(setting: Setting) -> list[list[int]]:
    edition = edition_named(setting.edition)
    groups = {tuple(sorted(edition.routes_between(*route.ends))) for route in edition.routes}
    return [list(group) for group in groups if len(group) > 1]


# --- the rest ---------------------------------------------------------------------------------------------------------


def _check_stations_and_ferries(setting: Setting, states: Any) -> None:
    board, players = setting.board, setting.players
    for seat in range(players):
        built = (column(states, "station_owner") == seat).sum(axis=1)
        assert (built + column(states, "stations")[:, seat] == board.stations).all()
    free = as_bits(column(states, "station_free"), numbers.CITIES)
    cities = as_bits(board.all_cities, numbers.CITIES)
    assert (free == cities & (column(states, "station_owner") == numbers.NOBODY)).all()
    assert (column(states, "ferry").sum(axis=1) + column(states, "ferry_pile") == board.ferry_cards).all()
    assert (column(states, "ferry") >= 0).all()
    assert (column(states, "ferry") <= board.ferry_limit).all()
    assert (column(states, "ferry_pile") >= 0).all()


def _check_decision(setting: Setting, states: Any) -> None:
    """Who decides what, and that nothing is left over of decisions made before."""
    phase, seat = column(states, "phase"), column(states, "seat")
    over = phase == codes.OVER
    assert (seat[over] == numbers.NOBODY).all()
    assert ((seat[~over] >= 0) & (seat[~over] < setting.players)).all()
    assert (phase >= 0).all()
    assert (phase <= codes.OVER).all()
    answering = phase == codes.ANSWER_TUNNEL
    assert ((column(states, "route") != numbers.NONE) == (answering | (phase == codes.PAY_ROUTE))).all()
    assert ((column(states, "city") != numbers.NONE) == (phase == codes.PAY_STATION)).all()
    paying = np.isin(phase, [codes.PAY_ROUTE, codes.PAY_STATION, codes.ANSWER_TUNNEL])
    assert ((column(states, "owed_cards") > 0) == paying).all()
    assert (column(states, "paid").any(axis=1) == answering).all()
    assert (column(states, "revealed").any(axis=1) == answering).all()
    choosing = np.isin(phase, [codes.CHOOSE_LONG_TICKETS, codes.CHOOSE_TICKETS, codes.KEEP_TICKETS])
    assert (column(states, "offered").any(axis=1) == choosing).all()
    setting_up = np.isin(phase, [codes.CHOOSE_LONG_TICKETS, codes.CHOOSE_TICKETS])
    assert ((column(states, "turn") == 0) == setting_up).all()
    left = column(states, "turns_left")
    assert ((left == numbers.NONE) | ((left >= 0) & (left <= setting.players))).all()
    assert (column(states, "passes") <= setting.players).all()
