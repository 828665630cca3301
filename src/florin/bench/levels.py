"""How far apart are the levels, and how often do they do something absurd?

Two levels share a table: every other seat is one of them, then the seats change sides on the same
deal. A game is decided if all its winners are of one level. Absurd decisions are counted with the
evaluator's fair prices, which the levels do not see.
"""

from __future__ import annotations

import json
import math
import multiprocessing
import random
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, NamedTuple

from rich.console import Console
from rich.progress import track

from florin import games
from florin.bots import bot
from florin.core import CHANCE, NOBODY, Position, Setup, informed
from florin.processes import for_children, leave_with_parent

PLAIN: Final = "plain"  # the yardstick for the weakest level
KINDS: Final = ("duel", "absurd", "alone")  # what is measured
_Z: Final = 1.96  # 95 %


class Absurd(NamedTuple):
    """Decisions about money of one level, and those of them that are absurd."""

    decisions: int
    absurd: int


class Duel(NamedTuple):
    """Decided games between two levels, and those that the first one won."""

    decided: int
    won: int


def play(
    setup: Setup,
    names: Sequence[str],
    seed: str,
    look: Callable[[Position, Any, Sequence[str]], None] | None = None,
) -> tuple[int, ...]:
    """Plays one game; returns the winners' seats.

    `look` sees every decision before it is made, with the tokens up to it.
    """
    game = games.get(setup.game)
    players = [bot(name) for name in names]
    rng = random.Random(f"{seed}/{','.join(names)}")
    position: Position = setup.start()
    moves: list[str] = []
    while position.to_act != NOBODY:
        if position.to_act == CHANCE:
            action = game.deal(seed, position)
        else:
            action = players[position.to_act].choose(position, rng, moves)
            if look is not None:
                look(position, action, moves)
        moves.append(action.token)
        position = position.apply(action)
    outcome = position.outcome()
    assert outcome is not None
    return outcome.winners


def duel(setup: Setup, one: str, two: str, seed: str) -> Duel:
    """One deal, twice: the second time every seat is of the other level."""
    decided = won = 0
    for shift in range(2):
        sides = [(seat + shift) % 2 for seat in range(setup.players)]
        winners = play(setup, [(one, two)[side] for side in sides], seed)
        levels = {sides[seat] for seat in winners}
        decided += len(levels) == 1
        won += levels == {0}
    return Duel(decided, won)


def alone(setup: Setup, one: str, rest: str, seed: str) -> Duel:
    """One deal with `one` at every seat in turn, alone among `rest`. Shared wins do not count."""
    decided = won = 0
    for seat in range(setup.players):
        names = [one if at == seat else rest for at in range(setup.players)]
        winners = play(setup, names, seed)
        decided += 1
        won += winners == (seat,)
    return Duel(decided, won)


def absurdity(setup: Setup, level: str, every: int, seed: str) -> Absurd:
    """One game of a level with itself; looks at every `every`-th decision about money."""
    part = games.get(setup.game).bots
    test = getattr(part, "absurd", None)
    if part is None or test is None:
        raise ValueError(f"{setup.game} does not say which decisions are absurd")
    judge = part.evaluator(setup)
    counts = [0, 0, 0]  # decisions about money, looked at, absurd

    def look(position: Position, action: Any, moves: Sequence[str]) -> None:
        if position.amounts() is None and not getattr(position, "price", None):
            return
        counts[0] += 1
        if counts[0] % every:
            return
        fair = informed(judge, moves).fair_prices(position)[position.to_act]
        found = None if fair is None else test(position, action, fair)
        if found is not None:
            counts[1] += 1
            counts[2] += found

    play(setup, [level] * setup.players, seed, look)
    return Absurd(counts[1], counts[2])


