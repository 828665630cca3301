"""One server process per SQLite file."""

from __future__ import annotations

from pathlib import Path

from filelock import FileLock, Timeout

from florin.server.operations.settings import BadSetting


def lock(file: Path) -> FileLock:
    """Locks the file for this process; raises BadSetting if another process serves it.

    The lock is on FILE.lock. `release` ends it, and so does the end of the process.
    """
    held = FileLock(f"{file.resolve()}.lock", timeout=0, mode=0o600, thread_local=False)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        held.acquire()
    except Timeout:
        raise BadSetting(
            f"{file} is already being served: stop that server, or use PostgreSQL"
        ) from None
    except OSError as error:
        raise BadSetting(f"{error.filename or file}: {error.strerror}") from None
    return held
