# pyright: basic
"""What moves on the board: a scoring before its sheet, the end of a game, sounds."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import WIDE, Visit
from .player import Player
from .tables import make_table, resize

GAMES = [("medici", 3), ("strozzi", 2)]

# Every change of the scene: what moves, the day or round, money, what is counted, whether the sheet
# is open.
_WATCH = """() => {
  window.seen = [];
  const look = () => {
    const scene = document.querySelector('.scene');
    const text = (query) => document.querySelector(query)?.textContent.trim() ?? null;
    window.seen.push({
      act: scene?.dataset.act ?? null,
      stage: text('.stage'),
      money: [...document.querySelectorAll('.scene [data-seat] .money span[aria-hidden]')]
        .map((one) => Number(one.textContent.replace('−', '-'))),
      row: text('[data-counting] .ask'),
      log: text('.log li'),
      coins: document.querySelectorAll('.flying-coin').length,
      sheet: !!document.querySelector('[data-scoring]'),
    });
  };
  new MutationObserver(look).observe(document.body,
    {subtree: true, childList: true, attributes: true, characterData: true});
}"""


def set_speed(page: Page, speed: float) -> None:
    page.evaluate(
        """speed => {
          const prefs = JSON.parse(localStorage.getItem('florin.prefs'));
          localStorage.setItem('florin.prefs', JSON.stringify({...prefs, speed}));
        }""",
        speed,
    )
    page.reload()
    page.wait_for_selector("section.bar")


def free_holds(page: Page) -> int:
    """How many holds are to be filled until the end of the day or round is near."""
    view = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[-1]}").json()["position"]
    if view["game"] == "medici":
        return sum(buyer["free"] for buyer in view["buyers"]) - 7
    fleets = [player["fleet"] for player in view["players"]]
    return min(sum(ship["holds"] - len(ship["lots"]) for ship in fleet) for fleet in fleets) - 2


def near_the_scoring(visit: Visit, game: str, seats: int, speed: float, **options: Any) -> Page:
    """Shortly before the first scoring, from where on everything is shown at `speed`."""
    page = visit("/settings", **{**WIDE, **options})
    page.goto(f"/t/{make_table(page, game, seats, name='Lorenza')}")
    player = Player(page, "mouse", seed=3)
    for _ in range(60):
        if free_holds(page) <= 0:
            set_speed(page, speed)
            return page
        page.wait_for_selector("section.bar[data-mine]")
        player.step()
    raise AssertionError("the ships do not fill")


def until(page: Page, query: str) -> None:
    """Plays on until the page shows `query`."""
    player = Player(page, "mouse", seed=3)
    for _ in range(60):
        found = page.wait_for_selector(f"{query}, section.bar[data-mine], [data-scoring]")
        assert found is not None
        if page.locator(query).count():
            return
        player.step()
    raise AssertionError(f"{query} does not come")


SIX = [(2560, 1440), (1440, 900), (1280, 720), (820, 1180), (390, 844), (844, 390)]
# How many lines the headline has, and where the buttons beside or below it end.
_HEADLINE = """() => {
  const headline = document.querySelector('#final');
  const line = parseFloat(getComputedStyle(headline).lineHeight);
  const again = document.querySelector('.hero .acts').getBoundingClientRect();
  return [headline.getBoundingClientRect().height / line, again.bottom];
}"""


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_scoring_is_counted_on_the_board_before_its_sheet(
    visit: Visit, game: str, seats: int
) -> None:
    page = near_the_scoring(visit, game, seats, 0.4, reduced_motion="no-preference")
    page.evaluate(_WATCH)
    until(page, "[data-scoring]")
    seen = page.evaluate("window.seen")
    counting = [one for one in seen if one["row"]]
    acts = {one["act"] for one in counting}
    assert {"pay", "row"} < acts
    assert any(one["coins"] for one in counting)
    sheet = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[-1]}").json()["sheets"][0]
    if game == "medici":
        before = [buyer["money_before"] for buyer in sheet["buyers"]]
        after = [buyer["money"] for buyer in sheet["buyers"]]
    else:
        # The reader's own quay is the lower one.
        before, after = sheet["money_before"][::-1], sheet["money"][::-1]
    assert counting[0]["money"] == before
    assert seen[-1]["money"] == after
    for one in counting:
        assert not one["sheet"]
        assert "1 of 3" in one["stage"]
        assert " begins" not in one["log"]
    # Closing the sheet brings the next day.
    page.locator("[data-scoring]").click()
    expect(page.locator(".stage")).to_contain_text("2 of 3")


# Every amount that sets out, whose it is, and whether the place where it goes is empty meanwhile.
_TOSSED = """() => {
  window.tossed = [];
  new MutationObserver((changes) => {
    for (const coin of changes.flatMap((change) => [...change.addedNodes])) {
      if (!coin.classList?.contains('flying-bid')) continue;
      // On a slow machine two amounts are on their way at once.
      const goals = [...document.querySelectorAll('[data-awaits]')];
      const goal = goals.find((one) => one.textContent === coin.textContent) ?? goals[0];
      window.tossed.push({
        florins: coin.textContent,
        goal: goal?.textContent,
        unseen: getComputedStyle(goal).visibility === 'hidden',
      });
    }
  }).observe(document.querySelector('.scene'), {childList: true});
}"""


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_bid_goes_to_the_round_and_a_price_to_the_carpet(
    visit: Visit, game: str, seats: int
) -> None:
    page = visit("/settings", prefs={"speed": 0.5}, **WIDE, reduced_motion="no-preference")
    page.goto(f"/t/{make_table(page, game, seats, name='Lorenza')}")
    page.wait_for_selector("section.bar[data-mine]")
    page.evaluate(_TOSSED)
    player = Player(page, "mouse", seed=3)
    for _ in range(12):
        player.step()
        page.wait_for_selector("section.bar[data-mine], [data-scoring]")
        if page.evaluate("window.tossed.length > 1"):
            break
    found = page.evaluate("window.tossed")
    assert len(found) > 1
    for one in found:
        assert one["unseen"]
        assert one["goal"] == one["florins"]
    page.wait_for_function("!document.querySelector('.flying-bid, [data-awaits]')")


# Lots on the carpet that do not lie in their places though nothing moves them, at any frame.
_ASTRAY = """() => {
  window.astray = [];
  window.looked = 0;
  const look = () => {
    const act = document.querySelector('.scene')?.dataset.act ?? '';
    for (const place of document.querySelectorAll('.carpet .place')) {
      const lot = place.querySelector('.lot');
      if (!lot || ['draw', 'sail', 'discard'].includes(act)) continue;
      window.looked += 1;
      const [a, b] = [place.getBoundingClientRect(), lot.getBoundingClientRect()];
      const off = a.left + a.width / 2 - b.left - b.width / 2;
      if (Math.abs(off) > 4 || Math.abs(a.width - b.width) > 8) window.astray.push([act, off]);
    }
    requestAnimationFrame(look);
  };
  look();
}"""


@pytest.mark.parametrize(("game", "seats"), [("medici", 4), ("strozzi", 2)])
def test_lots_on_offer_lie_on_the_carpet_after_a_sale(visit: Visit, game: str, seats: int) -> None:
    page = visit("/settings", prefs={"speed": 0.5}, **WIDE, reduced_motion="no-preference")
    page.goto(f"/t/{make_table(page, game, seats, name='Lorenza')}")
    page.wait_for_selector("section.bar[data-mine]")
    page.evaluate(_ASTRAY)
    player = Player(page, "mouse", seed=3)
    for _ in range(10):
        player.step()
        page.wait_for_selector("section.bar[data-mine], [data-scoring]")
    assert page.evaluate("window.looked") > 30
    assert page.evaluate("window.astray") == []


@pytest.mark.parametrize("how", ["key", "tap"])
def test_one_tap_or_key_skips_the_count(visit: Visit, how: str) -> None:
    page = near_the_scoring(visit, "medici", 3, 1, reduced_motion="no-preference")
    page.evaluate(_WATCH)
    until(page, "[data-count]")
    if how == "key":
        page.keyboard.press("Enter")
    else:
        page.mouse.click(400, 300)
    expect(page.locator("[data-scoring]")).to_be_visible()
    rows = {one["row"] for one in page.evaluate("window.seen") if one["row"]}
    assert len(rows) < 6


def test_without_movement_the_count_is_read_row_by_row(visit: Visit) -> None:
    page = near_the_scoring(visit, "medici", 3, 0.25)
    page.evaluate(_WATCH)
    until(page, "[data-scoring]")
    seen = page.evaluate("window.seen")
    rows = list(dict.fromkeys(one["row"] for one in seen if one["row"]))
    assert rows == ["Cargo", "Cloth", "Fur", "Grain", "Dye", "Spice"]
    assert not any(one["coins"] for one in seen)
    # A screen reader hears one summary.
    heard = page.locator("[data-live]").inner_text()
    assert heard.count("Scoring, day 1: Lorenza earns") == 1


def test_the_end_tells_place_and_story_and_is_shared(visit: Visit) -> None:
    page = visit("/settings", **WIDE)
    page.goto(f"/t/{make_table(page, 'medici', 3, name='Lorenza', seed='rose')}")
    Player(page, "mouse", seed=3).play_out()
    result = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[-1]}").json()["table"][
        "result"
    ]
    place = 1 + sum(money > result["money"][0] for money in result["money"])
    words = {1: "1st", 2: "2nd", 3: "3rd"}
    expect(page.locator("[data-place]")).to_have_text(f"You: {words[place]} of 3")
    expect(page.locator(".laurel")).to_be_visible()
    for width, height in SIX:
        resize(page, {"width": width, "height": height})
        lines, below = page.evaluate(_HEADLINE)
        assert lines < 2.5, (width, height)
        assert below <= height, (width, height)
    page.evaluate(
        """() => {
          Navigator.prototype.share = async (what) => { window.shared = what; };
        }"""
    )
    page.locator("[data-share]").click()
    page.locator("[data-share-send]").click()
    shared = page.evaluate("window.shared")
    assert shared["text"].endswith(f"You: {words[place]} of 3.")
    assert shared["url"] == f"{page.url}/replay"
    page.locator("[data-share-close]").click()
    # The analysis is computed in the background; nothing waits for it.
    expect(page.locator("[data-story]")).to_be_visible()
    expect(page.locator("[data-story=done]")).to_be_visible(timeout=60_000)
    facts = page.locator("[data-fact]").evaluate_all("all => all.map((one) => one.dataset.fact)")
    assert facts[0] == "decisive"
    assert {"dearest", "faultless"} & set(facts)
    link = page.locator("[data-fact=decisive]").get_attribute("href") or ""
    assert "/replay?ply=" in link
    # The whole review comes only if it is asked for.
    assert page.locator("[data-coach]").count() == 0
    page.locator("[data-review]").click()
    expect(page.locator("[data-coach]")).to_be_visible()


def test_sounds_are_silent_until_wished(visit: Visit) -> None:
    page = visit("/settings", prefs={"speed": 0.2}, **WIDE)
    page.context.add_init_script(
        """window.tones = 0;
        const start = OscillatorNode.prototype.start;
        OscillatorNode.prototype.start = function (...rest) {
          window.tones += 1;
          return start.apply(this, rest);
        };"""
    )
    page.goto(f"/t/{make_table(page, 'medici', 3, name='Lorenza')}")
    player = Player(page, "mouse", seed=3)
    for _ in range(3):
        player.step()
    assert page.evaluate("window.tones") == 0
    table = page.url
    page.goto("/settings")
    assert page.locator("[data-volume]").count() == 0
    page.get_by_label("Sounds").check()
    expect(page.locator("[data-volume]")).to_be_visible()
    page.locator("[data-volume]").fill("0.3")
    page.goto(table)
    for _ in range(3):
        player.step()
    assert page.evaluate("window.tones") > 0
    kept = page.evaluate("JSON.parse(localStorage.getItem('florin.prefs')).volume")
    assert kept == 0.3
