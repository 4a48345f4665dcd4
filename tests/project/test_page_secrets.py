"""The page hides, at a device that several players share, exactly what the vocabulary calls secret."""

import re

from branchline.vocabulary import EVENTS
from tests.kit.paths import ROOT

SOURCE = (ROOT / "web" / "src" / "lib" / "secrets.ts").read_text(encoding="utf-8")


def listed(name: str) -> set[str]:
    found = re.search(rf"export const {name}:[^=]*= \[([^\]]*)\]", SOURCE)
    assert found
    return set(re.findall(r"'(\w+)'", found[1]))


def test_the_page_knows_which_events_are_secret() -> None:
    secret = {kind.name for kind in EVENTS if any(value.secret for value in kind.values)}
    private = {kind.name for kind in EVENTS if kind.private}
    assert listed("PRIVATE") == private
    assert listed("SECRET") == secret - private
