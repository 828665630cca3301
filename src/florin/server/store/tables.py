"""Tables in the database: written as the difference of two states, read back whole."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection, RowMapping, bindparam, delete, insert, select, update

from florin.server.domain import (
    PlayedToken,
    SeatState,
    StandingOrder,
    Step,
    TableState,
    Undone,
    UndoRequest,
)
from florin.server.domain.orders import still_standing
from florin.server.domain.steps import restored
from florin.server.domain.table import RECENT_UNDOS
from florin.server.store import orders, outbox, results, schema, undos
from florin.server.store.bus import TablesChanged, notify
from florin.server.store.in_progress import OPENING_PLIES, opening_of
from florin.server.store.outbox import NoticeRow
from florin.server.store.seat_rows import bank_of, result_row, seats_of
from florin.server.store.turns import move_rows

# Columns that are fields of the state under the same name.
_FIELDS: Final = (
    "id", "game", "status", "owner", "owner_name", "created", "changed", "seed", "seeded", "clock",
    "public", "pace", "stand_in", "origin_table", "origin_ply", "rematch", "version", "era",
    "turn_since", "due", "due_bot", "paused", "same_deal", "practice", "lesson", "visibility",
    "deal", "source",
)  # fmt: skip
_NEVER_CHANGE: Final = (
    "id", "game", "created", "seed", "seeded", "rules", "clock", "bank", "stand_in", "same_deal",
    "lesson", "deal", "source",
)  # fmt: skip
# Columns that are fields of the state in another form.
_JSON: Final = ("rules", "undo", "barred", "bank", "time_left")
_COLUMNS: Final = [schema.tables.c[name] for name in (*_FIELDS, *_JSON)]
_UPDATE: Final = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("the_id"))
    .where(schema.tables.c.version == bindparam("the_version"))
)
_INSERT_MOVES: Final = insert(schema.moves)


def create(
    connection: Connection,
    state: TableState,
    place: str | None = None,
    notices: Sequence[NoticeRow] = (),
) -> None:
    """`place` stands for the address where the table was made; see `lists.lobby`."""
    connection.execute(insert(schema.tables).values(**_row(state), place=place))
    connection.execute(
        insert(schema.seats), [_seat_row(state.id, at, seat) for at, seat in enumerate(state.seats)]
    )
    _insert_moves(connection, state, 0)
    if state.status == "over":
        results.finished(connection, state)
    outbox.add(connection, notices)


def save(
    connection: Connection,
    before: TableState,
    after: TableState,
    node: str,
    notices: Sequence[NoticeRow] = (),
) -> bool:
    """Writes what changed; False, and nothing written, if another change came first.

    Standing orders are written by `orders`; only those that an undo or the change ends are removed.
    """
    if after.era == before.era and any(m.by == "order" for m in after.moves[before.ply :]):
        # Before the first write: work of one transaction cannot be rolled back alone.
        stored = select(schema.tables.c.version).where(schema.tables.c.id == before.id)
        version = connection.execute(stored.with_for_update(key_share=True)).scalar()
        if version != before.version or not orders.execute(connection, before, after):
            return False
    values = {k: v for k, v in _row(after).items() if k not in _NEVER_CHANGE}
    # The condition on the version is an optimistic lock: it lets any process serve any table.
    found = connection.execute(
        _UPDATE, {**values, "the_id": before.id, "the_version": before.version}
    )
    if found.rowcount != 1:
        return False
    kept = before.ply
    if after.era != before.era:
        kept = undos.store(connection, after)
    _insert_moves(connection, after, kept)
    if after.seats != before.seats:
        for at, seat in enumerate(after.seats):
            if seat != before.seats[at]:
                connection.execute(
                    update(schema.seats)
                    .where(schema.seats.c.table == after.id, schema.seats.c.seat == at)
                    .values(_seat_row(after.id, at, seat))
                )
    if after.era != before.era or after.status == "over":
        orders.remove_all(connection, after.id)
    if after.status == "over" and before.status != "over":
        results.finished(connection, after)
    elif after.visibility != before.visibility:
        results.visibility_changed(connection, after)
    outbox.add(connection, notices)
    notify(connection, TablesChanged(node=node, versions={after.id: after.version}))
    return True


def load(connection: Connection, table: str) -> tuple[TableState, tuple[Step, ...]] | None:
    """The table, its position replayed from its moves, and its last steps; None if unknown."""
    row = (
        connection.execute(select(*_COLUMNS).where(schema.tables.c.id == table)).mappings().first()
    )
    if row is None:
        return None
    moves = connection.execute(
        select(schema.moves).where(schema.moves.c.table == table).order_by(schema.moves.c.ply)
    ).all()
    state = _state(
        row,
        seats_of(connection, [table]).get(table, ()),
        tuple(undos.played_token(move) for move in moves),
        undos.latest(connection, table, RECENT_UNDOS) if row["era"] else (),
        orders.of_table(connection, table, row["era"]),
    )
    state, steps = restored(state)
    if state.position is not None:
        state = replace(state, orders=still_standing(state.orders, state.position))
    return state, steps


def version_of(connection: Connection, table: str) -> int | None:
    return connection.execute(
        select(schema.tables.c.version).where(schema.tables.c.id == table)
    ).scalar()


def remove(connection: Connection, table: str, version: int) -> bool:
    """Deletes a table; False if it has changed since `version`."""
    found = connection.execute(
        delete(schema.tables).where(schema.tables.c.id == table, schema.tables.c.version == version)
    )
    return found.rowcount == 1


def due_before(
    connection: Connection, now: int, bots_before: int, bots_after: int, most: int
) -> list[str]:
    """Tables whose clock has run out by `now`, or whose bot should have moved by `bots_before`.

    No bot waits until `bots_after`: the clock was set back, and the bot should have moved too.
    Tables where only bots play are left out.
    """
    t, s = schema.tables.c, schema.seats.c
    people = select(s.seat).where(s.table == t.id, s.kind != "bot").exists()
    overdue = (t.due <= now) & (t.due_bot.is_(False) | (t.due <= bots_before))
    late = (
        select(t.id)
        .where(overdue | (t.due_bot & (t.due > bots_after)), people)
        .order_by(t.due)
        .limit(most)
    )
    return list(connection.execute(late).scalars())


def _row(state: TableState) -> dict[str, Any]:
    values: dict[str, Any] = {name: getattr(state, name) for name in _FIELDS}
    values.update(
        rules=state.options,
        undo=None if state.undo is None else msgspec.to_builtins(state.undo),
        barred=list(state.barred) or None,
        bank=None if state.bank is None else msgspec.to_builtins(state.bank),
        time_left=list(state.time_left) or None,
        ply=state.ply,
        stage=1 if state.position is None else state.position.stage,
        money=None if state.position is None else list(state.position.money),
        to_act=state.to_act,
        result=result_row(state.result),
        opening=opening_of(state.game, state.tokens(OPENING_PLIES)),
    )
    return values


def _state(
    row: RowMapping,
    seats: tuple[SeatState, ...],
    moves: tuple[PlayedToken, ...],
    undone: tuple[Undone, ...],
    standing: tuple[StandingOrder, ...],
) -> TableState:
    values: dict[str, Any] = dict(row)
    undo, options = values.pop("undo"), values.pop("rules")
    barred = tuple(values.pop("barred") or ())
    bank, time_left = bank_of(values.pop("bank")), tuple(values.pop("time_left") or ())
    return TableState(
        **values,
        options=options,
        seats=seats,
        moves=moves,
        undone=undone,
        orders=standing,
        undo=None if undo is None else msgspec.convert(undo, UndoRequest),
        barred=barred,
        bank=bank,
        time_left=time_left,
    )


def _seat_row(table: str, at: int, seat: SeatState) -> dict[str, Any]:
    return {"table": table, "seat": at, **msgspec.structs.asdict(seat)}


def _insert_moves(connection: Connection, state: TableState, first: int) -> None:
    if first < state.ply:
        rows = [msgspec.structs.asdict(row) for row in move_rows(state, first)]
        connection.execute(_INSERT_MOVES, rows)
