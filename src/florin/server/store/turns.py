"""Turns: tokens added to a game that goes on. Almost every change of a table is one.

They are stored many at a time: two statements, or one, for the turns of many tables.
"""

from __future__ import annotations

from operator import attrgetter
from typing import Any, Final, NamedTuple

from florin.server.tables.state import State

# What a turn may change of a table; all else must be as it was.
_CHANGES: Final = {
    "changed", "version", "moves", "position", "undo", "turn_since", "due", "due_bot"
}  # fmt: skip
_rest: Final = attrgetter(*(name for name in State.__struct_fields__ if name not in _CHANGES))

# SQLite: the same rows as JSON, so that each is one statement for all of them. Python's interpreter
# is released for the whole of it; row by row, the writer's thread would ask for it back after each.
SQLITE_UPDATE: Final = """
UPDATE tables SET version = json_extract(turn.value, '$[0]'),
  changed = json_extract(turn.value, '$[1]'), turn_since = json_extract(turn.value, '$[2]'),
  due = json_extract(turn.value, '$[3]'), due_bot = json_extract(turn.value, '$[4]'),
  ply = json_extract(turn.value, '$[5]'), stage = json_extract(turn.value, '$[6]'),
  to_act = json_extract(turn.value, '$[7]'), undo = NULL
FROM json_each(?) AS turn
WHERE tables.id = json_extract(turn.value, '$[8]')
  AND tables.version = json_extract(turn.value, '$[9]')
"""
SQLITE_INSERT: Final = """
INSERT INTO moves ("table", ply, token, seat, by, person, at)
SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
  json_extract(value, '$[3]'), json_extract(value, '$[4]'), json_extract(value, '$[5]'),
  json_extract(value, '$[6]')
FROM json_each(?)
"""

# PostgreSQL: one statement, and so one transaction, that takes the same rows column by column and
# returns the tables that it changed. Its last argument is this process's name among others.
POSTGRES: Final = """
WITH turn AS (
  SELECT * FROM unnest(
    $1::int[], $2::bigint[], $3::bigint[], $4::bigint[], $5::boolean[], $6::int[], $7::int[],
    $8::int[], $9::text[], $10::int[]
  ) AS t (version, changed, turn_since, due, due_bot, ply, stage, to_act, id, the_version)
),
kept AS (
  UPDATE tables SET version = turn.version, changed = turn.changed, turn_since = turn.turn_since,
    due = turn.due, due_bot = turn.due_bot, ply = turn.ply, stage = turn.stage,
    to_act = turn.to_act, undo = NULL
  FROM turn WHERE tables.id = turn.id AND tables.version = turn.the_version
  RETURNING tables.id, tables.version
),
made AS (
  INSERT INTO moves ("table", ply, token, seat, by, person, at)
  SELECT move.* FROM unnest(
    $11::text[], $12::int[], $13::text[], $14::int[], $15::text[], $16::text[], $17::bigint[]
  ) AS move ("table", ply, token, seat, by, person, at)
  JOIN kept ON kept.id = move."table"
)
SELECT array_agg(id) AS ids,
  pg_notify($18, 'tables ' || $19 || ' ' || string_agg(id || ' ' || version, ' '))
FROM kept HAVING count(*) > 0
"""


class Turn(NamedTuple):
    """Rows to be written if the table is still as it was; an undo that was asked for lapses."""

    id: str
    table: tuple[Any, ...]  # its last two fields: the table's id and the version it must have
    moves: list[tuple[Any, ...]]


def turn_of(before: State, after: State) -> Turn | None:
    """The change as a turn; None where it is of another kind, which `tables.save` stores."""
    position = after.position
    table, first = after.id, before.ply
    if after.status != "playing" or position is None or after.undo is not None:
        return None
    if after.ply <= first or _rest(before) != _rest(after):
        return None
    return Turn(
        table,
        (
            after.version,
            after.changed,
            after.turn_since,
            after.due,
            after.due_bot,
            after.ply,
            position.stage,
            after.to_act,
            table,
            before.version,
        ),
        [
            (table, ply, made.token, made.seat, made.by, made.person, made.at)
            for ply, made in enumerate(after.moves[first:], start=first)
        ],
    )
