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
    _check_marks(setting, states)
    _check_display(setting, states)
    _check_tickets(setting, states)
    _check_routes(setting, states)
    _check_stations_and_ferries(setting, states)
    _check_money_and_markers(setting, states)
    _check_event_cards(setting, states)
    _check_decision(setting, states)


def check_steps(setting: Setting, states: Any) -> None:
    """Positions of one game in order: what once happened stays."""
    before, after = states[:-1], states[1:]
    for name in ("owned", "held"):
        assert not (column(before, name) & ~column(after, name)).any(), f"{name} was lost"
    assert not (column(after, "open") & ~column(before, "open")).any(), "a closed route opened"
    turns = column(after, "turn").astype(int) - column(before, "turn")
    assert ((turns == 0) | (turns == 1)).all()
    assert (column(after, "points") >= column(before, "points")).all()
    if not _gives_trains_back(setting):
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


def _check_marks(setting: Setting, states: Any) -> None:
    """LW-4, LW-13: no action card is lost, and every mark is on a card, wherever that card is."""
    board, held, known = setting.board, column(states, "marked"), column(states, "known_marked")
    actions = column(states, "pile_actions") + column(states, "discard_actions")
    assert (actions == board.action_cards[setting.players]).all(), "action cards are lost or made"
    assert (column(states, "pile_actions") >= 0).all()
    pile, discard = column(states, "pile_marked"), column(states, "discard_marked")
    for marks in (held, known, pile, discard):
        assert (marks >= 0).all(), "fewer than no marks"
    display, shown = column(states, "display"), column(states, "display_mark")
    assert (shown[display == numbers.EMPTY] == 0).all(), "a mark on an empty slot"
    everywhere = held.sum(axis=1) + pile + discard
    for mark in range(numbers.MARKS):
        for kind in range(numbers.CARD_KINDS):
            everywhere[:, mark, kind] += ((display == kind) & (shown == mark + 1)).sum(axis=1)
    assert (everywhere == board.marked).all(), "marks are lost or made"
    assert (pile.sum(axis=1) <= column(states, "pile")).all(), "more marks than cards in the pile"
    assert (discard.sum(axis=1) <= column(states, "discard") + column(states, "paid")).all()
    assert (known <= held).all(), "more marks are known than there are"
    plain = column(states, "hand") - held.sum(axis=2)
    known_plain = column(states, "known") - known.sum(axis=2)
    assert (known_plain >= 0).all(), "a mark is known of a card that is not"
    assert (known_plain <= plain).all(), "more cards without a mark are known than there are"


def _is_due(states: Any, kind: int) -> Any:
    """Is such a thing on the agenda?"""
    agenda, due = column(states, "agenda"), column(states, "due")
    return ((agenda["kind"] == kind) & (np.arange(numbers.AGENDA) < due[:, None])).any(axis=1)


def _check_display(setting: Setting, states: Any) -> None:
    board, shown = setting.board, _display_counts(states)
    jokers = shown[:, numbers.JOKER]
    outside = shown + column(states, "pile") + column(states, "discard")
    ordinary = outside.sum(axis=1) - outside[:, numbers.JOKER]
    stuck = ordinary < board.display_size - board.joker_limit + 1
    waits = _is_due(states, numbers.DUE_DISPLAY)  # LW-13: an event comes first
    if board.effects_from[-1]:  # what a claim brings about is asked before the display is put in order
        waits |= np.isin(column(states, "phase"), [codes.CHOOSE_CARD, codes.CHOOSE_OPTION, codes.KEEP_TICKETS])
    assert ((jokers < board.joker_limit) | stuck | waits).all(), "a display should have been flushed"
    gaps = (column(states, "display") == numbers.EMPTY).any(axis=1) & ~waits
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
    offer, offered = column(states, "offer"), np.zeros((len(states), numbers.NO_TICKET + 1), int)
    np.add.at(offered, (np.arange(len(states))[:, None, None], offer), 1)
    offered = offered[:, : numbers.TICKETS]
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
        if players < board.parallel_from and not (board.triples_open and len(routes) > 2):  # LW-16
            assert (taken[:, routes].sum(axis=1) <= 1).all(), "two parallel routes are used by few players"
            closes = np.repeat(taken[:, routes].any(axis=1)[:, None], players, axis=1)
        closed[:, :, routes] |= closes[:, :, None]
    there = as_bits(board.all_routes, numbers.ROUTES)[:count]  # LW-15
    assert (as_bits(column(states, "open"), numbers.ROUTES)[:, :players, :count] == (there & ~closed)).all(), (
        "the open routes are wrong"
    )
    for kind in range(numbers.PIECE_KINDS):
        spaces = np.where(board.piece[:count] == kind, board.spaces[:count], 0)
        left = board.pieces[kind] - owned @ spaces
        pieces = column(states, "pieces")[:, :players, kind]
        assert (pieces >= left).all(), "pieces are lost"
        most = board.pieces[kind] if _gives_trains_back(setting) else left
        assert (pieces <= most).all(), "pieces are made"
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


