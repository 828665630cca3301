"""What a transition of a table returns: the new state and the steps that led to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec
from msgspec.structs import replace

from florin.core import Event, Position
from florin.records import play, position_of
from florin.server.domain.table import PlayedToken, TableState

# Steps that are kept with a loaded table: a snapshot repeats them, and a client that missed no more
# than these is brought up to date without a replay.
RECENT: Final = 20


class Step(NamedTuple):
    """One token of a game: who played it, the positions around it, and its events."""

    ply: int
    played: PlayedToken
    before: Position
    after: Position
    events: tuple[Event, ...]


class Change(NamedTuple):
    """A transition: the new state and, if tokens were played, their steps in order."""

    state: TableState
    steps: tuple[Step, ...] = ()


class GameFinished(msgspec.Struct, frozen=True):
    """A game ended at this table. Emitted once, by the process that stored the last token."""

    table: TableState


def replayed(
    state: TableState, first: int, before: Position | None = None, until: int | None = None
) -> tuple[Step, ...]:
    """The steps from token `first` on, up to, not including, token `until`.

    `before`, if known, is the position they start from. An open table has no steps: the tokens
    of a branch count from its start on.
    """
    last = state.ply if until is None else until
    if state.status == "open" or first >= last:
        return ()
    position = position_of(state.record(first)) if before is None else before
    found: list[Step] = []
    for ply in range(first, last):
        played = state.moves[ply]
        events: list[Event] = []
        _, after = play(position, ply, played.token, events)
        found.append(Step(ply, played, position, after, tuple(events)))
        position = after
    return tuple(found)


def restored(state: TableState) -> tuple[TableState, tuple[Step, ...]]:
    """A stored table with its position, and its last steps: the game is replayed once."""
    if state.status == "open":
        return state, ()
    first = max(0, state.ply - RECENT)
    start = position_of(state.record(first))
    steps = replayed(state, first, start)
    position = steps[-1].after if steps else start
    return replace(state, position=position), steps


def recent_steps(state: TableState, known: Sequence[Step]) -> tuple[Step, ...]:
    """The last steps of the game: from `known`, if these are enough, or by replay."""
    wanted = min(RECENT, state.ply)
    if state.status == "open" or not wanted:
        return ()
    if len(known) >= wanted and known[-1].ply == state.ply - 1:
        return tuple(known[-wanted:])
    return replayed(state, state.ply - wanted)
