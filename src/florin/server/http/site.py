"""/api/site: what the pages on privacy and contact say of this site."""

from __future__ import annotations

from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.serialization import encode_json

from florin.server.http.fixed import PACKED, fixed_reply
from florin.server.messages import Site
from florin.server.operations.settings import Settings

HttpRequest = Request[Any, Any, Any]


@get(
    "/api/site",
    tags=["operations"],
    summary="Who runs this site, and how long it keeps what.",
    opt={PACKED: True},
)
async def site(request: HttpRequest) -> Response[Site]:
    return fixed_reply(request, "site", _site)


def _site(app: Litestar) -> bytes:
    settings: Settings = app.state["context"].settings
    return encode_json(
        Site(
            contact=settings.contact,
            keep_guest_days=settings.keep_guest_days,
            keep_open_days=settings.keep_open_days,
            keep_idle_days=settings.keep_idle_days,
            keep_chat_days=settings.keep_chat_days,
        )
    )


handlers = [site]
