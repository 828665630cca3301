"""Texts in the reader's language, from the web app's catalogue: one translation serves both.

The files are in Fluent's format. A text here is words and variables; a message that chooses between
forms can be read only by the web app.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import florin

LANGUAGES: Final = ("en", "de", "nl", "it")
_PACKAGE: Final = Path(florin.__file__).parent
_ENTRY: Final = re.compile(r"^([a-z][a-z0-9-]*) =[ \t]*(.*(?:\n(?:[ \t]+.*)?)*)", re.MULTILINE)
_VARIABLE: Final = re.compile(r"\{ *\$(\w+) *\}")


def text(language: str, key: str, **values: object) -> str:
    """The message with its variables filled in. Raises KeyError if there is none, or no value."""
    pattern = _catalogue(language if language in LANGUAGES else "en")[key]
    return _VARIABLE.sub(lambda match: str(values[match[1]]), pattern)


def has_text(key: str) -> bool:
    return key in _catalogue("en")


def preferred(accept_language: str) -> str:
    """The language that the header asks for most and Florin has; English if it names none."""
    ranked: list[tuple[float, int, str]] = []
    for at, part in enumerate(accept_language[:200].split(",")):
        tag, _, weight = part.partition(";")
        base = tag.strip().lower().split("-")[0]
        number = re.fullmatch(r"\s*q=(\d(?:\.\d*)?)\s*", weight)
        quality = float(number[1]) if number else 1.0
        ranked += [(-quality, at, known) for known in LANGUAGES if known == base and quality > 0]
    return min(ranked)[2] if ranked else "en"


@cache
def _catalogue(language: str) -> dict[str, str]:
    """The server's own texts, and those of errors, which it shares with the web app."""
    folder = locale_folder()
    files = folder / "server" / f"{language}.ftl", folder / f"{language}.ftl"
    return dict(entry for file in files for entry in _entries(file.read_text("utf-8")))


def locale_folder() -> Path:
    """A wheel has the catalogue in the package; a checkout has it beside the web app's sources."""
    packaged = _PACKAGE / "locales"
    return packaged if packaged.is_dir() else _PACKAGE.parents[1] / "web" / "src" / "locales"


def _entries(source: str) -> Iterator[tuple[str, str]]:
    for key, body in _ENTRY.findall(source):
        if key.startswith(("server-", "error-")) and "->" not in body:
            yield key, "\n".join(line.strip() for line in body.strip().splitlines())
