"""The answers that component tests of the web app use are answers that the server can give."""

from __future__ import annotations

import gzip
import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest

from florin.server import messages
from florin.server.messages.views import GameView

RECORDED = Path(__file__).parents[3] / "web" / "src" / "testing" / "recorded"


def written(message: Any) -> Any:
    return json.loads(msgspec.json.encode(message, enc_hook=lambda view: view.value))


def read_view(kind: type[GameView], value: Any) -> Any:
    """Reads a view of any game: as a type that writes it again as it was."""
    for candidate in kind.types():
        with suppress(msgspec.ValidationError):
            holder: Any = kind()
            holder.value = msgspec.convert(value, candidate)
            if written(holder.value) == value:
                return holder
    raise msgspec.ValidationError(f"no {kind.__name__}: {value}")


@pytest.mark.parametrize("file", sorted(RECORDED.glob("*.gz")), ids=lambda file: file.name)
def test_recorded_answers_are_messages(file: Path) -> None:
    """If one is not: `python tests/web/record.py` records all of them again."""
    for line in gzip.decompress(file.read_bytes()).decode().splitlines():
        recorded = json.loads(line)
        answer = recorded.get("answer", recorded.get("message"))
        kind = getattr(messages, recorded["kind"])
        message = msgspec.convert(answer, kind, dec_hook=read_view)
        assert written(message) == answer, (recorded.get("request"), recorded["kind"])
