"""Records: download, steps with positions, replay of an uploaded one."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Request, Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from florin.server.domain import TableState
from florin.server.http.fixed import PACKED, accepts_gzip, packed_reply
from florin.server.http.identity import charge, context_of, find_person
from florin.server.http.limits import STEPS_PER_COST, TOKENS_PER_COST
from florin.server.http.new_table import record_of
from florin.server.messages import Look, RecordBody, Steps, Undos, convert
from florin.server.store import undos

HttpRequest = Request[Any, Any, Any]
PlyQuery = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
MaybePlyQuery = Annotated[int | None, QueryParameter(ge=0, le=1_000_000)]
MOST_STEPS: Final = 500
MOST_UNDOS: Final = 50


async def _state(request: HttpRequest, table_id: str) -> TableState:
    """The table. Credentials are optional, but wrong ones are refused."""
    person = await find_person(request)
    return (await context_of(request).see(table_id, person)).state


@get(
    "/api/tables/{table_id:str}/record",
    tags=["records"],
    summary="The game so far as a record, for download.",
)
async def record(
    request: HttpRequest, table_id: FromPath[str], ply: MaybePlyQuery = None
) -> Response[RecordBody]:
    state = await _state(request, table_id)
    text: Any = state.record(ply).dumps()  # in the layout of record files
    return Response(
        text,
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="florin-{state.id}.json"'},
    )


@get(
    "/api/tables/{table_id:str}/steps",
    tags=["records"],
    summary="Steps with positions; 500 at most.",
    opt={PACKED: True},
)
async def steps(
    request: HttpRequest,
    table_id: FromPath[str],
    first: PlyQuery = 0,
    last: MaybePlyQuery = None,
) -> Response[Steps]:
    context, person = context_of(request), await find_person(request)
    state = (await context.see(table_id, person)).state
    until = min(state.ply if last is None else last, state.ply, first + MOST_STEPS)
    first = min(first, until)
    # The tokens before the first step have to be replayed too.
    charge(request, person, first / TOKENS_PER_COST + (until - first) / STEPS_PER_COST)
    packed = accepts_gzip(request)
    body = await context.replays.steps(state, first, until, packed=packed)
    return packed_reply(body, packed=packed)


@get(
    "/api/tables/{table_id:str}/undone",
    tags=["records"],
    summary="What undos took back: the latest 50, or the 50 before the one that ended an era.",
)
async def undone(
    request: HttpRequest, table_id: FromPath[str], before: MaybePlyQuery = None
) -> Undos:
    await _state(request, table_id)
    found = await context_of(request).database.read(
        lambda c: undos.latest(c, table_id, MOST_UNDOS, before)
    )
    return Undos(undos=[convert.undone_moves_message(one) for one in found])


@post(
    "/api/records/look",
    tags=["records"],
    status_code=200,
    summary="Replay an uploaded record without keeping it.",
    opt={PACKED: True},
)
async def look(request: HttpRequest, data: JSONBody[RecordBody]) -> Response[Look]:
    context, person = context_of(request), await find_person(request)
    game = record_of(data)
    charge(request, person, len(game.moves) / STEPS_PER_COST)
    packed = accepts_gzip(request)
    return packed_reply(await context.replays.look(game, packed=packed), packed=packed)


handlers = [record, steps, undone, look]
