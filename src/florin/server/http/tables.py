"""/api/tables: the lobby, tables, their seats, starting, rematch."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

from litestar import Request, delete, get, post, put
from litestar.params import FromPath, JSONBody, PathParameter

from florin.server.domain import Change, Person, Refusal, TableState, play, seats, visibility
from florin.server.domain.daily import check_not_ranked
from florin.server.http.context import AppContext
from florin.server.http.holidays import game_began
from florin.server.http.identity import (
    charge_afterwards,
    context_of,
    find_person,
    require_person,
)
from florin.server.http.limits import TABLES_PER_COST
from florin.server.http.people import clean_name
from florin.server.http.signing import DAY_MS
from florin.server.messages import (
    BotChoice,
    Handover,
    SeatBot,
    SeatTake,
    Snapshot,
    Tables,
    VisibilityChoice,
    convert,
)
from florin.server.messages.base import MOST_SEATS
from florin.server.operations.clock import now_ms
from florin.server.operations.ids import new_id, new_seed
from florin.server.store import lists

HttpRequest = Request[Any, Any, Any]
SeatPath = Annotated[int, PathParameter(ge=1, le=MOST_SEATS)]


async def change_table(
    request: HttpRequest, table_id: str, transition: Callable[[TableState, Person], Change]
) -> Snapshot:
    """Applies a transition for the person who asks; returns the table as that person sees it."""
    context, person = context_of(request), await require_person(request)
    done = await context.tables.change(table_id, lambda state: transition(state, person))
    if done.before.status == "open":
        await game_began(context, done.after)
    return context.hub.snapshot(await context.tables.get(table_id, fresh=False), person)


async def change_seats(
    request: HttpRequest, table_id: str, transition: Callable[[TableState, Person], Change]
) -> Snapshot:
    """As `change_table`. Recounts spectators: a change of seats may add or remove one."""
    result = await change_table(request, table_id, transition)
    context = context_of(request)
    known = context.tables.known(table_id)
    if known is not None:
        context.hub.presence_changed(known.state)
    return result


@get("/api/tables", tags=["tables"], summary="The lobby: public tables, open ones first.")
async def lobby(request: HttpRequest) -> Tables:
    context, person = context_of(request), await find_person(request)
    since = now_ms() - 7 * DAY_MS
    found = await context.database.read(lambda c: lists.lobby(c, since))
    charge_afterwards(request, person, len(found) / TABLES_PER_COST)
    return Tables(tables=[convert.table_card(table, person) for table in found])


@get("/api/tables/{table_id:str}", tags=["tables"], summary="A table: everything about it now.")
async def get_table(request: HttpRequest, table_id: FromPath[str]) -> Snapshot:
    context, person = context_of(request), await find_person(request)
    table = await context.see(table_id, person)
    context.scheduler.noticed(table.state, None if person is None else person.id)
    return context.hub.snapshot(table, person)


@delete("/api/tables/{table_id:str}", tags=["tables"], summary="Close my table before it starts.")
async def close_table(request: HttpRequest, table_id: FromPath[str]) -> None:
    context, person = context_of(request), await require_person(request)

    def check(state: TableState) -> None:
        seats.check_owner(state, person)
        seats.check_status(state, "open")

    await context.peers.close_table(table_id, check)


@put("/api/tables/{table_id:str}/owner", tags=["tables"], summary="Make another person the host.")
async def hand_over(
    request: HttpRequest, table_id: FromPath[str], data: JSONBody[Handover]
) -> Snapshot:
    return await change_table(
        request, table_id, lambda s, me: seats.hand_over(s, data.seat - 1, me)
    )


@put(
    "/api/tables/{table_id:str}/visibility",
    tags=["tables"],
    summary="Choose who may see my table's finished game.",
)
async def choose_visibility(
    request: HttpRequest, table_id: FromPath[str], data: JSONBody[VisibilityChoice]
) -> Snapshot:
    return await change_table(
        request, table_id, lambda s, me: visibility.set_visibility(s, me, data.visibility)
    )


@post(
    "/api/tables/{table_id:str}/start", tags=["tables"], status_code=200, summary="Start the game."
)
async def start(request: HttpRequest, table_id: FromPath[str]) -> Snapshot:
    return await change_table(request, table_id, lambda s, me: seats.start(s, me, now_ms()))


@post(
    "/api/tables/{table_id:str}/fill",
    tags=["tables"],
    status_code=200,
    summary="Put a bot on every open seat.",
)
async def fill(
    request: HttpRequest, table_id: FromPath[str], data: JSONBody[BotChoice]
) -> Snapshot:
    return await change_table(request, table_id, lambda s, me: seats.fill(s, me, data.bot))


@post("/api/tables/{table_id:str}/rematch", tags=["tables"], summary="Play again, same people.")
async def rematch(request: HttpRequest, table_id: FromPath[str]) -> Snapshot:
    """Makes the rematch, or joins it. It starts when everyone who played has joined."""
    context, person = context_of(request), await require_person(request)
    context.limits.spend("table", person.id)
    new = await rematch_of(context, table_id, person)
    # It may be over by now, and its host may have hidden it from all but its players.
    return context.hub.snapshot(await context.see(new, person), person)


async def rematch_of(context: AppContext, table_id: str, person: Person) -> str:
    """The id of the rematch, which is made if there is none yet."""
    old = (await context.see(table_id, person)).state
    now = now_ms()
    if old.rematch is not None:
        try:
            joined = await context.tables.change(
                old.rematch, lambda s: seats.join_rematch(s, person, now)
            )
        except Refusal as refusal:
            if refusal.name != "unknown_table":
                raise
            # Its host closed it, or it was removed unused. A new one invites the others again.
            context.limits.spend("rematch", person.id)
        else:
            if joined.before.status == "open":
                await game_began(context, joined.after)
            return old.rematch
    state = seats.rematch(old, person, table_id=new_id(), random_seed=new_seed(), now=now)
    change = Change(state)
    if all(seat.kind == "bot" or seat.person == person.id for seat in state.seats):
        change = seats.start(state, person, now)
    await context.tables.create(change)
    done = await context.tables.change(
        table_id, lambda s: seats.rematch_made(s, state.id, old.rematch)
    )
    assert done.after.rematch is not None
    await game_began(context, change.state)
    if done.after.rematch != state.id:  # another request was faster
        await context.tables.remove(state.id, lambda _: None)
        return await rematch_of(context, table_id, person)
    return done.after.rematch


@post(
    "/api/tables/{table_id:str}/seats/{seat:int}/take",
    tags=["seats"],
    status_code=200,
    summary="Take a seat. One person may hold several seats.",
)
async def take(
    request: HttpRequest, table_id: FromPath[str], seat: SeatPath, data: JSONBody[SeatTake]
) -> Snapshot:
    name = None if data.name is None else clean_name(data.name)
    return await change_seats(request, table_id, lambda s, me: seats.take(s, seat - 1, me, name))


@post(
    "/api/tables/{table_id:str}/seats/{seat:int}/leave",
    tags=["seats"],
    status_code=200,
    summary="Leave a seat before the start; the host may remove its holder.",
)
async def leave(request: HttpRequest, table_id: FromPath[str], seat: SeatPath) -> Snapshot:
    return await change_seats(request, table_id, lambda s, me: seats.leave(s, seat - 1, me))


@put(
    "/api/tables/{table_id:str}/seats/{seat:int}/bot",
    tags=["seats"],
    summary="Put a bot on a seat, or open it.",
)
async def put_bot(
    request: HttpRequest, table_id: FromPath[str], seat: SeatPath, data: JSONBody[SeatBot]
) -> Snapshot:
    return await change_table(
        request, table_id, lambda s, me: seats.put_bot(s, seat - 1, me, data.bot)
    )


@post(
    "/api/tables/{table_id:str}/seats/{seat:int}/resign",
    tags=["seats"],
    status_code=200,
    summary="Leave my seat to a bot during the game.",
)
async def resign(request: HttpRequest, table_id: FromPath[str], seat: SeatPath) -> Snapshot:
    def transition(state: TableState, person: Person) -> Change:
        check_not_ranked(state, "no bot takes your seat")
        return play.resign(state, seat - 1, person, now_ms())

    return await change_table(request, table_id, transition)


@post(
    "/api/tables/{table_id:str}/seats/{seat:int}/return",
    tags=["seats"],
    status_code=200,
    summary="Take my seat back from the bot.",
)
async def come_back(request: HttpRequest, table_id: FromPath[str], seat: SeatPath) -> Snapshot:
    return await change_table(
        request, table_id, lambda s, me: play.come_back(s, seat - 1, me, now_ms())
    )


handlers = [
    lobby,
    get_table,
    close_table,
    hand_over,
    choose_visibility,
    start,
    fill,
    rematch,
    take,
    leave,
    put_bot,
    resign,
    come_back,
]
