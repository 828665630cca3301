"""Tables as values, for tests that need no server."""

from __future__ import annotations

from typing import Any

import pytest

from florin.server.domain import Person, Refusal, TableState, seats

ANNA = Person(id="anna-id", name="Anna", created=0)
BRUNO = Person(id="bruno-id", name="Bruno", created=0)


def choices(*sitters: str) -> list[seats.SeatChoice]:
    """Seats of a new table: `me`, `open`, or the name of a bot."""
    return [
        seats.SeatChoice(kind=sitter)  # type: ignore[arg-type]
        if sitter in ("me", "open")
        else seats.SeatChoice(kind="bot", bot=sitter)
        for sitter in sitters
    ]


def new_table(
    *sitters: str, game: str = "medici", rules: dict[str, Any] | None = None, **options: Any
) -> TableState:
    """An open table of Anna's, made at time 0."""
    return seats.new_table(
        seats.NewTable(game=game, seats=choices(*sitters), options=rules or {}, **options),
        ANNA,
        table_id="table-id",
        random_seed="random",
        now=0,
    )


def new(
    *sitters: str, game: str = "medici", start: bool = True, first: int | None = None, **options: Any
) -> TableState:
    """A table of Anna's at time 0. Sitters: `me` (Anna), `bruno`, `open`, or the name of a bot."""
    open_seats = ["open" if sitter == "bruno" else sitter for sitter in sitters]
    rules = {} if first is None else {"first": first}
    state = new_table(*open_seats, game=game, rules=rules, **{"seed": "kit", **options})
    for at, sitter in enumerate(sitters):
        if sitter == "bruno":
            state = seats.take(state, at, BRUNO, None).state
    return seats.start(state, ANNA, 0).state if start else state


def refused(name: str) -> Any:
    """The block is refused under that name."""
    return pytest.raises(Refusal, match=f"^{name}: ")
