"""A copy of all data about a person, and deleting it."""

from __future__ import annotations

import asyncio
from typing import Any

from sqlalchemy import Connection, select

from app_kit import App
from deadlines import wait_until
from florin.core import NOBODY
from florin.records import from_dict, position_of
from florin.server.operations.settings import Settings
from florin.server.store import connect, moderation, schema
from florin.server.workers.fill_results import FillResults
from passkey_kit import at_home, keep
from server_kit import Player, Server


def test_the_export_has_everything(server: Server) -> None:
    with at_home(Player(server, "Anna")) as anna, Player(server, "Bruno") as bruno:
        keep(anna)
        secret = anna.ok("POST", "/api/me/tokens", {"label": "program"})["secret"]
        anna.ok("PATCH", "/api/me", {"handle": "anna-of-export", "language": "it"})
        played = anna.table("me", "random", game="strozzi")["table"]["id"]
        anna.play_on(played)
        others = bruno.table("me", "random", game="strozzi")["table"]["id"]
        anna.ok("POST", f"/api/tables/{played}/chat", {"text": "good game"})
        answer = anna.call("GET", "/api/me/export")
        assert answer.status_code == 200
        assert "attachment" in answer.headers["content-disposition"]
        data: Any = answer.json()
        assert data["person"]["name"] == "Anna"
        assert (data["person"]["handle"], data["person"]["language"]) == ("anna-of-export", "it")
        assert [line["text"] for line in data["chat"]] == ["good game"]
        assert len(data["sessions"]) == len(data["passkeys"]) == len(data["access_tokens"]) == 1
        (result,) = data["results"]
        assert (result["table"], result["place"] in (1, 2)) == (played, True)
        (meeting,) = data["meetings"]
        assert (meeting["bot"], "opponent" in meeting) == ("random", False)
        (table,) = data["tables"]
        assert (table["id"], table["status"], table["seats"]) == (played, "over", [1])
        assert position_of(from_dict(table["record"])).to_act == NOBODY
        steps = anna.ok("GET", f"/api/tables/{played}/steps")["steps"]
        own = [at for at, step in enumerate(steps) if step["by"] == "person"]
        assert [one["ply"] for one in table["times"]] == own
        assert all(one["at"] > data["person"]["created"] for one in table["times"])
        assert (table["undone"], table["coach"]) == ([], [])
        # Nothing that would let the reader of the file sign in, and nothing of other people.
        assert secret not in answer.text
        assert others not in answer.text
        assert "hash" not in answer.text
        assert "public_key" not in answer.text


def test_the_export_has_what_was_taken_back_and_where_the_coach_helped(
    server: Server,
) -> None:
    with Player(server, "Anna") as anna:
        alone = anna.table("me", "me", game="strozzi")["table"]["id"]
        anna.move(alone, "stop")
        anna.undo(alone)
        coached = anna.table("me", "random", game="strozzi")["table"]["id"]
        now = anna.my_turn(coached)["table"]
        body = {"ply": now["ply"], "era": now["era"]}
        anna.ok("POST", f"/api/tables/{coached}/coach/hint", body)
        tables = {one["id"]: one for one in anna.call("GET", "/api/me/export").json()["tables"]}
        (undone,) = tables[alone]["undone"]
        assert undone["token"] == "stop"
        (hint,) = tables[coached]["coach"]
        assert (hint["ply"], hint["kind"]) == (now["ply"], "hint")


def test_the_export_goes_on_over_pages(server: Server) -> None:
    with Player(server, "Anna") as anna:
        made = {anna.table("me", "me", game="strozzi")["table"]["id"] for _ in range(101)}
        data: Any = anna.call("GET", "/api/me/export").json()
        assert {table["id"] for table in data["tables"]} == made
        assert len(data["tables"]) == 101


def test_everything_that_belongs_to_a_person_goes() -> None:
    """Also what later tables add: seats and tables stay, with another name."""
    owned = {
        table.name
        for table in schema.metadata.sorted_tables
        if "person" in table.c and table.c["person"].foreign_keys
    }
    assert owned - {"seats"} == {table.name for table in moderation.PERSONAL}


def without_name(person: Player, table: str) -> Any:
    """The table, once its first seat shows a deleted person."""
    return wait_until(
        lambda: person.see(table),
        "the deleted name",
        lambda now: now["table"]["seats"][0]["name"] == "Deleted",
    )


