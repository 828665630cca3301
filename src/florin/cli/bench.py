"""`florin bench`: how fast is it, beside others of its kind?

Each command imports what it measures when it runs: the peers are optional extras.
"""

from __future__ import annotations

import typer

bench = typer.Typer(help="Measure speed beside peers, in one run.")


@bench.command()
def rules() -> None:
    """Random play through the rules, beside OpenSpiel's `oh_hell` and `python_liars_poker`."""
    from florin.bench.rules import run

    run()
