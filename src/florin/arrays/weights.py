"""Trained weights. They lie in the folder `weights` of their game, beside a model card."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any

import numpy as np
from safetensors.numpy import load_file  # pyright: ignore[reportUnknownVariableType]


@cache
def load(package: str, name: str) -> Mapping[str, Any]:
    """`weights/NAME.safetensors` of a game's package as float32 arrays, read once."""
    with as_file(files(package) / "weights" / f"{name}.safetensors") as path:
        return read(path)


def read(path: Path) -> Mapping[str, Any]:
    """The weights in a file as float32 arrays."""
    stored = load_file(path)
    return {key: np.ascontiguousarray(value, np.float32) for key, value in stored.items()}
