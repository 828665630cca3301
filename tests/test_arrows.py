"""Imports point one way. docs/architecture.md draws the map that this test enforces."""

import ast
import sys
from pathlib import Path

import florin

ROOT = Path(florin.__file__).parent
# Each room may use those before it, and those in its own line only where it says so.
MAY_USE: dict[str, set[str]] = {
    "rules": set(),
    "records": {"rules"},
    "encoding": {"rules"},
    "views": {"rules", "records"},
    "bots": {"rules", "records", "encoding"},
    "sim": {"rules", "records", "encoding"},
    "envs": {"rules", "records", "encoding", "views", "bots", "sim"},
    "arena": {"rules", "records", "views", "bots"},
    "server": {"rules", "records", "views", "bots", "arena"},
    "terminal": {"rules", "records", "bots"},
    "bench": {"rules", "records", "encoding", "bots", "sim", "envs", "arena", "server"},
    "cli": {"rules", "records", "bots", "arena", "server", "terminal", "bench"},
}


def imports(file: Path) -> set[str]:
    """Top-level names of what a file imports; `florin.X` for our own rooms."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text())):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: say the whole name"
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        for name in names:
            parts = name.split(".")
            found.add(".".join(parts[:2]) if parts[0] == "florin" else parts[0])
    return found


def rooms() -> dict[str, list[Path]]:
    found: dict[str, list[Path]] = {}
    for file in ROOT.rglob("*.py"):
        inside = file.relative_to(ROOT).parts
        if len(inside) > 1:
            found.setdefault(inside[0], []).append(file)
    return found


def test_every_room_is_on_the_map() -> None:
    assert set(rooms()) <= set(MAY_USE)


def test_arrows_point_one_way() -> None:
    for room, files in rooms().items():
        for file in files:
            ours = {name.removeprefix("florin.") for name in imports(file) if "florin." in name}
            stray = ours - MAY_USE[room] - {room, "__version__"}
            assert not stray, f"{file.relative_to(ROOT)} may not import {stray}"


def test_rules_need_the_standard_library_only_and_no_clock_or_dice() -> None:
    for file in rooms()["rules"]:
        others = {name for name in imports(file) if not name.startswith("florin")}
        assert others <= set(sys.stdlib_module_names), file
        banned = {"random", "time", "datetime", "os", "io", "secrets", "socket", "pathlib"}
        assert not others & banned, file
        assert "open(" not in file.read_text()
        assert "print(" not in file.read_text()
