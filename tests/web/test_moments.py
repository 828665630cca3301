# pyright: basic
"""What moves on the board: a scoring before its sheet, the end of a game, sounds."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from . import positions
from .conftest import WIDE, Invite
from .pages import TablePage
from .player import Player
from .positions import Position
from .waiting import advance_until, wait_until

# A position before a scoring, and the decision that brings it.
SCORINGS = pytest.mark.parametrize(
    ("position", "token"),
    [(positions.LAST_BID_OF_DAY, "pass"), (positions.LAST_LOAD_OF_ROUND, "4@3")],
    ids=["medici", "strozzi"],
)
IN_MOTION: dict[str, Any] = {**WIDE, "reduced_motion": "no-preference"}

# Every change of the scene: what moves, the day or round, money, what is counted, whether the sheet
# is open.
_WATCH = """() => {
  window.seen = [];
  const look = () => {
    const text = (query) => document.querySelector(query)?.textContent.trim() ?? null;
    window.seen.push({
      act: document.querySelector('[data-scene]')?.dataset.act ?? null,
      stage: text('[data-part=stage]'),
      money: [...document.querySelectorAll('[data-part=money] span[aria-hidden]')]
        .map((one) => Number(one.textContent.replace('−', '-'))),
      row: text('[data-counting] #decision'),
      log: text('[data-log] li'),
      coins: document.querySelectorAll('[data-flight=flying-coin]').length,
      sheet: !!document.querySelector('[data-scoring]'),
    });
  };
  new MutationObserver(look).observe(document.body,
    {subtree: true, childList: true, attributes: true, characterData: true});
}"""


def watch(page: Page) -> None:
    page.evaluate(_WATCH)


def rows_seen(page: Page) -> list[str]:
    """The rows of the count, each once, in their order."""
    seen = page.evaluate("window.seen")
    return list(dict.fromkeys(moment["row"] for moment in seen if moment["row"]))


def decide_and_see_sheet(table: TablePage, token: str) -> None:
    table.decide(token)
    assert table.waits().startswith("sheet:")


@SCORINGS
def test_a_scoring_is_counted_on_the_board_before_its_sheet(
    invite: Invite, position: Position, token: str
) -> None:
    guest = invite(**IN_MOTION, prefs={"speed": 0.2})
    table = guest.open_table(position)
    watch(table.page)
    decide_and_see_sheet(table, token)
    seen = table.page.evaluate("window.seen")
    counting = [moment for moment in seen if moment["row"]]
    assert {"pay", "row"} < {moment["act"] for moment in counting}
    assert any(moment["coins"] for moment in counting)
    sheet = guest.table(table.id)["sheets"][0]
    if position.game == "medici":
        before = [buyer["money_before"] for buyer in sheet["buyers"]]
        after = [buyer["money"] for buyer in sheet["buyers"]]
    else:
        # The reader's own quay is the lower one.
        before, after = sheet["money_before"][::-1], sheet["money"][::-1]
    assert counting[0]["money"] == before
    assert seen[-1]["money"] == after
    for moment in counting:
        assert not moment["sheet"]
        assert "1 of 3" in moment["stage"]
        assert " begins" not in moment["log"]
    # Closing the sheet brings the next day.
    table.close_sheet()
    expect(table.stage).to_contain_text("2 of 3")


@pytest.mark.parametrize("how", ["key", "tap"])
def test_one_tap_or_key_skips_the_count(invite: Invite, how: str) -> None:
    guest = invite(**IN_MOTION, prefs={"speed": 1})
    guest.context.clock.install()
    table = guest.open_table(positions.LAST_BID_OF_DAY)
    watch(table.page)
    # From here on time passes only in steps: the count cannot end before it is skipped.
    table.page.clock.pause_at(table.page.evaluate("Date.now() + 1000"))
    table.decide("pass")
    advance_until(table.part("count"))
    if how == "key":
        table.page.keyboard.press("Enter")
    else:
        table.page.mouse.click(400, 300)
    expect(table.sheet).to_be_visible()
    assert len(rows_seen(table.page)) < 6


def test_without_movement_the_count_is_read_row_by_row(invite: Invite) -> None:
    table = invite(**WIDE, prefs={"speed": 0.1}).open_table(positions.LAST_BID_OF_DAY)
    watch(table.page)
    decide_and_see_sheet(table, "pass")
    assert rows_seen(table.page) == ["Cargo", "Cloth", "Fur", "Grain", "Dye", "Spice"]
    assert not any(moment["coins"] for moment in table.page.evaluate("window.seen"))
    # A screen reader hears one summary.
    assert table.announced.inner_text().count("Scoring, day 1: Lorenza earns") == 1


# Every amount that sets out, whose it is, and whether the place where it goes is empty meanwhile.
# And lots on the carpet that do not lie in their places though nothing moves them, at any frame.
_WATCH_CARPET = """() => {
  const scene = document.querySelector('[data-scene]');
  Object.assign(window, {tossed: [], astray: [], looked: 0});
  new MutationObserver((changes) => {
    for (const coin of changes.flatMap((change) => [...change.addedNodes])) {
      if (coin.dataset?.flight !== 'flying-bid') continue;
      // On a slow machine two amounts are on their way at once.
      const goals = [...document.querySelectorAll('[data-awaits]')];
      const goal = goals.find((one) => one.textContent === coin.textContent) ?? goals[0];
      window.tossed.push({
        florins: coin.textContent,
        goal: goal?.textContent,
        unseen: getComputedStyle(goal).visibility === 'hidden',
      });
    }
  }).observe(scene, {childList: true});
  const look = () => {
    for (const place of document.querySelectorAll('[data-part=place]')) {
      const lot = place.querySelector('[data-lot]');
      if (!lot || ['draw', 'sail', 'discard'].includes(scene.dataset.act)) continue;
      window.looked += 1;
      const [a, b] = [place.getBoundingClientRect(), lot.getBoundingClientRect()];
      const off = a.left + a.width / 2 - b.left - b.width / 2;
      if (Math.abs(off) > 4 || Math.abs(a.width - b.width) > 8)
        window.astray.push([scene.dataset.act, off]);
    }
    requestAnimationFrame(look);
  };
  look();
}"""


@pytest.mark.parametrize(
    ("position", "decisions"),
    [(positions.BID_4, 3), (positions.PRICE, 6)],
    ids=["medici", "strozzi"],
)
def test_bids_fly_to_their_places_and_lots_lie_in_theirs(
    invite: Invite, position: Position, decisions: int
) -> None:
    """Medici's bids fly to the round, Strozzi's prices to the carpet."""
    table = invite(**IN_MOTION, prefs={"speed": 0.5}).open_table(position)
    table.page.evaluate(_WATCH_CARPET)
    player = Player(table, "mouse", seed=3)
    for _ in range(decisions):
        player.step()
        table.waits()
    tossed, astray, looked = table.page.evaluate("[window.tossed, window.astray, window.looked]")
    assert tossed
    for amount in tossed:
        assert amount["unseen"]
        assert amount["goal"] == amount["florins"]
    assert looked > 30
    assert astray == []
    wait_until(
        table.page,
        "() => !document.querySelector('[data-flight=flying-bid], [data-awaits]')",
        "all amounts have arrived",
    )


SIX = [(2560, 1440), (1440, 900), (1280, 720), (820, 1180), (390, 844), (844, 390)]


def test_the_end_tells_place_and_story_and_is_shared(invite: Invite) -> None:
    guest = invite(**WIDE)
    table = guest.open_table(positions.LAST_BID_OF_GAME)
    page = table.page
    Player(table, "mouse", seed=3).play_out()
    money = guest.table(table.id)["table"]["result"]["money"]
    place = 1 + sum(other > money[0] for other in money)
    words = {1: "1st", 2: "2nd", 3: "3rd"}[place]
    expect(table.part("place")).to_have_text(f"You: {words} of 3")
    for width, height in SIX:
        table.resize(width, height)
        # The headline has at most two lines, and the buttons beside or below it are in the window.
        lines = "one => one.offsetHeight / parseFloat(getComputedStyle(one).lineHeight)"
        assert table.final.evaluate(lines) < 2.5, (width, height)
        box = table.part("share").bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= height, (width, height)
    page.evaluate(
        "() => { Navigator.prototype.share = async (what) => { window.shared = what; }; }"
    )
    table.part("share").click()
    table.part("share-send").click()
    shared = page.evaluate("window.shared")
    assert shared["text"].endswith(f"You: {words} of 3.")
    assert shared["url"] == f"{page.url}/replay"
    table.part("share-close").click()
    # The analysis is computed in the background; nothing waits for it.
    expect(table.part("story", "done")).to_be_visible()
    facts = table.part("fact").evaluate_all("all => all.map((one) => one.dataset.fact)")
    assert facts[0] == "decisive"
    assert {"dearest", "faultless"} & set(facts)
    link = table.part("fact", "decisive").get_attribute("href") or ""
    assert "/replay?ply=" in link
    # The whole review comes only if it is asked for.
    assert table.part("coach").count() == 0
    table.part("review").click()
    expect(table.part("coach")).to_be_visible()


def test_sounds_are_silent_until_wished(invite: Invite) -> None:
    guest = invite(**WIDE, prefs={"speed": 0.1})
    guest.context.add_init_script(
        """window.tones = 0;
        const start = OscillatorNode.prototype.start;
        OscillatorNode.prototype.start = function (...rest) {
          window.tones += 1;
          return start.apply(this, rest);
        };"""
    )
    table = guest.open_table(positions.BID_4)
    page, address = table.page, table.page.url
    player = Player(table, "mouse", seed=3)
    player.step()
    table.waits()
    assert page.evaluate("window.tones") == 0
    table.goto("/settings")
    assert table.part("volume").count() == 0
    page.get_by_label("Sounds").check()
    table.part("volume").fill("0.3")
    table.goto(address)
    player.step()
    table.waits()
    assert page.evaluate("window.tones") > 0
    assert page.evaluate("JSON.parse(localStorage.getItem('florin.prefs')).volume") == 0.3
