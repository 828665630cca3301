"""The documentation site: its navigation and the pages agree (`make docs` checks the rest)."""

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
# Pages outside docs/ that tools/docs_hook.py brings in.
FROM_ROOT = {"index.md", "contributing.md", "changelog.md"}


def navigation() -> list[str]:
    _, _, nav = (ROOT / "mkdocs.yml").read_text().partition("\nnav:\n")
    return re.findall(r"^ *- (?:.*: )?(\S+\.md)$", nav, re.MULTILINE)


def test_every_page_is_in_the_navigation_once() -> None:
    pages = {page.relative_to(ROOT / "docs").as_posix() for page in ROOT.glob("docs/**/*.md")}
    listed = navigation()
    assert len(listed) == len(set(listed))
    assert set(listed) - FROM_ROOT == pages, "mkdocs.yml: list every page of docs/ under nav"


def test_the_reference_lists_its_packages() -> None:
    index = (ROOT / "docs/reference/index.md").read_text()
    for page in navigation():
        if page.startswith("reference/") and page != "reference/index.md":
            name = Path(page).name
            package = name.removesuffix(".md")
            assert f"[florin.{package}]({name})" in index
            assert f"::: florin.{package}\n" in (ROOT / "docs" / page).read_text()
