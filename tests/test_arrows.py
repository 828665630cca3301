"""Imports between packages point one way: docs/architecture.md draws this map."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

import florin
from kit import random_record

ROOT = Path(florin.__file__).parent

# What the files of each package may import from the others. Every arrow here is in use: a test
# fails if one is not, so that the map stays true.
MAY_USE: dict[str, set[str]] = {
    "core": set(),
    "arrays": {"core"},
    "views": {"core"},
    "render": {"core"},
    "games": {"core", "arrays", "views", "render"},
    "records": {"core", "games"},
    "bots": {"core", "games"},
    "sim": {"core", "arrays", "games"},
    "envs": {"core", "arrays", "views", "render", "games", "bots"},
    "analysis": {"core", "games", "records", "render"},
    "puzzles": {"core", "games", "records", "bots", "analysis"},
    "arena": {"core", "games", "records", "bots", "render"},
    "terminal": {"core", "games", "records", "views"},
    "server": {"core", "views", "games", "records", "render", "bots", "analysis", "puzzles"},
    "testing": {"core", "arrays", "views", "games", "records", "bots", "sim"},
    "bench": {"core", "arrays", "games", "bots", "server", "sim"},
    "cli": {
        *("core", "render", "games", "records", "bots", "analysis", "puzzles"),
        *("arena", "terminal", "server", "bench"),
    },
}
# The same inside server/. Its own files `app` and `serve` put everything together.
SERVER_MAY_USE: dict[str, set[str]] = {
    "domain": set(),
    "operations": set(),
    "messages": {"domain"},
    "store": {"domain", "operations"},
    "live": {"domain", "operations", "messages", "store"},
    "workers": {"domain", "operations", "messages", "store", "live"},
    "http": {"domain", "operations", "messages", "store", "live", "workers"},
}
SERVER_ROOT = {"__init__.py", "admin.py", "app.py", "serve.py"}
# Single modules of `florin` that every package may import.
ANYWHERE = {"processes", "__version__"}

# Files of a game that hold its rules: they need only the standard library and `florin.core`.
RULES = {
    *("__init__", "actions", "board", "events", "game", "narrate", "orders", "position"),
    *("scoring", "setup", "text", "face", "rollout"),
}
# Rules depend on nothing but their arguments.
BANNED = {"datetime", "io", "os", "pathlib", "random", "secrets", "socket", "sys", "time"}
# Files that name a type of these modules in annotations: callers pass the objects in.
ONLY_TYPES = {
    "core/bots.py": {"random"},
    "core/characters.py": {"random"},
    "core/facets.py": {"pathlib", "random"},
}


def imported(file: Path) -> set[str]:
    """The full names of all that a file imports, also inside functions."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: imports must be absolute"
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def packages() -> dict[str, list[Path]]:
    found: dict[str, list[Path]] = {}
    for file in sorted(ROOT.rglob("*.py")):
        inside = file.relative_to(ROOT).parts
        if len(inside) > 1:
            found.setdefault(inside[0], []).append(file)
    return found


def arrows(package: str) -> dict[str, set[str]]:
    """The packages that `package` imports, and the files that do it."""
    found: dict[str, set[str]] = {}
    for file in packages()[package]:
        for name in imported(file):
            top, _, rest = name.partition(".")
            other = rest.partition(".")[0]
            if top == "florin" and other and other not in {package, *ANYWHERE}:
                found.setdefault(other, set()).add(str(file.relative_to(ROOT)))
    return found


def rules_files() -> list[Path]:
    games = [file for file in packages()["games"] if file.parent.parent == ROOT / "games"]
    return [*packages()["core"], *(file for file in games if file.stem in RULES)]


def game_of(file: Path) -> str | None:
    """The game whose folder holds the file; None for the files that all games share."""
    inside = file.relative_to(ROOT).parts
    return inside[1] if inside[0] == "games" and len(inside) > 2 else None


def test_every_package_is_on_the_map() -> None:
    assert set(packages()) == set(MAY_USE)


def test_the_map_has_no_cycle() -> None:
    TopologicalSorter(MAY_USE).prepare()


@pytest.mark.parametrize("package", MAY_USE)
def test_no_package_imports_what_the_map_does_not_allow(package: str) -> None:
    for other, files in arrows(package).items():
        assert other in MAY_USE[package], f"{sorted(files)} may not import florin.{other}"


