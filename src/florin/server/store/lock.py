"""One server for each SQLite file."""

from __future__ import annotations

import os
from pathlib import Path

from florin.server.settings import BadSetting

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None


def lock(file: Path) -> int:
    """Takes the file for this process; BadSetting where another one serves it.

    The lock lies beside it, in FILE.lock. Closing what is returned gives it back, as does the end
    of the process, whatever ends it.
    """
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        held = os.open(f"{file}.lock", os.O_CREAT | os.O_RDWR, 0o600)
    except OSError as error:
        raise BadSetting(f"{error.filename}: {error.strerror}") from None
    if fcntl is not None:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(held)
            raise BadSetting(
                f"{file} is already being served: stop that server, or use PostgreSQL"
            ) from None
    return held
