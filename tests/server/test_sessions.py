"""The browsers in which a person is signed in: listing them and signing out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from app_kit import App
from florin.server.http import signing
from florin.server.http.context import PERSON_SECONDS
from florin.server.http.devices import device_name
from florin.server.operations.clock import now_ms
from server_kit import Player, Server

SECRET = "the-secret-of-the-tests"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


@pytest.fixture(scope="module")
def server(database: str) -> Iterator[App]:
    with App(database, secret=SECRET) as app:
        yield app


def carried(person: Player) -> Player:
    """The same person in another browser."""
    other = Player(person.server)
    other.ok("POST", "/api/me/carry", {"code": person.ok("POST", "/api/me/code")["code"]})
    return other


def sessions(person: Player) -> Any:
    return person.ok("GET", "/api/me/sessions")["sessions"]


def is_signed_out(person: Player) -> bool:
    """Whether the cookie, which a copy of it still has, is no longer good for anything."""
    cookies = dict(person.http.cookies)
    answer = person.server.request("GET", "/api/me/sessions", cookies=cookies)
    if answer.status_code == 401:
        return True
    assert answer.status_code == 200
    # The cookie may also be ignored: then a new guest has asked.
    return "set-cookie" in answer.headers


def test_each_browser_is_a_session(server: Server) -> None:
    with Player(server, "Anna") as anna, carried(anna) as phone:
        phone.http.headers["User-Agent"] = FIREFOX
        first, second = sessions(anna), sessions(phone)
        assert [one["current"] for one in first].count(True) == 1
        assert {one["id"] for one in first} == {one["id"] for one in second}
        assert next(one["id"] for one in first if one["current"]) != next(
            one["id"] for one in second if one["current"]
        )
        assert all(abs(now_ms() - one["used"]) < 3_600_000 for one in first)


def test_ending_a_session_ends_its_cookie_and_its_socket(server: Server) -> None:
    with Player(server, "Anna") as anna, carried(anna) as phone:
        table = anna.table("me", "me", "me")["table"]["id"]
        (other,) = [one for one in sessions(anna) if not one["current"]]
        with phone.live(table) as ends, anna.live(table) as stays:
            ends.next("snapshot")
            stays.next("snapshot")
            anna.ok("DELETE", f"/api/me/sessions/{other['id']}")
            assert ends.closing() == (4401, "access revoked")
            stays.send(type="ping")
            stays.next("beat")
        assert is_signed_out(phone)
        assert len(sessions(anna)) == 1
        gone = anna.refused("DELETE", f"/api/me/sessions/{other['id']}")
        assert gone == (404, "not_found")


def test_another_person_cannot_end_it(server: Server) -> None:
    with Player(server, "Anna") as anna, Player(server, "Bruno") as bruno:
        (one,) = sessions(anna)
        gone = bruno.refused("DELETE", f"/api/me/sessions/{one['id']}")
        assert gone == (404, "not_found")
        assert anna.refused("DELETE", "/api/me/sessions/a%00b") == (404, "not_found")
        assert not is_signed_out(anna)


def test_signing_out_everywhere_else(server: Server) -> None:
    with Player(server, "Anna") as anna, carried(anna) as phone, carried(anna) as tablet:
        code = phone.ok("POST", "/api/me/code")["code"]
        anna.ok("DELETE", "/api/me/sessions")
        assert is_signed_out(phone)
        assert is_signed_out(tablet)
        assert not is_signed_out(anna)
        (left,) = sessions(anna)
        assert left["current"]
        # Nor does a code help that an ended session had asked for.
        with Player(server) as thief:
            refused = thief.refused("POST", "/api/me/carry", {"code": code})
            assert refused == (404, "unknown_code")


def test_logging_out(server: Server) -> None:
    with Player(server, "Anna") as anna:
        cookies = dict(anna.http.cookies)
        anna.ok("POST", "/api/me/logout")
        assert "florin" not in anna.http.cookies
        answer = server.request("GET", "/api/me/sessions", cookies=cookies)
        assert answer.status_code == 401 or "set-cookie" in answer.headers
        assert anna.ok("GET", "/api/me")["name"] != "Anna"


def test_tokens_may_not_see_or_end_sessions(server: Server) -> None:
    with Player(server, "Anna") as anna:
        (one,) = sessions(anna)
        secret = anna.ok("POST", "/api/me/tokens", {"label": "program"})["secret"]
        headers = {"Authorization": f"Bearer {secret}"}
        with server.client(**headers) as program:
            for method, path in (
                ("GET", "/api/me/sessions"),
                ("DELETE", "/api/me/sessions"),
                ("DELETE", f"/api/me/sessions/{one['id']}"),
                ("POST", "/api/me/logout"),
            ):
                answer = program.request(method, path)
                assert (answer.status_code, answer.json()["error"]) == (403, "not_for_tokens")


def test_a_cookie_without_a_session_becomes_one_and_can_be_ended(server: Server) -> None:
    with Player(server, "Anna") as anna, Player(server) as old:
        person = anna.http.cookies["florin"].partition(":")[0]
        cookie = signing.sign(SECRET, person, now_ms() - 9 * signing.DAY_MS)
        old.http.cookies.clear()
        old.http.cookies.set("florin", cookie)
        answers = [old.call("GET", "/api/me/tables") for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200] * 3
        assert len(sessions(anna)) == 2
        # The next visit replaces the cookie. It stays the same session.
        old.http.cookies.clear()
        first = server.request("GET", "/api/me", cookies={"florin": cookie})
        assert first.json()["name"] == "Anna"
        renewed = first.cookies["florin"]
        assert ":" in renewed
        (other,) = [one for one in sessions(anna) if not one["current"]]
        anna.ok("DELETE", f"/api/me/sessions/{other['id']}")
        for dead in (cookie, renewed):
            old.http.cookies.clear()
            old.http.cookies.set("florin", dead)
            assert is_signed_out(old)
        assert len(sessions(anna)) == 1


def test_a_person_has_a_limited_number_of_sessions(server: App) -> None:
    with Player(server, "Anna") as anna:
        person = anna.http.cookies["florin"].partition(":")[0]
        now, cookie = now_ms(), ""
        for number in range(55):
            cookie = signing.sign(SECRET, person, now - number)
            answer = server.request("GET", "/api/me/tables", cookies={"florin": cookie})
            assert answer.status_code == 200
        # The first browser was not used for the longest time. Processes know a session for seconds.
        server.advance(PERSON_SECONDS)
        assert is_signed_out(anna)
        answer = server.request("GET", "/api/me/sessions", cookies={"florin": cookie})
        assert len(answer.json()["sessions"]) == 50


def test_names_of_devices() -> None:
    assert device_name(FIREFOX) == "Firefox, Linux"
    phone = (
        "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 "
        "(KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1"
    )
    assert device_name(phone) == "Safari, iPhone"
    assert device_name("curl/8.0") == ""
