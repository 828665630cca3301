"""Replaying a record: the operation behind undo, branching, spectating, recovery and analysis."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from florin import games
from florin.core import NOBODY, Action, Event, GameIsOver, IllegalAction, Position, legal_tokens
from florin.core.tokens import MAX_DIGITS
from florin.records.errors import BadMove
from florin.records.record import Record


class Step(NamedTuple):
    """One token of a record with the positions around it and the events it caused."""

    ply: int
    before: Position
    token: str
    action: Action
    after: Position
    events: tuple[Event, ...]


def read_move(position: Position, ply: int, token: object) -> Action:
    """The action of `token`; raises BadMove if the game has no such token or it is not a string."""
    action = games.of(position).read_token(token) if isinstance(token, str) else None
    if action is None:
        if position.to_act == NOBODY:
            raise BadMove(ply, token, NOBODY, (), "too late")
        legal = legal_tokens(position)
        why = None
        if not isinstance(token, str):
            why = "not a string"
        elif token.isdecimal() and len(token) > MAX_DIGITS:
            why = f"a number of more than {MAX_DIGITS} digits"
        raise BadMove(ply, token, position.to_act, legal, "malformed", why)
    return action


def play(
    position: Position, ply: int, token: str, events: list[Event] | None = None
) -> tuple[Action, Position]:
    """Reads and applies `token`; raises BadMove, with the legal tokens, if that is not possible."""
    action = read_move(position, ply, token)
    try:
        return action, position.apply(action, events)
    except IllegalAction:
        legal = legal_tokens(position)
        raise BadMove(ply, token, position.to_act, legal, "illegal") from None
    except GameIsOver:
        raise BadMove(ply, token, NOBODY, (), "too late") from None


def steps(record: Record) -> Iterator[Step]:
    """Every token of the record, checked and applied, with its events."""
    position: Position = record.setup().start()
    for ply, token in enumerate(record.moves):
        events: list[Event] = []
        action, after = play(position, ply, token, events)
        yield Step(ply, position, token, action, after, tuple(events))
        position = after


def position_of(record: Record) -> Position:
    """The position after the last token."""
    position: Position = record.setup().start()
    for ply, token in enumerate(record.moves):
        _, position = play(position, ply, token)
    return position


@dataclass(frozen=True, slots=True)
class Replay:
    """A record with all its positions: `positions[k]` is before token k, the last is current."""

    record: Record
    positions: tuple[Position, ...]

    @classmethod
    def of(cls, record: Record) -> Replay:
        positions = [record.setup().start()]
        positions += [step.after for step in steps(record)]
        return cls(record, tuple(positions))

    @property
    def now(self) -> Position:
        return self.positions[-1]
