"""A position's fields under plain names, whichever record they live in: for playthroughs and comparisons."""

from __future__ import annotations

from typing import Any

import numpy as np

from branchline.kernel import codes, numbers, records


def column(states: Any, name: str) -> Any:
    """A field of many states at once, whichever record it lives in; `seat` is who decides."""
    name = {"seat": "decider"}.get(name, name)
    if name in records.STATE.names:
        return states[name]
    return states["public"][name] if name in records.PUBLIC.names else states["own"][name]


def flat_state(state: Any) -> dict[str, Any]:
    """Every fact of a state by name; what each seat alone knows as one row a seat."""
    own = {name: np.array([seat[name] for seat in state.own]) for name in records.OWN.names}
    public = {name: state.public[name] for name in records.PUBLIC.names}
    rest = {name: state[name] for name in records.STATE.names if name not in ("public", "own")}
    return {**rest, **own, **public, "in_force": public["in_force"], **_tunnel(state.public)}


def flat_view(view: Any) -> dict[str, Any]:
    """Every fact of a view by name."""
    parts = {"public", "own"}
    rest = {name: view[name] for name in records.VIEW.names if name not in parts}
    own = {name: view.own[name] for name in records.OWN.names if name != "in_force"}
    return {**{name: view.public[name] for name in records.PUBLIC.names}, **own, **rest, **_tunnel(view.public)}


def _tunnel(table: Any) -> dict[str, Any]:
    """What is still to be paid for a tunnel, and in which colour."""
    answering = table.phase == codes.ANSWER_TUNNEL
    return {
        "paid_color": np.int16(table.owed_color if answering else numbers.NONE),
        "surcharge": np.int16(table.owed_cards if answering else 0),
    }
