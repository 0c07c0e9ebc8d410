"""Bodies against an API description. A small one here; the whole of Discord's where ``DISCORD_OPENAPI`` names it."""

import json
import os
from pathlib import Path

import pytest

from sandbox.checks.description import Description

ROW = {
    "type": "object",
    "required": ["type", "components"],
    "properties": {
        "type": {"const": 1},
        "components": {"type": "array", "items": {"$ref": "#/components/schemas/Any"}},
    },
}
BUTTON = {
    "type": "object",
    "required": ["type"],
    "properties": {"type": {"type": "integer", "enum": [2]}, "label": {"type": "string", "maxLength": 5}},
}
REF = "#/components/schemas/"
SMALL = {
    "paths": {
        "/channels/{channel}/messages": {
            "post": {"requestBody": {"content": {"application/json": {"schema": {"$ref": REF + "Message"}}}}}
        }
    },
    "components": {
        "schemas": {
            "SnowflakeType": {"type": "string"},
            "Message": {
                "type": "object",
                "properties": {
                    "user": {"$ref": REF + "SnowflakeType"},
                    "parts": {"oneOf": [{"type": "null"}, {"type": "array", "items": {"$ref": REF + "Any"}}]},
                },
            },
            "Any": {"oneOf": [{"$ref": REF + "Row"}, {"$ref": REF + "Button"}]},
            "Row": ROW,
            "Button": BUTTON,
        }
    },
}


@pytest.fixture
def small(tmp_path, monkeypatch):
    monkeypatch.setattr("sandbox.checks.description.ALSO_TAKEN", {})
    path = tmp_path / "openapi.json"
    path.write_text(json.dumps(SMALL))
    return Description(path)


def problems(description, body):
    return [problem.path for problem in description.problems("POST", "/channels/{channel_id}/messages", body)]


def test_what_the_description_finds(small):
    nested = {"parts": [{"type": 1, "components": [{"type": 2, "label": "longer"}]}]}
    assert problems(small, {"parts": None, "user": 5}) == []
    assert problems(small, {"parts": [{"type": 2, "label": "short"}]}) == []
    assert problems(small, nested) == ["parts.0.components.0.label"]
    assert problems(small, {"parts": [{"type": 3}]}) == ["parts.0.type"]
    assert problems(small, {"contnet": "misspelt"}) == [""]
    assert small.problems("POST", "/elsewhere", {"x": 1}) == []


def test_a_file_that_is_no_description(tmp_path):
    (tmp_path / "x.json").write_text("{}")
    with pytest.raises(ValueError, match="no OpenAPI document"):
        Description(tmp_path / "x.json")


@pytest.mark.skipif(not os.environ.get("DISCORD_OPENAPI"), reason="DISCORD_OPENAPI names no API description")
def test_discords_own_finds_what_it_should():
    whole = Description(Path(os.environ["DISCORD_OPENAPI"]))
    fits = {"content": "x", "allowed_mentions": {"parse": []}, "message_reference": {"message_id": 5}}
    assert problems(whole, fits) == []
    button = {"type": 2, "style": 1, "custom_id": "a", "label": "x" * 81}
    body = {"components": [{"type": 1, "components": [button]}]}
    assert problems(whole, body) == ["components.0.components.0.label"]
    assert problems(whole, {"contnet": "misspelt"}) == [""]
