"""`florin`: the commands put together, and how errors leave the program."""

from __future__ import annotations

import os
import sys
from typing import Annotated, NoReturn

import typer

from florin import __version__, games
from florin.cli import analyse as analyse_module
from florin.cli import arena as arena_module
from florin.cli import play as play_module
from florin.cli import replay as replay_module
from florin.cli import serve as serve_module
from florin.cli import train as train_module
from florin.cli.admin import admin
from florin.cli.bench import bench
from florin.cli.errors import Failure
from florin.cli.puzzles import puzzles
from florin.cli.schema import EPILOG as SCHEMA_EPILOG
from florin.cli.schema import schema

EPILOG = f"""**Examples**

`florin serve --open` plays in the browser

`florin play {games.names()[0]} --players 4` plays in the terminal

`florin replay game.json` shows where a record ends

`florin arena {games.names()[1]} --bots magnifico,face:0.5` lets bots play
"""

TITLES = " and ".join(game.title for game in games.all_games())

app = typer.Typer(
    name="florin",
    help=f"{TITLES}: play them, study them, train on them.",
    rich_markup_mode="markdown",
    pretty_exceptions_enable=False,
    epilog=EPILOG,
)
app.command(epilog=play_module.EPILOG)(play_module.play)
app.command(epilog=replay_module.EPILOG)(replay_module.replay)
app.command(epilog=serve_module.EPILOG)(serve_module.serve)
app.command(epilog=serve_module.BACKUP_EPILOG)(serve_module.backup)
app.command(epilog=SCHEMA_EPILOG)(schema)
app.command(epilog=analyse_module.EPILOG)(analyse_module.analyse)
app.command(epilog=arena_module.EPILOG)(arena_module.arena)
app.command(epilog=train_module.EPILOG)(train_module.train)
app.add_typer(admin, name="admin")
app.add_typer(bench, name="bench")
app.add_typer(puzzles, name="puzzles")


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"florin {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def _root(
    context: typer.Context,
    version: Annotated[  # noqa: ARG001
        bool,
        typer.Option("--version", callback=_version, is_eager=True, help="Print the version."),
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def main() -> NoReturn:
    """Runs a command. Whatever goes wrong is one line on standard error and status 2."""
    # Bots multiply small matrices: more threads than one only get in each other's way. This has
    # to be said before NumPy is imported; the server's and the arena's processes inherit it.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    if sys.stderr is None:  # type: ignore[comparison-overlap]  # the caller closed it
        sys.exit(2)
    if sys.stdout is None:  # type: ignore[comparison-overlap]
        _fail("standard output is closed")
    for stream in (sys.stdout, sys.stderr):
        # A name that the terminal cannot show must not end the game.
        stream.reconfigure(errors="backslashreplace")  # type: ignore[union-attr]
    try:
        status = app(standalone_mode=False)
        sys.stdout.flush()
    except Failure as error:
        _fail(str(error))
    except typer.TyperException as error:
        _fail(error.format_message())
    except (typer.Abort, KeyboardInterrupt):
        sys.exit(130)
    except BrokenPipeError:
        # The reader of a pipe went away; nothing is left to say.
        _forget_output()
        sys.exit(0)
    except OSError as error:
        _forget_output()
        _fail(f"cannot go on: {error.strerror or error}")
    sys.exit(status if isinstance(status, int) else 0)


def _forget_output() -> None:
    """What is still to be written would fail once more when the program ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _fail(message: str) -> NoReturn:
    print("florin:", " ".join(message.splitlines()), file=sys.stderr)  # noqa: T201
    sys.exit(2)
