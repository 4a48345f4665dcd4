"""Bots: they play by the rules in every edition, and what they choose depends on nothing they may not know."""

from __future__ import annotations

import itertools
import json
import os
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

import networkx
import numpy as np
import pytest

from branchline import Game, OptionError
from branchline.bots import LEVELS, bot_names, find_bot, make_bot
from branchline.bots.chances import positions_of, win_chances
from branchline.bots.compiled import exports as bots
from branchline.bots.compiled import memory
from branchline.bots.compiled.claims import _tunnel_failure
from branchline.bots.compiled.keeping import tickets_worth
from branchline.bots.compiled.memory import GREEDY, PLANNER, RANDOM, new_brain
from branchline.bots.compiled.options import add_option, no_options
from branchline.bots.compiled.paths import INFINITE, price_routes, shortest_way, value_routes
from branchline.bots.compiled.plan import make_plan, set_goals
from branchline.bots.compiled.planner import ways_for
from branchline.bots.compiled.survey import survey, survey_map
from branchline.bots.compiled.wants import _want_of_next, count_unseen
from branchline.bots.helpers import Desk, Helpers
from branchline.bots.levels import Paced
from branchline.bots.planner import PlannerBot
from branchline.bots.search import Option, SearchBot, expected_loss, read_budget, think_together
from branchline.game.view import View
from branchline.kernel import codes, numbers, records
from branchline.kernel import exports as kernel
from branchline.lab.compiled import exports as games_export
from branchline.lab.compiled.outcome import OUTCOME
from tests.kernel.test_views import shuffle_chance
from tests.kit.games import EVERY_SETTING, EVERY_VARIANT, Setting, as_bits, play_game
from tests.kit.paths import ROOT
from tests.kit.rules import call
from tests.kit.table import key_of, members

COMPILED = {"random": RANDOM, "greedy": GREEDY, "planner": PLANNER}


def whole_games(setting: Setting, kinds: list[int], games: int, seed: int = 1) -> Any:
    """Games between compiled bots: `kinds` by seat."""
    random = np.random.default_rng(seed)
    outcomes = records.new(OUTCOME, games)
    games_export.make_games_ready()
    games_export.play_whole_games(
        setting.board,
        records.new(records.STATE)[0],
        records.new_scratch()[0],
        records.new(memory.MIND, numbers.PLAYERS),
        np.array([new_brain(kind) for kind in COMPILED.values()], dtype=memory.BRAIN),
        records.new(records.EVENT),
        setting.players,
        np.full(games, numbers.NOBODY, np.int16),
        random.integers(0, 2**32, (games, 1 + numbers.PLAYERS, 8), np.uint32),
        np.array([kinds] * games, np.int16),
        outcomes,
    )
    return outcomes


def shares(outcomes: Any, players: int) -> Any:
    """How much of each victory each seat has."""
    first = outcomes["sheet"]["place"][:, :players] == 1
    return first / first.sum(axis=1, keepdims=True)


@cache
def bot_positions(setting: Setting, seed: int, decisions: range) -> list[Any]:
    """States from one game of planners, after each of so many decisions; fewer, and the last one, if it ends before."""
    board, brain = setting.board, new_brain(PLANNER)
    state, scratch = records.new(records.STATE)[0], records.new_scratch()[0]
    minds, log = records.new(memory.MIND, numbers.PLAYERS), records.new(records.EVENT)
    kernel.new_game(board, state, setting.players, numbers.NOBODY, key_of(seed), log)
    found = []
    for decision in range(decisions[-1] + 1):
        before = state.copy()
        if decision in decisions:
            found.append(before)
        action = int(bots.choose_action(board, state, scratch, brain, minds[state.public.decider]))
        log[0].kind = 0
        kernel.play(board, state, action, log)
        if state.public.phase == codes.OVER:
            return [*found, before]
    return found


def bot_position(setting: Setting, seed: int, decision: int) -> Any:
    """A state from a game of planners after that many decisions, or earlier if it ends before."""
    return bot_positions(setting, seed, range(decision, decision + 1))[-1].copy()


# --- every bot, every edition -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("setting", EVERY_SETTING, ids=lambda setting: setting.name)
def test_planners_finish_games_in_every_setting(setting: Setting) -> None:
    outcomes = whole_games(setting, [2] * setting.players, 4)
    assert (outcomes["turns"] > 5).all()
    assert (outcomes["last_round_by"] >= 0).all(), "planners run out of pieces, not of ideas"
    assert (outcomes["pieces_left"][:, : setting.players] >= 0).all()


