"""`florin schema`: the messages of the server, for programs that use it."""

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
    from florin.server.messages.schema import schema as json_schema
    from florin.server.messages.typescript import typescript

    if as_typescript:
        typer.echo(typescript(), nl=False)
    else:
        typer.echo(json.dumps(json_schema(), indent=1))
