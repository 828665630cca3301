"""Notices from a move to the receiver, on both databases."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from app_kit import App
from florin.server.operations.clock import now_ms
from florin.server.workers import notices
from notice_kit import (
    ALL,
    DELAY_SECONDS,
    SITE,
    MailServer,
    Received,
    Receiver,
    at_rest,
    choose,
    deliver,
    mail_and_web,
    pass_turn,
    table_of,
)
from push_kit import Browser
from server_kit import Player, first_token

DAY = 86_400_000
LATER = 300.0  # seconds, after which a third attempt is due


class Site(NamedTuple):
    server: App
    mails: MailServer
    web: Receiver

    def deliver(self, after: float = DELAY_SECONDS) -> list[Received]:
        """Sends what is due after so many seconds; returns what the webhooks have received."""
        deliver(self.server, after)
        return self.web.received


@pytest.fixture(scope="module")
def running(database: str) -> Iterator[Site]:
    with mail_and_web() as (mails, web), at_rest(database, **mails.settings) as server:
        yield Site(server, mails, web)


@pytest.fixture
def site(running: Site) -> Site:
    running.mails.mails.clear()
    running.web.received.clear()
    running.web.answers.clear()
    return running


@pytest.fixture
def anna(site: Site) -> Iterator[Player]:
    with Player(site.server, "Anna") as player:
        yield player


@pytest.fixture
def bruno(site: Site) -> Iterator[Player]:
    """Bruno has a webhook."""
    with Player(site.server, "Bruno") as player:
        player.ok("PUT", "/api/me/webhook", {"url": site.web.url})
        yield player


def confirmed(player: Player, site: Site, address: str, language: str = "en") -> None:
    player.ok("PUT", "/api/me/mail", {"address": address, "language": language})
    player.ok("POST", f"/api/mail/confirm/{link_in(site.mails.mails[-1], 'confirm')}")
    site.mails.mails.clear()


def link_in(mail: Any, kind: str) -> str:
    text = mail.get_body(("plain",)).get_content()
    found = re.search(rf"{SITE}/mail/{kind}/(\S+)", text)
    assert found, text
    return found[1]


def test_a_turn_is_announced_once(site: Site, anna: Player, bruno: Player) -> None:
    table = table_of(anna, bruno)
    pass_turn(anna, bruno, table)
    got = site.deliver()[0].json
    assert (got["kind"], got["table"], got["game"]) == ("turn", table, "strozzi")
    assert got["text"] == got["content"]
    assert got["text"] == f"It is your turn: Medici vs Strozzi with Anna {SITE}/t/{table}"
    assert got["waiting"] == 1
    assert len(site.deliver()) == 1
    pass_turn(bruno, anna, table)
    pass_turn(anna, bruno, table)
    assert len(site.deliver()) == 2
    site.deliver()
    assert site.web.kinds() == ["turn", "turn"]


def test_a_person_who_sees_the_table_gets_none(site: Site, anna: Player, bruno: Player) -> None:
    table = table_of(anna, bruno)
    with bruno.live(table) as page:
        page.next("snapshot")
        pass_turn(anna, bruno, table)
        assert not site.deliver()
        pass_turn(bruno, anna, table)
        # A page in the background does not count.
        page.socket.send('{"type": "visible", "visible": false}')
        page.socket.send('{"type": "ping"}')
        page.next("beat")
        pass_turn(anna, bruno, table)
        assert len(site.deliver()) == 1
        page.socket.send('{"type": "visible", "visible": true}')
        page.socket.send('{"type": "ping"}')
        page.next("beat")
        pass_turn(bruno, anna, table)
        pass_turn(anna, bruno, table)
        assert len(site.deliver()) == 1


def test_a_turn_that_was_played_meanwhile_is_not_announced(
    site: Site, anna: Player, bruno: Player
) -> None:
    site.web.answers = [503]
    table = table_of(anna, bruno)
    pass_turn(anna, bruno, table)
    assert len(site.deliver()) == 1
    pass_turn(bruno, anna, table)
    assert len(site.deliver(after=LATER)) == 1  # it was not tried again
    assert bruno.ok("GET", "/api/me/notices")["troubles"] == []


def test_games_against_bots_alone_are_quiet(site: Site, bruno: Player) -> None:
    bruno.table("me", "random", game="strozzi")
    assert not site.deliver()


def test_a_name_calls_nobody_in_a_chat(site: Site, anna: Player, bruno: Player) -> None:
    name = "@here <!channel> [a](//b.c)"
    anna.ok("PATCH", "/api/me", {"name": name})
    table = table_of(anna, bruno)
    pass_turn(anna, bruno, table)
    got = site.deliver()[0].json
    assert "@here" not in got["text"]
    assert got["text"] == got["content"]
    assert not set("<>[]") & set(got["text"])
    assert "(//b" not in got["text"]
    assert got["text"].endswith(f" {SITE}/t/{table}")
    assert got["allowed_mentions"] == {"parse": []}
    # Programs get the name as it is.
    assert name in got["body"]


def test_the_end_of_a_game_and_an_invitation(site: Site, anna: Player, bruno: Player) -> None:
    for player in (anna, bruno):
        player.ok("PUT", "/api/me/webhook", {"url": f"{site.web.url}/{player is anna}"})
        choose(player, choices={"over": ["webhook"], "invitation": ["webhook"]})
    table = table_of(anna, bruno)
    last = anna
    while anna.see(table)["table"]["status"] != "over":
        last = anna if anna.see(table)["you"]["legal"] else bruno
        last.move(table, first_token(last.see(table)["you"]["legal"]))
    # The person whose move ended the game knows.
    got = site.deliver()[0]
    assert (got.json["kind"], got.path) == ("over", f"/{last is bruno}")
    assert len(site.deliver()) == 1
    again = anna.ok("POST", f"/api/tables/{table}/rematch")
    got = site.deliver()[1]
    assert (got.json["kind"], got.path) == ("invitation", "/False")
    assert got.json["table"] == again["table"]["id"]
    assert "a seat is kept for you" in got.json["text"]


def test_failures_are_tried_again_and_then_shown(site: Site, anna: Player, bruno: Player) -> None:
    site.web.answers = [503, 500]
    table = table_of(anna, bruno)
    pass_turn(anna, bruno, table)
    for attempts in (1, 2, 3, 3):
        assert len(site.deliver(after=LATER)) == attempts
    assert len({one.json["id"] for one in site.web.received}) == 1
    assert bruno.ok("GET", "/api/me/notices")["troubles"] == []
    for status in (302, 404):
        site.web.answers = [status]
        pass_turn(bruno, anna, table)
        pass_turn(anna, bruno, table)
        site.deliver()
    (latest, first) = bruno.ok("GET", "/api/me/notices")["troubles"]
    assert (latest["state"], latest["channel"], latest["kind"]) == ("failed", "webhook", "turn")
    assert latest["detail"] == "the other side answered 404"
    assert first["detail"] == "the other side answered 302"


def test_what_fails_again_and_again_is_given_up(
    site: Site, anna: Player, bruno: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notices, "ATTEMPTS", 3)
    site.web.answers = [503] * 9
    pass_turn(anna, bruno, table_of(anna, bruno))
    for attempts in (1, 2, 3, 3):
        assert len(site.deliver(after=LATER)) == attempts
    (trouble,) = bruno.ok("GET", "/api/me/notices")["troubles"]
    assert (trouble["state"], trouble["detail"]) == ("failed", "the other side answered 503")


def test_mail_in_the_language_of_the_person(site: Site, anna: Player) -> None:
    with Player(site.server, "Carla") as carla:
        answer = carla.ok("PUT", "/api/me/mail", {"address": "carla@example.org", "language": "de"})
        assert (answer["mail"], answer["mail_pending"]) == (None, "carla@example.org")
        (mail,) = site.mails.mails
        assert mail["to"] == "carla@example.org"
        assert mail["subject"] == "Florin: Bestätige deine E-Mail-Adresse"
        # Nothing is sent to an address that is not confirmed.
        table = table_of(anna, carla)
        pass_turn(anna, carla, table)
        site.deliver()
        assert len(site.mails.mails) == 1
        token = link_in(mail, "confirm")
        assert carla.refused("POST", f"/api/mail/confirm/{token}0") == (404, "unknown_code")
        # The mail may be opened on another device, without an identity.
        headers = {"X-Florin": "1"}
        done = site.server.request("POST", f"/api/mail/confirm/{token}", headers=headers)
        assert done.json() == {"address": "ca…@example.org"}
        assert carla.ok("GET", "/api/me/notices")["mail"] == "carla@example.org"
        choose(carla, language="de")
        pass_turn(carla, anna, table)
        pass_turn(anna, carla, table)
        site.deliver()
        notice: Any = site.mails.mails[1]
        assert notice["subject"] == "Florin: Du bist dran"
        plain = notice.get_body(("plain",)).get_content()
        page = notice.get_body(("html",)).get_content()
        assert f"{SITE}/t/{table}" in plain
        assert f'href="{SITE}/t/{table}"' in page
        assert 'lang="de"' in page
        # One click in the mail program ends the mails, without a cookie.
        assert notice["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
        path = notice["list-unsubscribe"].strip("<>").removeprefix(SITE)
        body = {"List-Unsubscribe": "One-Click"}
        answer = site.server.request("POST", path, data=body)
        assert answer.status_code == 200, answer.text
        assert carla.ok("GET", "/api/me/notices")["mail"] is None
        assert site.server.request("POST", path, data=body).status_code == 404
        # A link of an address that was removed does not confirm it again.
        assert carla.refused("POST", f"/api/mail/confirm/{token}") == (404, "unknown_code")


def test_no_link_confirms_another_address(site: Site) -> None:
    with Player(site.server, "Dora") as dora:
        dora.ok("PUT", "/api/me/mail", {"address": "first@example.org", "language": "en"})
        token = link_in(site.mails.mails[0], "confirm")
        dora.ok("PUT", "/api/me/mail", {"address": "second@example.org", "language": "en"})
        assert dora.refused("POST", f"/api/mail/confirm/{token}") == (404, "unknown_code")
        dora.ok("POST", f"/api/mail/confirm/{link_in(site.mails.mails[1], 'confirm')}")
        changed = dora.ok("GET", "/api/me/notices")
        assert (changed["mail"], changed["mail_pending"]) == ("second@example.org", None)
        assert dora.ok("DELETE", "/api/me/mail")["mail"] is None


@pytest.mark.parametrize(
    "address",
    [
        "no address", "a@b", "a@@example.org", "a..b@example.org", '"a b"@example.org',
        "a@example.org\nBcc: b@example.org", "a@[127.0.0.1]", "<a@example.org>", "a@-.5",
        "=?utf-8?q?other=40example.net=3E?=@example.org", "=?utf-8?q?a=0D=0AQUIT?=@example.org",
        "a=?utf-8?b?YQ==?=@example.org",
    ],
)  # fmt: skip
def test_no_mail_addresses(site: Site, anna: Player, address: str) -> None:
    body = {"address": address, "language": "en"}
    assert anna.refused("PUT", "/api/me/mail", body) == (400, "bad_request")
    assert not site.mails.mails


def test_a_mail_server_that_is_busy_or_refuses(site: Site, anna: Player, bruno: Player) -> None:
    site.mails.refuse = ["550 no such mailbox"]
    body = {"address": "nobody@example.org", "language": "en"}
    assert anna.refused("PUT", "/api/me/mail", body) == (422, "bad_target")
    site.mails.refuse = ["451 later"]
    assert anna.refused("PUT", "/api/me/mail", body) == (503, "busy")
    bruno.ok("DELETE", "/api/me/webhook")
    confirmed(bruno, site, "bruno@example.org")
    table = table_of(anna, bruno)
    site.mails.refuse = ["451 later"]
    pass_turn(anna, bruno, table)
    site.deliver()
    assert not site.mails.mails
    site.deliver(after=LATER)
    assert len(site.mails.mails) == 1  # the second attempt
    assert bruno.ok("GET", "/api/me/notices")["troubles"] == []
    site.mails.refuse = ["550 no such mailbox"]
    pass_turn(bruno, anna, table)
    pass_turn(anna, bruno, table)
    site.deliver()
    (trouble,) = bruno.ok("GET", "/api/me/notices")["troubles"]
    assert (trouble["channel"], trouble["state"]) == ("mail", "failed")
    assert "550" in trouble["detail"]


def test_web_push_and_a_subscription_that_has_ended(
    site: Site, anna: Player, bruno: Player
) -> None:
    browser, other = Browser(), Browser()
    endpoint = site.web.url + "/push/1"
    bruno.ok("DELETE", "/api/me/webhook")
    bruno.ok("POST", "/api/me/push", browser.subscription(endpoint))
    made = bruno.ok("POST", "/api/me/push", browser.subscription(endpoint))
    assert len(made["push"]) == 1  # the same browser again
    table = table_of(anna, bruno)
    pass_turn(anna, bruno, table)
    got = site.deliver()[0]
    assert json.loads(browser.read(got.body)) == {
        "title": "It is your turn",
        "body": "Medici vs Strozzi with Anna",
        "path": f"/t/{table}",
        "tag": table,
        "waiting": 1,
    }
    assert got.headers["content-encoding"] == "aes128gcm"
    assert got.headers["authorization"].startswith("vapid t=")
    assert made["push_key"] in got.headers["authorization"]
    assert 1 <= len(got.headers["topic"]) <= 32
    # The same browser is signed in as Anna now: Bruno's notices must not go there.
    anna.ok("POST", "/api/me/push", browser.subscription(endpoint))
    assert bruno.ok("GET", "/api/me/notices")["push"] == []
    bruno.ok("POST", "/api/me/push", other.subscription(site.web.url + "/push/2"))
    site.web.answers = [410]
    pass_turn(bruno, anna, table)
    assert len(site.deliver()) == 2
    assert anna.ok("GET", "/api/me/notices")["push"] == []
    assert len(bruno.ok("GET", "/api/me/notices")["push"]) == 1


@pytest.mark.parametrize(
    "url",
    ["http://127.0.0.2/", "https://10.0.0.1/", "https://[::1]/", "nothing!"],
)
def test_targets_that_are_not_public(site: Site, anna: Player, url: str) -> None:
    assert anna.refused("PUT", "/api/me/webhook", {"url": url}) == (422, "bad_target")
    body = Browser().subscription(url)
    assert anna.refused("POST", "/api/me/push", body) == (422, "bad_target")


def test_a_test_of_each_channel(site: Site, anna: Player) -> None:
    for channel in ALL:
        answer = anna.ok("POST", "/api/me/notices/test", {"channel": channel})
        assert answer["detail"]  # nothing is set up
    anna.ok("PUT", "/api/me/webhook", {"url": site.web.url})
    confirmed(anna, site, "anna@example.org")
    browser = Browser()
    anna.ok("POST", "/api/me/push", browser.subscription(site.web.url + "/push/3"))
    for channel in ALL:
        assert anna.ok("POST", "/api/me/notices/test", {"channel": channel}) == {"detail": None}
    assert site.mails.mails[0]["subject"] == "Florin: A test from Florin"
    assert {one.path for one in site.web.received} == {"/", "/push/3"}
    site.web.answers = [500]
    answer = anna.ok("POST", "/api/me/notices/test", {"channel": "webhook"})
    assert answer == {"detail": "the other side answered 500"}


def test_settings_are_checked(site: Site, anna: Player) -> None:
    chosen = choose(anna, zone="Europe/Rome", quiet={"start": 1320, "until": 420}, digest_hour=7)
    assert (chosen["zone"], chosen["quiet"]) == ("Europe/Rome", {"start": 1320, "until": 420})
    body: dict[str, Any] = {
        "choices": {},
        "zone": "Rome",
        "quiet": None,
        "digest_hour": 8,
        "language": "en",
    }
    assert anna.refused("PUT", "/api/me/notices", body) == (400, "bad_request")
    faults: list[dict[str, Any]] = [
        {"digest_hour": 24},
        {"quiet": {"start": 0, "until": 1440}},
        {"choices": {"x": []}},
    ]
    for wrong in faults:
        body = {**body, "zone": "UTC", **wrong}
        assert anna.refused("PUT", "/api/me/notices", body) == (400, "bad_request")


def test_programs_may_not_change_notices(site: Site, anna: Player) -> None:
    secret = anna.ok("POST", "/api/me/tokens", {"label": "program"})["secret"]
    headers = {"authorization": f"Bearer {secret}"}
    answer = site.server.request("GET", "/api/me/notices", headers=headers)
    assert (answer.status_code, answer.json()["error"]) == (403, "not_for_tokens")


def test_the_export_has_the_address_and_others_do_not_see_it(
    site: Site, anna: Player, bruno: Player
) -> None:
    confirmed(bruno, site, "secret-bruno@example.org")
    bruno.ok("POST", "/api/me/push", Browser().subscription(site.web.url + "/push/secret"))
    table = table_of(anna, bruno)
    pass_turn(anna, bruno, table)
    site.deliver()
    for player in (anna, bruno):
        assert "secret-bruno" not in player.call("GET", f"/api/tables/{table}").text
    data = bruno.call("GET", "/api/me/export")
    found = data.json()
    assert found["notice_settings"][0]["mail"] == "secret-bruno@example.org"
    assert found["notices"][0]["kind"] == "turn"
    assert len(found["push_subscriptions"]) == 1
    assert "/push/secret" not in data.text
    bruno.ok("DELETE", "/api/me", {"name": "Bruno"})
    site.mails.mails.clear()
    site.web.received.clear()
    anna.play_on(table)
    assert not site.deliver()
    assert not site.mails.mails


def test_a_holiday_stops_the_clock(site: Site, anna: Player, bruno: Player) -> None:
    table = table_of(anna, bruno, clock=86_400)
    pass_turn(anna, bruno, table)
    before = anna.see(table)["table"]["turn"]["deadline"]
    now = now_ms()
    answer = bruno.ok("PUT", "/api/me/holiday", {"until": now + 5 * DAY})
    assert answer["holiday"] == {"until": now + 5 * DAY, "days_left": 25}
    seen = anna.see(table)["table"]
    assert seen["seats"][1]["holiday"] == now + 5 * DAY
    assert abs(seen["turn"]["deadline"] - before - 5 * DAY) < 60_000
    # Bruno plays from the beach: the next turn during the holiday has its whole time after it.
    pass_turn(bruno, anna, table)
    pass_turn(anna, bruno, table)
    seen = anna.see(table)["table"]
    assert seen["turn"]["deadline"] == now + 6 * DAY
    assert bruno.refused("PUT", "/api/me/holiday", {"until": now + 40 * DAY}) == (409, "no_holiday")
    assert bruno.refused("PUT", "/api/me/holiday", {"until": now - DAY}) == (409, "no_holiday")
    answer = bruno.ok("DELETE", "/api/me/holiday")
    assert answer["holiday"] == {"until": None, "days_left": 29}  # a day that was begun counts
    seen = anna.see(table)["table"]
    assert seen["seats"][1]["holiday"] is None
    assert abs(seen["turn"]["deadline"] - now - DAY) < 60_000


def test_a_game_that_begins_during_a_holiday(site: Site, anna: Player, bruno: Player) -> None:
    now = now_ms()
    until = now + 5 * DAY
    waiting = anna.table("me", "open", game="strozzi", start=False, clock=86_400)["table"]["id"]
    bruno.ok("POST", f"/api/tables/{waiting}/seats/2/take", {})
    bruno.ok("PUT", "/api/me/holiday", {"until": until})
    anna.ok("POST", f"/api/tables/{waiting}/start")
    assert anna.see(waiting)["table"]["seats"][1]["holiday"] == until
    assert anna.see(waiting)["table"]["seats"][0]["holiday"] is None
    # The end of the holiday is known there, too.
    bruno.ok("DELETE", "/api/me/holiday")
    assert anna.see(waiting)["table"]["seats"][1]["holiday"] is None
    bruno.ok("PUT", "/api/me/holiday", {"until": until})
    own = bruno.table("me", "random", game="strozzi", clock=86_400)["table"]["id"]
    assert bruno.see(own)["table"]["seats"][0]["holiday"] == until
    fast = bruno.table("me", "random", game="strozzi", clock=120)["table"]["id"]
    assert bruno.see(fast)["table"]["seats"][0]["holiday"] is None


def test_a_game_with_a_clock_of_minutes_knows_no_holiday(
    site: Site, anna: Player, bruno: Player
) -> None:
    table = table_of(anna, bruno, clock=120)
    now = now_ms()
    anna.ok("PUT", "/api/me/holiday", {"until": now + DAY})
    assert anna.see(table)["table"]["seats"][0]["holiday"] is None
