"""Sets as bits: words of 64, the lowest bit of the first word is member 0."""

import numpy as np

from branchline.kernel.rule import JIT, rule

U0 = np.uint64(0)
U1 = np.uint64(1)
_U2 = np.uint64(2)
_U4 = np.uint64(4)
_U56 = np.uint64(56)
_PAIRS = np.uint64(0x5555555555555555)
_FOURS = np.uint64(0x3333333333333333)
_BYTES = np.uint64(0x0F0F0F0F0F0F0F0F)
_ONES = np.uint64(0x0101010101010101)


def _count_bits_compiled(word):
    word = word - ((word >> U1) & _PAIRS)
    word = (word & _FOURS) + ((word >> _U2) & _FOURS)
    word = (word + (word >> _U4)) & _BYTES
    return np.int64((word * _ONES) >> _U56)


def _count_bits_interpreted(word):
    return int(word).bit_count()


def _low32_compiled(number):
    return np.uint32(number)


def _low32_interpreted(number):
    return int(number) & 0xFFFFFFFF


# The two places where compiled and interpreted Python need different words for the same thing: both would overflow
# NumPy's scalars. LLVM turns the first into one machine instruction.
count_bits = rule(_count_bits_compiled) if JIT else _count_bits_interpreted
low32 = rule(_low32_compiled) if JIT else _low32_interpreted


@rule
def bit(member):
    """The word with only this member (of 0 … 63)."""
    return U1 << np.uint64(member)


@rule
def lowest(word):
    """The smallest member of a word that has one."""
    return count_bits((word ^ (word - U1)) >> U1)


@rule
def nth(word, n):
    """The member of `word` that has `n` smaller ones."""
    for _ in range(n):
        word &= word - U1
    return lowest(word)


@rule
def has(words, member):
    return (words[member >> 6] >> np.uint64(member & 63)) & U1 != U0


@rule
def add(words, member):
    words[member >> 6] |= bit(member & 63)


@rule
def remove(words, member):
    words[member >> 6] &= ~bit(member & 63)


@rule
def size(words):
    """How many members the set has."""
    total = 0
    for w in range(len(words)):
        total += count_bits(words[w])
    return total


@rule
def nth_of(words, n):
    """The member of the set that has `n` smaller ones; `n` must be below its size."""
    for w in range(len(words)):
        here = count_bits(words[w])
        if n < here:
            return w * 64 + nth(words[w], n)
        n -= here
    return -1
