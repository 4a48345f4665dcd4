"""Marks of the cards a seat does not see: the part of `determinize` for editions whose cards bear marks."""

import numpy as np

from branchline.kernel.chance import below
from branchline.kernel.numbers import CARD_KINDS, DISPLAY, MARKS, PLAYERS
from branchline.kernel.rule import rule


@rule
def unseen_marks(board, view, state):
    """Into the pile: the marks of all cards the seat does not see anywhere."""
    for mark in range(MARKS):
        for kind in range(CARD_KINDS):
            left = board.marked[mark, kind] - view.public.discard_marked[mark, kind]
            for seat in range(PLAYERS):
                if seat != view.seat:
                    state.own[seat].marked[mark, kind] = view.public.known_marked[seat, mark, kind]
                left -= state.own[seat].marked[mark, kind]
            for slot in range(DISPLAY):
                if view.public.display_mark[slot] == mark + 1 and view.public.display[slot] == kind:
                    left -= 1
            state.pile_marked[mark, kind] = left


@rule
def deal_marks(view, chance, state):
    """Marks of the cards just dealt: each unseen card of a kind is as likely as another to bear one.

    Until here the hands of the others hold only what is known of their marks, and the pile all the unseen ones.
    """
    for kind in range(CARD_KINDS):
        unseen = np.int64(state.pile[kind])
        for seat in range(view.public.players):
            if seat != view.seat:
                unseen += state.own[seat].hand[kind] - view.public.known[seat, kind]
        for seat in range(view.public.players):
            if seat == view.seat:
                continue
            for _ in range(state.own[seat].hand[kind] - view.public.known[seat, kind]):
                n = below(chance, unseen)
                unseen -= 1
                for mark in range(MARKS):
                    if n < state.pile_marked[mark, kind]:
                        state.pile_marked[mark, kind] -= 1
                        state.own[seat].marked[mark, kind] += 1
                        break
                    n -= state.pile_marked[mark, kind]


@rule
def no_marks(state):
    for mark in range(MARKS):
        for kind in range(CARD_KINDS):
            state.pile_marked[mark, kind] = 0
