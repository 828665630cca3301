"""A long run of `florin.sim.agreement`: all games, as many as asked for."""

from __future__ import annotations

import time
from typing import Final

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from florin.sim import Medici, Sim, Strozzi
from florin.sim.agreement import compare

BATCH: Final = 8192  # games in lockstep at a time
GAMES: Final[tuple[Sim, ...]] = (Medici(3), Medici(4), Medici(5), Medici(6), Strozzi())


def run(games: int, seed: int = 1) -> None:
    """Plays `games` games in all, spread over both games and all numbers of buyers."""
    table = Table("game", "games", "decisions compared", "seconds", title="Simulator and rules")
    with Progress(console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task("comparing", total=games)
        for number, sim in enumerate(GAMES):
            wanted = games // len(GAMES) + (number < games % len(GAMES))
            decisions, begun = 0, time.perf_counter()
            for batch, done in enumerate(range(0, wanted, BATCH)):
                size = min(BATCH, wanted - done)
                report = compare(
                    sim, size, seed + batch, lambda ended: progress.advance(bar, ended)
                )
                decisions += report.decisions
            spent = time.perf_counter() - begun
            name = f"{sim.name}, {sim.players}"
            table.add_row(name, f"{wanted:,}", f"{decisions:,}", f"{spent:.0f}")
    Console().print(table)
