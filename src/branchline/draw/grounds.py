"""Grounds, from the horizon to the lower edge."""

from collections.abc import Callable, Mapping

from branchline.draw.engraving import Hand, strokes

_BELOW = "V132Q228 138 220 138H20Q12 138 12 132Z"  # round the lower corners and back to the left


def _tufts(hand: Hand, count: int, top: int = 100) -> str:
    return "".join(f"M{hand.next(20, 218)} {hand.next(top, 134)}l-3-6m3 6v-8m0 8l3-6" for _ in range(count))


def _sea(hand: Hand) -> str:
    waves = "".join(f"M{hand.next(16, 190)} {hand.next(100, 138)}q5-5 10 0t10 0 10 0" for _ in range(14))
    return strokes(f"t M14 92H226V130Q226 138 218 138H22Q14 138 14 130Z\nh {waves}M24 97H216")


def _prairie(hand: Hand) -> str:
    return strokes(f"t M12 97Q70 88 126 95T228 93{_BELOW}\nh {_tufts(hand, 15)}")


def _hills(hand: Hand) -> str:
    a = hand.next(56, 66)
    return strokes(
        f"p M14 92Q50 {a} 92 84Q136 {a - 8} 176 82Q204 {a + 8} 226 90V98H14Z\n"
        "h M40 84q10-8 18-10M104 82q14-12 24-14M180 86q10-8 18-8\n"
        f"t M12 100Q70 88 130 98T228 94{_BELOW}\nh {_tufts(hand, 9, 106)}"
    )


def _mountains(hand: Hand) -> str:
    a, b = hand.next(30, 42), hand.next(24, 36)
    shaded = (
        f"M62 {a}l6 16-4 8 8 16M168 {b}l8 20-4 8 10 18 6 16M108 44l6 12-3 8M70 {a + 12}l14 22M73 {a + 20}l12 24"
        f"M180 {b + 18}l20 32M178 {b + 26}l14 30M186 {b + 22}l24 40"
    )
    return strokes(
        f"p M14 96L62 {a} 86 62 108 44 132 70 168 {b} 226 96Z\nh {shaded}\n"
        f"e M62 {a}l9 13-7-3-5 5-6-3zM168 {b}l11 14-8-3-6 5-6-4z\n"
        f"t M12 98Q70 90 130 97T228 95{_BELOW}\nh {_tufts(hand, 8, 106)}"
    )


def _desert(hand: Hand) -> str:
    stones = "".join(f"M{hand.next(20, 210)} {hand.next(106, 134)}q4-4 8 0z" for _ in range(9))
    mesa = hand.next(24, 60)
    return strokes(
        f"p M{mesa} 94l6-26h30l8 26ZM{mesa + 116} 94l5-18h22l9 18Z\n"
        f"h V({mesa + 10} 70 28 24 5)V({mesa + 122} 78 18 16 5)\n"
        f"t M12 97Q80 89 130 94T228 92{_BELOW}\nh {stones}M40 112q30-5 60 0M120 124q34-6 70 0"
    )


def _rails(hand: Hand) -> str:
    """A line that runs towards us."""
    sleepers = ((97, 8), (102, 12), (108, 17), (115, 23), (124, 31), (134, 40))
    across = "".join(f"M{120 - half} {y}h{2 * half}" for y, half in sleepers)
    return strokes(
        f"t M12 95Q70 90 130 94T228 93{_BELOW}\nb {across}M116 93L84 139M124 93L156 139\nh {_tufts(hand, 8)}"
    )


def _track(hand: Hand) -> str:
    """A line across the picture."""
    sleepers = "".join(f"M{x} 129v4" for x in range(20, 224, 9))
    return strokes(f"t M12 98Q70 92 130 96T228 95{_BELOW}\nh {_tufts(hand, 6)}\nl M14 127.5H226{sleepers}")


