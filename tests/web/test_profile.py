# pyright: basic
"""Profiles and sharing in the browser."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from server_kit import PATIENCE, Player

from .conftest import PHONE, TOUCH, WIDE, Visit
from .server import Server
from .tables import resize
from .test_pages import LANGUAGES, ready, speak, too_small, too_wide, violations
from .test_passkeys import Device

NO_SHARE = """() => {
  delete Navigator.prototype.share;
  navigator.clipboard.writeText = async (text) => { window.copied = text; };
}"""


def same_person(context: BrowserContext, server: Server) -> Player:
    """The person of a browser, to play games without it."""
    player = Player.__new__(Player)
    player.server = server
    cookies = {str(one.get("name")): str(one.get("value")) for one in context.cookies()}
    player.http = httpx.Client(
        base_url=server.address, headers={"X-Florin": "1"}, cookies=cookies, timeout=PATIENCE
    )
    return player


def played(player: Player, *seats: str, game: str = "strozzi", **options: Any) -> str:
    table = player.table(*seats, game=game, public=False, **options)["table"]["id"]
    player.play_on(table)
    return table


@pytest.mark.parametrize("size", [WIDE, TOUCH], ids=["wide", "phone"])
def test_my_profile(visit: Visit, server: Server, size: dict[str, Any]) -> None:
    page = visit("/me", **size)
    expect(page.locator("[data-profile-empty]")).to_be_visible()
    expect(page.locator("[data-profile=private]")).to_be_visible()
    with same_person(page.context, server) as me:
        strozzi = [played(me, "me", "random") for _ in range(2)]
        medici = played(me, "me", "random", "face", game="medici")
    page.reload()
    expect(page.locator("[data-fair]")).to_contain_text("1.3")  # 1/2 + 1/2 + 1/3
    games = page.locator("[data-game]")
    expect(games).to_have_count(3)
    assert violations(page) == []
    assert too_wide(page) <= 0
    if size is TOUCH:
        assert too_small(page) == []
    # The charts say in words what they show.
    said = page.locator("figure svg[role=img]").first.get_attribute("aria-label") or ""
    assert "Wins above fair share: now" in said
    expect(page.locator("[data-score=random]")).to_contain_text("of 3")
    # Choosing a game changes the numbers and the list.
    page.locator("label", has_text="Medici").filter(has=page.locator("[value=medici]")).click()
    expect(games).to_have_count(1)
    expect(page.locator(f"[data-game='{medici}']")).to_be_visible()
    expect(page.locator("[data-score=face]")).to_contain_text("of 1")
    page.locator("label", has_text="All games").click()
    expect(games).to_have_count(3)
    page.locator("[data-filter=size]").select_option("2")
    expect(games).to_have_count(2)
    page.locator("[data-filter=against]").select_option("people")
    expect(page.locator("[data-no-games]")).to_be_visible()
    page.locator("[data-filter=against]").select_option("bots")
    page.locator("[data-filter=opponent]").fill("zzz")
    expect(page.locator("[data-no-games]")).to_be_visible()
    page.locator("[data-filter=opponent]").fill("rand")
    expect(games).to_have_count(2)
    page.locator(f"[data-game='{strozzi[0]}'] a").click()
    page.wait_for_url(f"**/t/{strozzi[0]}/replay*")
    expect(page.locator("[data-share]")).to_be_visible()


def test_a_page_that_is_left_reads_nothing_for_the_next_address(
    visit: Visit, server: Server
) -> None:
    page = visit("/me")
    ready(page)
    with same_person(page.context, server) as me:
        table = played(me, "me", "random")
    page.reload()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.removeprefix(server.address)))
    page.locator(f"[data-game='{table}'] a").click()
    expect(page.locator("[data-share]")).to_be_visible()
    assert f"/api/tables/{table}/steps" in asked
    assert [path for path in asked if path.startswith("/api/people")] == []


def test_a_long_list_has_more_pages(visit: Visit, server: Server) -> None:
    page = visit("/me")
    ready(page)
    with same_person(page.context, server) as me:
        for _ in range(21):
            played(me, "me", "me")
    page.reload()
    expect(page.locator("[data-game]")).to_have_count(20)
    page.locator("[data-more]").click()
    expect(page.locator("[data-game]")).to_have_count(21)
    expect(page.locator("[data-more]")).to_have_count(0)


def test_every_language_has_the_profile(visit: Visit, server: Server) -> None:
    page = visit("/me")
    ready(page)
    with same_person(page.context, server) as me:
        played(me, "me", "random")
    page.reload()
    expect(page.locator("[data-game]")).to_have_count(1)
    for language in LANGUAGES:
        speak(page, language)
        for size in (WIDE, PHONE, {"viewport": {"width": 320, "height": 700}}):
            resize(page, size["viewport"])
            assert too_wide(page) <= 0, (language, size)


def test_a_profile_is_shown_and_hidden_again(
    browser: Browser, server: Server, visit: Visit
) -> None:
    device = Device(browser, server, locale="en")
    page = device.page
    page.goto("/settings")
    page.locator("[data-passkey-add]").click()
    expect(page.locator("[data-passkey]")).to_have_count(1)
    page.get_by_role("button", name="I have written them down").click()
    page.locator("[data-handle]").fill("fiammetta")
    page.locator("[data-handle]").press("Enter")
    expect(page.locator("[data-profile-public]")).not_to_be_checked()
    page.goto("/me")
    with same_person(device.context, server) as me:
        played(me, "me", "random")
    expect(page.locator("[data-profile=private]")).to_be_visible()
    guest = visit("/@fiammetta", quiet=False)
    expect(guest.get_by_role("heading", level=1)).to_have_text("Page not found")
    page.locator("[data-profile-show]").click()
    expect(page.locator("[data-profile=public]")).to_be_visible()
    guest.reload()
    expect(guest.locator(".handle")).to_have_text("@fiammetta")
    expect(guest.locator("[data-game]")).to_have_count(1)
    expect(guest.locator("[data-profile-show]")).to_have_count(0)
    assert violations(guest) == []
    # A reader does not become a guest.
    assert guest.context.cookies() == []
    page.locator("[data-profile-show]").click()
    expect(page.locator("[data-profile=private]")).to_be_visible()
    guest.reload()
    expect(guest.get_by_role("heading", level=1)).to_have_text("Page not found")
    assert device.errors == []
    device.context.close()


@pytest.mark.parametrize("size", [WIDE, TOUCH], ids=["wide", "phone"])
def test_sharing_a_finished_game(visit: Visit, server: Server, size: dict[str, Any]) -> None:
    page = visit("/settings", **size)
    ready(page)
    with same_person(page.context, server) as me:
        table = played(me, "me", "random")
    page.goto(f"/t/{table}")
    expect(page.locator("[data-visibility=everyone]")).to_be_visible()
    page.evaluate(NO_SHARE)
    page.locator("[data-share]").click()
    dialog = page.locator("[data-share-dialog]")
    expect(dialog.locator("img")).to_be_visible()
    page.wait_for_function(
        "() => document.querySelector('[data-share-dialog] img').naturalWidth === 1200"
    )
    assert violations(page) == []
    assert too_wide(page) <= 0
    link = f"{server.address}/t/{table}/replay"
    page.locator("[data-share-copy=link]").click()
    expect(page.locator("[data-share-copy=link]")).to_have_text("Copied")
    assert page.evaluate("window.copied") == link
    embed = page.locator("[data-share-field=embed]").input_value()
    assert f'src="{server.address}/embed/{table}"' in embed
    with page.expect_download() as download:
        page.locator("[data-share-record]").click()
    assert download.value.suggested_filename == f"florin-{table}.json"
    dialog.get_by_label("Only its players").check()
    expect(page.locator("[data-visibility=players]")).to_be_attached()
    expect(page.locator("[data-share-field]")).to_have_count(0)
    page.locator("[data-share-close]").click()
    guest = visit(f"/t/{table}/replay", quiet=False)
    expect(guest.get_by_role("alert")).to_have_text("Only the players can see this game.")
    guest.goto(f"/embed/{table}")
    expect(guest.get_by_role("alert")).to_have_text("Only the players can see this game.")


def test_an_embedded_replay_never_becomes_another_page(visit: Visit, server: Server) -> None:
    """Other sites may put it into a frame, so no page with buttons that act may take its place."""
    page = visit("/settings")
    ready(page)
    with same_person(page.context, server) as me:
        table = played(me, "me", "random")
    guest = visit(f"/embed/{table}")
    expect(guest.locator("[data-rules]")).to_be_visible()
    links = guest.locator("a[href^='/']:visible")
    assert links.count() >= 2
    for at in range(links.count()):
        with guest.context.expect_page() as opened:
            links.nth(at).click()
        assert "/embed/" not in opened.value.url
        opened.value.close()
        assert guest.url.startswith(f"{server.address}/embed/{table}")
    expect(guest.locator("[data-rules]")).to_be_visible()


def test_a_replay_offers_the_step_and_says_who_may_see_it(visit: Visit, server: Server) -> None:
    page = visit("/settings")
    ready(page)
    with same_person(page.context, server) as me:
        table = played(me, "me", "random")
    guest = visit(f"/t/{table}/replay?ply=12")
    expect(guest.locator("[data-visibility=everyone]")).to_be_visible()
    guest.evaluate(NO_SHARE)
    guest.locator("[data-share]").click()
    step = guest.locator("[data-share-field=step]")
    expect(step).to_have_value(f"{server.address}/t/{table}/replay?ply=12")
    # Only the host chooses.
    expect(guest.locator("[data-share-dialog] [value=players]")).to_be_disabled()


def test_a_phone_sends_the_link_to_other_apps(visit: Visit, server: Server) -> None:
    page = visit("/settings", **TOUCH)
    ready(page)
    with same_person(page.context, server) as me:
        table = played(me, "me", "random")
    page.goto(f"/t/{table}")
    page.evaluate(
        "() => { Navigator.prototype.share = async (what) => { window.shared = what; }; }"
    )
    page.locator("[data-share]").click()
    page.locator("[data-share-send]").click()
    shared = page.evaluate("window.shared")
    assert shared["url"] == f"{server.address}/t/{table}/replay"
    assert shared["text"].startswith("Medici vs Strozzi: ")
