"""What the search learns of the others' tickets from their moves: guesses of the past that come out even, and deals."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from benchmarks.intents import known
from benchmarks.thought import Forgetful, any_ticket
from branchline import Game
from branchline.bots import make_bot
from branchline.bots.beliefs import SEATS, Beliefs
from branchline.bots.compiled import exports as bots
from branchline.bots.compiled.memory import PLANNER, new_brain
from branchline.bots.helpers import Desk
from branchline.game.dealing import bot_key
from branchline.game.view import View, members
from branchline.kernel import exports as kernel
from branchline.kernel import numbers, records
from tests.kit.games import EVERY_VARIANT, Setting


def beliefs(kind: type[Beliefs] = Beliefs) -> Beliefs:
    bots.make_bots_ready()
    return kind(new_brain(PLANNER), Desk())


def turns(edition: str, seed: int, bot: str = "planner", **options: Any) -> Iterator[tuple[Game, View]]:
    """The game at every decision, with the view of whoever decides."""
    game = Game.new(edition, seed=seed, **options)
    players = [make_bot(bot, f"{seed} {seat}") for seat in range(len(game.players))]
    while game.decider is not None:
        view = game.view(game.decider)
        yield game, view
        game.make(players[game.decider].choose(view))


def last_turn(edition: str, seed: int, **options: Any) -> tuple[Game, View]:
    """Shortly before the end of a game."""
    return [(game.copy(), view) for game, view in turns(edition, seed, **options) if game.phase == "turn"][-1]


def held(state: Any, seat: int = 1) -> set[int]:
    """The tickets that a seat holds."""
    return {*members(state.own[seat].held)}


def seen_again(view: View, state: Any, seat: int) -> bytes:
    """What the seat would see if the position were that one."""
    again = records.new(records.VIEW)[0]
    kernel.observe(view.board, state, seat, again)
    return bytes(again.tobytes())


# --- guesses of the past ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("setting", EVERY_VARIANT, ids=lambda setting: setting.name)
def test_scenes_are_as_everybody_saw_them(setting: Setting) -> None:
    """C-19: to a spectator a guess of a past position looks like what was seen, and only others move there."""
    _, view = last_turn(setting.edition, 3, variant=setting.variant, bonus=setting.bonus, players=setting.players)
    sights = {sight.seen.tobytes(): int(sight.action) for sight in view.past}
    scenes = beliefs().scenes(view)
    assert len(scenes) > 2
    for scene in scenes[::7].reshape(-1):
        assert int(scene.state.public.decider) != view.seat
        assert sights[seen_again(view, scene.state, numbers.SPECTATOR)] == scene.action


@pytest.mark.parametrize("edition", ["europe", "italy", "new-york", "berlin"])
def test_whoever_claimed_a_route_could_pay_as_it_did(edition: str) -> None:
    """What somebody paid was in its hand when it claimed: the guesses of that know it."""
    claims = 0
    for seed in range(3):
        _, view = last_turn(edition, seed, players=2)
        scenes = beliefs().scenes(view)
        past = [sight for sight in view.past if sight.seen.public.decider != view.seat]
        for sight, payment in pairwise(past):
            if sight.action >= numbers.STATION or payment.action < numbers.PAY:
                continue
            place = next(i for i in range(len(scenes)) if scenes[i, 0].state.public.turn == sight.seen.public.turn)
            seat = int(sight.seen.public.decider)
            for scene in scenes[place]:
                words = np.zeros(numbers.ACTION_WORDS, np.uint64)
                paying = records.new(records.STATE)[0]
                paying.public = payment.seen.public
                paying.own = scene.state.own
                kernel.legal(view.board, paying, words)
                assert int(payment.action) in set(members(words)), f"seat {seat} could not have paid"
            claims += 1
    assert claims > 10


def when(position: Any) -> tuple[int, int]:
    """The turn, and what is decided."""
    return int(position.public.turn), int(position.public.phase)


def in_common(guessed: Any, truth: Any) -> float:
    """The share of the cards in a hand that were guessed."""
    return float(np.minimum(guessed, truth).sum() / truth.sum())


def test_past_hands_are_closer_to_the_truth_than_any_that_fit() -> None:
    """What was drawn and paid later says which cards were there: more of them are guessed right than without that."""
    told, plain = [], []
    chance, look = records.new(records.CHANCE)[0], records.new(records.VIEW)[0]
    kernel.begin_chance(chance, bot_key(1))
    for seed in range(4):
        views = {when(view.record): view for _, view in turns("new-york", seed, players=2)}
        *_, view = views.values()
        for row in beliefs().scenes(view):
            then = views[when(row[0].state)]
            truth, state = then.record.own.hand, records.new(records.STATE)[0]
            kernel.observe(view.board, row[0].state, numbers.SPECTATOR, look)
            kernel.determinize(view.board, look, chance, state)
            told += [in_common(scene.state.own[then.seat].hand, truth) for scene in row]
            plain.append(in_common(state.own[then.seat].hand, truth))
    assert np.mean(told) > 1.15 * np.mean(plain)


def test_moves_made_with_other_tickets_tell_nothing() -> None:
    """Whoever drew tickets since had other reasons before."""
    *_, (_, view) = turns("europe", 3, "random", players=2)
    seats = view.past["seen"]["public"]["decider"]
    held_then = view.past["seen"]["ticket_count"][np.arange(len(seats)), seats]
    now = view.record.ticket_count[seats]
    assert 0 < (held_then == now)[seats != view.seat].sum() < (seats != view.seat).sum()
    for row in beliefs().scenes(view):
        seat = int(row[0].state.public.decider)
        assert len(held(row[0].state, seat)) == view.record.ticket_count[seat]


# --- what is believed -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("setting", EVERY_VARIANT, ids=lambda setting: setting.name)
def test_deals_fit_what_the_seat_sees(setting: Setting) -> None:
    """C-19, C-20: at every decision, also after tickets were drawn that others were believed to hold."""
    ours = [beliefs() for _ in range(setting.players)]
    options = {"variant": setting.variant, "bonus": setting.bonus, "players": setting.players}
    for number, (_, view) in enumerate(turns(setting.edition, 4, "random", **options)):
        if number % 7 == 0:
            assert view.seat is not None
            ours[view.seat].look_back(view, bot_key(number), rounds=2)
            deals = ours[view.seat].deals
            assert len(deals) <= 48
            for deal in deals[::5]:
                assert seen_again(view, deal, view.seat) == view.record.tobytes()
        if number > 200:
            break


def turns_of(seat: int, seed: int) -> list[View]:
    """The views of a seat at its turns in a game."""
    return [view for game, view in turns("new-york", seed, players=2) if view.seat == seat and game.phase == "turn"]


def test_what_was_believed_is_believed_on() -> None:
    """The deals of a turn ago are looked at again and not thrown away, whatever was thought about in between."""
    ours, others, mind, belief = turns_of(0, 6), turns_of(0, 7), beliefs(), any_ticket()
    mind.believe(ours[3], belief, rounds=30)
    before = [held(deal) for deal in mind.deals]
    mind.believe(others[2], belief, rounds=1)
    assert len(mind.deals) == 2  # another game begins anew
    mind.believe(ours[4], belief, rounds=1)
    assert [held(deal) for deal in mind.deals[: len(before)]] == before
    mind.believe(others[3], belief, rounds=1)
    assert len(mind.deals) == 3


def test_no_seat_believes_what_another_did() -> None:
    """C-20: what one seat knows of its own tickets does not reach the next that the same bot thinks for."""
    mind, belief = beliefs(), any_ticket()
    mind.believe(turns_of(0, 6)[3], belief, rounds=30)
    mind.believe(turns_of(1, 6)[3], belief, rounds=1)
    assert len(mind.deals) == 2


def test_only_so_much_is_remembered() -> None:
    mind, belief = beliefs(), any_ticket()
    games = [turns_of(0, seed) for seed in range(SEATS + 1)]
    for views in games:
        mind.believe(views[1], belief, rounds=1)
    mind.believe(games[0][2], belief, rounds=1)
    assert len(mind.deals) == 2
    mind.believe(games[2][2], belief, rounds=1)
    assert len(mind.deals) == 3


def test_moves_tell_more_than_what_was_built() -> None:
    """In games of planners the tickets that they really hold are dealt more often than by clues alone, all in all."""
    by_clues: list[Any] = []
    by_moves: list[Any] = []
    for seed in range(8):
        minds = beliefs(Forgetful), beliefs()
        for game, view in turns("new-york", seed, players=2):
            if game.phase == "turn" and view.seat == 0:
                truth = {*members(game.view(1).record.own.held)}
                for mind, found in zip(minds, (by_clues, by_moves), strict=True):
                    mind.look_back(view, bot_key(seed), rounds=32)
                    found.append(known(mind, 1, truth))
    clues, moves = (np.mean(found, axis=0) for found in (by_clues, by_moves))
    assert moves[0] > 1.2 * clues[0]
    assert moves[1] < 0.8 * clues[1]


def test_the_same_key_believes_the_same() -> None:
    _, view = last_turn("berlin", 2, players=3)
    deals = []
    for _ in range(2):
        mind = beliefs()
        mind.look_back(view, bot_key(1), rounds=10)
        deals.append(mind.deals.tobytes())
    assert deals[0] == deals[1]
