"""Work on the database of a site beside its running servers."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path
from typing import TypeVar

from florin.server.operations.settings import BadSetting, Settings, from_environment
from florin.server.store.database import Work
from florin.server.store.retention import Rules

T = TypeVar("T")


def run_work(settings: Settings, work: Work[T]) -> T:
    """Runs `work` in a transaction. BadSetting if there is no such database."""
    if settings.postgres:
        return asyncio.run(_on_postgres(settings.url, work))
    return _on_sqlite(settings.file, work)


def retention_rules() -> Rules:
    """From the variables FLORIN_KEEP_…; BadSetting names one that is wrong."""
    settings = from_environment()
    return Rules(
        open_days=settings.keep_open_days,
        idle_days=settings.keep_idle_days,
        guest_days=settings.keep_guest_days,
        chat_days=settings.keep_chat_days,
    )


async def _on_postgres(url: str, work: Work[T]) -> T:
    from florin.server.store.postgres import Postgres  # noqa: PLC0415  an optional extra

    database = await Postgres.open(url, "admin")
    try:
        return await database.write(work)
    finally:
        await database.close()
        await asyncio.sleep(0.01)  # the sockets are closed in the next rounds of the event loop


def _on_sqlite(file: Path, work: Work[T]) -> T:
    from florin.server.store.lock import lock  # noqa: PLC0415  only the one that is used
    from florin.server.store.migrate import migrate  # noqa: PLC0415
    from florin.server.store.sqlite import engine_of  # noqa: PLC0415

    if not file.exists():
        raise BadSetting(f"database: there is no file {file}")
    engine = engine_of(file)
    try:
        # A running server holds the lock and has migrated the file already.
        with contextlib.suppress(BadSetting):
            held = lock(file)
            try:
                with engine.connect() as connection:
                    migrate(connection)
            finally:
                held.release()
        with engine.connect() as connection, connection.begin():
            return work(connection)
    finally:
        engine.dispose()
