"""Any window plays: whatever has to be decided can be decided in windows of every size."""

from __future__ import annotations

import pytest

from tests.kit.browser import Player, needs_browser
from tests.kit.windows import FEW, SIZES, SPACE, Size, walk_through
from tests.web.conftest import Sit

pytestmark = needs_browser

CHOICES = {"choose_tickets", "turn", "second_card", "payment"}
GAMES: list[tuple[str, str | None, int, tuple[Size, ...], set[str]]] = [
    ("europe", "mega", 5, SIZES, CHOICES | {"choose_long_tickets"}),
    ("italy", None, 5, FEW, CHOICES),
    ("new-york", None, 2, FEW, CHOICES),
    ("berlin", None, 4, FEW, CHOICES),
]


@pytest.mark.parametrize(("edition", "variant", "players", "sizes", "wanted"), GAMES)
def test_every_decision_can_be_made_in_any_window(
    sit: Sit, player: Player, edition: str, variant: str | None, players: int, sizes: tuple[Size, ...], wanted: set[str]
) -> None:
    """Sizes, editions and players in a walk; `python -m tools.windows` goes through all of them."""
    two = sit(edition, others=players - 1, variant=variant, keep=False)
    seen, wrong = walk_through(two, sizes, wanted)
    assert wrong == []
    assert seen >= wanted


def test_space_is_used_for_board_and_cards(sit: Sit, player: Player) -> None:
    """On tablets and wide screens; `python -m tools.space` measures every edition."""
    two = sit("new-york")
    for _ in range(8):  # some cards in the hand
        two.decider.draw()
    two.catch_up()
    letters = []
    for width, height, board, hand, empty in ((820, 1180, 35, 10, 15), (1440, 900, 50, 3, 12), (3840, 2160, 65, 1, 12)):
        player.page.set_viewport_size({"width": width, "height": height})
        player.rest()
        found = player.page.evaluate(SPACE)
        assert found["board"] >= board, (width, found)
        assert found["hand"] >= hand, (width, found)
        assert found["empty"] <= empty, (width, found)
        letters.append(found["letters"])
    assert letters == sorted(letters)
    assert letters[-1] > letters[0]


def test_all_that_can_be_done_on_a_phone_is_seen_without_scrolling(sit: Sit, player: Player) -> None:
    """Open cards, hand, stations, taking back and hints, above the tabs."""
    player.page.set_viewport_size({"width": 390, "height": 844})
    sit("europe")
    player.rest()
    below = player.page.evaluate(
        """() => {
            const tabs = document.querySelector('[role=tablist]').getBoundingClientRect().top
            const parts = document.querySelectorAll('.cards button, .hand .card, .actions button, .actions select')
            return [...parts].filter((one) => one.getBoundingClientRect().bottom > tabs + 1).map((one) => one.outerHTML)
        }"""
    )
    assert below == []
