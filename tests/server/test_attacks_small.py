"""Small leaks: what strangers read from refusals, links, origins and files."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

import pytest

from attack_kit import HOME, Site, Visitor, serving
from florin.server.http.identity import is_same_origin
from florin.server.store import notices
from passkey_kit import Authenticator

ELSEWHERE = "http://elsewhere.test:8000"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Generator[Site]:
    folder = tmp_path_factory.mktemp("small")
    dist = folder / "dist"
    (dist / ".hidden").mkdir(parents=True)
    for name in (".stamp", ".hidden/note", "robots.txt"):
        (dist / name).write_text("text")
    with serving(folder, dist) as site:
        yield site


def test_strangers_do_not_learn_why_the_site_is_not_ready(
    site: Site, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def check() -> None:
        raise RuntimeError("/secret/path")

    monkeypatch.setattr(site.context, "check", check)
    answer = site.client.get("/ready")
    assert (answer.status_code, answer.json()) == (503, {"status": "not ready"})
    assert "/secret/path" in caplog.text


@pytest.mark.parametrize("path", ["/.stamp", "/.hidden/note", "/assets/.stamp"])
def test_hidden_files_are_not_served(site: Site, path: str) -> None:
    assert site.client.get("/robots.txt").text == "text"
    assert site.client.get(path).status_code == 404


@pytest.mark.parametrize("scheme", ["ftp", "ws", "chrome-extension", "file", ""])
def test_an_origin_is_a_web_page(scheme: str) -> None:
    assert is_same_origin({"host": "florin.test", "origin": "https://florin.test"}, "")
    assert not is_same_origin({"host": "florin.test", "origin": f"{scheme}://florin.test"}, "")


def test_a_link_to_stop_mails_leaves_another_address_alone(site: Site) -> None:
    anna = Visitor(site, "Anna")
    context = site.context

    def two_addresses(connection: Any) -> None:
        notices.set_target(
            connection, anna.id, "node", mail="a@b.example", mail_pending="c@d.example"
        )

    async def work() -> None:
        await context.database.write(two_addresses)

    site.run(work)
    token = context.channels.stop_token(anna.id, "a@b.example")
    Visitor(site).ok("POST", f"/api/mail/stop/{token}")
    now = anna.ok("GET", "/api/me/notices")
    assert (now["mail"], now["mail_pending"]) == (None, "c@d.example")
    anna.ok("DELETE", "/api/me/mail")
    assert anna.ok("GET", "/api/me/notices")["mail_pending"] is None


def test_a_passkey_works_at_the_host_where_it_was_made(site: Site) -> None:
    """A program may say that it is at another host, and sign for that one."""
    anna = Visitor(site, "Anna")
    key = Authenticator(HOME)
    options = anna.ok("POST", "/api/me/passkeys/options", None, origin=HOME)["options"]
    anna.ok("POST", "/api/me/passkeys", {"credential": key.create(options)}, origin=HOME)

    def sign_in(origin: str) -> int:
        thief, key.origin = Visitor(site), origin
        there = {"origin": origin, "host": origin.partition("://")[2]}
        options = thief.ok("POST", "/api/signin/options", None, **there)["options"]
        answer = thief.call("POST", "/api/signin", {"credential": key.sign(options)}, **there)
        return answer.status_code

    assert [sign_in(ELSEWHERE), sign_in(HOME), sign_in(ELSEWHERE)] == [422, 200, 422]
