"""The search's tree: what was tried at the seat's own decisions, and what came of it.

A node stands for what the seat did so far, whatever cards came and whatever the others did in between: its information
set, as far as a search of this size can tell them apart. So each visit may find other actions legal. A node's children
are the actions tried there; they keep what came of them.
"""

import numpy as np

from branchline.kernel.numbers import NONE
from branchline.kernel.rule import rule


@rule
def new_node(nodes, size, action):
    """Append a node; gives its number, or NONE when the tree is full."""
    number = np.int64(size[0])
    if number == len(nodes):
        return NONE
    size[0] = number + 1
    node = nodes[number]
    node.action = action
    node.child = NONE
    node.sibling = NONE
    node.visits = 0.0
    node.value = 0.0
    node.wins = 0.0
    node.margin = 0.0
    return number


@rule
def child_for(nodes, size, parent, action):
    """The child for an action; made if it is not there. NONE when the tree is full."""
    last = NONE
    child = nodes[parent].child
    while child != NONE:
        if nodes[child].action == action:
            return child
        last = child
        child = nodes[child].sibling
    child = new_node(nodes, size, action)
    if child != NONE:
        if last == NONE:
            nodes[parent].child = child
        else:
            nodes[last].sibling = child
    return child


@rule
def record_playout(nodes, path, depth, value, win, margin):
    """What came of a playout, for every node on the way."""
    for i in range(depth):
        node = nodes[path[i]]
        node.visits += 1.0
        node.value += value
        node.wins += win
        node.margin += margin


@rule
def keep_branch(nodes, start, kept, size, fade):
    """Copy the tree below `start` into `kept`, breadth first; what came of it counts `fade` times as much as before."""
    size[0] = 0
    root = new_node(kept, size, nodes[start].action)
    kept[root].child = nodes[start].child  # still the old number: replaced when its turn comes
    kept[root].visits = fade * nodes[start].visits
    at = 0
    while at < size[0]:
        old = np.int64(kept[at].child)
        kept[at].child = NONE
        last = NONE
        while old != NONE:
            number = new_node(kept, size, nodes[old].action)
            if number == NONE:
                break
            node = kept[number]
            node.child = nodes[old].child
            node.visits = fade * nodes[old].visits
            node.value = fade * nodes[old].value
            node.wins = fade * nodes[old].wins
            node.margin = fade * nodes[old].margin
            if last == NONE:
                kept[at].child = number
            else:
                kept[last].sibling = number
            last = number
            old = np.int64(nodes[old].sibling)
        at += 1
