"""Runs a plan with nets that know the table, in two processes beside each other.

    python3 training/known_runs.py training/known.jsonl --out runs --only train &
    python3 training/known_runs.py training/known.jsonl --out runs --only measure

One trains; the other compiles what both need, into the folder of `JAX_COMPILATION_CACHE_DIR`, and
measures a net as soon as it is trained. Steps as in `runs.py`, and three more:

    {"do": "know", "net": "known-4", "seconds": 9, "resume": "sharp-4", "against": ["ranks-4@.006"]}
    {"do": "table", "net": "known-4@.006", "other": "face:0.7", "seats": [1, 2, 3], "deaf": false}
    {"do": "challenge", "against": "known-4@.006", "seconds": 50}

At a `table` the net hears the bids unless it is deaf; `other` is a net that does not, `face:N`, or
`loose:SLOPE:TEMPERATURE`, bidders who want more than a lot is worth to the net and choose hotly.
A net is trained with `"loose"` bidders at all tables or at a part of those that have any;
`"trust": {"slope": 0, ...}` says how much of the record is believed (`known_seats.Trust`). A step
with `after` waits until that net is trained too.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from dataclasses import asdict, replace
from functools import partial
from pathlib import Path
from typing import Any, Final

import numpy as np
import runs

from florin.arrays.learning import read_weights
from florin.arrays.untyped import jax, jnp
from florin.games.medici.bots.evidence import NUMBERS
from florin.games.medici.training import (
    fixed_response,
    known_response,
    known_seats,
    known_training,
    mixed_tables,
    response,
)
from florin.games.medici.training.known_seats import Trust
from florin.games.medici.training.population import FACE, FROZEN, SOFT, Frozen
from florin.games.medici.training.self_play import KNOTS, Config

Step = dict[str, Any]
_runs: Any = runs
LIKE: Final = {"know": "train", "table": "match", "challenge": "respond"}  # whose settings
TRAININGS: Final = ("train", "know")


class Runner(runs.Runner):
    """Knows nets that know the table."""

    def __init__(self, out: Path, threads: int, only: str) -> None:
        super().__init__(out, threads)
        self._only = only
        self._kept = out / f"{only}.jsonl"
        self._trained = out / "train.jsonl"

    def run(self, plan: Path, follow: float = 0.0) -> None:
        """Does the steps of its kind; a step whose nets are still trained waits."""
        del follow
        steps = [json.loads(line) for line in plan.read_text().splitlines() if line.strip()]
        for step in steps:
            self.expect(step)
        mine = [step for step in steps if (step["do"] in TRAININGS) == (self._only == "train")]
        if self._only == "measure":
            # The first training is compiled where it runs: nothing else can be done before it.
            first = [step for step in steps if step["do"] in TRAININGS][:1]
            for step in steps:
                if step not in first:
                    self._compile(step)
        done = [json.dumps(line["step"]) for line in _lines(self._kept)]
        mine = [step for step in mine if json.dumps(step) not in done]
        while mine:
            awaited = self._awaited(steps)
            ready = [step for step in mine if self._is_ready(step, awaited)]
            if ready:
                mine.remove(ready[0])
                self._compile(ready[0])
                self._do(ready[0])
            else:
                time.sleep(0.5)

    def expect(self, step: Step) -> None:
        """See `runs.Runner`."""
        if step["do"] in TRAININGS:
            config = config_of(step)
            self._designs[step["net"], config.players] = config.design

    def _awaited(self, steps: list[Step]) -> set[str]:
        done = {line["step"]["net"] for line in _lines(self._trained) if "error" not in line}
        return {step["net"] for step in steps if step["do"] in TRAININGS} - done

    def _is_ready(self, step: Step, awaited: set[str]) -> bool:
        """Trainings follow each other; a measurement needs its nets and programs."""
        if self._only == "train":
            return True
        if _nets(step) & awaited:
            return False
        programs = [self._compiled.get(name) for name in self.programs(step)]
        return all(program is not None and program.done() for program in programs)

    def _do(self, step: Step) -> None:
        actions = {
            "train": self._train,
            "match": self._match,
            "face": self._face,
            "respond": self._respond,
            "know": self._know,
            "table": self._table,
            "challenge": self._challenge,
        }
        begun = time.monotonic() - self._begun
        try:
            result = actions[step["do"]](step)
        except Exception as error:  # noqa: BLE001 - the next step may do better
            result = {"error": repr(error)}
        ended = time.monotonic() - self._begun
        line = {"step": step, **result, "begun": round(begun, 1), "ended": round(ended, 1)}
        print(json.dumps(line), flush=True)
        with self._kept.open("a") as kept:
            print(json.dumps(line), file=kept, flush=True)

    # -- programs --------------------------------------------------------------------------------

    def programs(self, step: Step) -> dict[str, Callable[[], Any]]:
        """See `runs.Runner.programs`."""
        config = config_of(step)
        match step["do"]:
            case "know":
                frozen = tuple(self._shape(name, config.players) for name in step["against"])
                return {self._know_key(step): partial(known_training.compiled, config, frozen)}
            case "table":
                return {self._table_key(step): partial(self._table_compiled, step)}
            case "challenge":
                frozen = self._told_shape(
                    config.players, self._design(step["against"], config.players)
                )
                return {self._challenge_key(step): partial(known_response.compiled, config, frozen)}
            case _:
                return super().programs(step)

    def _know_key(self, step: Step) -> str:
        return f"know {replace(config_of(step), seconds=0.0)} {step['against']}"

    def _challenge_key(self, step: Step) -> str:
        config = fixed_response.fixed(config_of(step))
        return f"challenge {self._design(step['against'], config.players)} {config}"

    def _table_key(self, step: Step) -> str:
        config = config_of(step)
        other = step["other"]
        if not _typed(other):
            other = self._design(other, config.players)
        other = "types" if _typed(other) else other
        return f"table {self._design(step['net'], config.players)} {other} {config}"

    def _table_compiled(self, step: Step) -> Any:
        config = config_of(step)
        weights = self._told_shape(config.players, self._design(step["net"], config.players))
        frozen = ()
        if not _typed(step["other"]):
            frozen = (self._shape(step["other"], config.players),)
        seating = known_training.seated(config, 1, FACE, opening=0.0)
        deaf, key = np.zeros(config.games, bool), jax.eval_shape(lambda: jax.random.key(0))
        given = (weights, np.float32(0), frozen, seating, deaf, key, Trust())
        return known_training.first_games.lower(config, *given).compile()

    def _told_shape(self, players: int, design: str) -> dict[str, Any]:
        shapes = mixed_tables.shapes(players, design)
        shapes[known_seats.TABLE] = (players * NUMBERS, shapes["in.b"][0])
        return {name: jax.ShapeDtypeStruct(shape, np.float32) for name, shape in shapes.items()}

    # -- steps -----------------------------------------------------------------------------------

    def _train(self, step: Step) -> Step:
        self._compile(step)
        return super()._train({**step, **self._resumed(step)})

    def _resumed(self, step: Step) -> Step:
        if "resume" not in step:
            return {}
        return {"resume": str(self._file(step["resume"], config_of(step).players))}

    def _know(self, step: Step) -> Step:
        config = config_of(step)
        frozen = tuple(self._net(name, config.players) for name in step["against"])
        resume = self._file(step["resume"], config.players)
        out = self._out / f"{step['net']}.safetensors"
        programs = self._compiled[self._know_key(step)].result()
        printed, loose = _runs._printed(step["net"]), float(step.get("loose", 1))
        report = known_training.train(
            config, out, frozen, resume, printed, programs, _trust(step), loose
        )
        return {"report": report._asdict(), "config": asdict(config)}

    def _table(self, step: Step) -> Step:
        config = config_of(step)
        net = self._told_net(step["net"], config.players)
        program = self._compiled[self._table_key(step)].result()
        deaf = np.full(config.games, step.get("deaf", False))
        shares: Step = {}
        for ours in step["seats"]:
            frozen, seating = self._others(config, step["other"], ours)
            heat, key = np.float32(net.temperature), jax.random.key(7)
            share, over = program(net.weights, heat, frozen, seating, deaf, key, _trust(step))
            mine = np.asarray(seating.kind) == 0
            mean = (np.asarray(share) * mine).sum(-1) / ours
            measured = mixed_tables.measured(mean[np.asarray(over)])
            shares[str(ours)] = _runs._rounded(measured)
        return {"shares": shares}

    def _others(self, config: Config, other: str, ours: int) -> tuple[Any, Any]:
        kind, *traits = other.split(":")
        if kind == "face":
            return (), known_training.seated(config, ours, FACE, opening=float(traits[0]))
        if kind == "loose":
            slope, heat = map(float, traits)
            return (), known_training.seated(config, ours, SOFT, slope=slope, heat=heat)
        frozen = (self._net(other, config.players),)
        return frozen, known_training.seated(config, ours, FROZEN)

    def _challenge(self, step: Step) -> Step:
        config = config_of(step)
        programs = self._compiled[self._challenge_key(step)].result()
        rounds, name = step.get("rounds", response.ROUNDS), f"against {step['against']}"
        net = self._told_net(step["against"], config.players)
        printed = _runs._printed(name)
        before, after, report = known_response.train(
            config, net, rounds, printed, programs, _trust(step)
        )
        shares = {"untrained": _runs._rounded(before), "trained": _runs._rounded(after)}
        return {"shares": shares, "report": report._asdict()}

    # -- nets ------------------------------------------------------------------------------------

    def _net(self, name: str, players: int) -> Frozen:
        """The net without what it is told of tables."""
        net = self._told_net(name, players)
        return net._replace(
            weights={key: w for key, w in net.weights.items() if key != known_seats.TABLE}
        )

    def _told_net(self, name: str, players: int) -> Frozen:
        name, temperature = _runs._split(name)
        weights = read_weights(self._file(name, players))
        weights.pop("knots", None)
        padded = known_training.padded(weights, players)
        return Frozen(
            {key: jnp.asarray(w) for key, w in padded.items()},
            KNOTS["fine"],
            np.float32(temperature),
        )


def config_of(step: Step) -> Config:
    """The settings of a step; see `runs.py`."""
    return _runs._config({**step, "do": LIKE.get(step["do"], step["do"])})


def _nets(step: Step) -> set[str]:
    """The nets that a step needs."""
    names = [step[key] for key in ("one", "other", "net", "resume", "after") if key in step]
    against = step.get("against", [])
    names += [against] if isinstance(against, str) else against
    return {_runs._split(name)[0] for name in names if not _typed(name)}


def _trust(step: Step) -> Trust:
    return Trust(**{part: np.float32(share) for part, share in step.get("trust", {}).items()})


def _typed(other: str) -> bool:
    return other.startswith(("face:", "loose:")) or other == "types"


def _lines(path: Path) -> list[Step]:
    return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []


def main() -> None:
    """See the module."""
    parser = argparse.ArgumentParser(description="Runs a plan with nets that know the table.")
    parser.add_argument("plan", type=Path)
    parser.add_argument("--out", type=Path, required=True, help="folder of nets and results")
    parser.add_argument("--only", choices=("train", "measure"), required=True)
    parser.add_argument("--threads", type=int, default=4, help="that compile")
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    Runner(given.out, given.threads, given.only).run(given.plan)


if __name__ == "__main__":
    main()
