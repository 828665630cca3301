"""Requests of hostile or broken clients: each gets a clear refusal, and the server goes on."""

from __future__ import annotations

import sqlite3
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any

import pytest

from app_kit import App
from deadlines import wait_until
from florin.server.http import signing
from florin.server.operations.clock import now_ms
from server_kit import Player, Server, serving


def secret_of(server: Server) -> str | None:
    """The signing secret, read from the file as only its owner can; None on PostgreSQL."""
    if not server.database.startswith("sqlite"):
        return None
    with sqlite3.connect(server.database.removeprefix("sqlite:///")) as file:
        return file.execute("SELECT value FROM secrets").fetchone()[0]


BODIES = {
    "not JSON": b"{",
    "a list": b"[]",
    "null": b"null",
    "a number": b"1",
    "wrong types": b'{"ply": "zero", "token": 7}',
    "a float": b'{"ply": 1.5, "token": "pass"}',
    "unknown fields": b'{"ply": 0, "token": "pass", "admin": true}',
    "a huge number": b'{"ply": 1' + b"0" * 400 + b', "token": "pass"}',
    "deep": b"[" * 20_000,
    "not UTF-8": b'{"ply": 0, "token": "\xff"}',
    "half a surrogate": b'{"ply": 0, "token": "\\ud800"}',
    "a long token": b'{"ply": 0, "token": "' + b"9" * 1000 + b'"}',
    "nothing": b"",
}


@pytest.mark.parametrize("name", list(BODIES))
def test_malformed_bodies(server: Server, name: str) -> None:
    with Player(server) as anna:
        table = anna.table("me", "me", "me")["table"]["id"]
        for method, path in (("POST", f"/api/tables/{table}/moves"), ("POST", "/api/tables")):
            answer = anna.http.request(
                method, path, content=BODIES[name], headers={"content-type": "application/json"}
            )
            assert answer.status_code in (400, 422), answer.text
            assert answer.json()["error"] in ("bad_request", "illegal_move")
        assert anna.see(table)["table"]["ply"] == 2


def test_a_huge_body(server: Server) -> None:
    with Player(server) as anna:
        answer = anna.http.post("/api/tables", content=b"x" * 1_000_000)
        assert (answer.status_code, answer.json()["error"]) == (413, "too_large")


@pytest.mark.parametrize(
    "token",
    ["", "PASS", "pass ", "@1", "C5", "0", "-1", "07", "1e3", "９", "💰", "draw\n", "999999999"],
)
def test_unknown_and_illegal_tokens(server: Server, token: str) -> None:
    with Player(server) as anna:
        made = anna.table("me", "me", "me")["table"]
        body = {"ply": made["ply"], "token": token}
        status, error = anna.refused("POST", f"/api/tables/{made['id']}/moves", body)
        assert (status, error) == ((422, "illegal_move") if token else (400, "bad_request"))


def test_forged_foreign_and_expired_cookies(server: Server) -> None:
    with Player(server) as anna, Player(server) as bruno:
        person, issued, signature = anna.http.cookies["florin"].split(".")
        other = bruno.http.cookies["florin"].split(".")[0]
        cookies = {
            "another's name": f"{other}.{issued}.{signature}",
            "another time": f"{person}.{int(issued) + 1}.{signature}",
            "another secret": signing.sign("guess", person, now_ms()),
            "no signature": f"{person}.{issued}.",
            "nonsense": "x",
            "empty": "",
            "superscript": f"{person}.²³.{signature}",
        }
        secret = secret_of(server)
        if secret is not None:
            cookies["expired"] = signing.sign(secret, person, now_ms() - 401 * signing.DAY_MS)
            cookies["from the future"] = signing.sign(secret, person, now_ms() + 9 * signing.DAY_MS)
            cookies["an unknown person"] = signing.sign(secret, "nobody", now_ms())
        for name, cookie in cookies.items():
            headers = {"Cookie": f"florin={cookie}".encode()}
            answer = server.request("GET", "/api/me", headers=headers)  # type: ignore[arg-type]
            assert answer.status_code == 200, name
            assert answer.cookies["florin"].partition(".")[0] not in (person, other), name
            assert "Max-Age=0" not in answer.headers["set-cookie"]


def test_a_wrong_secret_for_a_while_takes_no_identity(sqlite: str) -> None:
    jar = CookieJar()

    def visit(secret: str) -> str:
        with App(sqlite, secret=secret) as server, server.client() as browser:
            browser.cookies.jar = jar
            browser.get("/api/me").raise_for_status()
            return browser.cookies["florin"].partition(".")[0]

    me = visit("right")
    stranger = visit("wrong")
    assert stranger != me
    assert visit("wrong") == stranger
    assert visit("right") == me
    # Rotation: the new secret signs, the old one still verifies, until cookies are renewed.
    assert visit("new right") == me
    assert visit("new") == me


