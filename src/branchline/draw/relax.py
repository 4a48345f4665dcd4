"""Making room: cities, slots and labels push each other until nothing overlaps.

Every group of parallel routes is a chain of beads between its two cities, one bead for each slot. Whatever may not
overlap is a set of discs that belong to a node (a city or a bead): a bead carries a few along its slot, a city its dot,
its station place and its label. Rounds of small corrections then settle everything: cities are drawn back to where they
really lie, chains keep their pitch and stay smooth, discs that overlap are pushed apart.
"""

import numba
import numpy as np


@numba.njit(cache=True, nogil=True, error_model="numpy")
def _pull_home(position, home, pull, fixed, cities):  # type: ignore[no-untyped-def]
    for i in range(cities):
        if not fixed[i]:
            for k in range(2):
                position[i, k] += pull * (home[i, k] - position[i, k])


@numba.njit(cache=True, nogil=True, error_model="numpy")
def _hold_pitch(position, previous, following, pitch, end_gap, weight, cities, strength):  # type: ignore[no-untyped-def]
    """Neighbours in a chain keep their distance: between beads within limits, to a city at least the gap."""
    for i in range(cities, len(position)):
        for other in (previous[i], following[i]):
            if other >= cities and other < i:
                continue  # each pair of beads once
            dx, dy = position[other, 0] - position[i, 0], position[other, 1] - position[i, 1]
            distance = max(np.sqrt(dx * dx + dy * dy), 1e-6)
            least = pitch[i, 0] if other >= cities else end_gap[i]
            most = pitch[i, 1] if other >= cities else 1e9
            wrong = 0.0
            if distance < least:
                wrong = distance - least
            elif distance > most:
                wrong = distance - most
            if wrong != 0.0:
                share = strength * wrong / distance / (weight[i] + weight[other])
                position[i, 0] += dx * share * weight[i]
                position[i, 1] += dy * share * weight[i]
                position[other, 0] -= dx * share * weight[other]
                position[other, 1] -= dy * share * weight[other]


@numba.njit(cache=True, nogil=True, error_model="numpy")
def _straighten(position, previous, following, bend, cities):  # type: ignore[no-untyped-def]
    """Beads move towards the line between their neighbours, and the two ends of a chain share the slack."""
    for i in range(cities, len(position)):
        a, b = previous[i], following[i]
        la = np.hypot(position[a, 0] - position[i, 0], position[a, 1] - position[i, 1])
        lb = np.hypot(position[b, 0] - position[i, 0], position[b, 1] - position[i, 1])
        t = la / max(la + lb, 1e-6)
        if a < cities or b < cities:
            t = 0.5 * t + 0.25 if a < cities and b < cities else t
        for k in range(2):
            position[i, k] += bend * (position[a, k] + t * (position[b, k] - position[a, k]) - position[i, k])


@numba.njit(cache=True, nogil=True, error_model="numpy")
def _share_slack(position, first, last):  # type: ignore[no-untyped-def]
    """Both ends of a chain are equally far from their cities."""
    for chain in range(len(first)):
        head, tail, city_a, city_b = first[chain, 0], last[chain, 0], first[chain, 1], last[chain, 1]
        da = np.hypot(position[head, 0] - position[city_a, 0], position[head, 1] - position[city_a, 1])
        db = np.hypot(position[tail, 0] - position[city_b, 0], position[tail, 1] - position[city_b, 1])
        shift = 0.1 * (db - da) / max(da + db, 1e-6)
        dx = (position[city_b, 0] - position[city_a, 0]) * shift
        dy = (position[city_b, 1] - position[city_a, 1]) * shift
        for i in range(head, tail + 1):
            position[i, 0] += dx
            position[i, 1] += dy


@numba.njit(cache=True, nogil=True, error_model="numpy")
def _place_discs(position, previous, following, owner, offset, where, cities):  # type: ignore[no-untyped-def]
    """Where each disc is now: beside its city, or along and across its bead's slot."""
    for d in range(len(owner)):
        node = owner[d]
        if node >= cities:
            a, b = previous[node], following[node]
            dx, dy = position[b, 0] - position[a, 0], position[b, 1] - position[a, 1]
            length = max(np.sqrt(dx * dx + dy * dy), 1e-6)
            dx, dy = dx / length, dy / length
            where[d, 0] = position[node, 0] + dx * offset[d, 0] - dy * offset[d, 1]
            where[d, 1] = position[node, 1] + dy * offset[d, 0] + dx * offset[d, 1]
        else:
            where[d, 0] = position[node, 0] + offset[d, 0]
            where[d, 1] = position[node, 1] + offset[d, 1]


