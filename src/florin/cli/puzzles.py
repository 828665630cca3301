"""`florin puzzles`: making and looking at puzzles."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from florin.cli.choices import DEFAULT_GAME, GAMES_HELP, find_game, player_count

EPILOG = f"""**Examples**

`florin puzzles make {DEFAULT_GAME} --count 20 --out puzzles.json.gz`

`florin puzzles count`
"""

puzzles = typer.Typer(help="Make puzzles from self-play, and count them.", epilog=EPILOG)


@puzzles.command()
def make(
    game: Annotated[str, typer.Argument(help=GAMES_HELP)],
    out: Annotated[Path, typer.Option(help="Add the puzzles to this file.")],
    players: Annotated[
        int | None, typer.Option(help="Number of players (default: the game's usual).")
    ] = None,
    count: Annotated[int, typer.Option(min=1, help="How many.")] = 20,
    seed: Annotated[str, typer.Option(help="Other games with each.")] = "puzzles",
    rollouts: Annotated[
        int, typer.Option(min=2, help="Rollouts of each choice that confirm an answer.")
    ] = 8,
) -> None:
    """Plays games, and keeps positions whose answer is clear and confirmed."""
    from florin.puzzles.make import make as made
    from florin.puzzles.puzzle import dumps, loads

    kind = find_game(game)
    setup = kind.setup(player_count(kind, players))
    old = loads(out.read_bytes()) if out.exists() else []
    err = Console(stderr=True)
    with Progress(console=err, transient=True, disable=not err.is_terminal) as bar:
        task = bar.add_task("mining", total=count)
        new = made(
            setup,
            count,
            seed,
            rollouts=rollouts,
            progress=lambda found, _games: bar.update(task, completed=found),
        )
    every = {puzzle.id: puzzle for puzzle in (*old, *new)}
    out.write_bytes(dumps(tuple(every.values())))
    typer.echo(f"{len(every)} puzzles in {out}, {out.stat().st_size} bytes")


@puzzles.command()
def count() -> None:
    """How many puzzles of each kind the package has."""
    from florin.puzzles import library

    found = Counter((puzzle.record.game, puzzle.kind) for puzzle in library().puzzles)
    for (game, kind), number in sorted(found.items()):
        typer.echo(f"{game} {kind} {number}")
    typer.echo(f"together {len(library())}")
