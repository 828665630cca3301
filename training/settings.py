"""The settings of a training run as options of a command line."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from dataclasses import asdict, replace
from typing import Any

from florin import games
from florin.core.facets import Training


def trainable() -> list[str]:
    """The names of the games that can be trained."""
    return [game.name for game in games.all_games() if "training" in game.parts]


def training_of(game: str) -> Training:
    """The training of that game; raises SystemExit if it has none."""
    found = games.get(game).training
    if found is None:
        raise SystemExit(f"{game} cannot be trained")
    return found


def add_settings(command: argparse.ArgumentParser, defaults: Any) -> None:
    """An option for every field of a config."""
    values: dict[str, int | float | str] = asdict(defaults)
    for name, value in values.items():
        command.add_argument(f"--{name.replace('_', '-')}", type=type(value), default=value)


def config_of(training: Training, given: Mapping[str, Any]) -> Any:
    """The config with these fields."""
    return replace(training.Config(), **given)
