"""How far players' pieces are from free track, board by board and eye by eye: `python -m tools.ownership`."""

from branchline.draw.ownership import pairs
from branchline.draw.sight import EYES
from branchline.edition import available_editions, load_edition


def table() -> str:
    """For every board and kind of eyes the least distance, and between which piece and which space."""
    rows = [f"| board | {' | '.join(EYES)} |", f"|---|{'---|' * len(EYES)}"]
    for name in available_editions():
        edition = load_edition(name)
        found = list(pairs(edition))
        least = [min((pair for pair in found if pair.eye == eye), key=lambda pair: pair.distance) for eye in EYES]
        cells = [f"{pair.distance:.0f} (player {pair.seat + 1}, {pair.color})" for pair in least]
        rows.append(f"| {edition.title} | {' | '.join(cells)} |")
    return "\n".join(rows)


if __name__ == "__main__":
    print(table())
