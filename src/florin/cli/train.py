"""`florin train`: the training that made the bots' nets, small enough for any computer."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

import florin
from florin.cli.choices import GAMES_HELP, find_game, player_count
from florin.cli.errors import Failure

EPILOG = """**Examples**

`florin train strozzi` a minute of self-play on this computer, as a demonstration

`florin train medici --players 4 --seconds 300 --out my-net.safetensors`

The nets of the package were trained by the same scripts with far more games side by side:
see `training/` and the model cards beside the weights.
"""

# What a processor of two cores can play side by side.
SMALL: Final[dict[str, dict[str, Any]]] = {
    "strozzi": {
        "hidden": 128,
        "games": 64,
        "samples": 2,
        "batch": 256,
        "rate": 1.5e-3,
        "smooth": 0.99,
    },
    "medici": {"games": 64, "turns": 12, "batch": 256},
}


def train(
    game: Annotated[str, typer.Argument(help=GAMES_HELP)],
    players: Annotated[int | None, typer.Option(help="Number of players.")] = None,
    seconds: Annotated[
        float, typer.Option(help="Of play and learning; compiling comes on top.", min=0.1)
    ] = 60,
    out: Annotated[
        Path | None, typer.Option(help="Where the weights go (default: GAME.safetensors).")
    ] = None,
    resume: Annotated[Path | None, typer.Option(help="Goes on from what a run has saved.")] = None,
) -> None:
    """Train a bot's net by self-play."""
    kind = find_game(game)
    script = load_script(kind.name)
    out = out or Path(f"{kind.name}.safetensors")
    if not out.resolve().parent.is_dir():
        raise Failure(f"no folder {out.parent}")
    if resume is not None and not resume.is_file():
        raise Failure(f"no file {resume}")
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.fields[games]} games"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True)) as progress:
        task = progress.add_task("compiling", total=seconds, games=0)

        def tell(report: Any) -> None:
            progress.update(
                task,
                description="training",
                completed=min(report.seconds, seconds),
                games=report.games,
            )

        seats = {"players": player_count(kind, players)} if len(kind.players) > 1 else {}
        config = script.Config(seconds=seconds, **seats, **SMALL[kind.name])
        try:
            script.train(config, out, resume, tell)
        except (OSError, KeyError, ValueError) as error:
            raise Failure(f"training failed: {error}") from error
    typer.echo(f"wrote {out}")


def load_script(game: str) -> Any:
    """The training script: it comes with a wheel, or lies beside the sources."""
    for needed in ("jax", "optax"):
        if importlib.util.find_spec(needed) is None:
            raise Failure(f'training needs {needed}: pip install "florin[train]"')
    package = Path(florin.__file__).parent
    for folder in (package / "_training", package.parents[1] / "training"):
        if (folder / f"{game}.py").is_file():
            spec = importlib.util.spec_from_file_location(
                f"florin_training_{game}", folder / f"{game}.py"
            )
            assert spec is not None
            assert spec.loader is not None
            module = importlib.util.module_from_spec(spec)
            sys.modules[spec.name] = module  # dataclasses look their module up
            spec.loader.exec_module(module)
            return module
    raise Failure(f"no training script for {game} in this installation")
