"""Records: download, steps with positions, replay of an uploaded one."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Request, Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from florin.records import RecordError, position_of
from florin.server.domain import Refusal, TableState
from florin.server.domain.steps import replayed
from florin.server.http.identity import context_of, find_person
from florin.server.http.new_table import record_of
from florin.server.messages import Look, RecordBody, Steps, Undos, convert
from florin.server.store import undos
from florin.views import legal_view

HttpRequest = Request[Any, Any, Any]
PlyQuery = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
MaybePlyQuery = Annotated[int | None, QueryParameter(ge=0, le=1_000_000)]
MOST_STEPS: Final = 500
MOST_UNDOS: Final = 50


async def _state(request: HttpRequest, table_id: str) -> TableState:
    """The table. Credentials are optional, but wrong ones are refused."""
    await find_person(request)
    return (await context_of(request).tables.get(table_id)).state


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
)
async def steps(
    request: HttpRequest,
    table_id: FromPath[str],
    first: PlyQuery = 0,
    last: MaybePlyQuery = None,
) -> Steps:
    state = await _state(request, table_id)
    start = convert.position_message(position_of(state.record(0)))
    until = min(state.ply if last is None else last, state.ply, first + MOST_STEPS)
    found = replayed(state, min(first, until), until=until)
    return Steps(start=start, steps=[convert.step_message(step) for step in found])


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
)
async def look(request: HttpRequest, data: JSONBody[RecordBody]) -> Look:
    await find_person(request)
    game = record_of(data)
    try:
        position = position_of(game)
        found = convert.record_steps(game)
    except RecordError as error:
        raise Refusal("bad_record", str(error)) from None
    return Look(
        game=game.game,
        players=list(game.players),
        start=convert.position_message(game.setup().start()),
        steps=found,
        sheets=convert.sheet_messages(position),
        legal=legal_view(position),
    )


handlers = [record, steps, undone, look]
