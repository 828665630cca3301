"""`florin arena`: which bot is stronger?"""

from __future__ import annotations

import json
from collections.abc import Generator
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from florin import games
from florin.bots import UnknownBot
from florin.cli.choices import DEFAULT_GAME, GAMES_HELP, OPTION_HELP, find_game, read_options
from florin.cli.errors import Failure
from florin.cli.plotting import check_plot
from florin.records import RecordError

if TYPE_CHECKING:
    from florin.arena import Contest, Outcome, Rating, Score, Standing
    from florin.core import Game

EPILOG = f"""**Examples**

`florin arena {DEFAULT_GAME} --players 4 --bots face:0.7,random,random,random --deals 500`

`florin arena {games.names()[1]} --bots "face:0.5,cmd:python3 my_bot.py"` a program of your own

`florin arena {DEFAULT_GAME} --players 4 --round-robin --bots random,face:0,face:0.7,face:1` ratings
"""


def arena(
    game: Annotated[str, typer.Argument(help=GAMES_HELP)],
    bots: Annotated[
        str, typer.Option(help="Bots by seat, separated by commas; `cmd:…` is a program.")
    ],
    players: Annotated[
        int | None,
        typer.Option(help="Seats (default: as many as bots).", show_default=False),
    ] = None,
    deals: Annotated[int, typer.Option(help="Each is played in every rotation.", min=1)] = 100,
    seed: Annotated[str, typer.Option(help="Any text; it fixes all games.")] = "florin",
    round_robin: Annotated[
        bool, typer.Option("--round-robin", help="Every bot against every other; gives ratings.")
    ] = False,
    time_limit: Annotated[
        float, typer.Option(help="Seconds that a program has for a decision.", min=0.001)
    ] = 10.0,
    option: Annotated[list[str] | None, typer.Option(help=OPTION_HELP)] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    workers: Annotated[
        int | None,
        typer.Option(help="Processes (default: one for each core).", min=1, show_default=False),
    ] = None,
    ray: Annotated[
        str | None, typer.Option(help="Address of a Ray cluster; `local` starts one here.")
    ] = None,
    plot: Annotated[
        Path | None, typer.Option(help="Draw the result into this .png, .svg or .pdf.")
    ] = None,
) -> None:
    """Bots against each other: the same deals for all, each in every rotation of the seats."""
    from florin.arena import Contest, Score, check_name, split_names
    from florin.arena import round_robin as all_pairs

    check_plot(plot)
    if ray is not None and workers is not None:
        raise Failure("--workers and --ray: one or the other")
    if ray is not None and find_spec("ray") is None:
        raise Failure("--ray needs Ray: pip install 'florin[cluster]'")
    try:
        names = tuple(check_name(name) for name in split_names(bots))
    except UnknownBot as error:
        raise Failure(f"--bots: {error}") from None
    kind = find_game(game)
    seats = _seats(kind, players, names, round_robin)
    options = read_options(kind, option, seats)
    tables = all_pairs(seats, tuple(dict.fromkeys(names))) if round_robin else (names,)
    try:
        contest = Contest(kind.name, tables, deals, seed, time_limit, options)
    except RecordError as error:
        raise Failure(f"--players: {error}") from None
    score = Score(contest)
    finished = _play(contest, score, workers, ray)
    if round_robin:
        _tell_ratings(score, plot, as_json=as_json)
    else:
        _tell_shares(score, plot, as_json=as_json)
    for each in score.standings():
        if each.forfeits:
            reasons = ", ".join(f"{count} × {reason}" for reason, count in each.forfeits.items())
            line = f"{each.name}: forfeited {reasons}; first: {score.troubles[each.name]}"
            typer.echo(f"florin: {' '.join(line.split())}", err=True)
    if not finished:
        raise typer.Exit(130)


def _seats(game: Game, players: int | None, names: tuple[str, ...], all_pairs: bool) -> int:
    if all_pairs:
        if len(set(names)) < 2:
            raise Failure("--round-robin needs two bots or more")
        return players or game.default_players
    if players not in (None, len(names)):
        raise Failure(f"--players {players} needs {players} bots, not {len(names)}")
    return len(names)


