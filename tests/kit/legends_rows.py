"""What happens at a table of Legends of the West: cards come off the pile, events are turned up, rows act.

A part of the stranger's referee (see `referee`). It is one story that stops wherever somebody has to decide. So it is
told as generators that yield who decides what, and are sent the move; what an event brings about in the middle of a
turn is a call in the middle of that story.
"""

from __future__ import annotations

from collections.abc import Generator

from tests.kit.legends_table import ACTION, Flow, LegendsTable
from tests.kit.referee import DECLINE, JOKER_COLOR, Json, Route

# The action table of docs/record.md.
PLAYER, CARD, OPTION = 362, 367, 376

WALK = 5  # routes a herd walks at most


class LegendsRows(LegendsTable):
    """A second reading of the rows."""

    # --- cards (C-4, C-5, LW-13) --------------------------------------------------------------------------------------

    def draw_to_hand(self, seat: int) -> Flow:
        while self.pile_has_top():
            card = self.draw_top("drew_card", "drew_mark", seat=seat)
            if card != ACTION:
                self.into_hand(seat, card)
                return
            yield from self.turn_up_event()

    def settle(self) -> Generator[tuple[str, int], Json, bool]:
        """Fill the display and flush it while it must be (C-4, C-5); did anything happen besides?

        What skulls bring about comes when all cards lie there, and once for all of them.
        """
        skull = event = False
        while True:
            if None in self.shown and self.pile_has_top():
                slot = self.shown.index(None)
                card = self.draw_top("turned_up", "shows_mark", slot=slot)
                if card == ACTION:
                    event = True
                    yield from self.turn_up_event()
                else:
                    self.shown[slot] = card
                    skull |= card[1] == "skull"
            elif self.must_flush():
                self.flush()
            else:
                break
        skull &= self.in_play
        if skull:
            yield from self.happens("skull")
        return skull or event

    # --- event cards (LW-13, LW-14) -----------------------------------------------------------------------------------

    def turn_up_event(self) -> Flow:
        """When all have been turned up, all but the current one are shuffled again."""
        if not self.to_come:
            self.to_come = self.past - {self.event}
            self.past -= self.to_come
        if not self.to_come:
            return
        event = self.take("turned_up_event", "source")["source"]
        self.require(event in self.to_come, f"{event} is not among the event cards to come")
        self.require_chance(event, [name for name in self.box.events if name in self.to_come])
        self.to_come.remove(event)
        self.past.add(event)
        self.spent.discard(event)
        self.event = event
        yield from self.happens("turned_up")

    # --- tickets (LW-6, LW-10) ----------------------------------------------------------------------------------------

    def look_at_tickets(self, seat: int, number: int) -> Flow:
        for _ in range(min(number, self.tickets_left())):
            self.offer(seat, self.unseen or self.under[0])
            self.under = [batch for batch in self.under if batch]
        if not self.offers[seat]:
            return
        move = yield "keep_tickets", seat
        offered = len(self.offers[seat])
        returned = self.keep(move, seat, min(self.box.variant["draw_keep"], offered), offered)
        if returned:
            self.under.append(set(returned))
        if seat == self.seat:
            yield from self.happens("tickets_kept")

    # --- rows ---------------------------------------------------------------------------------------------------------

    def happens(self, moment: str) -> Flow:
        """Row by row, in the order of the numbered steps (LW-17). Only a claim speaks of a route."""
        for row in self.box.rows[moment]:
            yield from self.act(row, self.route if moment == "claimed" else None)

    def act(self, row: Json, route: Route | None) -> Flow:
        """For everybody the row is for. A row that counts nothing has not acted; one of a kind is gone when it has."""
        own = row.get("for", "actor") in ("actor", "all")
        begun = False
        for seat in self.concerned(row):
            holder = seat if own else self.seat
            if not (self.in_force(row, holder) or (begun and not own)) or not self.is_true(row, seat, route):
                continue
            if "per" in row and self.amount(row, seat, route) == 0:
                continue
            if row.get("once") and not (begun and not own):
                self.spend(row["source"], holder)
            begun = True
            yield from self.do(row, seat, route)

    def spend(self, source: str, seat: int) -> None:
        if source in self.cards_held[seat]:
            self.cards_held[seat].remove(source)
            self.take("shows_postcard", seat=seat, source=source)
        else:
            self.spent.add(source)

    def do(self, row: Json, seat: int, route: Route | None) -> Flow:
        amount, source = self.amount(row, seat, route), row["source"]
        match row["do"]:
            case "gain":
                self.earn(seat, amount, source)
            case "draw_cards":
                for _ in range(amount):
                    yield from self.draw_to_hand(seat)
            case "draw_tickets":
                yield from self.look_at_tickets(seat, amount)
            case "discard_card" | "sell_card":
                yield from self.part_with_card(row, seat)
            case "fine":
                yield from self.fine(row, seat)
            case "choose":
                yield from self.choose(row, seat, route)
            case "flush":
                self.flush()
                yield from self.settle()
            case "turn_up_event":
                yield from self.turn_up_event()
            case "banish_event":
                yield from self.banish_event(seat)
            case "again":
                self.again |= seat == self.seat
            case _:
                self.do_quietly(row, seat, amount)

    def do_quietly(self, row: Json, seat: int, amount: int) -> None:
        """What needs nobody's decision and brings nothing else about."""
        match row["do"]:
            case "take_tokens":
                if amount:
                    self.take("took_tokens", seat=seat, count=amount, token=row["token"], source=row["source"])
                    self.tokens[seat][row["token"]] += amount
            case "sell_tokens":
                sold = self.tokens[seat].pop(row["token"], 0)
                if sold:
                    self.take("sold_tokens", seat=seat, count=sold, token=row["token"])
                    self.earn(seat, sold * amount, row["source"])
            case "trains_back":
                (piece,) = self.box.pieces
                back = min(amount, self.box.pieces[piece] - self.pieces[seat][piece])
                if back:
                    self.take("trains_back", seat=seat, count=back)
                    self.pieces[seat][piece] += back
            case "switch_on":
                self.sources.add(self.box.switched(row["switch"]))
            case "switch_off":
                self.sources.discard(self.box.switched(row["switch"]))
            case "move_marker":
                self.send_marker(row)
            case "haunt":
                self.haunt(row["marker"])
            case "drive":
                self.drive(row, seat)
            case "toll":
                self.toll(row, seat, amount)
            case deed:
                self.require(deed == "nothing", f"nobody knows how to {deed}")

    # --- decisions ----------------------------------------------------------------------------------------------------

    def choose(self, row: Json, seat: int, route: Route | None) -> Flow:
        move = yield "choose_option", seat
        number = move["action"] - OPTION
        self.require(number in range(len(row["options"])), "there is no such option")
        option = row["options"][number] | {"source": row["source"]}
        text = self.box.texts[f"{row['source']}-option-{number + 1}"]
        self.take("chose_option", seat=seat, option=text)
        self.require(option.get("cost", 0) <= self.money[seat], "the option is too dear")
        self.earn(seat, -option.get("cost", 0), row["source"])
        yield from self.do(option, seat, route)

    def part_with_card(self, row: Json, seat: int) -> Flow:
        """LW-20: a joker may stand for the colour. A card that is sold may be kept, one to be discarded not."""
        wanted = [row["color"], self.box.joker] if "color" in row else [*self.box.colors, self.box.joker]
        if not any(self.hands[seat][name] for name in wanted):
            return
        move = yield "choose_card", seat
        if move["action"] == DECLINE:
            self.require(row["do"] == "sell_card", "a card has to be discarded")
            return
        kind = move["action"] - CARD
        name = self.box.joker if kind == JOKER_COLOR else dict(enumerate(self.box.colors)).get(kind, "")
        self.require(name in wanted and self.hands[seat][name], "this card cannot be chosen")
        self.take("discarded", seat=seat, card=name)
        self.hands[seat][name] -= 1
        cards = self.out_of_hand(seat, name, 1)
        self.tell_marks(seat, cards)
        self.discarded += cards
        if row["do"] == "sell_card":
            self.earn(seat, row["amount"], row["source"])

    def fine(self, row: Json, seat: int) -> Flow:
        move = yield "choose_player", seat
        player = move["action"] - PLAYER
        self.require(player in range(self.players) and player != seat, "another player is to be chosen")
        self.take("chose_player", seat=seat, player=player)
        self.earn(player, -row["amount"], row["source"])

    def banish_event(self, seat: int) -> Flow:
        """LW-14."""
        if self.event:
            self.take("banished_event", seat=seat, source=self.event)
            self.past.discard(self.event)
            self.event = ""
            yield from self.turn_up_event()

    # --- markers and bridges ------------------------------------------------------------------------------------------

    def put_marker(self, marker: str, city: str) -> None:
        self.take("moved_marker", marker=marker, city=city)
        self.markers[marker] = city

    def send_marker(self, row: Json) -> None:
        """To a city of the region, by lot."""
        cities = [city for city in self.box.on_table if row.get("region") in (None, self.box.board_of[city])]
        self.go_by_lot(row["marker"], cities)

    def haunt(self, marker: str) -> None:
        """Along a route nobody has claimed, by lot; each of them counts, also beside another."""
        here = self.markers.get(marker, "")
        free = [route for name, route in self.box.routes.items() if name not in self.owners and here in route.ends]
        self.go_by_lot(marker, [city for route in free for city in route.ends - {here}])

    def go_by_lot(self, marker: str, cities: list[str]) -> None:
        if cities:
            city = self.events[0].get("city") if self.events else None
            self.require(city in cities, f"the {marker} cannot go to {city}")
            self.require_chance(city, cities)
            self.put_marker(marker, str(city))

    def drive(self, row: Json, seat: int) -> None:
        """Over the claimed route and on over claimed ones, the first of the board file that leads somewhere new."""
        assert self.route
        here, way, seen = self.markers[row["marker"]], self.route, set[str]()
        for _ in range(WALK):
            seen.add(here)
            (here,) = way.ends - {here}
            self.put_marker(row["marker"], here)
            self.earn(self.owners[way.id], row["amount"], row["source"])
            if here in self.box.ports | self.box.large:
                self.earn(seat, row["arrival"], row["source"])
                self.send_marker(row)
                return
            ways = [r for name, r in self.box.routes.items() if name in self.owners and here in r.ends]
            ways = [r for r in ways if not r.ends - {here} & seen]
            if not ways:
                return
            way = ways[0]

    def toll(self, row: Json, seat: int, amount: int) -> None:
        """The first over a bridge owns it; who claims a route beside it later pays."""
        assert self.route
        owner = self.bridge_owners.setdefault(self.route.ends, seat)
        if owner == seat:
            self.take("bridged", seat=seat, route=self.route.id)
            return
        paid = min(amount, self.money[seat])
        self.earn(seat, -paid, row["source"])
        self.earn(owner, paid, row["source"])
