"""Keeping an identity: passkeys, recovery codes, handles."""

from __future__ import annotations

from typing import Any

import pytest

from florin.server.domain.handles import check_handle
from passkey_kit import Authenticator, at_home, creation, keep, origin, sign_in
from server_kit import Player, Server


def test_a_guest_keeps_the_identity_and_signs_in_elsewhere(server: Server) -> None:
    with at_home(Player(server, "Anna")) as anna, at_home(Player(server)) as other:
        table = anna.table("me", "random", "random")["table"]["id"]
        key, codes = keep(anna)
        assert len(set(codes)) == 8
        assert sign_in(other, key)["name"] == "Anna"
        assert other.ok("GET", "/api/me")["name"] == "Anna"
        assert [one["id"] for one in other.ok("GET", "/api/me/tables")["tables"]] == [table]
        listed = anna.ok("GET", "/api/me/passkeys")
        assert listed["codes_left"] == 8
        (card,) = listed["passkeys"]
        assert card["used"] >= card["created"]
        assert len(anna.ok("GET", "/api/me/sessions")["sessions"]) == 2


def test_several_devices_and_removing_one(server: Server) -> None:
    with at_home(Player(server, "Anna")) as anna, at_home(Player(server)) as phone:
        first, _ = keep(anna)
        sign_in(phone, first)
        second, codes = keep(phone)
        assert codes == []
        cards = anna.ok("GET", "/api/me/passkeys")["passkeys"]
        assert len(cards) == 2
        table = anna.table("me", "me", "me")["table"]["id"]
        with phone.live(table) as live:
            live.next("snapshot")
            # What the passkey was used for ends with it.
            anna.ok("DELETE", f"/api/me/passkeys/{cards[0]['id']}")
            assert live.closing() == (4401, "access revoked")
        assert anna.ok("GET", "/api/me")["name"] == "Anna"
        with at_home(Player(server)) as thief:
            options = thief.ok("POST", "/api/signin/options")["options"]
            body = {"credential": first.sign(options)}
            assert thief.refused("POST", "/api/signin", body) == (422, "bad_passkey")
            assert sign_in(thief, second)["name"] == "Anna"
        gone = anna.refused("DELETE", f"/api/me/passkeys/{cards[0]['id']}")
        assert gone == (404, "not_found")
        assert anna.refused("DELETE", "/api/me/passkeys/a%00b") == (404, "not_found")


def test_a_passkey_of_another_person_is_not_theirs_to_remove(server: Server) -> None:
    with at_home(Player(server, "Anna")) as anna, at_home(Player(server, "Bruno")) as bruno:
        keep(anna)
        (card,) = anna.ok("GET", "/api/me/passkeys")["passkeys"]
        refused = bruno.refused("DELETE", f"/api/me/passkeys/{card['id']}")
        assert refused == (404, "not_found")


def test_each_recovery_code_works_once(server: Server) -> None:
    with at_home(Player(server, "Anna")) as anna, at_home(Player(server)) as other:
        _, codes = keep(anna)
        written = codes[0].lower()
        assert other.ok("POST", "/api/signin/code", {"code": written})["name"] == "Anna"
        with Player(server) as thief:
            again = thief.refused("POST", "/api/signin/code", {"code": codes[0]})
            assert again == (404, "unknown_code")
        assert anna.ok("GET", "/api/me/passkeys")["codes_left"] == 7
        fresh = anna.ok("POST", "/api/me/recovery")["recovery_codes"]
        assert len(fresh) == 8
        with Player(server) as thief:
            old = thief.refused("POST", "/api/signin/code", {"code": codes[1]})
            assert old == (404, "unknown_code")
        with Player(server, "Guest") as guest:
            assert guest.refused("POST", "/api/me/recovery") == (403, "needs_passkey")


def test_an_answer_counts_once_and_for_its_question_only(server: Server) -> None:
    with at_home(Player(server, "Anna")) as anna, at_home(Player(server, "Bruno")) as bruno:
        key = Authenticator(origin(anna))
        options = creation(anna)
        body = {"credential": key.create(options)}
        # The question was put to Anna.
        assert bruno.refused("POST", "/api/me/passkeys", body) == (422, "bad_passkey")
        # And it was used up by that.
        assert anna.refused("POST", "/api/me/passkeys", body) == (422, "bad_passkey")
        key, _ = keep(anna)
        signed = {"credential": key.sign(bruno.ok("POST", "/api/signin/options")["options"])}
        assert bruno.ok("POST", "/api/signin", signed)["name"] == "Anna"
        assert bruno.refused("POST", "/api/signin", signed) == (422, "bad_passkey")
        # A question about a new passkey is no question about signing in.
        wrong = {**creation(anna), "rpId": "localhost"}
        refused = bruno.refused("POST", "/api/signin", {"credential": key.sign(wrong)})
        assert refused == (422, "bad_passkey")


