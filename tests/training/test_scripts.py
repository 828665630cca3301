"""The scripts in training/: every setting of a run is an option of the right type."""

import argparse
import importlib
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from florin import games


@pytest.fixture
def settings(monkeypatch: Any) -> Any:
    monkeypatch.syspath_prepend(Path(__file__).parents[2] / "training")
    return importlib.import_module("settings")


@pytest.mark.parametrize("game", ["medici", "strozzi"])
def test_settings_become_options(game: str, settings: Any) -> None:
    assert game in settings.trainable()
    training = games.get(game).training
    assert training is not None
    parser = argparse.ArgumentParser()
    settings.add_settings(parser, training.Config())
    assert settings.config_of(training, vars(parser.parse_args([]))) == training.Config()
    given = parser.parse_args(["--seconds", "0.5", "--games", "7", "--money-late", "0.25"])
    config = settings.config_of(training, vars(given))
    assert (config.seconds, config.games, config.money_late) == (0.5, 7, 0.25)
    for field in fields(training.Config):
        assert type(field.default).__name__ == field.type, field.name