@pytest.mark.parametrize("setting", EVERY_VARIANT, ids=lambda setting: setting.name)
@pytest.mark.parametrize("kind", COMPILED.values(), ids=list(COMPILED))
def test_a_compiled_bot_only_does_what_is_legal(setting: Setting, kind: int) -> None:
    board, state = setting.board, records.new(records.STATE)[0]
    scratch, log = records.new_scratch()[0], records.new(records.EVENT)
    minds, brain = records.new(memory.MIND, numbers.PLAYERS), new_brain(kind)
    kernel.new_game(board, state, setting.players, numbers.NOBODY, key_of(kind), log)
    while state.public.phase != codes.OVER:
        action = int(bots.choose_action(board, state, scratch, brain, minds[state.public.decider]))
        assert kernel.refusal(board, state, action) == codes.ALLOWED
        log[0].kind = 0
        kernel.play(board, state, action, log)


@pytest.mark.slow
@pytest.mark.parametrize("edition", ["europe", "italy", "new-york", "berlin"])
def test_stronger_bots_win(edition: str) -> None:
    """Far below the figures of docs/bots.md, which need more games: this only notices when something is broken."""
    setting = next(s for s in EVERY_SETTING if s.edition == edition and s.players == 2)
    assert shares(whole_games(setting, [1, 0], 60), 2)[:, 0].mean() > 0.9
    assert shares(whole_games(setting, [2, 0], 60), 2)[:, 0].mean() > 0.95
    assert shares(whole_games(setting, [2, 1], 100), 2)[:, 0].mean() > 0.75


