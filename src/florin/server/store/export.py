"""Everything that the database holds about one person, as values that JSON has."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, Table, or_, select

from florin.records import Record
from florin.server.domain.table import names_of
from florin.server.store import schema
from florin.server.store.seat_rows import seats_of

PAGE: Final = 50  # tables that are read at a time
_t, _s, _m, _u = schema.tables.c, schema.seats.c, schema.moves.c, schema.undone_moves.c
# Not in the file: digests of secrets, and what only this server can use.
# Ids of other people stay here too.
_LEFT_OUT: Final = frozenset(
    {
        *("hash", "handle_key", "public_key", "credential", "person", "opponent"),
        *("endpoint", "endpoint_hash", "p256dh", "auth", "node"),
    }
)
_LISTS: Final = {
    "sessions": schema.sessions,
    "passkeys": schema.passkeys,
    "access_tokens": schema.access_tokens,
    "chat": schema.chat,
    "results": schema.results,
    "meetings": schema.meetings,
    "puzzle_solver": schema.puzzle_solvers,
    "puzzle_attempts": schema.puzzle_attempts,
    "notice_settings": schema.notice_settings,
    "push_subscriptions": schema.push_subscriptions,
    "holidays": schema.holidays,
    "notices": schema.outbox,
    "deliveries": schema.deliveries,
    "daily_tries": schema.daily_tries,
}


def person_data(connection: Connection, person: str) -> dict[str, Any]:
    """Who the person is, and lists of everything except tables."""
    me = _rows(connection, schema.people, "id", person)
    return {
        "person": me[0] if me else None,
        **{
            name: _rows(connection, table, "person", person, order=True)
            for name, table in _LISTS.items()
        },
    }


def tables_page(connection: Connection, person: str, after: str) -> tuple[list[Any], str | None]:
    """A page of the person's tables, and the id of its last one; None after the last page.

    Orders are sealed bids of games under way: those of the person are included.
    """
    at = select(_s.table).where(_s.person == person)
    rows = connection.execute(
        select(schema.tables)
        .where(or_(_t.id.in_(at), _t.owner == person), _t.id > after)
        .order_by(_t.id)
        .limit(PAGE)
    ).all()
    ids = [row.id for row in rows]
    seats = seats_of(connection, ids)
    tokens: dict[str, list[str]] = {table: [] for table in ids}
    times: dict[str, list[dict[str, int]]] = {table: [] for table in ids}
    for move in connection.execute(
        select(_m.table, _m.token, _m.ply, _m.at, _m.person)
        .where(_m.table.in_(ids))
        .order_by(_m.table, _m.ply)
    ):
        tokens[move.table].append(move.token)
        if move.person == person:
            times[move.table].append({"ply": move.ply, "at": move.at})
    found = [
        {
            "id": row.id,
            "status": row.status,
            "created": row.created,
            "changed": row.changed,
            "mine": row.owner == person,
            "seats": [
                number for number, seat in enumerate(seats[row.id], 1) if seat.person == person
            ],
            "result": row.result,
            "record": Record(
                row.game, names_of(seats[row.id]), row.rules, tuple(tokens[row.id])
            ).as_dict(),
            "times": times[row.id],
            "undone": _undone(connection, row.id, person),
            "coach": _coach(connection, row.id, seats[row.id], person),
            "orders": _orders(connection, row.id, seats[row.id], person),
        }
        for row in rows
    ]
    return found, ids[-1] if len(ids) == PAGE else None


def _own(seats: tuple[Any, ...], person: str) -> list[int]:
    return [at for at, seat in enumerate(seats) if seat.person == person]


def _undone(connection: Connection, table: str, person: str) -> list[dict[str, Any]]:
    """The person's decisions that an undo took back."""
    found = connection.execute(
        select(_u.era, _u.ply, _u.token, _u.at)
        .where(_u.table == table, _u.person == person)
        .order_by(_u.era, _u.ply)
    )
    return [dict(row) for row in found.mappings()]


def _coach(
    connection: Connection, table: str, seats: tuple[Any, ...], person: str
) -> list[dict[str, Any]]:
    """Where the coach helped the person."""
    p = schema.practice.c
    found = connection.execute(
        select(p.ply, p.kind, p.at)
        .where(p.table == table, p.seat.in_(_own(seats, person)))
        .order_by(p.era, p.ply)
    )
    return [dict(row) for row in found.mappings()]


def _orders(
    connection: Connection, table: str, seats: tuple[Any, ...], person: str
) -> list[dict[str, Any]]:
    own = _own(seats, person)
    o = schema.orders.c
    found = connection.execute(
        select(o.seat, o.kind, o.florins, o.commodity)
        .where(o.table == table, o.seat.in_(own))
        .order_by(o.seat, o.place)
    )
    return [{**row, "seat": row["seat"] + 1} for row in found.mappings()]


def _rows(
    connection: Connection, table: Table, column: str, person: str, order: bool = False
) -> list[dict[str, Any]]:
    shown = [one for one in table.c if one.name not in _LEFT_OUT]
    query = select(*shown).where(table.c[column] == person)
    if order:
        times = ("at", "created", "finished", "table", "person")
        column = next(name for name in times if name in table.c)
        query = query.order_by(table.c[column])
    return [dict(row) for row in connection.execute(query).mappings()]
