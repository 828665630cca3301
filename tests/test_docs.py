"""The docs tell the truth: links resolve, records replay, examples run as printed."""

import doctest
import json
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

import florin.games
import florin.games.medici
from florin.core.lots import LETTER
from florin.records import Replay, from_dict

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
IDS = [str(page.relative_to(ROOT)) for page in PAGES]


def blocks(doc: Path, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", doc.read_text(), re.MULTILINE | re.DOTALL)


def anchors(doc: Path) -> set[str]:
    """As GitHub makes them from headings."""
    headings = re.findall(r"^#+ (.+)$", doc.read_text(), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("doc", PAGES, ids=IDS)
def test_links_resolve(doc: Path) -> None:
    for link in re.findall(r"\]\(([^)\s]+)\)", doc.read_text()):
        if "://" in link:
            continue
        path, _, anchor = link.partition("#")
        target = (doc.parent / path).resolve() if path else doc
        assert target.exists(), link
        if anchor:
            assert anchor in anchors(target), link


@pytest.mark.parametrize("doc", PAGES, ids=IDS)
def test_records_replay(doc: Path) -> None:
    for text in blocks(doc, "json"):
        data = json.loads(text)
        if "moves" in data:
            Replay.of(from_dict(data))


@pytest.mark.parametrize("doc", PAGES, ids=IDS)
def test_python_examples_run(doc: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What a `print(...)  # comment` says, it prints."""
    for code in blocks(doc, "python"):
        exec(compile(code, str(doc), "exec"), {})
        expected = re.findall(r"^print\(.*\)\s+# (.+)$", code, re.MULTILINE)
        printed = capsys.readouterr().out.splitlines()
        for said, found in zip(expected, printed, strict=True):
            assert said.startswith(found)


def test_console_examples_of_the_readme(tmp_path: Path) -> None:
    """`$ florin replay …` prints exactly what stands below it."""
    readme = ROOT / "README.md"
    (record,) = (text for text in blocks(readme, "json") if "moves" in text)
    (tmp_path / "game.json").write_text(record)
    shown = 0
    for block in blocks(readme, "console"):
        command, _, output = block.partition("\n")
        if not command.startswith("$ florin replay"):
            continue
        program = Path(sys.executable).with_name("florin")
        run = subprocess.run(
            [program, *command.split()[2:]],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=True,
        )
        assert run.stdout == output
        shown += 1
    assert shown


def test_every_command_in_the_readme_exists() -> None:
    program = Path(sys.executable).with_name("florin")
    commands = set(re.findall(r"^\$ florin (\w+)", (ROOT / "README.md").read_text(), re.MULTILINE))
    assert commands
    for command in commands:
        subprocess.run([program, command, "--help"], capture_output=True, check=True)
    makefile = (ROOT / "Makefile").read_text()
    for target in re.findall(r"^\$ make (\w+)", (ROOT / "README.md").read_text(), re.MULTILINE):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE)


def test_every_rule_id_has_a_test_and_a_place_in_the_ledger() -> None:
    medici = (ROOT / "docs/rules/medici.md").read_text()
    strozzi = (ROOT / "docs/rules/strozzi.md").read_text()
    tests = "\n".join(path.read_text() for path in (ROOT / "tests/games").rglob("test_*.py"))
    wanted = [f"M{n}" for n in range(1, 27)] + [f"ME{n}" for n in range(1, 5)]
    for page, ids in ((medici, wanted), (strozzi, [f"S{n}" for n in range(1, 19)] + ["SE1"])):
        ledger = page[page.index("## Ledger of rule ids") :]
        for rule in ids:
            assert re.search(rf"\b{rule}\b", ledger), rule
            assert re.search(rf"def test_{rule}_", tests), rule


@pytest.mark.parametrize("module", [florin.games, florin.games.medici])
def test_docstring_examples(module: ModuleType) -> None:
    results = doctest.testmod(module)
    assert results.attempted
    assert not results.failed


def test_token_letters_in_the_docs() -> None:
    page = (ROOT / "docs/records.md").read_text()
    assert all(f"`{letter}" in page for letter in LETTER.values())
