# pyright: basic
"""What belongs to the person and not to the device: access tokens, language and light."""

from __future__ import annotations

import httpx
import pytest
from playwright.sync_api import expect

from .checks import LANGUAGES, too_small, too_wide, violations
from .conftest import PHONE, TOUCH, WIDE, Invite
from .pages import AppPage
from .server import Server
from .waiting import wait_until

TOKENS = "/settings/tokens"


def test_a_token_is_used_and_revoked(invite: Invite, server: Server) -> None:
    guest = invite(**WIDE)
    guest.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = AppPage(guest.open(TOKENS))
    page.page.get_by_label("What is it for?").fill("Night bot")
    page.page.keyboard.press("Enter")
    secret = page.part("secret").input_value()
    page.part("copy").click()
    expect(page.part("copy")).to_have_text("Copied")
    assert page.page.evaluate("navigator.clipboard.readText()") == secret
    # A program that holds it is the person.
    bearer = {"Authorization": f"Bearer {secret}"}
    me = f"{server.address}/api/me"
    assert httpx.get(me, headers=bearer).json()["name"] == guest.call("GET", "/me")["name"]
    page.page.reload()
    page.wait_ready()
    assert secret not in page.page.content()
    page.button("Revoke Night bot").click()
    page.button("Really revoke?").click()
    expect(page.part("token-card", "Night bot")).to_have_count(0)
    assert httpx.get(me, headers=bearer).status_code == 401


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_tokens_fits_when_it_is_full(invite: Invite, language: str) -> None:
    guest = invite(prefs={"language": language}, **PHONE)
    guest.call("POST", "/me/tokens", {"label": "A program with a longish name"})
    page = AppPage(guest.open(TOKENS))
    page.page.locator("form input").fill("Another program with a long name")
    page.part("make-token").click()
    expect(page.part("secret")).to_be_visible()
    assert violations(page.page) == []
    for width in (390, 320):
        page.resize(width, 844)
        assert too_wide(page.page) <= 0, width
        assert too_small(page.page) == [], width


def test_language_and_light_come_along_to_another_device(invite: Invite) -> None:
    desk = invite(color_scheme="light", **WIDE)
    desk.call("PATCH", "/me", {"language": "it", "theme": "dark"})
    code = desk.call("POST", "/me/code")["code"]
    phone = invite(color_scheme="light", **TOUCH)
    page = phone.open("/settings")
    assert page.evaluate("document.documentElement.lang") == "en"
    page.get_by_label("Code from the other device").fill(code)
    page.get_by_label("Code from the other device").press("Enter")
    taken = "() => document.documentElement.lang === 'it'"
    wait_until(page, taken, "Italian")
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    expect(page.locator("[data-carry=done]")).to_be_in_viewport(ratio=1)
    # A browser that forgot everything but its cookie is told by the server.
    page.evaluate("localStorage.setItem('florin.prefs', '{\"speed\": 0}')")
    page.goto("/settings")
    wait_until(page, taken, "Italian")
    wait_until(page, "() => document.documentElement.dataset.theme === 'dark'", "the dark theme")


def test_what_was_chosen_here_holds_here_and_is_stored(invite: Invite) -> None:
    guest = invite(prefs={"language": "nl", "theme": "dark"})
    page = guest.context.new_page()
    with page.expect_response(lambda answer: answer.request.method == "PATCH"):
        page.goto("/")
    me = guest.call("GET", "/me")
    assert (me["language"], me["theme"]) == ("nl", "dark")
    # Another device's choice does not overrule this one's.
    guest.call("PATCH", "/me", {"theme": "light"})
    page = guest.open("/")
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
