"""What the search believes about the others' tickets: likely ones by what was built, on deals that fit the view."""

from typing import Any

import numpy as np
import pytest

from benchmarks.thought import any_ticket
from branchline import Game
from branchline.bots import make_bot
from branchline.bots.compiled import exports as bots
from branchline.bots.compiled import memory
from branchline.bots.compiled.intents import deal_likely
from branchline.game.dealing import bot_key
from branchline.game.view import View, members
from branchline.kernel import codes, numbers, records
from branchline.kernel import exports as kernel
from tests.kit.games import EVERY_VARIANT, Setting, play_game
from tests.kit.rules import call
from tests.kit.table import Table


def believed(board: Any, view: Any) -> Any:
    """Which tickets each seat may hold, by what it has built."""
    bots.make_bots_ready()
    belief = records.new(memory.BELIEF)[0]
    bots.see_intents(board, view, records.new(memory.MIND)[0], belief)
    return belief


def dealt(board: Any, view: Any, belief: Any, seed: int) -> Any:
    """A position that fits the view, with tickets as likely as that."""
    state, chance = records.new(records.STATE)[0], records.new(records.CHANCE)[0]
    kernel.begin_chance(chance, bot_key(seed))
    kernel.determinize(board, view, chance, state)
    call(deal_likely, board, view, chance, state, belief)
    return state


def view_of(board: Any, state: Any, seat: int) -> Any:
    view = records.new(records.VIEW)[0]
    kernel.observe(board, state, seat, view)
    return view


@pytest.mark.parametrize("setting", EVERY_VARIANT, ids=lambda setting: setting.name)
def test_deals_still_fit_the_view(setting: Setting) -> None:
    """C-19, C-20: whoever looks at such a deal with the same seat sees what it saw, and no ticket is there twice."""
    for number, state in enumerate(play_game(setting, seed=2).states[::9]):
        seat = number % setting.players
        view = view_of(setting.board, state, seat)
        guess = dealt(setting.board, view, believed(setting.board, view), number)
        assert view_of(setting.board, guess, seat).tobytes() == view.tobytes()
        places = [*guess.own["held"][: setting.players], guess.ticket_pile, guess.box]
        lying = [ticket for words in places for ticket in members(words)]
        lying += [ticket for ticket in range(numbers.TICKETS) if guess.under[ticket]]
        assert len(lying) == len(set(lying))


def test_what_is_nearly_built_is_likely() -> None:
    """A ticket whose way stands is likelier than one of which half is missing, and that than one far away."""
    table = Table(players=2).tidy()
    table.own(0, table.route("essen", "frankfurt"), table.route("essen", "kobenhavn"), pieces=True)
    likely = believed(table.board, table.view(1)).weight
    stands, begun, far = (
        likely[0, table.ticket(*ends)]
        for ends in (("frankfurt", "kobenhavn"), ("frankfurt", "smolensk"), ("athina", "angora"))
    )
    assert stands == likely[0].max()
    assert stands > 2 * begun
    assert begun > far


def test_the_more_was_built_the_more_it_says() -> None:
    """What is missing of a way counts for little at first and for much when few pieces are left."""
    table = Table(players=2).tidy()
    table.own(0, table.route("essen", "frankfurt"), table.route("essen", "kobenhavn"))
    near, far = table.ticket("frankfurt", "kobenhavn"), table.ticket("athina", "angora")
    ratios = []
    for left in (45, 30, 15, 3):
        table.state.public.pieces[0, 0] = left
        likely = believed(table.board, table.view(1)).weight
        ratios.append(likely[0, near] / likely[0, far])
    assert ratios == sorted(ratios)
    assert ratios[0] == 1 < 10_000 < ratios[-1]


def test_routes_and_ends_of_tracks_are_clues() -> None:
    """A ticket explains the routes on its way and the ends that are its places, and nothing else of what was built."""
    table = Table(players=2).tidy()
    routes = [table.route(*ends) for ends in (("essen", "frankfurt"), ("essen", "kobenhavn"), ("athina", "smyrna"))]
    table.own(0, *routes, pieces=True)
    belief = believed(table.board, table.view(1))
    ends = [numbers.ROUTES + table.city(name) for name in ("frankfurt", "kobenhavn", "athina", "smyrna")]
    assert {*members(belief.clues[0])} == {*routes, *ends}, "tracks go on at Essen"
    assert not belief.clues[1].any()

    def explained(*places: str) -> set[int]:
        return {*members(belief.explains[0, table.ticket(*places)] & belief.clues[0])}

    assert explained("frankfurt", "kobenhavn") == {*routes[:2], *ends[:2]}
    assert explained("frankfurt", "smolensk") == {routes[0], ends[0]}, "by way of Essen it lacks least"
    assert not explained("brest", "venezia")


