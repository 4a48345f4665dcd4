"""The JSON Schema of all messages: the page's types are made from it."""

from typing import Any

from pydantic import TypeAdapter

from branchline import vocabulary
from branchline.server import campaign_models, models

REFERENCE = "#/$defs/{model}"
OVER_HTTP = (
    models.NewTable,
    models.Seated,
    models.JoinTable,
    models.ChangeSeat,
    models.StandIn,
    models.LobbyEntry,
    models.EditionInfo,
    models.TableCards,
    models.Replay,
    models.Curve,
    models.Trouble,
    campaign_models.CompanyCard,
    campaign_models.NewCampaign,
    campaign_models.ImportCampaign,
    campaign_models.CampaignFounded,
    campaign_models.JoinCampaign,
    campaign_models.JoinedCampaign,
    campaign_models.ReadCard,
    campaign_models.Decide,
    campaign_models.Attend,
    campaign_models.ChangeCompany,
    campaign_models.CompanyChanged,
    campaign_models.Begun,
    campaign_models.HandOver,
)


def schema() -> dict[str, Any]:
    """The JSON Schema of all messages, of the socket and of HTTP."""
    client, server = TypeAdapter(models.ClientMessage), TypeAdapter(models.ServerMessage)
    parts = {
        "ClientMessage": client.json_schema(ref_template=REFERENCE),
        "ServerMessage": server.json_schema(mode="serialization", ref_template=REFERENCE),
        "CampaignClientMessage": TypeAdapter(campaign_models.CampaignClientMessage).json_schema(ref_template=REFERENCE),
        "CampaignServerMessage": TypeAdapter(campaign_models.CampaignServerMessage).json_schema(
            mode="serialization", ref_template=REFERENCE
        ),
    }
    for model in OVER_HTTP:
        parts[model.__name__] = model.model_json_schema(mode="serialization", ref_template=REFERENCE)
    defs: dict[str, Any] = {}
    for name, part in parts.items():
        defs |= part.pop("$defs", {})
        defs[name] = part
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Branchline protocol",
        "protocol": models.PROTOCOL,
        "vocabulary": {
            "phases": [phase.name for phase in vocabulary.PHASES],
            "events": [event.name for event in vocabulary.EVENTS],
            "refusals": [refusal.name for refusal in vocabulary.REFUSALS],
            "lines": list(vocabulary.LINES),
        },
        "$defs": {name: _without_titles(part) for name, part in defs.items()},
    }


def _without_titles(part: Any) -> Any:
    """Pydantic names every field a second time; types made from the schema would get those names too."""
    if isinstance(part, list):
        return [_without_titles(item) for item in part]
    if not isinstance(part, dict):
        return part
    fields = {name: _without_titles(value) for name, value in part.items() if name not in ("title", "properties")}
    if "properties" in part:
        fields["properties"] = {name: _without_titles(value) for name, value in part["properties"].items()}
    return fields