def interval(won: int, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    if not games:
        return 0.0, 1.0
    share, z2 = won / games, _Z * _Z
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = _Z * math.sqrt(share * (1 - share) / games + z2 / (4 * games * games))
    half /= 1 + z2 / games
    return max(0.0, middle - half), min(1.0, middle + half)


def measure(
    setup: Setup,
    deals: int,
    workers: int,
    *,
    levels: Sequence[str] | None = None,
    kinds: Sequence[str] = KINDS,
    every: int = 5,
    seed: str = "levels",
) -> dict[str, Any]:
    """The measurements of these kinds at one number of players, as JSON."""
    part = games.get(setup.game).bots
    if part is None:
        raise ValueError(f"{setup.game} has no levels")
    names = tuple(levels or part.LEVELS)
    weakest = names[0]
    jobs: dict[tuple[str, str, str], Callable[[str], tuple[int, int]]] = {}
    for low, high in pairwise(names):
        jobs["duel", high, low] = partial(duel, setup, high, low)
    for level in names:
        jobs["absurd", level, ""] = partial(absurdity, setup, level, every)
    if hasattr(part, PLAIN):
        jobs["alone", weakest, PLAIN] = partial(alone, setup, weakest, PLAIN)
        jobs["alone", PLAIN, weakest] = partial(alone, setup, PLAIN, weakest)
    jobs = {key: job for key, job in jobs.items() if key[0] in kinds}
    found = _run(jobs, deals, workers, seed)
    return {
        "game": setup.game,
        "players": setup.players,
        "seeds": {seed: deals},
        "results": [
            {"kind": kind, "one": one, "two": two, "of": of, "count": count}
            for (kind, one, two), (of, count) in found.items()
        ],
    }


def _run(
    jobs: dict[tuple[str, str, str], Callable[[str], tuple[int, int]]],
    deals: int,
    workers: int,
    seed: str,
) -> dict[tuple[str, str, str], tuple[int, int]]:
    found: dict[tuple[str, str, str], tuple[int, int]] = dict.fromkeys(jobs, (0, 0))
    duels = any(kind == "duel" for kind, _, _ in jobs)
    context = multiprocessing.get_context("spawn")
    with for_children(), ProcessPoolExecutor(workers, context, leave_with_parent) as executor:
        waiting = {
            executor.submit(job, f"{seed}/{number}"): key
            for number in range(deals)
            for key, job in jobs.items()
            # Games that evaluate fair prices, or that are played at every seat, take long: beside
            # duels they are played with one deal in four.
            if key[0] == "duel" or not duels or number % 4 == 0
        }
        done = as_completed(waiting)
        for each in track(done, "playing", len(waiting), console=Console(stderr=True)):
            of, count = each.result()
            key = waiting[each]
            found[key] = found[key][0] + of, found[key][1] + count
    return found


def table(measured: Iterable[dict[str, Any]]) -> str:
    """The measurements as tables in Markdown: one row for each number of players."""
    rows: dict[str, list[str]] = {"duel": [], "absurd": [], "alone": []}
    heads: dict[str, list[str]] = {"duel": [], "absurd": [], "alone": []}
    for one in measured:
        for kind, lines in rows.items():
            results = [each for each in one["results"] if each["kind"] == kind]
            if not results:
                continue
            heads[kind] = heads[kind] or [_head(each) for each in results]
            cells = [_cell(each["count"], each["of"]) for each in results]
            lines.append(f"| {one['game']}, {one['players']} | " + " | ".join(cells) + " |")
    parts = [
        "\n".join([
            f"| {kind} | " + " | ".join(heads[kind]) + " |",
            "|---|" + "---|" * len(heads[kind]),
            *lines,
        ])
        for kind, lines in rows.items()
        if lines
    ]  # fmt: skip
    return "\n\n".join(parts)


def _head(result: dict[str, Any]) -> str:
    if result["kind"] == "absurd":
        return f"`{result['one']}`"
    word = "beats" if result["kind"] == "duel" else "alone among"
    return f"`{result['one']}` {word} `{result['two']}`"


def _cell(count: int, of: int) -> str:
    low, high = interval(count, of)
    return f"{count / max(of, 1):.3f} ({low:.3f} to {high:.3f}; {of})"


def save(measured: dict[str, Any], file: Path) -> list[dict[str, Any]]:
    """Adds the measurement to a JSON file; returns all in it.

    Games of other seeds are added to those of the same game and number of players. Games of the
    same seed would be the same games: they replace everything that was there.
    """
    old: list[dict[str, Any]] = json.loads(file.read_text()) if file.exists() else []
    key = measured["game"], measured["players"]
    before = [each for each in old if (each["game"], each["players"]) == key]
    kept = [each for each in old if each not in before]
    for each in before:
        if not set(each["seeds"]) & set(measured["seeds"]):
            measured = _added(each, measured)
    every = sorted([*kept, measured], key=lambda each: (each["game"], each["players"]))
    file.write_text(json.dumps(every, indent=1) + "\n")
    return every


def _added(one: dict[str, Any], two: dict[str, Any]) -> dict[str, Any]:
    found: dict[tuple[str, str, str], dict[str, Any]] = {}
    for each in (*one["results"], *two["results"]):
        key = each["kind"], each["one"], each["two"]
        old = found.get(key, {"of": 0, "count": 0})
        found[key] = {**each, "of": old["of"] + each["of"], "count": old["count"] + each["count"]}
    return {**one, "seeds": {**one["seeds"], **two["seeds"]}, "results": [*found.values()]}
