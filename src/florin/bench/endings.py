"""How much do the bots lose in endings that can be solved exactly?"""

from __future__ import annotations

from statistics import fmean

from rich.console import Console
from rich.progress import track
from rich.table import Table

from florin import games
from florin.core import CHANCE, NOBODY, Position, Setup
from florin.core.facets import Endings


class NoEndings(ValueError):
    """The game has no solver of endings; the message says which games have one."""

    def __init__(self, game: str) -> None:
        known = ", ".join(solvable_games())
        super().__init__(f"{game} has no solver of endings; there is one for {known}")


def solvable_games() -> list[str]:
    """The games whose endings can be solved."""
    return [game.name for game in games.all_games() if "endings" in game.parts]


def run(setup: Setup, count: int, lots: int, seed: str = "endings") -> None:
    """Plays `count` games and compares every decision of an ending with perfect play.

    The strongest bot plays all seats. An ending has at most `lots` lots still to come. Raises
    NoEndings if the game has no solver.
    """
    lost, endings = losses(setup, count, lots, seed)
    table = Table("bot plays for", "endings", "decisions", "mean loss", "per ending", "worst")
    for name, found in lost.items():
        mean, total, worst = fmean(found or [0]), sum(found), max(found, default=0)
        each = total / max(endings, 1)
        counts = f"{endings}", f"{len(found)}"
        table.add_row(name, *counts, f"{mean:.3f}", f"{each:.2f}", f"{worst:.1f}")
    Console().print(table)


def losses(
    setup: Setup, count: int, lots: int, seed: str = "endings"
) -> tuple[dict[str, list[float]], int]:
    """What each policy loses in each decision, in florins of margin; and the number of endings."""
    lost: dict[str, list[float]] = {name: [] for name in _part(setup).policies(setup)}
    endings = 0
    for number in track(range(count), "playing", console=Console(stderr=True)):
        found = losses_from(setup.start(), lots, f"{seed}-{number}")
        for name, some in found.items():
            lost[name] += some
        endings += any(found.values())
    return lost, endings


def losses_from(position: Position, lots: int, seed: str) -> dict[str, list[float]]:
    """Plays a game on from `position`: what each policy loses in each decision of its ending.

    The strongest bot plays all seats.
    """
    setup, game = position.setup, games.get(position.game)
    part = _part(setup)
    policies, solver = part.policies(setup), part.solver(setup)
    strongest = tuple(policies)[-1]
    lost: dict[str, list[float]] = {name: [] for name in policies}
    while position.to_act != NOBODY:
        if position.to_act == CHANCE:
            position = position.apply(game.deal(seed, position))
            continue
        chosen = {name: choose(position) for name, choose in policies.items()}
        if part.solvable(position, lots):
            for name, action in chosen.items():
                lost[name].append(solver.loss(position, action))
        position = position.apply(chosen[strongest])
    return lost


def _part(setup: Setup) -> Endings:
    game = games.get(setup.game)
    if game.endings is None:
        raise NoEndings(game.name)
    return game.endings
