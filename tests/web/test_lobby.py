# pyright: basic
"""Before the game: a name, the link, clock and options; the way back from settings; print."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .tables import make_table
from .test_pages import violations


def test_a_name_is_asked_for_in_place(visit: Visit) -> None:
    host = visit("/settings")
    table = make_table(host, "medici", 3, people=2)
    guest = visit(f"/t/{table}")
    field = guest.locator("[data-name-form] input")
    field.fill("Bruno")
    guest.locator("[data-take]").first.click()
    expect(guest.locator("[data-seat='2']")).to_contain_text("Bruno")
    assert violations(guest) == []
    # Who has a name is not asked again.
    guest.goto(f"/t/{make_table(guest, 'medici', 3, people=2)}")
    guest.wait_for_selector("[data-copy]")
    assert guest.locator("[data-name-form]").count() == 0


def test_guests_have_a_name_in_their_language_until_they_choose_one(visit: Visit) -> None:
    page = visit("/settings", locale="it")
    table = make_table(page, "medici", 3, people=2)
    page.goto(f"/t/{table}")
    expect(page.locator("[data-name-form] input")).to_have_value(re.compile(r"Ospite \d{4}"))


def test_a_host_is_asked_for_a_name_too(visit: Visit) -> None:
    host = visit("/settings")
    table = make_table(host, "medici", 3, people=2)
    host.goto(f"/t/{table}")
    host.locator("[data-name-form] input").fill("Lorenza")
    host.keyboard.press("Enter")
    guest = visit(f"/t/{table}")
    expect(guest.locator("[data-seat='1']")).to_contain_text("Lorenza")
    # A name that is typed counts without a click on Save.
    host.locator("[data-name-form] input").fill("Nannina")
    host.keyboard.press("Tab")
    expect(guest.locator("[data-seat='1']")).to_contain_text("Nannina")
    # Alone against bots there is no one to whom a name would tell anything.
    alone = visit("/settings")
    alone.goto(f"/t/{make_table(alone, 'medici', 3)}")
    alone.wait_for_selector("section.bar")
    assert alone.locator("[data-name-form]").count() == 0


def test_the_link_is_louder_than_a_second_seat(visit: Visit) -> None:
    host = visit("/settings")
    host.add_init_script("navigator.share = async (what) => { window.shared = what.url; }")
    table = make_table(host, "medici", 4, people=3)
    host.goto(f"/t/{table}")
    expect(host.locator("[data-copy]")).to_have_class("btn main")
    for seat in host.locator("[data-take]").all():
        expect(seat).to_have_class("btn")
    host.locator("[data-share]").click()
    assert host.evaluate("window.shared") == host.url
    guest = visit(f"/t/{table}")
    expect(guest.locator("[data-take]").first).to_have_class("btn main")
    expect(guest.locator("[data-facts]")).to_contain_text("Time per decision: No limit")
    expect(guest.locator("[data-facts]")).to_contain_text("Who can see the table")


def test_settings_lead_back(visit: Visit) -> None:
    page = visit("/rules/strozzi")
    page.locator("a[href='/settings']").click()
    page.locator("[data-back]").click()
    page.wait_for_url("**/rules/strozzi")


def test_a_running_game_leads_to_the_settings_and_back(visit: Visit) -> None:
    page = visit("/settings")
    table = make_table(page, "medici", 3, first=1)
    page.goto(f"/t/{table}")
    page.wait_for_selector("section.bar[data-mine]")
    page.locator("[data-menu]").click()
    page.locator("[data-settings]").click()
    page.locator("[data-back]").click()
    page.wait_for_url(f"**/t/{table}")
    expect(page.locator("section.bar[data-mine]")).to_be_visible()
    # A replay is left at a step, and found again there.
    page.goto(f"/t/{table}/replay?ply=1")
    page.wait_for_selector("[data-slider]")
    page.locator("[data-menu]").click()
    page.locator("[data-settings]").click()
    page.locator("[data-back]").click()
    expect(page.locator("[data-slider]")).to_have_value("1")


@pytest.mark.parametrize("size", [(1440, 900), (1312, 720), (820, 1180), (390, 844)])
def test_the_rules_begin_with_a_list_of_chapters(visit: Visit, size: tuple[int, int]) -> None:
    page = visit("/rules/medici", viewport={"width": size[0], "height": size[1]})
    contents = page.locator("[data-contents]")
    text = page.locator(".rules h2").first
    box, beside = contents.bounding_box(), text.bounding_box()
    assert box is not None
    assert beside is not None
    # In the margin or above the chapters, never over them.
    assert box["x"] + box["width"] <= beside["x"] or box["y"] + box["height"] <= beside["y"]
    assert box["x"] >= 0
    assert contents.locator("a").count() == page.locator(".rules h2").count()
    contents.locator("a", has_text="Questions and answers").click()
    chapter = page.locator(".rules h2", has_text="Questions and answers")
    expect(chapter).to_be_in_viewport()
    assert violations(page) == []
    # A link to a chapter opens there.
    page.reload()
    expect(chapter).to_be_in_viewport()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_printed_rules_have_no_header_and_no_buttons(visit: Visit, theme: str) -> None:
    page = visit("/rules/medici", prefs={"theme": theme})
    page.wait_for_selector("main h2")
    page.emulate_media(media="print")
    # Dark ink on white paper.
    ink = page.locator(".rules p").first.evaluate("(one) => getComputedStyle(one).color")
    assert max(int(part) for part in re.findall(r"\d+", ink)[:3]) < 100
    assert page.locator("main h2").first.is_visible()
    for query in ("header", "nav", ".btn", "button"):
        for one in page.locator(query).all():
            assert not one.is_visible(), query


def test_forced_colours_show_what_is_chosen(visit: Visit) -> None:
    page = visit("/", forced_colors="active")
    colour = "(one) => getComputedStyle(one).backgroundColor"
    chosen = page.locator("label.btn.on").first.evaluate(colour)
    assert chosen != page.locator("label.btn:not(.on)").first.evaluate(colour)
    page.goto("/rules/medici")
    chosen = page.locator(".which .on").evaluate(colour)
    assert chosen != page.locator(".which .btn:not(.on)").evaluate(colour)
