"""Attacks on identities: what is left of a deleted person, names that imitate, taken handles."""

from __future__ import annotations

from collections.abc import Generator

import pytest

from attack_kit import HOME, Site, Visitor, serving
from florin.server.domain import Session
from florin.server.http.limits import ADDRESS_RATES, PERSON_RATES, RateLimiter
from florin.server.http.passkeys import CHALLENGE_COST
from florin.server.store import moderation, sessions
from florin.server.store.bus import AccessRevoked
from passkey_kit import Authenticator


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Generator[Site]:
    with serving(tmp_path_factory.mktemp("people")) as site:
        yield site


def other_browser(person: Visitor) -> Visitor:
    """The same person, carried there by a code."""
    other = Visitor(person.site)
    code = person.ok("POST", "/api/me/code")["code"]
    other.ok("POST", "/api/me/carry", {"code": code})
    assert other.id == person.id
    return other


def sessions_of(site: Site, person: str) -> list[Session]:
    async def work() -> list[Session]:
        return await site.context.database.read(lambda c: sessions.of_person(c, person))

    return site.run(work)


READS = ["/api/me", "/api/me/tables", "/api/tables", "/api/daily", "/api/puzzles/next"]
WRITES = ["/api/me/logout", "/api/signin/options", "/api/me/code"]


def test_the_other_browsers_of_a_deleted_person_are_new_visitors(site: Site) -> None:
    zoe = Visitor(site, "Zoe")
    others = [other_browser(zoe) for _ in (*READS, *WRITES)]
    zoe.ok("DELETE", "/api/me", {"name": "Zoe"})
    assert sessions_of(site, zoe.id) == []
    for other, path in zip(others, (*READS, *WRITES), strict=True):
        method = "GET" if path in READS else "POST"
        other.ok(method, path, None, origin=HOME)
        assert other.ok("GET", "/api/me")["name"] != "Zoe"
        assert other.id != zoe.id
    assert sessions_of(site, zoe.id) == []


def test_a_browser_of_a_banned_person_can_go_to_another_identity(site: Site) -> None:
    mallory, anna = Visitor(site, "Mallory"), Visitor(site, "Anna")

    async def ban() -> None:
        database = site.context.database
        await database.write(lambda c: moderation.set_banned(c, mallory.id, True, 0))
        site.context.peers.apply(AccessRevoked(node="admin", person=mallory.id))

    shared = other_browser(mallory)
    site.run(ban)
    assert shared.refused("GET", "/api/me") == (403, "banned")
    code = anna.ok("POST", "/api/me/code")["code"]
    shared.ok("POST", "/api/signin/options", None, origin=HOME)
    shared.ok("POST", "/api/me/carry", {"code": code})
    assert shared.ok("GET", "/api/me")["name"] == "Anna"
    left = mallory.call("POST", "/api/me/logout")
    assert left.status_code == 204
    assert "Max-Age=0" in left.headers["set-cookie"]


def test_no_session_begins_for_a_deleted_person(site: Site) -> None:
    """A request of theirs may be under way while they are deleted. Operators find them no more."""
    zoe = Visitor(site, "Zoe")
    session = Session(id="late", person=zoe.id, device="", created=0, used=0)
    zoe.ok("DELETE", "/api/me", {"name": "Zoe"})

    async def work() -> None:
        database = site.context.database
        begun = await database.write(lambda c: sessions.begin(c, session, "node"))
        assert begun.ended is not None
        assert await database.read(lambda c: sessions.find(c, "late")) is None
        with pytest.raises(moderation.NoSuch):
            await database.write(lambda c: moderation.set_banned(c, zoe.id, False, 0))

    site.run(work)


@pytest.fixture
def limited(site: Site) -> Generator[RateLimiter]:
    """Rate limits, as after a restart; no time passes."""
    limits = site.context.limits = RateLimiter(enabled=True, clock=lambda: 0.0)
    yield limits
    site.context.limits = RateLimiter(enabled=False)


def with_passkey(site: Site) -> Visitor:
    person = Visitor(site)
    options = person.ok("POST", "/api/me/passkeys/options", None, origin=HOME)["options"]
    made = {"credential": Authenticator(HOME).create(options)}
    person.ok("POST", "/api/me/passkeys", made, origin=HOME)
    return person


def test_one_address_takes_few_handles(site: Site, limited: RateLimiter) -> None:
    most = round(ADDRESS_RATES["handle"].burst)
    people = [with_passkey(site) for _ in range(most + 1)]
    taken = [
        person.call(
            "PATCH", "/api/me", {"handle": f"squat-{'abcdefghkmnpqrstuvwxyz'[number]}"}
        ).status_code
        for number, person in enumerate(people)
    ]
    assert taken == [200] * most + [429]
    # A person who has a handle may change it.
    people[0].ok("PATCH", "/api/me", {"handle": "another"})


def test_questions_for_passkeys_cost_what_they_write(site: Site, limited: RateLimiter) -> None:
    person, asked = Visitor(site), 0
    while person.call("POST", "/api/me/passkeys/options", None, origin=HOME).status_code == 200:
        asked += 1
    assert asked <= PERSON_RATES["request"].burst / CHALLENGE_COST
