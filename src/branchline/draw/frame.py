"""The edge of the sheet: a ladder that is the score track, and the strip below it."""

from collections.abc import Iterator, Sequence
from xml.sax.saxutils import escape

from branchline.draw.claims import Player
from branchline.draw.heat import Heat
from branchline.draw.svg import num
from branchline.draw.theme import PLAYER_FILLS, Theme

TRACK = 14.0  # the middle of the ladder from the sheet's edge
STEPS = 100  # of the score track
STRIP = 62  # height of the strip with the players, or with the legend of a heat map


class Frame:
    """What goes round and below a sheet of that size."""

    def __init__(self, width: float, height: int, theme: Theme) -> None:
        self.width, self.height, self.theme = width, height, theme

    def ladder(self) -> Iterator[str]:
        """A ladder round the map, as on old ones: its hundred steps are the score track."""
        theme, w, h = self.theme, self.width, self.height

        def box(inset: float, look: str) -> str:
            size = f'x="{inset}" y="{inset}" width="{num(w - 2 * inset)}" height="{num(h - 2 * inset)}"'
            return f'<rect {size} fill="none" {look}/>'

        step = f"{2 * (w - 2 * TRACK + h - 2 * TRACK) / STEPS:.3f}"
        yield box(TRACK, f'stroke="{theme.paper}" stroke-width="12"')
        yield box(TRACK, f'stroke="{theme.frame}" stroke-width="8" stroke-opacity=".75" stroke-dasharray="{step}"')
        yield box(TRACK - 7, f'stroke="{theme.frame}" stroke-width="2.5"')
        yield box(TRACK + 6, f'stroke="{theme.frame}" stroke-width="1.5"')
        for points in range(10, STEPS, 10):
            x, y = self._on_track(points)
            if self._on_long_edge(y):
                y += 15 if y < h / 2 else -15
            else:
                x += 15 if x < w / 2 else -15
            yield (
                f'<text x="{num(x)}" y="{num(y + 4)}" font-size="12" text-anchor="middle" '
                f'fill="{theme.ink}" stroke="{theme.halo}" stroke-width="3" paint-order="stroke">{points}</text>'
            )

    def _on_track(self, points: int) -> tuple[float, float]:
        """The middle of a step of the score track, clockwise from the upper left corner."""
        w, h = self.width - 2 * TRACK, self.height - 2 * TRACK
        way = ((points % STEPS) + 0.5) * 2 * (w + h) / STEPS
        for dx, dy, length in ((1, 0, w), (0, 1, h), (-1, 0, w), (0, -1, h)):
            if way <= length:
                corner = {(1, 0): (0, 0), (0, 1): (w, 0), (-1, 0): (w, h), (0, -1): (0, h)}[dx, dy]
                return TRACK + corner[0] + dx * way, TRACK + corner[1] + dy * way
            way -= length
        return TRACK, TRACK

    def _on_long_edge(self, y: float) -> bool:
        """Is a step of the track at this height on the upper or lower edge?"""
        return min(abs(y - TRACK), abs(y - self.height + TRACK)) < 1

    def markers(self, players: Sequence[Player]) -> Iterator[str]:
        """Each player's marker on the score track; markers on the same step stand side by side."""
        for seat, player in enumerate(players):
            x, y = self._on_track(player.points)
            before = sum(other.points % STEPS == player.points % STEPS for other in players[:seat])
            if self._on_long_edge(y):
                x += 18 * before
            else:
                y += 18 * before
            yield (
                f'<g class="marker" transform="translate({num(x)} {num(y)})">'
                f'<circle r="12" fill="{PLAYER_FILLS[seat]}" stroke="#16130f" stroke-width="2"/>'
                f'<use href="#p{seat}" transform="scale(.9)"/></g>'
            )

    def strip(self, players: Sequence[Player]) -> Iterator[str]:
        """Below a board in play: who plays, with how many points and what is left."""
        if not players:
            return
        theme, width = self.theme, self.width / len(players)
        yield f'<rect y="{self.height}" width="{num(self.width)}" height="{STRIP}" fill="{theme.paper}"/>'
        for seat, player in enumerate(players):
            left, middle = 24 + seat * width, self.height + STRIP / 2
            yield (
                f'<g transform="translate({num(left + 14)} {num(middle)})">'
                f'<rect x="-14" y="-14" width="28" height="28" rx="6" fill="{PLAYER_FILLS[seat]}" stroke="#16130f" '
                f'stroke-width="1.5"/><use href="#p{seat}"/></g>'
            )
            rows = ((f"{player.name} · {player.points}", 19, "bold", -3), (player.facts, 14, "normal", 16))
            for text, size, weight, down in rows:
                yield (
                    f'<text x="{num(left + 38)}" y="{num(middle + down)}" font-size="{size}" font-weight="{weight}" '
                    f'fill="{theme.ink}">{escape(text)}</text>'
                )

    def legend(self, heat: Heat | None) -> Iterator[str]:
        """Below a heat map: what its colours mean."""
        if heat is None:
            return
        theme, top, width = self.theme, self.height, 74
        left = self.width - 24 - width * len(heat.legend)
        yield '<g class="legend">'
        yield f'<rect y="{top}" width="{num(self.width)}" height="{STRIP}" fill="{theme.paper}"/>'
        look = f'font-size="19" font-weight="bold" fill="{theme.ink}"'
        yield f'<text x="24" y="{num(top + 38)}" {look}>{escape(heat.title)}</text>'
        for number, (color, text) in enumerate(heat.legend):
            x = left + number * width
            size = f'width="{width}" height="20" fill="{color}" stroke="#16130f" stroke-width="1"'
            yield f'<rect x="{num(x)}" y="{num(top + 10)}" {size}/>'
            look = f'font-size="14" text-anchor="middle" fill="{theme.ink}"'
            yield f'<text x="{num(x + width / 2)}" y="{num(top + 48)}" {look}>{escape(text)}</text>'
        yield "</g>"
