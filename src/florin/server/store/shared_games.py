"""Finished games from which puzzles may be made: every person in them has allowed it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sqlalchemy import Connection, select

from florin.records import Record
from florin.server.store import schema

PAGE: Final = 50  # tables that are read at a time
_t, _s, _m, _p = schema.tables.c, schema.seats.c, schema.moves.c, schema.people.c


def shared_games(connection: Connection, game: str) -> Iterator[tuple[str, Record]]:
    """The id and the record of each such game of `game`, oldest id first, without names.

    A game in which a person has not allowed it, or has been deleted, is left out; so is one without
    any person. Seats of guests on a device belong to the person of the device.
    """
    people = select(_s.table).where(_s.kind != "bot")
    refused = people.where(~select(_p.id).where(_p.id == _s.person, _p.games_shared).exists())
    after = ""
    while True:
        rows = connection.execute(
            select(_t.id, _t.rules)
            .where(_t.game == game, _t.status == "over", _t.id > after)
            .where(_t.id.in_(people), _t.id.not_in(refused))
            .order_by(_t.id)
            .limit(PAGE)
        ).all()
        for row in rows:
            moves = connection.execute(
                select(_m.token).where(_m.table == row.id).order_by(_m.ply)
            ).scalars()
            seats = connection.execute(select(_s.seat).where(_s.table == row.id)).scalars()
            names = tuple(f"Seat {number}" for number, _ in enumerate(seats, start=1))
            yield row.id, Record(game, names, row.rules, tuple(moves))
        if len(rows) < PAGE:
            return
        after = rows[-1].id
