"""`florin train`: the training that made the bots' nets, small enough for any computer."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from florin import games
from florin.cli.choices import DEFAULT_GAME, GAMES_HELP, find_game, player_count
from florin.cli.errors import Failure
from florin.core import Game
from florin.core.facets import Training
from florin.core.training import Report

EPILOG = f"""**Examples**

`florin train {DEFAULT_GAME}` a minute of self-play on this computer, as a demonstration

`florin train {DEFAULT_GAME} --players 4 --seconds 300 --out my-net.safetensors`

The nets of the package were trained by the same code with far more games in parallel: see
`training/` and the model cards beside the weights.
"""


def train(
    game: Annotated[str, typer.Argument(help=GAMES_HELP)],
    players: Annotated[
        int | None, typer.Option(help="Number of players (default: the game's usual).")
    ] = None,
    seconds: Annotated[
        float, typer.Option(help="Of play and learning; compilation takes extra time.", min=0.1)
    ] = 60,
    out: Annotated[
        Path | None, typer.Option(help="File of the weights (default: GAME.safetensors).")
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(help="Continue from a checkpoint, or start from weights.")
    ] = None,
) -> None:
    """Train a bot's net by self-play."""
    kind = find_game(game)
    training = load_training(kind)
    setup = kind.setup(player_count(kind, players))
    out = out or Path(f"{kind.name}.safetensors")
    if not out.resolve().parent.is_dir():
        raise Failure(f"no folder {out.parent}")
    if resume is not None and not resume.is_file():
        raise Failure(f"no file {resume}")
    config = training.config(setup, seconds=seconds, **training.SMALL)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.fields[games]} games"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True)) as progress:
        task: Any = progress.add_task("compiling", total=seconds, games=0)

        def show(report: Report) -> None:
            progress.update(
                task,
                description="training",
                completed=min(report.seconds, seconds),
                games=report.games,
            )

        try:
            training.train(config, out, resume, show)
        except (OSError, KeyError, ValueError) as error:
            raise Failure(f"training failed: {error}") from error
    typer.echo(f"wrote {out}")


def load_training(game: Game) -> Training:
    """The training of that game; raises Failure if it cannot be trained here."""
    try:
        found = game.training
    except ModuleNotFoundError as error:
        raise Failure(f'training needs {error.name}: pip install "florin[train]"') from None
    if found is None:
        known = ", ".join(each.name for each in games.all_games() if "training" in each.parts)
        raise Failure(f"{game.name} has no training; there is one for {known}")
    return found
