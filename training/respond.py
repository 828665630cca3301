"""Trains a best response to a frozen net: how well can it be exploited?

    python3 training/respond.py medici --players 4 --against medici-4.safetensors --seconds 430

Prints the share of the win before and after training; the first already knows the net's answers.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

from settings import add_settings, config_of, trainable, training_of

from florin.core.training import Report


def main() -> None:
    parser = argparse.ArgumentParser(description="Trains a best response to a frozen net.")
    commands = parser.add_subparsers(dest="game", required=True)
    for name in trainable():
        training = training_of(name)
        command = commands.add_parser(name)
        command.add_argument("--against", type=Path, required=True, help="weights of the net")
        command.add_argument("--store", type=Path, help="add the result to this JSON file")
        add_settings(command, replace(training.Config(), **training.RESPONSE))
    given = vars(parser.parse_args())
    game = given.pop("game")
    training = training_of(game)
    against, store = given.pop("against"), given.pop("store")
    last = 0.0

    def each(report: Report) -> None:
        nonlocal last
        if not 0 <= report.seconds - last < 10:
            last = report.seconds
            print(json.dumps(report._asdict()), flush=True)

    config = config_of(training, given)
    before, after = training.respond(config, against, each)
    result = {"untrained": before._asdict(), "trained": after._asdict(), "seconds": config.seconds}
    print(json.dumps(result), flush=True)
    if store is not None:
        found: dict[str, Any] = json.loads(store.read_text()) if store.exists() else {}
        found[f"{game} {config.players}: response"] = result
        store.write_text(json.dumps(dict(sorted(found.items())), indent=1) + "\n")


if __name__ == "__main__":
    main()
