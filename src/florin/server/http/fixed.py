"""Replies with bodies that are made and compressed already."""

from __future__ import annotations

import gzip
from collections.abc import Callable, Mapping
from typing import Any, Final

from litestar import Litestar, MediaType, Request, Response

# The option of handlers that compress their replies themselves.
PACKED: Final = "packed"
HttpRequest = Request[Any, Any, Any]
_NOTHING: Final[Mapping[str, str]] = {}


def fixed_reply(
    request: HttpRequest,
    name: str,
    make: Callable[[Litestar], bytes],
    media_type: str = MediaType.JSON,
) -> Response[Any]:
    """A reply that stays the same while the process runs; `make` is called at the first request."""
    known: tuple[bytes, bytes] | None = request.app.state.get(name)
    if known is None:
        body = make(request.app)
        known = request.app.state[name] = body, gzip.compress(body, mtime=0)
    packed = accepts_gzip(request)
    return packed_reply(known[packed], packed=packed, media_type=media_type)


def packed_reply(
    body: Any,
    *,
    packed: bool,
    media_type: str = MediaType.JSON,
    headers: Mapping[str, str] = _NOTHING,
    status: int = 200,
    vary: str = "accept-encoding",
) -> Response[Any]:
    """`packed`: the body is compressed."""
    coding = {"content-encoding": "gzip"} if packed else {}
    return Response(
        body,
        media_type=media_type,
        headers={**headers, "vary": vary, **coding},
        status_code=status,
    )


def accepts_gzip(request: HttpRequest) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")
