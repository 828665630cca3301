# pyright: basic
"""The clock of whoever is to act: it ticks, it warns, and no wrong calendar confuses it."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .conftest import PHONE, Visit
from .tables import make_table, resize
from .test_pages import LANGUAGES, speak, too_wide, violations

HOUR = 3_600_000
# A device whose calendar is an hour wrong.
WRONG = f"const real = Date.now; Date.now = () => real() + {HOUR};"


def sitting(visit: Visit, clock: int, **options: object) -> Page:
    page = visit("/settings", **options)
    # The browser's time can be moved on; the server's goes on as ever.
    page.clock.install()
    page.goto(f"/t/{make_table(page, 'medici', 3, first=1, clock=clock)}")
    page.wait_for_selector("section.bar[data-mine]")
    return page


def seconds(page: Page, where: str) -> int:
    return int(page.locator(f"{where} [data-clock]").get_attribute("data-clock") or -1)


def test_it_runs_at_the_buyer_and_in_the_bar(visit: Visit) -> None:
    page = sitting(visit, 120)
    for where in (".buyer.now", "section.bar"):
        assert 110 < seconds(page, where) <= 120
    before = seconds(page, "section.bar")
    page.clock.fast_forward(5000)
    assert seconds(page, "section.bar") <= before - 5
    # It is text for those who do not see it, and does not speak by itself every second.
    timer = page.locator("section.bar [role=timer]")
    expect(timer).to_contain_text("left")
    assert timer.get_attribute("aria-live") is None
    assert page.locator("[data-late]").inner_text() == ""
    # Only one buyer's time runs.
    assert page.locator(".buyer [data-clock]").count() == 1


def test_a_wrong_calendar_changes_nothing(visit: Visit) -> None:
    page = sitting(visit, 120)
    page.context.add_init_script(WRONG)
    page.reload()
    page.wait_for_selector("section.bar[data-mine]")
    assert 90 < seconds(page, "section.bar") <= 120


def test_it_is_said_once_at_a_third_and_urgent_at_the_end(visit: Visit) -> None:
    page = sitting(visit, 120)
    page.locator("[data-late]").evaluate(
        """(region) => {
          window.told = [];
          const watch = new MutationObserver(() => window.told.push(region.textContent));
          watch.observe(region, {childList: true, characterData: true, subtree: true});
        }"""
    )
    page.clock.fast_forward(82_000)
    expect(page.locator("[data-late]")).to_contain_text("You have 3")
    assert page.locator(".bar .clock.urgent").count() == 0
    page.clock.fast_forward(30_000)
    expect(page.locator(".bar .clock.urgent")).to_be_visible()
    assert page.evaluate("window.told.length") == 1


def test_long_clocks_count_hours_and_days(visit: Visit) -> None:
    page = sitting(visit, 259_200)
    expect(page.locator("section.bar [data-clock]")).to_contain_text("2 d 23 h")
    expect(page.locator("section.bar [data-clock]")).to_contain_text("2 days 23 hours left")


def test_without_a_clock_there_is_none(visit: Visit) -> None:
    page = visit("/settings")
    page.goto(f"/t/{make_table(page, 'medici', 3, first=1)}")
    page.wait_for_selector("section.bar[data-mine]")
    assert page.locator("[data-clock]").count() == 0


def test_it_fits_the_phone_in_every_language(visit: Visit) -> None:
    page = visit("/settings", **PHONE)
    for game, seats in (("medici", 6), ("strozzi", 2)):
        page.goto(f"/t/{make_table(page, game, seats, clock=259_200)}")
        page.wait_for_selector("section.bar[data-mine]")
        assert violations(page) == [], game
        name = page.locator(".now .name").first
        for language in LANGUAGES:
            speak(page, language)
            for width in (390, 320):
                resize(page, {"width": width, "height": 844})
                assert too_wide(page) <= 0, f"{game} in {language} at {width}"
                box = name.bounding_box()
                assert box is not None
                assert box["width"] > 20, f"{game} in {language} at {width}"
