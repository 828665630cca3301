# pyright: basic
"""The clock of the person who is to act, on a phone. What it counts and says is tested in web/."""

from __future__ import annotations

import pytest

from .checks import LANGUAGES, too_wide, violations
from .conftest import PHONE, Invite
from .positions import BID_6, PRICE, Position


@pytest.mark.parametrize("position", [BID_6, PRICE], ids=["medici", "strozzi"])
def test_a_long_clock_fits_a_phone(invite: Invite, position: Position) -> None:
    table = invite(**PHONE).open_table(position, clock=259_200)
    assert violations(table.page) == []
    for language in LANGUAGES:
        table.speak(language)
        for width in (390, 320):
            table.resize(width, 844)
            assert too_wide(table.page) <= 0, f"{language} at {width}"
            box = table.page.locator(".now .name").first.bounding_box()
            assert box is not None
            assert box["width"] > 20, f"{language} at {width}"
