"""What is documented is what there is: the guide, the stored descriptions, the schema."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import get_args

import pytest

from branchline.server import campaign_models, models
from branchline.server.schema import schema
from tests.kit import protocol
from tests.kit.paths import DOCS
from tests.kit.said import Said
from tests.kit.server import App, run


def test_every_operation_documents_its_refusals(tmp_path: Path) -> None:
    async def story(app: App) -> None:
        paths = (await app.get("/openapi.json")).json()["paths"]
        for path, operations in paths.items():
            for operation in operations.values():
                assert {"4XX", "422", "503"} <= operation["responses"].keys(), path
                text = json.dumps(operation["responses"]["422"])
                assert "Trouble" in text

    run(tmp_path, story)


GUIDE = (DOCS / "server.md").read_text() + (DOCS / "campaigns.md").read_text()


@pytest.mark.parametrize(("name", "text"), re.findall(r"^```json (\w+)\n(.*?)^```", GUIDE, re.M | re.S))
def test_the_guides_examples_are_messages(name: str, text: str) -> None:
    model = getattr(models, name, None) or getattr(campaign_models, name)
    message = model.model_validate_json(text)
    assert message.model_dump(exclude_unset=True, mode="json") == json.loads(text)


def test_the_guide_shows_every_message_of_the_socket() -> None:
    unions = (
        models.ClientMessage,
        models.ServerMessage,
        campaign_models.CampaignClientMessage,
        campaign_models.CampaignServerMessage,
    )
    every = {part.__name__ for union in unions for part in get_args(get_args(union)[0])}
    tables = {name for name in ("Snapshot", "Update", "CampaignView") if f"| {name} | |" in GUIDE}
    assert set(re.findall(r"^```json (\w+)", GUIDE, re.M)) | tables >= every


@pytest.mark.parametrize("model", [models.Snapshot, models.Update, campaign_models.CampaignView])
def test_the_guide_names_every_field(model: type[models.Message]) -> None:
    rows = GUIDE.split(f"| {model.__name__} | |\n|---|---|\n")[1].split("\n\n")[0].splitlines()
    named = [name for row in rows for name in re.findall(r"`(\w+)`", row.split(" | ")[0])]
    assert named == list(model.model_fields)


def test_the_guide_lists_every_code_and_every_request(tmp_path: Path) -> None:
    codes = GUIDE.split("### Codes")[1].split("\n## ")[0]
    listed = [code for row in codes.splitlines() for code in re.findall(r"`(\w+)`", row.partition(" | ")[0])]
    assert sorted(listed) == sorted(get_args(models.Code))

    async def story(app: App) -> None:
        paths = (await app.get("/openapi.json")).json()["paths"]
        requests = {f"{method.upper()} {path}" for path, operations in paths.items() for method in operations}
        assert set(re.findall(r"`((?:GET|POST) /\S+)`", GUIDE)) == requests

    run(tmp_path, story)


def test_the_stored_descriptions_are_those_of_today() -> None:
    """A change of a message shows in a review. After a wanted one: `make protocol`."""
    for path, text in protocol.descriptions().items():
        assert json.loads(path.read_text()) == json.loads(text), path.name


def test_the_program_prints_the_schema() -> None:
    assert Said("schema").json_lines == [schema()]


def test_every_code_that_is_answered_is_known() -> None:
    """A refusal with an unknown code would not pass its own model."""
    with pytest.raises(ValueError, match="code"):
        models.Trouble(code="whatever", text="")  # type: ignore[arg-type]
