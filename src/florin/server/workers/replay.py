"""Replays of whole games as JSON, compressed if that was asked for."""

from __future__ import annotations

import gzip
from typing import Final, NamedTuple

import msgspec

from florin.records import Record, RecordError, position_of
from florin.server.domain import TableState
from florin.server.domain.steps import replayed
from florin.server.messages import Look, Steps, convert
from florin.views import legal_view

_encode: Final = msgspec.json.Encoder().encode
_LEVEL: Final = 5  # of compression: a fortieth is left after 3 ms


class LookRequest(NamedTuple):
    """All steps of an uploaded record."""

    record: Record
    packed: bool


class CheckRequest(NamedTuple):
    """Whether all moves of an uploaded record are legal; the reply is empty."""

    record: Record


class StepsRequest(NamedTuple):
    """The steps of a table from token `first` up to, not including, token `until`."""

    state: TableState
    first: int
    until: int
    packed: bool


class BadRecord(NamedTuple):
    """The reply to a record that cannot be replayed."""

    detail: str


def look(record: Record) -> Look:
    """Raises RecordError if the record has an illegal move."""
    position = position_of(record)
    return Look(
        game=record.game,
        players=list(record.players),
        start=convert.position_message(record.setup().start()),
        steps=convert.record_steps(record),
        sheets=convert.sheet_messages(position),
        legal=legal_view(position),
    )


def steps(state: TableState, first: int, until: int) -> Steps:
    start = convert.position_message(position_of(state.record(0)))
    found = replayed(state, first, until=until)
    return Steps(start=start, steps=[convert.step_message(step) for step in found])


ReplayRequest = LookRequest | CheckRequest | StepsRequest


def answer(request: ReplayRequest) -> bytes | BadRecord:
    try:
        if isinstance(request, CheckRequest):
            position_of(request.record)
            return b""
        if isinstance(request, LookRequest):
            reply = _encode(look(request.record))
        else:
            reply = _encode(steps(request.state, request.first, request.until))
    except RecordError as error:
        return BadRecord(str(error))
    return gzip.compress(reply, _LEVEL, mtime=0) if request.packed else reply
