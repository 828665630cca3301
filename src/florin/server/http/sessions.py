"""/api/me/sessions: the browsers in which the person who asks is signed in."""

from __future__ import annotations

from typing import Any

from litestar import Request, delete, get, post
from litestar.params import FromPath

from florin.server.domain import Person, Refusal
from florin.server.http.context import AppContext
from florin.server.http.identity import (
    context_of,
    find_caller,
    forget_cookies,
    refuse_tokens,
    require_owner,
)
from florin.server.messages import Sessions, convert
from florin.server.operations.clock import now_ms
from florin.server.store import sessions

HttpRequest = Request[Any, Any, Any]


async def _end(context: AppContext, person: Person, ids: list[str]) -> list[str]:
    node = context.database.node
    ended = await context.database.write(lambda c: sessions.end(c, person.id, ids, now_ms(), node))
    context.peers.access_revoked(person.id, ended)
    return ended


@get("/api/me/sessions", tags=["people"], summary="Where I am signed in, last used first.")
async def my_sessions(request: HttpRequest) -> Sessions:
    context, caller = context_of(request), await require_owner(request)
    found = await context.database.read(lambda c: sessions.of_person(c, caller.person.id))
    return Sessions(sessions=[convert.session_card(one, caller.session) for one in found])


@delete("/api/me/sessions/{session_id:str}", tags=["people"], summary="Sign out there, at once.")
async def end_session(request: HttpRequest, session_id: FromPath[str]) -> None:
    context, caller = context_of(request), await require_owner(request)
    if not await _end(context, caller.person, [session_id]):
        raise Refusal("not_found", "you have no such session")
    if session_id == caller.session:
        forget_cookies(request)


@delete("/api/me/sessions", tags=["people"], summary="Sign out everywhere else, at once.")
async def end_other_sessions(request: HttpRequest) -> None:
    context, caller = context_of(request), await require_owner(request)
    found = await context.database.read(lambda c: sessions.of_person(c, caller.person.id))
    await _end(context, caller.person, [one.id for one in found if one.id != caller.session])


@post("/api/me/logout", tags=["people"], status_code=204, summary="Sign out here.")
async def log_out(request: HttpRequest) -> None:
    """Ends the session of the cookie, if there is one, and removes the cookie."""
    refuse_tokens(request)
    context, caller = context_of(request), await find_caller(request, banned=True)
    if caller is not None and caller.session is not None:
        await _end(context, caller.person, [caller.session])
    forget_cookies(request)


handlers = [my_sessions, end_session, end_other_sessions, log_out]
