"""Standing orders in the database.

They are no part of the version of a table: that an order was left, changed or withdrawn must show
nowhere but to its owner. An order counts only in the era in which it was left.
"""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, insert, select

from florin.server.domain import StandingOrder, TableState
from florin.server.store import schema
from florin.server.store.bus import OrdersChanged, notify

_o, _t = schema.orders.c, schema.tables.c


def of_table(connection: Connection, table: str, era: int) -> tuple[StandingOrder, ...]:
    """By seat. Some may no longer apply."""
    rows = connection.execute(
        select(schema.orders).where(_o.table == table, _o.era == era).order_by(_o.seat)
    )
    return tuple(
        StandingOrder(seat=o.seat, kind=o.kind, florins=o.florins, stage=o.stage, bag=o.bag)
        for o in rows
    )


def store(connection: Connection, before: TableState, after: TableState, node: str) -> None:
    """Writes the orders that differ."""
    for seat in {order.seat for order in {*before.orders} ^ {*after.orders}}:
        connection.execute(delete(schema.orders).where(_o.table == after.id, _o.seat == seat))
        for order in after.orders:
            if order.seat == seat:
                values = msgspec.structs.asdict(order)
                connection.execute(
                    insert(schema.orders).values(table=after.id, era=after.era, **values)
                )
    notify(connection, OrdersChanged(node=node, table=after.id))


def execute(connection: Connection, before: TableState, after: TableState) -> bool:
    """Removes the order that was executed, unless it lasts; False if it was changed meanwhile."""
    seat = after.moves[before.ply].seat
    expected = [order for order in before.orders if order.seat == seat]
    stored = select(schema.orders).where(_o.table == before.id, _o.seat == seat)
    found = [
        StandingOrder(seat=o.seat, kind=o.kind, florins=o.florins, stage=o.stage, bag=o.bag)
        for o in connection.execute(stored.where(_o.era == before.era).with_for_update())
    ]
    if found != expected:
        return False
    if all(order.seat != seat for order in after.orders):
        connection.execute(delete(schema.orders).where(_o.table == before.id, _o.seat == seat))
    return True


def remove_all(connection: Connection, table: str) -> None:
    connection.execute(delete(schema.orders).where(_o.table == table))


def waiting(connection: Connection, turn_before: int, most: int) -> list[str]:
    """Tables where the seat to act has an order since before that time. It may not apply."""
    found = (
        select(_t.id)
        .join(schema.orders, _o.table == _t.id)
        .where(_o.seat == _t.to_act, _o.era == _t.era, _o.stage == _t.stage)
        .where(_t.status == "playing", _t.turn_since < turn_before)
        .limit(most)
    )
    return list(connection.execute(found).scalars())
