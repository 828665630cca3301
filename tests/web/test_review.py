# pyright: basic
"""The review of one's own game, and learning from its mistakes: by keys and by touch."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import PHONE, TOUCH, WIDE, Visit
from .hands import decide, press
from .player import Player
from .tables import make_table, resize
from .test_coach import COVERS
from .test_pages import ENGLISH, LANGUAGES, said, speak, too_small, too_wide, violations

GAMES = [("medici", 3), ("strozzi", 2)]
SIZES = [(1440, 900), (820, 1180), (390, 844), (844, 390)]


def reviewed(visit: Visit, game: str, seats: int, seed: str, **options: Any) -> tuple[Page, Any]:
    """A game that a careless player has finished with one hint, and its review on the page."""
    page = visit("/settings", **options)
    table = make_table(page, game, seats, seed=seed)
    page.goto(f"/t/{table}")
    page.locator("[data-hint]").click()
    page.wait_for_selector("[data-choices]")
    page.keyboard.press("Escape")
    Player(page, "mouse", 4).play_out()
    page.locator("[data-review]").click()
    page.wait_for_selector("[data-coach]", timeout=120_000)
    return page, page.request.get(f"/api/tables/{table}/review").json()["analysis"]


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_the_review_adds_up_and_leads_to_the_moments(visit: Visit, game: str, seats: int) -> None:
    page, found = reviewed(visit, game, seats, f"review {game}", **WIDE)
    total = found["totals"][0]
    expect(page.locator("[data-accuracy]")).to_have_text(str(round(total["accuracy"])))
    expect(page.locator("[data-help]")).to_contain_text("1 hint used")
    # The figures on the page add up exactly.
    tenths = {
        part.get_attribute("data-part"): int(part.locator("dd").get_attribute("data-tenths") or 0)
        for part in page.locator("[data-balance] [data-part]").all()
    }
    assert tenths["start"] + tenths["luck"] + tenths["others"] + tenths["own"] == tenths["result"]
    assert abs(tenths["result"] - 1000 * total["balance"]["result"]) < 1
    assert tenths["own"] <= 0
    # What was given away is never negative.
    cells = page.locator("[data-totals] tbody td:last-child").all_inner_texts()
    assert [int(cell) for cell in cells] == [round(t["lost"]["money"]) for t in found["totals"]]
    assert all(int(cell) >= 0 for cell in cells)
    # Moments: own decisions with reasons, and turning points; a click goes there.
    for kind, plies in (
        ("dear", total["mistakes"]),
        ("good", total["good"]),
        ("turn", [turn["ply"] for turn in found["turning_points"]]),
    ):
        moments = page.locator(f"[data-moment={kind}]")
        assert [int(one.get_attribute("data-ply") or -1) for one in moments.all()] == plies
        for moment, ply in zip(moments.all(), plies, strict=True):
            moment.click()
            expect(page.locator("[data-slider]")).to_have_value(str(ply))
    # The plot has a dot and a row for each amount, and the rows lead to the moments.
    own = [d for d in found["decisions"] if d["seat"] == 1 and d["token"].isdigit()]
    bids = [decision for decision in own if decision["fair"] is not None]
    expect(page.locator("[data-bid-plot] .dot")).to_have_count(len(bids))
    page.locator("details:has([data-bid-table]) summary").click()
    rows = page.locator("[data-bid-table] tbody tr")
    expect(rows).to_have_count(len(bids))
    rows.last.locator("button").click()
    expect(page.locator("[data-slider]")).to_have_value(str(bids[-1]["ply"]))
    assert page.locator("[data-phases] tbody tr").count() == len(total["phases"])


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_the_review_in_every_language(visit: Visit, game: str, seats: int) -> None:
    page, _ = reviewed(visit, game, seats, f"languages {game}", **WIDE)
    assert violations(page) == []
    for language in LANGUAGES:
        speak(page, language)
        for size in (PHONE["viewport"], {"width": 320, "height": 640}):
            resize(page, size)
            assert too_wide(page) <= 0, language
            assert too_small(page) == [], language
        resize(page, WIDE["viewport"])
        if language != "en":
            assert ENGLISH.search(said(page)) is None, language
        page.locator("[data-learn-mistakes]").click()
        expect(page.locator("[data-retry=ask]")).to_be_visible()
        if language != "en":
            assert ENGLISH.search(said(page)) is None, language
        page.keyboard.press("Escape")
        expect(page.locator("[data-coach]")).to_be_visible()


@pytest.mark.parametrize("hands", ["keys", "touch"])
@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_mistakes_are_tried_again(visit: Visit, game: str, seats: int, hands: str) -> None:
    screen = WIDE if hands == "keys" else TOUCH
    page, found = reviewed(visit, game, seats, f"retry {game} {hands}", **screen)

    by_ply = {decision["ply"]: decision for decision in found["decisions"]}
    press(page, "[data-learn-mistakes]", hands)
    expect(page.locator("#retry-title")).to_be_focused()
    assert page.locator("[data-coach]").count() == 0, "the review would tell the answer"
    words = []
    for _ in range(3):
        panel = page.locator("[data-retry]")
        decision = by_ply[int(panel.get_attribute("data-ply") or -1)]
        assert decision["seat"] == 1
        page.wait_for_selector("section.bar[data-mine]")
        press(page, "[data-retry-try]", hands)
        # The same choice is no better; the best one is recognised.
        decide(page, decision["token"], hands)
        expect(page.locator("[data-retry-result=same]")).to_be_visible()
        if hands == "touch":
            assert page.evaluate(COVERS.replace("coach-panel", "retry")) == []
        press(page, "[data-retry-again]", hands)
        decide(page, decision["best"], hands)
        expect(page.locator("[data-retry-result=best]")).to_be_visible()
        words.append(panel.locator("[data-reasons]").inner_text())
        if page.locator("[data-retry-next]").count() == 0:
            break
        press(page, "[data-retry-next]", hands)
    assert all(words)
    if page.locator("[data-retry=ask]").count():
        page.wait_for_selector("section.bar[data-mine]")
        press(page, "[data-retry-try]", hands)
        decide(
            page,
            by_ply[int(page.locator("section.bar").get_attribute("data-ply") or -1)]["token"],
            hands,
        )
    assert violations(page) == []
    # Played on from here against the bots.
    ply = int(page.locator("section.bar").get_attribute("data-ply") or -1)
    press(page, "[data-retry-branch]", hands)
    page.wait_for_url("**/t/*")
    page.wait_for_selector("section.bar[data-mine]")
    table = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[-1]}").json()["table"]
    assert table["ply"] == ply
    assert [seat["kind"] for seat in table["seats"]] == ["person", *["bot"] * (seats - 1)]


def test_the_review_of_other_players(visit: Visit) -> None:
    page, found = reviewed(visit, "medici", 3, "others", **WIDE)
    page.locator("[data-review-of]").select_option("2")
    accuracy = str(round(found["totals"][1]["accuracy"]))
    expect(page.locator("[data-accuracy]")).to_have_text(accuracy)
    expect(page.locator("[data-help]")).to_have_count(0)
    # On a phone the review is below the scene, and a button leads there.
    for width, height in SIZES[1:]:
        resize(page, {"width": width, "height": height})
        page.evaluate("scrollTo(0, 0)")
        page.locator("[data-to-review]").click()
        expect(page.locator("#coach-title")).to_be_in_viewport()
