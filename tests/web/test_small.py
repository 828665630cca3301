# pyright: basic
"""The smallest windows, in all languages: no text is cut off or leaves its button or the window."""

from __future__ import annotations

import pytest

from florin.puzzles import library

from . import positions
from .checks import LANGUAGES
from .conftest import Invite
from .layout import SMALL, cut_texts
from .pages import TablePage
from .positions import Position
from .waiting import resize

PAGES = (
    *("/", "/learn", "/daily", "/rules/medici", "/new", "/look", "/me", "/signin"),
    *("/settings", "/settings/notices", "/settings/tokens", "/glossary", "/aid/medici"),
)
TABLES: tuple[Position, ...] = (
    *(positions.BID_6, positions.DRAW_WITH_REASONS),
    *(positions.PRICE, positions.ANSWER, positions.LOAD),
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_of_pages_are_whole(invite: Invite, language: str) -> None:
    guest = invite(prefs={"language": language}, viewport={"width": 640, "height": 480})
    lobby = f"/t/{guest.make_table('medici', 4, people=3)}"
    page = guest.open(PAGES[0])
    cut = {}
    for path in (*PAGES, lobby, f"/puzzles/{library().puzzles[900].id}"):
        TablePage(page).goto(path)
        for width, height in SMALL:
            resize(page, width, height)
            if found := cut_texts(page):
                cut[path, width, height] = found
    assert cut == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_of_tables_are_whole(invite: Invite, language: str) -> None:
    guest = invite(prefs={"language": language}, viewport={"width": 640, "height": 480})
    cut = {}
    page = guest.open()
    for at, position in enumerate(TABLES):
        TablePage(page).goto(f"/t/{guest.continue_game(position)}")
        for width, height in SMALL:
            resize(page, width, height)
            if found := cut_texts(page):
                cut[at, width, height] = found
    assert cut == {}


def test_a_text_that_is_cut_is_found(invite: Invite) -> None:
    page = invite(viewport={"width": 640, "height": 480}).open("/signin")
    assert cut_texts(page) == []
    page.evaluate("""() => {
      const narrow = {width: '3rem', whiteSpace: 'nowrap'};
      Object.assign(document.querySelector('main h2').style, {...narrow, overflow: 'hidden'});
      Object.assign(document.querySelector('main form .btn').style, narrow);
    }""")
    found = cut_texts(page)
    assert "cut: Sign in" in found
    assert "leaves its button: Sign in with the code" in found
