"""Plays nets by the bots' own code, with the record, in several processes for a fixed time.

    python3 training/known_arena.py training/known_arena.jsonl --out runs --processes 8

Each line of the plan is a table of two nets, `ours` seats for the first:

    {"one": "known-4@0.006", "other": "sharp-ranks-4", "ours": 2}

`one` hears the bids and, if it can, is told what they say; it expects strangers to choose at the
temperature after the @. `other` plays greedily and hears nothing, as `net:FILE` does, or is a bot
such as `face:0.7`. All tables play the same deals. Every game is a line of `arena.jsonl`: table,
deal, and the share of the win for each seat of `one`. Tables whose net is not there yet are left
out until it is. NumPy alone is used, and no GPU.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import random
import time
from collections import defaultdict
from collections.abc import Sequence
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any, Final

import numpy as np

from florin.bots import bot
from florin.core import CHANCE, NOBODY, Action
from florin.core.position import Position as AnyPosition
from florin.games.medici import Medici, Position
from florin.games.medici.bots.turns import win_shares
from florin.records import deal

POOL: Final = Path(__file__).parent / "pool"
Step = dict[str, Any]


def file_of(name: str, out: Path) -> Path:
    """Where a net lies."""
    path = out / f"{name}.safetensors"
    return path if path.exists() else POOL / path.name


@cache
def _heard(name: str, out: Path, players: int) -> Any:
    from florin.arrays.weights import load, read  # noqa: PLC0415 - see `main`
    from florin.games.medici.training.known_play import TableEvaluator  # noqa: PLC0415

    name, _, temperature = name.partition("@")
    packed = name == "magnifico"
    weights = load("florin.games.medici", str(players)) if packed else read(file_of(name, out))
    return TableEvaluator(players, weights, float(temperature))


def choose(
    name: str, one: bool, out: Path, position: Position, history: Sequence[str], rng: random.Random
) -> Action:
    """What this player does."""
    if one:
        actions, utility = _heard(name, out, len(position.money)).choices(position, history)
        return actions[int(np.argmax(utility))]
    player = bot(name if ":" in name else f"net:{file_of(name, out)}")
    return player.choose(position, rng, history)


def game(step: Step, number: int, out: Path) -> float:
    """The share of the win for each seat of `one`."""
    n, ours, seed = int(step.get("players", 4)), int(step["ours"]), f"table {number}"
    places: list[tuple[int, ...]] = list(combinations(range(n), ours))
    mine = places[number % len(places)]
    moves, rng = list[str](), random.Random(seed)
    position: AnyPosition = Medici(n).start()
    while position.to_act != NOBODY:
        assert isinstance(position, Position)
        if position.to_act == CHANCE:
            action = deal(seed, position)
        else:
            one = position.to_act in mine
            name = step["one"] if one else step["other"]
            action = choose(name, one, out, position, moves, rng)
        moves.append(action.token)
        position = position.apply(action)
    assert isinstance(position, Position)
    shares = win_shares(np.array([position.money], np.int32))[0]
    return float(shares[list(mine)].mean())


def work(steps: list[Step], out: Path, ends: float, counter: Any) -> None:
    """Plays game after game until the time is over."""
    trained = out / "train.jsonl"
    with (out / f"arena-{os.getpid()}.jsonl").open("a") as kept:
        while time.time() < ends:
            with counter.get_lock():
                at = int(counter.value)
                counter.value = at + 1
            number, index = divmod(at, len(steps))
            step = steps[index]
            name = str(step["one"]).partition("@")[0]
            done = trained.read_text() if trained.exists() else ""
            there = name == "magnifico" or (POOL / f"{name}.safetensors").exists()
            if not there and f'"net": "{name}"' not in done:
                time.sleep(0.002)
                continue
            share = game(step, number, out)
            print(
                json.dumps({"table": step, "deal": number, "share": share}), file=kept, flush=True
            )


def summary(out: Path) -> None:
    """Prints each table: games, share, half of its 95 % interval."""
    shares: dict[str, list[float]] = defaultdict(list)
    for path in out.glob("arena-*.jsonl"):
        for line in path.read_text().splitlines():
            played = json.loads(line)
            shares[json.dumps(played["table"])].append(played["share"])
    for table, values in sorted(shares.items()):
        half = 1.96 * float(np.std(values)) / len(values) ** 0.5
        print(f"{table} {len(values)} {np.mean(values):.3f} {half:.3f}")


def main() -> None:
    """See the module."""
    parser = argparse.ArgumentParser(description="Plays nets against each other with the record.")
    parser.add_argument("plan", type=Path)
    parser.add_argument("--out", type=Path, required=True, help="folder of nets and results")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--summary", action="store_true", help="only print the results")
    given = parser.parse_args()
    if not given.summary:
        os.environ["JAX_PLATFORMS"] = "cpu"  # before any process of this script imports JAX
        steps = [json.loads(line) for line in given.plan.read_text().splitlines() if line.strip()]
        context = multiprocessing.get_context("spawn")
        counter, ends = context.Value("q", 0), time.time() + given.seconds
        tasks = [
            context.Process(target=work, args=(steps, given.out, ends, counter))
            for _ in range(given.processes)
        ]
        for task in tasks:
            task.start()
        for task in tasks:
            task.join()
    summary(given.out)


if __name__ == "__main__":
    main()
