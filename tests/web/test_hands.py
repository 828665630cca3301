"""By hand: dragging the group to a harbour; sounds and notifications."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import TOUCH, WIDE, Invite
from .guests import Guest
from .pages import TablePage
from .positions import FIRST_DRAW, LOAD
from .waiting import wait_until

Point = tuple[float, float]


def drag_by_mouse(page: Page, start: Point, end: Point) -> None:
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=6)
    page.mouse.up()


def drag_by_finger(page: Page, start: Point, end: Point) -> None:
    protocol: Any = page.context.new_cdp_session(page)
    touch(protocol, "touchStart", start)
    for step in range(1, 7):
        part = step / 6
        x, y = (a + (b - a) * part for a, b in zip(start, end, strict=True))
        touch(protocol, "touchMove", (x, y))
    touch(protocol, "touchEnd", None)


def touch(protocol: Any, kind: str, at: Point | None) -> None:
    points = [] if at is None else [{"x": at[0], "y": at[1]}]
    protocol.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


@pytest.mark.parametrize("hand", ["mouse", "finger"])
def test_the_group_is_dragged_to_a_harbour(invite: Invite, hand: str) -> None:
    table = invite(**(TOUCH if hand == "finger" else WIDE)).open_table(LOAD)
    drag = drag_by_finger if hand == "finger" else drag_by_mouse
    mark = table.waits()
    group = table.page.locator("[data-group]")
    lots = [lot.get_attribute("data-lot") for lot in group.locator("[data-lot]").all()]
    ship, harbour = next(token.split("@") for token in table.legal if "@" in token)
    # Without a ship, the drop asks for one.
    drag(table.page, middle(table, "[data-group]"), middle(table, f"[data-harbour='{harbour}']"))
    expect(table.ships.first).to_be_focused()
    table.page.keyboard.press("Escape")
    table.ship(ship).tap() if hand == "finger" else table.ship(ship).click()
    expect(table.ship(ship)).to_have_attribute("aria-pressed", "true")
    # Dropped beside every harbour, it goes back to its place.
    drag(table.page, middle(table, "[data-group]"), middle(table, "#decision"))
    expect(group).to_have_css("translate", "none")
    assert table.waits() == mark
    drag(table.page, middle(table, "[data-group]"), middle(table, f"[data-harbour='{harbour}']"))
    table.wait_past(mark)
    dock = table.page.get_by_role("region", name="Harbours", exact=True).get_by_role("region")
    for lot in lots:
        expect(dock.nth(int(harbour) - 1).locator(f"[data-lot='{lot}']").first).to_be_visible()


def middle(table: TablePage, selector: str) -> Point:
    box = table.page.locator(selector).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


# Counts the tones that the page asks the browser for.
EARS = """
window.tones = 0;
const create = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () {
  window.tones += 1;
  return create.call(this);
};
"""


def test_sounds_if_they_are_chosen(guest: Guest) -> None:
    guest.context.add_init_script(EARS)
    table = guest.open_table(FIRST_DRAW)
    table.decide("stop")
    table.wait_for_turn()
    assert table.page.evaluate("window.tones") == 0
    table.open_menu()
    table.page.get_by_label("Sounds").check()
    table.page.keyboard.press("Escape")
    table.decide("pass")
    table.wait_for_turn()
    heard = table.page.evaluate("window.tones")
    assert heard > 0
    # The same turn rings once, however often the page is drawn again.
    table.tab("tally").click()
    table.tab("log").click()
    assert table.page.evaluate("window.tones") == heard


# A page that can be in the background, and every notification that it asks the browser for.
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


def test_a_notification_if_it_is_chosen_and_the_page_is_hidden(invite: Invite) -> None:
    guest = invite(permissions=["notifications"], **WIDE)
    guest.context.add_init_script(HIDDEN)
    game = guest.continue_game(FIRST_DRAW)
    settings = TablePage(guest.open("/settings"))
    box = settings.page.get_by_label("Notify me when it is my turn")
    # A refused permission unticks the box.
    settings.page.evaluate("() => { Notification.requestPermission = async () => 'denied' }")
    box.click()
    expect(box).not_to_be_checked()
    table = guest.open_table(game)
    assert notes_of_next_turn(table, away=True) == []
    settings.page.reload()
    box.check()
    wait_until(
        settings.page, "() => JSON.parse(localStorage['florin.prefs']).notify", "the choice is kept"
    )
    table.page.reload()
    table.wait_for_turn()
    assert notes_of_next_turn(table, away=False) == []
    assert notes_of_next_turn(table, away=True) == ["Florin: It is your turn."]


def notes_of_next_turn(table: TablePage, *, away: bool) -> list[str]:
    """What the browser is asked to show when it is the reader's turn again."""
    table.page.evaluate(f"() => {{ window.away = {json.dumps(away)} }}")
    table.decide("stop" if table.phase == "select" else "pass")
    table.wait_for_turn()
    return table.page.evaluate("window.notes")
