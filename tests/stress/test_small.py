"""Small versions of the stress scripts, so that they keep working and their promises are looked at every day."""

from __future__ import annotations

from pathlib import Path

from tests.stress import bots, campaign, load, memory


def test_nothing_is_lost_under_a_little_load() -> None:
    figures = load.run(load.options().parse_args(["--tables", "10", "--seconds", "4", "--warm", "1", "--rate", "2"]))
    assert figures["sent"] == figures["acknowledged"] > 30
    assert figures["lost"] == 0
    assert figures["problems"] == {}
    assert figures["updates"] == 4 * figures["sent"]


def test_bots_take_turns(tmp_path: Path) -> None:
    """No table waits much longer than others, and people do not notice."""
    figures = bots.run(tmp_path, tables=10, seconds=15.0, level="expert")
    fewest, _, most = figures["decisions_per_table_min_median_max"]
    assert fewest > 0
    assert most <= 2 * fewest + 3
    assert figures["ack_ms_with_bots_p50_p99"][0] < 500


def test_an_idle_table_needs_little_memory() -> None:
    """Less than 150 KB in the middle of a game of four; one that is over, next to nothing."""
    assert memory.run("europe", moves=120, tables=40)["kb_per_table_of_the_second_half"] < 150
    figures = memory.run("new-york", moves=1000, tables=40)
    assert figures["in_memory_a_second_after_the_last_reader"] == 0
    assert figures["kb_per_table_a_second_after_the_last_reader"] < 20


def test_a_game_counts_once_when_the_server_is_killed_at_its_end(tmp_path: Path) -> None:
    """`tests.stress.campaign --kills 100` does it more often."""
    figures = campaign.run(tmp_path, kills=2)
    assert figures["kills"] == 2
    assert figures["campaigns"] == 1
