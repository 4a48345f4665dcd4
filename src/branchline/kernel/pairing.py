"""The cheapest way to pair things off: a minimum-weight perfect matching of a complete graph, by Edmonds' blossoms.

`longest_path` pairs odd cities with it. Nodes are 1 … n, n even; 0 means none; blossoms (odd sets of nodes that act as
one) get the numbers after PAIRED. The algorithm is the classical primal-dual one, O(n³): trees grow from the unpaired
nodes over tight edges (`_gap` 0), odd rings shrink into blossoms, a path between two trees adds a pair; where nothing
is tight, the nodes' prices change by as much as they can.
"""

from branchline.kernel.numbers import (
    BLOSSOMS,
    PAIRED,
)
from branchline.kernel.rule import rule

_WORTH = 2_000_000  # of any pair before its cost, so that everybody is paired
_EVEN, _ODD, _FREE = 0, 1, -1  # where a node is in its tree


@rule
def _gap(pairing, a, b):
    """How far the edge between two nodes (not blossoms) is from being tight."""
    return pairing.price[a] + pairing.price[b] - 2 * (_WORTH - int(pairing.cost[a, b]))


@rule
def _gap_between(pairing, x, y):
    """The same for the best edge between two nodes or blossoms."""
    return _gap(pairing, pairing.near[x, y], pairing.near[y, x])


@rule
def _note_slack(pairing, u, x):
    if pairing.slack[x] == 0 or _gap_between(pairing, u, x) < _gap_between(pairing, pairing.slack[x], x):
        pairing.slack[x] = u


@rule
def _find_slack(pairing, n, x):
    pairing.slack[x] = 0
    for u in range(1, n + 1):
        if pairing.outer[u] != x and pairing.label[pairing.outer[u]] == _EVEN:
            _note_slack(pairing, u, x)


@rule
def _push(pairing, n, x):
    """Queue the nodes of x."""
    for u in range(1, n + 1):
        if pairing.member[x, u] != 0:
            pairing.queue[pairing.queued] = u
            pairing.queued += 1


@rule
def _set_outer(pairing, n, x, b):
    pairing.outer[x] = b
    for u in range(1, n + 1):
        if pairing.member[x, u] != 0:
            pairing.outer[u] = b


@rule
def _reverse(ring, first, last):
    while first < last:
        held = ring[first]
        ring[first] = ring[last]
        ring[last] = held
        first += 1
        last -= 1


@rule
def _position(pairing, b, x):
    """The even position of x in the blossom's ring, which is turned round if need be."""
    ring, size = pairing.ring[b - PAIRED], pairing.ring_size[b - PAIRED]
    at = 0
    while ring[at] != x:
        at += 1
    if at & 1:
        _reverse(ring, 1, size - 1)
        at = size - at
    return at


@rule
def _pair(pairing, u, v):
    """Pair u with v, and what is inside u accordingly."""
    count = 1
    pairing.todo[0, 0], pairing.todo[0, 1] = u, v
    while count > 0:
        count -= 1
        x, y = pairing.todo[count, 0], pairing.todo[count, 1]
        pairing.match[x] = pairing.near[y, x]
        if x < PAIRED:
            continue
        entry = pairing.member[x, pairing.near[x, y]]
        at = _position(pairing, x, entry)
        ring, size = pairing.ring[x - PAIRED], pairing.ring_size[x - PAIRED]
        for i in range(at):
            pairing.todo[count, 0], pairing.todo[count, 1] = ring[i], ring[i ^ 1]
            count += 1
        pairing.todo[count, 0], pairing.todo[count, 1] = entry, y
        count += 1
        _reverse(ring, 0, at - 1)
        _reverse(ring, at, size - 1)
        _reverse(ring, 0, size - 1)


@rule
def _augment(pairing, u, v):
    while True:
        following = pairing.outer[pairing.match[u]]
        _pair(pairing, u, v)
        if following == 0:
            return
        u, v = pairing.outer[pairing.parent[following]], following
        _pair(pairing, v, u)


