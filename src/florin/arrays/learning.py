"""What the training of all games shares: gradient steps, the loop, checkpoints (JAX, Optax)."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from safetensors import SafetensorError
from safetensors.numpy import (
    load_file,  # pyright: ignore[reportUnknownVariableType]
    save_file,  # pyright: ignore[reportUnknownVariableType]
)

from florin.arrays.untyped import jax, jnp, optax
from florin.core.training import Each, Report, ignore

Array = Any  # jax.Array
Weights = Mapping[str, Array]

SAVE_EVERY: Final = 30.0  # seconds between checkpoints
_REPORT: Final = "report"


class Learner(NamedTuple):
    """Everything that learning changes. A checkpoint holds it."""

    weights: Weights
    acting: Weights  # moving average of the weights: plays the games
    moments: Any  # of the optimizer
    steps: Array  # int32: gradient steps so far


def adam(b2: float) -> Any:
    """Adam with clipped gradients; the caller multiplies by the learning rate."""
    return optax.chain(optax.clip_by_global_norm(1.0), optax.scale_by_adam(b2=b2))


def learner(optimizer: Any, weights: Weights) -> Learner:
    """A learner that starts from these weights."""
    return Learner(weights, weights, optimizer.init(weights), jnp.int32(0))


def descend(
    optimizer: Any, state: Learner, gradient: Weights, rate: Array, average: Array
) -> Learner:
    """One gradient step; `average` is the part of the moving average that stays."""
    change, moments = optimizer.update(gradient, state.moments, state.weights)
    weights = {name: w - rate * change[name] for name, w in state.weights.items()}
    acting = {
        name: old + (1 - average) * (weights[name] - old) for name, old in state.acting.items()
    }
    return Learner(weights, acting, moments, state.steps + 1)


def run(
    seconds: float,
    resumed: Report,
    update: Callable[[Report], tuple[int, Mapping[str, Any]]],
    save: Callable[[Report], None],
    each: Each = ignore,
) -> Report:
    """Repeats `update` until `seconds` have passed, and returns the last report.

    `update` gets the report so far and returns the number of games that ended and its losses; it
    runs at least once. Its first call compiles, so that time does not count. `save` is called every
    half a minute and at the end. Raises FloatingPointError if a loss is not finite.
    """
    report, begun, saved = resumed, None, 0.0
    while begun is None or report.seconds < seconds:
        games, losses = update(report)
        found = {name: float(loss) for name, loss in losses.items()}
        if not all(map(math.isfinite, found.values())):
            raise FloatingPointError(f"training diverged after {report}: {found}")
        now = time.monotonic()
        if begun is None:
            begun = saved = now
        spent = resumed.seconds + now - begun
        report = Report(spent, report.games + int(games), report.updates + 1, found)
        each(report)
        if now - saved > SAVE_EVERY:
            save(report)
            saved = now
    save(report)
    return report


def read_weights(path: Path) -> dict[str, Array]:
    """Weights of a `.safetensors` file as float32; raises ValueError if it is no such file."""
    stored = _read(path)
    return {name: jnp.asarray(w, jnp.float32) for name, w in stored.items()}


def save(out: Path, state: Learner, report: Report) -> None:
    """Writes the acting weights to `out`, and a checkpoint beside it, `out` with `.checkpoint`.

    The weights are half floats: play needs no more precision.
    """
    save_file({name: np.asarray(w, np.float16) for name, w in state.acting.items()}, str(out))
    leaves = jax.tree.leaves(state)
    tree = {f"{at:03d}": np.asarray(leaf) for at, leaf in enumerate(leaves)}
    tree[_REPORT] = np.array([report.seconds, report.games, report.updates], np.float64)
    save_file(tree, str(out.with_suffix(".checkpoint")))


def restored(
    path: Path,
    new: Learner,
    optimizer: Any,
    fitted: Callable[[Weights, Weights], Weights] = lambda weights, _: weights,
) -> tuple[Learner, Report]:
    """The learner of a checkpoint, or a new one that starts from the weights in `path`.

    `new` is an untrained learner of the same net. `fitted` makes weights fit those of `new`, if
    there is a way. Raises ValueError if the file holds other arrays.
    """
    tree = _read(path)
    if _REPORT not in tree:
        weights = fitted(read_weights(path), new.weights)
        _must_fit(path, {name: w.shape for name, w in weights.items()}, new.weights)
        return learner(optimizer, weights), Report()
    seconds, games, updates = tree.pop(_REPORT)
    leaves, structure = jax.tree.flatten(new)
    names = [f"{at:03d}" for at in range(len(leaves))]
    _must_fit(
        path,
        {name: array.shape for name, array in tree.items()},
        dict(zip(names, leaves, strict=True)),
    )
    state = jax.tree.unflatten(structure, [jnp.asarray(tree[name]) for name in names])
    return state, Report(float(seconds), int(games), int(updates))


def _read(path: Path) -> dict[str, Any]:
    try:
        return load_file(str(path))
    except SafetensorError as error:
        raise ValueError(f"{path} is no file of weights: {error}") from None


def _must_fit(path: Path, found: Mapping[str, Any], wanted: Weights) -> None:
    shapes = {name: array.shape for name, array in wanted.items()}
    if dict(found) != shapes:
        wrong = sorted(name for name in {**found, **shapes} if found.get(name) != shapes.get(name))
        raise ValueError(f"{path} is of another net: {', '.join(wrong)} differ")
