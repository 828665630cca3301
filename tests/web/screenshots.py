# pyright: basic
"""Writes docs/screenshots/: every page, on a desk and on a phone, by day and by night.

`make screenshots` runs it. It plays real games on a real server, always the same ones.
"""

from __future__ import annotations

import base64
import json
import sys
import tempfile
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))
from web import positions
from web.browser import find_browser, launch_arguments
from web.guests import Guest
from web.pages import HomePage
from web.player import Player
from web.server import Server
from web.waiting import DEADLINE_MS, wait_at_rest

Theme = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = ("light", "dark")
OUT = Path(__file__).parents[2] / "docs" / "screenshots"
DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
TABLET = {"width": 820, "height": 1180}
SIDE = {"width": 844, "height": 390}

# Phones have finer screens than desks. The protocol takes pictures at the page's own size, whatever
# device the page believes to be on, and enlarges what it draws by this.
PHONE_SCALE = 1.5
_TWO_HERE = {
    "game": "strozzi",
    "seats": [{"kind": "me", "name": "Lorenza"}, {"kind": "me", "name": "Filippo"}],
    "options": {"public": False, "pace": "instant", "seed": "lily"},
    "start": True,
}


class Camera:
    def __init__(self, browser: Browser, server: Server, out: Path) -> None:
        self.browser = browser
        self.server = server
        self.out = out

    def guest(self, theme: Theme, size: dict[str, Any], **prefs: Any) -> Guest:
        context = self.browser.new_context(
            base_url=self.server.address,
            color_scheme=theme,
            locale="en",
            reduced_motion="reduce",
            **size,
        )  # type: ignore[arg-type]
        context.set_default_timeout(DEADLINE_MS)
        kept = json.dumps({"tours": ["medici", "strozzi"], "speed": 0, **prefs})
        context.add_init_script(
            f"location.protocol === 'about:' || localStorage.setItem('florin.prefs', {kept!r})"
        )
        guest = Guest(context)
        # Guests are given a number by chance; the pictures show the same name always.
        guest.call("GET", "/me")
        guest.call("PATCH", "/me", {"name": "Lorenza"})
        return guest

    def shoot(self, page: Page, name: str) -> None:
        wait_at_rest(page)
        # The browser writes WebP itself: a third of what the same picture takes as PNG.
        protocol = page.context.new_cdp_session(page)
        seen = protocol.send("Page.getLayoutMetrics")["cssVisualViewport"]
        clip = {
            "x": seen["pageX"],
            "y": seen["pageY"],
            "width": seen["clientWidth"],
            "height": seen["clientHeight"],
            "scale": PHONE_SCALE if "-phone-" in name else 1,
        }
        taken = protocol.send(
            "Page.captureScreenshot", {"format": "webp", "quality": 82, "clip": clip}
        )
        (self.out / f"{name}.webp").write_bytes(base64.b64decode(taken["data"]))

    def turn(self, page: Page, name: str) -> None:
        """The same table on a tablet and on a phone on its side."""
        for form, other in (("tablet", TABLET), ("side", SIDE)):
            page.set_viewport_size(other)  # type: ignore[arg-type]
            self.shoot(page, name.format(form))
        page.set_viewport_size(DESK["viewport"])


def main() -> None:
    out = Path(sys.argv[1]) if len(sys.argv) > 1 else OUT
    out.mkdir(parents=True, exist_ok=True)
    chromium = find_browser()
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium, args=launch_arguments())
        camera = Camera(browser, server, out)
        for where, size in (("desk", DESK), ("phone", PHONE)):
            for theme in THEMES:
                take(camera, f"{where}-{theme}", theme, size)
        browser.close()


def take(camera: Camera, mark: str, theme: Theme, size: dict[str, Any]) -> None:
    """All scenes on one kind of screen in one light."""
    plain = {
        "home": "/",
        "new": "/new",
        "rules": "/rules/medici",
        "rules-strozzi": "/rules/strozzi",
        "look": "/look",
        "settings": "/settings",
        "tokens": "/settings/tokens",
    }
    for name, path in plain.items():
        camera.shoot(camera.guest(theme, size).open(path), f"{name}-{mark}")
    for game, name in (("medici", "tour"), ("strozzi", "tour-strozzi")):
        home = HomePage(camera.guest(theme, size).open())
        home.tour(game).click()
        for _ in range(3):
            home.part("tour", "next").click()
        camera.shoot(home.page, f"{name}-{mark}")
    guest = camera.guest(theme, size, handover=True)
    table = guest.open_table(guest.make_table("medici", 4, people=2, name="Lorenza"))
    camera.shoot(table.page, f"seats-{mark}")
    made = guest.call("POST", "/tables", _TWO_HERE)
    camera.shoot(guest.open_table(made["table"]["id"]).page, f"hand-over-{mark}")
    take_game(camera, mark, theme, size)
    guest = camera.guest(theme, size)
    camera.shoot(guest.open_table(positions.BID_WITH_REASONS).page, f"six-{mark}")
    page = guest.open_table(positions.LOAD).page
    camera.shoot(page, f"strozzi-{mark}")
    if size is DESK:
        camera.turn(page, f"strozzi-{{}}-{theme}")


def take_game(camera: Camera, mark: str, theme: Theme, size: dict[str, Any]) -> None:
    """A game from its middle to its end and its review."""
    table = camera.guest(theme, size).open_table(positions.LAST_BID_4)
    page = table.page
    camera.shoot(page, f"medici-{mark}")
    if size is DESK:
        camera.turn(page, f"medici-{{}}-{theme}")
    table.part("hint").click()
    table.part("choices").wait_for()
    camera.shoot(page, f"hint-{mark}")
    table.part("coach-close").click()
    player = Player(table, "mouse", seed=1)
    player.play_until(table.sheet)
    camera.shoot(page, f"scoring-{mark}")
    player.play_out()
    camera.shoot(page, f"final-{mark}")
    table.goto(f"/t/{table.id}/replay?ply=120")
    camera.shoot(page, f"replay-{mark}")
    table.part("moment", "dear").nth(1).click()
    if size is PHONE:
        table.part("to-review").click()
    camera.shoot(page, f"coach-{mark}")
    table.part("learn-mistakes").click()
    table.wait_for_turn()
    camera.shoot(page, f"retry-{mark}")


if __name__ == "__main__":
    main()
