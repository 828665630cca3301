"""The identity cookie: who, since when, and a signature that only this site can make."""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

from florin.server.refusal import Refusal

COOKIE: Final = "florin"
DAY_MS: Final = 86_400_000
LIFETIME_MS: Final = 400 * DAY_MS  # the longest that browsers keep a cookie
RENEW_MS: Final = 30 * DAY_MS  # an older one is replaced on the next visit


def sign(secret: str, person: str, now: int) -> str:
    return f"{person}.{now}.{_signature(secret, person, now)}"


def read(secret: str, cookie: str, now: int) -> tuple[str, int]:
    """The person and when it was signed; Refusal where forged, mangled or expired."""
    person, _, rest = cookie.partition(".")
    issued, _, signature = rest.partition(".")
    if not issued.isascii() or not issued.isdigit() or len(issued) > 15:
        raise Refusal("bad_cookie", "the identity cookie is not one of ours")
    expected = _signature(secret, person, int(issued))
    if not hmac.compare_digest(expected.encode(), signature.encode()):
        raise Refusal("bad_cookie", "the identity cookie's signature is wrong")
    if not now - LIFETIME_MS <= int(issued) <= now + DAY_MS:
        raise Refusal("bad_cookie", "the identity cookie has expired")
    return person, int(issued)


def _signature(secret: str, person: str, issued: int) -> str:
    return hmac.new(
        secret.encode(), f"florin person\n{person}\n{issued}".encode(), hashlib.sha256
    ).hexdigest()
