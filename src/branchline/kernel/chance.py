"""Chance: ChaCha with eight rounds, its key and counter inside the state.

Nobody can predict the next card from those seen, and one key means one game on every machine.
"""

import numpy as np

from branchline.kernel.bits import low32
from branchline.kernel.rule import rare_rule, rule

WORDS = 16
_DOUBLE_ROUNDS = 4


@rule
def _quarter(a, b, c, d):
    a = low32(a + b)
    d = d ^ a
    d = low32((d << 16) | (d >> 16))
    c = low32(c + d)
    b = b ^ c
    b = low32((b << 12) | (b >> 20))
    a = low32(a + b)
    d = d ^ a
    d = low32((d << 8) | (d >> 24))
    c = low32(c + d)
    b = b ^ c
    b = low32((b << 7) | (b >> 25))
    return a, b, c, d


@rare_rule
def refill(chance):
    """Make the next sixteen words: one ChaCha8 block of the key and the counter."""
    key = chance.key
    k0, k1, k2, k3 = low32(key[0]), low32(key[1]), low32(key[2]), low32(key[3])
    k4, k5, k6, k7 = low32(key[4]), low32(key[5]), low32(key[6]), low32(key[7])
    count = np.int64(chance.counter)
    low, high, zero = low32(count & 0xFFFFFFFF), low32(count >> 32), low32(0)
    c0, c1, c2, c3 = low32(0x61707865), low32(0x3320646E), low32(0x79622D32), low32(0x6B206574)  # "expand 32-byte k"
    x0, x1, x2, x3, x4, x5, x6, x7 = c0, c1, c2, c3, k0, k1, k2, k3
    x8, x9, x10, x11, x12, x13, x14, x15 = k4, k5, k6, k7, low, high, zero, zero
    for _ in range(_DOUBLE_ROUNDS):
        x0, x4, x8, x12 = _quarter(x0, x4, x8, x12)
        x1, x5, x9, x13 = _quarter(x1, x5, x9, x13)
        x2, x6, x10, x14 = _quarter(x2, x6, x10, x14)
        x3, x7, x11, x15 = _quarter(x3, x7, x11, x15)
        x0, x5, x10, x15 = _quarter(x0, x5, x10, x15)
        x1, x6, x11, x12 = _quarter(x1, x6, x11, x12)
        x2, x7, x8, x13 = _quarter(x2, x7, x8, x13)
        x3, x4, x9, x14 = _quarter(x3, x4, x9, x14)
    words = chance.words
    words[0], words[1], words[2], words[3] = low32(x0 + c0), low32(x1 + c1), low32(x2 + c2), low32(x3 + c3)
    words[4], words[5], words[6], words[7] = low32(x4 + k0), low32(x5 + k1), low32(x6 + k2), low32(x7 + k3)
    words[8], words[9], words[10], words[11] = low32(x8 + k4), low32(x9 + k5), low32(x10 + k6), low32(x11 + k7)
    words[12], words[13], words[14], words[15] = low32(x12 + low), low32(x13 + high), x14, x15
    chance.counter = count + 1
    chance.left = WORDS


@rule
def start_chance(chance, key):
    """Begin a new stream from eight 32-bit words of key."""
    for i in range(8):
        chance.key[i] = key[i]
    chance.counter = 0
    chance.left = 0


@rule
def next_word(chance):
    """The next 32 random bits."""
    if chance.left == 0:
        refill(chance)
    chance.left -= 1
    return np.int64(chance.words[WORDS - 1 - chance.left])


@rule
def below(chance, n):
    """A uniformly random number of 0 … n - 1, without bias (Lemire's method)."""
    n = np.int64(n)
    product = next_word(chance) * n
    if (product & 0xFFFFFFFF) < n:
        biased = (0x100000000 - n) % n
        while (product & 0xFFFFFFFF) < biased:
            product = next_word(chance) * n
    return product >> 32
