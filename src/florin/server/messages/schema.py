"""JSON Schema of all messages."""

from __future__ import annotations

import inspect
from functools import cache
from typing import Any, Final

import msgspec

from florin.server import messages
from florin.server.messages.views import EventView, PositionView, SheetView

_REF: Final = "#/$defs/{name}"
# Unions that clients want by name; JSON Schema does not name them.
UNIONS: Final[dict[str, Any]] = {
    "ServerMessage": messages.ServerMessage,
    "ClientMessage": messages.ClientMessage,
}
VIEWS: Final = (PositionView, SheetView, EventView)


def roots() -> list[Any]:
    """All structs that a client may send or receive."""
    return [
        kind
        for _, kind in inspect.getmembers(messages, inspect.isclass)
        if issubclass(kind, msgspec.Struct)
    ]


@cache
def schema() -> dict[str, Any]:
    """Every struct under `$defs`, and the unions under their names."""
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
