"""How strong is the strongest bot? Plays the cells of docs/strength.md, stores them, writes tables.

Results are kept in a JSON file, cell by cell, so a run can be stopped, continued and extended. The
tables are written from that file alone.
"""

from __future__ import annotations

import json
import multiprocessing
from collections import defaultdict
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import partial
from pathlib import Path
from typing import Any, Final

import numpy as np
from rich.console import Console
from rich.progress import track

from florin import games
from florin.bench import calibration, consistency
from florin.bench.matches import Cell, Played, measured, play_deal
from florin.bots import STRONGEST
from florin.processes import for_children, leave_with_parent

FACES: Final = ("face:0", "face:0.7", "face:1")
POOL: Final = Path("training/pool")  # nets of other designs, beside the package
STORE: Final = Path("docs/strength.json")
EVERY: Final = 8  # one of so many draws is judged exactly: that takes half a second each
Results = dict[str, dict[str, Any]]


def cells(pool: Path) -> Iterator[Cell]:
    """All matches: against face-value bidders, with every option, and among the nets of a pool."""
    for game in games.all_games():
        if game.bots is None or STRONGEST not in game.bots.LEVELS:
            continue
        for players in game.players:
            for face in FACES:
                yield Cell(game.name, players, STRONGEST, face)
            for option in game.options:
                for value in option.values:
                    if value != option.default:
                        yield Cell(game.name, players, STRONGEST, FACES[1], ((option.name, value),))
    for each in manifest(pool):
        name = f"net:{pool / each['file']}"
        yield Cell(each["game"], each["players"], STRONGEST, name)
        yield Cell(each["game"], each["players"], name, STRONGEST)


def manifest(pool: Path) -> list[dict[str, Any]]:
    """The nets of a pool: file, game, number of players, whether it was held out of training."""
    path = pool / "pool.json"
    return json.loads(path.read_text()) if path.exists() else []


def key(cell: Cell) -> str:
    """The name of a cell in the store and on the command line."""
    options = "".join(f" {name}={value}" for name, value in cell.options)
    one, others = (name.removeprefix("net:").split("/")[-1] for name in (cell.one, cell.others))
    return f"{cell.game} {cell.players}{options}: {one} among {others}".replace(".safetensors", "")


def read(store: Path) -> Results:
    """The results so far."""
    return json.loads(store.read_text()) if store.exists() else {}


def _save(store: Path, found: Results) -> None:
    store.parent.mkdir(parents=True, exist_ok=True)
    store.write_text(json.dumps(dict(sorted(found.items())), indent=1) + "\n")


def run(store: Path, chosen: Iterable[Cell], deals: int, workers: int, seed: str) -> None:
    """Plays the cells, and stores each when it is done."""
    found = read(store)
    context = multiprocessing.get_context("spawn")
    with for_children(), ProcessPoolExecutor(workers, context, leave_with_parent) as executor:
        waiting = {
            executor.submit(play_deal, cell, seed, deal): cell
            for cell in chosen
            for deal in range(deals)
        }
        played: dict[Cell, list[list[Played]]] = defaultdict(list)
        done = as_completed(waiting)
        for each in track(done, "deals", len(waiting), console=Console(stderr=True)):
            cell = waiting[each]
            played[cell].append(each.result())
            if len(played[cell]) == deals:
                result = measured(played.pop(cell))
                found[key(cell)] = {**result._asdict(), "saving": result.saving, "seed": seed}
                _save(store, found)


def judge(store: Path, game: str, players: int, count: int, workers: int, seed: str) -> None:
    """Consistency across draws, own moves judged best, calibration; over games of self-play."""
    found = read(store)
    setup = games.get(game).setup(players)
    context = multiprocessing.get_context("spawn")
    with for_children(), ProcessPoolExecutor(workers, context, leave_with_parent) as executor:
        one = partial(consistency.play, setup, seed, EVERY)
        drawn, judged = list[consistency.Drawn](), list[consistency.Judged]()
        numbers = executor.map(one, range(count))
        for some, more in track(numbers, "judging", count, console=Console(stderr=True)):
            drawn += some
            judged += more
        seen = [
            each
            for some in executor.map(partial(calibration.play, setup, seed), range(count))
            for each in some
        ]
    stages = sorted({each.stage for each in drawn})
    losses = np.array([each.loss for each in judged])
    found[f"{game} {players}: judged"] = {
        "games": count,
        "rmse": {
            stage: float(np.sqrt(np.mean([d.square for d in drawn if d.stage == stage])))
            for stage in stages
        },
        "largest": max(each.error for each in drawn),
        "best": float((losses <= consistency.TIED).mean()),
        "worst": float(losses.max()),
        "decisions": len(losses),
        "deciles": {
            stage: [d._asdict() for d in calibration.deciles(s for s in seen if s.stage == stage)]
            for stage in stages
        },
    }
    _save(store, found)
