"""Cut the letters the product needs out of two open typefaces, and tell the page how to use them.

For each style there are two files: the letters of our own texts and maps, and the rest of Latin for what players are
called, which a browser fetches only when somebody needs it. Maps as pictures get both in one, as TrueType.
"""

import json
import logging
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
SOURCES = HERE / "node_modules" / "@fontsource-variable"
OUT = ROOT / "src" / "branchline" / "draw" / "type"
CSS = ROOT / "web" / "src" / "type.css"
FROM_CSS = "../../src/branchline/draw/type"

# What every browser's machine has, and fonts with the same widths: shown until ours are there.
LIKE = Path("/usr/share/fonts/truetype/liberation")
SAMPLE = "the quick brown fox jumps over lazy dogs and eats Zürich a turn: take two red cards, es fehlen sechs Wagen "

ASCII = "".join(map(chr, range(32, 127)))
OURS = ASCII + "·×ÄÖÜßáâäèéëíïñóôöøüığłş–—‘’“”„…−→"
LATIN = "".join(map(chr, (*range(0xA0, 0x180), 0x218, 0x219, 0x21A, 0x21B, 0x20AC)))


@dataclass(frozen=True)
class Style:
    """One file of a family: a weight, or all between two."""

    family: str
    weight: int | tuple[int, int]
    like: tuple[str, ...]  # names under which a fallback may be installed
    measure: str  # the file whose widths it has
    italic: bool = False
    for_maps: bool = True

    @property
    def name(self) -> str:
        weight = self.weight if isinstance(self.weight, int) else "text"
        return f"{self.family.lower()}-{weight}{'-italic' if self.italic else ''}"

    @property
    def css_weight(self) -> str:
        if isinstance(self.weight, tuple):
            return f"{self.weight[0]} {self.weight[1]}"
        return "600 900" if self.weight > 500 else "100 500"


STYLES = (
    Style("Alegreya", 400, ("Times New Roman", "Liberation Serif", "Tinos"), "LiberationSerif-Regular"),
    Style("Alegreya", 700, ("Times New Roman Bold", "Liberation Serif Bold", "Tinos Bold"), "LiberationSerif-Bold"),
    Style(
        "Alegreya", 400, ("Times New Roman Italic", "Liberation Serif Italic"), "LiberationSerif-Italic", italic=True
    ),
    Style("Cabin", (400, 700), ("Arial", "Liberation Sans", "Arimo"), "LiberationSans-Regular", for_maps=False),
)


def main() -> None:
    logging.disable(logging.WARNING)
    OUT.mkdir(exist_ok=True)
    for old in (*OUT.glob("*.woff2"), *OUT.glob("*.ttf")):
        old.unlink()
    rules = list(written())
    head = "/* Written by tools/typefaces/build.py. Fallbacks have the widths of ours, so that nothing jumps. */\n"
    CSS.write_text(head + "".join(rules), encoding="utf-8")
    for family in ("Alegreya", "Cabin"):
        licence = (SOURCES / family.lower() / "LICENSE").read_text(encoding="utf-8")
        (OUT / f"OFL-{family}.txt").write_text(licence.replace("\r\n", "\n"), encoding="utf-8")


def written() -> Iterator[str]:
    """Write every file; gives the rules for the page."""
    widths = {}
    for style in STYLES:
        ours, more = parts_of(style)
        save(ours, OUT / f"{style.name}.woff2", "woff2")
        save(more, OUT / f"{style.name}-more.woff2", "woff2")
        yield fallback(style, ours)
        yield face(style, "", ours)
        yield face(style, "-more", more)
        if style.for_maps:
            whole = joined(style, OURS + LATIN)
            save(whole, OUT / f"{style.name}.ttf", None)
            widths[f"{style.weight}{'-italic' if style.italic else ''}"] = widths_of(whole)
    text = json.dumps(widths, ensure_ascii=False, indent=0, separators=(",", ":"))
    (OUT / "widths.json").write_text(text + "\n", encoding="utf-8")


def parts_of(style: Style) -> tuple[TTFont, TTFont]:
    """Our own letters, and the others. Fonts with axes cannot be joined: theirs stay parted as their maker has them."""
    if isinstance(style.weight, tuple):
        return cut(style, "latin", OURS), cut(style, "latin-ext", OURS + LATIN)
    return joined(style, OURS), joined(style, "".join(sorted(set(LATIN) - set(OURS))))


def joined(style: Style, letters: str) -> TTFont:
    """Letters from both files of a style, which its maker has parted."""
    paths = [HERE / f"part-{source}.ttf" for source in ("latin", "latin-ext")]
    for source, path in zip(("latin", "latin-ext"), paths, strict=True):
        save(cut(style, source, letters), path, None)
    font = Merger().merge([str(path) for path in paths])
    for path in paths:
        path.unlink()
    return font