@rule
def _common_root(pairing, u, v):
    """Where the branches of u and v meet, 0 if they are in different trees."""
    pairing.visit += 1
    while u != 0 or v != 0:
        if u != 0:
            if pairing.seen[u] == pairing.visit:
                return u
            pairing.seen[u] = pairing.visit
            u = pairing.outer[pairing.match[u]]
            if u != 0:
                u = pairing.outer[pairing.parent[u]]
        held = u
        u = v
        v = held
    return 0


@rule
def _shrink(pairing, n, u, root, v):
    """Make the ring from `root` over u and v to `root` a blossom."""
    b = PAIRED
    while pairing.outer[b] != 0:
        b += 1
    pairing.blossoms = max(pairing.blossoms, b - PAIRED + 1)
    pairing.price[b] = 0
    pairing.label[b] = _EVEN
    pairing.match[b] = pairing.match[root]
    ring = pairing.ring[b - PAIRED]
    ring[0] = root
    size = 1
    for side in range(2):
        x = u if side == 0 else v
        while x != root:
            y = pairing.outer[pairing.match[x]]
            ring[size], ring[size + 1] = x, y
            size += 2
            _push(pairing, n, y)
            x = pairing.outer[pairing.parent[y]]
        if side == 0:
            _reverse(ring, 1, size - 1)
    pairing.ring_size[b - PAIRED] = size
    for x in range(1, n + 1):
        pairing.member[b, x] = 0
    for i in range(size):
        part = ring[i]
        for x in range(1, n + 1):
            if pairing.member[part, x] != 0:
                pairing.member[b, x] = part
        for x in range(1, PAIRED + pairing.blossoms):
            if x == b or (n < x < PAIRED) or pairing.outer[x] == 0:
                continue
            if i == 0 or _gap_between(pairing, part, x) < _gap_between(pairing, b, x):
                pairing.near[b, x] = pairing.near[part, x]
                pairing.near[x, b] = pairing.near[x, part]
    for i in range(size):
        _set_outer(pairing, n, ring[i], b)
    pairing.outer[b] = b
    _find_slack(pairing, n, b)


@rule
def _expand(pairing, n, b):
    """Open a blossom: its parts take their places in the tree."""
    ring, size = pairing.ring[b - PAIRED], pairing.ring_size[b - PAIRED]
    for i in range(size):
        _set_outer(pairing, n, ring[i], ring[i])
    entry = pairing.member[b, pairing.near[b, pairing.parent[b]]]
    at = _position(pairing, b, entry)
    for i in range(0, at, 2):
        odd, even = ring[i], ring[i + 1]
        pairing.parent[odd] = pairing.near[even, odd]
        pairing.label[odd], pairing.label[even] = _ODD, _EVEN
        pairing.slack[odd] = 0
        _find_slack(pairing, n, even)
        _push(pairing, n, even)
    pairing.label[entry] = _ODD
    pairing.parent[entry] = pairing.parent[b]
    for i in range(at + 1, size):
        pairing.label[ring[i]] = _FREE
        _find_slack(pairing, n, ring[i])
    pairing.outer[b] = 0


@rule
def _use_tight(pairing, n, a, b):
    """Follow the tight edge from node a to node b; True if that made a new pair."""
    u, v = pairing.outer[a], pairing.outer[b]
    if pairing.label[v] == _FREE:
        pairing.parent[v] = a
        pairing.label[v] = _ODD
        following = pairing.outer[pairing.match[v]]
        pairing.slack[v] = pairing.slack[following] = 0
        pairing.label[following] = _EVEN
        _push(pairing, n, following)
    elif pairing.label[v] == _EVEN:
        root = _common_root(pairing, u, v)
        if root == 0:
            _augment(pairing, u, v)
            _augment(pairing, v, u)
            return True
        _shrink(pairing, n, u, root, v)
    return False


