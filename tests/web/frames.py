# pyright: basic
"""Measures the frames of a table in motion: `python tests/web/frames.py [GAME] [SECONDS]`.

A real game at normal speed in a real browser. Prints, for each kind of moment, how many frames the
page had and how long they took, by requestAnimationFrame. `late` are frames that took longer than
25 ms. No test: it measures time, so nothing else should run beside it.
"""

from __future__ import annotations

import json
import statistics
import sys
import tempfile
import time
from collections import defaultdict
from pathlib import Path

from playwright.sync_api import BrowserContext, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))
from web.browser import find_browser, launch_arguments
from web.guests import Guest
from web.player import Player
from web.server import Server
from web.waiting import DEADLINE_MS

# Times between frames, in milliseconds, by what moved.
_WATCH = """() => {
  window.frames = [];
  let last = performance.now();
  const tick = (now) => {
    const act = document.querySelector('[data-scene]')?.dataset.act ?? '';
    const flies = document.querySelector('[data-flight]') ? 'coins' : '';
    window.frames.push([act || flies || 'rest', now - last]);
    last = now;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}"""


def play(context: BrowserContext, game: str, seconds: float) -> list[tuple[str, float]]:
    """Moment and milliseconds of each frame."""
    guest = Guest(context)
    table = guest.open_table(guest.make_table(game, 2 if game == "strozzi" else 4, name="Lorenza"))
    table.page.evaluate(_WATCH)
    player = Player(table, "mouse", seed=3)
    end = time.monotonic() + seconds
    while time.monotonic() < end and player.step() != "final":
        pass
    return table.page.evaluate("window.frames")[1:]


def report(frames: list[tuple[str, float]]) -> str:
    times = defaultdict(list)
    for act, ms in frames:
        times[act].append(ms)
        if act != "rest":
            times["all in motion"].append(ms)
    lines = [f"{'moment':14} frames  median ms     95 %    worst  late  frames/s"]
    for act, found in sorted(times.items(), key=lambda one: -len(one[1])):
        found.sort()
        late = sum(ms > 25 for ms in found)
        rate = 1000 * len(found) / sum(found)
        lines.append(
            f"{act:14} {len(found):6} {statistics.median(found):10.1f} "
            f"{found[int(0.95 * len(found))]:8.1f} {found[-1]:8.1f} {late:5} {rate:9.1f}"
        )
    return "\n".join(lines)


def main() -> None:
    game = sys.argv[1] if len(sys.argv) > 1 else "medici"
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 60
    chromium = find_browser()
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium, args=launch_arguments())
        context = browser.new_context(
            base_url=server.address, viewport={"width": 1440, "height": 900}, locale="en"
        )
        context.set_default_timeout(DEADLINE_MS)
        prefs = json.dumps({"tours": ["medici", "strozzi"], "speed": 1})
        context.add_init_script(f"localStorage.setItem('florin.prefs', {prefs!r})")
        frames = play(context, game, seconds)
        browser.close()
    sys.stdout.write(report(frames) + "\n")


if __name__ == "__main__":
    main()