@numba.njit(cache=True, nogil=True, error_model="numpy")
def _keeps_pitch(position, where, previous, following, cities, bead, disc, other):  # type: ignore[no-untyped-def]
    """Is the disc's owner the bead's neighbour in a chain, whose distance `_hold_pitch` sees to?

    Of a city only the dot is: its name and station place push the chain like everybody's.
    """
    if bead < cities or (previous[bead] != other and following[bead] != other):
        return False
    return other >= cities or (where[disc, 0] == position[other, 0] and where[disc, 1] == position[other, 1])


@numba.njit(cache=True, nogil=True, error_model="numpy")
def _push_apart(position, where, owner, radius, weight, previous, following, cities, strength):  # type: ignore[no-untyped-def]
    """Overlapping discs of different nodes push their nodes apart; gives the worst overlap."""
    worst = 0.0
    for a in range(len(owner)):
        na = owner[a]
        for b in range(a + 1, len(owner)):
            nb = owner[b]
            if na == nb:
                continue
            reach = radius[a] + radius[b]
            dx = where[b, 0] - where[a, 0]
            if dx > reach or dx < -reach:
                continue
            dy = where[b, 1] - where[a, 1]
            if dy > reach or dy < -reach:
                continue
            squared = dx * dx + dy * dy
            if squared >= reach * reach:
                continue
            if _keeps_pitch(position, where, previous, following, cities, na, b, nb):
                continue
            if _keeps_pitch(position, where, previous, following, cities, nb, a, na):
                continue
            distance = max(np.sqrt(squared), 1e-3)
            overlap = reach - distance
            worst = max(worst, overlap)
            share = strength * overlap / distance / (weight[na] + weight[nb])
            position[na, 0] -= dx * share * weight[na]
            position[na, 1] -= dy * share * weight[na]
            position[nb, 0] += dx * share * weight[nb]
            position[nb, 1] += dy * share * weight[nb]
    return worst


@numba.njit(cache=True, nogil=True, error_model="numpy")
def _keep_bearings(position, home, first, last, weight, strength):  # type: ignore[no-untyped-def]
    """Two connected cities lie to each other as they really do, give or take 25 degrees."""
    for number in range(len(first)):
        a, b = first[number, 1], last[number, 1]
        hx, hy = home[b, 0] - home[a, 0], home[b, 1] - home[a, 1]
        vx, vy = position[b, 0] - position[a, 0], position[b, 1] - position[a, 1]
        turn = np.arctan2(hx * vy - hy * vx, hx * vx + hy * vy)
        excess = max(0.0, abs(turn) - 0.44)
        if excess == 0.0:
            continue
        step = strength * (excess if turn > 0 else -excess) / (weight[a] + weight[b])
        position[b, 0] += vy * step * weight[b]
        position[b, 1] -= vx * step * weight[b]
        position[a, 0] -= vy * step * weight[a]
        position[a, 1] += vx * step * weight[a]


@numba.njit(cache=True, nogil=True, error_model="numpy")
def _keep_length(position, first, last, least, weight, strength):  # type: ignore[no-untyped-def]
    """Two connected cities stay so far apart that their line only bows and never folds."""
    for number in range(len(first)):
        a, b = first[number, 1], last[number, 1]
        dx, dy = position[b, 0] - position[a, 0], position[b, 1] - position[a, 1]
        distance = max(np.sqrt(dx * dx + dy * dy), 1e-6)
        if distance < least[number]:
            share = strength * (least[number] - distance) / distance / (weight[a] + weight[b])
            position[a, 0] -= dx * share * weight[a]
            position[a, 1] -= dy * share * weight[a]
            position[b, 0] += dx * share * weight[b]
            position[b, 1] += dy * share * weight[b]