def test_what_one_ticket_explains_no_other_need() -> None:
    """With every way as likely as another, a ticket is likely that explains what no other does."""
    table = Table(players=2).tidy()
    table.own(0, table.route("essen", "frankfurt"), table.route("essen", "kobenhavn"), pieces=True)
    view, all_of_it = table.view(1), table.ticket("frankfurt", "kobenhavn")
    belief = believed(table.board, view)
    belief.weight[:] = 1.0
    normal = [*members(table.board.normal_tickets & ~view.own.held)]
    half_of_it = max(
        (ticket for ticket in normal if ticket != all_of_it),
        key=lambda ticket: len([*members(belief.explains[0, ticket] & belief.clues[0])]),
    )
    deals = [{*members(dealt(table.board, view, belief, seed).own[0].held)} for seed in range(600)]
    told, untold = ([held for held in deals if (all_of_it in held) == wanted] for wanted in (True, False))
    usual = 3 / len(normal)  # three normal tickets are kept
    assert len(told) / len(deals) > 4 * usual
    assert np.mean([half_of_it in held for held in told]) < 1.5 * usual
    assert np.mean([half_of_it in held for held in untold]) > 2 * usual


def test_deals_are_as_likely_as_is_believed() -> None:
    """Whoever is believed to hold certain tickets is dealt them; what the seat holds itself stays where it is."""
    table = Table(players=3).tidy()
    view = table.view(0)
    own, sure = ({*members(table.state.own[seat].held)} for seat in (0, 1))
    belief = any_ticket()
    belief.weight[1] = 0.0
    belief.weight[1, list(own | sure)] = 1.0
    right = 0
    seen: set[int] = set()
    for seed in range(100):
        state = dealt(table.board, view, belief, seed)
        assert {*members(state.own[0].held)} == own
        right += {*members(state.own[1].held)} == sure
        seen.update(members(state.own[2].held))
    assert right > 80, "all but those in which the third one holds one of them"
    assert len(seen) > 30
    assert not seen & own


def test_blind_deals_stay_as_likely_as_they_were() -> None:
    """With every ticket as likely as the others each is held as often."""
    table = Table(players=2).tidy()
    view = table.view(0)
    counts = np.zeros(numbers.TICKETS)
    deals = 1500
    for seed in range(deals):
        counts[list(members(dealt(table.board, view, any_ticket(), seed).own[1].held))] += 1
    normal = [ticket for ticket in members(table.board.normal_tickets) if ticket not in set(members(view.own.held))]
    held = counts[normal].sum() / len(normal)
    assert held > 30
    assert np.abs(counts[normal] - held).max() < 5 * np.sqrt(held)


def test_long_tickets_are_mostly_kept() -> None:
    """EU-2: whoever keeps three of four first tickets may have put the long one back; nobody sees it, but few do."""
    table = Table(players=2, setup=True).tidy()
    while table.state.public.phase == codes.CHOOSE_TICKETS:
        table.play(min(action for action in table.legal() if f"{action - numbers.KEEP:04b}".count("1") == 3))
    view = table.view(0)
    longs = {*members(table.board.long_tickets)}
    deals = [{*members(dealt(table.board, view, any_ticket(), seed).own[1].held)} for seed in range(400)]
    assert {len(held & longs) for held in deals} == {0, 1}
    assert 0.78 < np.mean([len(held & longs) for held in deals]) < 0.93
    belief = any_ticket()
    belief.weight[1, list(longs)] = 0.0001
    deals = [{*members(dealt(table.board, view, belief, seed).own[1].held)} for seed in range(100)]
    assert np.mean([len(held & longs) for held in deals]) < 0.05, "but for one whose routes say no"


@pytest.mark.parametrize("place", ["europe", "italy", "new-york", "berlin"])
def test_it_tells_the_tickets_of_planners(place: str) -> None:
    """Half-way through their games the tickets they hold look likelier than others, on the whole by far."""
    gained = []
    for seed in range(6):
        game = Game.new(place, players=2, seed=seed)
        planner = make_bot("planner", seed)
        while game.decider is not None:
            view = game.view(game.decider)
            pieces = view.record.public.pieces[0].sum() / view.board.pieces.sum()
            if game.phase == "turn" and pieces < 0.5:
                gained.append(surprise(game.view(1), list(members(game.view(0).record.own.held))))
                break
            game.make(planner.choose(view))
    assert np.mean(gained) > 1.0


def surprise(view: View, held: list[int]) -> float:
    """How much likelier (as a power of e) a seat's tickets seem than any others."""
    likely = believed(view.board, view.record).weight[0, : view.board.tickets]
    used = [*members(view.board.normal_tickets), *members(view.board.long_tickets)]
    return float(np.log(likely[held]).mean() - np.log(likely[used].mean()))
