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
from branchline.kernel import numbers
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


class _Payments:
    """How claims and stations could be paid, if chosen. Many routes cost the same: each price is looked up once."""

    def __init__(self, game: Game) -> None:
        self._game, boards = game, game._boards
        self._colors = len(game.edition.cards.colors)
        self._price = [boards[part][0].tolist() for part in ("color", "cost", "symbols", "waves")]
        self._special = bool(boards["effects_from"][0, -1])  # then prices may depend on more than that
        self._found: dict[Any, list[Payment]] = {}

    def of_claim(self, route: int) -> list[Payment]:
        """The payments that may follow the claim of a route."""
        price: Any = route if self._special else tuple(part[route] for part in self._price)
        return self._after(price, numbers.CLAIM + route)

    def of_station(self, city: int) -> list[Payment]:
        """Those that may follow a station: all cost the same."""
        return self._after("station", numbers.STATION + city)

    def _after(self, price: Any, action: int) -> list[Payment]:
        if price not in self._found:
            self._found[price] = self._find(action)
        return self._found[price]

    def _find(self, action: int) -> list[Payment]:
        actions, price = np.zeros(numbers.ACTION_WORDS, np.uint64), np.zeros(1, np.int16)
        guide.payments_after(self._game._boards, self._game._states, action, actions, price)
        return _cheapest_first(_payment(action, int(price[0]), self._colors) for action in members(actions.tolist()))


class _Choices:
    """The moves of the deciding seat. `known` are the fields of its view that everybody knows, `offer` the tickets it
    is looking at."""

    def __init__(self, game: Game, views: Any, known: Any, offer: list[int]) -> None:
        self._game, self._view, self._known, self._offer = game, fields_of(views), known, offer
        self._payments = _Payments(game)

    def move(self, action: int) -> LegalMove:
        """An action as it is sent. There may be dozens: those that are many are made without their words."""
        if action < numbers.STATION:
            route = action - numbers.CLAIM
            return LegalMove(action=action, kind="claim", route=route, payments=self._payments.of_claim(route))
        if action < numbers.SIMPLE:
            city = action - numbers.STATION
            return LegalMove(action=action, kind="station", city=city, payments=self._payments.of_station(city))
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
    choices = _Choices(game, views, known, offer)
    moves = [choices.move(action) for action in members(views["legal"][0].tolist())]
    order = [payment.action for payment in _cheapest_first(move.payment for move in moves if move.payment)]
    if order:
        moves.sort(key=lambda move: order.index(move.action) if move.action in order else len(order))
    return moves


# --- refusals ---------------------------------------------------------------------------------------------------------


def refusals(game: Game, seat: int) -> Refusals:
    """Why the other things the seat's turn could be spent on cannot be done: each route, the piles, stations."""
    codes = np.zeros(numbers.ACTIONS, np.uint8)
    guide.refusals(game._boards, game._states, codes)
    why = [REASONS[code] for code in codes[: numbers.KEEP].tolist()]
    routes = _by_reason(why, numbers.CLAIM, members(game._boards["all_routes"][0]))
    stations = members(game._boards["all_cities"][0]) if game.edition.stations else ()
    return Refusals(
        routes=routes,
        cities=_by_reason(why, numbers.STATION, stations),
        slots=_by_reason(why, numbers.TAKE_DISPLAY, range(numbers.DISPLAY)),
        moves=_grouped((why[action], kind) for action, kind in PILES.items()),
        short=_shortages(game, seat, routes.get("cannot_pay", [])),
    )


def _by_reason(why: list[str], family: int, things: Iterable[int]) -> dict[str, list[int]]:
    return _grouped((why[family + thing], thing) for thing in things)


def _grouped(pairs: Iterable[tuple[str, Any]]) -> dict[str, list[Any]]:
    found: dict[str, list[Any]] = {}
    for reason, thing in pairs:
        if reason != "allowed":
            found.setdefault(reason, []).append(thing)
    return found


def _shortages(game: Game, seat: int, routes: list[int]) -> list[Shortage]:
    """What each of these routes lacks, where nothing but cards is lacking."""
    if not routes:
        return []
    short = np.zeros((numbers.ROUTES, 3), np.int16)
    guide.shortages(game._boards, game._states, seat, short)
    lacking = short.tolist()
    return [_shortage(route, *lacking[route]) for route in routes]


@lru_cache(maxsize=16384)
def _shortage(route: int, cards: int, color: int, jokers: int) -> Shortage:
    return Shortage(route=route, cards=cards, color=color, jokers=jokers)
