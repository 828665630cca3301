"""`florin bench`: how fast is it, beside others of its kind?

Each command imports what it measures when it runs: the peers are optional extras.
"""

from __future__ import annotations

from typing import Annotated

import typer

bench = typer.Typer(help="Measure speed beside peers, in one run.")


@bench.command()
def rules() -> None:
    """Random play through the rules, beside OpenSpiel's `oh_hell` and `python_liars_poker`."""
    from florin.bench.rules import run

    run()


@bench.command()
def server(
    tables: Annotated[int, typer.Option(min=1, help="Live tables.")] = 300,
    seconds: Annotated[float, typer.Option(min=1, help="Length of each run.")] = 10.0,
    idle: Annotated[int, typer.Option(min=1, help="Watchers that only watch.")] = 8000,
    profile: Annotated[bool, typer.Option(help="Say where the time goes.")] = True,
) -> None:
    """Live tables on SQLite and PostgreSQL, beside a bare Litestar that echoes and broadcasts."""
    from florin.bench.server import run

    run(tables, seconds, idle, profile=profile)
