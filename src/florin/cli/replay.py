"""`florin replay`: what position does this record reach?"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from florin.cli.errors import Failure
from florin.core import CHANCE, Position
from florin.records import Record, RecordError, Replay, legal_tokens, loads, summary, trace
from florin.records.record import MAX_BYTES
from florin.render.lots import plain
from florin.terminal import draw_position, draw_sheets

EPILOG = """**Examples**

`florin replay game.json` shows the position as text

`florin replay --json --trace - < game.json` reads standard input, prints JSON
"""


def read_record(file: str) -> Record:
    """The record in `file`, `-` being standard input; Failure names the file and what is wrong."""
    try:
        if file == "-":
            if sys.stdin is None:  # type: ignore[comparison-overlap]
                raise Failure("-: standard input is closed")
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
    if as_json:
        result = summary(played.now)
        if with_trace:
            result["trace"] = trace(played)
        typer.echo(json.dumps(result))
        return
    console = Console(highlight=False)
    if with_trace:
        for entry, word in zip(trace(played), record.moves, strict=True):
            legal = f"   of {', '.join(entry['legal'])}" if "legal" in entry else ""
            who = entry["to_act"] if entry["to_act"] == "chance" else f"seat {entry['to_act']}"
            console.print(Text(f"{entry['ply']:>4}  {who:<7} {word:<8}{legal}"))
    for sheet in draw_sheets(played.now, record.players):
        console.print(sheet)
    console.print(draw_position(played.now, record.players))
    console.print(Text(_to_act(played.now, record.players)))


def _to_act(position: Position, names: Sequence[str]) -> str:
    """Who is to act and what is legal, or who has won."""
    outcome = position.outcome()
    if outcome is not None:
        winners = " and ".join(plain(names[seat]) for seat in outcome.winners)
        return f"Won by {winners}."
    who = "Chance" if position.to_act == CHANCE else plain(names[position.to_act])
    return f"{who} is to act; legal: {', '.join(legal_tokens(position))}"
