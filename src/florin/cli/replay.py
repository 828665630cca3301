"""`florin replay`: what position does this record reach?"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated

import typer

from florin.cli.errors import Failure
from florin.records import Record, RecordError, Replay, loads, summary, trace
from florin.records.record import MAX_BYTES

EPILOG = """**Examples**

`florin replay game.json` shows the position as text

`florin replay --json --trace - < game.json` reads standard input, prints JSON
"""


def read_record(file: str) -> Record:
    """The record in `file`, `-` being standard input; Failure names the file and what is wrong."""
    try:
        if file == "-":
            data = sys.stdin.buffer.read(MAX_BYTES + 1)
        else:
            with Path(file).open("rb") as stream:
                data = stream.read(MAX_BYTES + 1)
    except OSError as error:
        raise Failure(f"{file}: {error.strerror}") from None
    try:
        return loads(data)
    except RecordError as error:
        raise Failure(f"{file}: {error}") from None


def replay(
    file: Annotated[str, typer.Argument(help="A record; `-` is standard input.")],
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    with_trace: Annotated[
        bool, typer.Option("--trace", help="Add who was to act, and what was legal, at each token.")
    ] = False,
) -> None:
    """Check every token of a record and print the position that it reaches."""
    record = read_record(file)
    try:
        played = Replay.of(record)
    except RecordError as error:
        raise Failure(f"{file}: {error}") from None
    result = summary(played.now)
    if with_trace:
        result["trace"] = trace(played)
    if as_json:
        typer.echo(json.dumps(result))
