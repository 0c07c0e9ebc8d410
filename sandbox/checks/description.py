"""Bodies checked against Discord's own API description (OpenAPI 3.1, so its schemas are JSON Schema 2020-12).

Three rewrites make the document a good judge: ids may be numbers (the API takes them, discord.py sends them); unions told apart by ``type``
become if/then, so that an error names the field and not merely the union; objects are closed, so that a misspelt field is found.
"""

import copy
import json
import re
from pathlib import Path
from typing import Any

import jsonschema_rs

from sandbox.checks.findings import Problem
from sandbox.wire import Json

REFERENCE = "#/components/schemas/"
DIALECT = "https://json-schema.org/draft/2020-12/schema"
SNOWFLAKE: Json = {"type": ["string", "integer"], "pattern": "^(0|[1-9][0-9]*)$", "minimum": 0}
ALSO_TAKEN = {
    "ApplicationCommandUpdateRequest": ("nsfw",),
    "IncomingWebhookUpdateRequestPartial": ("tts",),
    "IncomingWebhookUpdateForInteractionCallbackRequestPartial": ("tts",),
    "MessageEditRequestPartial": ("tts",),
    "RichEmbed": ("flags",),
    "MessageAttachmentRequest": ("proxy_url", "size", "url", "spoiler", "content_type", "width", "height"),
}
"""Fields that discord.py 2.7.1 sends and the document does not name."""


def shape_of(route: str) -> str:
    """A route with unnamed placeholders: one key for every spelling of them."""
    return re.sub(r"\{[^}]*\}", "{}", route)


class Description:
    """Discord's API description as a judge of request bodies. Raises OSError or ValueError where the file is none."""

    def __init__(self, path: Path) -> None:
        document = json.loads(path.read_text())
        if "paths" not in document:
            raise ValueError(f"{path}: no OpenAPI document (it has no paths)")
        self._schemas: dict[str, Json] = copy.deepcopy(document["components"]["schemas"])
        self._schemas["SnowflakeType"] = SNOWFLAKE
        self._schemas = {name: self._rewritten(schema) for name, schema in self._schemas.items()}
        self._bodies = self._read_bodies(document["paths"])
        self._close_objects()
        self._judges: dict[tuple[str, str], jsonschema_rs.Draft202012Validator] = {}

    def problems(self, method: str, route: str, body: object) -> list[Problem]:
        """What the document says against a body; nothing for routes that it does not know."""
        key = method, shape_of(route)
        schema = self._bodies.get(key)
        if schema is None or body is None:
            return []
        if key not in self._judges:
            whole = {"$schema": DIALECT, "components": {"schemas": self._schemas}, **schema}
            self._judges[key] = jsonschema_rs.Draft202012Validator(whole, validate_formats=False)
        found = self._judges[key].iter_errors(body)
        return [Problem(".".join(map(str, error.instance_path)), "SCHEMA", error.message[:200]) for error in found]

    def _read_bodies(self, paths: Json) -> dict[tuple[str, str], Json]:
        bodies: dict[tuple[str, str], Json] = {}
        for route, methods in paths.items():
            for method in ("post", "put", "patch"):
                content = methods.get(method, {}).get("requestBody", {}).get("content", {})
                if "application/json" in content:
                    schema = self._rewritten(content["application/json"]["schema"])
                    bodies[method.upper(), shape_of(route)] = schema
        return bodies

    def _rewritten(self, schema: Any) -> Any:
        if isinstance(schema, list):
            return [self._rewritten(part) for part in schema]
        if not isinstance(schema, dict):
            return schema
        for key in ("oneOf", "anyOf"):
            if union := self._by_type(schema, key):
                return union
        match schema.get("oneOf"):
            case [{"type": "null"}, other]:
                rest = {name: value for name, value in schema.items() if name != "oneOf"}
                return rest | {"if": {"not": {"type": "null"}}, "then": self._rewritten(other)}
        return {name: self._rewritten(value) for name, value in schema.items()}

    def _by_type(self, schema: Json, key: str) -> Json | None:
        """A union of objects with different ``type``s, as a chain of if/then."""
        members = schema.get(key) or []
        types = [self._types_of(member) for member in members]
        if len(members) < 2 or not all(types):
            return None
        rest = {name: value for name, value in schema.items() if name != key}
        every = sorted({one for some in types for one in some})
        chain = [
            {"if": {"properties": {"type": {"enum": some}}}, "then": member}
            for some, member in zip(types, members, strict=True)
        ]
        return rest | {
            "type": "object",
            "required": ["type"],
            "properties": {"type": {"enum": every}},
            "allOf": chain,
        }

    def _types_of(self, schema: Json) -> list[int]:
        if "$ref" in schema:
            schema = self._schemas.get(schema["$ref"].removeprefix(REFERENCE), {})
        kind = schema.get("properties", {}).get("type")
        if not isinstance(kind, dict) or "type" not in schema.get("required", []):
            return []
        if "enum" in kind:
            return list(kind["enum"])
        consts = [kind] if "const" in kind else kind.get("anyOf", [])
        return [part["const"] for part in consts if "const" in part]

    def _close_objects(self) -> None:
        for name, fields in ALSO_TAKEN.items():
            for field in fields:
                self._schemas[name]["properties"].setdefault(field, {})
        seen: set[str] = set()
        for body in self._bodies.values():
            self._close(body, seen)

    def _close(self, schema: Any, seen: set[str]) -> None:
        if isinstance(schema, list):
            for part in schema:
                self._close(part, seen)
        elif isinstance(schema, dict):
            name = str(schema.get("$ref", "")).removeprefix(REFERENCE)
            if name in self._schemas and name not in seen:
                seen.add(name)
                self._close_one(self._schemas[name])
                self._close(self._schemas[name], seen)
            for part in schema.values():
                self._close(part, seen)

    @staticmethod
    def _close_one(schema: Json) -> None:
        plain = schema.get("type") == "object" and "properties" in schema and "allOf" not in schema
        if plain:
            schema.setdefault("additionalProperties", False)
