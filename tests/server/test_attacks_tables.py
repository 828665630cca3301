"""Attacks at a table: requests that race with the end of a game, or deny it to others."""

from __future__ import annotations

import json
from collections.abc import Generator
from typing import Any

import pytest

from attack_kit import Site, Visitor, serving
from florin.server.domain import Refusal, coach
from florin.server.http.limits import PERSON_RATES, RateLimiter
from table_kit import new


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Generator[Site]:
    with serving(tmp_path_factory.mktemp("tables")) as site:
        yield site


@pytest.mark.parametrize("what", ["hint", "check"])
def test_a_game_that_ends_while_the_coach_thinks_is_practice(site: Site, what: str) -> None:
    anna = Visitor(site, "Anna")
    table = anna.table("me", "me", ply=-2)
    now = anna.ok("GET", f"/api/tables/{table}")
    legal = now["you"]["legal"]
    token = legal["words"][0] if legal["words"] else str(legal["least"])
    body = {"ply": now["table"]["ply"], "era": now["table"]["era"]}
    body |= {"token": token, "limit": 0.1} if what == "check" else {}

    choice = {"token": token, "best": True, "win": 0.5, "money": 1.0}
    choice |= {"lost": {"win": 0.5, "money": 1.0}, "reasons": []}
    advice = {"seat": 1, "fair": [], "ties": [], "choices": [choice], "asked": choice}

    async def advise(*_: Any) -> bytes:
        await site.finish(table)
        return json.dumps(advice).encode()

    site.context.bots.advise = advise  # type: ignore[method-assign]
    anna.ok("POST", f"/api/tables/{table}/coach/{what}", body)
    (game,) = anna.ok("GET", "/api/me/games")["games"]
    assert (game["table"], game["practice"]) == (table, True)


def test_the_coach_cannot_be_asked_about_a_decision_that_was_made() -> None:
    state = new("me", "me", game="strozzi")
    assert coach.practised(state, state.ply, state.era).state.practice
    with pytest.raises(Refusal, match="stale_ply"):
        coach.practised(state, state.ply - 1, state.era)


def finished_by_two(anna: Visitor, bruno: Visitor) -> str:
    table = anna.table("me", "open", start=False, ply=-2)
    bruno.ok("POST", f"/api/tables/{table}/seats/2/take", {})
    anna.ok("POST", f"/api/tables/{table}/start")
    anna.site.run(lambda: anna.site.finish(table))
    return table


def test_a_closed_rematch_does_not_end_rematches(site: Site) -> None:
    anna, bruno = Visitor(site, "Anna"), Visitor(site, "Bruno")
    path = f"/api/tables/{finished_by_two(anna, bruno)}"
    for _ in range(2):
        closed = anna.ok("POST", f"{path}/rematch")["table"]["id"]
        anna.ok("DELETE", f"/api/tables/{closed}")
    new = bruno.ok("POST", f"{path}/rematch")["table"]
    assert bruno.ok("GET", path)["table"]["rematch"] == new["id"]
    assert anna.refused("DELETE", f"/api/tables/{new['id']}") == (403, "not_your_table")
    joined = anna.ok("POST", f"{path}/rematch")["table"]
    assert (joined["id"], joined["status"]) == (new["id"], "playing")


def test_a_rematch_that_is_closed_again_and_again_invites_few_times(site: Site) -> None:
    anna, bruno = Visitor(site, "Anna"), Visitor(site, "Bruno")
    path = f"/api/tables/{finished_by_two(anna, bruno)}"
    site.context.limits = RateLimiter(enabled=True, clock=lambda: 0.0)
    try:
        made = 0
        while (answer := anna.call("POST", f"{path}/rematch")).status_code == 201:
            anna.ok("DELETE", f"/api/tables/{answer.json()['table']['id']}")
            made += 1
        assert answer.json()["error"] == "too_many_requests"
        assert made == 1 + PERSON_RATES["rematch"].burst
        bruno.ok("POST", f"{path}/rematch")
    finally:
        site.context.limits = RateLimiter(enabled=False)
