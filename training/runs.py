"""Runs a plan in one process: trainings, matches and best responses, one after the other.

    python3 training/runs.py training/sharp.jsonl --out runs --follow 1500

Time on a GPU is short and compiling takes a minute, so everything is compiled in other threads
while the first net is trained. The plan has a JSON object on each line:

    {"do": "train", "net": "sharp-4m", "players": 4, "seconds": 330, "design": "margins", "seed": 1}
    {"do": "match", "one": "sharp-4m@.006", "other": "magnifico@.015", "seats": [1, 2, 3]}
    {"do": "face", "net": "sharp-4m@.006", "openings": [0, 0.7, 1]}
    {"do": "respond", "against": "sharp-4m@.006", "seconds": 50}

A net is one of the plan, `magnifico`, or one of the pool, with the temperature at which it expects
others to choose. Results are lines of `results.jsonl` in the folder; steps that are there already
are left out, and trainings go on from their checkpoint. With `--follow` the plan may grow.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor, wait
from dataclasses import asdict, replace
from functools import cache, partial
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any, Final

import numpy as np

from florin.arrays.learning import read_weights
from florin.arrays.untyped import jax
from florin.core.training import Measured, Report
from florin.games.medici.bots.features import design_of
from florin.games.medici.training import fixed_response, matches, mixed_tables, response, sharp
from florin.games.medici.training.population import FACE, LEARNER, Frozen
from florin.games.medici.training.self_play import KNOTS, Config

Step = dict[str, Any]
POOL: Final = Path(__file__).parent / "pool"
TEMPERATURE: Final = 0.006  # of a net whose name gives none
GAMES: Final = 16_384  # of a match


class Runner:
    """Knows where nets lie, and what is compiled."""

    def __init__(self, out: Path, threads: int) -> None:
        self._out = out
        self._compiled: dict[str, Future[Any]] = {}
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="compile")
        self._designs: dict[tuple[str, int], str] = {}  # of nets that the plan trains
        self._begun = time.monotonic()

    # -- plan ------------------------------------------------------------------------------------

    def run(self, plan: Path, follow: float) -> None:
        """Does the steps of the plan that have no result yet; waits for more until `follow`."""
        while True:
            steps = [json.loads(line) for line in plan.read_text().splitlines() if line.strip()]
            done = {json.dumps(line["step"]) for line in self._results()}
            waiting = [step for step in steps if json.dumps(step) not in done]
            for at, step in enumerate(waiting):
                self.expect(step)
                self._compile(step)
                if not at and not done:
                    # Nothing can run before the first program: it is compiled alone.
                    wait(self._compiled.values())
            for step in waiting[:1]:
                self._do(step)
            if not waiting:
                if time.monotonic() - self._begun > follow:
                    return
                time.sleep(1)

    def expect(self, step: Step) -> None:
        """Takes note of the net that a step will train: later steps need its shape."""
        if step["do"] == "train":
            config = _config(step)
            self._designs[step["net"], config.players] = config.design

    def _do(self, step: Step) -> None:
        begun = time.monotonic() - self._begun
        actions = {
            "train": self._train,
            "match": self._match,
            "face": self._face,
            "respond": self._respond,
        }
        try:
            found = actions[step["do"]](step)
        except Exception as error:  # noqa: BLE001 - the next step may do better
            found = {"error": repr(error)}
        ended = time.monotonic() - self._begun
        line = {"step": step, **found, "begun": round(begun, 1), "ended": round(ended, 1)}
        print(json.dumps(line), flush=True)
        with (self._out / "results.jsonl").open("a") as results:
            print(json.dumps(line), file=results, flush=True)

    def _results(self) -> list[Step]:
        path = self._out / "results.jsonl"
        return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []

    # -- compiling -------------------------------------------------------------------------------

    def _compile(self, step: Step) -> None:
        for name, build in self.programs(step).items():
            if name not in self._compiled:
                self._compiled[name] = self._pool.submit(self._built, name, build)

    def _built(self, name: str, build: Callable[[], Any]) -> Any:
        begun = time.monotonic()
        program = build()
        now = time.monotonic()
        print(
            f"compiled {name[:24]} in {now - begun:.0f} s, at {now - self._begun:.0f}", flush=True
        )
        return program

    def programs(self, step: Step) -> dict[str, Callable[[], Any]]:
        """What a step needs, by a name that steps which need the same share."""
        config = _config(step)
        match step["do"]:
            case "train":
                return {f"train {config}": partial(sharp.compiled, config)}
            case "respond":
                frozen = self._shape(step["against"], config.players)
                build = partial(fixed_response.compiled, config, frozen.weights)
                return {self._respond_key(step): build}
            case "face":
                net = self._shape(step["net"], config.players)
                return {self._face_key(step): partial(_face_compiled, config, net)}
            case _:
                one, other = (self._shape(step[side], config.players) for side in ("one", "other"))
                build = partial(mixed_tables.compiled, config, one, other)
                return {self._match_key(step): build}

    def _respond_key(self, step: Step) -> str:
        config = fixed_response.fixed(_config(step))
        return f"respond {self._design(step['against'], config.players)} {config}"

    def _face_key(self, step: Step) -> str:
        config = _config(step)
        return f"face {self._design(step['net'], config.players)} {config}"

    def _match_key(self, step: Step) -> str:
        config = _config(step)
        one, other = (self._design(step[side], config.players) for side in ("one", "other"))
        return f"match {one} {other} {config}"

    # -- steps -----------------------------------------------------------------------------------

    def _train(self, step: Step) -> Step:
        config = _config(step)
        out = self._out / f"{step['net']}.safetensors"
        checkpoint = out.with_suffix(".checkpoint")
        resume = Path(step["resume"]) if "resume" in step else None
        resume = checkpoint if checkpoint.exists() else resume
        programs = self._compiled[f"train {config}"].result()
        report = sharp.train(config, out, resume, _printed(step["net"]), programs)
        return {"report": report._asdict(), "config": asdict(config)}

    def _match(self, step: Step) -> Step:
        config = _config(step)
        one, other = (self._net(step[side], config.players) for side in ("one", "other"))
        program = self._compiled[self._match_key(step)].result()
        rounds = step.get("rounds", 1)
        shares = {
            seats: mixed_tables.match(config, one, other, seats, rounds, program)
            for seats in step.get("seats", [1])
        }
        return {"shares": {seats: _rounded(share) for seats, share in shares.items()}}

    def _face(self, step: Step) -> Step:
        config = mixed_tables.settings(_config(step))
        net = self._net(step["net"], config.players)
        program = self._compiled[self._face_key(step)].result()
        found: Step = {}
        for opening in step["openings"]:
            seating = matches.alone(config, LEARNER, FACE, opening)
            key = jax.random.key(7)
            share, over = program(net.weights, np.float32(net.temperature), (), seating, key)
            measured = mixed_tables.measured(np.asarray(share)[np.asarray(over)])
            found[str(opening)] = _rounded(measured)
        return {"shares": found}

    def _respond(self, step: Step) -> Step:
        config = _config(step)
        programs = self._compiled[self._respond_key(step)].result()
        rounds, name = step.get("rounds", response.ROUNDS), f"against {step['against']}"
        net = self._net(step["against"], config.players)
        before, after, report = fixed_response.train(config, net, rounds, _printed(name), programs)
        shares = {"untrained": _rounded(before), "trained": _rounded(after)}
        return {"shares": shares, "report": report._asdict()}

    # -- nets ------------------------------------------------------------------------------------

    def _net(self, name: str, players: int) -> Frozen:
        """The net, padded to the size of its feature set."""
        name, temperature = _split(name)
        weights = read_weights(self._file(name, players))
        weights.pop("knots", None)
        knots = KNOTS["fine"]
        return Frozen(mixed_tables.padded(weights, players), knots, np.float32(temperature))

    def _shape(self, name: str, players: int) -> Frozen:
        """The same without values: a net of the plan need not exist yet."""
        shapes = mixed_tables.shapes(players, self._design(name, players))
        weights = {key: jax.ShapeDtypeStruct(shape, np.float32) for key, shape in shapes.items()}
        return Frozen(weights, KNOTS["fine"], np.float32(0))

    def _design(self, name: str, players: int) -> str:
        name, _ = _split(name)
        if (name, players) in self._designs:
            return self._designs[name, players]
        return _design(self._file(name, players), players)

    def _file(self, name: str, players: int) -> Path:
        if name == "magnifico":
            with as_file(
                files("florin.games.medici") / "weights" / f"{players}.safetensors"
            ) as path:
                return path
        path = self._out / f"{name}.safetensors"
        return path if path.exists() else POOL / f"{name}.safetensors"


@cache
def _design(path: Path, players: int) -> str:
    return design_of(read_weights(path), players).name


def _config(step: Step) -> Config:
    """The settings of a step: those of the plan over those of its kind."""
    given = {key: value for key, value in step.items() if key in Config.__dataclass_fields__}
    match step["do"]:
        case "train":
            config = replace(Config(), **sharp.SETTINGS)
        case "respond":
            config = replace(Config(), **{**response.SETTINGS, "knots": "even", "means": 16})
        case _:
            config = mixed_tables.settings(Config(games=GAMES))
    return replace(config, **given)


def _split(name: str) -> tuple[str, float]:
    name, _, temperature = name.partition("@")
    return name, float(temperature or TEMPERATURE)


def _face_compiled(config: Config, net: Frozen) -> Any:
    config = mixed_tables.settings(config)
    seating = matches.alone(config, LEARNER, FACE)
    key = jax.eval_shape(lambda: jax.random.key(0))
    return matches.first_games.lower(config, net.weights, np.float32(0), (), seating, key).compile()


def _rounded(share: Measured) -> tuple[int, float, float]:
    """Games, share, and half of its 95 % interval."""
    return share.games, round(share.share, 4), round(1.96 * share.error, 4)


def _printed(name: str) -> Callable[[Report], None]:
    last = -1e9

    def each(report: Report) -> None:
        nonlocal last
        if report.seconds - last >= 20:
            last = report.seconds
            print(f"{name}: {json.dumps(report._asdict())}", flush=True)

    return each


def main() -> None:
    """See the module."""
    parser = argparse.ArgumentParser(description="Runs a plan of trainings and matches.")
    parser.add_argument("plan", type=Path)
    parser.add_argument("--out", type=Path, required=True, help="folder of nets and results")
    parser.add_argument("--follow", type=float, default=0.0, help="seconds to wait for new steps")
    parser.add_argument("--threads", type=int, default=4, help="that compile")
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    print(f"jax {jax.__version__} on {jax.devices()[0]}", file=sys.stderr)
    Runner(given.out, given.threads).run(given.plan, given.follow)


if __name__ == "__main__":
    main()
