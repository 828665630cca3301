"""Standing orders in the database.

An order does not change the version of a table: only its owner may see that it was left, changed
or withdrawn. An order counts only in the era in which it was left.
"""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, Row, delete, insert, select

from florin.server.domain import StandingOrder, TableState
from florin.server.domain.orders import still_standing
from florin.server.store import schema
from florin.server.store.bus import OrdersChanged, notify

_o, _t = schema.orders.c, schema.tables.c


def of_table(connection: Connection, table: str, era: int) -> tuple[StandingOrder, ...]:
    """By seat and place. Some may no longer apply."""
    rows = connection.execute(
        select(schema.orders).where(_o.table == table, _o.era == era).order_by(_o.seat, _o.place)
    )
    return tuple(_order(row) for row in rows)


def store(connection: Connection, before: TableState, after: TableState, node: str) -> None:
    """Writes the orders of the seats whose orders differ."""
    for seat in range(len(after.seats)):
        if before.orders_of(seat) != after.orders_of(seat):
            _replace(connection, after, seat)
    notify(connection, OrdersChanged(node=node, table=after.id))


def _replace(connection: Connection, state: TableState, seat: int) -> None:
    connection.execute(delete(schema.orders).where(_o.table == state.id, _o.seat == seat))
    rows = [
        {"table": state.id, "era": state.era, "place": place, **msgspec.structs.asdict(order)}
        for place, order in enumerate(state.orders_of(seat))
    ]
    if rows:
        connection.execute(insert(schema.orders), rows)


def execute(connection: Connection, before: TableState, after: TableState) -> bool:
    """Removes the order that was executed, unless it lasts; False if any was changed meanwhile.

    Orders that ended with the turn of another player may still be stored: they are ignored.
    """
    seat = after.moves[before.ply].seat
    assert seat is not None
    assert before.position is not None
    expected = before.orders_of(seat)
    stored = (
        select(schema.orders)
        .where(_o.table == before.id, _o.seat == seat, _o.era == before.era)
        .order_by(_o.place)
        .with_for_update()
    )
    found = still_standing(
        tuple(_order(row) for row in connection.execute(stored)), before.position
    )
    if found != expected:
        return False
    if after.orders_of(seat) != expected:
        _replace(connection, after, seat)
    return True


def _order(row: Row[Any]) -> StandingOrder:
    return StandingOrder(row.seat, row.kind, row.florins, row.stage, row.bag, row.commodity)


def remove_all(connection: Connection, table: str) -> None:
    connection.execute(delete(schema.orders).where(_o.table == table))


def waiting(connection: Connection, turn_before: int, most: int) -> list[str]:
    """Tables where the seat to act has orders since before that time. They may not apply."""
    found = (
        select(_t.id)
        .distinct()
        .join(schema.orders, _o.table == _t.id)
        .where(_o.seat == _t.to_act, _o.era == _t.era, _o.stage == _t.stage)
        .where(_t.status == "playing", _t.turn_since < turn_before)
        .limit(most)
    )
    return list(connection.execute(found).scalars())
