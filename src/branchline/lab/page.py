"""A study as one page: no scripts, nothing loaded from elsewhere, light and dark."""

from __future__ import annotations

import base64
import hashlib
import re
from collections.abc import Iterable, Mapping, Sequence
from html import escape

from branchline.draw.typeface import letters_for
from branchline.edition import Setup
from branchline.lab.balance import LEAST, Balance
from branchline.lab.intervals import Estimate

STYLE = """
:root { color-scheme: light dark; --paper: #fdfcf8; --ink: #1d1a16; --quiet: #5f594f; --line: #cfc8ba; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #181a1d; --ink: #ece8df; --quiet: #a8a294; --line: #44464a; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 72rem; padding: 1.5rem 1rem 4rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: break-word; }
h1, h2 { font-family: Alegreya, Georgia, serif; line-height: 1.2; }
h2 { margin-top: 3rem; border-top: 1px solid var(--line); padding-top: 1rem; }
p { max-width: 46rem; }
.quiet, figcaption, caption { color: var(--quiet); }
figure { margin: 1.5rem 0; }
figcaption { font-size: .9rem; }
.scroll { overflow-x: auto; }
.scroll:focus-visible { outline: 2px solid currentColor; }
svg { display: block; height: auto; max-width: 100%; }
.chart svg { min-width: 38rem; }
.board svg { min-width: 44rem; border-radius: .3rem; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
caption { text-align: left; padding: .3rem 0; }
th, td { padding: .25rem .6rem; text-align: right; white-space: nowrap; border-bottom: 1px solid var(--line); }
th:first-child, td:first-child { text-align: left; }
tbody th { font-weight: normal; }
summary { cursor: pointer; padding: .5rem 0; }
"""


def page(balance: Balance, boards: Mapping[str, tuple[str, str]], charts: Mapping[str, tuple[str, str]]) -> str:
    """The whole page. Boards and charts come as SVG, each with a sentence that says what it shows."""
    figures = {name: _figure("board", name, *drawn) for name, drawn in boards.items()}
    figures |= {name: _figure("chart", name, *drawn) for name, drawn in charts.items()}
    title = f"{balance.edition.title}: balance"
    style = STYLE + letters_for("".join(svg for _, svg in boards.values()))
    digest = base64.b64encode(hashlib.sha256(style.encode()).digest()).decode()
    return f"""<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-{digest}'; font-src data:">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title>
<style>{style}</style>
</head>
<body>
<main>
<h1>{escape(title)}</h1>
{_opening(balance)}
<h2>The order of play</h2>
<p>Who begins is drawn. In a fair game everybody wins {_percent(1 / balance.run["players"])} of the games.</p>
{figures["order"]}
{_order_table(balance)}
<h2>Tickets</h2>
<p>What a ticket changes: how often seats win that kept it, less how often seats win that looked at it and returned it.
A bot does not return tickets at random, so a gain is not all the ticket's own doing.</p>
{figures["tickets"]}
{figures["keeping"]}
{_ticket_table(balance)}
<h2>Routes</h2>
<p>What a route is worth: how often its owners win, less the {_percent(1 / balance.run["players"])} of the average seat.
It says what goes with winning and not what causes it: some routes are claimed by those who lead anyway.</p>
{figures["worth"]}
{figures["claimed"]}
{figures["routes"]}
{figures["claims"]}
{_route_table(balance)}
<h2>How to read the figures</h2>
<p>Intervals hold the true figure in 95 of 100 cases: Wilson’s for shares, Newcombe’s for differences of two shares, a
normal one for mean points. A shared victory counts as its part. Figures in bold are those whose interval leaves out
nothing gained and nothing lost; of a hundred tickets or routes without any effect about five would be bold by chance.
A dash stands where fewer than {LEAST} seats did one or the other.</p>
</main>
</body>
</html>
"""


def _opening(balance: Balance) -> str:
    run = balance.run
    setup = Setup.from_json(run["setup"])
    variant = balance.edition.variant(setup.variant).title + (", with bonus tickets" if setup.bonus else "")
    bots = ", ".join(run["bots"])
    told = (
        f"{balance.games:,} games of {balance.edition.title} ({variant}) with {run['players']} players. Bots: {bots}."
    )
    return f'<p class="quiet">{escape(told)} Seed {run["seed"]}.</p>'


