"""The list of faults follows the sources. `make nightly` makes them, one at a time."""

from __future__ import annotations

import ast
import tomllib
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
BREAKAGES = tomllib.loads((ROOT / "tests" / "breakages.toml").read_text("utf-8"))["breakage"]


@pytest.mark.parametrize("breakage", BREAKAGES, ids=[entry["name"] for entry in BREAKAGES])
def test_a_fault_can_be_made(breakage: dict[str, Any]) -> None:
    for name in breakage.get("tests", ()):
        folder = "web" if name.startswith("src/") else "tests"
        assert (ROOT / folder / name).exists(), f"no test {name}"
    text = (ROOT / breakage["file"]).read_text("utf-8")
    assert text.count(breakage["old"]) == 1, f"not found once in {breakage['file']}"
    if breakage["file"].endswith(".py"):
        ast.parse(text.replace(breakage["old"], breakage["new"]))


def test_each_fault_is_another_one() -> None:
    assert len({entry["name"] for entry in BREAKAGES}) == len(BREAKAGES) >= 60
