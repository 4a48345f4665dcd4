"""Games of Legends of the West stand up to the referee who has read its rows once more, and forged ones do not.

Plain random games of every variant are in test_referee. Here companies change, everybody holds postcards, and players
build with a plan, so that what is on the cards comes to act.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import pairwise

import pytest

from branchline.bots import make_bot
from branchline.edition import Setup
from branchline.game import Game
from branchline.game.record import Json, RecordError
from branchline.game.verify import verify_record
from tests.game.test_referee import FORGERIES, judge
from tests.kit.forging import NotHereError, all_events, find, the
from tests.kit.referee import Foul
from tests.kit.written import Way, edition_named, finished_record

LEGENDS = edition_named("legends")
VARIANTS = [variant.name for variant in LEGENDS.variants]
STEPS = tuple(LEGENDS.printed_of("step"))
POSTCARDS = tuple(LEGENDS.printed_of("postcard"))
HELD = 8  # postcards of each player


# --- true games -------------------------------------------------------------------------------------------------------


def rich_setup(variant: str, players: int, choose: random.Random) -> Setup:
    """Other companies, postcards for everybody; in some games every step there is, and more trains."""
    companies = choose.sample(tuple(LEGENDS.printed_of("company")), players)
    cards = choose.sample(POSTCARDS, HELD * players)
    return Setup(
        "legends",
        variant,
        companies=tuple(companies),
        held=tuple((number % players, card) for number, card in enumerate(cards)),
        sources=STEPS if players % 2 else None,
        pieces=(56,) if players % 2 else None,
    )


@cache
def planned_text(variant: str, players: int) -> str:
    """The record of a game of greedy players who now and then do something else."""
    seed = f"{variant} {players}"
    choose = random.Random(seed)
    game = Game.new(LEGENDS, setup=rich_setup(variant, players, choose), players=players, seed=seed)
    bots = [make_bot("greedy", f"{seed} {seat}") for seat in range(players)]
    while game.decider is not None:
        view = game.view(game.decider)
        game.play(choose.choice(view.actions) if choose.random() < 0.1 else bots[game.decider].choose(view))
    return game.save()


def planned(variant: str, players: int) -> Json:
    record: Json = json.loads(planned_text(variant, players))
    return record


@pytest.mark.slow
@pytest.mark.parametrize("variant", VARIANTS)
def test_games_with_postcards_and_a_plan_are_by_the_rules(variant: str) -> None:
    for players in range(2, 6):
        judge(planned(variant, players))


def way_across(here: str, there: str) -> set[int]:
    """The routes of a shortest way between two cities."""
    best: dict[str, tuple[int, list[int]]] = {here: (0, [])}
    for _ in LEGENDS.cities:
        for route in LEGENDS.routes:
            ends = [LEGENDS.cities[end].id for end in route.ends]
            for city, other in (ends, ends[::-1]):
                if city in best and best[city][0] + route.length < best.get(other, (999, []))[0]:
                    best[other] = best[city][0] + route.length, [*best[city][1], route.index]
    return set(best[there][1])


@cache
def golden_text() -> str:
    """A game in which one player builds across the continent and then digs, while the other draws cards."""
    setup = Setup("legends", "all-boards", starter=0, pieces=(56,), sources=STEPS)
    game = Game.new(LEGENDS, setup=setup, players=2, seed="golden")
    choose, line = random.Random("golden"), way_across("sacramento", "new-york")
    while game.decider is not None:
        actions = list(game.view(game.decider).actions)
        across = [action for action in actions if action in line] if game.decider == 0 else []
        drawing = [action for action in actions if 353 <= action <= 358] if line or game.decider == 1 else []
        action = choose.choice(across or drawing or actions)
        line -= {action}
        game.play(action)
    return game.save()


def test_a_line_across_the_continent_opens_the_gold_rush() -> None:
    record = json.loads(golden_text())
    judge(record)
    sources = {event.get("source") for event in all_events(record)}
    assert {"step-golden-spike", "step-gold-rush"} <= sources


def test_an_action_card_turns_up_the_event_before_anything_else() -> None:
    """LW-13: also while a display with too many jokers is filled."""
    for seed in range(2):
        record = finished_record(Way("legends", "eighth-game", False, 4), seed, "hoard")
        judge(record)
        for event, following in pairwise(all_events(record)):
            assert event["event"] != "action_card" or following["event"] == "turned_up_event"


def test_whoever_is_tied_gains_though_the_postcard_is_spent() -> None:
    seats = []
    for seed in range(100):
        companies = ("company-green", "company-yellow", "company-red")
        setup = Setup("legends", "first-game", starter=0, companies=companies, held=((0, "postcard-worst-week"),))
        game = Game.new(LEGENDS, setup=setup, players=3, seed=seed)
        for _ in range(3):
            game.play(game.legal()[-1])
        to_detroit = [move for move in game.legal() if move.route is not None and "Detroit" in move.text]
        if to_detroit:
            game.play(to_detroit[0])
            game.play(game.legal()[0])
            events = list(all_events(game.record()))
            seats = [event["seat"] for event in events if event.get("source") == "postcard-worst-week"]
            break
    assert seats == [0, 0, 1, 2]  # it is shown once, and everybody has the least


def test_a_herd_that_arrives_goes_back_to_the_open_range() -> None:
    boards = []
    for players in range(2, 6):
        for event, following in pairwise(all_events(planned("all-boards", players))):
            if event.get("source") == "step-cattle-drive" and following["event"] == "moved_marker":
                boards.append((event["count"], LEGENDS.city(following["city"]).board))
    assert {board for dollars, board in boards if dollars == 4} == {"open-range"}


@pytest.mark.slow
def test_nearly_everything_on_the_cards_does_happen_in_these_games() -> None:
    """A referee proves nothing about what never happens."""
    records = [planned(variant, players) for variant in VARIANTS for players in range(2, 6)]
    kinds = Counter(event["event"] for record in records for event in all_events(record))
    for kind in (
        "action_card", "turned_up_event", "shows_mark", "paid_marks", "took_tokens", "sold_tokens", "moved_marker",
        "trains_back", "shows_postcard", "has_another_turn", "bridged", "chose_option", "chose_player", "discarded",
    ):  # fmt: skip
        assert kinds[kind] >= 2, kind
    seen = {event["source"] for record in records for event in all_events(record) if "source" in event}
    assert len(seen.intersection(POSTCARDS)) > 50
    assert len(seen.intersection(LEGENDS.printed_of("event"))) > 30


# --- forged ones ------------------------------------------------------------------------------------------------------

OWN_FORGERIES: dict[str, Callable[[Json], object]] = {}


def forgery(function: Callable[[Json], object]) -> Callable[[Json], object]:
    OWN_FORGERIES[function.__name__] = function
    return function


def remove(record: Json, kind: str, suits: Callable[[Json], bool] = lambda event: True) -> None:
    events, place = find(record, kind, suits)
    del events[place]


def is_of(kind: str) -> Callable[[Json], bool]:
    return lambda event: str(event["source"]).startswith(kind)


@forgery
def more_money(record: Json) -> None:
    the(record, "gained_money")["count"] += 1


@forgery
def money_from_nowhere(record: Json) -> None:
    events, place = find(record, "claimed")
    invented = {"event": "gained_money", "seat": events[place]["seat"], "count": 3, "source": "step-large-city"}
    events.insert(place + 1, invented)


@forgery
def money_for_somebody_else(record: Json) -> None:
    event = the(record, "gained_money")
    event["seat"] = (event["seat"] + 1) % len(record["players"])


@forgery
def money_from_another_source(record: Json) -> None:
    the(record, "gained_money")["source"] = "step-large-city"


@forgery
def a_company_that_does_not_pay(record: Json) -> None:
    remove(record, "gained_money", is_of("company-"))


@forgery
def a_step_that_is_skipped(record: Json) -> None:
    remove(record, "gained_money", is_of("step-"))


@forgery
def a_large_city_that_gives_no_card(record: Json) -> None:
    for move in record["moves"]:
        if move["phase"] == "pay_route" and any(event["event"] == "drew_card" for event in move["events"]):
            move["events"] = [e for e in move["events"] if e["event"] not in ("drew_card", "drew_mark")]
            return
    raise NotHereError


@forgery
def steps_in_another_order(record: Json) -> None:
    for move in record["moves"]:
        events = move["events"]
        for place, (event, following) in enumerate(pairwise(events)):
            if event["event"] == following["event"] == "gained_money" and event["source"] != following["source"]:
                events[place], events[place + 1] = following, event
                return
    raise NotHereError


@forgery
def an_event_card_that_was_there_already(record: Json) -> None:
    turned = [event for event in all_events(record) if event["event"] == "turned_up_event"]
    if len(turned) < 2:
        raise NotHereError
    turned[1]["source"] = turned[0]["source"]


@forgery
def an_event_card_of_another_deck(record: Json) -> None:
    the(record, "turned_up_event")["source"] = "step-large-city"


@forgery
def an_event_card_that_stays_face_down(record: Json) -> None:
    remove(record, "turned_up_event")


@forgery
def an_action_card_without_a_replacement(record: Json) -> None:
    for events in (move["events"] for move in record["moves"]):
        for place, event in enumerate(events):
            if event["event"] == "action_card" and events[place + 2]["event"] == "drew_card":
                del events[place + 2]
                return
    raise NotHereError


@forgery
def more_action_cards_than_there_are(record: Json) -> None:
    events, place = find(record, "action_card")
    events[place:place] = [{"event": "action_card"}] * 7


@forgery
def a_mark_nobody_has(record: Json) -> None:
    the(record, "paid_marks")["count"] += 1


@forgery
def a_mark_overlooked(record: Json) -> None:
    remove(record, "paid_marks")


@forgery
def a_joker_with_a_skull(record: Json) -> None:
    events, place = find(record, "turned_up", lambda event: event["card"] == "locomotive")
    events.insert(place + 1, {"event": "shows_mark", "slot": events[place]["slot"], "mark": "skull"})


@forgery
def more_tokens(record: Json) -> None:
    the(record, "took_tokens")["count"] += 1


@forgery
def tokens_kept_back(record: Json) -> None:
    the(record, "sold_tokens")["count"] += 1


@forgery
def a_marker_that_stays(record: Json) -> None:
    remove(record, "moved_marker")


@forgery
def a_marker_that_flies(record: Json) -> None:
    the(record, "moved_marker")["city"] = "bangor"


@forgery
def a_bridge_that_was_built_already(record: Json) -> None:
    remove(record, "bridged")


@forgery
def a_postcard_kept_in_secret(record: Json) -> None:
    remove(record, "shows_postcard")


@forgery
def a_postcard_nobody_holds(record: Json) -> None:
    event = the(record, "shows_postcard")
    event["source"] = next(card for card in POSTCARDS if card != event["source"])


@forgery
def another_option_than_was_chosen(record: Json) -> None:
    for move in record["moves"]:
        if move["phase"] == "choose_option":
            move["action"] = 376 + (move["action"] - 375) % 2
            return
    raise NotHereError


@forgery
def a_fine_for_oneself(record: Json) -> None:
    event = the(record, "chose_player")
    event["player"] = event["seat"]


@forgery
def a_card_nobody_has_sold(record: Json) -> None:
    the(record, "discarded")["card"] = "gold"


@forgery
def a_turn_nobody_gave(record: Json) -> None:
    move = next(move for move in record["moves"] if move["phase"] == "second_card")
    move["events"].append({"event": "has_another_turn", "seat": move["seat"]})


@forgery
def another_turn_forgotten(record: Json) -> None:
    remove(record, "has_another_turn")


@forgery
def more_trains_back(record: Json) -> None:
    the(record, "trains_back")["count"] += 1


@forgery
def a_route_off_the_table(record: Json) -> None:
    if record["table"]["variant"] != "first-game":
        raise NotHereError
    the(record, "chose_route")["route"] = "portland-seattle"


def _change_line(line: str) -> Callable[[Json], None]:
    def forge(record: Json) -> None:
        record["sheets"][0]["lines"][line] += 1
        record["sheets"][0]["total"] += 1

    return forge


OWN_FORGERIES["more_money_on_the_pay_slip"] = _change_line("money")
OWN_FORGERIES["more_for_trains_left"] = _change_line("pieces")


@forgery
def less_than_no_money(record: Json) -> None:
    for sheet in record["sheets"]:
        if sheet["total"] == 0:
            sheet["total"] = sheet["tickets"] + sum(sheet["lines"].values())
            if sheet["total"]:
                return
    raise NotHereError


def pool() -> Iterator[Json]:
    yield planned("first-game", 4)
    yield planned("all-boards", 2)
    yield planned("eighth-game", 3)
    yield planned("first-game", 3)
    yield finished_record(Way("legends", "first-game", False, 2), 1, "curious")


@pytest.mark.slow
@pytest.mark.parametrize("name", OWN_FORGERIES)
def test_forged_legends_are_caught_by_the_referee_and_by_the_program(name: str) -> None:
    for record in pool():
        try:
            OWN_FORGERIES[name](record)
        except NotHereError:
            continue
        with pytest.raises(Foul):
            judge(record, check_deal=False)
        with pytest.raises(RecordError):
            verify_record(json.dumps(record))
        return
    pytest.fail("no game of the pool can be forged like this")


@pytest.mark.slow
def test_what_is_forged_in_other_editions_is_caught_here_too() -> None:
    forged = 0
    for forge in FORGERIES.values():
        record = finished_record(Way("legends", "first-game", False, 2), 1)
        try:
            forge(record)
        except NotHereError:
            continue
        forged += 1
        with pytest.raises(Foul):
            judge(record, check_deal=False)
    assert forged > 30


@pytest.mark.slow
def test_an_event_card_that_was_not_next_is_not_what_the_key_deals() -> None:
    """An event that came to nothing breaks no rule where another lies; that it was not next is seen from the key."""
    for event in LEGENDS.printed_of("event"):
        record = finished_record(Way("legends", "first-game", False, 3), 4)
        turned = the(record, "turned_up_event")
        if event == turned["source"]:
            continue
        turned["source"] = event
        try:
            judge(record, check_deal=False)
        except Foul:
            continue
        with pytest.raises(Foul, match="what was drawn"):
            judge(record)
        return
    pytest.fail("every other event breaks a rule here")
