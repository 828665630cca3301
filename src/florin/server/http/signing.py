"""The identity cookie: a person's id, a time, and a signature.

Written by hand: itsdangerous has another format, and cookies of this one, which browsers keep for
400 days, would have to be verified beside it.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Sequence
from typing import Final

from florin.server.domain import Refusal

COOKIE: Final = "florin"
# An identity that did not verify when another one replaced it. It is used if it verifies later:
# a server with a wrong secret must not take the only credential of a guest away.
FORMER: Final = "florin_former"
DAY_MS: Final = 86_400_000
LIFETIME_MS: Final = 400 * DAY_MS  # browsers keep no cookie longer
RENEW_MS: Final = 30 * DAY_MS  # an older cookie is replaced on the next visit


def sign(secret: str, person: str, now: int) -> str:
    return f"{person}.{now}.{_signature(secret, person, now)}"


def read(secrets: Sequence[str], cookie: str, now: int) -> tuple[str, int]:
    """The person and the time of signing; raises Refusal if it is forged, broken or expired.

    Any of the secrets may have signed it.
    """
    person, _, rest = cookie.partition(".")
    issued, _, signature = rest.partition(".")
    if not issued.isascii() or not issued.isdigit() or len(issued) > 15:
        raise Refusal("bad_cookie", "the identity cookie has another format")
    if not any(
        hmac.compare_digest(_signature(secret, person, int(issued)).encode(), signature.encode())
        for secret in secrets
    ):
        raise Refusal("bad_cookie", "the signature of the identity cookie is wrong")
    if not now - LIFETIME_MS <= int(issued) <= now + DAY_MS:
        raise Refusal("bad_cookie", "the identity cookie has expired")
    return person, int(issued)


def has_format(cookie: str) -> bool:
    """Whether a server may have made it."""
    return re.fullmatch(r"[\w-]{1,60}\.\d{1,15}\.[0-9a-f]{64}", cookie, re.ASCII) is not None


def _signature(secret: str, person: str, issued: int) -> str:
    text = f"florin person\n{person}\n{issued}"
    return hmac.new(secret.encode(), text.encode(), hashlib.sha256).hexdigest()
