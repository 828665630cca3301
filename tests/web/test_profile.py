# pyright: basic
"""A profile and shared games, with games that the server has counted. More is tested in web/."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from .checks import LANGUAGES, too_small, too_wide, violations
from .conftest import PHONE, TOUCH, WIDE, Invite
from .guests import Guest
from .pages import AppPage
from .positions import LAST_LOAD
from .server import Server
from .test_passkeys import Device
from .waiting import wait_until

NO_SHARE = "() => { delete Navigator.prototype.share; }"


def played(guest: Guest) -> str:
    """A game that the guest has finished."""
    table = guest.continue_game(LAST_LOAD)
    guest.move(table, "4@2")
    return table


@pytest.mark.parametrize("size", [WIDE, TOUCH], ids=["wide", "phone"])
def test_my_profile_leads_to_my_games(invite: Invite, size: dict[str, Any]) -> None:
    guest = invite(**size)
    table = played(guest)
    page = AppPage(guest.open("/me"))
    expect(page.part("game")).to_have_count(1)
    assert violations(page.page) == []
    for language in LANGUAGES:
        page.speak(language)
        for width in (1440, 390, 320) if size is WIDE else (390, 320):
            page.resize(width, 844)
            assert too_wide(page.page) <= 0, (language, width)
            assert width > 390 or too_small(page.page) == [], (language, width)
    page.part("game", table).get_by_role("link").click()
    page.page.wait_for_url(f"**/t/{table}/replay*")
    expect(page.part("share")).to_be_visible()


def test_a_profile_is_shown_and_hidden_again(
    browser: Browser, server: Server, invite: Invite
) -> None:
    device = Device(browser, server, locale="en")
    page = AppPage(device.page)
    page.goto("/settings")
    page.part("passkey-add").click()
    page.button("I have written them down").click()
    page.part("handle").fill("fiammetta")
    page.part("handle").press("Enter")
    expect(page.part("profile-public")).not_to_be_checked()
    played(Guest(device.context))
    page.goto("/me")
    guest = invite(quiet=False)
    for state, title in (("private", "Page not found"), ("public", None)):
        expect(page.part("profile", state)).to_be_visible()
        there = AppPage(guest.open("/@fiammetta"))
        if title:
            expect(there.heading).to_have_text(title)
            page.part("profile-show").click()
        else:
            expect(there.part("game")).to_have_count(1)
            expect(there.part("profile-show")).to_have_count(0)
            assert violations(there.page) == []
    # A reader does not become a guest.
    assert guest.context.cookies() == []
    assert device.errors == []
    device.context.close()


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_finished_game_is_shared(invite: Invite, server: Server, size: dict[str, Any]) -> None:
    guest = invite(**size)
    table = played(guest)
    page = AppPage(guest.open(f"/t/{table}"))
    page.page.evaluate(NO_SHARE)
    page.part("share").click()
    wait_until(
        page.page,
        "() => document.querySelector('[data-share-dialog] img')?.naturalWidth === 1200",
        "the picture of the game",
    )
    assert violations(page.page) == []
    assert too_wide(page.page) <= 0
    with page.page.expect_download() as download:
        page.part("share-record").click()
    assert download.value.suggested_filename == f"florin-{table}.json"
    # In a frame of another site it never becomes another page.
    reader = invite(quiet=False)
    framed = AppPage(reader.open(f"/embed/{table}"))
    with reader.context.expect_page() as opened:
        framed.page.get_by_role("link", name="Open in Florin").click()
    assert "/embed/" not in opened.value.url
    assert framed.page.url.startswith(f"{server.address}/embed/{table}")
    # Its host keeps it to the players.
    page.dialog.get_by_label("Only its players").check()
    expect(page.part("visibility", "players")).to_be_attached()
    for path in (f"/t/{table}/replay", f"/embed/{table}"):
        framed.page.goto(path)
        expect(framed.page.get_by_role("alert")).to_have_text("Only the players can see this game.")
