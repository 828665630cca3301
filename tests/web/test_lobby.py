# pyright: basic
"""Before the game: two people take their seats. The rules' chapters, print, forced colours."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .checks import violations
from .conftest import WIDE, Invite
from .guests import Guest
from .pages import AppPage


def test_two_people_take_their_seats(invite: Invite) -> None:
    host, other = invite(**WIDE), invite(**WIDE, locale="it")
    table = host.make_table("medici", 3, people=2)
    page = AppPage(host.open(f"/t/{table}"))
    page.page.get_by_label("Your name, as the others see it").fill("Lorenza")
    page.page.keyboard.press("Tab")
    there = AppPage(other.open(f"/t/{table}"))
    expect(there.part("seat", 1)).to_contain_text("Lorenza")
    # Guests have a name in their language until they choose one.
    name = there.page.locator("[data-name-form] input")
    expect(name).to_have_value(re.compile(r"Ospite \d{4}"))
    name.fill("Bruno")
    there.part("take").first.click()
    expect(page.part("seat", 2)).to_contain_text("Bruno")
    assert violations(there.page) == []
    page.part("start").click()
    for seen in (page, there):
        expect(seen.part("bar")).to_be_visible()


@pytest.mark.parametrize("size", [(1440, 900), (1312, 720), (820, 1180), (390, 844)])
def test_the_rules_begin_with_a_list_of_chapters(invite: Invite, size: tuple[int, int]) -> None:
    rules = AppPage(invite(viewport={"width": size[0], "height": size[1]}).open("/rules/medici"))
    contents = rules.part("contents")
    box = contents.bounding_box()
    beside = rules.page.locator(".rules h2").first.bounding_box()
    assert box is not None
    assert beside is not None
    # In the margin or above the chapters, never over them.
    assert box["x"] + box["width"] <= beside["x"] or box["y"] + box["height"] <= beside["y"]
    assert box["x"] >= 0
    assert contents.get_by_role("link").count() == rules.page.locator(".rules h2").count()
    contents.get_by_role("link", name="Questions and answers").click()
    chapter = rules.page.locator(".rules h2", has_text="Questions and answers")
    expect(chapter).to_be_in_viewport()
    assert violations(rules.page) == []
    # A link to a chapter opens there.
    rules.page.reload()
    expect(chapter).to_be_in_viewport()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_printed_rules_have_no_header_and_no_buttons(invite: Invite, theme: str) -> None:
    page = invite(prefs={"theme": theme}).open("/rules/medici")
    page.emulate_media(media="print")
    # Dark ink on white paper.
    ink = page.locator(".rules p").first.evaluate("(one) => getComputedStyle(one).color")
    assert max(int(part) for part in re.findall(r"\d+", ink)[:3]) < 100
    expect(page.locator("main h2").first).to_be_visible()
    for query in ("header", "nav", ".btn", "button"):
        expect(page.locator(query).filter(visible=True)).to_have_count(0)


def test_forced_colours_show_what_is_chosen(invite: Invite) -> None:
    guest: Guest = invite(forced_colors="active")
    colour = "(one) => getComputedStyle(one).backgroundColor"
    for path, chosen in (("/", "label.btn"), ("/rules/medici", ".which .btn")):
        page = guest.open(path)
        on = page.locator(f"{chosen}.on").first.evaluate(colour)
        assert on != page.locator(f"{chosen}:not(.on)").first.evaluate(colour), path
