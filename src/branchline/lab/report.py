"""The files of a study: a page, and every picture by itself."""

from __future__ import annotations

from pathlib import Path

from branchline.draw.board import draw_edition, picture, stored_layout
from branchline.draw.heat import Heat, gains_and_losses, shares
from branchline.edition import edition_folder, load_edition
from branchline.extras import needed
from branchline.lab.balance import Balance, study
from branchline.lab.charts import charts_of, png_of, svg_of
from branchline.lab.games import Setting
from branchline.lab.page import page
from branchline.lab.run_folder import write_whole
from branchline.lab.simulate import simulate_games

PAGE = "index.html"
RUN = "run"  # the games of the study
PICTURE_WIDTH = 1600


def heats_of(balance: Balance) -> dict[str, Heat]:
    """The heat maps by the names of their files."""
    numbers = {route.id: route.index for route in balance.edition.routes}
    worth = {numbers[route.id]: route.worth.value for route in balance.routes if route.worth}
    claimed = {numbers[route.id]: route.claimed.value for route in balance.routes}
    return {
        "worth": gains_and_losses("Victories of the owner above the average seat's, percentage points", worth),
        "claimed": shares("Games in which the route is claimed, %", claimed),
    }


def play_and_study(
    edition: str, setting: Setting, games: int, out: Path, workers: int = 0, resume: bool = False, on: str | None = None
) -> tuple[Balance, Path]:
    """Play games into the folder `run` of the study, then study them; gives the figures and the page."""
    needed("vl_convert", "lab", "balance")  # not to be missed only after all games are played
    simulate_games(setting, games, workers, out / RUN, resume=resume, on=on)
    return study_run(edition, out / RUN, out)


def study_run(edition: str, run: Path, out: Path) -> tuple[Balance, Path]:
    """Study the games of a run; gives the figures and the page."""
    balance = study(run, load_edition(edition))
    return balance, write_report(balance, edition_folder(edition), out)


def write_report(balance: Balance, folder: Path | None, out: Path) -> Path:
    """Write the page and the pictures; `folder` is the edition's own, with its layout and geography."""
    out.mkdir(parents=True, exist_ok=True)
    layout = stored_layout(balance.edition, folder)
    boards, charts = {}, {}
    for name, heat in heats_of(balance).items():
        svg = draw_edition(balance.edition, folder, layout, heat=heat)
        boards[name] = (heat.title, svg)
        (out / f"{name}.png").write_bytes(picture(svg, ".png", PICTURE_WIDTH))
    for name, (told, spec) in charts_of(balance).items():
        charts[name] = (told, svg_of(spec))
        (out / f"{name}.png").write_bytes(png_of(spec))
    write_whole(out / PAGE, page(balance, boards, charts))
    return out / PAGE
