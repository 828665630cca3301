# pyright: basic
"""Medici vs Strozzi as a scene: harbours, quays, carpet and counter in every window and phase."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import PHONE, WIDE, Visit
from .player import Player
from .test_pages import LANGUAGES, speak
from .test_scene import SHIFTS, SIZES, assert_no_shift, resize

# What leaves its region, what lies on its neighbour, and what is cut off.
FAULTS = """() => {
  const faults = [];
  const box = (one) => one.getBoundingClientRect();
  const name = (one) => `${one.className} ${one.textContent.trim().slice(0, 24)}`;
  const all = (query, within = document) =>
    [...within.querySelectorAll(query)].filter((one) => one.checkVisibility());
  const inside = (a, b) => a.left >= b.left - 1 && a.right <= b.right + 1
    && a.top >= b.top - 1 && a.bottom <= b.bottom + 1;
  const upon = (a, b, slack) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slack;
  const view = {left: 0, top: 0, right: innerWidth, bottom: innerHeight};
  for (const one of all('.player, .harbour, .carpet, .bar, .top, .decide button, .decide h2'))
    if (!inside(box(one), view)) faults.push(`outside: ${name(one)}`);
  const regions = [['.harbour', '.deck, .tracks, .track, .rope, .cargo, .prize, .free'],
    ['.player', '.id, .home, .facts, .active, .moored'], ['.carpet', '.place, .florin, .face'],
    ['.bar', '.say, .if, .choose, .out, .out li, .act, button, .pennant, .knob']];
  for (const [region, query] of regions)
    for (const outer of all(region))
      for (const one of all(query, outer))
        if (!inside(box(one), box(outer))) faults.push(`leaves ${region}: ${name(one)}`);
  const apart = ['.harbour', '.player', '.block, .decide, .top, .board', '.place, .carpet dl',
    '.pennant', '.player .id, .player .home, .player .facts',
    '.bar > :is(.say, .if, .choose, .out, .act)', '.bar button'];
  for (const query of apart) {
    const found = all(query);
    found.forEach((a, i) => found.slice(i + 1).forEach((b) => {
      if (upon(box(a), box(b), 2)) faults.push(`${name(a)} | ${name(b)}`);
    }));
  }
  for (const harbour of all('.harbour'))
    if (upon(box(harbour.querySelector('.rope')), box(harbour.querySelector('.tracks')), 2))
      faults.push('rope on tracks');
  // Bonus figures stay in their fields, markers in the middle of theirs.
  for (const field of all('.field:has(.bonus)')) {
    const [a, b] = [box(field), box(field.querySelector('.bonus'))];
    if (b.height > a.height + 1 || b.width > a.width + 1)
      faults.push('bonus is larger than its field');
  }
  for (const track of all('.track')) {
    const fields = all('.field', track).map(box);
    const [marker, column] = [box(track.querySelector('[data-marker] .marker')), box(track)];
    const y = (marker.top + marker.bottom) / 2;
    if (!fields.some((field) => Math.abs((field.top + field.bottom) / 2 - y) < 2))
      faults.push('marker between fields');
    if (Math.abs(marker.left + marker.right - column.left - column.right) > 2)
      faults.push('marker beside its track');
    if (marker.width < 9) faults.push(`marker of ${marker.width} px`);
  }
  for (const one of all('.player .name, .pennant .words, .stage'))
    if (one.scrollWidth > one.clientWidth + 1) faults.push(`cut: ${name(one)}`);
  for (const one of all('.active')) if (box(one).height > 34) faults.push('the active mark wraps');
  const {scrollHeight, scrollWidth} = document.documentElement;
  if (scrollHeight > innerHeight || scrollWidth > innerWidth)
    faults.push(`page ${scrollWidth} x ${scrollHeight}`);
  return [...new Set(faults)];
}"""


def table_of(page: Page, track: int = 4, **options: Any) -> str:
    page.wait_for_load_state("networkidle")
    answer = page.request.post(
        "/api/tables",
        headers={"X-Florin": "1"},
        data={
            "game": "strozzi",
            "seats": [{"kind": "me", "name": "Lorenza"}, {"kind": "bot", "bot": "face:0.5"}],
            "options": {"public": False, "pace": "instant", "seed": "lily", **options},
            "rules": {"track": track},
            "start": True,
        },
    )
    assert answer.ok, answer.text()
    return answer.json()["table"]["id"]


def at(visit: Visit, phase: str, track: int = 4, after: int = 4, **options: Any) -> Page:
    """Our decision in this phase, when some have been made. To load, there is a choice of ships."""
    page = visit("/settings", **{**WIDE, **options})
    page.goto(f"/t/{table_of(page, track)}")
    player = Player(page, "mouse", seed=3)
    for _ in range(120):
        page.wait_for_selector("section.bar[data-mine], [data-scoring], #final")
        bar = page.locator(f"section.bar[data-mine][data-phase={phase}]")
        choice = phase != "load" or page.locator("[data-ship]").count() > 1
        if player.decisions >= after and bar.count() and choice:
            # Markers have come to rest on their fields.
            page.wait_for_timeout(700)
            return page
        player.step()
    raise AssertionError(f"no {phase} came")


def position(page: Page) -> dict[str, Any]:
    return page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[-1]}").json()


@pytest.mark.parametrize("track", [3, 4, 5, 6])
@pytest.mark.parametrize("phase", ["price", "load"])
def test_the_whole_table_fits_every_window(visit: Visit, phase: str, track: int) -> None:
    page = at(visit, phase, track)
    found = {}
    for width, height in SIZES:
        resize(page, width, height)
        found[width, height] = page.evaluate(FAULTS)
    assert {size: faults for size, faults in found.items() if faults} == {}


@pytest.mark.parametrize("phase", ["select", "price", "answer", "load"])
def test_it_fits_in_every_language(visit: Visit, phase: str) -> None:
    page = at(visit, phase)
    found = {}
    for language in LANGUAGES:
        speak(page, language)
        for width, height in (
            (1280, 720),
            (1024, 600),
            (1000, 700),
            (800, 600),
            (820, 1180),
            (390, 844),
            (844, 390),
        ):
            resize(page, width, height)
            found[language, width] = page.evaluate(FAULTS)
    assert {key: faults for key, faults in found.items() if faults} == {}


def test_the_price_starts_at_the_middle_of_both_worths(visit: Visit) -> None:
    page = at(visit, "price")
    worth = {one["seat"]: one["swing"] for one in position(page)["position"]["worth"]}
    for seat, florins in worth.items():
        flag = page.locator(f".pennant[data-of='{seat}']")
        assert flag.get_attribute("data-worth") == str(florins)
    middle = (worth[1] + worth[2]) / 2
    price = int(page.locator(".act .main").get_attribute("data-token") or -1)
    assert abs(price - middle) <= 0.5
    page.keyboard.press("+")
    price += 1
    nets = [int(one.get_attribute("data-net") or 0) for one in page.locator(".out li").all()]
    assert nets == [price - worth[2], worth[1] - price]
    expect(page.locator(".out")).to_contain_text(f"pays {price} for {worth[2]}")
    expect(page.locator(".out")).to_contain_text(f"you pay {price} for {worth[1]}")


def test_an_answer_says_what_it_brings(visit: Visit) -> None:
    page = at(visit, "answer", after=2)
    view = position(page)["position"]
    worth = {one["seat"]: one["swing"] for one in view["worth"]}
    buy, decline = page.locator("[data-token=buy]"), page.locator("[data-token=decline]")
    assert buy.get_attribute("data-net") == str(worth[1] - view["price"])
    assert decline.get_attribute("data-net") == str(view["price"] - worth[2])


def move(page: Page, token: str) -> None:
    now = position(page)
    answer = page.request.post(
        f"/api/tables/{now['table']['id']}/moves",
        headers={"X-Florin": "1"},
        data={"ply": now["table"]["ply"], "token": token},
    )
    assert answer.ok, answer.text()


def our_turn(page: Page) -> dict[str, Any]:
    for _ in range(200):
        now = position(page)
        if now["you"]["legal"]:
            return now
        page.wait_for_timeout(50)
    raise AssertionError("our turn does not come")


def test_buying_what_cannot_be_loaded_warns(visit: Visit) -> None:
    page = visit("/settings", **WIDE)
    page.goto(f"/t/{table_of(page)}")
    # We ask too much, so that we must buy: until each of our ships has one hold left.
    for lots, load in ((3, "4@1"), (3, "5@2"), (1, "5@2"), (2, "3@3")):
        while our_turn(page)["position"]["phase"] == "select":
            many = len(position(page)["position"]["group"])
            move(page, "draw" if many < lots else "stop")
        move(page, "999")
        assert our_turn(page)["position"]["phase"] == "load"
        move(page, load)
    # Then we give a lot away: the other player is active, and offers more than we can load.
    for _ in range(12):
        view = our_turn(page)["position"]
        if view["phase"] == "answer":
            mine = next(one for one in view["worth"] if one["seat"] == 1)
            expect(page.locator("section.bar[data-phase=answer][data-mine]")).to_have_count(1)
            expect(page.locator("[data-warning]")).to_have_count(int(mine["best"] is None))
            if mine["best"] is None:
                expect(page.locator("[data-token=buy]")).to_contain_text("only to discard it")
                expect(page.locator(".wax")).to_have_attribute("data-token", "decline")
                return
            move(page, "decline")
        else:
            move(page, "stop" if view["phase"] == "select" else "0")
    raise AssertionError("no group was too large")


def legal(page: Page) -> list[str]:
    return (page.locator("section.bar").get_attribute("data-legal") or "").split()


@pytest.mark.parametrize(
    "way", ["quay, harbour", "harbour, quay", "harbour, button", "button, harbour"]
)
def test_ships_and_harbours_in_any_order(visit: Visit, way: str) -> None:
    page = at(visit, "load", after=0, **(PHONE if "quay, h" in way else WIDE))
    # A ship at the quay and a harbour to which another one could go as well.
    ship, harbour = next(
        (word.split("@"))
        for word in legal(page)
        if "@" in word
        and sum(other.endswith(word[1:]) for other in legal(page)) > 1
        and page.locator(f"[data-moored='{word[0]}']").count()
    )
    target = {
        "quay": f"[data-moored='{ship}']",
        "button": f"[data-ship='{ship}']",
        "harbour": f"[data-harbour='{harbour}']",
    }
    first, second = way.split(", ")
    page.locator(target[first]).click()
    expect(page.locator(f"{target[first]}[aria-pressed=true]")).to_have_count(1)
    page.locator(target[second]).click()
    expect(page.locator("section.bar[data-phase=load][data-mine]")).to_have_count(0)
    fleet = position(page)["position"]["players"][0]["fleet"]
    assert next(one["harbour"] for one in fleet if one["holds"] == int(ship)) == int(harbour)


def test_every_target_has_an_effect(visit: Visit) -> None:
    """Each glowing ship and harbour, pressed alone, sends a loading or asks for its other half."""
    page = at(visit, "load", after=0)
    for query in ("[data-moored]", "[data-ship]"):
        for target in page.locator(f"button{query}").all():
            target.click()
            expect(target).to_have_attribute("aria-pressed", "true")
            page.keyboard.press("Escape")
    harbours = page.locator("[data-harbour]")
    assert harbours.count() == len({word[-1] for word in legal(page) if "@" in word})
    ply = page.locator("section.bar").get_attribute("data-ply")
    harbours.first.click()
    page.wait_for_function(
        """ply => document.querySelector('[data-harbour][aria-pressed=true]')
          || document.querySelector('section.bar').dataset.ply !== ply""",
        arg=ply,
    )


def test_a_group_that_fits_is_thrown_away_only_when_asked_twice(visit: Visit) -> None:
    page = at(visit, "load", after=0)
    discard = page.locator("[data-token=discard]")
    ply = page.locator("section.bar").get_attribute("data-ply")
    discard.click()
    expect(discard).to_have_text("Really discard?")
    page.keyboard.press("Escape")
    expect(discard).to_have_text("Discard")
    assert page.locator("section.bar").get_attribute("data-ply") == ply
    discard.click()
    discard.click()
    expect(page.locator("section.bar[data-phase=load][data-mine]")).to_have_count(0)


def test_a_loading_is_seen_before_it_is_made(visit: Visit) -> None:
    page = at(visit, "load", after=0)
    view = position(page)["position"]
    worth = view["worth"][0]
    harbour = page.locator("[data-harbour]").first
    number = harbour.get_attribute("data-harbour")
    harbour.hover()
    best = max(
        (one for one in worth["loadings"] if one["token"].endswith(f"@{number}")),
        key=lambda one: one["swing"],
    )
    basin = page.locator(".harbour").nth(int(number or 1) - 1)
    expect(basin.locator(".lot.ghost")).to_have_count(len(view["group"]))
    now = view["harbours"][int(number or 1) - 1]["tracks"]
    moved = [
        track["marker"]
        for track, was in zip(best["harbour"]["tracks"], now, strict=True)
        if track["marker"] != was["marker_now"]
    ]
    ghosts = basin.locator("[data-ghost]").evaluate_all(
        "all => all.map((one) => +one.dataset.ghost)"
    )
    assert sorted(ghosts) == sorted(moved)


@pytest.mark.parametrize(
    "size",
    [(1280, 720), (1440, 900), (2560, 1440), (820, 1180), (390, 844), (844, 390)],
    ids=["low", "desk", "large", "tablet", "phone", "side"],
)
def test_nothing_moves_when_a_turn_comes(visit: Visit, size: tuple[int, int]) -> None:
    width, height = size
    page = visit(
        "/settings",
        prefs={"speed": 0.2},
        reduced_motion="reduce",
        viewport={"width": width, "height": height},
    )
    page.goto(f"/t/{table_of(page)}")
    page.wait_for_selector("section.bar")
    page.evaluate(SHIFTS)
    player = Player(page, "keys", seed=3)
    for _ in range(8):
        page.wait_for_timeout(550)
        player.step()
    page.wait_for_selector("section.bar[data-mine], [data-scoring]")
    assert_no_shift(page)
