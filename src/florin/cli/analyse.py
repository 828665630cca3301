"""`florin analyse`: what was every decision of a game worth?"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from florin.bots import JUDGES, UnknownJudge, judge
from florin.cli.analysis_tables import tables
from florin.cli.errors import Failure
from florin.cli.plotting import check_plot
from florin.cli.replay import read_record
from florin.records import RecordError

EPILOG = """**Examples**

`florin analyse game.json` totals, the costliest mistakes, and fair prices

`florin analyse game.json --plot game.svg` win probability over the game

`florin analyse game.json --deep` the costliest decisions again, by rollouts, with error bars

`florin analyse game.json --judge rollout:200 --json` every decision, judged with more care
"""


def analyse(
    file: Annotated[str, typer.Argument(help="A record; `-` is standard input.")],
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON: every decision.")] = False,
    plot: Annotated[
        Path | None,
        typer.Option(help="Plot the win probability over the game to this .png, .svg or .pdf."),
    ] = None,
    by: Annotated[
        str | None,
        typer.Option(
            "--judge", help="`magnifico` (default), or `rollout:N`, which plays N games on."
        ),
    ] = None,
    deep: Annotated[
        bool,
        typer.Option("--deep", help="Judge the costliest decisions again, with error bars."),
    ] = False,
    rollouts: Annotated[
        int, typer.Option(min=2, max=10_000, help="Rollouts of each choice with `--deep`.")
    ] = 16,
) -> None:
    """Judge every decision of a record: what it was worth, what was best, what was lost."""
    from florin.analysis import analyse as analysed
    from florin.analysis.deep import Deep, deepen

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
        again: tuple[Deep, ...] = ()
        if deep:
            more = bar.add_task("playing on", total=len(analysis.mistakes))
            again = deepen(
                analysis,
                wise,
                rollouts=rollouts,
                progress=lambda done, all_: bar.update(more, completed=done, total=all_),
            )
    if as_json:
        found = analysis.as_dict()
        if deep:
            found["deep"] = [each.as_dict() for each in again]
        typer.echo(json.dumps(found))
    else:
        console = Console(highlight=False)
        for table in tables(analysis, again):
            console.print(table)
    if plot is not None:
        from florin.analysis.plots import plot_analysis

        plot_analysis(analysis, plot)
