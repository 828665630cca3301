"""Analysis of games: the value of every decision."""

from __future__ import annotations

from typing import Any

from litestar import Request, get, post
from litestar.params import FromPath, JSONBody

from florin.records import Record
from florin.server.domain import Person, Refusal, TableState
from florin.server.http.context import AppContext
from florin.server.http.identity import address_of, charge, context_of, find_person
from florin.server.http.limits import TOKENS_PER_COST
from florin.server.http.new_table import record_of
from florin.server.messages import AnalysisNow, RecordBody, Review, convert
from florin.server.store import in_progress, practice
from florin.server.workers.analysis_pool import AnalysisPool
from florin.server.workers.reviews import Reviews, wanted

HttpRequest = Request[Any, Any, Any]


def pool_of(request: HttpRequest) -> AnalysisPool:
    return request.app.state["analysis"]


def reviews_of(request: HttpRequest) -> Reviews:
    return request.app.state["reviews"]


def under_way() -> Refusal:
    return Refusal("game_under_way", "people are playing this game: it can be analysed afterwards")


async def _is_played(context: AppContext, record: Record) -> bool:
    """Whether people are playing this game at any table."""
    return await context.database.read(lambda c: in_progress.is_in_progress(c, record))


async def check_deal(context: AppContext, state: TableState) -> None:
    """Refuses a game whose deal people are playing at another table."""
    # Only a deal that was chosen or continued is played twice.
    repeated = state.seeded or state.origin_ply is not None
    if repeated and await _is_played(context, state.record()):
        raise Refusal("deal_under_way", "people are playing the same deal at another table")


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


async def _of_table(request: HttpRequest, person: Person | None, state: TableState) -> AnalysisNow:
    """The analysis that is kept with a finished game, or a new one, which is then kept."""
    reviews = reviews_of(request)
    if not wanted(state):
        return await _answer(request, person, state.record())
    stored = await reviews.stored(state.id)
    if stored is not None:
        return AnalysisNow(done=state.ply, plies=state.ply, analysis=stored)
    if await reviews.claimed_elsewhere(state.id):
        return AnalysisNow(done=0, plies=state.ply, analysis=None)
    now = await _answer(request, person, state.record())
    if now.analysis is not None:
        await reviews.keep(state.id, now.analysis)
    return now


@post(
    "/api/tables/{table_id:str}/analysis",
    tags=["analysis"],
    status_code=200,
    summary="Judge every decision of a finished game. Ask again until `analysis` is there.",
)
async def analyse_table(request: HttpRequest, table_id: FromPath[str]) -> AnalysisNow:
    context, person = context_of(request), await find_person(request)
    state = (await context.see(table_id, person)).state
    if state.status != "over" and state.has_people:
        raise under_way()
    await check_deal(context, state)
    return await _of_table(request, person, state)


@get(
    "/api/tables/{table_id:str}/review",
    tags=["analysis"],
    summary="The stored analysis of a finished game, and where the coach helped.",
)
async def review(request: HttpRequest, table_id: FromPath[str]) -> Review:
    """Begins the analysis if there is none yet: ask again until it is there."""
    context, person = context_of(request), await find_person(request)
    state = (await context.see(table_id, person)).state
    if state.status != "over":
        raise under_way()
    await check_deal(context, state)
    now = await _of_table(request, person, state)
    marks = await context.database.read(lambda c: practice.of_table(c, table_id))
    return Review(
        done=now.done,
        plies=now.plies,
        analysis=now.analysis,
        practice=[convert.practice_mark(mark) for mark in marks],
    )


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
    if await _is_played(context, record):
        raise under_way()
    return await _answer(request, person, record)


handlers = [analyse_table, review, analyse_record]
