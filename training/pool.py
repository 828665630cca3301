"""Trains the pool: nets of other designs, as opponents for training and tests.

    python3 training/pool.py --players 4 --design plain --seed a --out training/pool --seconds 150

`DESIGNS` says what differs: features, sizes, price knots, settings of the training. Every net has a
name such as `plain-4a`. Designs in `HELD` are never trained against.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from safetensors.numpy import (
    load_file,  # pyright: ignore[reportUnknownVariableType]
    save_file,  # pyright: ignore[reportUnknownVariableType]
)

from florin.core.training import Report
from florin.games.medici.training import Config, train
from florin.games.medici.training.self_play import KNOTS

DESIGNS: Final[dict[str, dict[str, Any]]] = {
    "plain": {"row": 64, "width": 192, "blocks": 2, "knots": "even", "cool": 0.01, "trace": 0.95},
    "base": {"row": 64, "width": 160, "blocks": 3, "knots": "few", "cool": 0.005, "explore": 0.1},
    "ranks": {"row": 48, "width": 208, "blocks": 2, "knots": "low", "cool": 0.015, "trace": 0.8},
    "margins": {"row": 80, "width": 176, "blocks": 2, "knots": "fine", "money_late": 0.12},
}
# Nets with the seed `s` are larger, and are trained for minutes.
STRONG: Final[dict[str, dict[str, Any]]] = {
    "plain": {"row": 128, "width": 352, "blocks": 3, "knots": "even", "cool": 0.015},
    "base": {"row": 96, "width": 352, "blocks": 2, "knots": "few", "cool": 0.008},
    "ranks": {"row": 96, "width": 320, "blocks": 3, "knots": "low", "cool": 0.012, "trace": 0.85},
    "margins": {"row": 96, "width": 288, "blocks": 3, "knots": "even", "money_late": 0.08},
}
HELD: Final = ("ranks", "margins")
SEEDS: Final = "abcds"


def main() -> None:
    parser = argparse.ArgumentParser(description="Trains nets of one design for the pool.")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--design", choices=DESIGNS, required=True)
    parser.add_argument("--out", type=Path, required=True, help="folder of the weights")
    parser.add_argument("--seconds", type=float, default=40)
    parser.add_argument("--games", type=int, default=4096)
    parser.add_argument("--batch", type=int, default=4096)
    parser.add_argument("--turns", type=int, default=24)
    parser.add_argument("--seed", choices=SEEDS, default="a")
    given = parser.parse_args()
    config = replace(
        Config(players=given.players, design=given.design, seconds=given.seconds),
        games=given.games,
        batch=given.batch,
        turns=given.turns,
        seed=100 + 10 * given.players + SEEDS.index(given.seed),
        means=0,
    )
    if given.seed == "s":
        config = replace(config, varied=0.35, **STRONG[given.design])
    else:
        config = replace(config, **DESIGNS[given.design])
    last: list[Report] = []
    out = given.out / f"{given.design}-{given.players}{given.seed}.part"
    train(config, out, None, last.append)
    out.with_suffix(".checkpoint").unlink()
    weights = load_file(str(out))
    weights["knots"] = KNOTS[config.knots]  # at which a bot with this net evaluates prices
    save_file(weights, str(out.with_suffix(".safetensors")))
    out.unlink()
    line = {
        "file": f"{out.stem}.safetensors",
        "game": "medici",
        "players": given.players,
        "design": given.design,
        "held": given.design in HELD,
        "updates": last[-1].updates,
        "games": last[-1].games,
    }
    print(json.dumps(line), flush=True)  # a line of pool.json


if __name__ == "__main__":
    main()
