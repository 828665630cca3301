"""Keeping an identity in the browser, with Chromium's virtual authenticator."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Browser, Page, expect

from .checks import too_wide, violations
from .conftest import PHONE, WIDE
from .pages import AppPage
from .server import Server
from .waiting import DEADLINE_MS


class Device:
    """A browser whose authenticator may be carried to another one, as a security key is."""

    def __init__(self, browser: Browser, server: Server, **options: Any) -> None:
        port = server.address.rpartition(":")[2]
        # An address has no passkeys; localhost has, also without https.
        self.context = browser.new_context(base_url=f"http://localhost:{port}", **options)
        self.context.set_default_timeout(DEADLINE_MS)
        self.page: Page = self.context.new_page()
        self.app = AppPage(self.page)
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self._session: Any = self.context.new_cdp_session(self.page)
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

    def close(self) -> None:
        assert self.errors == []
        self.context.close()

    def name(self) -> str:
        return self.page.evaluate("fetch('/api/me').then((a) => a.json()).then((me) => me.name)")


def test_a_guest_keeps_the_name_and_returns(browser: Browser, server: Server) -> None:
    first, second, third = (Device(browser, server, locale="en", **PHONE) for _ in range(3))
    app, page = first.app, first.page
    rename(first, "Lucrezia")
    expect(app.part("passkey")).to_have_count(0)
    app.part("passkey-add").click()
    expect(app.part("passkey")).to_have_count(1)
    codes = app.part("recovery-codes").get_by_role("listitem").all_inner_texts()
    assert len(set(codes)) == 8
    for screen in (PHONE, WIDE):
        app.resize(**screen["viewport"])
        assert violations(page) == []
        assert too_wide(page) <= 0
    app.button("I have written them down").click()
    expect(app.part("codes-left")).to_have_text("8 recovery codes are left.")
    app.part("handle").fill("lucrezia")
    app.part("keep").locator("form").get_by_role("button").click()
    expect(app.part("keep").get_by_role("status").filter(has_text="Saved.")).to_be_visible()
    (credential,) = first.credentials()

    second.app.goto("/settings")
    assert second.name() != "Lucrezia"
    second.add(credential)
    second.app.part("sign-in-passkey").click()
    expect(second.page.get_by_role("status").filter(has_text="Welcome back")).to_be_visible()
    assert second.name() == "Lucrezia"
    expect(second.app.part("handle")).to_have_value("lucrezia")

    third.app.goto("/settings")
    third.page.get_by_label("Recovery code", exact=True).fill(codes[0].lower())
    third.app.button("Sign in with the code").click()
    expect(third.app.part("codes-left")).to_have_text("7 recovery codes are left.")

    # Removing the passkey signs the second browser out, which began by it.
    button = third.app.part("passkey").get_by_role("button")
    button.click()
    button.click()
    expect(third.app.part("passkey")).to_have_count(0)
    assert second.name() != "Lucrezia"
    assert first.name() == "Lucrezia"
    for device in (first, second, third):
        device.close()


def rename(device: Device, name: str) -> None:
    device.app.goto("/settings")
    field = device.page.get_by_label("Your name", exact=True)
    field.fill(name)
    field.press("Enter")
    expect(device.page.get_by_role("status").filter(has_text="Saved.")).to_be_visible()


def test_closing_the_dialog_changes_nothing(browser: Browser, server: Server) -> None:
    device = Device(browser, server, locale="en", **WIDE)
    device.app.goto("/settings")
    device.refuse()
    device.page.evaluate(
        """() => { navigator.credentials.create = () =>
          Promise.reject(new DOMException("closed", "NotAllowedError")) }"""
    )
    device.app.part("passkey-add").click()
    alert = device.app.part("keep").get_by_role("alert")
    expect(alert).to_have_text("Cancelled. Nothing has changed.")
    expect(device.app.part("passkey")).to_have_count(0)
    device.close()


def test_my_data_and_deleting_me(browser: Browser, server: Server) -> None:
    device = Device(browser, server, locale="en", **WIDE)
    app, page = device.app, device.page
    rename(device, "Cosimo")
    with page.expect_download() as download:
        app.part("export").click()
    data = json.loads(download.value.path().read_text())
    assert data["person"]["name"] == "Cosimo"
    app.part("my-data").locator("summary").click()
    expect(app.part("delete")).to_be_disabled()
    app.part("delete-name").fill("Cosimo")
    app.part("delete").click()
    page.wait_for_url("**/")
    assert device.name().startswith("Guest")
    device.close()
