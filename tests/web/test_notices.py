# pyright: basic
"""Notices in the settings, the service worker, the installed app."""

from __future__ import annotations

import json
import re
import shutil
import struct
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from florin.server.http.pages import DIST
from kit import random_record
from notice_kit import SITE, MailServer, Receiver, mail_and_web, noticing, pass_turn, table_of
from server_kit import Player, ServerProcess, wait_for

from .checks import too_wide, violations
from .conftest import PHONE, WIDE
from .server import Server
from .waiting import DEADLINE_MS, wait_until

READY = "navigator.serviceWorker.ready.then(() => true)"


@pytest.fixture(scope="module")
def site(
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[tuple[ServerProcess, MailServer, Receiver]]:
    folder = tmp_path_factory.mktemp("notices")
    database = f"sqlite:///{folder}/florin.db"
    with mail_and_web() as (mails, web), noticing(database, folder, **mails.settings) as server:
        yield server, mails, web


def opened(browser: Browser, server: ServerProcess, **options: Any) -> BrowserContext:
    """A profile with a service worker; localhost is a secure place without https."""
    context = browser.new_context(
        base_url=server.address, **{"locale": "en", "reduced_motion": "reduce", **options}
    )
    context.set_default_timeout(DEADLINE_MS)
    return context


def controlled(page: Page, path: str = "/") -> None:
    """Opens the page and waits until the service worker answers for it."""
    page.goto(path)
    page.evaluate(READY)
    wait_until(page, "() => navigator.serviceWorker.controller !== null", "a service worker")


def test_the_manifest_and_its_icons(server: Server) -> None:
    answer = httpx.get(f"{server.address}/manifest.webmanifest")
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = answer.json()
    assert manifest["share_target"]["action"] == "/share"
    purposes = set()
    for icon in manifest["icons"]:
        picture = httpx.get(server.address + icon["src"])
        assert picture.status_code == 200
        assert picture.headers["content-type"] == icon["type"]
        purposes.add((icon.get("purpose", "any"), icon["sizes"]))
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", picture.content[16:24])
            assert icon["sizes"] == f"{width}x{height}"
    assert {("any", "192x192"), ("any", "512x512"), ("maskable", "512x512")} <= purposes


def test_the_service_worker_is_never_kept_by_the_browser(server: Server) -> None:
    answer = httpx.get(f"{server.address}/sw.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache"


def test_the_page_without_a_network(browser: Browser, server: Server) -> None:
    context = opened(browser, server, locale="de", **PHONE)
    page = context.new_page()
    controlled(page)
    context.set_offline(True)
    page.goto("/rules/medici")
    expect(page.locator("h1")).to_have_text("Keine Verbindung")
    expect(page.locator("li")).to_have_count(3)
    assert not too_wide(page)
    # What the API says is never taken from a store.
    failed = page.evaluate("fetch('/api/games').then(() => false, () => true)")
    assert failed
    kept = page.evaluate(
        """async () => {
          const found = [];
          for (const name of await caches.keys())
            for (const one of await (await caches.open(name)).keys())
              found.push(new URL(one.url).pathname);
          return found.sort();
        }"""
    )
    assert kept == ["/florin.svg", "/offline.html", "/offline.js"]
    # It comes back by itself.
    context.set_offline(False)
    expect(page.locator("main#main h1")).to_be_visible()
    context.close()


def test_a_push_message_shows_a_notice(browser: Browser, server: Server) -> None:
    """Chromium delivers the message as its push service would; the worker shows it."""
    context = opened(browser, server, **WIDE)
    context.grant_permissions(["notifications"], origin=server.address)
    page = context.new_page()
    controlled(page)
    session = context.new_cdp_session(page)
    ids: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: ids.extend(one["registrationId"] for one in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    wait_for(lambda: page.evaluate("0") or ids, "the registration")  # events come with answers
    message = {
        "title": "It is your turn",
        "body": "Medici with Anna",
        "path": "/t/x",
        "tag": "x",
        "waiting": 2,
    }
    for data in (json.dumps(message), json.dumps(message), "no JSON"):
        session.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": server.address, "registrationId": ids[-1], "data": data},
        )
    shown: Any = wait_for(lambda: (found := page.evaluate(NOTES))[1:] and found, "both notices")
    # The second one of the same table replaced the first; an unreadable one shows the name.
    assert sorted(shown) == [
        ["Florin", "", "/"],
        ["It is your turn", "Medici with Anna", "/t/x"],
    ]
    context.close()


NOTES = """async () => {
  const found = await (await navigator.serviceWorker.ready).getNotifications();
  return found.map(({ title, body, data }) => [title, body, data.path]);
}"""


def test_turning_push_on_asks_only_after_a_click(browser: Browser, server: Server) -> None:
    """Offline, Chromium refuses the subscription itself: the page says so and stays usable."""
    context = opened(browser, server, **PHONE)
    page = context.new_page()
    page.add_init_script(
        """window.asked = 0;
        const ask = Notification.requestPermission.bind(Notification);
        Notification.requestPermission = () => { window.asked++; return ask(); };"""
    )
    context.grant_permissions(["notifications"], origin=server.address)
    controlled(page, "/settings/notices")
    page.reload()
    expect(page.locator("[data-push=off]")).to_contain_text("This browser: off.")
    assert page.evaluate("window.asked") == 0
    page.locator("[data-push-on]").click()
    section = page.locator("[data-push]")
    expect(section).to_contain_text(re.compile("cannot be reached|This browser: on"))
    assert page.evaluate("window.asked") == 1
    context.close()


def test_a_shared_record_is_opened(browser: Browser, server: Server) -> None:
    context = opened(browser, server, **WIDE)
    page = context.new_page()
    controlled(page)
    record = json.dumps(random_record("strozzi", 2, 3).as_dict())
    page.evaluate(
        """(record) => {
          const form = document.createElement("form");
          form.method = "POST"; form.action = "/share"; form.enctype = "multipart/form-data";
          const input = document.createElement("input");
          input.type = "file"; input.name = "record";
          const files = new DataTransfer();
          files.items.add(new File([record], "game.json", { type: "application/json" }));
          input.files = files.files;
          form.append(input);
          document.body.append(form);
          form.submit();
        }""",
        record,
    )
    page.wait_for_url("**/look?shared")
    expect(page.locator("[data-scrubber], .scrubber, input[type=range]").first).to_be_visible()
    context.close()


def test_a_new_version_asks_before_it_reloads(browser: Browser, tmp_path: Path) -> None:
    dist = tmp_path / "dist"
    shutil.copytree(DIST, dist)
    prelude = (
        "import florin.server.app as _app; from pathlib import Path\n"
        f"_app.create_app.__defaults__ = (None, Path({str(dist)!r}))\n"
    )
    with ServerProcess(f"sqlite:///{tmp_path}/florin.db", tmp_path, prelude=prelude) as server:
        context = opened(browser, server, **WIDE)
        page = context.new_page()
        controlled(page)
        worker = dist / "sw.js"
        worker.write_text(worker.read_text() + "\n// a newer version\n")
        page.evaluate("navigator.serviceWorker.ready.then((found) => found.update())")
        prompt = page.locator("[data-update]")
        expect(prompt).to_contain_text("A new version is ready.")
        page.evaluate("window.before = true")
        prompt.get_by_role("button", name="Reload").click()
        wait_until(page, "() => window.before === undefined", "the new version")
        expect(prompt).to_have_count(0)
        context.close()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_settings_of_notices(browser: Browser, site: Any, theme: str) -> None:
    """With a real mail and a real webhook; what the form accepts and says is tested in web/."""
    server, mails, web = site
    mails.mails.clear()
    web.received.clear()
    context = opened(browser, server, **PHONE, color_scheme=theme)
    page = context.new_page()
    page.goto("/settings/notices")
    hook = page.locator("[data-webhook]")
    hook.get_by_label("Address of the webhook").fill(web.url)
    hook.get_by_role("button", name="Save").click()
    page.locator("[data-test=webhook]").click()
    expect(hook).to_contain_text("The test was sent.")
    assert len(web.received) == 1
    mail = page.locator("[data-mail]")
    mail.get_by_label("Email address").fill("anna@example.org")
    mail.get_by_role("button", name="Send the confirmation").click()
    expect(mail).to_contain_text("Open the link that we sent to anna@example.org")
    text = mails.mails[0].get_body(("plain",)).get_content()
    link = re.search(rf"{SITE}/mail/confirm/(\S+)", text)
    assert link is not None
    # A choice and a holiday are stored.
    page.locator("[data-choice='over mail']").uncheck()
    day = time.strftime("%Y-%m-%d", time.localtime(time.time() + 5 * 86_400))
    page.get_by_label("I am back on").fill(day)
    page.locator("[data-holiday-begin]").click()
    expect(page.locator("[data-holiday]")).to_contain_text("You are on holiday until")
    page.reload()
    expect(page.locator("[data-choice='over mail']")).not_to_be_checked()
    expect(page.locator("[data-choice='over webhook']")).to_be_checked()
    expect(page.locator("[data-holiday-end]")).to_be_visible()
    for width in (390, 1440):
        page.set_viewport_size({"width": width, "height": 844})
        assert violations(page) == [], width
        assert not too_wide(page), width
    # The link of the mail, in another browser.
    other = opened(browser, server, **PHONE, color_scheme=theme)
    there = other.new_page()
    there.goto(f"/mail/confirm/{link[1]}")
    there.locator("[data-mail-act]").click()
    expect(there.locator("[data-done]")).to_contain_text("an…@example.org is confirmed")
    assert violations(there) == []
    page.reload()
    expect(page.locator("[data-mail-remove]")).to_be_visible()
    other.close()
    context.close()


def test_a_failed_notice_is_shown(browser: Browser, site: Any) -> None:
    server, _, web = site
    with Player(server, "Anna") as anna, Player(server, "Bruno") as bruno:
        bruno.ok("PUT", "/api/me/webhook", {"url": web.url})
        table = table_of(anna, bruno, clock=86_400)
        web.answers = [404]
        pass_turn(anna, bruno, table)
        wait_for(lambda: bruno.ok("GET", "/api/me/notices")["troubles"], "the failure")
        context = opened(browser, server, **WIDE)
        cookie = bruno.http.cookies["florin"]
        context.add_cookies([{"name": "florin", "value": cookie, "url": server.address}])
        page = context.new_page()
        page.goto("/settings/notices")
        expect(page.locator("[data-troubles]")).to_contain_text("not delivered")
        context.close()
