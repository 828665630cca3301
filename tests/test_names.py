"""A game's name appears in its own folders, the registry, docs and tests, and nowhere else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import florin

ROOT = Path(__file__).parent.parent
PACKAGE = Path(florin.__file__).parent
WEB = ROOT / "web/src"
NAMES = re.compile(r"medici|strozzi", re.IGNORECASE)
# Folders of games, which also hold the registries, and types generated from the Python code.
OWN = (PACKAGE / "games", WEB / "games", WEB / "lib/messages.ts")
# Files that may name a game, each with the reason.
EXCEPTIONS: dict[Path, str] = {}


def sources() -> Iterator[Path]:
    """The source files of the framework: Python, TypeScript and Svelte, without unit tests."""
    for file in (*PACKAGE.rglob("*.py"), *WEB.rglob("*.ts"), *WEB.rglob("*.svelte")):
        if not any(file.is_relative_to(own) for own in OWN) and ".test." not in file.name:
            yield file


def named(file: Path) -> list[str]:
    """The lines of a file that name a game. Examples in docstrings are documentation."""
    lines = [line.strip() for line in file.read_text().splitlines()]
    return [
        f"{file}:{number}: {line}"
        for number, line in enumerate(lines, 1)
        if NAMES.search(line) and not line.startswith(">>>")
    ]


def test_no_game_is_named_outside_its_folders() -> None:
    found = [line for file in sources() if file not in EXCEPTIONS for line in named(file)]
    assert not found, "\n".join(found)


def test_every_exception_is_needed() -> None:
    for file in EXCEPTIONS:
        assert named(file), f"{file} names no game: remove the exception"


@pytest.mark.parametrize(
    "line",
    [
        'if position.game == "medici":',
        "from florin.games.strozzi import Strozzi",
        "import type { MediciView } from '../lib/messages';",
        "<h1>MEDICI vs Strozzi</h1>",
        "const isStrozzi = view.game === other;",
    ],
)
def test_the_search_finds_a_name(line: str, tmp_path: Path) -> None:
    file = tmp_path / "module.py"
    file.write_text(f"# a module\n{line}\n")
    assert named(file) == [f"{file}:2: {line}"]


def test_the_search_reads_the_framework() -> None:
    """Every package except `games`, and both languages of the web app."""
    found = list(sources())
    tops = {f.relative_to(PACKAGE).parts[0] for f in found if f.is_relative_to(PACKAGE)}
    assert {"core", "records", "bots", "sim", "envs", "server", "cli", "processes.py"} <= tops
    assert "games" not in tops
    assert {".py", ".ts", ".svelte"} == {file.suffix for file in found}
    assert (PACKAGE / "games/medici/game.py").exists()
    assert named(PACKAGE / "games/medici/game.py")
