# pyright: basic, reportMissingImports=false
"""Lets MkDocs use the pages of the repository as they are, wherever they stand.

Pages link to each other by their paths in the repository, as code hosts show them. This hook brings
README.md, CONTRIBUTING.md and CHANGELOG.md into the site, and every other file outside docs/ that a
page links to, and rewrites the links. A link to a file that does not exist is left alone, so that
the strict build reports it.
"""

from __future__ import annotations

import posixpath
import re
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).resolve().parent.parent
# Paths in the repository, and where these pages stand in the site.
PLACES = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
}
LINK = re.compile(r"(?<=\]\()([^)\s#:]+)(?=[#)])")


def place_of(path: str) -> str:
    """Where a file of the repository stands in the site."""
    if path.startswith("docs/"):
        return path.removeprefix("docs/")
    return PLACES.get(path, f"repository/{path}")


def path_of(place: str) -> str:
    """The other way round."""
    for path, known in PLACES.items():
        if place == known:
            return path
    if place.startswith("repository/"):
        return place.removeprefix("repository/")
    return f"docs/{place}"


def linked(path: str) -> set[str]:
    """Files of the repository that a page links to."""
    folder = posixpath.dirname(path)
    found = {
        posixpath.normpath(posixpath.join(folder, link))
        for link in LINK.findall((ROOT / path).read_text("utf-8"))
    }
    return {one for one in found if (ROOT / one).is_file()}


def on_files(files: Files, config: MkDocsConfig) -> Files:
    to_read = [*PLACES, *(path_of(page.src_uri) for page in files.documentation_pages())]
    seen = set(to_read)
    while to_read:
        path = to_read.pop()
        if not path.startswith("docs/"):
            source = str(ROOT / path)
            files.append(File.generated(config, place_of(path), abs_src_path=source))
        if path.endswith(".md"):
            new = {one for one in linked(path) - seen if not one.startswith("docs/")}
            seen |= new
            to_read += sorted(new)
    return files


def on_page_markdown(markdown: str, page: Page, **_: object) -> str:
    path = path_of(page.file.src_uri)
    here = posixpath.dirname(page.file.src_uri)

    def rewritten(match: re.Match[str]) -> str:
        target = posixpath.normpath(posixpath.join(posixpath.dirname(path), match[1]))
        if not (ROOT / target).is_file():
            return match[1]
        return posixpath.relpath(place_of(target), here or ".")

    return LINK.sub(rewritten, markdown)