@pytest.mark.slow
def test_search_beats_the_planner() -> None:
    """Berlin, a few playouts a move: 16 games are enough to notice a search that does not search."""
    won = 0.0
    for number in range(16):
        game = Game.new("berlin", players=2, seed=number // 2)
        seats = {number % 2: SearchBot(number, budget="100"), 1 - number % 2: make_bot("planner", number)}
        while game.decider is not None:
            game.play(seats[game.decider].choose(game.view(game.decider)))
        first = [sheet.seat for sheet in game.sheets() if sheet.place == 1]
        won += (number % 2 in first) / len(first)
    assert won >= 10


# --- hidden stays hidden ----------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("setting", EVERY_VARIANT, ids=lambda setting: setting.name)
@pytest.mark.parametrize("kind", COMPILED.values(), ids=list(COMPILED))
def test_a_compiled_bot_reads_nothing_that_its_seat_may_not_know(setting: Setting, kind: int) -> None:
    """In the true state it chooses what it chooses in any other deal that fits the seat's view."""
    board, other = setting.board, records.new(records.STATE)[0]
    view, chance = records.new(records.VIEW)[0], records.new(records.CHANCE)[0]
    scratch, brain = records.new_scratch()[0], new_brain(kind)
    kernel.begin_chance(chance, key_of(5))
    different = 0
    states = [*play_game(setting, 3).states[::9], *bot_positions(setting, 4, range(0, 150, 10))]
    for state in states:
        if state.public.phase == codes.OVER:
            continue
        kernel.observe(board, state, state.public.decider, view)
        own = fresh_mind()
        chosen = bots.choose_action(board, state, scratch, brain, own)
        for _ in range(3):
            kernel.determinize(board, view, chance, other)
            different += bool(other.own.tobytes() != state.own.tobytes())
            assert bots.choose_action(board, other, scratch, brain, fresh_mind()) == chosen
    assert different > 10


def fresh_mind() -> Any:
    mind = records.new(memory.MIND)[0]
    kernel.begin_chance(mind.chance, key_of(1))
    return mind


@pytest.mark.parametrize("name", ["random", "greedy", "planner", "search@30", "easy"])
def test_a_bot_chooses_the_same_whatever_the_others_hold(name: str) -> None:
    """Two games that differ only in what one seat cannot see: the bot gets equal views and does the same."""
    game = Game.new("italy", players=3, seed=8)
    for _ in range(40):
        game.play(game.legal()[0])
    seat = game.decider
    assert seat is not None
    view = game.view(seat)
    assert make_bot(name, 1).choose(view) == make_bot(name, 1).choose(game.copy().view(seat))


def test_bots_are_given_views_and_nothing_else() -> None:
    """`choose` has no other argument: there is no way to a state, a game or another seat's view."""
    for name in bot_names():
        assert not hasattr(make_bot(name), "game")
    view = Game.new("berlin", seed=1).view(0)
    assert not any(isinstance(value, Game) for value in vars(view).values())
    with pytest.raises(ValueError, match="read-only"):
        view.record.own.hand[0] = 9


# --- names ------------------------------------------------------------------------------------------------------------


def test_an_unknown_bot_is_named_with_those_there_are() -> None:
    with pytest.raises(OptionError, match=r"there is no bot 'gredy', only random, greedy, planner, search, easy"):
        make_bot("gredy")
    with pytest.raises(OptionError, match="cannot be loaded"):
        make_bot("no_such_module:Bot")
    with pytest.raises(OptionError, match="greedy has no budget"):
        make_bot("greedy@1s")
    with pytest.raises(OptionError, match="a budget is a time like 250ms"):
        make_bot("search@soon")


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays(level: str) -> None:
    view = Game.new("new-york", seed=1).view(0)
    seat = view.decider
    assert seat is not None
    game = Game.new("new-york", seed=1)
    assert make_bot(level, 1).choose(game.view(seat)) in game.view(seat).actions


def test_a_pace_only_waits() -> None:
    game = Game.new("new-york", seed=1)
    assert game.decider is not None
    view = game.view(game.decider)
    began = time.perf_counter()
    assert Paced(make_bot("planner", 1), 0.2).choose(view) == make_bot("planner", 1).choose(view)
    assert time.perf_counter() - began >= 0.2


def test_other_packages_add_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The entry-point group: an installed package with one line of metadata is enough. It cannot replace ours."""
    info = tmp_path / "lazy_bots-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: lazy-bots\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(
        "[branchline.bots]\nlazy = lazy_bots:Lazy\nrandom = lazy_bots:Lazy\n", encoding="utf-8"
    )
    (tmp_path / "lazy_bots.py").write_text(
        "class Lazy:\n    def __init__(self, seed): pass\n    def choose(self, view): return view.actions[0]\n",
        encoding="utf-8",
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    assert bot_names()[-1] == "lazy"
    assert find_bot("random").__name__ == "RandomBot"
    game = Game.new("berlin", seed=2)
    assert game.decider is not None
    view = game.view(game.decider)
    assert make_bot("lazy", 0).choose(view) == view.actions[0]


@pytest.mark.slow
def test_the_example_bot_plays() -> None:
    command = [sys.executable, str(ROOT / "examples" / "custom_bot.py")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=True)
    assert done.stdout.count("TicketFirst won") == 2
    wins = [int(line.split()[2]) for line in done.stdout.splitlines()]
    assert wins[0] > 10, "it should beat random"


# --- the planner's parts ----------------------------------------------------------------------------------------------


def ways(setting: Setting) -> Any:
    """The planner's habits in games of that kind."""
    return call(ways_for, setting.board, new_brain(PLANNER))


def planned(setting: Setting, state: Any, seat: int) -> Any:
    """The planner's mind after planning for a seat."""
    mind, brain, board = records.new(memory.MIND)[0], ways(setting), setting.board
    call(survey_map, board, mind)
    call(survey, board, state, seat, brain, mind)
    call(set_goals, board, state, seat, brain, mind)
    call(make_plan, board, state, seat, brain, mind)
    return mind


def prices(setting: Setting, state: Any, seat: int) -> tuple[Any, Any]:
    mind, brain, board = records.new(memory.MIND)[0], ways(setting), setting.board
    call(survey_map, board, mind)
    call(survey, board, state, seat, brain, mind)
    call(value_routes, board, state, seat, brain, mind)
    call(price_routes, board, brain, mind, 1.0)
    graph = networkx.MultiGraph()
    graph.add_nodes_from(range(int(board.cities)))
    for route in range(int(board.routes)):
        if mind.price[route] < INFINITE:
            graph.add_edge(int(board.end_a[route]), int(board.end_b[route]), weight=float(mind.price[route]))
    return mind, graph


@pytest.mark.slow
@pytest.mark.parametrize("setting", EVERY_VARIANT, ids=lambda setting: setting.name)
def test_ways_are_the_cheapest(setting: Setting) -> None:
    """NetworkX finds the same prices, and the way has the price it claims."""
    board = setting.board
    for number in (20, 90):
        state = bot_position(setting, 6, number)
        mind, graph = prices(setting, state, 0)
        for ticket in range(0, int(board.tickets), 5):
            a, b = int(board.ticket_a[ticket]), int(board.ticket_b[ticket])
            if board.next_terminal[a] != numbers.NONE or board.next_terminal[b] != numbers.NONE:
                continue
            end = int(call(shortest_way, board, mind, a, b))
            if not networkx.has_path(graph, a, b):
                assert end == numbers.NONE
                continue
            assert end == b
            expected = networkx.shortest_path_length(graph, a, b, weight="weight")
            assert mind.distance[b] == pytest.approx(expected)
            walked, city = 0.0, b
            while mind.via[city] != numbers.NONE:
                route = int(mind.via[city])
                walked += float(mind.price[route])
                city = int(board.end_a[route] + board.end_b[route]) - city
            assert walked == pytest.approx(expected)
            assert city == a


@pytest.mark.slow
@pytest.mark.parametrize("setting", EVERY_VARIANT, ids=lambda setting: setting.name)
def test_a_plan_can_be_built_and_fulfils_what_it_promises(setting: Setting) -> None:
    """Planned routes are open and affordable in pieces; owning them fulfils every ticket not given up."""
    board, checked = setting.board, 0
    for seed, number in itertools.product((1, 2, 3), (10, 40)):
        state = bot_position(setting, seed, number)
        seat = int(state.public.decider)
        mind = planned(setting, state, seat)
        routes = list(members(mind.planned))
        assert all(route in members(state.public.open[seat]) for route in routes)
        for kind in range(numbers.PIECE_KINDS):
            used = sum(int(board.spaces[r]) for r in routes if board.piece[r] == kind)
            assert used == mind.plan_pieces[kind] <= state.public.pieces[seat, kind]
        if mind.plan_stations or mind.given_up:
            continue
        built = state.copy()
        for route in routes:
            built.public.owned[seat, route // 64] |= np.uint64(1 << (route % 64))
        sheet = records.new(records.SHEET)[0]
        kernel.score(board, built, records.new_scratch()[0], sheet)
        lost = set(members(state.own[seat].held)) - set(members(sheet.done[seat]))
        blocked = [
            t for t in lost if call(shortest_way, board, mind, int(board.ticket_a[t]), int(board.ticket_b[t])) >= 0
        ]
        assert not blocked
        checked += 1
    assert checked > 0 or setting.edition == "legends"  # random play of a short first game leaves too few trains


@pytest.mark.parametrize("spare", range(5))
def test_the_risk_of_a_tunnel_is_counted_right(spare: int) -> None:
    """Against three cards turned up with replacement, all cases counted."""
    setting = next(s for s in EVERY_SETTING if s.edition == "europe" and s.players == 2)
    board, state = setting.board, records.new(records.STATE)[0]
    route = int(np.flatnonzero(board.tunnel)[0])
    state.own[0].hand[2] = board.cost[route] + spare
    state.public.display[:] = numbers.EMPTY
    state.public.pile_size = 100
    mind = records.new(memory.MIND)[0]
    call(count_unseen, board, state, 0, mind)
    unseen = [
        kind for kind in range(numbers.CARD_KINDS) for _ in range(int(board.deck[kind] - state.own[0].hand[kind]))
    ]
    match = sum(kind in (2, numbers.JOKER) for kind in unseen) / len(unseen)
    chances = [(match if hit else 1 - match, hit) for hit in (0, 1)]
    failure = sum(a[0] * b[0] * c[0] for a, b, c in itertools.product(chances, repeat=3) if a[1] + b[1] + c[1] > spare)
    assert call(_tunnel_failure, board, state, 0, mind, route, 2) == pytest.approx(failure)


def test_a_tunnel_that_must_fail_is_left_alone() -> None:
    """With only jokers left to turn up every attempt fails; planners would try for ever."""
    setting = next(s for s in EVERY_SETTING if s.edition == "europe" and s.players == 2)
    board, state = setting.board, records.new(records.STATE)[0]
    route = int(np.flatnonzero(board.tunnel)[0])
    state.own[0].hand[2] = board.cost[route] + 2
    state.public.display[:] = numbers.EMPTY
    state.public.discard[numbers.JOKER] = 3
    mind = records.new(memory.MIND)[0]
    call(count_unseen, board, state, 0, mind)
    assert call(_tunnel_failure, board, state, 0, mind, route, 2) == 1.0


def test_the_second_card_may_be_the_one_that_takes_the_place_of_the_first() -> None:
    """The best of it and of what else there is, every card counted that may come; a display joker is no second card."""
    setting = next(s for s in EVERY_SETTING if s.edition == "new-york" and s.players == 2)
    board, state = setting.board, records.new(records.STATE)[0]
    state.own[0].hand[1] = 3
    state.public.display[:] = [0, 0, 2, numbers.JOKER, 4]
    shown = [0, 0, 2, numbers.JOKER, 4, 1, 1, 1]
    mind = records.new(memory.MIND)[0]
    mind.want[: int(board.colors)] = np.arange(int(board.colors)) / 4
    mind.want[numbers.JOKER] = 9.0
    other = 0.6
    unseen = [k for k in range(numbers.CARD_KINDS) for _ in range(int(board.deck[k]) - shown.count(k))]
    next_card = [other if kind == numbers.JOKER else max(other, mind.want[kind]) for kind in unseen]
    call(count_unseen, board, state, 0, mind)
    assert call(_want_of_next, mind, other) == pytest.approx(np.mean(next_card))
    assert np.mean(next_card) > other


@pytest.mark.parametrize("setting", EVERY_VARIANT, ids=lambda setting: setting.name)
def test_a_turn_of_a_playout_is_decided_alike(setting: Setting) -> None:
    """A playout keeps the best option only, and passes over routes that could not be it."""
    # Ways around are only guessed in playouts.
    patient, quick = new_brain(PLANNER, risk_worth=0.0), new_brain(PLANNER, risk_worth=0.0, quick=1)
    mind, scratch = records.new(memory.MIND)[0], records.new_scratch()[0]
    turns = [s for s in bot_positions(setting, 8, range(0, 400, 3)) if s.public.phase == codes.TURN]
    assert len(turns) > 10
    for state in turns:
        one, other = (bots.choose_action(setting.board, state, scratch, brain, mind) for brain in (patient, quick))
        assert one == other


@pytest.mark.parametrize("kept", [1, 5, memory.OPTIONS])
def test_options_stay_in_order(kept: int) -> None:
    mind = records.new(memory.MIND)[0]
    worths = np.random.default_rng(1).integers(0, 50, 100)
    call(no_options, mind, kept)
    for action, worth in enumerate(worths):
        call(add_option, mind, action, float(worth))
    expected = sorted(range(100), key=lambda action: (-worths[action], action))[:kept]
    assert list(mind.option[:kept]) == expected
    assert mind.options == kept


def test_drawing_tickets_promises_the_best_of_those_drawn() -> None:
    """The mean of the best of n draws with replacement, counted out."""
    setting = next(s for s in EVERY_SETTING if s.edition == "new-york" and s.players == 2)
    state = bot_position(setting, 2, 30)
    mind = planned(setting, state, 0)
    worth = call(tickets_worth, setting.board, state, 0, ways(setting), mind)
    count = sum(t not in members(state.own[0].held) for t in members(setting.board.normal_tickets))
    gains = list(mind.gains[:count])
    assert gains == sorted(gains)
    best = [max(draws) for draws in itertools.product(gains, repeat=int(setting.board.draw_tickets))]
    assert worth == pytest.approx(np.mean(best))


def test_long_tickets_are_kept_with_those_in_mind_that_have_to_be_kept_after_them() -> None:
    """EU-21: two or three more come. Who counts the turns they take keeps a long one less often; never more often."""
    careful, careless = PlannerBot(1, later_turns=6.5), PlannerBot(1, later_turns=0.0)
    kept = {"by both": 0, "by the careless": 0, "by none": 0, "by the careful": 0}
    for seed in range(40):
        game = Game.new("europe", variant="mega", players=2, seed=seed)
        view = game.view(game.decider)
        one, other = (bool(view.move(bot.choose(view)).tickets) for bot in (careful, careless))
        who = {
            (True, True): "both",
            (False, True): "the careless",
            (False, False): "none",
            (True, False): "the careful",
        }
        kept[f"by {who[one, other]}"] += 1
    assert kept["by the careful"] == 0
    assert min(kept["by both"], kept["by the careless"]) > 3, kept


# --- the search -------------------------------------------------------------------------------------------------------


def middle_game(edition: str = "new-york", moves: int = 14, players: int = 2) -> Game:
    game = Game.new(edition, players=players, seed=4)
    planner = [make_bot("planner", seat) for seat in range(players)]
    for _ in range(moves):
        assert game.decider is not None
        game.play(planner[game.decider].choose(game.view(game.decider)))
    while game.phase != "turn":
        assert game.decider is not None
        game.play(planner[game.decider].choose(game.view(game.decider)))
    return game


def view_now(game: Game) -> View:
    assert game.decider is not None
    return game.view(game.decider)


@pytest.mark.parametrize("helpers", [0, 1, 4])
def test_same_seed_and_playouts_same_move(helpers: int) -> None:
    """On however many cores."""
    view = view_now(middle_game())
    first, second = (SearchBot(7, budget="120") for _ in range(2))
    second.helpers = Helpers(helpers)
    assert first.choose(view) == second.choose(view)
    assert first.thoughts == second.thoughts
    other = SearchBot(8, budget="120")
    other.choose(view)
    assert other.thoughts != first.thoughts


def test_no_two_work_at_the_same_desk() -> None:
    """Four bots think at the same time with two helpers between them; everything is done once."""
    helpers, at_work, done, lock = Helpers(2), set[int](), [0] * 4, threading.Lock()

    def think(bot: int) -> None:
        def work(desk: Desk, number: int, step: int) -> None:
            with lock:
                assert id(desk) not in at_work
                at_work.add(id(desk))
            time.sleep(0.0002)
            with lock:
                at_work.remove(id(desk))
                done[bot] += len(range(number, 12, step))

        own = Desk()
        for _ in range(50):
            helpers.share(own, work)

    with ThreadPoolExecutor(4) as bots_at_once:
        list(bots_at_once.map(think, range(4)))
    assert done == [50 * 12] * 4
    assert helpers.hands() == 3, "and all desks are free again"


def test_who_helps_and_fails_is_heard() -> None:
    helpers = Helpers(1)

    def work(_: Desk, number: int, __: int) -> None:
        if number == 1:
            raise ArithmeticError("wrong")

    with pytest.raises(ArithmeticError):
        helpers.share(Desk(), work)
    assert helpers.hands() == 2


def test_as_many_help_as_may() -> None:
    free = 3
    helpers, parts = Helpers(2, lambda: free), []
    helpers.share(Desk(), lambda _, number, of: parts.append((number, of)))
    assert sorted(parts) == [(0, 3), (1, 3), (2, 3)]
    free = 0
    helpers.share(Desk(), lambda _, number, of: parts.append((number, of)))
    assert parts[3:] == [(0, 1)]


def test_bots_of_one_table_share_all_cores() -> None:
    easy, search, expert = think_together([make_bot(name, 1) for name in ("easy", "search", "expert")])
    assert isinstance(search, SearchBot)
    assert isinstance(expert, SearchBot)
    assert search.helpers is expert.helpers
    assert search.helpers.hands() == os.cpu_count()
    assert not hasattr(easy, "helpers")


def test_the_search_says_what_it_thinks() -> None:
    view = view_now(middle_game("europe", 30))
    bot = SearchBot(1, budget="200")
    action = bot.choose(view)
    assert bot.thoughts[0].action == action
    assert len({thought.action for thought in bot.thoughts}) == len(bot.thoughts) > 2
    for thought in bot.thoughts:
        assert thought.action in view.actions
        assert thought.visits > 0
        assert 0 <= thought.value <= 1
        assert 0 <= thought.win_chance <= 1
        assert 0 <= thought.prior <= 1
        assert -300 < thought.margin < 300
    assert 150 < sum(thought.visits for thought in bot.thoughts) < 260
    assert max(thought.visits for thought in bot.thoughts) == bot.thoughts[0].visits


def test_no_move_is_said_to_win_more_often_than_a_better_one() -> None:
    """An option that was dropped early may have had lucky deals: it is judged against the best on the same ones."""
    game, bot = middle_game("europe", 30), SearchBot(1, budget="300")
    planner = [make_bot("planner", seat) for seat in range(2)]
    for _ in range(12):
        bot.choose(view_now(game))
        chances = [thought.win_chance for thought in bot.thoughts]
        assert chances == sorted(chances, reverse=True)
        game.play(planner[game.decider or 0].choose(view_now(game)))
    best, lucky = Option(1, 0.5), Option(2, 0.5)
    best.add(np.array([[0.9, 1.0, 20.0], [0.8, 1.0, 10.0], [0.2, 0.0, -10.0], [0.1, 0.0, -20.0]]))
    lucky.add(np.array([[0.9, 1.0, 19.0], [0.8, 1.0, 9.0]]))
    assert best.thought(0.5, best).win_chance == 0.5
    assert lucky.thought(0.5, best).win_chance == 0.5
    assert lucky.thought(0.5, best).margin == -1.0


def test_a_time_is_kept() -> None:
    view = view_now(middle_game("berlin"))
    bot = SearchBot(1, budget="300ms")
    began = time.perf_counter()
    bot.choose(view)
    assert time.perf_counter() - began < 1.5
    assert bot.thoughts[0].visits > 20


def test_with_no_time_a_search_does_next_to_nothing() -> None:
    """However many wait for a server's bots, and however long a single playout takes: nobody waits for two."""
    game = Game.new("legends", variant="all-boards", seed=3, players=5)
    planners = [make_bot("planner", seat) for seat in range(5)]
    while len(game.played) < 90 or game.phase != "turn":
        game.play(planners[game.decider or 0].choose(view_now(game)))
    bot, seconds = SearchBot(1, budget="2s"), itertools.count(step=0.1)
    bot.clock = lambda: next(seconds)
    bot.hurry = 1000.0
    bot.choose(view_now(game))
    assert [thought.visits for thought in bot.thoughts] == [1] * len(bot.thoughts)
    assert len(bot.thoughts) == bot.width
    # Of a guess of every decision, one round through all of them.
    assert len(bot.beliefs.deals) == 2


def test_an_unclear_decision_takes_all_of_its_time_and_a_clear_one_little() -> None:
    """In the first turn of Europe nobody knows what is best; in the last turn of a game the score says it at once."""
    bot = SearchBot(1, budget="250ms")
    bot.explains = False
    bot.choose(view_now(middle_game("europe", 1)))  # whatever has to be loaded is not part of the time
    began = time.perf_counter()
    bot.choose(view_now(middle_game("europe", 1)))
    assert time.perf_counter() - began > 0.24
    game = middle_game("new-york", 4)
    planner = [make_bot("planner", seat) for seat in range(2)]
    while view_now(game).record.public.turns_left != 1 or len(view_now(game).actions) < 3:
        game.play(planner[game.decider or 0].choose(view_now(game)))
    patient = SearchBot(1, budget="60s")
    began = time.perf_counter()
    patient.choose(view_now(game))
    assert time.perf_counter() - began < 20
    assert len(patient.thoughts) > 1


def test_what_is_lost_by_dropping_an_option() -> None:
    """Compared with drawing the true lead many times."""
    leads = np.array([0.05, -0.02, 0.03, 0.01, -0.01, 0.06])
    drawn = np.random.default_rng(1).normal(leads.mean(), leads.std(ddof=1) / np.sqrt(len(leads)), 400_000)
    assert expected_loss(leads) == pytest.approx(np.maximum(0, -drawn).mean(), rel=0.03)
    assert expected_loss(-leads) == pytest.approx(np.maximum(0, drawn).mean(), rel=0.03)
    assert expected_loss(np.zeros(6)) == 0, "of twins one is enough"


def test_a_forced_move_is_not_searched() -> None:
    """With one thing to do there is nothing to think about, whatever the budget."""
    game = middle_game()
    while len(view_now(game).actions) > 1:
        game.play(view_now(game).actions[0])
    bot = SearchBot(1, budget="60s")
    assert bot.choose(view_now(game)) == view_now(game).actions[0]
    assert bot.thoughts == []


def test_the_search_takes_a_win_that_is_there() -> None:
    """In the last turn of the game, the claim that brings most is found whatever the planner thinks of it."""
    game = middle_game("new-york", 4)
    planner = [make_bot("planner", seat) for seat in range(2)]
    while view_now(game).record.public.turns_left != 1:
        game.play(planner[game.decider or 0].choose(view_now(game)))
    best: dict[int, int] = {}
    seat = game.decider
    for move in game.legal():
        copy = game.copy()
        copy.play(move.action)
        while copy.decider is not None:
            copy.play(copy.legal()[0])
        best[move.action] = next(sheet.total for sheet in copy.sheets() if sheet.seat == seat)
    chosen = SearchBot(3, budget="400", width=32).choose(view_now(game))
    assert best[chosen] == max(best.values())


def test_budgets_are_read() -> None:
    assert read_budget(" 1s ") == (1000.0, None)
    for wrong in ("", "0", "-1", "ms", "1m", "1e9", "s1"):
        with pytest.raises(OptionError):
            read_budget(wrong)
    with pytest.raises(OptionError, match="at least one option"):
        SearchBot(1, width=0)


# --- compiled and interpreted -----------------------------------------------------------------------------------------


SMALL_MAPS = [s for s in EVERY_VARIANT if s.edition not in ("europe", "legends") or s.variant == "first-game"]


def planner_line(setting: Setting) -> list[int]:
    """Every action of the first turns of a game of planners; between two, who are quick, nearly of all of it."""
    most = 60 if setting.players == 2 else 30
    board, state = setting.board, records.new(records.STATE)[0]
    scratch, log = records.new_scratch()[0], records.new(records.EVENT)
    minds, brain = records.new(memory.MIND, numbers.PLAYERS), new_brain(PLANNER)
    kernel.new_game(board, state, setting.players, numbers.NOBODY, key_of(11), log)
    actions: list[int] = []
    while state.public.phase != codes.OVER and len(actions) < most:
        actions.append(int(bots.choose_action(board, state, scratch, brain, minds[state.public.decider])))
        log[0].kind = 0
        kernel.play(board, state, actions[-1], log)
    return actions


@pytest.mark.slow
@pytest.mark.parametrize("setting", SMALL_MAPS, ids=lambda setting: setting.name)
def test_the_planner_is_the_same_compiled_and_interpreted(setting: Setting) -> None:
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    command = [sys.executable, "-W", "error", "-m", "tests.bots.test_bots", setting.name]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=200, check=False)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == planner_line(setting)


def test_bits_of_outcomes_agree_with_the_sheet() -> None:
    """What the outcome says of routes and tickets is what the sheet was made from."""
    setting = next(s for s in EVERY_SETTING if s.edition == "europe" and s.players == 3)
    for outcome in whole_games(setting, [2, 1, 0], 5):
        points = setting.board.points
        for seat in range(3):
            assert outcome.sheet.lines[seat, codes.LINE_ROUTES] == points[outcome.claimed_by == seat].sum()
        done = as_bits(outcome.sheet.done, numbers.TICKETS)
        for seat in range(3):
            kept = outcome.ticket_of == seat
            assert (done[seat] <= kept).all()
            assert (outcome.offered[seat][kept] > 0).all()
            gained = np.where(done[seat], 1, -1) * setting.board.ticket_points
            assert outcome.sheet.lines[seat, codes.LINE_TICKETS] == gained[kept].sum()


if __name__ == "__main__":
    print(json.dumps(planner_line(next(s for s in EVERY_VARIANT if s.name == sys.argv[1]))))


# --- chances ----------------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_chances_go_from_even_to_the_result() -> None:
    game = Game.new("berlin", players=3, seed=4)
    bots = [make_bot("planner", seat) for seat in range(3)]
    while game.decider is not None:
        game.play(bots[game.decider].choose(view_now(game)))
    positions = positions_of(game)
    chances = [win_chances(position, 90) for _, position in positions]
    assert all(sum(each) == pytest.approx(1) for each in chances)
    assert chances == [win_chances(position, 90) for _, position in positions], "the same position, the same chances"
    assert all(0.1 < chance < 0.7 for chance in chances[0]), "the deal decides little"
    places = [sheet.place for sheet in game.sheets()]
    assert chances[-1] == [(place == 1) / places.count(1) for place in places]
    assert positions[0][0] == 3, "after everybody has chosen tickets"
    assert positions[-1][0] == len(game.played)
    winner = places.index(1)
    assert np.mean([each[winner] for each in chances[-4:-1]]) > 1 / 3, "near the end the winner is ahead"


def test_chances_do_not_know_what_will_be_drawn() -> None:
    game = middle_game("new-york", 2)
    twin = game.copy()
    shuffle_chance(twin._state, np.random.default_rng(1))
    assert twin.state_bytes() != game.state_bytes()
    assert win_chances(twin) == win_chances(game)
