"""/api/tables: the lobby, making a table, its seats, starting, playing again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

from litestar import Request, delete, get, post, put
from litestar.params import FromPath, JSONBody, PathParameter
from msgspec.structs import replace

from florin.records import Record, RecordError, from_dict
from florin.server.http.identity import person_here, site_of, visitor
from florin.server.http.people import clean_name
from florin.server.messages import (
    BotChoice,
    RecordBody,
    SeatBot,
    SeatTake,
    Snapshot,
    TableNew,
    Tables,
)
from florin.server.moment import now_ms
from florin.server.refusal import Refusal
from florin.server.rooms import Room
from florin.server.settings import PACE_MS
from florin.server.signing import DAY_MS
from florin.server.site import Site
from florin.server.store import lists
from florin.server.tables import play, seats, views
from florin.server.tables.state import Person, State

Asked = Request[Any, Any, Any]
SeatPath = Annotated[int, PathParameter(ge=1, le=6)]


def shown(site: Site, room: Room, person: Person | None) -> Snapshot:
    """The table as `person` sees it."""
    present = site.hub.present(room.state)
    return views.snapshot(
        room.state, person, room.chat, now_ms(), present.people, present.spectators
    )


async def changed(request: Asked, table: str, change: Callable[[State, Person], State]) -> Snapshot:
    """Whoever asks changes the table, and is shown it."""
    site, person = site_of(request), await person_here(request)
    await site.rooms.change(table, lambda state: change(state, person))
    return shown(site, await site.rooms.get(table, fresh=False), person)


def record_of(body: RecordBody) -> Record:
    """The uploaded record; Refusal where it is none."""
    try:
        return from_dict(
            {
                "florin": body.florin,
                "game": body.game,
                "players": body.players,
                "options": body.options,
                "moves": body.moves,
            }
        )
    except RecordError as error:
        raise Refusal("bad_record", str(error)) from None


@get("/api/tables", tags=["tables"], summary="The lobby: public tables, open ones first.")
async def lobby(request: Asked) -> Tables:
    site, person = site_of(request), await visitor(request)
    since = now_ms() - 7 * DAY_MS
    who = person.id if person else None
    return Tables(await site.database.read(lambda c: lists.lobby(c, who, since)))


@post("/api/tables", tags=["tables"], summary="Make a table, or branch a game into a new one.")
async def make_table(request: Asked, data: JSONBody[TableNew]) -> Snapshot:
    site, person = site_of(request), await person_here(request)
    site.limits.spend("table", person.id)
    if data.branch is not None and data.record is not None:
        raise Refusal("bad_request", "branch or record, not both")
    game, options, origin = data.game, data.options, None
    tokens: list[str] = []
    count = len(data.seats)
    if data.branch is not None:
        source = (await site.rooms.get(data.branch.table)).state
        origin, found, count = source.id, source.game, len(source.seats)
        first = None if source.first is None else source.first + 1
        tokens = [made.token for made in source.moves][: data.branch.ply]
    elif data.record is not None:
        record = record_of(data.record)
        found, first, count = record.game, record.options.get("first"), len(record.players)
        tokens = list(record.moves[: data.record_ply])
    else:
        found, first = game, options.first
    if found is None:
        raise Refusal("bad_request", "game: must be medici or strozzi")
    if game not in (None, found):
        raise Refusal("bad_request", f"game: what is continued is {found}, not {game}")
    if count != len(data.seats):
        raise Refusal("bad_request", f"seats: what is continued has {count}, not {len(data.seats)}")
    chosen = [
        choice if choice.name is None else replace(choice, name=clean_name(choice.name))
        for choice in data.seats
    ]
    state = seats.new_table(found, chosen, replace(options, first=first), person, now_ms())
    if data.branch is not None or data.record is not None:
        state = seats.continuing(state, tokens, origin, now_ms())
    if data.start:
        state = seats.start(state, person, now_ms(), PACE_MS[state.pace])
    return shown(site, await site.rooms.create(state), person)


@get("/api/tables/{table_id:str}", tags=["tables"], summary="A table: everything about it now.")
async def table(request: Asked, table_id: FromPath[str]) -> Snapshot:
    site, person = site_of(request), await visitor(request)
    return shown(site, await site.rooms.get(table_id), person)


@delete("/api/tables/{table_id:str}", tags=["tables"], summary="Close my table before it starts.")
async def close_table(request: Asked, table_id: FromPath[str]) -> None:
    site, person = site_of(request), await person_here(request)

    def check(state: State) -> None:
        seats.own(state, person)
        seats.must_be(state, "open")

    await site.remove(table_id, check)


@post(
    "/api/tables/{table_id:str}/start", tags=["tables"], status_code=200, summary="Start the game."
)
async def start(request: Asked, table_id: FromPath[str]) -> Snapshot:
    return await changed(
        request, table_id, lambda s, me: seats.start(s, me, now_ms(), PACE_MS[s.pace])
    )


@post(
    "/api/tables/{table_id:str}/fill",
    tags=["tables"],
    status_code=200,
    summary="Put a bot on every open seat.",
)
async def fill(request: Asked, table_id: FromPath[str], data: JSONBody[BotChoice]) -> Snapshot:
    return await changed(request, table_id, lambda s, me: seats.fill(s, me, data.bot))


@post("/api/tables/{table_id:str}/rematch", tags=["tables"], summary="Play again, same people.")
async def rematch(request: Asked, table_id: FromPath[str]) -> Snapshot:
    """All others being bots, the game starts at once. A second rematch leads to the first."""
    site, person = site_of(request), await person_here(request)
    site.limits.spend("table", person.id)
    return shown(site, await site.rooms.get(await rematch_of(site, table_id, person)), person)


async def rematch_of(site: Site, table_id: str, person: Person) -> str:
    """The id of the table where the same people play again; made where there is none yet."""
    old = (await site.rooms.get(table_id)).state
    if old.rematch is not None:
        return old.rematch
    new = seats.rematch(old, person, now_ms())
    if all(seat.kind == "bot" or seat.person == person.id for seat in new.seats):
        new = seats.start(new, person, now_ms(), PACE_MS[new.pace])
    await site.rooms.create(new)
    done = await site.rooms.change(
        table_id, lambda s: s if s.rematch else replace(s, rematch=new.id)
    )
    assert done.after.rematch is not None
    if done.after.rematch != new.id:  # somebody else was quicker
        await site.rooms.remove(new.id, lambda _: None)
    return done.after.rematch


@post(
    "/api/tables/{table_id:str}/seats/{seat:int}/take",
    tags=["seats"],
    status_code=200,
    summary="Sit down. One person may hold several seats.",
)
async def take(
    request: Asked, table_id: FromPath[str], seat: SeatPath, data: JSONBody[SeatTake]
) -> Snapshot:
    name = None if data.name is None else clean_name(data.name)
    return await _sat(request, table_id, lambda s, me: seats.take(s, seat - 1, me, name))


@post(
    "/api/tables/{table_id:str}/seats/{seat:int}/leave",
    tags=["seats"],
    status_code=200,
    summary="Get up, before the start.",
)
async def leave(request: Asked, table_id: FromPath[str], seat: SeatPath) -> Snapshot:
    return await _sat(request, table_id, lambda s, me: seats.leave(s, seat - 1, me))


async def _sat(request: Asked, table_id: str, change: Callable[[State, Person], State]) -> Snapshot:
    """As `changed`; and who sat down is no spectator any more, or is one again."""
    result = await changed(request, table_id, change)
    site = site_of(request)
    room = site.rooms.known(table_id)
    if room is not None:
        site.hub.presence_changed(room.state)
    return result


@put(
    "/api/tables/{table_id:str}/seats/{seat:int}/bot",
    tags=["seats"],
    summary="Put a bot on a seat, or open it.",
)
async def put_bot(
    request: Asked, table_id: FromPath[str], seat: SeatPath, data: JSONBody[SeatBot]
) -> Snapshot:
    return await changed(request, table_id, lambda s, me: seats.put_bot(s, seat - 1, me, data.bot))


@post(
    "/api/tables/{table_id:str}/seats/{seat:int}/resign",
    tags=["seats"],
    status_code=200,
    summary="Leave my seat to a bot during the game.",
)
async def resign(request: Asked, table_id: FromPath[str], seat: SeatPath) -> Snapshot:
    return await changed(
        request, table_id, lambda s, me: play.give_up(s, seat - 1, me, now_ms(), PACE_MS[s.pace])
    )


@post(
    "/api/tables/{table_id:str}/seats/{seat:int}/return",
    tags=["seats"],
    status_code=200,
    summary="Take my seat back from the bot.",
)
async def come_back(request: Asked, table_id: FromPath[str], seat: SeatPath) -> Snapshot:
    return await changed(
        request, table_id, lambda s, me: play.come_back(s, seat - 1, me, now_ms(), PACE_MS[s.pace])
    )


handlers = [
    lobby,
    make_table,
    table,
    close_table,
    start,
    fill,
    rematch,
    take,
    leave,
    put_bot,
    resign,
    come_back,
]
