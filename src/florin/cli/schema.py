"""`florin schema`: the server's messages, for programs that speak to it."""

from __future__ import annotations

import json
from typing import Annotated

import typer

EPILOG = """**Examples**

`florin schema > florin.schema.json`

`florin schema --typescript > messages.ts`
"""


def schema(
    as_typescript: Annotated[
        bool, typer.Option("--typescript", help="Print TypeScript types.")
    ] = False,
) -> None:
    """Print the JSON Schema of every message of the API."""
    from florin.server import typescript

    if as_typescript:
        typer.echo(typescript.typescript(), nl=False)
    else:
        typer.echo(json.dumps(typescript.schema(), indent=1))
