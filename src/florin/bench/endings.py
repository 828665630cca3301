"""How much do the bots lose in endings that can be solved exactly?"""

from __future__ import annotations

from contextlib import suppress
from statistics import fmean
from typing import NamedTuple

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


class Lost(NamedTuple):
    """What one decision lost against perfect play."""

    lots: int  # still to come
    money: float  # florins of margin, against play for money
    win: float | None  # wins, against play for the win; None if that takes too long to solve


def run(setup: Setup, count: int, lots: int, seed: str = "endings") -> None:
    """Plays `count` games and compares every decision of an ending with perfect play.

    The strongest bot plays all seats. An ending has at most `lots` lots still to come. Raises
    NoEndings if the game has no solver.
    """
    lost, endings = losses(setup, count, lots, seed)
    console = Console(soft_wrap=True)
    for unit, digits in (("florins", 2), ("wins", 4)):
        head = ("mean loss", "per ending", "worst")
        table = Table("bot plays for", "lots to come", "decisions", *head, title=f"in {unit}")
        for name, every in lost.items():
            for least, most in _parts(lots):
                some = [each for each in every if least <= each.lots <= most]
                found = [each.money if unit == "florins" else each.win for each in some]
                known = [each for each in found if each is not None]
                mean, worst = fmean(known or [0]), max(known, default=0)
                numbers = (mean, sum(known) / max(endings, 1), worst)
                cells = (f"{number:.{digits}f}" for number in numbers)
                table.add_row(name, f"{least} to {most}", f"{len(known)}", *cells)
        console.print(table)
    console.print(f"{endings} endings")


def _parts(lots: int) -> list[tuple[int, int]]:
    """Few lots, more, all."""
    return [(0, min(3, lots)), *([(4, lots)] if lots > 3 else []), (0, lots)]


def losses(
    setup: Setup, count: int, lots: int, seed: str = "endings"
) -> tuple[dict[str, list[Lost]], int]:
    """What each policy loses in each decision; and the number of endings."""
    lost: dict[str, list[Lost]] = {name: [] for name in _part(setup).policies(setup)}
    endings = 0
    for number in track(range(count), "playing", console=Console(stderr=True)):
        found = losses_from(setup.start(), lots, f"{seed}-{number}")
        for name, some in found.items():
            lost[name] += some
        endings += any(found.values())
    return lost, endings


def losses_from(position: Position, lots: int, seed: str) -> dict[str, list[Lost]]:
    """Plays a game on from `position`: what each policy loses in each decision of its ending.

    The strongest bot plays all seats. Decisions that take too long to solve are left out.
    """
    setup, game = position.setup, games.get(position.game)
    part = _part(setup)
    policies, solver = part.policies(setup), part.solver(setup)
    strongest = tuple(policies)[-1]
    lost: dict[str, list[Lost]] = {name: [] for name in policies}
    while position.to_act != NOBODY:
        if position.to_act == CHANCE:
            position = position.apply(game.deal(seed, position))
            continue
        to_come = next((n for n in range(lots + 1) if part.solvable(position, n)), None)
        if to_come is None:
            position = position.apply(policies[strongest](position))
            continue
        chosen = {name: choose(position) for name, choose in policies.items()}
        with suppress(part.TooLong):
            # All or none: the policies are compared over the same decisions.
            found = {
                name: (solver.loss(position, action), solver.win_loss(position, action))
                for name, action in chosen.items()
            }
            for name, (money, win) in found.items():
                lost[name].append(Lost(to_come, money, win))
        position = position.apply(chosen[strongest])
    return lost


def _part(setup: Setup) -> Endings:
    game = games.get(setup.game)
    if game.endings is None:
        raise NoEndings(game.name)
    return game.endings
