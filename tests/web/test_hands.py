# pyright: basic
"""By hand: dragging the group to a harbour, a device that goes round, bells and notifications."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, expect

from .conftest import TOUCH, WIDE, Visit
from .player import Player
from .tables import make_table
from .test_pages import violations

Point = tuple[float, float]


def loading(visit: Visit, **options: Any) -> Page:
    """We have bought a group, no ship is at sea, and it waits to be loaded."""
    page = visit("/settings", **options)
    page.goto(f"/t/{make_table(page, 'strozzi', 2)}")
    player = Player(page, "touch" if options.get("has_touch") else "mouse", seed=3)
    for _ in range(30):
        page.wait_for_selector("section.bar[data-mine]")
        if page.locator("section.bar[data-mine][data-phase=load]").count():
            return page
        player.step()
    raise AssertionError("nothing was bought")


def middle(page: Page, selector: str) -> Point:
    box = page.locator(selector).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag_by_mouse(page: Page, start: Point, end: Point) -> None:
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=6)
    page.mouse.up()


def drag_by_finger(page: Page, start: Point, end: Point) -> None:
    protocol = page.context.new_cdp_session(page)
    finger(protocol, "touchStart", start)
    for part in range(1, 7):
        finger(
            protocol,
            "touchMove",
            (
                start[0] + (end[0] - start[0]) * part / 6,
                start[1] + (end[1] - start[1]) * part / 6,
            ),
        )
    finger(protocol, "touchEnd", None)


def finger(protocol: CDPSession, kind: str, at: Point | None) -> None:
    points = [] if at is None else [{"x": at[0], "y": at[1]}]
    protocol.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


@pytest.mark.parametrize("hand", ["mouse", "finger"])
def test_the_group_is_dragged_to_a_harbour(visit: Visit, hand: str) -> None:
    page = loading(visit, **(TOUCH if hand == "finger" else WIDE))
    lots = page.locator("[data-group] [data-lot]").evaluate_all(
        "lots => lots.map((lot) => lot.dataset.lot)"
    )
    words = (page.locator("section.bar").get_attribute("data-legal") or "").split()
    ship, harbour = next(word.split("@") for word in words if "@" in word)
    chosen = page.locator(f"[data-ship='{ship}']")
    chosen.tap() if hand == "finger" else chosen.click()
    expect(chosen).to_have_attribute("aria-pressed", "true")
    drag = drag_by_finger if hand == "finger" else drag_by_mouse
    # Dropped beside every harbour, it goes back to its place.
    drag(page, middle(page, "[data-group]"), middle(page, "#decision"))
    assert page.locator("section.bar[data-mine][data-phase=load]").count() == 1
    assert page.locator("[data-group]").evaluate("group => group.style.translate") == ""
    drag(page, middle(page, "[data-group]"), middle(page, f"[data-harbour='{harbour}']"))
    expect(page.locator("section.bar[data-phase=load][data-mine]")).to_have_count(0)
    dock = page.locator(".harbour").nth(int(harbour) - 1)
    for lot in lots:
        expect(dock.locator(f"[data-lot='{lot}']").first).to_be_visible()


def test_without_a_ship_the_drop_asks_for_one(visit: Visit) -> None:
    page = loading(visit, **WIDE)
    words = (page.locator("section.bar").get_attribute("data-legal") or "").split()
    harbour = next(word.split("@")[1] for word in words if "@" in word)
    assert sum(word.endswith(f"@{harbour}") for word in words) > 1
    drag_by_mouse(page, middle(page, "[data-group]"), middle(page, f"[data-harbour='{harbour}']"))
    expect(page.locator("[data-ship]").first).to_be_focused()


def test_a_device_goes_round(visit: Visit) -> None:
    page = visit("/settings", prefs={"handover": True})
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Bruno"}]
    page.wait_for_load_state("networkidle")
    answer = page.request.post(
        "/api/tables",
        headers={"X-Florin": "1"},
        data={
            "game": "strozzi",
            "seats": seats,
            "options": {"pace": "instant", "seed": "lily"},
            "start": True,
        },
    )
    page.goto(f"/t/{answer.json()['table']['id']}")
    hand = page.locator("[data-hand]")
    hand.wait_for()
    handed: list[str] = []
    for name, press in (("Anna", "[data-token=stop]"), ("Anna", ".act .main"), ("Bruno", None)):
        if hand.count():
            # Between two people nothing can be decided, and the focus is on the one thing to do.
            expect(hand).to_contain_text(f"I am {name}")
            expect(hand).to_be_focused()
            assert page.locator("section.bar").count() == 0
            assert page.locator("[data-token]").count() == 0
            assert violations(page) == []
            page.keyboard.press("Enter")
            handed.append(name)
        bar = page.locator("section.bar[data-mine]")
        expect(bar.locator("h2")).to_contain_text(f"{name}:")
        # Whoever goes on deciding is not asked again who they are.
        if press:
            before = bar.get_attribute("data-ply")
            page.locator(press).click()
            page.wait_for_function(
                """ply => document.querySelector('[data-hand]')
                  || document.querySelector('section.bar').dataset.ply !== ply""",
                arg=before,
            )
    assert page.locator("section.bar [data-token=buy]").count() == 1
    assert handed == ["Anna", "Bruno"]


# Counts the tones that the page asks the browser for.
EARS = """
window.tones = 0;
const create = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () {
  window.tones += 1;
  return create.call(this);
};
"""


@pytest.mark.parametrize("sound", [None, True])
def test_sounds_where_they_are_wished(visit: Visit, sound: bool | None) -> None:
    page = visit("/settings", prefs={} if sound is None else {"sound": sound})
    page.add_init_script(EARS)
    page.goto(f"/t/{make_table(page, 'medici', 3, first=1)}")
    page.wait_for_selector("section.bar[data-mine]")
    first = page.evaluate("window.tones")
    assert (first > 0) is bool(sound)
    # The same turn rings once, however often the page is drawn again.
    page.locator("[data-tab=tally]").click()
    assert page.evaluate("window.tones") == first
    Player(page, "mouse").step()
    page.wait_for_selector("section.bar[data-mine]")
    assert (page.evaluate("window.tones") > first) is bool(sound)


# A page in the background, and every notification that it asks the browser for.
HIDDEN = """
window.notes = [];
window.Notification = class extends Notification {
  constructor(title, options) {
    super(title, options);
    window.notes.push(`${title}: ${options.body}`);
  }
};
Object.defineProperty(document, 'hidden', {get: () => window.away === true});
"""


@pytest.mark.parametrize(("wish", "away"), [(True, True), (True, False), (False, True)])
def test_a_notification_where_it_is_wished_and_the_page_is_hidden(
    visit: Visit, wish: bool, away: bool
) -> None:
    page = visit("/settings", permissions=["notifications"])
    box = page.locator("label.check", has_text="Notify me").locator("input")
    if wish:
        box.click()
        expect(box).to_be_checked()
    page.add_init_script(HIDDEN)
    page.goto(f"/t/{make_table(page, 'medici', 3, first=1, pace='brisk')}")
    page.wait_for_selector("section.bar[data-mine]")
    assert page.evaluate("window.notes") == []
    page.evaluate("away => { window.away = away }", away)
    page.locator("[data-token=stop]").click()
    page.wait_for_selector("section.bar:not([data-mine])")
    page.wait_for_selector("section.bar[data-mine]")
    expected = ["Florin: It is your turn."] if wish and away else []
    assert page.evaluate("window.notes") == expected


def test_a_refused_permission_unticks_the_box(visit: Visit) -> None:
    page = visit("/settings", permissions=[])
    box = page.locator("label.check", has_text="Notify me").locator("input")
    page.evaluate("Notification.requestPermission = async () => 'denied'")
    box.click()
    expect(box).not_to_be_checked()
    page.reload()
    expect(box).not_to_be_checked()
