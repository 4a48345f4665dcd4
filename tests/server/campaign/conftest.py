"""A whole campaign, played once for all tests of this folder, to be brought to a server at any stage."""

from __future__ import annotations

import pytest

from tests.kit.campaigns import Shelf


@pytest.fixture(scope="session")
def shelf() -> Shelf:
    """The documents of one campaign, from its founding to its end. It is shared: do not change it."""
    return Shelf()
