"""Errors of records. `str()` of each is one line that says what would be right."""

from __future__ import annotations

import json
from collections.abc import Sequence

from florin.core import CHANCE, NOBODY

_SHOWN = 40  # characters of an offending value that a message repeats


def shown(value: object) -> str:
    """`value` as short ASCII JSON on one line."""
    try:
        text = json.dumps(value)
    except (TypeError, ValueError, RecursionError):
        text = f"<{type(value).__name__}>"
    if len(text) <= _SHOWN:
        return text
    return f"{text[:_SHOWN]}..." + ('"' if isinstance(value, str) else "")


def actor(to_act: int) -> str:
    """`to_act` as records name it: `seat 2`, `chance`, `nobody`."""
    return {CHANCE: "chance", NOBODY: "nobody"}.get(to_act, f"seat {to_act + 1}")


class RecordError(ValueError):
    """Base of all errors in reading and replaying. Picklable, so that it can cross processes."""

    def __init__(self, message: str, *values: object) -> None:
        super().__init__(message)
        self._values = values or (message,)  # the constructor's arguments, for pickling

    def __reduce__(self) -> tuple[type[RecordError], tuple[object, ...]]:
        return type(self), self._values


class NotJson(RecordError):
    """The text is not JSON, or too long."""


class BadField(RecordError):
    """The header is wrong: `field` is a path such as `players[2]`."""

    def __init__(self, field: str, problem: str) -> None:
        super().__init__(f"{field}: {problem}", field, problem)
        self.field, self.problem = field, problem


class BadMove(RecordError):
    """Token number `ply` (from 0) is not one of the tokens that were legal there."""

    def __init__(
        self,
        ply: int,
        token: object,
        to_act: int,
        legal: Sequence[str],
        kind: str,
        why: str | None = None,
    ) -> None:
        allowed = ", ".join(legal) if legal else "nothing, the game is over"
        because = f", {why}" if why else ""
        super().__init__(
            f"ply {ply}: token {shown(token)} is {kind}{because}; "
            f"{actor(to_act)} was to act; legal: {allowed}",
            *(ply, token, to_act, legal, kind, why),
        )
        self.ply, self.to_act, self.legal = ply, to_act, tuple(legal)
        self.token = token if isinstance(token, str) else shown(token)
        self.kind = kind  # "malformed", "illegal" or "too late"
