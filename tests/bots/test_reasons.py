"""Reasons for moves are true of the position: each kind is checked another way than it was found."""

from __future__ import annotations

from collections import Counter

import networkx
import pytest

from branchline import Game
from branchline.bots import make_bot
from branchline.bots.reasons import TEXTS, Reason, Reasons
from branchline.bots.search import EXPLAINED, SearchBot
from branchline.game.view import View, members
from branchline.kernel import numbers


def graph_of(view: View, seat: int, also: int | None = None, free: bool = False) -> networkx.MultiGraph:
    """A player's routes as a graph, with one more, or with all that it could still claim; weights are pieces."""
    board, table = view.board, view.record.public
    graph = networkx.MultiGraph()
    graph.add_nodes_from(range(int(board.cities)))
    own = set(members(table.owned[seat])) | ({also} if also is not None else set())
    for route in own | (set(members(table.open[seat])) if free else set()):
        pieces = 0 if route in own else int(board.spaces[route])
        graph.add_edge(int(board.end_a[route]), int(board.end_b[route]), weight=pieces)
    return graph


def terminals(view: View, place: int) -> list[int]:
    found = []
    while place != numbers.NONE:
        found.append(place)
        place = int(view.board.next_terminal[place])
    return found


def pieces_for(view: View, ticket: int, also: int | None = None) -> float:
    """The fewest pieces from one place of a ticket to the other."""
    graph = graph_of(view, int(view.record.seat), also, free=True)
    ends = [terminals(view, int(end[ticket])) for end in (view.board.ticket_a, view.board.ticket_b)]
    ways = [networkx.single_source_dijkstra_path_length(graph, a) for a in ends[0]]
    return min((way.get(b, float("inf")) for way in ways for b in ends[1]), default=float("inf"))


def is_on_the_way(view: View, reason: Reason) -> bool:
    """Whether a route is one of those that fulfil a ticket with the fewest pieces."""
    assert reason.ticket is not None
    assert reason.route is not None
    saved = pieces_for(view, reason.ticket) - pieces_for(view, reason.ticket, reason.route)
    return bool(saved == view.board.spaces[reason.route])


def is_true(view: View, action: int, reason: Reason) -> bool:
    """Whether a reason for an action holds, worked out anew."""
    board, table, seat = view.board, view.record.public, int(view.record.seat)
    match reason.kind:
        case "ticket_done":
            assert reason.ticket is not None
            return pieces_for(view, reason.ticket) > 0 == pieces_for(view, reason.ticket, action)
        case "ticket_served":
            assert reason.ticket is not None
            return pieces_for(view, reason.ticket) - pieces_for(view, reason.ticket, action) == reason.count
        case "race_lost":
            assert reason.ticket is not None
            return pieces_for(view, reason.ticket) > int(table.pieces[seat].sum())
        case "rival_cut" | "rival_blocked":
            assert reason.seat is not None
            a, b = int(board.end_a[action]), int(board.end_b[action])
            graph = graph_of(view, reason.seat)
            apart = not networkx.has_path(graph, a, b)
            ready = reason.kind == "rival_blocked" or view.record.hand_size[reason.seat] >= board.cost[action]
            return bool(reason.seat != seat and apart and graph.degree(a) and graph.degree(b) and ready)
        case "last_round":
            return int(table.pieces[seat].sum()) - int(board.spaces[action]) <= int(board.trigger)
        case "points":
            return reason.count == view.edition.routes[action].points
        case "cards_saved":
            spent = [move.payment.jokers for move in view.legal() if move.payment is not None]
            payment = view.move(action).payment
            return payment is not None and max(spent) - payment.jokers == reason.count
        case "saving_for":
            card, route = view.move(action).card, reason.route
            assert card is not None
            assert route is not None
            lacks = board.color[route] == card and view.record.own.hand[card] < board.cost[route]
            return bool(lacks) and is_on_the_way(view, reason)
        case "borrows":
            assert reason.route is not None
            assert reason.ticket is not None
            assert reason.seat is not None
            ends = (board.end_a[reason.route], board.end_b[reason.route])
            theirs = reason.seat != seat and reason.route in members(table.owned[reason.seat])
            nearer = pieces_for(view, reason.ticket, reason.route) < pieces_for(view, reason.ticket)
            return theirs and nearer and view.move(action).city in ends
        case "crosses":
            assert reason.route is not None
            return bool(board.waves[reason.route] > 2 * table.ferry[seat]) and is_on_the_way(view, reason)
        case "any_color":
            return view.move(action).card == len(view.edition.cards.colors)
        case "gathers":
            card = view.move(action).card
            assert card is not None
            return int(view.record.own.hand[card]) + 1 == reason.count
        case "no_step":
            assert reason.ticket is not None
            claims = [move.route for move in view.legal() if move.kind == "claim"]
            now = pieces_for(view, reason.ticket)
            return 0 < now < float("inf") and all(pieces_for(view, reason.ticket, claim) >= now for claim in claims)
        case "all_done":
            return all(pieces_for(view, ticket) == 0 for ticket in members(view.record.own.held))
        case "time_left":
            left = [sum(view.pieces(player).values()) for player in range(len(view.players))]
            return min(left) == reason.count
        case "ticket_near":
            assert reason.ticket is not None
            kept = view.move(action).tickets or ()
            return reason.ticket in kept and pieces_for(view, reason.ticket) == reason.count
    return False


@pytest.mark.parametrize(
    ("edition", "players", "every", "wanted"),
    [
        ("europe", 3, 5, {"borrows", "any_color", "time_left"}),
        ("italy", 2, 5, {"crosses", "gathers"}),
        ("new-york", 2, 1, {"all_done", "no_step"}),
        ("legends", 2, 5, {"gathers"}),
    ],
)
def test_every_reason_is_true_of_the_position(edition: str, players: int, every: int, wanted: set[str]) -> None:
    """All reasons for all legal moves, at some decisions of a game of planners; in short games at all of them."""
    found: Counter[str] = Counter()
    game = Game.new(edition, players=players, seed=6)
    bots = [make_bot("planner", seat) for seat in range(players)]
    number = 0
    while game.decider is not None:
        view = game.view(game.decider)
        if number % every == 0 or game.phase.startswith("choose"):
            reasons = Reasons(view)
            for action in view.actions:
                for reason in reasons.of(action):
                    found[reason.kind] += 1
                    assert is_true(view, action, reason), (reason, view.move(action), view.position())
                    assert "{" not in reason.text(view)
        game.play(bots[game.decider].choose(view))
        number += 1
    assert {"ticket_served", "ticket_near", "saving_for", *wanted} <= set(found) <= set(TEXTS)


def test_the_search_gives_reasons_for_its_best_moves() -> None:
    game = Game.new("new-york", players=2, seed=4)
    bots = [make_bot("planner", seat) for seat in range(2)]
    said: set[str] = set()
    while game.decider is not None and len(said) < 2:
        view = game.view(game.decider)
        search = SearchBot(1, budget="20")
        search.choose(view)
        for thought in search.thoughts[:EXPLAINED]:
            said |= {reason.kind for reason in thought.reasons}
        assert all(thought.reasons == () for thought in search.thoughts[EXPLAINED:])
        game.play(bots[game.decider].choose(view))
    assert len(said) >= 2


def test_reasons_read_like_sentences() -> None:
    view = Game.new("europe", seed=1).view(0)
    assert Reason("ticket_served", ticket=0, count=2).text(view) == "brings Athína–Edinburgh nearer by 2 pieces"
    assert Reason("cards_saved", count=1).text(view) == "keeps 1 locomotive"