@pytest.mark.parametrize("character", ["\u3164", "\u2800", "\u200b", "\u202e", "\u2066", "\ufeff"])
def test_invisible_and_direction_characters_in_names(server: Server, character: str) -> None:
    with Player(server) as anna:
        for name in (character, f"Anna{character}"):
            assert anna.refused("PATCH", "/api/me", {"name": name}) == (400, "bad_request")
        body = {"game": "strozzi", "seats": [{"kind": "me", "name": character}, {"kind": "me"}]}
        assert anna.refused("POST", "/api/tables", body) == (400, "bad_request")


def test_a_new_name_is_shown_at_open_tables_and_not_at_finished_ones(
    server: Server,
) -> None:
    with Player(server, "Anna") as anna, Player(server) as bruno:
        over = anna.table("me", "me", game="strozzi")["table"]["id"]
        anna.play_on(over)
        table = anna.table("me", "open", game="strozzi", start=False)["table"]["id"]
        with bruno.live(table) as live:
            live.next("snapshot")
            anna.ok("PATCH", "/api/me", {"name": "Annetta"})
            assert live.next("update")["table"]["seats"][0]["name"] == "Annetta"
        names = {
            one["id"]: one["seats"][0]["name"] for one in anna.ok("GET", "/api/me/tables")["tables"]
        }
        assert (names[table], names[over]) == ("Annetta", "Anna")


def test_other_host_names_are_refused_if_the_own_ones_are_set(sqlite: str) -> None:
    with App(sqlite, hosts="florin.example") as server:
        assert server.request("GET", "/api/games").status_code == 400
        for host, status in (("florin.example", 200), ("evil.example", 400)):
            headers = {"Host": host}
            assert server.request("GET", "/api/games", headers=headers).status_code == status
            assert server.request("GET", "/ready", headers=headers).status_code == 200


def test_pages_connect_to_this_site_only(server: Server) -> None:
    policy = server.request("GET", "/").headers["content-security-policy"]
    assert "connect-src 'self';" in policy


def test_cross_site_requests(server: Server) -> None:
    with Player(server) as anna:
        for headers in (
            {"Origin": "https://elsewhere.example"},
            {"Origin": "null"},
            {"Origin": "http://["},
            {"Sec-Fetch-Site": "cross-site"},
        ):
            for method, path, body in (
                ("POST", "/api/me/code", None),
                ("PATCH", "/api/me", {"name": "Mallory"}),
                ("PUT", "/api/tables/none/visibility", {"visibility": "link"}),
                ("DELETE", "/api/tables/none", None),
            ):
                answer = anna.http.request(method, path, headers=headers, json=body)
                assert (answer.status_code, answer.json()["error"]) == (403, "cross_origin")
        cookie = {"Cookie": f"florin={anna.http.cookies['florin']}"}
        answer = server.request("POST", "/api/me/code", headers=cookie)
        assert answer.json()["error"] == "cross_origin"
        own = {"Origin": server.address}
        assert anna.http.post("/api/me/code", headers=own).status_code == 201


def test_bad_access_tokens(server: Server) -> None:
    for value in ("Bearer nonsense", "Basic YTpi", "Bearer"):
        answer = server.request("GET", "/api/me", headers={"Authorization": value})
        assert (answer.status_code, answer.json()["error"]) == (401, "bad_access_token")


def test_another_person_cannot_move_or_change_anything(server: Server) -> None:
    with Player(server, "Anna") as anna, Player(server, "Mallory") as mallory:
        table = anna.table("me", "me", "me")["table"]
        path = f"/api/tables/{table['id']}"
        move = {"ply": table["ply"], "token": "stop"}
        assert mallory.refused("POST", f"{path}/moves", move) == (403, "not_your_turn")
        for method, address, body in (
            ("PUT", f"{path}/orders/1", {"kind": "pass_day"}),
            ("DELETE", f"{path}/orders/1", None),
            ("POST", f"{path}/seats/1/resign", None),
            ("POST", f"{path}/seats/1/return", None),
            ("POST", f"{path}/undo", {"era": 0, "ply": 0, "seat": 1}),
        ):
            assert mallory.refused(method, address, body) == (403, "not_your_seat")
        assert mallory.refused("DELETE", path) == (403, "not_your_table")
        assert mallory.refused("POST", f"{path}/rematch") == (403, "not_your_table")
        assert mallory.refused("POST", f"{path}/seats/1/take", {}) == (409, "wrong_status")
        assert anna.see(table["id"])["table"]["version"] == table["version"]


def test_unknown_addresses_and_methods(server: Server) -> None:
    with Player(server) as anna:
        assert anna.refused("GET", "/api/nothing") == (404, "not_found")
        assert anna.refused("PUT", "/api/me", {}) == (405, "method_not_allowed")
        assert anna.refused("POST", "/api/tables/x/seats/9/take", {})[0] == 400
        assert anna.refused("POST", "/api/tables/x/seats/x/take", {})[0] == 404


def test_the_character_that_postgresql_cannot_store(server: Server) -> None:
    with Player(server) as anna:
        seats = [{"kind": "me"}, {"kind": "me"}]
        for body in (
            {"game": "strozzi", "seats": seats, "options": {"seed": "a\0b"}},
            {"branch": {"table": "a\0b"}, "seats": seats},
        ):
            assert anna.refused("POST", "/api/tables", body) == (400, "bad_request")
        assert anna.refused("GET", "/api/tables/a%00b") == (404, "unknown_table")
        assert anna.refused("DELETE", "/api/me/tokens/a%00b") == (404, "not_found")


