"""Many clients at once: the database decides, and every client is told."""

from __future__ import annotations

import asyncio

import httpx

from deadlines import DEADLINE
from race_kit import at_the_price, check_race, race
from server_kit import Player, ServerProcess


def test_fifty_clients_race_for_the_same_ply(process: ServerProcess) -> None:
    with Player(process, "Anna") as anna:
        before = at_the_price(anna)
        check_race(anna, before, race([process], anna, before["table"]))


def test_two_preferences_that_are_changed_at_once(process: ServerProcess) -> None:
    async def both(cookie: str, language: str, theme: str) -> None:
        async with httpx.AsyncClient(
            base_url=process.address,
            headers={"X-Florin": "1", "Cookie": f"florin={cookie}"},
            timeout=DEADLINE,
            verify=False,
        ) as client:
            changes = ({"language": language}, {"theme": theme})
            answers = await asyncio.gather(
                *(client.patch("/api/me", json=change) for change in changes)
            )
            assert {answer.status_code for answer in answers} == {200}

    with Player(process, "Anna") as anna:
        cookie = anna.http.cookies["florin"]
        for language, theme in (("de", "dark"), ("it", "light"), ("nl", "system")) * 4:
            asyncio.run(both(cookie, language, theme))
            me = anna.ok("GET", "/api/me")
            assert (me["language"], me["theme"]) == (language, theme)
