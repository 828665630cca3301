"""Hides the browser's event loop from tests that start their own.

Playwright's synchronous interface leaves its loop marked as running in the main thread for as long
as the browser lives, which is until the worker process ends. `asyncio.run` refuses to start beside
it, so a worker that has run a test in the browser could run no test of the server.
"""

from __future__ import annotations

import asyncio
from collections.abc import Generator
from contextlib import contextmanager

_hidden: list[asyncio.AbstractEventLoop] = []


@contextmanager
def hidden() -> Generator[None]:
    loop = asyncio._get_running_loop()
    if loop is None:
        yield
        return
    asyncio._set_running_loop(None)
    _hidden.append(loop)
    try:
        yield
    finally:
        show()


def show() -> None:
    """Mark the browser's loop as running again, if it is hidden."""
    if _hidden:
        asyncio._set_running_loop(_hidden.pop())
