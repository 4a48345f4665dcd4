"""What the deciding seat may do in the words of the messages, and why it may not do the rest."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import numpy as np

from branchline.game import Game
from branchline.game.moves import SIMPLE, MoveKind, payment_of
from branchline.game.swift import fields_of
from branchline.game.view import members
from branchline.guide import exports as guide
from branchline.kernel import codes, numbers
from branchline.server.effect_views import option_effect
from branchline.server.models import LegalMove, Payment, Refusals, Shortage
from branchline.vocabulary import REFUSALS

REASONS = [refusal.name for refusal in REFUSALS]
PILES: dict[int, MoveKind] = {action: kind for action, kind in SIMPLE.items() if kind in ("draw", "ferry", "tickets")}


# --- moves ------------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def _payment(action: int, cards: int, colors: int) -> Payment:
    """A payment of so many cards as it is sent. There are many, and the same ones again and again."""
    paid = payment_of(action, cards, colors)
    return Payment(
        action=action, color=paid.color, of_color=paid.of_color, jokers=paid.jokers, ferry_cards=paid.ferry_cards
    )


def _cheapest_first(payments: Iterable[Payment]) -> list[Payment]:
    """Fewest jokers and ferry cards first."""
    return sorted(payments, key=lambda payment: (payment.jokers, payment.ferry_cards, payment.action))


def _payments_after(game: Game, actions: list[int]) -> dict[int, LegalMove]:
    """These claims and stations, each with how it could be paid if chosen."""
    words = np.zeros((len(actions), numbers.ACTION_WORDS), np.uint64)
    cards = np.zeros(len(actions), np.int16)
    guide.payments_after(game._boards, game._states, np.array(actions, np.int16), words, cards)
    sets, size, colors = words.tobytes(), words.itemsize * numbers.ACTION_WORDS, len(game.edition.cards.colors)
    return {
        action: _to_be_paid(action, sets[at * size : (at + 1) * size], count, colors)
        for at, (action, count) in enumerate(zip(actions, cards.tolist(), strict=True))
    }


@lru_cache(maxsize=8192)
def _to_be_paid(action: int, payments: bytes, cards: int, colors: int) -> LegalMove:
    """A claim or a station, and the set of payments that may follow it."""
    words = np.frombuffer(payments, np.uint64).tolist()
    ways = _cheapest_first(_payment(payment, cards, colors) for payment in members(words))
    if action < numbers.STATION:
        return LegalMove(action=action, kind="claim", route=action - numbers.CLAIM, payments=ways)
    return LegalMove(action=action, kind="station", city=action - numbers.STATION, payments=ways)


class _Choices:
    """The moves of the deciding seat. `known` are the fields of its view that everybody knows, `offer` the tickets it
    is looking at."""

    def __init__(self, game: Game, views: Any, known: Any, offer: list[int]) -> None:
        self._game, self._view, self._known, self._offer = game, fields_of(views), known, offer

    def move(self, action: int) -> LegalMove:
        """An action as it is sent, if nothing is to be paid for it."""
        if action >= numbers.PAY:
            payment = _payment(action, self._known.owed_cards, len(self._game.edition.cards.colors))
            return LegalMove(action=action, kind="pay", payment=payment)
        if action >= numbers.KEEP:
            chosen = action - numbers.KEEP
            tickets = [ticket for place, ticket in enumerate(self._offer) if chosen >> place & 1]
            return LegalMove(action=action, kind="keep", tickets=tickets)
        return self._rarer(action)

    def _rarer(self, action: int) -> LegalMove:
        game, move = self._game, self._game._names.move(self._view, action)
        effect = None if move.option is None else option_effect(self._view, move.option)
        return LegalMove(
            action=action,
            kind=move.kind,
            slot=move.slot,
            card=move.card,
            player=move.player,
            option=move.option,
            effect=effect,
            cost=None if effect is None else int(game._board.effects[effect].cost) or None,
            text=None if effect is None else game.edition.effect_text(effect),
        )


def legal_moves(game: Game, views: Any, known: Any, offer: list[int]) -> list[LegalMove]:
    """Everything the deciding seat may do, whose view (an array of one) this is; payments the cheapest first."""
    choices, actions = _Choices(game, views, known, offer), list(members(views["legal"][0].tolist()))
    paid = _payments_after(game, [action for action in actions if action < numbers.SIMPLE])
    moves = [paid.get(action) or choices.move(action) for action in actions]
    order = [payment.action for payment in _cheapest_first(move.payment for move in moves if move.payment)]
    if order:
        moves.sort(key=lambda move: order.index(move.action) if move.action in order else len(order))
    return moves


# --- refusals ---------------------------------------------------------------------------------------------------------


def refusals(game: Game, seat: int) -> Refusals:
    """Why the other things the seat's turn could be spent on cannot be done: each route, the piles, stations."""
    reasons = np.zeros(numbers.ACTIONS, np.uint8)
    guide.refusals(game._boards, game._states, reasons)
    why = reasons[: numbers.KEEP].tolist()
    routes = _by_reason(why, numbers.CLAIM, _members(game._boards["all_routes"].tobytes()))
    stations = _members(game._boards["all_cities"].tobytes()) if game.edition.stations else ()
    return Refusals(
        routes=routes,
        cities=_by_reason(why, numbers.STATION, stations),
        slots=_by_reason(why, numbers.TAKE_DISPLAY, range(numbers.DISPLAY)),
        moves={reason: [PILES[pile] for pile in piles] for reason, piles in _by_reason(why, 0, PILES).items()},
        short=_shortages(game, seat, routes.get("cannot_pay", [])),
    )


@lru_cache(maxsize=64)
def _members(words: bytes) -> tuple[int, ...]:
    """All routes or places of a board: there are few boards."""
    return tuple(members(np.frombuffer(words, np.uint64).tolist()))


def _by_reason(why: list[int], family: int, things: Iterable[int]) -> dict[str, list[int]]:
    found: dict[int, list[int]] = {}
    for thing in things:
        reason = why[family + thing]
        if reason != codes.ALLOWED:
            found.setdefault(reason, []).append(thing)
    return {REASONS[reason]: things for reason, things in found.items()}


def _shortages(game: Game, seat: int, routes: list[int]) -> list[Shortage]:
    """What each of these routes lacks, where nothing but cards is lacking."""
    if not routes:
        return []
    short = np.zeros((numbers.ROUTES, 3), np.int16)
    guide.shortages(game._boards, game._states, seat, short)
    return [_shortage(route, *lacking) for route, lacking in zip(routes, short[routes].tolist(), strict=True)]


@lru_cache(maxsize=16384)
def _shortage(route: int, cards: int, color: int, jokers: int) -> Shortage:
    return Shortage(route=route, cards=cards, color=color, jokers=jokers)
