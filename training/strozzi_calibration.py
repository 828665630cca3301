"""How right are the win chances of Medici vs Strozzi, over arrays of games?

    python3 training/strozzi_calibration.py --games 8192 --out strozzi-calibration.json

The net plays itself, greedily. Before every turn the active player's chance is noted, and compared
with the result. Chances of a round are scaled by one number: the factor of their log odds that
makes the results of half of the games likeliest. The other half is measured, with and without it,
in tenths of the same size.
"""

from __future__ import annotations

import argparse
import json
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from florin.arrays.learning import Weights, read_weights
from florin.arrays.untyped import jax, jnp
from florin.games.strozzi.bots import net
from florin.games.strozzi.bots.auction import Aim
from florin.games.strozzi.bots.turns import Array
from florin.games.strozzi.training.self_play import Config, Turn, new_games, play, self_play

TENTHS: Final = 10
MONEY: Final = 0.02  # part of money in the utility, as in the last part of training
CHUNKS: Final = 3  # of `TURNS` turns; nearly all games are over after them
TURNS: Final = 24
LEAST: Final = 1e-6  # no chance is less
FACTORS: Final = [0.4 * 1.01**step for step in range(240)]
_np: Any = np  # for results whose type the stubs leave open


class Seen(NamedTuple):
    """Chances and results of the first game at each table, one row for each turn of it."""

    game: Array
    round: Array  # 1 to 3
    chance: Array  # the active player's
    share: Array  # what it got


class Tenth(NamedTuple):
    """A tenth of the chances of a round."""

    chance: float  # mean
    share: float  # mean of the results
    error: float  # standard error of the gap between them; games are the independent units


def played(config: Config, weights: Weights, seed: int) -> Seen:
    """The first game at each table; games that are not over are left out."""
    config_now = config

    def chunk(state: Any, key: Array) -> tuple[Any, Any]:
        state, turns = play(config_now, self_play(weights, Aim(1.0, MONEY)), state, key)
        return state, _noted(weights, turns)

    jitted: Any = jax.jit(chunk)
    state, parts = new_games(config), list[Any]()
    for key in jax.random.split(jax.random.key(seed), CHUNKS):
        state, part = jitted(state, key)
        parts.append([np.asarray(x) for x in part])
    over, margin, rounds, seat, chance = (np.concatenate(each) for each in zip(*parts, strict=True))
    return first_games(over, margin, rounds, seat, chance)


def _noted(weights: Weights, turns: Turn) -> tuple[Array, ...]:
    ahead = net.outlook(jnp, weights, turns.state)
    chance = net.win(jnp, ahead, jnp.float32(0))
    margin = turns.after[..., 0] - turns.after[..., 1]
    return turns.over, margin, turns.state.round, turns.seat, chance


def first_games(over: Array, margin: Array, rounds: Array, seat: Array, chance: Array) -> Seen:
    """From turns [time, games]: whether each ended its game, Medici's margin after it, the round,
    the active player, its chance before it.
    """
    ended = over.any(0)
    last = over.argmax(0)
    time = np.arange(len(over))[:, None]
    counts = ended & (time <= last)
    final = np.take_along_axis(margin, last[None], 0)
    medici = (final > 0) + 0.5 * (final == 0)
    share = _np.where(seat == 0, medici, 1 - medici)
    game = _np.broadcast_to(np.arange(over.shape[1]), over.shape)
    return Seen(*(x[counts] for x in (game, rounds, chance, share)))


def scaled(chance: Array, factor: float) -> Array:
    """The chances with `factor` times their log odds."""
    chance = np.clip(np.asarray(chance, np.float64), LEAST, 1 - LEAST)
    return np.clip(1 / (1 + ((1 - chance) / chance) ** factor), LEAST, 1 - LEAST)


def best_factor(seen: Seen) -> float:
    """The factor with which the results are likeliest."""

    def surprise(factor: float) -> float:
        chance = scaled(seen.chance, factor)
        return -float((seen.share * np.log(chance) + (1 - seen.share) * np.log(1 - chance)).mean())

    return float(min(FACTORS, key=surprise))


def tenths(seen: Seen) -> list[Tenth]:
    """Tenths of the same size, the lowest chances first."""
    order = np.argsort(seen.chance, kind="stable")
    found: list[Tenth] = []
    for part in np.array_split(order, TENTHS):
        gap = seen.share[part] - seen.chance[part]
        _, at = np.unique(seen.game[part], return_inverse=True)
        by_game = np.bincount(at, gap - gap.mean())
        error = float(np.sqrt((by_game**2).sum()) / len(part))
        found.append(Tenth(float(seen.chance[part].mean()), float(seen.share[part].mean()), error))
    return found


def of(seen: Seen, keep: Array) -> Seen:
    """Some turns."""
    return Seen(*(x[keep] for x in seen))


def compared(seen: Seen) -> dict[int, dict[str, Any]]:
    """By round: the factor from the even games, the tenths of the odd ones with it and without."""
    found: dict[int, dict[str, Any]] = {}
    for number in sorted({int(x) for x in seen.round.tolist()}):
        now = of(seen, seen.round == number)
        factor = best_factor(of(now, now.game % 2 == 0))
        rest = of(now, now.game % 2 == 1)
        better = rest._replace(chance=scaled(rest.chance, factor))
        found[number] = {
            "games": len(np.unique(rest.game)),
            "factor": factor,
            "plain": tenths(rest),
            "scaled": tenths(better),
        }
    return found


def widest(parts: list[Tenth]) -> tuple[float, float]:
    """The widest gap, and its standard error."""
    part = max(parts, key=lambda tenth: abs(tenth.share - tenth.chance))
    return abs(part.share - part.chance), part.error


def main() -> None:
    """See the module."""
    parser = argparse.ArgumentParser(description="Measures win chances of Medici vs Strozzi.")
    parser.add_argument("--weights", type=Path, help="another net than the package's")
    parser.add_argument("--games", type=int, default=8192)
    parser.add_argument("--samples", type=int, default=8, help="lots tried when a draw is weighed")
    parser.add_argument("--track", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    packed = files("florin.games.strozzi") / "weights" / "2.safetensors"
    with as_file(packed) as path:
        weights = read_weights(given.weights or path)
    config = Config(
        games=given.games,
        turns=TURNS,
        track=given.track,
        samples=given.samples,
        explore=0.0,
        first_part=1.0,
        part=1.0,
    )
    results = compared(played(config, weights, given.seed))
    for number, result in results.items():
        print(f"round {number}, {result['games']} games, factor {result['factor']:.2f}")
        for name in ("plain", "scaled"):
            gap, error = widest(result[name])
            row = " | ".join(f"{each.chance:.3f} → {each.share:.3f}" for each in result[name])
            print(f"  {name}: widest gap {gap:.3f} ± {1.96 * error:.3f}: {row}")
    if given.out is not None:
        given.out.write_text(json.dumps(results, indent=1) + "\n")


if __name__ == "__main__":
    main()
