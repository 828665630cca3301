# pyright: basic
"""What belongs to the person and not to the device: access tokens, language and light."""

from __future__ import annotations

import httpx
import pytest
from playwright.sync_api import Page, expect

from .conftest import PHONE, TOUCH, Visit
from .server import Server
from .tables import resize
from .test_pages import LANGUAGES, ready, speak, too_small, too_wide, violations

TOKENS = "/settings/tokens"


def me(page: Page) -> dict[str, object]:
    return page.request.get("/api/me").json()


def test_a_token_is_made_shown_once_used_and_revoked(visit: Visit, server: Server) -> None:
    page = visit("/settings")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.locator(f"a[href='{TOKENS}']").click()
    page.wait_for_url(f"**{TOKENS}")
    expect(page.locator("main")).to_contain_text("You have no access tokens")
    page.locator("form input").fill("Night bot")
    page.keyboard.press("Enter")
    secret = page.locator("[data-secret]").input_value()
    assert secret.startswith("florin_")
    page.locator("[data-copy]").click()
    expect(page.locator("[data-copy]")).to_have_text("Copied")
    assert page.evaluate("navigator.clipboard.readText()") == secret
    # A program that holds it is the person.
    bearer = {"Authorization": f"Bearer {secret}"}
    answer = httpx.get(f"{server.address}/api/me", headers=bearer)
    assert answer.json()["name"] == me(page)["name"]
    page.reload()
    card = page.locator("[data-token-card='Night bot']")
    expect(card).to_contain_text("last used")
    assert page.locator("[data-secret]").count() == 0
    assert secret not in page.content()
    card.locator("button").click()
    expect(card.locator("button")).to_have_text("Really revoke?")
    card.locator("button").click()
    expect(card).to_have_count(0)
    # The focus is not lost with the button.
    expect(page.locator("h2")).to_be_focused()
    assert httpx.get(f"{server.address}/api/me", headers=bearer).status_code == 401


def test_the_page_of_tokens_fits_when_it_is_full(visit: Visit) -> None:
    page = visit(TOKENS, **PHONE)
    page.locator("form input").fill("A program with a longish name")
    page.locator("[data-make-token]").click()
    page.wait_for_selector("[data-secret]")
    assert violations(page) == []
    for language in LANGUAGES:
        resize(page, PHONE["viewport"])
        speak(page, language)
        for width in (390, 320):
            resize(page, {"width": width, "height": 844})
            assert too_wide(page) <= 0, f"{language} at {width}"
            assert too_small(page) == [], f"{language} at {width}"


def test_language_and_light_come_along_to_another_device(visit: Visit) -> None:
    desk = visit("/settings", color_scheme="light")
    ready(desk)
    with desk.expect_response(lambda answer: answer.request.method == "PATCH"):
        speak(desk, "it")
    with desk.expect_response(lambda answer: answer.request.method == "PATCH"):
        desk.locator("section select").nth(1).select_option("dark")
    assert (me(desk)["language"], me(desk)["theme"]) == ("it", "dark")
    code = desk.request.post("/api/me/code", headers={"X-Florin": "1"}).json()["code"]
    phone = visit("/settings", color_scheme="light")
    ready(phone)
    assert phone.evaluate("document.documentElement.lang") == "en"
    phone.get_by_label("Code from the other device").fill(code)
    phone.get_by_role("button", name="Use the code").click()
    phone.wait_for_function("() => document.documentElement.lang === 'it'")
    assert phone.evaluate("document.documentElement.dataset.theme") == "dark"
    # A browser that forgot everything but its cookie is told by the server.
    phone.evaluate("localStorage.setItem('florin.prefs', '{\"speed\": 0}')")
    phone.goto("/")
    phone.wait_for_function("() => document.documentElement.lang === 'it'")
    phone.wait_for_function("() => document.documentElement.dataset.theme === 'dark'")


@pytest.mark.parametrize("right", [True, False])
def test_a_code_is_confirmed_on_the_phones_screen(visit: Visit, right: bool) -> None:
    desk = visit("/settings")
    ready(desk)
    code = desk.request.post("/api/me/code", headers={"X-Florin": "1"}).json()["code"]
    # A wrong code is refused, which the console reports.
    phone = visit("/settings", quiet=right, **TOUCH)
    ready(phone)
    field = phone.get_by_label("Code from the other device")
    field.fill(code if right else "no such code")
    field.press("Enter")
    said = phone.locator(f"[data-carry={'done' if right else 'trouble'}]")
    expect(said).to_contain_text("Welcome back" if right else "not valid")
    expect(said).to_be_in_viewport(ratio=1)


def test_what_was_chosen_here_holds_here_and_is_stored(visit: Visit) -> None:
    page = visit("/rules/medici", prefs={"language": "nl", "theme": "dark"})
    page.wait_for_selector(".rules h2, article h2, main h2")
    with page.expect_response(lambda answer: answer.request.method == "PATCH"):
        page.goto("/")
    assert (me(page)["language"], me(page)["theme"]) == ("nl", "dark")
    # Another device's choice does not overrule this one's.
    page.request.patch("/api/me", headers={"X-Florin": "1"}, data={"theme": "light"})
    page.reload()
    ready(page)
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
