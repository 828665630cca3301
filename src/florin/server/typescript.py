"""TypeScript types of the messages, made from their JSON Schema.

`florin schema --typescript` prints them; a test holds the web app's copy against it.
"""

from __future__ import annotations

import inspect
import json
from functools import cache
from typing import Any, Final

import msgspec

from florin.server import messages
from florin.server.messages.views import EventView, PositionView, SheetView

HEAD: Final = """\
// Made by `make types` from the server's messages. Do not edit.
// Times are milliseconds since 1970, UTC; seats, days, rounds and harbours count from 1.
"""
# Unions that clients want by name; JSON Schema does not name them.
UNIONS: Final[dict[str, Any]] = {
    "ServerMessage": messages.ServerMessage,
    "ClientMessage": messages.ClientMessage,
}
_REF: Final = "#/$defs/{name}"
VIEWS: Final = (PositionView, SheetView, EventView)


def roots() -> list[Any]:
    """Everything a client may send or receive."""
    structs = [
        kind
        for _, kind in inspect.getmembers(messages, inspect.isclass)
        if issubclass(kind, msgspec.Struct)
    ]
    return structs


@cache
def schema() -> dict[str, Any]:
    """JSON Schema: `ServerMessage` and `ClientMessage`, and every struct under `$defs`."""
    options = {view: view.types() for view in VIEWS}
    of_games = [kind for types in options.values() for kind in types]
    kinds = [*roots(), *of_games, *UNIONS.values()]
    refs, components = msgspec.json.schema_components(
        kinds, schema_hook=_reference, ref_template=_REF
    )
    named = dict(zip(UNIONS, refs[len(kinds) - len(UNIONS) :], strict=True))
    for view, types in options.items():
        named[view.__name__] = {"anyOf": [_reference(kind) for kind in types]}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Florin messages",
        "$defs": {**dict(sorted(components.items())), **named},
    }


def _reference(kind: Any) -> dict[str, Any]:
    return {"$ref": _REF.format(name=kind.__name__)}


def typescript() -> str:
    """One file of exported types."""
    parts = [HEAD]
    for name, definition in schema()["$defs"].items():
        about = definition.get("description")
        comment = f"/** {' '.join(about.split())} */\n" if about else ""
        if definition.get("type") == "object":
            parts.append(f"{comment}export interface {name} {_fields(definition)}\n")
        else:
            parts.append(f"{comment}export type {name} = {_type(definition)}\n")
    return "\n".join(parts)


def _fields(definition: dict[str, Any]) -> str:
    required = set(definition.get("required", ()))
    lines = [
        f"  {name}{'' if name in required else '?'}: {_type(kind)}"
        for name, kind in definition.get("properties", {}).items()
    ]
    return "\n".join(["{", *lines, "}"])


def _type(kind: dict[str, Any]) -> str:
    if "$ref" in kind:
        return kind["$ref"].rsplit("/", 1)[-1]
    if "anyOf" in kind:
        return " | ".join(dict.fromkeys(_type(option) for option in kind["anyOf"]))
    if "enum" in kind:
        return " | ".join(json.dumps(value) for value in kind["enum"])
    if "const" in kind:
        return json.dumps(kind["const"])
    match kind.get("type"):
        case "array" if "prefixItems" in kind:
            return f"[{', '.join(_type(item) for item in kind['prefixItems'])}]"
        case "array":
            inner = _type(kind["items"])
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        case "object":
            return f"Record<string, {_type(kind['additionalProperties'])}>"
        case "integer" | "number":
            return "number"
        case "boolean":
            return "boolean"
        case "null":
            return "null"
        case "string":
            return "string"
        case other:
            raise ValueError(f"no TypeScript for {other!r} in {kind!r}")
