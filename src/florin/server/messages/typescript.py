"""TypeScript types of the messages, made from their JSON Schema.

`florin schema --typescript` prints them; a test compares the web app's copy with them. Written by
hand because the known generators need Node.
"""

from __future__ import annotations

import json
from typing import Any, Final

from florin.server.messages.schema import schema

HEAD: Final = """\
// Made by `make types` from the server's messages. Do not edit.
// Times are milliseconds since 1970, UTC; seats, days, rounds and harbours count from 1.
"""


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
            inner = kind.get("additionalProperties")
            return f"Record<string, {_type(inner) if inner else 'unknown'}>"
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
