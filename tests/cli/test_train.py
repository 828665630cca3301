"""`florin train`: what it refuses; tests/training runs the training itself."""

import sys
from pathlib import Path

import pytest

from florin import games
from florin.cli.errors import Failure
from florin.cli.train import load_training, train
from florin.core import Game
from florin.games.strozzi.game import StrozziGame


def test_refuses_folders_and_files_that_are_not_there(tmp_path: Path) -> None:
    with pytest.raises(Failure, match="no folder"):
        train("strozzi", out=tmp_path / "nowhere" / "net.safetensors")
    with pytest.raises(Failure, match="no file"):
        train("strozzi", out=tmp_path / "net.safetensors", resume=tmp_path / "none")


def test_refuses_unknown_games_and_numbers_of_players(tmp_path: Path) -> None:
    with pytest.raises(Failure, match="no game is called 'chess'"):
        train("chess")
    with pytest.raises(Failure, match="3 to 6 players"):
        train("medici", players=2, out=tmp_path / "net.safetensors")


def test_refuses_files_that_are_no_weights(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.safetensors"
    wrong.write_bytes(b"not weights at all")
    with pytest.raises(Failure, match=r"training failed: .* is no file of weights"):
        train("strozzi", out=tmp_path / "net.safetensors", resume=wrong)


def test_a_game_without_training_is_refused_by_name() -> None:
    class Bare(Game):
        name = "bare"

    with pytest.raises(Failure, match="bare has no training; there is one for medici, strozzi"):
        load_training(Bare())


@pytest.mark.parametrize("missing", ["jax", "optax"])
def test_names_the_extra_if_a_part_of_it_is_missing(
    missing: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in list(sys.modules):
        if name.startswith(("florin.games.strozzi.training", "florin.arrays")):
            monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, missing, None)
    with pytest.raises(Failure, match=rf"{missing}.*florin\[train\]"):
        load_training(StrozziGame())


def test_settings_for_any_computer_are_settings_of_the_game() -> None:
    for game in games.all_games():
        training = game.training
        assert training is not None
        config = training.config(game.setup(), seconds=1, **training.SMALL)
        assert config.seconds == 1
        assert config.games == training.SMALL["games"]
        assert config.players == game.default_players
