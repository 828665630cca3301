"""Turns: tokens added to a game that goes on. Almost every change of a table is one.

The turns of many tables are stored by one statement (PostgreSQL) or two (SQLite). The rows travel
as one JSON parameter, so that the statements name their fields. On SQLite this also keeps Python's
interpreter lock released for the whole statement; row by row, the writer's thread would wait for
it after each row.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import Final, NamedTuple

import msgspec

from florin.server.domain import TableState
from florin.server.store.in_progress import OPENING_PLIES, opening_of
from florin.server.store.outbox import NoticeRow

# The fields of a table that a turn may change; all others must be unchanged. Orders that end with
# a turn are recognised as such when they are read.
_CHANGES: Final = {
    "changed", "version", "moves", "position", "undo", "turn_since", "due", "due_bot", "orders",
    "time_left",
}  # fmt: skip
_rest: Final = attrgetter(*(name for name in TableState.__struct_fields__ if name not in _CHANGES))

SQLITE_UPDATE: Final = """
UPDATE tables SET
  version = json_extract(turn.value, '$.version'),
  changed = json_extract(turn.value, '$.changed'),
  turn_since = json_extract(turn.value, '$.turn_since'),
  due = json_extract(turn.value, '$.due'),
  due_bot = json_extract(turn.value, '$.due_bot'),
  ply = json_extract(turn.value, '$.ply'),
  stage = json_extract(turn.value, '$.stage'),
  money = json_extract(turn.value, '$.money'),
  to_act = json_extract(turn.value, '$.to_act'),
  opening = coalesce(json_extract(turn.value, '$.opening'), opening),
  time_left = coalesce(json_extract(turn.value, '$.time_left'), time_left),
  undo = NULL
FROM json_each(?) AS turn
WHERE tables.id = json_extract(turn.value, '$.id')
  AND tables.version = json_extract(turn.value, '$.expected')
RETURNING id
"""
SQLITE_INSERT: Final = """
INSERT INTO moves ("table", ply, token, seat, by, person, at)
SELECT json_extract(value, '$.table'), json_extract(value, '$.ply'), json_extract(value, '$.token'),
  json_extract(value, '$.seat'), json_extract(value, '$.by'), json_extract(value, '$.person'),
  json_extract(value, '$.at')
FROM json_each(?)
"""
# Few turns have notices. Only people with settings are told: they may have been deleted meanwhile.
SQLITE_NOTICES: Final = """
INSERT OR IGNORE INTO outbox (key, person, kind, "table", era, ply, created, at, state)
SELECT json_extract(value, '$.key'), json_extract(value, '$.person'),
  json_extract(value, '$.kind'), json_extract(value, '$.table'), json_extract(value, '$.era'),
  json_extract(value, '$.ply'), json_extract(value, '$.created'), json_extract(value, '$.at'), 'new'
FROM json_each(?)
WHERE json_extract(value, '$.person') IN (SELECT person FROM notice_settings)
"""
# One statement is one transaction. It returns the ids of the tables that it changed, and sends the
# bus message `TablesChanged`.
POSTGRES: Final = """
WITH turn AS (
  SELECT * FROM json_to_recordset($1::json) AS t (
    id text, expected int, version int, changed bigint, turn_since bigint, due bigint,
    due_bot boolean, ply int, stage int, money json, to_act int, opening text,
    time_left json
  )
),
kept AS (
  UPDATE tables SET version = turn.version, changed = turn.changed, turn_since = turn.turn_since,
    due = turn.due, due_bot = turn.due_bot, ply = turn.ply, stage = turn.stage,
    money = turn.money, to_act = turn.to_act,
    opening = coalesce(turn.opening, tables.opening),
    time_left = coalesce(turn.time_left, tables.time_left), undo = NULL
  FROM turn WHERE tables.id = turn.id AND tables.version = turn.expected
  RETURNING tables.id, tables.version
),
made AS (
  INSERT INTO moves ("table", ply, token, seat, by, person, at)
  SELECT move."table", move.ply, move.token, move.seat, move.by, move.person, move.at
  FROM json_to_recordset($2::json) AS move (
    "table" text, ply int, token text, seat int, by text, person text, at bigint
  )
  JOIN kept ON kept.id = move."table"
)
SELECT array_agg(id) AS ids, pg_notify($3, json_build_object(
  'kind', 'tables', 'node', $4::text, 'versions', json_object_agg(id, version)
)::text)
FROM kept HAVING count(*) > 0
"""
_NOTICES: Final = """,
told AS (
  INSERT INTO outbox (key, person, kind, "table", era, ply, created, at, state)
  SELECT n.key, n.person, n.kind, n."table", n.era, n.ply, n.created, n.at, 'new'
  FROM json_to_recordset($5::json) AS n (
    key text, person text, kind text, "table" text, era int, ply int, created bigint, at bigint
  )
  JOIN kept ON kept.id = n."table"
  JOIN notice_settings ON notice_settings.person = n.person
  ON CONFLICT DO NOTHING
)
SELECT array_agg"""
# The same with notices, which are its fifth parameter.
POSTGRES_WITH_NOTICES: Final = POSTGRES.replace("\nSELECT array_agg", _NOTICES, 1)


class TableRow(msgspec.Struct, frozen=True):
    """The changed columns of a table, and the version that it must still have."""

    id: str
    expected: int
    version: int
    changed: int
    turn_since: int
    due: int | None
    due_bot: bool
    ply: int
    stage: int
    money: tuple[int, ...]
    to_act: int | None
    opening: str | None  # None: unchanged
    time_left: tuple[int, ...] | None  # None: unchanged


class MoveRow(msgspec.Struct, frozen=True):
    """One new row of `moves`."""

    table: str
    ply: int
    token: str
    seat: int | None
    by: str
    person: str | None
    at: int


class Turn(NamedTuple):
    """Rows to be written if the table still has the expected version. Ends an undo request."""

    table: TableRow
    moves: list[MoveRow]
    notices: Sequence[NoticeRow] = ()


def turn_of(
    before: TableState, after: TableState, notices: Sequence[NoticeRow] = ()
) -> Turn | None:
    """The change as a turn; None if it is of another kind, which `tables.save` stores."""
    position, first = after.position, before.ply
    if after.status != "playing" or position is None or after.undo is not None:
        return None
    if after.ply <= first or _rest(before) != _rest(after):
        return None
    if after.moves[first].by == "order":
        return None
    opening = None
    if first < OPENING_PLIES <= after.ply:
        opening = opening_of(after.game, after.tokens(OPENING_PLIES))
    return Turn(
        TableRow(
            id=after.id,
            expected=before.version,
            version=after.version,
            changed=after.changed,
            turn_since=after.turn_since,
            due=after.due,
            due_bot=after.due_bot,
            ply=after.ply,
            stage=position.stage,
            money=position.money,
            to_act=after.to_act,
            opening=opening,
            time_left=after.time_left or None,
        ),
        move_rows(after, first),
        notices,
    )


def move_rows(state: TableState, first: int) -> list[MoveRow]:
    """The rows of the tokens from number `first` on."""
    return [
        MoveRow(
            table=state.id,
            ply=ply,
            token=played.token,
            seat=played.seat,
            by=played.by,
            person=played.person,
            at=played.at,
        )
        for ply, played in enumerate(state.moves[first:], start=first)
    ]


def as_json(rows: list[TableRow] | list[MoveRow] | list[NoticeRow]) -> str:
    return msgspec.json.encode(rows).decode()
