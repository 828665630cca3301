"""The identity cookie: the ids of a person and a session, a time, and a signature.

Cookies of earlier versions name no session. Theirs has an id that is derived from the cookie.

Written by hand: itsdangerous has another format, and cookies of this one, which browsers keep for
400 days, would have to be verified beside it.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from florin.server.domain import Refusal

COOKIE: Final = "florin"
# An identity that did not verify when another one replaced it. It is used if it verifies later:
# a server with a wrong secret must not remove the only credential of a guest.
FORMER: Final = "florin_former"
DAY_MS: Final = 86_400_000
LIFETIME_MS: Final = 400 * DAY_MS  # browsers keep no cookie longer
RENEW_MS: Final = 30 * DAY_MS  # an older cookie is replaced on the next visit


class Signed(NamedTuple):
    """What a cookie says. `derived`: it names no session."""

    person: str
    issued: int
    session: str
    derived: bool = False


def sign(secret: str, person: str, now: int, session: str = "") -> str:
    subject = f"{person}:{session}" if session else person
    return f"{subject}.{now}.{_signature(secret, subject, now)}"


def read(secrets: Sequence[str], cookie: str, now: int) -> Signed:
    """What the cookie says; raises Refusal if it is forged, broken or expired.

    Any of the secrets may have signed it.
    """
    subject, _, rest = cookie.partition(".")
    issued, _, signature = rest.partition(".")
    if not issued.isascii() or not issued.isdigit() or len(issued) > 15:
        raise Refusal("bad_cookie", "the identity cookie has another format")
    if not any(
        hmac.compare_digest(_signature(secret, subject, int(issued)).encode(), signature.encode())
        for secret in secrets
    ):
        raise Refusal("bad_cookie", "the signature of the identity cookie is wrong")
    if not now - LIFETIME_MS <= int(issued) <= now + DAY_MS:
        raise Refusal("bad_cookie", "the identity cookie has expired")
    person, _, session = subject.partition(":")
    if session:
        return Signed(person, int(issued), session)
    derived = hashlib.sha256(f"florin session\n{person}\n{issued}".encode()).hexdigest()[:30]
    return Signed(person, int(issued), derived, derived=True)


def has_format(cookie: str) -> bool:
    """Whether a server may have made it."""
    pattern = r"[\w-]{1,60}(:[\w-]{1,60})?\.\d{1,15}\.[0-9a-f]{64}"
    return re.fullmatch(pattern, cookie, re.ASCII) is not None


def _signature(secret: str, subject: str, issued: int) -> str:
    text = f"florin person\n{subject}\n{issued}"
    return hmac.new(secret.encode(), text.encode(), hashlib.sha256).hexdigest()
