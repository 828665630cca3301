# pyright: basic
"""Keeping an identity in the browser, with Chromium's virtual authenticator."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from .conftest import PHONE, WIDE
from .server import Server
from .test_pages import too_wide, violations


class Device:
    """A browser whose authenticator may be carried to another one, as a security key is."""

    def __init__(self, browser: Browser, server: Server, **options: Any) -> None:
        port = server.address.rpartition(":")[2]
        # An address has no passkeys; localhost has, also without https.
        self.context = browser.new_context(base_url=f"http://localhost:{port}", **options)
        self.page: Page = self.context.new_page()
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self._session = self.context.new_cdp_session(self.page)
        self._session.send("WebAuthn.enable")
        self._key = self._session.send(
            "WebAuthn.addVirtualAuthenticator",
            {
                "options": {
                    "protocol": "ctap2",
                    "transport": "internal",
                    "hasResidentKey": True,
                    "hasUserVerification": True,
                    "isUserVerified": True,
                }
            },
        )["authenticatorId"]

    def credentials(self) -> Any:
        found = self._session.send("WebAuthn.getCredentials", {"authenticatorId": self._key})
        return found["credentials"]

    def add(self, credential: Any) -> None:
        body = {"authenticatorId": self._key, "credential": credential}
        self._session.send("WebAuthn.addCredential", body)

    def refuse(self) -> None:
        """The user does not identify themselves to the authenticator."""
        body = {"authenticatorId": self._key, "isUserVerified": False}
        self._session.send("WebAuthn.setUserVerified", body)
        self._session.send("WebAuthn.removeVirtualAuthenticator", {"authenticatorId": self._key})

    def name(self) -> str:
        return self.page.evaluate("fetch('/api/me').then((a) => a.json()).then((me) => me.name)")


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_guest_keeps_the_name_and_returns(
    browser: Browser, server: Server, size: dict[str, Any]
) -> None:
    first = Device(browser, server, locale="en", **size)
    page = first.page
    page.goto("/settings")
    page.get_by_label("Your name", exact=True).fill("Lucrezia")
    page.get_by_role("button", name="Save").first.click()
    expect(page.locator("[data-passkey]")).to_have_count(0)
    page.locator("[data-passkey-add]").click()
    expect(page.locator("[data-passkey]")).to_have_count(1)
    codes = page.locator("[data-recovery-codes] li").all_inner_texts()
    assert len(set(codes)) == 8
    assert violations(page) == []
    assert too_wide(page) <= 0
    page.get_by_role("button", name="I have written them down").click()
    expect(page.locator("[data-codes-left]")).to_have_text("8 recovery codes are left.")
    handle = f"lucrezia-{size['viewport']['width']}"
    page.locator("[data-handle]").fill(handle)
    page.locator("[data-keep] form button").click()
    expect(page.locator("[data-keep] [role=status]")).to_have_text("Saved.")
    (credential,) = first.credentials()

    second = Device(browser, server, locale="en", **size)
    second.page.goto("/settings")
    assert second.name() != "Lucrezia"
    second.add(credential)
    second.page.locator("[data-sign-in-passkey]").click()
    expect(second.page.get_by_role("status").filter(has_text="Welcome back")).to_be_visible()
    assert second.name() == "Lucrezia"
    expect(second.page.locator("[data-handle]")).to_have_value(handle)

    third = Device(browser, server, locale="en", **size)
    third.page.goto("/settings")
    third.page.get_by_label("Recovery code", exact=True).fill(codes[0].lower())
    third.page.get_by_role("button", name="Sign in with the code").click()
    expect(third.page.locator("[data-codes-left]")).to_have_text("7 recovery codes are left.")

    # Removing the passkey signs the second browser out, which began by it.
    button = third.page.locator("[data-passkey] button")
    button.click()
    button.click()
    expect(third.page.locator("[data-passkey]")).to_have_count(0)
    assert second.name() != "Lucrezia"
    assert first.name() == "Lucrezia"
    for device in (first, second, third):
        assert device.errors == []
        device.context.close()


def test_closing_the_dialog_changes_nothing(browser: Browser, server: Server) -> None:
    device = Device(browser, server, locale="en", **WIDE)
    page = device.page
    page.goto("/settings")
    device.refuse()
    page.evaluate(
        """() => { navigator.credentials.create = () =>
          Promise.reject(new DOMException("closed", "NotAllowedError")) }"""
    )
    page.locator("[data-passkey-add]").click()
    expect(page.locator("[data-keep] [role=alert]")).to_have_text("Cancelled. Nothing has changed.")
    expect(page.locator("[data-passkey]")).to_have_count(0)
    device.context.close()


def test_my_data_and_deleting_me(browser: Browser, server: Server) -> None:
    device = Device(browser, server, locale="en", **WIDE)
    page = device.page
    page.goto("/settings")
    page.get_by_label("Your name", exact=True).fill("Cosimo")
    page.get_by_role("button", name="Save").first.click()
    expect(page.get_by_role("status").filter(has_text="Saved.")).to_be_visible()
    with page.expect_download() as download:
        page.locator("[data-export]").click()
    data = json.loads(download.value.path().read_text())
    assert data["person"]["name"] == "Cosimo"
    page.locator("[data-my-data] summary").click()
    expect(page.locator("[data-delete]")).to_be_disabled()
    page.locator("[data-delete-name]").fill("Cosimo")
    page.locator("[data-delete]").click()
    page.wait_for_url("**/")
    assert device.name().startswith("Guest")
    device.context.close()
