"""The charts of a study, as Vega-Lite describes them; the extra `lab` draws them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from branchline.extras import needed
from branchline.lab.balance import Balance, ends
from branchline.lab.intervals import Estimate

INK = "#0072b2"
WIDTH = 560
MOST = 12  # of the best, and of the worst

Spec = dict[str, Any]


def charts_of(balance: Balance) -> dict[str, tuple[str, Spec]]:
    """Each chart by the name of its file, with a sentence that says what it shows."""
    return {
        "order": ("Share of victories by the order of play, with 95 % intervals", _order(balance)),
        "tickets": (
            "Change in the share of victories when a ticket is kept and not returned, with 95 % intervals",
            _ticket_gains(balance),
        ),
        "keeping": ("How often each ticket is kept when offered, and fulfilled when kept", _keeping(balance)),
        "routes": (
            "Victories of each route's owners above the average seat's, with 95 % intervals",
            _route_worths(balance),
        ),
        "claims": ("How often and when each route is claimed", _claims(balance)),
    }


def svg_of(spec: Spec) -> str:
    """The chart for a page: it has the page's colour of ink and no background."""
    return str(_engine().vegalite_to_svg(_dressed(spec, "currentColor", None)))


def png_of(spec: Spec) -> bytes:
    """The chart by itself."""
    return bytes(_engine().vegalite_to_png(_dressed(spec, "#1d1a16", "white"), scale=2))


def _engine() -> Any:
    return needed("vl_convert", "lab", "drawing charts")


def _dressed(spec: Spec, ink: str, background: str | None) -> Spec:
    names = ("labelColor", "titleColor", "domainColor", "tickColor")
    inks = dict.fromkeys(names, ink)
    config = {
        "font": "sans-serif",
        "axis": {**inks, "gridColor": "#8884", "labelLimit": 420, "labelFlush": False, "tickCount": 8},
        "legend": {"labelColor": ink, "titleColor": ink},
        "view": {"stroke": None},
        "text": {"color": ink},
    }
    return {"background": background, "width": WIDTH, "padding": 8, "config": config, **spec}


def _percent(field: str, title: str, **more: Any) -> Spec:
    return {"field": field, "type": "quantitative", "title": title, "axis": {"format": ".0%"}, **more}


def _intervals(rows: Sequence[tuple[str, Estimate]], title: str, middle: float, form: str) -> Spec:
    """A dot and a line for each row: the figure and its interval; a broken line where nothing is gained or lost."""
    names = [name for name, _ in rows]
    for number, name in enumerate(names):  # rows are told apart by their names
        names[number] = name + "\N{NO-BREAK SPACE}" * names[:number].count(name)
    values = [{"name": name, **figure._asdict()} for name, (_, figure) in zip(names, rows, strict=True)]
    x = {"type": "quantitative", "title": title, "scale": {"zero": False, "nice": True}, "axis": {"format": form}}
    return {
        "data": {"values": values},
        "height": {"step": 20},
        "encoding": {"y": {"field": "name", "type": "nominal", "sort": None, "title": None}},
        "layer": [
            {
                "data": {"values": [{"middle": middle}]},
                "mark": {"type": "rule", "strokeDash": [4, 4], "color": "#888"},
                "encoding": {"x": {"field": "middle", "type": "quantitative"}, "y": None},
            },
            {
                "mark": {"type": "rule", "strokeWidth": 2, "color": INK},
                "encoding": {"x": {**x, "field": "low"}, "x2": {"field": "high"}},
            },
            {
                "mark": {"type": "point", "filled": True, "size": 60, "color": INK, "opacity": 1},
                "encoding": {"x": {**x, "field": "value"}},
            },
        ],
    }


def _order(balance: Balance) -> Spec:
    rows = [(order.place, order.win) for order in balance.orders]
    return _intervals(rows, "share of victories", 1 / balance.run["players"], ".1%")


def _ticket_gains(balance: Balance) -> Spec:
    rows = [(f"{ticket.name} ({ticket.points})", gain) for ticket, gain in ends(balance.best_tickets, MOST)]
    return _intervals(rows, "kept against returned: change in the share of victories", 0, "+.0%")


def _route_worths(balance: Balance) -> Spec:
    rows = [(f"{route.name} ({route.length})", worth) for route, worth in ends(balance.best_routes, MOST)]
    return _intervals(rows, "owners' share of victories, above the average seat's", 0, "+.0%")


def _dots(values: Sequence[Mapping[str, Any]], x: Spec, y: Spec, color: Spec) -> Spec:
    return {
        "data": {"values": list(values)},
        "height": 340,
        "mark": {"type": "point", "filled": True, "size": 80, "opacity": 0.9, "stroke": "#666", "strokeWidth": 0.7},
        "encoding": {"x": x, "y": y, "color": color},
    }


def _keeping(balance: Balance) -> Spec:
    values = [
        {"kept": ticket.kept.value, "done": ticket.fulfilled.value, "points": ticket.points}
        for ticket in balance.tickets
        if ticket.kept and ticket.fulfilled
    ]
    color = {"field": "points", "type": "quantitative", "title": "points", "scale": {"scheme": "viridis"}}
    return _dots(
        values,
        _percent("kept", "kept when offered"),
        _percent("done", "fulfilled when kept", scale={"zero": False}),
        color,
    )


def _claims(balance: Balance) -> Spec:
    seen = [route for route in balance.routes if route.when is not None]
    values = [{"when": r.when, "claimed": r.claimed.value, "length": r.length} for r in seen]
    color = {"field": "length", "type": "ordinal", "title": "length", "scale": {"scheme": "viridis"}}
    return _dots(
        values,
        _percent("when", "mean moment of the claim (0 % start, 100 % end of the game)", scale={"zero": False}),
        _percent("claimed", "games in which it is claimed"),
        color,
    )