@pytest.mark.parametrize("package", MAY_USE)
def test_every_arrow_on_the_map_is_used(package: str) -> None:
    unused = MAY_USE[package] - set(arrows(package))
    assert not unused, f"no file of {package} imports {unused}: remove them from the map"


def server_arrows(package: str) -> dict[str, set[str]]:
    """The sub-packages of server/ that one of them imports, and the files that do it."""
    found: dict[str, set[str]] = {}
    for file in sorted((ROOT / "server" / package).rglob("*.py")):
        for name in imported(file):
            parts = name.split(".")
            if parts[:2] == ["florin", "server"] and len(parts) > 2 and parts[2] != package:
                found.setdefault(parts[2], set()).add(str(file.relative_to(ROOT)))
    return found


def test_every_part_of_the_server_is_on_the_map() -> None:
    inside = [entry for entry in (ROOT / "server").iterdir() if entry.name != "__pycache__"]
    assert {entry.name for entry in inside if entry.is_dir()} == set(SERVER_MAY_USE)
    assert {entry.name for entry in inside if entry.is_file()} == SERVER_ROOT


def test_the_map_of_the_server_has_no_cycle() -> None:
    TopologicalSorter(SERVER_MAY_USE).prepare()


@pytest.mark.parametrize("package", SERVER_MAY_USE)
def test_the_server_imports_what_its_map_shows_and_nothing_else(package: str) -> None:
    found = server_arrows(package)
    for other, files in found.items():
        assert other in SERVER_MAY_USE[package], f"{sorted(files)} may not import {other}"
    assert set(found) == SERVER_MAY_USE[package], "remove unused arrows from the map"


def test_the_domain_of_the_server_uses_no_clock_no_dice_and_no_files() -> None:
    for file in (ROOT / "server" / "domain").glob("*.py"):
        used = (BANNED | {"asyncio", "sqlalchemy", "litestar"}) & {
            name.partition(".")[0] for name in imported(file)
        }
        assert not used, f"{file.name}: {used}"


def test_no_game_imports_another() -> None:
    for file in packages()["games"]:
        own = game_of(file)
        for name in imported(file):
            parts = name.split(".")
            if parts[:2] == ["florin", "games"] and len(parts) > 3:
                assert parts[2] == own, f"{file.relative_to(ROOT)} imports {name}"


def test_rules_need_only_the_standard_library_and_core() -> None:
    assert {file.stem for file in rules_files() if game_of(file)} == RULES
    for file in rules_files():
        own = game_of(file)
        for name in imported(file):
            parts = name.split(".")
            if parts[0] != "florin":
                allowed = parts[0] in sys.stdlib_module_names
            else:
                allowed = parts[1] == "core" or (
                    parts[1:3] == ["games", own] and (len(parts) < 5 or parts[3] in RULES)
                )
            assert allowed, f"{file.relative_to(ROOT)} imports {name}"


def test_rules_use_no_clock_no_dice_and_no_files() -> None:
    for file in rules_files():
        where = str(file.relative_to(ROOT))
        used = BANNED & {name.partition(".")[0] for name in imported(file)}
        assert used == ONLY_TYPES.get(where, set()), f"{where} imports {used}"
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                assert node.func.id not in {"open", "print", "input"}, where


@pytest.mark.parametrize("game", ["medici", "strozzi"])
def test_replaying_loads_no_third_party_package(game: str, tmp_path: Path) -> None:
    """Whatever else is installed, the rules and the records of a game run without it."""
    players = {"medici": 3, "strozzi": 2}[game]
    file = tmp_path / "record.json"
    file.write_text(random_record(game, players, 1).dumps())
    code = """
import json, sys
from florin.records import loads, position_of
over = position_of(loads(open(sys.argv[1]).read())).outcome() is not None
files = [(name, getattr(module, "__file__", None) or "") for name, module in sys.modules.items()]
installed = {name.partition(".")[0] for name, file in files if "site-packages" in file}
print(json.dumps([over, "florin.games" in sys.modules, sorted(installed)]))
"""
    command = [sys.executable, "-c", code, str(file)]
    run = subprocess.run(command, capture_output=True, text=True, check=True)
    over, known, installed = json.loads(run.stdout)
    assert over
    assert known
    # Python itself loads modules with a leading underscore for editable installs.
    assert {name for name in installed if not name.startswith("_")} <= {"florin"}
