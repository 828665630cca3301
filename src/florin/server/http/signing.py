"""The identity cookie: a person's id, a time, and a signature.

Written by hand: itsdangerous has another format, and cookies of this one, which browsers keep for
400 days, would have to be verified beside it.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

from florin.server.domain import Refusal

COOKIE: Final = "florin"
DAY_MS: Final = 86_400_000
LIFETIME_MS: Final = 400 * DAY_MS  # browsers keep no cookie longer
RENEW_MS: Final = 30 * DAY_MS  # an older cookie is replaced on the next visit


def sign(secret: str, person: str, now: int) -> str:
    return f"{person}.{now}.{_signature(secret, person, now)}"


def read(secret: str, cookie: str, now: int) -> tuple[str, int]:
    """The person and the time of signing; raises Refusal if it is forged, broken or expired."""
    person, _, rest = cookie.partition(".")
    issued, _, signature = rest.partition(".")
    if not issued.isascii() or not issued.isdigit() or len(issued) > 15:
        raise Refusal("bad_cookie", "the identity cookie has another format")
    expected = _signature(secret, person, int(issued))
    if not hmac.compare_digest(expected.encode(), signature.encode()):
        raise Refusal("bad_cookie", "the signature of the identity cookie is wrong")
    if not now - LIFETIME_MS <= int(issued) <= now + DAY_MS:
        raise Refusal("bad_cookie", "the identity cookie has expired")
    return person, int(issued)


def _signature(secret: str, person: str, issued: int) -> str:
    text = f"florin person\n{person}\n{issued}"
    return hmac.new(secret.encode(), text.encode(), hashlib.sha256).hexdigest()
