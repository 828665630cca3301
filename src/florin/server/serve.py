"""Running the server: one process, or several on PostgreSQL."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import socket
import sys
from collections.abc import Callable
from contextlib import nullcontext
from dataclasses import asdict
from typing import Any

import uvicorn
from litestar import Litestar
from uvicorn.supervisors import Multiprocess

from florin.server.app import create_app
from florin.server.http.http_protocol import LimitedHttpProtocol
from florin.server.live.websocket_protocol import FrameProtocol
from florin.server.operations.addresses import networks
from florin.server.operations.connections import CONNECTIONS, RESERVED_FILES, allow_many_files
from florin.server.operations.logs import logging_config
from florin.server.operations.metrics import share_metrics
from florin.server.operations.metrics_server import metrics_server
from florin.server.operations.settings import BadSetting, Settings, from_environment
from florin.server.store import connect

MAX_FRAME = 16 * 1024  # bytes that a client may send in one WebSocket message


def configuration(settings: Settings, *, workers: int = 1) -> uvicorn.Config:
    """The configuration of uvicorn. Worker processes read the settings from variables."""
    os.environ.update(
        {f"FLORIN_{name.upper()}": _text(value) for name, value in asdict(settings).items()}
    )
    return uvicorn.Config(
        "florin.server.serve:application",
        factory=True,
        http=LimitedHttpProtocol,
        ws=FrameProtocol,
        ws_per_message_deflate=False,
        ws_max_size=MAX_FRAME,
        ws_ping_interval=25,
        ws_ping_timeout=25,
        workers=workers,
        log_config=logging_config(settings.log),
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=[str(network) for network in networks(settings.proxies)],
        timeout_graceful_shutdown=5,
    )


def application() -> Litestar:
    """The application, in a process of its own."""
    settings = from_environment()
    set_connection_limits(settings)
    app = create_app(settings)
    app.on_startup.append(tune_garbage_collector)
    return app


def set_connection_limits(settings: Settings) -> None:
    """Limits on connections belong to the process, not to one application in it."""
    FrameProtocol.limited = settings.limits
    CONNECTIONS.enabled = settings.limits
    CONNECTIONS.proxies = networks(settings.proxies)
    files = allow_many_files()
    CONNECTIONS.most = max(files - RESERVED_FILES, files // 2)


def tune_garbage_collector() -> None:
    """Makes Python's cyclic garbage collection rare and short.

    With the default thresholds it takes a quarter of the time, and sometimes a tenth of a second at
    once, because it traverses modules and tables that stay. Reference counting frees nearly
    everything here; the few cycles can wait.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


def _text(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def bind(host: str, port: int) -> socket.socket:
    """A listening socket. The port is known before anything else starts, also for port 0."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError:
        listener.close()
        raise
    listener.listen(2048)
    listener.set_inheritable(True)
    return listener


def address(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    shown: str = "localhost" if host in ("0.0.0.0", "::") else host  # noqa: S104
    return f"http://[{shown}]:{port}" if ":" in shown else f"http://{shown}:{port}"


async def _open_and_close(settings: Settings) -> None:
    """Raises BadSetting if the database cannot be used. Creates and migrates it."""
    database = await connect(settings, "start")
    await database.close()


def serve(
    settings: Settings,
    host: str,
    port: int,
    workers: int,
    ready: Callable[[str], Any],
) -> None:
    """Serves until a signal stops it; calls `ready` with the address."""
    if workers > 1 and not settings.postgres:
        raise BadSetting(
            "SQLite is served by one process: give --database postgresql://... for --workers "
            f"{workers}, or leave --workers at 1"
        )
    # Opened here to fail with one line; each worker opens the database again when it starts.
    asyncio.run(_open_and_close(settings))
    config = configuration(settings, workers=workers)
    # After every statement the thread that writes to SQLite waits up to this long, in seconds, for
    # the interpreter lock; the default of 5 ms would be most of what a move costs.
    sys.setswitchinterval(0.0005)
    listener = bind(host, port)
    try:
        # With several workers, this process adds up what they counted.
        with share_metrics() if workers > 1 else nullcontext(), metrics_server(settings) as metrics:
            ready(address(listener))
            if metrics is not None:
                logging.getLogger(__name__).info("metrics are at %s", metrics)
            if workers > 1:
                Multiprocess(config, sockets=[listener]).run()
            else:
                uvicorn.Server(config).run(sockets=[listener])
    finally:
        listener.close()
