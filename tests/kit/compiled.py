"""Everything that tests need compiled: `python -m tests.kit.compiled` does it ahead of them."""

from branchline.bots.compiled.exports import make_bots_ready
from branchline.guide.exports import make_guide_ready
from branchline.kernel.prepare import make_ready
from branchline.kernel.rule import config
from branchline.lab.compiled.exports import make_games_ready


def compile_everything() -> None:
    make_ready()
    if not config.BOUNDSCHECK:  # only the rules are played with checks of bounds
        make_bots_ready()
        make_guide_ready()
        make_games_ready()


if __name__ == "__main__":
    compile_everything()
