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
from web.browser import find_browser, launch_arguments
from web.player import Player
from web.server import Server
from web.tables import make_table

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
_RENAME = """(name) => fetch('/api/me', {
  method: 'PATCH',
  headers: {'Content-Type': 'application/json', 'X-Florin': '1'},
  body: JSON.stringify({name}),
})"""
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

    def visit(self, path: str, theme: Theme, size: dict[str, Any], **prefs: Any) -> Page:
        context = self.browser.new_context(
            base_url=self.server.address,
            color_scheme=theme,
            locale="en",
            reduced_motion="reduce",
            **size,
        )  # type: ignore[arg-type]
        context.set_default_timeout(20_000)
        kept = json.dumps({"tours": ["medici", "strozzi"], "speed": 0, **prefs})
        context.add_init_script(f"localStorage.setItem('florin.prefs', {kept!r})")
        page = context.new_page()
        page.goto(path)
        page.wait_for_load_state("networkidle")
        # Guests are given a number by chance; the pictures show the same name always.
        page.evaluate(_RENAME, "Lorenza")
        page.reload()
        page.wait_for_load_state("networkidle")
        return page

    def table(self, page: Page, game: str, seats: int) -> str:
        return make_table(page, game, seats, name="Lorenza")

    def shoot(self, page: Page, name: str) -> None:
        page.evaluate("document.fonts.ready")
        # What was drawn last must have reached the screen; colours change within 200 ms.
        page.wait_for_timeout(300)
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

    def until(self, page: Page, phase: str, decisions: int, seed: int = 1) -> Player:
        """Plays until the page waits for a decision of this kind."""
        player = Player(page, "mouse", seed)
        while True:
            page.wait_for_selector("section.bar[data-mine], [data-scoring], #final")
            waiting = page.locator("section.bar[data-mine]")
            if (
                player.decisions >= decisions
                and waiting.count()
                and page.locator("[data-scoring]").count() == 0
                and waiting.get_attribute("data-phase") == phase
            ):
                return player
            if player.step() == "final":
                return player


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
        camera.shoot(camera.visit(path, theme, size), f"{name}-{mark}")
    for game, name in (("medici", "tour"), ("strozzi", "tour-strozzi")):
        page = camera.visit("/", theme, size)
        page.locator(f"[data-show-tour={game}]").click()
        for _ in range(3):
            page.locator("[data-tour=next]").click()
        camera.shoot(page, f"{name}-{mark}")
    page = camera.visit("/", theme, size, handover=True)
    page.goto("/t/" + make_table(page, "medici", 4, people=2, name="Lorenza"))
    page.wait_for_selector("[data-start]")
    camera.shoot(page, f"seats-{mark}")
    made = page.request.post("/api/tables", headers={"X-Florin": "1"}, data=_TWO_HERE)
    page.goto(f"/t/{made.json()['table']['id']}")
    page.wait_for_selector("[data-hand]")
    camera.shoot(page, f"hand-over-{mark}")
    page = camera.visit("/", theme, size)
    page.goto("/t/" + camera.table(page, "medici", 4))
    player = camera.until(page, "bid", 14)
    camera.shoot(page, f"medici-{mark}")
    if size is DESK:
        camera.turn(page, f"medici-{{}}-{theme}")
    page.locator("[data-hint]").click()
    page.wait_for_selector("[data-choices]")
    camera.shoot(page, f"hint-{mark}")
    page.locator("[data-coach-close]").click()
    while page.locator("[data-scoring=close]").count() == 0:
        player.step()
        page.wait_for_selector("section.bar[data-mine], [data-scoring=close]")
    camera.shoot(page, f"scoring-{mark}")
    player.play_out()
    page.wait_for_selector(".chart")
    camera.shoot(page, f"final-{mark}")
    page.goto(page.url + "/replay?ply=120")
    page.wait_for_selector("[data-slider]")
    camera.shoot(page, f"replay-{mark}")
    page.wait_for_selector("[data-coach]", timeout=60_000)
    page.locator("[data-moment=dear]").nth(1).click()
    if size is PHONE:
        page.locator("[data-to-review]").click()
    camera.shoot(page, f"coach-{mark}")
    page.locator("[data-learn-mistakes]").click()
    page.wait_for_selector("section.bar[data-mine]")
    camera.shoot(page, f"retry-{mark}")
    page = camera.visit("/", theme, size)
    page.goto("/t/" + camera.table(page, "medici", 6))
    camera.until(page, "bid", 16)
    camera.shoot(page, f"six-{mark}")
    page = camera.visit("/", theme, size)
    page.goto("/t/" + camera.table(page, "strozzi", 2))
    camera.until(page, "load", 18)
    camera.shoot(page, f"strozzi-{mark}")
    if size is DESK:
        camera.turn(page, f"strozzi-{{}}-{theme}")


if __name__ == "__main__":
    main()
