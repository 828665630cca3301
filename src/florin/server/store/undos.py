"""Undos: what was taken back is kept."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Row, delete, insert, select

from florin.server.domain import PlayedToken, TableState, Undone
from florin.server.store import schema

_u, _m, _moves = schema.undos.c, schema.undone_moves.c, schema.moves.c


def store(connection: Connection, state: TableState) -> int:
    """Stores the last undo of `state`: moves its tokens; returns the ply of the first one."""
    undone = state.undone[-1]
    values = {"table": state.id, "era": undone.era}
    connection.execute(
        insert(schema.undos).values(**values, seat=undone.seat, ply=undone.ply, at=undone.at)
    )
    connection.execute(
        insert(schema.undone_moves),
        [
            {
                **values,
                "ply": ply,
                "token": played.token,
                "seat": played.seat,
                "by": played.by,
                "person": played.person,
                "at": played.at,
            }
            for ply, played in enumerate(undone.moves, start=undone.ply)
        ],
    )
    connection.execute(
        delete(schema.moves).where(_moves.table == state.id, _moves.ply >= undone.ply)
    )
    return undone.ply


def latest(
    connection: Connection, table: str, most: int, before: int | None = None
) -> tuple[Undone, ...]:
    """The last `most` undos of eras before `before`, oldest first."""
    wanted = select(schema.undos).where(_u.table == table).order_by(_u.era.desc()).limit(most)
    if before is not None:
        wanted = wanted.where(_u.era < before)
    rows = connection.execute(wanted).all()[::-1]
    if not rows:
        return ()
    moves: dict[int, list[PlayedToken]] = {row.era: [] for row in rows}
    for row in connection.execute(
        select(schema.undone_moves)
        .where(_m.table == table, _m.era >= rows[0].era, _m.era <= rows[-1].era)
        .order_by(_m.era, _m.ply)
    ):
        moves[row.era].append(played_token(row))
    return tuple(
        Undone(era=row.era, seat=row.seat, ply=row.ply, at=row.at, moves=tuple(moves[row.era]))
        for row in rows
    )


def played_token(row: Row[Any]) -> PlayedToken:
    return PlayedToken(token=row.token, seat=row.seat, by=row.by, person=row.person, at=row.at)
