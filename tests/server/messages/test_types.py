"""The messages' schema, and the TypeScript types made from it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from florin.server import messages
from florin.server.messages.base import Request
from florin.server.messages.schema import schema
from florin.server.messages.typescript import typescript

TYPES = Path(__file__).parents[3] / "web" / "src" / "lib" / "messages.ts"


def test_the_web_app_has_the_current_types() -> None:
    assert TYPES.read_text() == typescript(), "run: make types"


def test_every_message_is_in_the_schema() -> None:
    names = set(schema()["$defs"])
    for name in messages.__all__:
        kind = getattr(messages, name)
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            assert name in names
    assert {"ServerMessage", "ClientMessage", "PositionView", "EventView"} <= names


def test_what_clients_send_is_strict() -> None:
    for name in messages.__all__:
        kind: Any = getattr(messages, name)
        if isinstance(kind, type) and issubclass(kind, Request):
            config: Any = getattr(kind, "__struct_config__")  # noqa: B009
            assert config.forbid_unknown_fields, name