@rule
def _is_outer(pairing, n, x):
    return (x <= n or x >= PAIRED) and pairing.outer[x] == x


@rule
def _grow(pairing, n):
    """Follow the tight edges of all queued nodes; True if that made a new pair."""
    i = 0
    while i < pairing.queued:
        u = pairing.queue[i]
        i += 1
        if pairing.label[pairing.outer[u]] == _ODD:
            continue
        for v in range(1, n + 1):
            if pairing.outer[u] != pairing.outer[v]:
                if _gap(pairing, u, v) == 0:
                    if _use_tight(pairing, n, u, v):
                        return True
                else:
                    _note_slack(pairing, u, pairing.outer[v])
    pairing.queued = 0
    return False


@rule
def _change_prices(pairing, n):
    """Move the prices until another edge is tight or a blossom has to open."""
    change = 4 * _WORTH
    for x in range(1, PAIRED + pairing.blossoms):
        if not _is_outer(pairing, n, x):
            continue
        if x >= PAIRED and pairing.label[x] == _ODD:
            change = min(change, pairing.price[x] // 2)
        if pairing.slack[x] != 0:
            gap = _gap_between(pairing, pairing.slack[x], x)
            if pairing.label[x] == _FREE:
                change = min(change, gap)
            elif pairing.label[x] == _EVEN:
                change = min(change, gap // 2)
    for u in range(1, n + 1):
        if pairing.label[pairing.outer[u]] == _EVEN:
            pairing.price[u] -= change
        elif pairing.label[pairing.outer[u]] == _ODD:
            pairing.price[u] += change
    for b in range(PAIRED, PAIRED + pairing.blossoms):
        if pairing.outer[b] == b:
            if pairing.label[b] == _EVEN:
                pairing.price[b] += 2 * change
            elif pairing.label[b] == _ODD:
                pairing.price[b] -= 2 * change


@rule
def _add_pair(pairing, n):
    """Grow trees from all unpaired nodes until there is one pair more."""
    pairing.queued = 0
    for x in range(PAIRED + BLOSSOMS):
        pairing.label[x] = _FREE
        pairing.slack[x] = 0
    for x in range(1, PAIRED + pairing.blossoms):
        if _is_outer(pairing, n, x) and pairing.match[x] == 0:
            pairing.parent[x] = 0
            pairing.label[x] = _EVEN
            _push(pairing, n, x)
    while True:
        if _grow(pairing, n):
            return
        _change_prices(pairing, n)
        for x in range(1, PAIRED + pairing.blossoms):
            if not _is_outer(pairing, n, x):
                continue
            u = pairing.slack[x]
            if u == 0 or pairing.outer[u] == x or _gap_between(pairing, u, x) != 0:
                continue
            if _use_tight(pairing, n, u, pairing.near[x, u]):
                return
        for b in range(PAIRED, PAIRED + pairing.blossoms):
            if pairing.outer[b] == b and pairing.label[b] == _ODD and pairing.price[b] == 0:
                _expand(pairing, n, b)


@rule
def pair_off(pairing, n):
    """Fill `pairing.match` for the nodes 1 … n (an even number) so that the sum of `pairing.cost` is least."""
    pairing.blossoms = 0
    pairing.visit = 0
    for x in range(PAIRED + BLOSSOMS):
        pairing.match[x] = 0
        pairing.seen[x] = 0
        pairing.outer[x] = x if x <= n else 0
    least = int(pairing.cost[1, 2])
    for u in range(1, n + 1):
        for v in range(1, n + 1):
            pairing.member[u, v] = u if u == v else 0
            pairing.near[u, v] = u
            if u != v:
                least = min(least, int(pairing.cost[u, v]))
    for u in range(1, n + 1):
        pairing.price[u] = _WORTH - least
    for _ in range(n // 2):
        _add_pair(pairing, n)
