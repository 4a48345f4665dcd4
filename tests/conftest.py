"""What every test may count on."""

from __future__ import annotations

import pytest


def pytest_sessionstart(session: pytest.Session) -> None:
    """Compile the rules before the first test: that may take a minute, and no test's time limit should pay for it."""
    is_worker = hasattr(session.config, "workerinput")  # of pytest-xdist: what it needs lies on the disk by then
    if is_worker or session.config.option.collectonly:
        return
    from branchline.bots.compiled.exports import make_bots_ready
    from branchline.guide.exports import make_guide_ready
    from branchline.kernel.prepare import make_ready
    from branchline.kernel.rule import config
    from branchline.lab.compiled.exports import make_games_ready

    make_ready()
    if not config.BOUNDSCHECK:  # only the rules are played with checks of bounds
        make_bots_ready()
        make_guide_ready()
        make_games_ready()
