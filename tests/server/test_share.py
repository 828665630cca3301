"""What other sites show of a link to a game."""

from __future__ import annotations

import io
import re
from datetime import UTC, datetime
from html.parser import HTMLParser

import pytest
from PIL import Image

from app_kit import App
from florin.server.domain import Result
from florin.server.http.preview import Board
from florin.server.http.share import Pictures, placed
from server_kit import Player, Server


class Head(HTMLParser):
    """The `meta` elements with a property."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: dict[str, str] = {}
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        name, content = given.get("property"), given.get("content")
        if tag == "meta" and name is not None and content is not None:
            self.found[name] = content


def head(server: Server, path: str) -> dict[str, str]:
    answer = server.request("GET", f"{path}")
    assert answer.status_code == 200
    return Head(answer.text).found


def test_a_finished_game_has_title_result_and_picture(server: Server) -> None:
    with Player(server, '<b>"Anna" & co') as anna:
        table = anna.table("me", "random", game="strozzi")["table"]["id"]
        under_way = head(server, f"/t/{table}")
        assert under_way["og:title"] == "Medici vs Strozzi"
        assert "og:image" not in under_way
        early = server.request("GET", f"/t/{table}/preview.png")
        assert early.status_code == 404
        money = anna.play_on(table)["table"]["result"]["money"]
        for path in (f"/t/{table}", f"/t/{table}/replay", f"/embed/{table}"):
            found = head(server, path)
            assert '<b>"Anna" & co' in found["og:description"]
            assert all(str(amount) in found["og:description"] for amount in money)
            assert found["og:url"] == f"{server.address}/t/{table}/replay"
            assert found["og:image"] == f"{server.address}/t/{table}/preview.png"
        answer = server.request("GET", found["og:image"])
        assert answer.headers["content-type"] == "image/png"
        # A page of another site may show it.
        assert answer.headers["cross-origin-resource-policy"] == "cross-origin"
        picture = Image.open(io.BytesIO(answer.content))
        assert picture.size == (1200, 630)
        assert len(picture.getcolors(100_000) or []) > 100
        assert server.request("GET", found["og:image"]).content == answer.content


def test_an_unknown_table_shows_the_app_and_nothing_else(server: Server) -> None:
    for path in ("/t/nowhere", "/t/nowhere/replay", "/embed/nowhere"):
        answer = server.request("GET", f"{path}")
        assert answer.status_code == 404
        assert "<title>Florin</title>" in answer.text
        assert Head(answer.text).found == {}
    assert server.request("GET", "/t/nowhere/preview.png").status_code == 404


def test_only_the_embedded_replay_may_stand_in_a_frame(server: Server) -> None:
    with Player(server, "Anna") as anna:
        table = anna.table("me", "random", game="strozzi")["table"]["id"]
    embedded = server.request("GET", f"/embed/{table}").headers
    assert "frame-ancestors *" in embedded["content-security-policy"]
    assert embedded.get_list("content-security-policy") == [embedded["content-security-policy"]]
    assert "set-cookie" not in embedded
    beside = (f"/embed/{table}/settings", "/embed/..%2Fsettings", "/embed/")
    for path in ("/", f"/t/{table}", f"/t/{table}/replay", "/embed", "/settings", *beside):
        policy = server.request("GET", f"{path}").headers["content-security-policy"]
        assert "frame-ancestors 'none'" in policy


def test_a_link_to_a_step_says_so(server: Server) -> None:
    with Player(server, "Anna") as anna:
        table = anna.table("me", "random", game="strozzi")["table"]["id"]
        last = anna.play_on(table)["table"]["ply"]
    whole = head(server, f"/t/{table}/replay")
    step = head(server, f"/t/{table}/replay?ply=7")
    assert step["og:title"] == step["twitter:title"] == f"{whole['og:title']}, step 7 of {last}"
    assert step["og:url"] == f"{whole['og:url']}?ply=7"
    assert step["og:image:alt"].endswith(step["og:description"])
    for odd in ("x", "-1", "9" * 20, "%00", "٣"):
        assert head(server, f"/t/{table}/replay?ply={odd}") == whole
    past = head(server, f"/t/{table}/replay?ply=99999")
    assert f"step {last} of {last}" in past["og:title"]


def test_previews_and_refusals_speak_the_language_that_is_asked_for(server: Server) -> None:
    asked = {"accept-language": "de-AT,de;q=0.9,en;q=0.5"}
    with Player(server, "Anna") as anna:
        table = anna.table("me", "random", game="strozzi")["table"]["id"]
        anna.play_on(table)
    page = server.request("GET", f"/t/{table}?ply=7", headers=asked).text
    title = Head(page).found["og:title"]
    assert re.fullmatch(r".* (gewinnt|teilen sich den Sieg) mit -?\d+, Schritt 7 von \d+", title)
    assert '<html lang="de">' in page
    assert "Florin braucht JavaScript." in page
    refusal = server.request("GET", "/api/tables/nowhere", headers=asked).json()
    assert refusal["text"] == "Diesen Tisch gibt es nicht."
    missing = server.request("GET", "/api/nothing").json()
    assert missing["text"] == "Not found."


def test_equal_results_share_a_place() -> None:
    result = Result(winners=(1,), money=(30, 50, 30, 7))
    assert placed("abcd", result) == [
        (1, "b", 50, 1),
        (2, "a", 30, 0),
        (2, "c", 30, 2),
        (4, "d", 7, 3),
    ]
    both = Result(winners=(0, 2), money=(30, 10, 30))
    assert placed("abc", both) == [(1, "a", 30, 0), (1, "c", 30, 2), (3, "b", 10, 1)]


def test_a_picture_has_the_date_of_the_last_move(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    dates: list[str] = []

    async def draw(_pictures: object, _key: object, board: Board, _dist: object) -> bytes:
        dates.append(board.date)
        return b""

    monkeypatch.setattr(Pictures, "draw", draw)
    with App(sqlite) as server, Player(server, "Anna") as anna:
        table = anna.table("me", "random", game="strozzi")["table"]["id"]
        anna.play_on(table, lambda now: now["table"]["ply"] > 5)
        server.clock.ahead_ms += 3 * 86_400_000
        anna.play_on(table)
        last = datetime.fromtimestamp(server.clock() / 1000, UTC)
        # Nothing that happens to the table later is its date.
        server.clock.ahead_ms += 3 * 86_400_000
        anna.ok("PUT", f"/api/tables/{table}/visibility", {"visibility": "link"})
        assert server.request("GET", f"/t/{table}/preview.png").status_code == 200
    assert dates == [last.date().isoformat()]
