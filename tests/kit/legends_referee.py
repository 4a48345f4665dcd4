"""A stranger's referee for Legends of the West (LW-1 … LW-23): see `referee`. `legends_rows` says how it is told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from pathlib import Path

from tests.kit.legends_rows import LegendsRows
from tests.kit.legends_table import ACTION, Card, Flow
from tests.kit.referee import DRAW, PASS, STATION, TAKE, TICKETS, Json

FEWEST_DEALT = 2  # LW-6


class LegendsReferee(LegendsRows):
    """Follows a whole game."""

    def check(self) -> None:
        self.check_head()
        self.open(self.record["setup"])
        story = self.game()
        asked: tuple[str, int] | None = next(story)
        self.close()
        for number, move in enumerate(self.record["moves"], 1):
            self.number = number
            self.require(asked, "the game is over already")
            self.require_same("who decides what", [move["phase"], move["seat"]], asked)
            self.open(move["events"])
            try:
                asked = story.send(move)
            except StopIteration:
                asked = None
            self.close()
        self.require(asked is None, "the game is not over yet")
        self.check_sheets()

    # --- the whole game -----------------------------------------------------------------------------------------------

    def game(self) -> Flow:
        self.lay_out()
        for seat in self.round_from_starter():
            move = yield "choose_tickets", seat
            offered = len(self.offers[seat])
            least = self.box.variant["keep"] if offered == self.box.variant["deal"] else 1
            self.under[0].update(self.keep(move, seat, least, offered))
        self.under = [batch for batch in self.under if batch]
        self.seat = self.starter
        yield from self.happens("set_up")
        self.in_play = True
        everybody_passed = yield from self.turns()
        yield from self.happens("game_ends")
        self.take("ended", everybody_passed=everybody_passed)

    def lay_out(self) -> None:
        """LW-4 … LW-9: action cards are shuffled in when everybody has cards and the display lies there."""
        self.starter = self.take("starts", "seat")["seat"]
        self.require(self.starter in range(self.players), "nobody sits where the starter should")
        if "starter" not in self.record["table"]:
            self.require_chance(self.starter, range(self.players))
        else:
            self.require_same("the starter", self.record["table"]["starter"], self.starter)
        for seat in self.round_from_starter():
            for _ in range(self.rules["cards"]["hand"]):
                self.into_hand(seat, self.draw_top("dealt_card", "drew_mark", seat=seat))
        self.run_on(self.settle())
        self.deck[ACTION] = self.rules["cards"]["action"][str(self.players)]
        dealt: int = self.box.variant["deal"]
        while dealt > FEWEST_DEALT and len(self.unseen) < dealt * self.players:  # LW-6
            dealt -= 1
        for seat in self.round_from_starter():
            for _ in range(dealt):
                self.offer(seat, self.unseen)

    def run_on(self, story: Generator[tuple[str, int], Json, bool]) -> None:
        self.require(next(story, None) is None, "nobody has anything to decide now")

    def turns(self) -> Generator[tuple[str, int], Json, bool]:
        """Turn after turn; tells at the end whether everybody passed."""
        another = False
        while True:
            self.again = False
            if self.seat == self.starter and not another:
                yield from self.happens("round_begins")
            yield from self.happens("turn_begins")
            yield from self.settle()  # C-5: effects may have discarded cards
            move = yield "turn", self.seat
            yield from self.take_turn(move)
            if self.passes == self.players:
                return True
            if self.again and not another:
                self.take("has_another_turn", seat=self.seat)
                another = True
                continue
            another = False
            if self.turns_left is not None:
                self.turns_left -= 1
            elif self.pieces[self.seat].total() <= self.rules["end"]["trigger"]:  # LW-21
                self.take("last_round", seat=self.seat)
                self.turns_left = self.players
                yield from self.happens("last_round")
            if self.turns_left == 0:
                return False
            self.seat = (self.seat + 1) % self.players

    def take_turn(self, move: Json) -> Flow:
        """LW-10. At the end of it the display is full again (C-5), whatever that brings about."""
        action = move["action"]
        if action == PASS:
            self.pass_now()
            return
        if action < STATION:
            yield from self.claim_route(move)
        elif action == TICKETS:
            self.require(self.tickets_left(), "there is no ticket to draw")
            yield from self.look_at_tickets(self.seat, self.box.variant["draw"])
        else:
            yield from self.draw_cards_in_turn(move)
        self.passes = 0
        while (yield from self.settle()):
            pass
        self.route = None

    def pass_now(self) -> None:
        """C-15."""
        self.take("passed", seat=self.seat)
        self.require(not self.may_draw_in_turn(), "C-15: a pass, but cards can be drawn")
        self.require(not self.tickets_left(), "C-15: a pass, but tickets can be drawn")
        for route in self.box.routes.values():
            self.require(self.why_no_claim(route), f"C-15: a pass, but {route.id} can be claimed")
        self.passes += 1

    # --- cards (C-7 … C-9, LW-13) -------------------------------------------------------------------------------------

    def draw_cards_in_turn(self, move: Json) -> Flow:
        self.require(self.may_draw_in_turn(), "LW-12: no cards may be drawn now")
        if (yield from self.take_one(move)):
            return
        if self.can_draw() or any(card and card[0] != self.box.joker for card in self.shown):
            move = yield "second_card", self.seat
            joker = yield from self.take_one(move)
            self.require(not joker, "C-8: a display joker as the second card")

    def take_one(self, move: Json) -> Generator[tuple[str, int], Json, bool]:
        """One card; was it a joker of the display?"""
        if move["action"] == DRAW:
            yield from self.draw_to_hand(self.seat)
            return False
        slot = move["action"] - TAKE
        self.require(slot in range(len(self.shown)), f"{move['action']} is no action now")
        card = self.shown[slot]
        if card is None:
            self.foul(f"slot {slot} is empty")
        self.take("took_display", seat=self.seat, slot=slot, card=card[0])
        self.shown[slot] = None
        self.into_hand(self.seat, card)
        yield from self.settle()
        return bool(card[0] == self.box.joker)

    # --- claims (LW-15 … LW-19) ---------------------------------------------------------------------------------------

    def claim_route(self, move: Json) -> Flow:
        self.choose_route(move)
        route = self.route
        assert route
        move = yield "pay_route", self.seat
        self.pay(move, list(self.route_ways(route)))
        cards = Counter[Card]()
        for name, count in self.paid.items():
            cards += self.out_of_hand(self.seat, name, count)
        self.paid = Counter()
        self.tell_marks(self.seat, cards)
        self.pickaxes = sum(count for card, count in cards.items() if card[1] == "pickaxe")
        self.take("claimed", seat=self.seat, route=route.id, points=0)  # LW-11
        self.owners[route.id] = self.seat
        self.pieces[self.seat][route.piece] -= route.length
        self.discarded += cards
        yield from self.happens("claimed")

    # --- the pay slip (LW-22, LW-23) ----------------------------------------------------------------------------------

    def total(self, sheet: Json) -> int:
        table = self.rules["money"]["pieces_left"]
        left = min(self.pieces[sheet["seat"]].total(), len(table) - 1)
        self.require_same("lines", sheet["lines"], {"money": self.money[sheet["seat"]], "pieces": table[left]})
        return max(0, super().total(sheet) + int(sum(sheet["lines"].values())))

    def rank(self, sheet: Json) -> list[int]:
        later = (sheet["seat"] - self.starter) % self.players
        return [sheet["total"], sheet["tickets_fulfilled"], later]


def legends_referee(record: Json, folder: Path, check_deal: bool = True) -> None:
    """Check the record of a finished game of Legends; `Foul` on the first wrong thing."""
    LegendsReferee(record, folder, check_deal).check()
