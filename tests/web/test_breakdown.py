"""Where a buyer's payout comes from, on a phone without hovering."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .conftest import TOUCH, Visit
from .tables import make_table
from .test_pages import violations


def test_a_tap_on_a_payout_opens_its_breakdown(visit: Visit) -> None:
    page = visit("/", **TOUCH)
    page.goto(f"/t/{make_table(page, 'medici', 3)}")
    page.wait_for_selector("section.bar[data-mine]")
    payouts = page.locator(".buyer [data-pay]")
    expect(payouts).to_have_count(3)
    for seat in range(3):
        payouts.nth(seat).tap()
        opened = page.locator("[data-breakdown]:popover-open")
        expect(opened).to_have_count(1)
        now, with_group = _sums(opened.locator("tr").all_inner_texts())
        # A narrow flag shows only what the reader's own payout would become.
        assert payouts.nth(seat).inner_text() in (f"+{now}", f"+{with_group}")
        # Two lots of the same buyer are never worth less than one.
        assert with_group >= now
        assert violations(page) == []
        page.keyboard.press("Escape")
        expect(opened).to_have_count(0)


def _sums(rows: list[str]) -> tuple[int, int]:
    """What the rows say now and with the group; the parts before each sum must add up to it."""
    florins = [int(re.findall(r"[+−-]\d+", row)[-1].replace("−", "-")) for row in rows]
    cargo, stalls, now, *gains, with_group = florins
    assert cargo + stalls == now
    assert now + sum(gains) == with_group
    return now, with_group
