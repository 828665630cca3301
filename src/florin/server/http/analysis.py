"""Analysis: what was every decision of a game worth?"""

from __future__ import annotations

from typing import Any

from litestar import Request, post
from litestar.params import FromPath, JSONBody

from florin.records import Record
from florin.server.domain import Person, Refusal
from florin.server.http.context import AppContext
from florin.server.http.identity import address_of, charge, context_of, find_person
from florin.server.http.limits import TOKENS_PER_COST
from florin.server.http.new_table import record_of
from florin.server.messages import AnalysisNow, RecordBody
from florin.server.store import in_progress
from florin.server.workers.analysis_pool import AnalysisPool

HttpRequest = Request[Any, Any, Any]


def pool_of(request: HttpRequest) -> AnalysisPool:
    return request.app.state["analysis"]


def _under_way() -> Refusal:
    return Refusal("game_under_way", "people are playing this game: it can be analysed afterwards")


async def _check_not_played(context: AppContext, record: Record) -> None:
    """Refuses a record of a game that people are playing at any table."""
    if await context.database.read(lambda c: in_progress.is_in_progress(c, record)):
        raise _under_way()


async def _answer(request: HttpRequest, person: Person | None, record: Record) -> AnalysisNow:
    context, pool = context_of(request), pool_of(request)
    if not record.moves:
        raise Refusal("wrong_status", "nothing has been played yet")
    job = pool.find(record)
    if job is None:
        pool.check_capacity()  # reject before consuming quota
        context.limits.spend_address("analysis", address_of(request))
        if person is not None:
            context.limits.spend("analysis", person.id)
        job = pool.begin(record)
    return await job.progress()


@post(
    "/api/tables/{table_id:str}/analysis",
    tags=["analysis"],
    status_code=200,
    summary="Judge every decision of a finished game. Ask again until `analysis` is there.",
)
async def analyse_table(request: HttpRequest, table_id: FromPath[str]) -> AnalysisNow:
    context, person = context_of(request), await find_person(request)
    state = (await context.tables.get(table_id)).state
    if state.status != "over" and state.has_people:
        raise _under_way()
    if state.seeded or state.origin_ply is not None:  # otherwise no other game has its deal
        await _check_not_played(context, state.record())
    return await _answer(request, person, state.record())


@post(
    "/api/records/analysis",
    tags=["analysis"],
    status_code=200,
    summary="Judge every decision of an uploaded record; the record is not kept.",
)
async def analyse_record(request: HttpRequest, data: JSONBody[RecordBody]) -> AnalysisNow:
    context, person = context_of(request), await find_person(request)
    record = record_of(data)
    if pool_of(request).find(record) is None:
        charge(request, person, len(record.moves) / TOKENS_PER_COST)
        await context.replays.check(record)
    await _check_not_played(context, record)
    return await _answer(request, person, record)


handlers = [analyse_table, analyse_record]