def _play(contest: Contest, score: Score, workers: int | None, ray: str | None) -> bool:
    """Returns False if interrupted; the results so far are kept."""
    total = contest.deals * len(contest.tables) * contest.players
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    err = Console(stderr=True)
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as progress:
        task = progress.add_task("games", total=total)
        try:
            with closing(_outcomes(contest, workers, ray)) as outcomes:
                for outcome in outcomes:
                    score.add(outcome)
                    progress.advance(task, contest.players)
        except KeyboardInterrupt:
            return False
        except BrokenProcessPool:
            raise Failure("a worker process has died; its memory may have run out") from None
        except ConnectionError:
            raise Failure(f"--ray {ray}: no Ray cluster answers there") from None
    return True


def _outcomes(contest: Contest, workers: int | None, ray: str | None) -> Generator[Outcome]:
    if ray is None:
        from florin.arena import processes
        from florin.processes import cores

        return processes(contest, workers or cores())
    from florin.arena.cluster import cluster

    return cluster(contest, ray)


def _tell_shares(score: Score, plot: Path | None, *, as_json: bool) -> None:
    standings = score.standings()
    if as_json:
        typer.echo(json.dumps(score.as_dict()))
    else:
        table = _table(score, "games", "share", "95 %", "money", "decisions", "ms", "ms p99")
        for each in standings:
            table.add_row(*_cells(each))
        Console(highlight=False).print(table)
    if plot is not None:
        from florin.arena.plots import plot_shares

        plot_shares(standings, score.contest.players, plot)


def _tell_ratings(score: Score, plot: Path | None, *, as_json: bool) -> None:
    from florin.arena import ratings
    from florin.arena.pairs import as_dict

    rated = ratings(score)
    if as_json:
        typer.echo(json.dumps(as_dict(score, rated)))
    else:
        console = Console(highlight=False)
        table = _table(score, "rating", "95 %", "games", "share", "money", "ms")
        for each in rated:
            bot, games, share, _, money, _, mean, _ = _cells(each.standing)
            span = f"{each.low:+.0f} to {each.high:+.0f}"
            table.add_row(bot, f"{each.rating:+.0f}", span, games, share, money, mean)
        console.print(table)
        console.print(_crosstable(score, rated))
    if plot is not None:
        from florin.arena.plots import plot_ratings

        plot_ratings(rated, plot)


def _table(score: Score, *columns: str) -> Table:
    contest = score.contest
    title = f"{contest.game}, {contest.players} players, {score.deals} deals, all rotations"
    table = Table("bot", title=title)
    for column in columns:
        table.add_column(column, justify="right", no_wrap=True)
    return table


def _cells(each: Standing) -> list[str]:
    from rich.markup import escape

    clock = each.tally.clock
    return [
        escape(each.name),
        f"{each.tally.seats:,}",
        f"{each.share:.3f}",
        f"{each.low:.3f}–{each.high:.3f}",
        f"{each.money:.1f}",
        f"{clock.count:,}",
        _milliseconds(clock.mean()),
        _milliseconds(clock.percentile(99)),
    ]


def _milliseconds(time: float) -> str:
    return f"{time:.3f}" if time < 10 else f"{time:,.0f}"


def _crosstable(score: Score, rated: list[Rating]) -> Table:
    """Rows: one of these; columns: alone among these."""
    from rich.markup import escape

    from florin.arena.pairs import pairs

    names = [each.standing.name for each in rated]
    share = {(one, rest): standing.share for one, rest, standing in pairs(score)}
    if score.contest.players == 2:
        share |= {(rest, one): 1 - value for (one, rest), value in share.items()}
    table = Table("one of ↓ among →", title="wins for each game")
    for name in names:
        table.add_column(escape(name), justify="right")
    for one in names:
        cells = (share.get((one, rest)) for rest in names)
        table.add_row(escape(one), *("" if cell is None else f"{cell:.3f}" for cell in cells))
    return table
