"""`florin puzzles`: making, collecting, checking and counting puzzles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from florin.cli.choices import DEFAULT_GAME, GAMES_HELP, find_game, player_count
from florin.cli.errors import Failure

if TYPE_CHECKING:
    from florin.puzzles.batch import Job

EPILOG = f"""**Examples**

`florin puzzles make {DEFAULT_GAME} --count 20 --out puzzles.json.gz`

`florin puzzles collect one.jsonl two.jsonl --count 2000 --out puzzles.json.gz`

`florin puzzles check puzzles.json.gz --out checked.json.gz`

`florin puzzles count`
"""

puzzles = typer.Typer(help="Make puzzles from games, check and count them.", epilog=EPILOG)


@puzzles.command()
def make(
    game: Annotated[str, typer.Argument(help=GAMES_HELP)],
    out: Annotated[Path, typer.Option(help="Add the puzzles to this file.")],
    players: Annotated[
        int | None, typer.Option(help="Number of players (default: the game's usual).")
    ] = None,
    count: Annotated[int, typer.Option(min=1, help="Stop when there are so many.")] = 20,
    seconds: Annotated[
        float | None, typer.Option(min=1, help="Stop after so many seconds.")
    ] = None,
    seed: Annotated[str, typer.Option(help="Another one gives other games.")] = "puzzles",
    rollouts: Annotated[
        int, typer.Option(min=8, help="Rollouts of each choice that confirm an answer, at most.")
    ] = 20,
    kind: Annotated[
        list[str] | None, typer.Option(help="Only this kind; may be given several times.")
    ] = None,
    workers: Annotated[
        int | None, typer.Option(min=1, help="Processes (default: one for each core).")
    ] = None,
    journal: Annotated[
        Path | None,
        typer.Option(help="Mined games, for going on later (default: OUT with .jsonl)."),
    ] = None,
    records: Annotated[
        Path | None,
        typer.Option(help="Mine the records (*.json) of this folder instead of self-play."),
    ] = None,
    from_database: Annotated[
        str | None,
        typer.Option(
            help="Mine the finished games of this site, where every person has allowed it: "
            "sqlite:///FILE or postgresql://USER@HOST/NAME."
        ),
    ] = None,
) -> None:
    """Plays games, and keeps positions whose answer is clear and confirmed.

    Stopped and started again with the same journal, it goes on where it was.
    """
    from florin.puzzles import KINDS
    from florin.puzzles.batch import plan, run_all
    from florin.puzzles.curate import pick
    from florin.puzzles.puzzle import dumps, loads

    found = find_game(game)
    unknown = set(kind or ()) - set(KINDS)
    if unknown:
        raise Failure(
            f"no kind of puzzle: {', '.join(sorted(unknown))}; there are {', '.join(KINDS)}"
        )
    if records is not None:
        jobs = _jobs_of(records, found.name, seed, rollouts)
    elif from_database is not None:
        jobs = _jobs_from(from_database, found.name, seed, rollouts)
    else:
        jobs = plan([(found.name, player_count(found, players))], seed, rollouts)
    if kind:
        jobs = (job._replace(kinds=tuple(kind)) for job in jobs)
    old = loads(out.read_bytes()) if out.exists() else []
    err = Console(stderr=True)
    with Progress(console=err, transient=True, disable=not err.is_terminal) as bar:
        task = bar.add_task("mining", total=count)
        new = run_all(
            jobs,
            journal or out.with_suffix(".jsonl"),
            count=count,
            seconds=seconds,
            processes=workers,
            progress=lambda _games, done: bar.update(task, completed=done),
        )
    every = pick((*old, *new))
    out.write_bytes(dumps(every))
    typer.echo(f"{len(every)} puzzles in {out}, {out.stat().st_size} bytes")


def _jobs_of(folder: Path, game: str, seed: str, rollouts: int) -> Iterator[Job]:
    from florin.puzzles.batch import Job
    from florin.records import loads

    for file in sorted(folder.glob("*.json")):
        record = loads(file.read_bytes())
        if record.game == game:
            yield Job(f"{seed}/{file.stem}", game, len(record.players), rollouts, record)


def _jobs_from(database: str, game: str, seed: str, rollouts: int) -> Iterator[Job]:
    from florin.cli.admin import run_on
    from florin.puzzles.batch import Job
    from florin.server.store.shared_games import shared_games

    for name, record in run_on(database, lambda c, _now: list(shared_games(c, game))):
        yield Job(f"{seed}/{name}", game, len(record.players), rollouts, record)


@puzzles.command()
def collect(
    journals: Annotated[list[Path], typer.Argument(help="Journals of `make`.")],
    out: Annotated[Path, typer.Option(help="Write the puzzles to this file.")],
    count: Annotated[int | None, typer.Option(min=1, help="At most so many.")] = None,
) -> None:
    """Collects the puzzles of journals, without near duplicates, of all kinds."""
    from florin.puzzles.batch import read_journal
    from florin.puzzles.curate import pick
    from florin.puzzles.puzzle import dumps

    done = chain.from_iterable(map(read_journal, journals))
    every = pick((puzzle for each in done for puzzle in each.puzzles), count)
    out.write_bytes(dumps(every))
    typer.echo(f"{len(every)} puzzles in {out}, {out.stat().st_size} bytes")


@puzzles.command()
def check(
    file: Annotated[Path, typer.Argument(help="Puzzles to check, such as those of the package.")],
    out: Annotated[Path, typer.Option(help="Write those that are still clear to this file.")],
    rollouts: Annotated[
        int,
        typer.Option(min=0, help="Rollouts that confirm an answer, at most; 0: the margin alone."),
    ] = 20,
    workers: Annotated[
        int | None, typer.Option(min=1, help="Processes (default: one for each core).")
    ] = None,
) -> None:
    """Checks puzzles again, after the evaluator has changed; drops those that are not clear now."""
    from florin.puzzles.again import check_all
    from florin.puzzles.puzzle import dumps, loads

    every = loads(file.read_bytes())
    err = Console(stderr=True)
    with Progress(console=err, transient=True, disable=not err.is_terminal) as bar:
        task = bar.add_task("checking", total=len(every))
        kept = check_all(
            every,
            rollouts=rollouts,
            processes=workers,
            progress=lambda done, _kept: bar.update(task, completed=done),
        )
    out.write_bytes(dumps(kept))
    typer.echo(f"{len(kept)} of {len(every)} puzzles are still clear, {out.stat().st_size} bytes")


@puzzles.command()
def count() -> None:
    """How many puzzles of each kind and theme the package has."""
    from florin.puzzles import library

    every = library().puzzles
    found = Counter((puzzle.record.game, puzzle.kind) for puzzle in every)
    for (game, kind), number in sorted(found.items()):
        typer.echo(f"{game} {kind} {number}")
    themes = Counter((p.record.game, theme) for p in every for theme in p.themes)
    for (game, theme), number in sorted(themes.items()):
        typer.echo(f"{game} theme {theme} {number}")
    typer.echo(f"together {len(library())}")
