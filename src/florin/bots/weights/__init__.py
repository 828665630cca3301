"""Trained weights, with a model card each."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import as_file, files
from typing import Any

import numpy as np
from safetensors.numpy import load_file  # pyright: ignore[reportUnknownVariableType]


@cache
def load(name: str) -> Mapping[str, Any]:
    """The weights of that name as float32 arrays, read once."""
    with as_file(files(__name__) / f"{name}.safetensors") as path:
        stored = load_file(path)
    return {key: np.ascontiguousarray(value, np.float32) for key, value in stored.items()}
