"""Errors as replies, and the headers of every reply."""

from __future__ import annotations

import logging
import re
from collections.abc import Mapping
from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, InternalServerException, ValidationException
from litestar.types import Message, Scope

from florin.server.domain import ErrorName, Refusal
from florin.server.http.commands import StaleMove
from florin.server.messages import Problem
from florin.server.messages.convert import problem_message
from florin.server.operations.metrics import REFUSALS
from florin.server.operations.texts import preferred, text
from florin.server.store import Unavailable

STATUS: Final[dict[ErrorName, int]] = {
    "bad_request": 400,
    "bad_record": 422,
    "bad_cookie": 401,
    "bad_access_token": 401,
    "not_for_tokens": 403,
    "muted": 403,
    "banned": 403,
    "cross_origin": 403,
    "too_large": 413,
    "too_many_requests": 429,
    "not_found": 404,
    "method_not_allowed": 405,
    "unknown_table": 404,
    "unknown_bot": 422,
    "unknown_code": 404,
    "bad_passkey": 422,
    "needs_passkey": 403,
    "needs_handle": 403,
    "handle_taken": 409,
    "not_your_turn": 403,
    "illegal_move": 422,
    "stale_ply": 409,
    "not_your_seat": 403,
    "not_your_table": 403,
    "players_only": 403,
    "seat_taken": 409,
    "seats_open": 409,
    "removed": 403,
    "wrong_status": 409,
    "no_order": 409,
    "no_undo": 409,
    "game_under_way": 409,
    "deal_under_way": 409,
    "no_coach": 403,
    "bad_target": 422,
    "no_mail": 403,
    "no_holiday": 409,
    "deal_hidden": 403,
    "deal_open": 409,
    "deal_ranked": 409,
    "analysis_failed": 503,
    "busy": 503,
    "server_error": 500,
}
CSP: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
_FRAMED: Final = (b"content-security-policy", b"cross-origin-resource-policy")
_HEADERS: Final = [
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
_EMBED: Final = re.compile(r"/embed/[\w-]+/?", re.ASCII)
# Pages of other sites may show a replay in a frame. It has no control that changes anything.
_EMBEDDED: Final = [
    (b"content-security-policy", CSP.replace("ancestors 'none'", "ancestors *").encode()),
    (b"cross-origin-resource-policy", b"cross-origin"),
    *(header for header in _HEADERS if header[0] not in _FRAMED),
]
_BY_STATUS: Final[dict[int, ErrorName]] = {
    404: "not_found",
    405: "method_not_allowed",
    413: "too_large",
    429: "too_many_requests",
}
# Litestar's error when the connection ends before the body does. No client reads the reply, and the
# server has not failed.
_DISCONNECTED: Final = "client disconnected prematurely"
DATABASE_AWAY: Final = Problem(
    error="busy", detail="the database cannot be used at the moment: try again in a few seconds"
)
_NOTHING: Final[Mapping[str, str]] = {}
_log = logging.getLogger(__name__)
HttpRequest = Request[Any, Any, Any]


async def before_send(message: Message, scope: Scope) -> None:
    """Adds the security headers, and the cookie if a handler set one."""
    if scope["type"] == "websocket" and message["type"].startswith("http.response."):
        # The check of Host answers a handshake as it answers a request.
        message["type"] = f"websocket.{message['type']}"  # type: ignore[typeddict-item]
        return
    if message["type"] != "http.response.start":
        return
    given = message.get("headers", [])
    names = {name for name, _ in given}
    # Only the replay itself: at any other address the app shows pages with controls.
    always = _EMBEDDED if _EMBED.fullmatch(scope["path"]) else _HEADERS
    headers = [*given, *(header for header in always if header[0] not in names)]
    if scope["path"].startswith("/api/") and not any(n == b"cache-control" for n, _ in headers):
        headers.append((b"cache-control", b"no-store"))
    cookies: list[str] = scope["state"].get("florin_cookies", [])
    headers += [(b"set-cookie", cookie.encode("latin-1")) for cookie in cookies]
    message["headers"] = headers


def _reply(
    request: HttpRequest, problem: Problem, status: int, headers: Mapping[str, str] = _NOTHING
) -> Response[Problem]:
    """With a sentence for the reader, in the language that the request asks for."""
    language = preferred(request.headers.get("accept-language", ""))
    words = text(language, f"error-{problem.error.replace('_', '-')}")
    problem = msgspec.structs.replace(problem, text=words)
    return Response(problem, status_code=status, headers=dict(headers))


def refused(request: HttpRequest, refusal: Refusal) -> Response[Problem]:
    REFUSALS.labels(refusal.name).inc()
    now = refusal.now if isinstance(refusal, StaleMove) else None
    status = STATUS[refusal.name]
    headers = {"retry-after": "1"} if status in (429, 503) else {}
    return _reply(request, problem_message(refusal, now), status, headers)


def unavailable(request: HttpRequest, _error: Unavailable) -> Response[Problem]:
    """The store has logged why."""
    REFUSALS.labels("busy").inc()
    headers = {"retry-after": "2"}
    return _reply(request, DATABASE_AWAY, 503, headers)


def http_error(request: HttpRequest, error: HTTPException) -> Response[Problem]:
    """Errors of Litestar: malformed JSON, wrong types, unknown addresses."""
    status = error.status_code
    detail = error.detail
    if isinstance(error, ValidationException) and error.extra:
        first: Any = list(error.extra)[0]  # noqa: RUF015  a list, although its type says otherwise
        detail = f"{first.get('key', 'body')}: {first.get('message', detail)}"
    if isinstance(error, InternalServerException) and error.detail == _DISCONNECTED:
        return _reply(request, Problem(error="bad_request", detail=error.detail), 400)
    if status >= 500:
        return failed(request, error)
    name: ErrorName = _BY_STATUS.get(status, "bad_request")
    REFUSALS.labels(name).inc()
    problem = Problem(error=name, detail=detail or name)
    return _reply(request, problem, status, error.headers or {})


def undecodable(request: HttpRequest, error: Exception) -> Response[Problem]:
    """JSON that is nested too deeply, or text that is not UTF-8."""
    REFUSALS.labels("bad_request").inc()
    problem = Problem(error="bad_request", detail=f"the body cannot be read: {error}")
    return _reply(request, problem, 400)


def failed(request: HttpRequest, error: Exception) -> Response[Problem]:
    _log.exception("%s %s failed", request.method, request.url.path, exc_info=error)
    problem = Problem(error="server_error", detail="the server failed; the error is logged")
    return _reply(request, problem, 500)
