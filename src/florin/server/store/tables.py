"""Tables in the database: written as the difference of two states, read back whole."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, RowMapping, bindparam, delete, insert, select, update

from florin.records import position_of
from florin.server.store import schema
from florin.server.store.announce import announce
from florin.server.tables.state import Made, OrderState, SeatState, State, UndoState
from florin.server.tables.views import result_view

_KEPT: Final = (
    "id", "game", "status", "owner", "owner_name", "created", "changed", "seed", "seeded", "first",
    "clock", "public", "pace", "origin_table", "origin_ply", "rematch", "version", "era",
    "turn_since", "due", "due_bot",
)  # fmt: skip
_NEVER_CHANGE: Final = ("id", "game", "owner", "created", "seed", "seeded", "first", "clock")
_COLUMNS: Final = [schema.tables.c[name] for name in (*_KEPT, "undo")]
_UPDATE: Final = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("the_id"))
    .where(schema.tables.c.version == bindparam("the_version"))
)
_INSERT_MOVES: Final = insert(schema.moves)


def create(connection: Connection, state: State) -> None:
    connection.execute(insert(schema.tables).values(_row(state)))
    connection.execute(
        insert(schema.seats), [_seat(state.id, at, seat) for at, seat in enumerate(state.seats)]
    )
    _insert_moves(connection, state, 0)


def save(connection: Connection, before: State, after: State, node: str) -> bool:
    """Writes what changed; False, and nothing written, where another got there first."""
    values = {k: v for k, v in _row(after).items() if k not in _NEVER_CHANGE}
    # The condition on the version is what lets any process serve any table.
    found = connection.execute(
        _UPDATE, {**values, "the_id": before.id, "the_version": before.version}
    )
    if found.rowcount != 1:
        return False
    kept = before.ply
    if after.era != before.era:
        kept = _common(before.moves, after.moves)
        connection.execute(
            delete(schema.moves).where(schema.moves.c.table == after.id, schema.moves.c.ply >= kept)
        )
    _insert_moves(connection, after, kept)
    if after.seats != before.seats:
        for at, seat in enumerate(after.seats):
            if seat != before.seats[at]:
                connection.execute(
                    update(schema.seats)
                    .where(schema.seats.c.table == after.id, schema.seats.c.seat == at)
                    .values(_seat(after.id, at, seat))
                )
    if after.orders != before.orders:
        connection.execute(delete(schema.orders).where(schema.orders.c.table == after.id))
        if after.orders:
            connection.execute(
                insert(schema.orders),
                [{"table": after.id, **msgspec.structs.asdict(order)} for order in after.orders],
            )
    announce(connection, f"tables {node} {after.id} {after.version}")
    return True


def load(connection: Connection, table: str) -> State | None:
    """The table with its position, replayed from its moves."""
    row = (
        connection.execute(select(*_COLUMNS).where(schema.tables.c.id == table)).mappings().first()
    )
    if row is None:
        return None
    moves = connection.execute(
        select(schema.moves).where(schema.moves.c.table == table).order_by(schema.moves.c.ply)
    ).all()
    orders = connection.execute(
        select(schema.orders).where(schema.orders.c.table == table).order_by(schema.orders.c.seat)
    ).all()
    state = _state(
        row,
        seats_of(connection, [table]).get(table, ()),
        tuple(Made(m.token, m.seat, m.by, m.person, m.at) for m in moves),
        tuple(OrderState(o.seat, o.kind, o.florins, o.stage, o.bag) for o in orders),
    )
    if state.status == "open":
        return state
    return msgspec.structs.replace(state, position=position_of(state.record()))


def version_of(connection: Connection, table: str) -> int | None:
    return connection.execute(
        select(schema.tables.c.version).where(schema.tables.c.id == table)
    ).scalar()


def remove(connection: Connection, table: str, version: int) -> bool:
    """Deletes a table; False where it has changed since."""
    found = connection.execute(
        delete(schema.tables).where(schema.tables.c.id == table, schema.tables.c.version == version)
    )
    return found.rowcount == 1


def due_before(connection: Connection, now: int, bots_before: int, most: int) -> list[str]:
    """Tables whose clock has run out, or whose bot has been waited for since `bots_before`."""
    t = schema.tables.c
    late = select(t.id).where(
        t.due <= now, t.due_bot.is_(False) | (t.due <= bots_before)
    ).order_by(t.due).limit(most)  # fmt: skip
    return list(connection.execute(late).scalars())


def seats_of(connection: Connection, tables: Sequence[str]) -> dict[str, tuple[SeatState, ...]]:
    """Seats by table, in order."""
    found: dict[str, list[SeatState]] = {}
    s = schema.seats.c
    for row in connection.execute(
        select(schema.seats).where(s.table.in_(tables)).order_by(s.table, s.seat)
    ):
        found.setdefault(row.table, []).append(
            SeatState(row.kind, row.name, row.bot, row.person, row.named, row.absent, row.missed)
        )
    return {table: tuple(seats) for table, seats in found.items()}


def _row(state: State) -> dict[str, Any]:
    values: dict[str, Any] = {name: getattr(state, name) for name in _KEPT}
    result = result_view(state)
    values.update(
        undo=None if state.undo is None else msgspec.to_builtins(state.undo),
        ply=state.ply,
        stage=1 if state.position is None else state.position.stage,
        to_act=state.to_act,
        result=None if result is None else msgspec.to_builtins(result),
    )
    return values


def _state(
    row: RowMapping,
    seats: tuple[SeatState, ...],
    moves: tuple[Made, ...],
    orders: tuple[OrderState, ...],
) -> State:
    values: dict[str, Any] = dict(row)
    undo = values.pop("undo")
    return State(
        **values,
        seats=seats,
        moves=moves,
        orders=orders,
        undo=None if undo is None else msgspec.convert(undo, UndoState),
    )


def _seat(table: str, at: int, seat: SeatState) -> dict[str, Any]:
    return {"table": table, "seat": at, **msgspec.structs.asdict(seat)}


def _insert_moves(connection: Connection, state: State, first: int) -> None:
    if first < state.ply:
        connection.execute(
            _INSERT_MOVES,
            [
                {
                    "table": state.id,
                    "ply": ply,
                    "token": made.token,
                    "seat": made.seat,
                    "by": made.by,
                    "person": made.person,
                    "at": made.at,
                }
                for ply, made in enumerate(state.moves[first:], start=first)
            ],
        )


def _common(before: Sequence[Made], after: Sequence[Made]) -> int:
    """How many tokens both begin with."""
    return next(
        (ply for ply, (a, b) in enumerate(zip(before, after, strict=False)) if a != b),
        min(len(before), len(after)),
    )