@numba.njit(cache=True, nogil=True, error_model="numpy")
def _push_off_line(position, city, a, b, clear, weight):  # type: ignore[no-untyped-def]
    """A city and a piece of a line it does not belong to keep apart."""
    ax, ay = position[a, 0], position[a, 1]
    dx, dy = position[b, 0] - ax, position[b, 1] - ay
    length = max(dx * dx + dy * dy, 1e-9)
    t = ((position[city, 0] - ax) * dx + (position[city, 1] - ay) * dy) / length
    t = min(1.0, max(0.0, t))
    px, py = position[city, 0] - (ax + t * dx), position[city, 1] - (ay + t * dy)
    distance = max(np.sqrt(px * px + py * py), 1e-3)
    if distance >= clear:
        return
    share = 0.4 * (clear - distance) / distance
    total = weight[city] + weight[a] * (1 - t) + weight[b] * t
    position[city, 0] += px * share * weight[city] / total
    position[city, 1] += py * share * weight[city] / total
    position[a, 0] -= px * share * weight[a] * (1 - t) / total
    position[a, 1] -= py * share * weight[a] * (1 - t) / total
    position[b, 0] -= px * share * weight[b] * t / total
    position[b, 1] -= py * share * weight[b] * t / total


@numba.njit(cache=True, nogil=True, error_model="numpy")
def _keep_cities_off_lines(position, previous, following, chain, first, last, clear, weight, cities):  # type: ignore[no-untyped-def]
    """No city slips through a line to its other side."""
    for i in range(cities, len(position)):
        group = chain[i]
        for city in range(cities):
            if city == first[group, 1] or city == last[group, 1]:
                continue
            _push_off_line(position, city, i, following[i], clear[group], weight)
            if previous[i] < cities:
                _push_off_line(position, city, previous[i], i, clear[group], weight)


@numba.njit(cache=True, nogil=True, error_model="numpy")
def _crosses(p, q, r, s):  # type: ignore[no-untyped-def]
    d1 = (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])
    d2 = (q[0] - p[0]) * (s[1] - p[1]) - (q[1] - p[1]) * (s[0] - p[0])
    d3 = (s[0] - r[0]) * (p[1] - r[1]) - (s[1] - r[1]) * (p[0] - r[0])
    d4 = (s[0] - r[0]) * (q[1] - r[1]) - (s[1] - r[1]) * (q[0] - r[0])
    return d1 * d2 < 0 and d3 * d4 < 0


@numba.njit(cache=True, nogil=True, error_model="numpy")
def crossings(line, others):  # type: ignore[no-untyped-def]
    """How often a line crosses other lines of as many points."""
    count = 0
    for other in range(len(others)):
        for i in range(len(line) - 1):
            for j in range(len(line) - 1):
                if _crosses(line[i], line[i + 1], others[other, j], others[other, j + 1]):
                    count += 1
    return count


@numba.njit(cache=True, nogil=True, error_model="numpy")
def _keep_inside(position, where, owner, radius, frame):  # type: ignore[no-untyped-def]
    for d in range(len(owner)):
        for k in range(2):
            low, high = frame[k] + radius[d], frame[k + 2] - radius[d]
            if where[d, k] < low:
                position[owner[d], k] += 0.5 * (low - where[d, k])
            elif where[d, k] > high:
                position[owner[d], k] -= 0.5 * (where[d, k] - high)


@numba.njit(cache=True, nogil=True, error_model="numpy")
def relax(  # type: ignore[no-untyped-def]
    position, home, fixed, cities, previous, following, chain, first, last, pitch, end_gap,
    owner, offset, radius, weight, clear, least, frame, rounds, pull, bend, strength, bearing,
):  # fmt: skip
    """Settle the nodes; gives the worst overlap of the last round."""
    where = np.zeros((len(owner), 2))
    worst = 0.0
    for _ in range(rounds):
        _pull_home(position, home, pull, fixed, cities)
        _straighten(position, previous, following, bend, cities)
        _share_slack(position, first, last)
        _keep_bearings(position, home, first, last, weight, bearing)
        _keep_length(position, first, last, least, weight, 0.3)
        _hold_pitch(position, previous, following, pitch, end_gap, weight, cities, 0.8)
        _place_discs(position, previous, following, owner, offset, where, cities)
        worst = _push_apart(position, where, owner, radius, weight, previous, following, cities, strength)
        _keep_cities_off_lines(position, previous, following, chain, first, last, clear, weight, cities)
        _keep_inside(position, where, owner, radius, frame)
        for i in range(cities):
            if fixed[i]:
                position[i, 0], position[i, 1] = home[i, 0], home[i, 1]
    return worst


def slot_discs(half_length: float, half_width: float) -> list[tuple[float, float]]:
    """Discs (distance along the slot, radius) that cover a slot."""
    reach = max(half_length - half_width, 0.0)
    return [(step * reach, half_width) for step in (-1.0, 0.0, 1.0)]
