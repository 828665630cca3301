"""Analysis: what was every decision of a game worth?"""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, post
from litestar.params import FromPath, JSONBody

from florin.records import Record, RecordError, position_of
from florin.server.analyst import Analyst
from florin.server.http.identity import address_of, site_of, visitor
from florin.server.http.tables import record_of
from florin.server.messages import AnalysisNow, RecordBody
from florin.server.refusal import Refusal
from florin.server.site import Site
from florin.server.tables.state import Person, State

Asked = Request[Any, Any, Any]
# Fewer tokens in common are an accident of equal deals.
LEAST_ALIKE: Final = 10


def analyst_of(request: Asked) -> Analyst:
    return request.app.state["analyst"]


def played_by_people(state: State) -> bool:
    """Somebody sits there who could use a judge's advice before the game is over."""
    return state.status != "over" and any(seat.kind != "bot" for seat in state.seats)


def under_way(site: Site, record: Record) -> bool:
    """The record holds a game that people play here now, as a branch or a download does."""
    for table in site.hub.tables():
        room = site.rooms.known(table)
        if room is None or room.state.game != record.game or not played_by_people(room.state):
            continue
        tokens = room.state.record().moves
        if len(tokens) >= LEAST_ALIKE and record.moves[: len(tokens)] == tokens:
            return True
    return False


async def _answer(request: Asked, person: Person | None, record: Record) -> AnalysisNow:
    site, analyst = site_of(request), analyst_of(request)
    if not record.moves:
        raise Refusal("wrong_status", "nothing has been played yet")
    if under_way(site, record):
        raise Refusal("game_under_way", "people are playing this game: analysis comes after it")
    job = analyst.find(record)
    if job is None:
        analyst.admit()  # before the ration is touched: who is sent away has had nothing
        site.limits.spend("analysis", person.id if person else address_of(request))
        job = analyst.begin(record)
    return await job.now()


@post(
    "/api/tables/{table_id:str}/analysis",
    tags=["analysis"],
    status_code=200,
    summary="Judge every decision of a finished game. Ask again until `analysis` is there.",
)
async def analyse_table(request: Asked, table_id: FromPath[str]) -> AnalysisNow:
    site, person = site_of(request), await visitor(request)
    state = (await site.rooms.get(table_id)).state
    if played_by_people(state):
        raise Refusal("game_under_way", "people are playing this game: analysis comes after it")
    return await _answer(request, person, state.record())


@post(
    "/api/records/analysis",
    tags=["analysis"],
    status_code=200,
    summary="Judge every decision of an uploaded record; the record is not kept.",
)
async def analyse_record(request: Asked, data: JSONBody[RecordBody]) -> AnalysisNow:
    person = await visitor(request)
    record = record_of(data)
    try:
        position_of(record)
    except RecordError as error:
        raise Refusal("bad_record", str(error)) from None
    return await _answer(request, person, record)


handlers = [analyse_table, analyse_record]
