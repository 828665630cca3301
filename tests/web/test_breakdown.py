# pyright: basic
"""Where a payout comes from: a tap on the ship, on the quay or on the gain opens it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from . import positions
from .checks import too_small, violations
from .conftest import TOUCH, WIDE, Invite
from .pages import TablePage
from .positions import Position

GAMES = pytest.mark.parametrize(
    "position", [positions.BID_4, positions.PRICE], ids=["medici", "strozzi"]
)


def sums(breakdown: Locator) -> list[int]:
    """The sums of the breakdown; the rows before each of them must add up to it."""
    expect(breakdown).to_have_count(1)
    found, total = [], 0
    for row in breakdown.get_by_role("row").all():
        florins = int(re.findall(r"[+−]\d+", row.inner_text())[-1].replace("−", "-"))
        if row.get_attribute("data-sum") is not None:
            assert florins == total, row.inner_text()
            found.append(florins)
        else:
            total += florins
    return found


@GAMES
def test_a_tap_on_a_payout_opens_its_breakdown(invite: Invite, position: Position) -> None:
    table = invite(**TOUCH).open_table(position)
    expect(table.payouts).to_have_count(position.seats)
    assert too_small(table.page) == []
    for payout in table.payouts.all():
        payout.tap()
        assert sums(table.breakdown)[0] == int(payout.get_attribute("data-pay") or -1)
        table.page.keyboard.press("Escape")
        expect(table.breakdown).to_have_count(0)
    assert violations(table.page) == []
    if position.game == "medici":
        # The gain opens the same.
        table.gain.get_by_role("button").tap()
        now, with_group = sums(table.breakdown)
        assert with_group - now == int(table.gain.get_attribute("data-gain") or 0)


def rest_on(table: TablePage, target: Locator) -> None:
    """As a hand does: over some points of it, and then still."""
    box = target.bounding_box()
    assert box is not None
    table.page.mouse.move(box["x"] + 2, box["y"] + 2)
    table.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=3)
    expect(table.breakdown).to_have_count(1)


@GAMES
def test_a_mouse_that_rests_on_a_payout_sees_its_breakdown(
    invite: Invite, position: Position
) -> None:
    table = invite(**WIDE).open_table(position)
    payout, mouse = table.payouts.first, table.page.mouse
    rest_on(table, payout)
    assert sums(table.breakdown)[0] == int(payout.get_attribute("data-pay") or -1)
    # Beside what it explains, inside the window.
    box, own = table.breakdown.bounding_box(), payout.bounding_box()
    assert box is not None
    assert own is not None
    assert abs(box["x"] + box["width"] / 2 - own["x"] - own["width"] / 2) < 200
    assert box["y"] + box["height"] <= own["y"] or box["y"] >= own["y"] + own["height"]
    mouse.move(5, 5)
    expect(table.breakdown).to_have_count(0)
    # A click keeps it open.
    rest_on(table, payout)
    mouse.down()
    mouse.up()
    mouse.move(5, 5)
    expect(table.breakdown).to_have_count(1)
    table.page.keyboard.press("Escape")
    expect(table.breakdown).to_have_count(0)
