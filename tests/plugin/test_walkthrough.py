"""docs/adding-a-game.md shows the plug-in's real code."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from florin.core import facets
from florin.testing import GameConformance
from florin.testing.setups import PARTS

HERE = Path(__file__).parent
PAGE = (HERE.parents[1] / "docs/adding-a-game.md").read_text()
EXCERPTS = re.findall(r'^```\w+ title="([^"]+)"\n(.*?)^```', PAGE, re.MULTILINE | re.DOTALL)
ELISION = re.compile(r"^ *# …\n", re.MULTILINE)


def pieces_found(excerpt: str, source: str) -> bool:
    """Whether the pieces of an excerpt stand in the source, as whole lines, in this order."""
    at = 0
    for piece in ELISION.split(excerpt):
        found = f"\n{source}".find(f"\n{piece}", at)
        if found < 0:
            return False
        at = found + len(piece)
    return True


def source_of(title: str) -> str:
    """The file that an excerpt names: a path from here, or the name of a test file."""
    (file,) = [HERE / title] if (HERE / title).exists() else HERE.rglob(title)
    return file.read_text()


@pytest.mark.parametrize(("title", "excerpt"), EXCERPTS, ids=[title for title, _ in EXCERPTS])
def test_excerpts_are_in_the_files(title: str, excerpt: str) -> None:
    assert pieces_found(excerpt, source_of(title)), f"{title} does not hold:\n{excerpt}"


def test_a_changed_excerpt_is_found() -> None:
    title, excerpt = EXCERPTS[0]
    source = source_of(title)
    assert not pieces_found(excerpt.replace('"pass"', '"stop"'), source)
    first, second = ELISION.split(excerpt)[:2]
    assert not pieces_found(f"{second}# …\n{first}", source), "the wrong order"
    assert not pieces_found(excerpt[3:], source), "half a line"


def test_every_module_is_shown() -> None:
    """Except `rollout`, which the page only names, and the package itself."""
    shown = {title for title, _ in EXCERPTS}
    modules = {f"crates/{file.name}" for file in (HERE / "crates").glob("*.py")}
    assert modules - shown == {"crates/__init__.py", "crates/rollout.py"}
    assert "`crates/rollout.py`" in PAGE


def test_every_part_and_attribute_is_named() -> None:
    for part in PARTS:
        assert f"`{part}`" in PAGE, part
    for attribute in ("effort", "settings", "lockstep_games", "lockstep_setups"):
        assert hasattr(GameConformance, attribute)
        assert f"`{attribute}" in PAGE
    assert facets.__name__ in PAGE
