"""What every test may count on."""

from __future__ import annotations

import pytest


def pytest_sessionstart(session: pytest.Session) -> None:
    """Compile the rules before the first test: that may take a minute, and no test's time limit should pay for it."""
    is_worker = hasattr(session.config, "workerinput")  # of pytest-xdist: what it needs lies on the disk by then
    if is_worker or session.config.option.collectonly:
        return
    from tests.kit.compiled import compile_everything

    compile_everything()
