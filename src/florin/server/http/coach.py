"""The coach: advice at tables where one person plays against bots."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar import Request, get, post
from litestar.params import FromPath, JSONBody

from florin.records import BadMove, play
from florin.server.domain import Person, PracticeKind, PracticeMark, Refusal, TableState
from florin.server.domain.coach import check_coach, practised
from florin.server.http.analysis import check_deal, under_way
from florin.server.http.context import AppContext
from florin.server.http.identity import address_of, context_of, find_person, require_person
from florin.server.messages import (
    Checked,
    CheckRequest,
    CoachChoice,
    Hint,
    HintRequest,
    Practice,
    Retry,
    RetryRequest,
    convert,
)
from florin.server.operations.clock import now_ms
from florin.server.store import in_progress, practice
from florin.views import Legal

HttpRequest = Request[Any, Any, Any]


class _Answer(msgspec.Struct, frozen=True):
    """What a worker writes; see `florin.analysis.advice.Advice.as_dict`."""

    seat: int
    fair: list[float | None]
    ties: list[str]
    choices: list[CoachChoice]
    asked: CoachChoice | None


class _Retried(msgspec.Struct, frozen=True):
    """See `florin.server.workers.bot_worker.Retried`."""

    legal: Legal | None
    advice: _Answer | None
    illegal: str | None


_decoder: Final = msgspec.json.Decoder(_Answer)
_retried: Final = msgspec.json.Decoder(_Retried)


async def _allowed(
    request: HttpRequest, table_id: str, data: HintRequest | CheckRequest
) -> tuple[AppContext, Person, TableState, int]:
    """The table and the seat to help; raises Refusal if the coach may not help here."""
    context, person = context_of(request), await require_person(request)
    state = (await context.see(table_id, person)).state
    wanted = None if data.seat is None else data.seat - 1
    seat = check_coach(state, person, data.ply, data.era, wanted)
    if state.seeded or state.origin_ply is not None:  # otherwise no other game has its deal
        record = state.record()
        if await context.database.read(
            lambda c: in_progress.is_in_progress(c, record, apart_from=table_id)
        ):
            raise Refusal("no_coach", "people are playing this game at another table")
    context.limits.spend_address("coach", address_of(request))
    context.limits.spend("coach", person.id)
    return context, person, state, seat


async def _mark(context: AppContext, state: TableState, seat: int, kind: PracticeKind) -> None:
    """Every help is kept with the game, before it is asked for.

    Raises Refusal if the decision has been made meanwhile: the game could be over, with a result
    that says nothing of the help.
    """
    await context.tables.change(state.id, lambda now: practised(now, state.ply, state.era))
    await _keep(context, state, seat, kind)


async def _keep(context: AppContext, state: TableState, seat: int, kind: PracticeKind) -> None:
    found = PracticeMark(era=state.era, ply=state.ply, seat=seat, kind=kind, at=now_ms())
    await context.database.write(lambda c: practice.mark(c, state.id, found))


async def _ask(
    context: AppContext, person: Person, state: TableState, token: str | None
) -> _Answer:
    assert state.position is not None
    answer = await context.bots.advise(state.position, token, state.tokens(), person.id)
    return _decoder.decode(answer)


@post(
    "/api/tables/{table_id:str}/coach/hint",
    tags=["coach"],
    status_code=200,
    summary="Fair prices, the best choices and why. Only where no other person plays.",
)
async def hint(request: HttpRequest, table_id: FromPath[str], data: JSONBody[HintRequest]) -> Hint:
    context, person, state, seat = await _allowed(request, table_id, data)
    await _mark(context, state, seat, "hint")
    found = await _ask(context, person, state, None)
    return Hint(seat=found.seat, fair=found.fair, ties=found.ties, choices=found.choices)


@post(
    "/api/tables/{table_id:str}/coach/check",
    tags=["coach"],
    status_code=200,
    summary="Compare a choice with the best one before it is sent.",
)
async def check(
    request: HttpRequest, table_id: FromPath[str], data: JSONBody[CheckRequest]
) -> Checked:
    context, person, state, seat = await _allowed(request, table_id, data)
    assert state.position is not None
    try:
        play(state.position, state.ply, data.token)
    except BadMove as error:
        raise Refusal("illegal_move", str(error), state.position) from None
    await _mark(context, state, seat, "check")
    found = await _ask(context, person, state, data.token)
    assert found.asked is not None
    warn = found.asked.lost.win > data.limit
    if warn:
        await _keep(context, state, seat, "warning")
    return Checked(warn=warn, asked=found.asked, best=found.choices[0])


@get(
    "/api/tables/{table_id:str}/practice",
    tags=["coach"],
    summary="Where the coach helped at this table.",
)
async def practice_marks(request: HttpRequest, table_id: FromPath[str]) -> Practice:
    context = context_of(request)
    await context.see(table_id, await find_person(request))
    found = await context.database.read(lambda c: practice.of_table(c, table_id))
    return Practice(marks=[convert.practice_mark(mark) for mark in found])


@post(
    "/api/tables/{table_id:str}/retry",
    tags=["coach"],
    status_code=200,
    summary="Decide again in a finished game, and compare the choice with the best one.",
)
async def retry(
    request: HttpRequest, table_id: FromPath[str], data: JSONBody[RetryRequest]
) -> Retry:
    context, person = context_of(request), await require_person(request)
    state = (await context.see(table_id, person)).state
    if state.status != "over":
        raise under_way()
    if state.rules.bots is None:
        raise Refusal("no_coach", f"there is no coach for {state.game}")
    if data.ply >= state.ply:
        raise Refusal("bad_request", f"the game has {state.ply} tokens")
    await check_deal(context, state)
    context.limits.spend_address("coach", address_of(request))
    context.limits.spend("coach", person.id)
    asked = await context.bots.retry(state.record(data.ply), data.token, person.id)
    found = _retried.decode(asked)
    if found.legal is None:
        raise Refusal("bad_request", f"token {data.ply} is no decision of a player")
    if found.illegal is not None:
        raise Refusal("illegal_move", found.illegal)
    advice = found.advice
    return Retry(
        ply=data.ply,
        legal=found.legal,
        asked=advice.asked if advice else None,
        choices=advice.choices if advice else [],
    )


handlers = [hint, check, practice_marks, retry]