def test_wrong_signatures_origins_and_counts_are_refused(server: Server) -> None:
    with at_home(Player(server, "Anna")) as anna, at_home(Player(server)) as other:
        key, _ = keep(anna)

        def attempt(by: Authenticator) -> tuple[int, str]:
            options = other.ok("POST", "/api/signin/options")["options"]
            return other.refused("POST", "/api/signin", {"credential": by.sign(options)})

        forger = Authenticator(origin(anna))
        forger.id = key.id
        assert attempt(forger) == (422, "bad_passkey")
        key.origin = "https://elsewhere.example"
        assert attempt(key) == (422, "bad_passkey")
        key.origin = origin(anna)
        key.count = 9
        sign_in(other, key)
        # A copy of the key counts from an earlier number.
        key.count = 3
        assert attempt(key) == (422, "bad_passkey")
        unknown = Authenticator(origin(anna))
        assert attempt(unknown) == (422, "bad_passkey")


def test_nonsense_is_refused(server: Server) -> None:
    with at_home(Player(server, "Anna")) as anna:
        response: Any
        for response in (None, {}, {"clientDataJSON": 7}, {"clientDataJSON": "!"}, {"x": "A" * 99}):
            body = {"credential": {"rawId": "AA", "response": response}}
            for path in ("/api/me/passkeys", "/api/signin"):
                assert anna.refused("POST", path, body) == (422, "bad_passkey")
    with Player(server, "Bruno") as bruno:
        # Without a page, or at a bare address, there is no site that a passkey could belong to.
        assert bruno.refused("POST", "/api/me/passkeys/options") == (400, "bad_request")
        bruno.http.headers.update({"Origin": "http://127.0.0.1:8000", "Host": "127.0.0.1:8000"})
        answer = bruno.call("POST", "/api/me/passkeys/options")
        assert answer.status_code == 400
        assert "localhost" in answer.json()["detail"]


def test_tokens_have_no_part_in_it(server: Server) -> None:
    with at_home(Player(server, "Anna")) as anna:
        keep(anna)
        secret = anna.ok("POST", "/api/me/tokens", {"label": "program"})["secret"]
        headers = {"Authorization": f"Bearer {secret}"}
        with server.client(**headers) as program:
            for method, path in (
                ("GET", "/api/me/passkeys"),
                ("POST", "/api/me/passkeys/options"),
                ("POST", "/api/me/recovery"),
                ("POST", "/api/signin/options"),
                ("GET", "/api/me/export"),
            ):
                answer = program.request(method, path)
                assert (answer.status_code, answer.json()["error"]) == (403, "not_for_tokens")


def test_handles_are_unique_also_to_the_eye(server: Server) -> None:
    with at_home(Player(server, "Anna")) as anna, at_home(Player(server, "Bruno")) as bruno:
        guest = anna.refused("PATCH", "/api/me", {"handle": "olga"})
        assert guest == (403, "needs_passkey")
        keep(anna)
        keep(bruno)
        assert anna.ok("PATCH", "/api/me", {"handle": "@Olga-7"})["handle"] == "Olga-7"
        assert anna.ok("GET", "/api/me")["handle"] == "Olga-7"
        for alike in ("Olga-7", "olga7", "olg_a7", "o1ga_7", "oIga-7"):
            assert bruno.refused("PATCH", "/api/me", {"handle": alike}) == (409, "handle_taken")
        for reserved in ("Admin", "magn1fico", "Medici", "settings", "florin-team", "Flor_in"):
            expected = (409, "handle_taken")
            assert bruno.refused("PATCH", "/api/me", {"handle": reserved}) == expected, reserved
        for bad in ("ab", "7up", "a--b", "ann a", "аnna", "an\u200dna", "-anna", "a" * 21):
            assert bruno.refused("PATCH", "/api/me", {"handle": bad}) == (400, "bad_request")
        # Another spelling of one's own handle, and a free one for the other.
        assert anna.ok("PATCH", "/api/me", {"handle": "OLGA-7"})["handle"] == "OLGA-7"
        assert bruno.ok("PATCH", "/api/me", {"handle": "bruno"})["handle"] == "bruno"


@pytest.mark.parametrize("text", ["anna", "Anna-Maria", "a1_b2"])
def test_good_handles(text: str) -> None:
    assert check_handle(text) == text
