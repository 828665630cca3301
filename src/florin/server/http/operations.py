"""For the operator of the site: health, readiness, metrics, schemas."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get
from litestar.serialization import encode_json
from prometheus_client import CONTENT_TYPE_LATEST

from florin import __version__
from florin.server.domain import Refusal
from florin.server.http.docs_page import docs_page
from florin.server.http.fixed import PACKED, fixed_reply
from florin.server.http.identity import context_of
from florin.server.messages.schema import schema
from florin.server.operations.metrics import latest_metrics
from florin.server.operations.metrics_server import may_read
from florin.server.store import Unavailable

_log = logging.getLogger(__name__)
HttpRequest = Request[Any, Any, Any]


@get("/health", tags=["operations"], summary="The process is alive.", media_type=MediaType.JSON)
async def health() -> dict[str, str]:
    return {"status": "alive", "version": __version__}


@get("/ready", tags=["operations"], summary="The process can serve: the database takes a write.")
async def ready(request: HttpRequest) -> Response[dict[str, str]]:
    try:
        await context_of(request).check()
    # The store logs why it is unavailable or slow; strangers need not know paths and hosts.
    except (Unavailable, TimeoutError):
        return Response({"status": "not ready"}, status_code=503)
    except Exception:  # noqa: BLE001  any error means not ready
        _log.exception("the check of readiness failed")
        return Response({"status": "not ready"}, status_code=503)
    return Response({"status": "ready"})


@get("/metrics", tags=["operations"], summary="For Prometheus.", media_type=MediaType.TEXT)
async def metrics(request: HttpRequest) -> Response[bytes]:
    settings = context_of(request).settings
    if settings.metrics_address:
        raise Refusal("not_found", "metrics are served at another address")
    if not may_read(settings, request.headers.get("authorization", "")):
        raise Refusal("bad_access_token", "metrics need Authorization: Bearer METRICS_TOKEN")
    return Response(latest_metrics(), media_type=CONTENT_TYPE_LATEST)


@get(
    "/api/messages.json",
    tags=["operations"],
    summary="JSON Schema of all messages.",
    opt={PACKED: True},
)
async def messages_schema(request: HttpRequest) -> Response[dict[str, Any]]:
    return fixed_reply(request, "messages", lambda _: encode_json(schema()))


@get("/api/openapi.json", include_in_schema=False, opt={PACKED: True})
async def openapi(request: HttpRequest) -> Response[bytes]:
    return fixed_reply(request, "openapi", lambda app: encode_json(app.openapi_schema.to_schema()))


@get("/api/docs", include_in_schema=False, opt={PACKED: True})
async def docs(request: HttpRequest) -> Response[bytes]:
    return fixed_reply(request, "docs", _docs, MediaType.HTML)


def _docs(app: Litestar) -> bytes:
    return docs_page(app.openapi_schema).encode()


handlers = [health, ready, metrics, messages_schema, openapi, docs]
