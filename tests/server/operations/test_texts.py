"""The server speaks the reader's language, from the catalogue of the web app."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from florin.server.domain import ErrorName
from florin.server.domain.notices import NoticeKind
from florin.server.domain.person import Language
from florin.server.operations import texts
from florin.server.operations.texts import LANGUAGES, has_text, preferred, text

LOCALES = Path(__file__).parents[3] / "web" / "src" / "locales"


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("de-CH", "de"),
        ("fr-FR,fr;q=0.9,it;q=0.5,de;q=0.2", "it"),
        ("it;q=0.5, nl;q=0.8", "nl"),
        ("de;q=0, it", "it"),
        (",;q=,*", "en"),
        ("NL" * 5000, "en"),
    ],
)
def test_the_language_that_is_asked_for_most(header: str, language: str) -> None:
    assert preferred(header) == language


def test_each_language_has_texts_for_all_errors_and_notices() -> None:
    assert get_args(Language) == LANGUAGES
    for language in LANGUAGES:
        for name in get_args(ErrorName):
            assert text(language, f"error-{name.replace('_', '-')}").strip()
        values = {"game": "Medici", "names": "Bruno", "count": 3}
        for kind in get_args(NoticeKind):
            assert text(language, f"server-notice-{kind}", **values).strip()
            assert "$" not in text(language, f"server-notice-{kind}-text", **values)
    assert not has_text("error-of-nobody")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_server_can_read_all_its_texts(language: str) -> None:
    """Words and variables alone: forms that depend on a number are read by the web app only."""
    source = (LOCALES / "server" / f"{language}.ftl").read_text("utf-8")
    for key in re.findall(r"^([a-z0-9-]+) =", source, re.MULTILINE):
        values = dict.fromkeys(re.findall(r"\$(\w+)", source), "x")
        assert not re.search(r"[{}\n]", text(language, key, **values)), key


def test_an_installed_package_has_the_catalogue_inside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(texts, "_PACKAGE", tmp_path / "src" / "florin")
    assert texts.locale_folder() == tmp_path / "web" / "src" / "locales"
    (tmp_path / "src" / "florin" / "locales").mkdir(parents=True)
    assert texts.locale_folder() == tmp_path / "src" / "florin" / "locales"
