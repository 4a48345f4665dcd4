"""Chance: ChaCha8 to the letter, numbers without bias, and one stream for each key."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from branchline.kernel import exports as kernel
from branchline.kernel import records
from branchline.kernel.chance import below, next_word, refill
from tests.kit.rules import call
from tests.kit.table import key_of

MASK = 0xFFFFFFFF

# The published keystream of ChaCha8 for a key of 256 zero bits and a nonce of zeros, block 0.
ZERO_KEY_BLOCK = bytes.fromhex(
    "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
    "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42"
)


def a_chance(key: Any) -> Any:
    chance = records.new(records.CHANCE)[0]
    kernel.begin_chance(chance, np.asarray(key, np.uint32))
    return chance


def from_words(*words: int) -> Any:
    """A chance whose next words are these."""
    chance = a_chance(np.zeros(8))
    chance.left = len(words)
    chance.words[16 - len(words) :] = words
    return chance


def turn(number: int, by: int) -> int:
    return (number << by | number >> (32 - by)) & MASK


def slow_block(key: Any, counter: int) -> list[int]:
    """One block as the ChaCha paper describes it, in plain Python."""
    start = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574, *(int(word) for word in key)]
    start += [counter & MASK, counter >> 32, 0, 0]
    x = list(start)
    columns = [(i, i + 4, i + 8, i + 12) for i in range(4)]
    diagonals = [(i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4) for i in range(4)]
    for a, b, c, d in 4 * (columns + diagonals):
        for first, second, third, by in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            x[first] = (x[first] + x[second]) & MASK
            x[third] = turn(x[third] ^ x[first], by)
    return [(now + before) & MASK for now, before in zip(x, start, strict=True)]


def test_the_published_test_vector() -> None:
    chance = a_chance(np.zeros(8))
    call(refill, chance)
    assert chance.words.astype("<u4").tobytes() == ZERO_KEY_BLOCK
    assert b"".join(word.to_bytes(4, "little") for word in slow_block([0] * 8, 0)) == ZERO_KEY_BLOCK


@pytest.mark.parametrize("counter", [0, 1, 2, 1000, MASK, MASK + 1, 2**40 + 7])
def test_every_block_is_that_of_key_and_counter(counter: int) -> None:
    """Both halves of the counter count."""
    for seed in range(5):
        chance = a_chance(key_of(seed))
        chance.counter = counter
        call(refill, chance)
        assert chance.words.tolist() == slow_block(key_of(seed), counter)
        assert (int(chance.counter), int(chance.left)) == (counter + 1, 16)


def test_words_come_in_order_and_none_is_used_twice() -> None:
    chance = a_chance(key_of(1))
    drawn = [int(call(next_word, chance)) for _ in range(40)]
    assert drawn == [*slow_block(key_of(1), 0), *slow_block(key_of(1), 1), *slow_block(key_of(1), 2)][:40]


def test_the_stream_begins_again_with_the_key() -> None:
    """One key means one game; another key, another one."""
    first, again, other = a_chance(key_of(1)), a_chance(key_of(1)), a_chance(key_of(2))
    draws = [[int(call(next_word, chance)) for _ in range(20)] for chance in (first, again, other)]
    assert draws[0] == draws[1] != draws[2]
    kernel.begin_chance(first, key_of(2))
    assert [int(call(next_word, first)) for _ in range(20)] == draws[2]


@pytest.mark.parametrize("bit", [0, 31, 32, 100, 255])
def test_every_bit_of_the_key_changes_the_stream(bit: int) -> None:
    key = key_of(3)
    changed = key.copy()
    changed[bit // 32] ^= np.uint32(1 << bit % 32)
    assert call(next_word, a_chance(key)) != call(next_word, a_chance(changed))


# --- numbers below n --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("n", [1, 2, 3, 5, 6, 44, 110, 1000, 2**31])
def test_a_number_below_n_is_below_n(n: int) -> None:
    chance = a_chance(key_of(n))
    drawn = [int(call(below, chance, n)) for _ in range(300)]
    assert 0 <= min(drawn) <= max(drawn) < n
    if n > 1:
        assert len(set(drawn)) > 1


@pytest.mark.parametrize("n", [2, 3, 7, 44])
def test_every_number_is_as_likely(n: int) -> None:
    chance = a_chance(key_of(n))
    draws = 5000
    found = np.bincount([int(call(below, chance, n)) for _ in range(draws)], minlength=n)
    chi_square = float(((found - draws / n) ** 2 / (draws / n)).sum())
    assert chi_square < n + 4 * (2 * n) ** 0.5 + 8  # far beyond one in a thousand


@pytest.mark.parametrize(
    ("n", "words", "number"),
    [
        (6, [2**31 + 1], 3),
        (6, [0, 2**31 + 1], 3),  # 2**32 is no multiple of 6: four words are thrown away so that none is favoured
        (6, [MASK], 5),
        (8, [0], 0),  # 2**32 is a multiple of 8
        (8, [2**31], 4),
    ],
)
def test_words_that_would_favour_a_number_are_thrown_away(n: int, words: list[int], number: int) -> None:
    chance = from_words(*words)
    assert call(below, chance, n) == number
    assert chance.left == 0


def test_what_is_not_thrown_away_hits_every_number_equally_often() -> None:
    """With n three eighths of all words the pattern repeats after eight: two are thrown away, two hit each of three."""
    found = []
    for word in range(8):
        chance = from_words(word, 1)
        number = int(call(below, chance, 3 * 2**29))
        if chance.left == 1:
            found.append(number)
    assert found == [0, 0, 1, 1, 2, 2]
