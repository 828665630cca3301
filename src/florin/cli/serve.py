"""`florin serve` runs a server; `florin backup` copies its database."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from florin.cli.errors import Failure

EPILOG = """**Examples**

`florin serve --open` serves on this machine and opens the browser

`florin serve --host 0.0.0.0 --port 80 --workers 4 --database postgresql://florin@db/florin`

Most settings are variables; docs/operations.md lists them.
"""

BACKUP_EPILOG = """**Examples**

`florin backup florin-today.sqlite`

`florin backup copy.sqlite --database sqlite:////srv/florin.sqlite`
"""


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="Port; 0 takes any free one.")] = 8000,
    workers: Annotated[int, typer.Option(min=1, help="Processes; more than 1 on PostgreSQL.")] = 1,
    database: Annotated[
        str, typer.Option(help="sqlite:///FILE or postgresql://USER@HOST/NAME.")
    ] = "",
    open_browser: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
) -> None:
    """Serve tables for people, bots and programs."""
    from florin.server.serve import serve as run
    from florin.server.operations.settings import BadSetting, from_environment

    def ready(address: str) -> None:
        typer.echo(f"Florin is at {address}")
        if open_browser:
            import threading
            import webbrowser

            threading.Timer(1.0, webbrowser.open, [address]).start()

    try:
        settings = from_environment()
        if database:
            settings = replace(settings, database=database)
        run(settings, host, port, workers, ready)
    except BadSetting as error:
        raise Failure(str(error)) from None
    except OSError as error:
        raise Failure(f"cannot listen on {host} port {port}: {error.strerror or error}") from None


def backup(
    file: Annotated[Path, typer.Argument(help="The copy; it must not exist yet.")],
    database: Annotated[
        str, typer.Option(help="sqlite:///FILE; default: the one of this user.")
    ] = "",
) -> None:
    """Copy the SQLite database while it is being served."""
    from florin.server.operations.backup import BackupFailed
    from florin.server.operations.backup import backup as run
    from florin.server.operations.settings import BadSetting, from_environment

    try:
        settings = from_environment()
        if database:
            settings = replace(settings, database=database)
        if settings.postgres:
            raise Failure("florin backup copies SQLite files; for PostgreSQL use pg_dump")
        run(settings.file, file)
    except (BadSetting, BackupFailed) as error:
        raise Failure(str(error)) from None
    typer.echo(f"copied to {file}")
