"""`florin train`: what it refuses; tests/training runs the training itself."""

from pathlib import Path

import pytest

from florin.cli.errors import Failure
from florin.cli.play import GameName
from florin.cli.train import train


def test_refuses_folders_and_files_that_are_not_there(tmp_path: Path) -> None:
    with pytest.raises(Failure, match="no folder"):
        train(GameName.STROZZI, out=tmp_path / "nowhere" / "net.safetensors")
    with pytest.raises(Failure, match="no file"):
        train(GameName.STROZZI, out=tmp_path / "net.safetensors", resume=tmp_path / "none")