def test_deleting_oneself(server: Server) -> None:
    with at_home(Player(server, "Anna")) as anna, Player(server, "Bruno") as bruno:
        key, codes = keep(anna)
        anna.ok("PATCH", "/api/me", {"handle": "gone-soon"})
        finished = anna.table("me", "random", game="strozzi")["table"]["id"]
        over = anna.play_on(finished)
        running = anna.table("me", "open", "random", start=False)["table"]["id"]
        bruno.ok("POST", f"/api/tables/{running}/seats/2/take", {})
        anna.ok("POST", f"/api/tables/{running}/start")
        anna.ok("POST", f"/api/tables/{finished}/chat", {"text": "my words"})
        refused = anna.refused("DELETE", "/api/me", {"name": "anna"})
        assert refused == (400, "bad_request")
        cookies = dict(anna.http.cookies)
        with anna.live(finished) as live:
            live.next("snapshot")
            anna.ok("DELETE", "/api/me", {"name": "Anna"})
            assert live.closing()[0] in (4401, 4403)
        assert "florin" not in anna.http.cookies
        # The game stays, without the name; the words go.
        after = without_name(bruno, finished)
        assert after["table"]["result"] == over["table"]["result"]
        chat = f"/api/tables/{finished}/chat"
        wait_until(lambda: bruno.ok("GET", chat)["lines"], "silence", lambda lines: lines == [])
        without_name(bruno, running)
        record = bruno.call("GET", f"/api/tables/{finished}/record").text
        assert "Anna" not in record
        # Nothing brings the identity back, and the handle is free.
        with at_home(Player(server)) as again:
            for name, value in cookies.items():
                again.http.cookies.set(name, value)
            assert again.ok("GET", "/api/me")["name"] != "Anna"
        with at_home(Player(server)) as thief:
            options = thief.ok("POST", "/api/signin/options")["options"]
            body = {"credential": key.sign(options)}
            assert thief.refused("POST", "/api/signin", body) == (422, "bad_passkey")
            code = thief.refused("POST", "/api/signin/code", {"code": codes[0]})
            assert code == (404, "unknown_code")
            keep(thief)
            thief.ok("PATCH", "/api/me", {"handle": "gone-soon"})


async def traces(address: str, person: str) -> tuple[set[str], int, str]:
    """After another round of filling in results: tables with rows of the person, how many games got
    rows, and what the audit log says of the person."""
    opened = await connect(Settings(database=address), "traces")
    try:
        filled = await FillResults(opened).fill(pause=0)

        def work(connection: Connection) -> tuple[set[str], str]:
            left = {
                table.name
                for table in moderation.PERSONAL
                if connection.execute(
                    select(table.c.person).where(table.c.person == person)
                ).first()
            }
            rows = connection.execute(
                select(schema.audit.c.detail).where(schema.audit.c.subject == person)
            )
            return left, " ".join(rows.scalars())

        everything = await opened.read(
            lambda c: {
                table.name: str(c.execute(select(table)).all())
                for table in schema.metadata.sorted_tables
            }
        )
        assert not {name for name, rows in everything.items() if "Annabella" in rows}
        place = select(schema.tables.c.place).where(schema.tables.c.owner == person)
        assert set(await opened.read(lambda c: c.execute(place).scalars().all())) == {None}
        left, said = await opened.read(work)
        return left, filled, said
    finally:
        await opened.close()


def test_nothing_of_a_deleted_person_comes_back(fresh: str) -> None:
    with App(fresh) as server, Player(server, "Bruno") as bruno:
        with Player(server, "Annabella") as anna:
            person = anna.id
            alone = anna.table("me", "random", game="strozzi")["table"]["id"]
            anna.play_on(alone)
            together = anna.table("me", "open", game="strozzi", start=False)["table"]["id"]
            bruno.ok("POST", f"/api/tables/{together}/seats/2/take", {})
            anna.ok("POST", f"/api/tables/{together}/start")
            old = bruno.table("me", "open", game="strozzi", start=False)["table"]["id"]
            anna.ok("POST", f"/api/tables/{old}/seats/2/take", {})
            bruno.ok("POST", f"/api/tables/{old}/start")
            while bruno.see(old)["table"]["status"] != "over":
                for player in (anna, bruno):
                    player.play_on(old, lambda now: not now["you"]["legal"])
            # A seat of the rematch is kept for her, under her name.
            rematch = bruno.ok("POST", f"/api/tables/{old}/rematch")["table"]
            assert rematch["seats"][1]["invited"] == "Annabella"
            anna.ok("DELETE", "/api/me", {"name": "Annabella"})
        wait_until(
            lambda: str(bruno.see(rematch["id"])),
            "the seat to be free",
            lambda text: "Annabella" not in text,
        )
        # A bot plays her game on; its end leaves no result of hers.
        bruno.play_on(together)
        (mine,) = [
            one for one in bruno.ok("GET", "/api/me/games")["games"] if one["table"] == together
        ]
        assert mine["seats"][0]["name"] == "Deleted"
    left, filled, said = asyncio.run(traces(fresh, person))
    assert (left, filled) == (set(), 0)
    assert "Annabella" not in said
