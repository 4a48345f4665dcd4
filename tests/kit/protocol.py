"""The stored descriptions of all messages; `python -m tests.kit.protocol` writes them anew after a wanted change."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from branchline.game.schema import record_schema
from branchline.server.app import create_app
from branchline.server.schema import schema
from branchline.server.store import Store
from tests.kit.paths import ROOT


def descriptions() -> dict[Path, str]:
    """What each file shall hold: the socket's messages (the page's types come from them), HTTP, written records."""
    store = Store("sqlite://")
    try:
        openapi = create_app(store, threads=1).openapi()
    finally:
        store.close()
    openapi["info"].pop("version")  # changes with every release, the requests do not
    return {
        ROOT / "web" / "protocol.schema.json": _text(schema()),
        ROOT / "docs" / "openapi.json": _text(openapi),
        ROOT / "docs" / "record.schema.json": _text(record_schema()),
    }


def _text(description: dict[str, Any]) -> str:
    return json.dumps(description, indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    for path, text in descriptions().items():
        path.write_text(text)
