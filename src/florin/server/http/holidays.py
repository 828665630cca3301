"""Clocks of days stop while a player is on holiday."""

from __future__ import annotations

from florin.server.domain import TableState
from florin.server.domain.clocks import slowest_turn
from florin.server.domain.holiday import set_holiday
from florin.server.domain.pause import TURN_BASED
from florin.server.http.context import AppContext
from florin.server.operations.clock import now_ms
from florin.server.store import notices


async def stop_clocks(context: AppContext, person: str, until: int | None) -> None:
    """In all games of the person that are under way; None: they run on."""
    found = await context.database.read(lambda c: notices.turn_based_tables(c, person, TURN_BASED))
    for table in found:
        await context.tables.change(
            table, lambda state: set_holiday(state, person, until, now_ms())
        )


async def game_began(context: AppContext, table: TableState) -> None:
    """The game has just begun: a player may have been on holiday already."""
    if table.status != "playing" or (slowest_turn(table) or 0) < TURN_BASED:
        return
    people = {seat.person for seat in table.seats if seat.person is not None}
    found = await context.database.read(lambda c: notices.on_holiday(c, people, now_ms()))
    for person, until in found.items():
        await context.tables.change(
            table.id,
            lambda state, person=person, until=until: set_holiday(state, person, until, now_ms()),
        )
