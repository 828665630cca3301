"""What every answer carries, and how errors leave the server."""

from __future__ import annotations

import logging
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import Message, Scope

from florin.server.http.play import Stale
from florin.server.messages import ErrorName, Problem
from florin.server.metrics import REFUSALS
from florin.server.refusal import Refusal

CSP: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self' ws: wss:; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
_HEADERS: Final = [
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
_BY_STATUS: Final[dict[int, ErrorName]] = {
    404: "not_found",
    405: "method_not_allowed",
    413: "too_large",
    429: "too_many_requests",
}
_log = logging.getLogger(__name__)


async def before_send(message: Message, scope: Scope) -> None:
    """Adds the security headers, and the cookie where an identity was given."""
    if message["type"] != "http.response.start":
        return
    headers = [*message.get("headers", []), *_HEADERS]
    if scope["path"].startswith("/api/") and not any(n == b"cache-control" for n, _ in headers):
        headers.append((b"cache-control", b"no-store"))
    cookie = scope["state"].get("florin_cookie")
    if cookie is not None:
        headers.append((b"set-cookie", cookie.encode("latin-1")))
    message["headers"] = headers


Asked = Request[Any, Any, Any]


def refused(_: Asked, refusal: Refusal) -> Response[Problem]:
    REFUSALS.labels(refusal.name).inc()
    now = refusal.now if isinstance(refusal, Stale) else None
    headers = {"retry-after": "1"} if refusal.status in (429, 503) else {}
    return Response(refusal.problem(now), status_code=refusal.status, headers=headers)


def http_error(_: Asked, error: HTTPException) -> Response[Problem]:
    """What Litestar refuses: malformed JSON, wrong types, unknown addresses."""
    status = error.status_code
    detail = error.detail
    if isinstance(error, ValidationException) and error.extra:
        first: Any = list(error.extra)[0]  # noqa: RUF015  a list, whatever its type says
        detail = f"{first.get('key', 'body')}: {first.get('message', detail)}"
    if status >= 500:
        return failed(_, error)
    name: ErrorName = _BY_STATUS.get(status, "bad_request")
    REFUSALS.labels(name).inc()
    return Response(Problem(name, detail or name), status_code=status, headers=error.headers or {})


def undecodable(_: Asked, error: Exception) -> Response[Problem]:
    """JSON that is nested too deeply, or text that is not UTF-8."""
    REFUSALS.labels("bad_request").inc()
    return Response(Problem("bad_request", f"the body cannot be read: {error}"), status_code=400)


def failed(request: Asked, error: Exception) -> Response[Problem]:
    _log.exception("%s %s failed", request.method, request.url.path, exc_info=error)
    return Response(Problem("server_error", "the server failed; it is logged"), status_code=500)