def _figure(kind: str, name: str, told: str, svg: str) -> str:
    """A drawing that keeps its shape on a narrow screen and can be moved by keyboard there."""
    label = escape(told)
    scroll = f'<div class="scroll {kind}" tabindex="0" role="group" aria-label="{label}">'
    return f"<figure>{scroll}{own_ids(_labelled(svg, label), name)}</div><figcaption>{label}</figcaption></figure>"


def _labelled(svg: str, label: str) -> str:
    """The drawing with a name for those who cannot see it; a board has one already."""
    head, rest = svg.split(">", 1)
    return svg if "aria-label" in head else f'{head} role="img" aria-label="{label}">{rest}'


def own_ids(svg: str, name: str) -> str:
    """The drawing with ids of its own, so that several can stand on one page.

    >>> own_ids('<g id="a"/><use href="#a" fill="url(#b)"/>id="c"', "x")
    '<g id="x-a"/><use href="#x-a" fill="url(#x-b)"/>id="c"'
    """
    return re.sub(r"<[^>]*>", lambda tag: re.sub(r'(\sid="|href="#|url\(#)', rf"\g<1>{name}-", tag.group()), svg)


# --- tables -----------------------------------------------------------------------------------------------------------


def _percent(value: float) -> str:
    return f"{value:.1%}"


def _share(figure: Estimate | None) -> str:
    return "–" if figure is None else _percent(figure.value)


def _between(figure: Estimate) -> str:
    return f"{figure.value:.1%} ({figure.low:.1%} to {figure.high:.1%})"


def _change(figure: Estimate | None) -> str:
    """Percentage points with their interval, bold if it leaves out nothing."""
    if figure is None:
        return "–"
    value, low, high = (f"{100 * number:+.1f}" for number in figure)
    told = f"<strong>{value}</strong>" if figure.low > 0 or figure.high < 0 else value
    return f"{told} ({low} to {high})"


def _table(caption: str, columns: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """The first cell of each row is its heading; cells are HTML already."""
    head = "".join(f'<th scope="col">{escape(column)}</th>' for column in columns)
    body = "\n".join(
        f'<tr><th scope="row">{first}</th>{"".join(f"<td>{cell}</td>" for cell in cells)}</tr>'
        for first, *cells in rows
    )
    label = escape(caption)
    return (
        f'<div class="scroll" tabindex="0" role="region" aria-label="{label}"><table><caption>{label}</caption>'
        f"<thead><tr>{head}</tr></thead>\n<tbody>\n{body}\n</tbody></table></div>"
    )


def _order_table(balance: Balance) -> str:
    rows = [
        (
            order.place,
            _between(order.win),
            f"{order.points.value:.2f} ({order.points.low:.2f} to {order.points.high:.2f})",
        )
        for order in balance.orders
    ]
    return _table("By the order of play", ("plays", "victories", "points"), rows)


def _ticket_table(balance: Balance) -> str:
    rows = [
        (
            escape(ticket.name),
            str(ticket.points),
            f"{ticket.offered:,}",
            _share(ticket.kept),
            _share(ticket.fulfilled),
            "–" if ticket.earned is None else f"{ticket.earned:+.1f}",
            _change(ticket.gain),
        )
        for ticket in sorted(balance.tickets, key=lambda ticket: ticket.name)
    ]
    columns = ("ticket", "points", "offered", "kept", "fulfilled", "mean points", "victories, percentage points")
    return f"<details><summary>All tickets</summary>{_table('All tickets', columns, rows)}</details>"


def _route_table(balance: Balance) -> str:
    rows = [
        (
            escape(route.name),
            str(route.length),
            str(route.points),
            _share(route.claimed),
            "–" if route.when is None else f"{route.when:.0%}",
            _change(route.worth),
        )
        for route in sorted(balance.routes, key=lambda route: route.name)
    ]
    columns = ("route", "length", "points", "claimed", "moment", "victories, percentage points")
    return f"<details><summary>All routes</summary>{_table('All routes', columns, rows)}</details>"