def _gives_trains_back(setting: Setting) -> bool:
    rows = len(edition_named(setting.edition).effect_rows)
    return bool((setting.board.effects["do"][:rows] == codes.DO_TRAINS_BACK).any())


def _check_money_and_markers(setting: Setting, states: Any) -> None:
    """LW-22: nobody has less than nothing; LW-15: figures stand on the boards that are on the table."""
    board, money, tokens = setting.board, column(states, "money"), column(states, "tokens")
    assert (money >= 0).all()
    assert (tokens >= 0).all()
    assert board.plays_for_money or not money.any()
    assert not money[:, setting.players :].any()
    assert not tokens[:, setting.players :].any()
    marker = column(states, "marker")
    cities = as_bits(board.all_cities, numbers.CITIES)
    assert ((marker == numbers.NONE) | cities[marker]).all(), "a marker stands beside the board"
    assert (marker[:, len(edition_named(setting.edition).markers) :] == numbers.NONE).all()
    bridged = column(states, "crossing_owner")
    assert ((bridged >= numbers.NOBODY) & (bridged < setting.players)).all()


def _check_event_cards(setting: Setting, states: Any) -> None:
    """LW-13, LW-14: every event card is to come or past, and of them only the current one is in force."""
    deck = as_bits(setting.board.events, numbers.SOURCES)
    left, past = (as_bits(column(states, name), numbers.SOURCES) for name in ("events_left", "events_past"))
    assert not (left & past).any(), "an event card is in two places"
    assert not ((left | past) & ~deck).any()
    event = column(states, "event")
    current = np.arange(numbers.SOURCES) == event[:, None]
    assert not (current & ~past).any(), "the current event was never turned up"
    assert ((as_bits(states["public"]["in_force"], numbers.SOURCES) & deck) == current).all()


def _check_decision(setting: Setting, states: Any) -> None:
    """Who decides what, and that nothing is left over of decisions made before."""
    phase, seat = column(states, "phase"), column(states, "seat")
    over = phase == codes.OVER
    assert (seat[over] == numbers.NOBODY).all()
    assert ((seat[~over] >= 0) & (seat[~over] < setting.players)).all()
    assert (phase >= 0).all()
    assert (phase <= codes.CHOOSE_OPTION).all()
    answering = phase == codes.ANSWER_TUNNEL
    asked = np.isin(phase, [codes.CHOOSE_PLAYER, codes.CHOOSE_CARD, codes.CHOOSE_OPTION])
    assert setting.board.effects_from[-1] or not asked.any()
    has_route, pays_route = column(states, "route") != numbers.NONE, answering | (phase == codes.PAY_ROUTE)
    assert has_route[pays_route].all()
    if setting.board.effects_from[-1]:  # what a claim brings about may ask something before the turn is over
        pays_route |= asked | (phase == codes.KEEP_TICKETS)
    assert not has_route[~pays_route].any()
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