def cut(style: Style, source: str, letters: str) -> TTFont:
    """These letters of a style's file, at its weight."""
    kind = "italic" if style.italic else "normal"
    family = style.family.lower()
    font = TTFont(SOURCES / family / "files" / f"{family}-{source}-wght-{kind}.woff2")
    options = Options(layout_features=["kern", "tnum", "lnum"], hinting=False, notdef_outline=True)
    subsetter = Subsetter(options)
    subsetter.populate(text=letters)
    subsetter.subset(font)
    font = instantiateVariableFont(font, {"wght": style.weight}, inplace=True, updateFontNames=False)
    if isinstance(style.weight, int):
        level_figures(font)
        rename(font, style)
    return font


def level_figures(font: TTFont) -> None:
    """Figures as high as capitals without asking for them: maps and headings have many."""
    if "GSUB" not in font or ord("0") not in font.getBestCmap():
        return
    rules = font["GSUB"].table
    features = [one.Feature for one in rules.FeatureList.FeatureRecord if one.FeatureTag == "lnum"]
    wanted = [at for feature in features for at in feature.LookupListIndex]
    level: dict[str, str] = {}
    for at in wanted:
        for table in rules.LookupList.Lookup[at].SubTable:
            level |= getattr(table, "ExtSubTable", table).mapping
    for table in font["cmap"].tables:
        for code in range(ord("0"), ord("9") + 1):
            table.cmap[code] = level.get(table.cmap.get(code, ""), table.cmap.get(code, ".notdef"))


def rename(font: TTFont, style: Style) -> None:
    """As a family of its own with a regular, a bold and an italic: programs find them by these names."""
    bold = style.weight == 700
    sub = "Bold" if bold else "Italic" if style.italic else "Regular"
    for record in font["name"].names:
        if record.nameID in (1, 16):
            record.string = style.family
        elif record.nameID in (2, 17):
            record.string = sub
        elif record.nameID == 4:
            record.string = f"{style.family} {sub}"
        elif record.nameID == 6:
            record.string = f"{style.family}-{sub}"
    font["OS/2"].usWeightClass = style.weight
    font["OS/2"].fsSelection = 0x20 if bold else 0x01 if style.italic else 0x40
    font["head"].macStyle = 1 if bold else 2 if style.italic else 0


def save(font: TTFont, path: Path, flavor: str | None) -> None:
    font.flavor = flavor
    font.recalcTimestamp = False
    font.save(path)


def widths_of(font: TTFont) -> dict[str, float]:
    """The width of every letter, for letters of size 1."""
    unit = font["head"].unitsPerEm
    return {chr(code): round(font["hmtx"][name][0] / unit, 3) for code, name in sorted(font.getBestCmap().items())}


def mean(font: Any) -> float:
    cmap, unit = font.getBestCmap(), font["head"].unitsPerEm
    return sum(font["hmtx"][cmap[ord(letter)]][0] for letter in SAMPLE) / unit / len(SAMPLE)


def fallback(style: Style, font: TTFont) -> str:
    """A face of the browser's machine, stretched to the widths and heights of ours."""
    adjust = mean(font) / mean(TTFont(LIKE / f"{style.measure}.ttf"))
    unit, head = font["head"].unitsPerEm, font["hhea"]
    sizes = [f"{100 * abs(size) / unit / adjust:.1f}%" for size in (head.ascent, head.descent, head.lineGap)]
    sources = ", ".join(f"local('{name}')" for name in style.like)
    return (
        "@font-face {\n"
        f"  font-family: '{style.family} Meanwhile';\n"
        f"  src: {sources};\n"
        f"  font-weight: {style.css_weight};\n"
        f"  font-style: {'italic' if style.italic else 'normal'};\n"
        f"  size-adjust: {100 * adjust:.1f}%;\n"
        f"  ascent-override: {sizes[0]};\n  descent-override: {sizes[1]};\n  line-gap-override: {sizes[2]};\n"
        "}\n"
    )


def face(style: Style, part: str, font: TTFont) -> str:
    return (
        "@font-face {\n"
        f"  font-family: '{style.family}';\n"
        f"  src: url('{FROM_CSS}/{style.name}{part}.woff2') format('woff2');\n"
        f"  font-weight: {style.css_weight};\n"
        f"  font-style: {'italic' if style.italic else 'normal'};\n"
        "  font-display: swap;\n"
        f"  unicode-range:\n    {spans(font.getBestCmap())};\n"
        "}\n"
    )


def spans(letters: Iterable[int]) -> str:
    """Letters as a browser is told of them."""
    runs: list[list[int]] = []
    for code in sorted(letters):
        if runs and code == runs[-1][1] + 1:
            runs[-1][1] = code
        else:
            runs.append([code, code])
    return ",\n    ".join(f"u+{first:x}" if first == last else f"u+{first:x}-{last:x}" for first, last in runs)


if __name__ == "__main__":
    main()
