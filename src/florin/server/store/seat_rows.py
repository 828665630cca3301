"""Seats, results and banks of time as the database stores them."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, select

from florin.server.domain import Bank, Result, SeatState
from florin.server.store import schema


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
            invited=row.invited,
            holiday=row.holiday,
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


def bank_of(row: dict[str, int] | None) -> Bank | None:
    return None if row is None else msgspec.convert(row, Bank)
