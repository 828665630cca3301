"""A real server and a real browser for the tests of the web app."""

from __future__ import annotations

import importlib.util
import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

import browser_loop
from florin.server.http.pages import DIST

from . import browser as browsers
from .guests import Guest
from .server import Server
from .waiting import DEADLINE_MS

ROOT = Path(__file__).parents[2]
# What a player has chosen who has been here before and wants no animations.
SETTLED = {"tours": ["medici", "strozzi"], "speed": 0}
# A page that does not exist; the browser reports its status 404 as an error.
NOWHERE = "/nowhere"
WIDE: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}}
TOUCH: dict[str, Any] = {**PHONE, "has_touch": True, "is_mobile": True}


def build_hook() -> Any:
    """hatch_build.py, which is no part of the package."""
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="session", autouse=True)
def built() -> None:
    if os.environ.get("FLORIN_WEB") == "skip":
        pytest.skip("no web app: FLORIN_WEB=skip")
    stamp = DIST / ".stamp"
    current = stamp.is_file() and stamp.read_text() == build_hook().fingerprint()
    assert current, "the web app is not built from these sources: run make setup"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("site")) as running:
        yield running


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    try:
        path = browsers.find_browser()
    except browsers.NoBrowser as missing:
        pytest.skip(str(missing))
    return {
        **browser_type_launch_args,
        "executable_path": path,
        "args": browsers.launch_arguments(),
    }


@pytest.fixture(scope="session")
def browser(browser: Browser) -> Iterator[Browser]:
    yield browser
    # The browser is closed after the worker's last test, which may be one outside the browser.
    browser_loop.show()


class Watched:
    """A page whose console is watched: no test passes over an error."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.errors: list[str] = []
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.errors.append(str(error)))

    def _heard(self, said: ConsoleMessage) -> None:
        if said.type == "error" and not said.location["url"].endswith(NOWHERE):
            self.errors.append(f"{said.text} ({said.location['url']})")


Visit = Callable[..., Page]
Invite = Callable[..., Guest]


@pytest.fixture
def invite(browser: Browser, server: Server) -> Iterator[Invite]:
    """Makes guests, each with a browser profile; checks the consoles of their pages at the end.

    `prefs` are what the guest has chosen before; other options are those of Playwright's contexts.
    """
    watched: list[Watched] = []
    contexts: list[BrowserContext] = []

    def new_guest(prefs: dict[str, Any] | None = None, quiet: bool = True, **options: Any) -> Guest:
        settings: dict[str, Any] = {"locale": "en", "reduced_motion": "reduce", **options}
        # A service worker would hide requests from the tests that intercept them.
        settings = {"service_workers": "block", **settings}
        context = browser.new_context(base_url=server.address, **settings)
        contexts.append(context)
        context.set_default_timeout(DEADLINE_MS)
        kept = json.dumps({**SETTLED, **(prefs or {})})
        context.add_init_script(
            "location.protocol === 'about:' || localStorage.getItem('florin.prefs') || "
            f"localStorage.setItem('florin.prefs', {kept!r})"
        )
        if quiet:
            context.on("page", lambda page: watched.append(Watched(page)))
        return Guest(context)

    yield new_guest
    errors = [error for one in watched for error in one.errors]
    for context in contexts:
        context.close()
    server.forget_openings()
    assert errors == []


@pytest.fixture
def guest(invite: Invite) -> Guest:
    """One guest at a wide window."""
    return invite(**WIDE)


@pytest.fixture
def visit(invite: Invite) -> Visit:
    """Opens pages, each in a browser profile of its own."""

    def open_page(path: str = "/", **choices: Any) -> Page:
        page = invite(**choices).context.new_page()
        page.goto(path)
        return page

    return open_page
