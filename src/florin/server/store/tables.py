"""Tables in the database: written as the difference of two states, read back whole."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, RowMapping, bindparam, delete, insert, select, update

from florin.server.domain import (
    PlayedToken,
    Result,
    SeatState,
    StandingOrder,
    Step,
    TableState,
    UndoRequest,
)
from florin.server.domain.steps import restored
from florin.server.store import schema
from florin.server.store.bus import TablesChanged, notify
from florin.server.store.in_progress import OPENING_PLIES, opening_of
from florin.server.store.turns import move_rows

# Columns that are fields of the state under the same name.
_FIELDS: Final = (
    "id", "game", "status", "owner", "owner_name", "created", "changed", "seed", "seeded", "clock",
    "public", "pace", "origin_table", "origin_ply", "rematch", "version", "era", "turn_since",
    "due", "due_bot",
)  # fmt: skip
_NEVER_CHANGE: Final = ("id", "game", "owner", "created", "seed", "seeded", "rules", "clock")
_COLUMNS: Final = [schema.tables.c[name] for name in (*_FIELDS, "rules", "undo")]
_UPDATE: Final = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("the_id"))
    .where(schema.tables.c.version == bindparam("the_version"))
)
_INSERT_MOVES: Final = insert(schema.moves)


def create(connection: Connection, state: TableState) -> None:
    connection.execute(insert(schema.tables).values(_row(state)))
    connection.execute(
        insert(schema.seats), [_seat_row(state.id, at, seat) for at, seat in enumerate(state.seats)]
    )
    _insert_moves(connection, state, 0)


def save(connection: Connection, before: TableState, after: TableState, node: str) -> bool:
    """Writes what changed; False, and nothing written, if another change came first."""
    values = {k: v for k, v in _row(after).items() if k not in _NEVER_CHANGE}
    # The condition on the version is an optimistic lock: it lets any process serve any table.
    found = connection.execute(
        _UPDATE, {**values, "the_id": before.id, "the_version": before.version}
    )
    if found.rowcount != 1:
        return False
    kept = before.ply
    if after.era != before.era:
        kept = _common_plies(before.moves, after.moves)
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
                    .values(_seat_row(after.id, at, seat))
                )
    if after.orders != before.orders:
        connection.execute(delete(schema.orders).where(schema.orders.c.table == after.id))
        if after.orders:
            connection.execute(
                insert(schema.orders),
                [{"table": after.id, **msgspec.structs.asdict(order)} for order in after.orders],
            )
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
    orders = connection.execute(
        select(schema.orders).where(schema.orders.c.table == table).order_by(schema.orders.c.seat)
    ).all()
    state = _state(
        row,
        seats_of(connection, [table]).get(table, ()),
        tuple(
            PlayedToken(token=m.token, seat=m.seat, by=m.by, person=m.person, at=m.at)
            for m in moves
        ),
        tuple(
            StandingOrder(seat=o.seat, kind=o.kind, florins=o.florins, stage=o.stage, bag=o.bag)
            for o in orders
        ),
    )
    return restored(state)


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


def due_before(connection: Connection, now: int, bots_before: int, most: int) -> list[str]:
    """Tables whose clock has run out by `now`, or whose bot should have moved by `bots_before`."""
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
        seat = SeatState(
            kind=row.kind,
            name=row.name,
            bot=row.bot,
            person=row.person,
            named=row.named,
            absent=row.absent,
            missed=row.missed,
        )
        found.setdefault(row.table, []).append(seat)
    return {table: tuple(seats) for table, seats in found.items()}


def result_row(result: Result | None) -> dict[str, object] | None:
    """As JSON. Winners count from 1 there, as in the API."""
    if result is None:
        return None
    winners = [seat + 1 for seat in result.winners]
    return {"winners": winners, "money": list(result.money), "shared": len(winners) > 1}


def result_of(row: dict[str, list[int]] | None) -> Result | None:
    if row is None:
        return None
    return Result(winners=tuple(seat - 1 for seat in row["winners"]), money=tuple(row["money"]))


def _row(state: TableState) -> dict[str, Any]:
    values: dict[str, Any] = {name: getattr(state, name) for name in _FIELDS}
    values.update(
        rules=state.options,
        undo=None if state.undo is None else msgspec.to_builtins(state.undo),
        ply=state.ply,
        stage=1 if state.position is None else state.position.stage,
        to_act=state.to_act,
        result=result_row(state.result),
        opening=opening_of(state.game, state.tokens(OPENING_PLIES)),
    )
    return values


def _state(
    row: RowMapping,
    seats: tuple[SeatState, ...],
    moves: tuple[PlayedToken, ...],
    orders: tuple[StandingOrder, ...],
) -> TableState:
    values: dict[str, Any] = dict(row)
    undo, options = values.pop("undo"), values.pop("rules")
    return TableState(
        **values,
        options=options,
        seats=seats,
        moves=moves,
        orders=orders,
        undo=None if undo is None else msgspec.convert(undo, UndoRequest),
    )


def _seat_row(table: str, at: int, seat: SeatState) -> dict[str, Any]:
    return {"table": table, "seat": at, **msgspec.structs.asdict(seat)}


def _insert_moves(connection: Connection, state: TableState, first: int) -> None:
    if first < state.ply:
        rows = [msgspec.structs.asdict(row) for row in move_rows(state, first)]
        connection.execute(_INSERT_MOVES, rows)


def _common_plies(before: Sequence[PlayedToken], after: Sequence[PlayedToken]) -> int:
    """The number of tokens at the beginning that both share."""
    return next(
        (ply for ply, (a, b) in enumerate(zip(before, after, strict=False)) if a != b),
        min(len(before), len(after)),
    )
