"""The ASGI application."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from litestar import Litestar
from litestar.config.allowed_hosts import AllowedHostsConfig
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from florin import __version__
from florin.server.domain import Refusal
from florin.server.http import (
    account,
    analysis,
    challenges,
    coach,
    daily,
    errors,
    games,
    mail,
    new_table,
    notices,
    openapi,
    operations,
    pages,
    passkeys,
    people,
    play,
    profiles,
    puzzles,
    records,
    sessions,
    share,
    site,
    tables,
    websocket,
)
from florin.server.http.charged import charged
from florin.server.http.context import open_context
from florin.server.http.fixed import PACKED
from florin.server.messages import Problem
from florin.server.operations.settings import Settings, from_environment
from florin.server.store import Unavailable
from florin.server.workers.analysis_pool import open_analysis_pool
from florin.server.workers.reviews import open_reviews

MAX_BODY: Final = 256 * 1024  # a record of the longest game fits with room to spare
COMPRESS_FROM: Final = 4096  # bytes; shorter replies are not compressed
_REFUSALS: Final = {
    400: "Malformed, or a value that is not allowed.",
    401: "The identity is forged, expired or revoked.",
    403: "Not your turn, seat or table.",
    404: "Unknown.",
    409: "The table is in another state than the request expects.",
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
        async with (
            open_context(chosen) as context,
            open_analysis_pool(chosen.analysis_seconds, chosen.analysis_nice) as pool,
            open_reviews(
                context.database,
                context.tables,
                pool,
                seconds=chosen.analysis_seconds,
                background=chosen.reviews,
            ) as reviews,
        ):
            app.state["context"] = context
            app.state["analysis"] = pool
            app.state["reviews"] = reviews
            yield

    responses: dict[int, Any] = {
        status: ResponseSpec(Problem, generate_examples=False, description=description)
        for status, description in _REFUSALS.items()
    }
    api = [
        *people.handlers,
        *sessions.handlers,
        *passkeys.handlers,
        *account.handlers,
        *profiles.handlers,
        *notices.handlers,
        *mail.handlers,
        *games.handlers,
        *site.handlers,
        *new_table.handlers,
        *tables.handlers,
        *play.handlers,
        *records.handlers,
        *analysis.handlers,
        *coach.handlers,
        *puzzles.handlers,
        *daily.handlers,
        *challenges.handlers,
    ]
    for handler in api:
        handler.responses = responses
    app = Litestar(
        route_handlers=[
            *api,
            websocket.live,
            *operations.handlers,
            *pages.handlers,
        ],
        lifespan=[lifespan],
        before_send=[errors.before_send],
        exception_handlers={
            Refusal: errors.refused,
            Unavailable: errors.unavailable,
            HTTPException: errors.http_error,
            RecursionError: errors.undecodable,
            UnicodeDecodeError: errors.undecodable,
            Exception: errors.failed,
        },
        request_max_body_size=MAX_BODY,
        # Probes reach the process by its address.
        allowed_hosts=AllowedHostsConfig(
            allowed_hosts=chosen.hosts.split() or ["*"],
            exclude=["^/health$", "^/ready$"],
            www_redirect=False,
        ),
        # The steps of a long game are half a megabyte with many repetitions: at this level a
        # fortieth is left after 3 ms. Pages compress themselves.
        compression_config=CompressionConfig(
            "gzip", minimum_size=COMPRESS_FROM, gzip_compress_level=5, exclude_opt_key=PACKED
        ),
        openapi_config=OpenAPIConfig(
            title="Florin",
            version=__version__,
            # Litestar answers unknown addresses below this path with a page of its own.
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
    app.asgi_handler = charged(app.asgi_handler)
    app.state["dist"] = dist
    app.state["pictures"] = share.Pictures()
    return app
