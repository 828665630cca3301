"""Running the server: one process, or several on PostgreSQL."""

from __future__ import annotations

import gc
import os
import socket
import sys
from collections.abc import Callable
from dataclasses import asdict
from typing import Any

import uvicorn
from litestar import Litestar
from uvicorn.supervisors import Multiprocess

from florin.server.app import create_app
from florin.server.logs import logging_config
from florin.server.pipe import PipeProtocol
from florin.server.settings import BadSetting, Settings
from florin.server.store.lock import lock

MAX_FRAME = 16 * 1024  # bytes that a client may send in one WebSocket message


def configuration(settings: Settings, *, workers: int = 1) -> uvicorn.Config:
    """Settings travel to worker processes as variables: they start afresh."""
    os.environ.update(
        {f"FLORIN_{name.upper()}": _text(value) for name, value in asdict(settings).items()}
    )
    return uvicorn.Config(
        "florin.server.serve:application",
        factory=True,
        ws=PipeProtocol,
        ws_per_message_deflate=False,
        ws_max_size=MAX_FRAME,
        ws_ping_interval=25,
        ws_ping_timeout=25,
        workers=workers,
        log_config=logging_config(settings.log),
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
    )


def application() -> Litestar:
    """The application, in a process that is there for nothing else."""
    app = create_app()
    app.on_startup.append(settle)
    return app


def settle() -> None:
    """Keeps Python's search for garbage short and rare.

    Left alone it takes a quarter of the time, and now and then a tenth of a second in one go, in
    which nobody's move is answered: it looks again and again through modules and tables that stay.
    Reference counts free nearly everything here; what is left, in circles, can wait.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


def _text(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def bind(host: str, port: int) -> socket.socket:
    """Listens at once, so that port 0 can be told before anything else starts."""
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


def serve(
    settings: Settings,
    host: str,
    port: int,
    workers: int,
    ready: Callable[[str], Any],
) -> None:
    """Serves until it is told to stop; `ready` is given the address."""
    if workers > 1 and not settings.postgres:
        raise BadSetting(
            "SQLite is served by one process: give --database postgresql://... for --workers "
            f"{workers}, or leave --workers at 1"
        )
    if not settings.postgres:
        # Asked here too, where the answer is one line: the server takes it again as it starts.
        os.close(lock(settings.file))
    config = configuration(settings, workers=workers)
    # The thread that writes to SQLite waits this long, in seconds, for its turn at the interpreter
    # after every statement; Python's usual 5 ms would be most of what a move costs.
    sys.setswitchinterval(0.0005)
    listener = bind(host, port)
    try:
        ready(address(listener))
        if workers > 1:
            Multiprocess(config, sockets=[listener]).run()
        else:
            uvicorn.Server(config).run(sockets=[listener])
    finally:
        listener.close()
