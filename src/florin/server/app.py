"""The ASGI application."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from florin import __version__
from florin.server.analyst import open_analyst
from florin.server.http import (
    analysis,
    guard,
    live,
    openapi,
    operations,
    pages,
    people,
    play,
    tables,
)
from florin.server.messages import Problem
from florin.server.refusal import Refusal
from florin.server.settings import Settings, from_environment
from florin.server.site import open_site

MAX_BODY: Final = 256 * 1024  # a record of the longest game fits with room to spare
PACK_FROM: Final = 4096  # bytes of an answer from which on packing it is worth the trouble
_REFUSALS: Final = {
    400: "Malformed, or not a value that is allowed.",
    401: "The identity is forged, expired or revoked.",
    403: "Not your turn, seat or table.",
    404: "Unknown.",
    409: "The table is not, or no longer, where the request thinks.",
    413: "Too large.",
    422: "An illegal move (with the legal ones), a bad record, an unknown bot.",
    429: "Too many requests.",
    503: "Busy, or it took too long: try again later.",
}


def create_app(settings: Settings | None = None, dist: Path = pages.DIST) -> Litestar:
    """The application; settings come from FLORIN_* variables unless given."""
    chosen = from_environment() if settings is None else settings

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None]:
        async with open_site(chosen) as site, open_analyst(chosen.analysis_seconds) as analyst:
            app.state["site"] = site
            app.state["analyst"] = analyst
            yield

    responses: dict[int, Any] = {
        status: ResponseSpec(Problem, generate_examples=False, description=description)
        for status, description in _REFUSALS.items()
    }
    api = [*people.handlers, *tables.handlers, *play.handlers, *analysis.handlers]
    for handler in api:
        handler.responses = responses
    app = Litestar(
        route_handlers=[*api, live.live, *operations.handlers, *pages.handlers],
        lifespan=[lifespan],
        before_send=[guard.before_send],
        exception_handlers={
            Refusal: guard.refused,
            HTTPException: guard.http_error,
            RecursionError: guard.undecodable,
            UnicodeDecodeError: guard.undecodable,
            Exception: guard.failed,
        },
        request_max_body_size=MAX_BODY,
        # The steps of a long game are half a megabyte, much of it said again in every step: at
        # this level a fortieth is left after 3 ms. Pages pack themselves.
        compression_config=CompressionConfig(
            "gzip", minimum_size=PACK_FROM, gzip_compress_level=5, exclude_opt_key=pages.PACKED
        ),
        openapi_config=OpenAPIConfig(
            title="Florin",
            version=__version__,
            # Litestar answers unknown addresses below this one with a page of its own.
            path="/api/openapi",
            render_plugins=[JsonRenderPlugin(path="/schema.json")],
            components=Components(
                security_schemes={"token": SecurityScheme(type="http", scheme="bearer")}
            ),
            security=[{"token": []}],
        ),
        logging_config=None,
        plugins=[openapi.GameViewPlugin()],
    )
    app.state["dist"] = dist
    return app
