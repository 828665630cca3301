"""How much does the bot of Medici vs Strozzi lose in endings that can be solved exactly?"""

from __future__ import annotations

import random
from statistics import fmean

from rich.console import Console
from rich.progress import track
from rich.table import Table

from florin.core import CHANCE, NOBODY, Position
from florin.games.strozzi import Strozzi
from florin.games.strozzi.bots import Mind, StrozziThinker
from florin.games.strozzi.bots.auction import Aim
from florin.games.strozzi.bots.endings import Endings, solvable
from florin.records import deal

AIMS = {"money": Aim(0.0, 1.0), "win": Aim()}


def run(games: int, lots: int, seed: str = "endings") -> None:
    """Self-play by the win to the end, every decision of an ending held against perfect play.

    Asked are a bot that plays for money, as the solver does, and the one that plays for the win.
    """
    bots = {name: StrozziThinker(mind=Mind(aim=aim)) for name, aim in AIMS.items()}
    lost: dict[str, list[float]] = {name: [] for name in bots}
    endings = 0
    console = Console(stderr=True)
    for game in track(range(games), "playing", console=console):
        solver, rng, counted = Endings(), random.Random(0), False
        position: Position = Strozzi().start()
        while position.to_act != NOBODY:
            if position.to_act == CHANCE:
                position = position.apply(deal(f"{seed}-{game}", position))
                continue
            choices = {name: bot.choose(position, rng) for name, bot in bots.items()}
            if solvable(position, lots):
                counted = True
                for name, action in choices.items():
                    lost[name].append(solver.loss(position, action))
            position = position.apply(choices["win"])
        endings += counted
    table = Table("bot plays for", "endings", "decisions", "mean loss", "per ending", "worst")
    for name, losses in lost.items():
        mean, total, worst = fmean(losses or [0]), sum(losses), max(losses, default=0)
        each = total / max(endings, 1)
        counts = f"{endings}", f"{len(losses)}"
        table.add_row(name, *counts, f"{mean:.3f}", f"{each:.2f}", f"{worst:.1f}")
    Console().print(table)