def test_a_record_with_a_price_beyond_all_bounds(server: Server) -> None:
    with Player(server) as anna:
        record: dict[str, Any] = {
            "florin": 1,
            "game": "strozzi",
            "players": ["A", "B"],
            "options": {},
            "moves": ["C4", "stop", "9" * 30],
        }
        body = {"record": record, "seats": [{"kind": "me"}, {"kind": "me"}]}
        assert anna.refused("POST", "/api/tables", body) == (400, "bad_request")
        for path in ("/api/records/look", "/api/records/analysis"):
            assert anna.refused("POST", path, record) == (400, "bad_request")


@pytest.mark.parametrize("path", ["/%00", "/" + "a" * 300])
def test_addresses_that_no_file_can_have(server: Server, path: str) -> None:
    answer = server.request("GET", f"{path}")
    assert (answer.status_code, answer.json()["error"]) == (404, "not_found")


def test_rate_limits(sqlite: str) -> None:
    with App(sqlite, limits=True) as server, Player(server, "Anna") as anna:
        table = anna.table("me", "me", "me")["table"]["id"]
        path = f"/api/tables/{table}/chat"

        def chat_is_limited() -> bool:
            answer = anna.call("POST", path, {"text": "again"})
            return answer.status_code == 429 and answer.json()["error"] == "too_many_requests"

        wait_until(chat_is_limited, "the limit on chat")
        statuses = {
            anna.call("POST", "/api/me/carry", {"code": "AAAAA-AAAAA"}).status_code
            for _ in range(12)
        }
        assert statuses == {404, 429}
        assert anna.see(table)["table"]["id"] == table


def test_rates_of_tables_and_sockets(sqlite: str) -> None:
    with App(sqlite, limits=True) as server, Player(server, "Anna") as anna:
        table = anna.table("me", "me", game="strozzi")["table"]["id"]
        body = {"game": "strozzi", "seats": [{"kind": "me"}, {"kind": "open"}]}

        def tables_are_limited() -> bool:
            answer = anna.call("POST", "/api/tables", body)
            return answer.status_code == 429 and answer.json()["error"] == "too_many_requests"

        wait_until(tables_are_limited, "the limit on tables")

        def sockets_are_limited() -> bool:
            with anna.live(table) as live:
                first = live.next()
                if first["type"] == "snapshot":
                    return False
                assert first["problem"]["error"] == "too_many_requests"
                return live.closing_code() == 4429

        wait_until(sockets_are_limited, "the limit on sockets")


def test_the_secret_and_the_file_are_private(tmp_path: Path) -> None:
    sqlite = f"sqlite:///{tmp_path}/florin.db"
    with App(sqlite) as server, Player(server) as anna:
        file = Path(sqlite.removeprefix("sqlite:///"))
        assert file.stat().st_mode & 0o077 == 0
        secret = secret_of(server)
        assert secret
        assert len(secret) == 64
        assert secret not in anna.call("GET", "/metrics").text + server.log


def test_behind_a_proxy_cookies_are_secure_and_other_origins_are_let_in(sqlite: str) -> None:
    named = "https://florin.example https://play.example"
    with App(sqlite, secure=True, origins=named) as server:
        answer = server.request("GET", "/api/me")
        cookie = answer.headers["set-cookie"]
        assert "; Secure" in cookie
        # A client that spoke plain HTTP to it would not send such a cookie back by itself.
        known = {"Cookie": cookie.partition(";")[0], "X-Florin": "1"}
        for origin, status in (
            ("https://play.example", 201),
            ("https://play.example.evil", 403),
            ("http://play.example", 403),
        ):
            headers = {**known, "Origin": origin}
            code = server.request("POST", "/api/me/code", headers=headers)
            assert code.status_code == status, origin


def test_without_a_proxy_cookies_travel_plainly(server: Server) -> None:
    assert "Secure" not in server.request("GET", "/api/me").headers["set-cookie"]


@pytest.mark.parametrize(("proxies", "believed"), [("", False), ("10.0.0.0/8 127.0.0.1", True)])
def test_headers_of_a_proxy_are_believed_only_from_configured_addresses(
    sqlite: str, tmp_path: Path, proxies: str, *, believed: bool
) -> None:
    with serving(sqlite, tmp_path, proxies=proxies, limits="on") as server:
        headers = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.7"}
        answer = server.request("GET", "/api/me", headers=headers)
        assert ("Secure" in answer.headers["set-cookie"]) is believed

        # The wrong codes are counted under the address of the client that the proxy names.
        def guess(client: str) -> int:
            named = {"X-Forwarded-For": client, "X-Florin": "1"}
            body = {"code": "AAAAA-AAAAA"}
            answer = server.request("POST", "/api/me/carry", headers=named, json=body)
            return answer.status_code

        assert [guess("192.0.2.7") for _ in range(12)][-1] == 429
        assert guess("192.0.2.8") == (404 if believed else 429)
