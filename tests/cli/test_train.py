"""`florin train`: what it refuses; tests/training runs the training itself."""

import sys
from pathlib import Path

import pytest

from florin.cli.errors import Failure
from florin.cli.play import GameName
from florin.cli.train import load_script, train


def test_refuses_folders_and_files_that_are_not_there(tmp_path: Path) -> None:
    with pytest.raises(Failure, match="no folder"):
        train(GameName.STROZZI, out=tmp_path / "nowhere" / "net.safetensors")
    with pytest.raises(Failure, match="no file"):
        train(GameName.STROZZI, out=tmp_path / "net.safetensors", resume=tmp_path / "none")


@pytest.mark.parametrize("missing", ["jax", "optax"])
def test_names_the_extra_where_a_part_of_it_is_missing(
    missing: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, missing, None)
    with pytest.raises(Failure, match=rf"{missing}.*florin\[train\]"):
        load_script("strozzi")
