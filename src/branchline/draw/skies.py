"""Skies, from the top of the picture to the horizon, and rooms, which have a wall instead."""

from collections.abc import Callable, Mapping

from branchline.draw.engraving import Hand, strokes
from branchline.draw.svg import num


def _day(hand: Hand) -> str:
    cloud = hand.next(40, 170)
    low = hand.next(34, 52)
    puff = f"M{cloud} {low}q-9 0-9-8q0-8 9-8q3-10 14-10q10 0 13 8q11-3 13 7q9 0 9 7q0 5-6 5"
    return strokes(f"h {hand.ruling(16, 74, 5)}\np {puff}z")


def _dusk(hand: Hand) -> str:
    x = hand.next(84, 156)
    rays = "".join(
        f"M{x + dx} {y}l{num(dx / 3)} {dy}"
        for dx, y, dy in ((-34, 66, -8), (-20, 52, -12), (0, 46, -14), (20, 52, -12), (34, 66, -8))
    )
    return strokes(
        f"f M24 92Q30 52 120 50Q210 52 216 92Z\nh {hand.ruling(14, 80, 4)}\ng M{x - 22} 92a22 22 0 0 1 44 0z\nl {rays}"
    )


def _night(hand: Hand) -> str:
    moon = hand.next(30, 200)
    stars = "".join(_star(hand.next(22, 216), hand.next(18, 64)) for _ in range(7))
    wash = "f M14 92V22Q14 14 22 14H218Q226 14 226 22V92Z"
    return strokes(
        f"{wash}\nh {hand.ruling(16, 92, 3, 14, 226)}\ng M{moon} 22a13 13 0 1 0 11 21a11 11 0 0 1-11-21z\ng {stars}"
    )


def _star(x: int, y: int) -> str:
    return f"M{x} {y}l1.2-3 1.2 3 3 1.2-3 1.2-1.2 3-1.2-3-3-1.2z"


def _rain(hand: Hand) -> str:
    drops = "".join(f"M{hand.next(22, 222)} {hand.next(34, 96)}l-5 15" for _ in range(26))
    cloud = "M18 40Q16 14 40 14H200Q224 14 222 40Q196 30 172 40Q146 30 120 40Q92 30 66 40Q40 31 18 40Z"
    return strokes(f"f {cloud}\nh {hand.ruling(16, 40, 3)}{drops}")


def _snow(hand: Hand) -> str:
    flakes = "".join(f"O({hand.next(18, 222)} {hand.next(18, 116)} {hand.next(2, 5) / 2})" for _ in range(26))
    return strokes(f"h {hand.ruling(14, 62, 4)}\ng {flakes}")


def _fog(hand: Hand) -> str:
    return strokes(f"f M20 58Q60 44 120 56T222 54V72Q170 84 120 74T20 78Z\nh {hand.ruling(20, 118, 6, 10, 230)}")


def _storm(hand: Hand) -> str:
    x = hand.next(60, 180)
    above = "M18 46Q14 14 44 16Q60 6 84 16Q120 4 148 16Q190 8 206 20Q228 24 222 48"
    below = "Q196 38 176 50Q150 36 124 50Q96 38 70 50Q44 38 18 46Z"
    ruled = hand.ruling(16, 48, 3) + hand.ruling(56, 88, 7)
    return strokes(f"f {above}{below}\nh {ruled}\ng M{x} 44l-10 22h9l-8 24 22-30h-10l8-16z")


def _room(hand: Hand) -> str:
    """A wall with its panelling; what is on it is up to the things."""
    x = hand.next(0, 8)
    paper = "".join(f"M{at + x} 14V92" for at in range(22, 220, 11))
    return strokes(f"f R(14 14 212 78)\nh {paper}\np R(14 88 212 5)")


def _wall(hand: Hand) -> str:
    """Planks, for stations, sheds and courtrooms."""
    joints = "".join(f"M{hand.next(24, 216)} {y}v13" for y in range(14, 92, 13))
    return strokes(f"f R(14 14 212 78)\nh {''.join(f'M14 {y}h212' for y in range(27, 92, 13))}{joints}")


def _planks(hand: Hand) -> str:
    """A wall of planks over all of the picture, for what hangs on it."""
    joints = "".join(f"M{hand.next(24, 216)} {y}v13" for y in range(12, 132, 13))
    nails = "".join(f"O({hand.next(20, 220)} {y} .7)" for y in range(19, 136, 13))
    return strokes(f"f R(12 12 216 127)\nh {''.join(f'M12 {y}h216' for y in range(25, 136, 13))}{joints}{nails}")


def _plain(hand: Hand) -> str:
    """Only the glow of a lamp on paper: for things shown by themselves."""
    return strokes(f"f E(120 80 {hand.next(92, 102)} {hand.next(50, 56)})\nh {hand.ruling(26, 120, 7, 26, 214)}")


def _heat(hand: Hand) -> str:
    """Heat over the desert: the air moves in bands."""
    bands = "".join(f"M{hand.next(20, 50)} {y}q14-4 28 0t28 0 28 0 28 0 28 0" for y in range(24, 84, 9))
    return strokes(f"f M22 90Q60 40 120 40T218 90Z\nh {bands}\ng O({hand.next(60, 180)} 32 13)")


SKIES: Mapping[str, Callable[[Hand], str]] = {
    "day": _day,
    "dusk": _dusk,
    "night": _night,
    "rain": _rain,
    "snow": _snow,
    "fog": _fog,
    "storm": _storm,
    "room": _room,
    "wall": _wall,
    "planks": _planks,
    "plain": _plain,
    "heat": _heat,
}
