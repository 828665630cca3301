# pyright: basic
"""The home page fits every window. What it offers is tested in web/."""

from __future__ import annotations

from itertools import pairwise

import pytest
from playwright.sync_api import expect

from .checks import LANGUAGES, too_small, too_wide, violations
from .conftest import PHONE, WIDE, Invite
from .pages import AppPage, HomePage
from .positions import BID_6, LAST_LOAD


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_lists_of_games_are_accessible_and_fit(invite: Invite, theme: str) -> None:
    guest = invite(color_scheme=theme, **PHONE)
    mine = guest.continue_game(BID_6)
    guest.make_table("strozzi", 2, people=2)
    over = guest.continue_game(LAST_LOAD)
    guest.move(over, "4@2")
    page = AppPage(guest.open("/"))
    # Nothing comes before a game that waits: not on a phone's screen either.
    card = page.part("card", mine)
    box = card.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] < 400
    expect(page.part("done").locator(f"[data-card='{over}']")).to_be_visible()
    assert violations(page.page) == []
    for language in LANGUAGES:
        page.speak(language)
        for width in (390, 320):
            page.resize(width, 844)
            assert too_wide(page.page) <= 0, f"{language} at {width}"
            assert too_small(page.page) == [], f"{language} at {width}"


def test_names_of_levels_are_not_broken(invite: Invite) -> None:
    page = HomePage(invite(**WIDE).open("/"))
    for language in LANGUAGES:
        page.speak(language)
        for width in (390, 820, 1440):
            page.resize(width, 844)
            words = (
                page.part("level", "medici")
                .locator(".word")
                .evaluate_all(
                    "all => all.map((one) => { const box = one.getBoundingClientRect();"
                    " return [box.left, box.right, box.height]; })"
                )
            )
            for (_, right, _), (left, _, _) in pairwise(words):
                assert right <= left + 1, (language, width)
            assert all(height < 20 for _, _, height in words), (language, width)


SIX = ((1440, 900), (390, 844), (844, 390), (820, 1180), (1280, 720), (2560, 1440))


@pytest.mark.parametrize("back", [False, True], ids=["new", "back"])
def test_no_dead_space(invite: Invite, back: bool) -> None:
    """At every size the cards fill the width of the page, and a large screen shows them larger."""
    guest = invite(**WIDE)
    if back:
        guest.continue_game(BID_6)
    page = HomePage(guest.open("/"))
    for width, height in SIX:
        page.resize(width, height)
        boxes = page.page.locator("main section.games article").evaluate_all(
            "all => all.map((one) => { const box = one.getBoundingClientRect();"
            " return [box.left, box.right, box.top, box.bottom]; })"
        )
        left, right = page.page.locator("main section.games").evaluate(
            "one => { const box = one.getBoundingClientRect(); return [box.left, box.right]; }"
        )
        # Each row of cards reaches both edges.
        for row in {round(box[2]) for box in boxes}:
            in_row = [box for box in boxes if round(box[2]) == row]
            assert min(box[0] for box in in_row) == pytest.approx(left, abs=2), (width, row)
            assert max(box[1] for box in in_row) == pytest.approx(right, abs=2), (width, row)
            assert len({round(box[3]) for box in in_row}) == 1, (width, row)
        main = page.page.locator("main .home").evaluate("one => one.getBoundingClientRect().width")
        assert main >= min(width, 0.7 * width), width
        assert too_wide(page.page) <= 0, width
        if back and width == 1440:
            # New games are beside the list on a wide screen, not below it.
            card, play = page.part("card").first.bounding_box(), page.play("medici").bounding_box()
            assert card is not None
            assert play is not None
            assert play["x"] > card["x"] + card["width"]
            assert play["y"] < 500


def test_play_now_opens_a_table_with_pictures_of_the_levels(invite: Invite) -> None:
    guest = invite(**WIDE)
    page = HomePage(guest.open("/"))
    level = page.part("level", "medici")
    level.locator("label", has_text="Apprentice").click()
    portrait = page.part("portrait", "apprentice").first
    assert portrait.evaluate("one => one.decode().then(() => one.naturalWidth)") > 0
    page.play("medici").click()
    page.page.wait_for_url("**/t/*")
    seats = guest.table(page.page.url.rsplit("/", 1)[-1])["table"]["seats"]
    assert {seat["bot"] for seat in seats} == {None, "apprentice"}