def _town(hand: Hand) -> str:
    houses = []
    for x in range(18, 206, 34):
        roof = "l11-9 11 9" if hand.next(0, 1) else "v-5h24v5h-2"
        houses.append(f"M{x + hand.next(0, 6)} 98v-{hand.next(16, 34)}{roof}V98Z")
    windows = "".join(f"M{x} {hand.next(80, 88)}h4v5h-4z" for x in range(28, 214, 17))
    street = "".join(f"M{hand.next(18, 190)} {y}h{hand.next(14, 34)}" for y in range(104, 136, 4))
    return strokes(f"p {''.join(houses)}\nh {windows}\nt M12 98H228{_BELOW}\nh {street}")


def _forest(hand: Hand) -> str:
    trees = []
    for x in range(24, 220, 22):
        tall = hand.next(10, 20)  # of each of three tiers
        trees.append(
            f"M{x + hand.next(0, 8)} {97 - 3 * tall}l6 {tall}h-3l6 {tall}h-4l7 {tall}h-24l7-{tall}h-4l6-{tall}h-3z"
        )
    trunks = "".join(f"M{x} 66v30" for x in range(29, 220, 22))
    return strokes(f"p {''.join(trees)}\nh {trunks}\nt M12 98Q70 92 130 97T228 95{_BELOW}\nh {_tufts(hand, 9, 106)}")


def _river(hand: Hand) -> str:
    return strokes(
        f"t M12 97Q70 88 126 95T228 93{_BELOW}\n"
        "p M106 94Q150 100 116 110Q70 122 92 138H176Q150 122 168 112Q196 100 122 94Z\n"
        f"h M118 102h16M112 114h30M106 126h34M112 133h30{_tufts(hand, 8)}"
    )


def _quay(hand: Hand) -> str:
    stones = "".join(f"M{x} 116v6M{x + 9} 122v7" for x in range(24, 216, 18))
    waves = "".join(f"M{hand.next(16, 190)} {hand.next(97, 110)}q4-4 8 0t8 0" for _ in range(10))
    wall = "M14 114H226V132Q226 138 218 138H22Q14 138 14 132Z"
    return strokes(f"t R(14 92 212 22)\nh {waves}\np {wall}\nh M14 122H226M14 129H226{stones}")


def _table(hand: Hand) -> str:
    x = hand.next(16, 40)
    return strokes(
        f"t M14 112L22 100H218L226 112V120H14Z\nh M{x + 16} 106h50M{x + 90} 109h64M30 103h36\n"
        "t M26 120h14v18h-14zM200 120h14v18h-14z\nh H(26 122 14 16 3)H(200 122 14 16 3)"
    )


def _floor(hand: Hand) -> str:
    boards = "".join(f"M{120 + (x - 120) // 2} 93L{x} 138" for x in range(18, 230, 24))
    joints = f"M{hand.next(40, 90)} 112h20M{hand.next(120, 170)} 122h24"
    return strokes(f"t M14 93H226V132Q226 138 218 138H22Q14 138 14 132Z\nh {boards}{joints}")


def _sheet(hand: Hand) -> str:
    """A sheet of the map."""
    coast = f"M30 60Q{hand.next(50, 62)} 52 66 70T96 92Q112 108 104 128M130 48Q150 76 142 96T170 128"
    hills = "M150 60l6-8 6 8 6-8 6 8M178 84l6-8 6 8"
    names = "M52 96h24M56 102h16M60 118h20M150 108h18M112 70h20M116 76h10"
    return strokes(f"p M24 40L210 34 220 130 30 136Z\nl {coast}\nh {hills}{names}")


def _nothing(_: Hand) -> str:
    return ""


GROUNDS: Mapping[str, Callable[[Hand], str]] = {
    "sea": _sea,
    "prairie": _prairie,
    "hills": _hills,
    "mountains": _mountains,
    "desert": _desert,
    "rails": _rails,
    "track": _track,
    "town": _town,
    "forest": _forest,
    "river": _river,
    "quay": _quay,
    "table": _table,
    "floor": _floor,
    "sheet": _sheet,
    "nothing": _nothing,
}
