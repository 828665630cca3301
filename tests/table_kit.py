"""Tables as values, for tests that need no server."""

from __future__ import annotations

from typing import Any

import pytest

from florin.server.messages import OptionsChoice, SeatChoice
from florin.server.refusal import Refusal
from florin.server.settings import PACE_MS
from florin.server.tables import seats
from florin.server.tables.state import Person, State

ANNA = Person("anna-id", "Anna", None, "system", 0)
BRUNO = Person("bruno-id", "Bruno", None, "system", 0)


def new(*sitters: str, game: str = "medici", start: bool = True, **options: Any) -> State:
    """A table of Anna's at time 0. Sitters: `me` (Anna), `bruno`, `open`, or a bot's name."""
    choices = [
        SeatChoice("me" if sitter == "me" else "open")
        if sitter in ("me", "bruno", "open")
        else SeatChoice("bot", sitter)
        for sitter in sitters
    ]
    values: dict[str, Any] = {"seed": "kit", **options}
    chosen = OptionsChoice(**values)
    state = seats.new_table(game, choices, chosen, ANNA, 0)
    for at, sitter in enumerate(sitters):
        if sitter == "bruno":
            state = seats.take(state, at, BRUNO, None)
    return seats.start(state, ANNA, 0, PACE_MS[state.pace]) if start else state


def refused(name: str) -> Any:
    """The block is refused under that name."""
    return pytest.raises(Refusal, match=f"^{name}: ")
