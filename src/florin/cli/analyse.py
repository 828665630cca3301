"""`florin analyse`: what was every decision of a game worth?"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.markup import escape
from rich.progress import Progress
from rich.table import Table

from florin.bots import JUDGES, UnknownJudge, judge
from florin.cli.errors import Failure
from florin.cli.plotting import check_plot
from florin.cli.replay import read_record
from florin.core import tokens_of
from florin.records import RecordError
from florin.render.lots import plain

if TYPE_CHECKING:
    from florin.analysis import Analysis

EPILOG = """**Examples**

`florin analyse game.json` totals, the costliest mistakes, and fair prices

`florin analyse game.json --plot game.svg` win probability over the game

`florin analyse game.json --judge rollout:200 --json` every decision, judged with more care
"""


def analyse(
    file: Annotated[str, typer.Argument(help="A record; `-` is standard input.")],
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON: every decision.")] = False,
    plot: Annotated[
        Path | None,
        typer.Option(help="Draw win probability over the game into this .png, .svg or .pdf."),
    ] = None,
    by: Annotated[
        str | None,
        typer.Option(
            "--judge", help="`magnifico` (default), or `rollout:N`, which plays N games on."
        ),
    ] = None,
) -> None:
    """Judge every decision of a record: what it was worth, what was best, what was lost."""
    from florin.analysis import analyse as analysed

    check_plot(plot)
    record = read_record(file)
    name = by or JUDGES[-1]
    if name == "rollout":
        name = JUDGES[0]
    try:
        wise = judge(name, record.setup())
    except UnknownJudge as error:
        raise Failure(f"--judge: {error}") from None
    err = Console(stderr=True)
    with Progress(console=err, transient=True, disable=not err.is_terminal) as bar:
        task = bar.add_task("judging", total=len(record.moves))
        try:
            analysis = analysed(
                record,
                wise,
                name=name,
                progress=lambda done, all_: bar.update(task, completed=done, total=all_),
            )
        except RecordError as error:
            raise Failure(f"{file}: {error}") from None
    if as_json:
        typer.echo(json.dumps(analysis.as_dict()))
    else:
        console = Console(highlight=False)
        for table in (_totals(analysis), _mistakes(analysis), _groups(analysis)):
            console.print(table)
    if plot is not None:
        from florin.analysis.plots import plot_analysis

        plot_analysis(analysis, plot)


def _totals(analysis: Analysis) -> Table:
    table = Table("player", title=f"What was lost, as {analysis.judge} sees it")
    for column in ("decisions", "win probability", "florins", "wins at the end"):
        table.add_column(column, justify="right")
    for total in analysis.totals:
        table.add_row(
            escape(plain(analysis.record.players[total.seat])),
            str(total.decisions),
            f"{total.lost_win:.3f}",
            f"{total.lost_money:.1f}",
            f"{analysis.end.win[total.seat]:.3f}",
        )
    return table


def _mistakes(analysis: Analysis) -> Table:
    table = Table("ply", "player", "played", "best", title="The costliest mistakes")
    for column in ("win probability", "florins"):
        table.add_column(column, justify="right")
    for decision in analysis.mistakes:
        table.add_row(
            str(decision.ply),
            escape(plain(analysis.record.players[decision.seat])),
            decision.token,
            decision.best,
            f"−{decision.lost_win:.3f}",
            f"{-decision.lost_money:+.1f}",
        )
    return table


def _groups(analysis: Analysis) -> Table:
    names = [escape(plain(name)) for name in analysis.record.players]
    table = Table("ply", "group", title="Groups: fair price for each buyer")
    for name in names:
        table.add_column(name, justify="right")
    table.add_column("sold to")
    table.add_column("for", justify="right")
    for group in analysis.groups:
        table.add_row(
            str(group.ply),
            " ".join(tokens_of(group.lots)),
            *("" if price is None else f"{price:.1f}" for price in group.fair),
            "" if group.buyer is None else names[group.buyer],
            "" if group.florins is None else str(group.florins),
        )
    return table
