"""Every vignette on one page, light and dark, for people to look at: `make pictures`."""

import sys
from html import escape
from pathlib import Path

from branchline.draw.vignettes import KINDS, pictures, vignette

FILE = Path(__file__).parent.parent / "screenshots" / "vignettes.html"
THEMES = ("light", "dark")
# What the page sets in dark; see web/src/app.css.
DARK = "--print-ink:#ece0c6;--print-paper:#27231d;--print-tint:#584a30;--print-accent:#c9663c;--print-light:#ffe7a6"
PAGE = """<!doctype html><meta charset="utf-8"><title>Vignettes</title><style>
body{{margin:0;font:11px/1.2 sans-serif}}section{{padding:8px;display:flex;flex-wrap:wrap;gap:8px}}
figure{{margin:0;width:{width}px}}svg{{display:block;width:100%;height:{height}px}}
.light{{background:#faf7f0;color:#24211c}}.dark{{background:#1b1d20;color:#f0ece2;{dark}}}h2{{width:100%;margin:0}}
</style>{body}"""


def contact_sheet(kinds: tuple[str, ...] = KINDS, themes: tuple[str, ...] = THEMES, width: int = 200) -> str:
    """A page with all pictures of those kinds."""
    body = []
    for theme in themes:
        for kind in kinds:
            cards = [card for card in pictures() if card.startswith(f"{kind}-")]
            figures = "".join(
                f"<figure>{vignette(card)}<figcaption>{escape(card.removeprefix(kind + '-'))}</figcaption></figure>"
                for card in cards
            )
            body.append(f'<section class="{theme}" id="{theme}-{kind}"><h2>{kind}</h2>{figures}</section>')
    return PAGE.format(width=width, height=round(width * 0.625), dark=DARK, body="".join(body))


def main() -> None:
    """Write the page; kinds of cards and themes may be named."""
    chosen = tuple(word for word in sys.argv[1:] if word in KINDS) or KINDS
    themes = tuple(word for word in sys.argv[1:] if word in THEMES) or THEMES
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(contact_sheet(chosen, themes), encoding="utf-8")
    print(FILE)


if __name__ == "__main__":
    main()
