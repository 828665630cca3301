"""Trains the evaluator of a game by self-play, with every setting on the command line.

    python3 training/train.py medici --players 4 --seconds 470 --out medici-4.safetensors
    python3 training/train.py strozzi --seconds 380 --out strozzi.safetensors

Writes the weights, a checkpoint for `--resume` and a log of JSON lines beside them. `florin train`
runs the same training with settings that suit any computer.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from settings import add_settings, config_of, trainable, training_of

from florin.arrays.untyped import jax
from florin.core.training import Report


def main() -> None:
    parser = argparse.ArgumentParser(description="Trains the evaluator of a game.")
    commands = parser.add_subparsers(dest="game", required=True)
    for name in trainable():
        command = commands.add_parser(name)
        command.add_argument("--out", type=Path, required=True, help="file of the weights")
        command.add_argument("--resume", type=Path, help="a checkpoint, or weights to start from")
        add_settings(command, training_of(name).Config())
    given = vars(parser.parse_args())
    training = training_of(given.pop("game"))
    out, resume = given.pop("out"), given.pop("resume")
    config = config_of(training, given)
    with out.with_suffix(".jsonl").open("a") as log:
        last = 0.0

        def write(line: dict[str, Any]) -> None:
            print(json.dumps(line), file=log, flush=True)
            print(json.dumps(line), flush=True)

        def each(report: Report) -> None:
            nonlocal last
            if report.seconds - last >= 5 or report.seconds >= config.seconds:
                last = report.seconds
                write(report._asdict())

        device, version = str(jax.devices()[0]), str(jax.__version__)
        write({"config": asdict(config), "device": device, "jax": version})
        training.train(config, out, resume, each)


if __name__ == "__main__":
    main()
