"""Where things are in a checkout."""

from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
DOCS = ROOT / "docs"
TESTS = ROOT / "tests"
EDITIONS = ROOT / "src" / "branchline" / "editions"
