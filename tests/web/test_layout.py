# pyright: basic
"""A table is one scene that fits the window: nothing is cut off, covered or moved by a turn."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page

from . import positions
from .checks import LANGUAGES
from .conftest import PHONE, Invite
from .layout import FOUR, SIZES, Size, faults, faults_at
from .pages import TablePage
from .positions import Position
from .waiting import wait_until

TABLES: dict[str, Position] = {
    "three": positions.NEAR_SCORING_3,
    "four": positions.BID_4,
    "last-bid": positions.LAST_BID_4,
    "five": positions.BID_5,
    "six": positions.BID_6,
    "draw-reasons": positions.DRAW_WITH_REASONS,
    "bid-reasons": positions.BID_WITH_REASONS,
    "select": positions.SELECT,
    "price": positions.PRICE,
    "answer": positions.ANSWER,
    "too-large": positions.TOO_LARGE,
    "load": positions.LOAD,
    **{f"price-{n}": positions.LATE_PRICE.with_options(track=n) for n in (3, 4, 5, 6)},
    **{f"load-{n}": positions.LOAD.with_options(track=n) for n in (3, 5, 6)},
}


@pytest.mark.parametrize("languages", [("de",), LANGUAGES], ids=["german", "all"])
@pytest.mark.parametrize("name", TABLES)
def test_the_table_fits(invite: Invite, name: str, languages: tuple[str, ...]) -> None:
    """German has the longest words, and its windows are those with the least room."""
    position = TABLES[name]
    table = invite(prefs={"language": languages[0]}).open_table(position)
    sizes = FOUR if len(languages) == 1 else SIZES
    found = {}
    for language in languages:
        table.resize(1440, 900)
        table.speak(language)
        found[language] = faults_at(table, position.game, sizes)
    assert {language: here for language, here in found.items() if here} == {}
