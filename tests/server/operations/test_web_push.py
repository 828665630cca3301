"""Web Push against the example of RFC 8291, and a receiver written from the RFC."""

from __future__ import annotations

import json

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from hypothesis import given
from hypothesis import strategies as st

from florin.server.operations import web_push
from florin.server.operations.web_push import PushTarget, decoded
from push_kit import Browser

# RFC 8291, section 5 and appendix A.
TARGET = PushTarget(
    "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "BTBZMqHH6r4Tts7J_aSIgg",
)
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
MESSAGE = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tl"
    "zAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-"
    "fN"
)


def test_the_example_of_the_rfc() -> None:
    number = int.from_bytes(decoded(SENDER), "big")
    sender = ec.derive_private_key(number, ec.SECP256R1())
    text = b"When I grow up, I want to be a watermelon"
    found = web_push.encrypted(text, TARGET, salt=decoded(SALT), sender=sender)
    assert web_push.encoded(found) == MESSAGE


@given(st.binary(max_size=web_push.MOST_BYTES))
def test_a_browser_reads_what_was_sent(message: bytes) -> None:
    browser = Browser()
    body = web_push.encrypted(message, browser.target("https://push.example/1"))
    assert len(body) <= web_push.RECORD
    assert browser.read(body) == message


def test_a_message_that_is_too_long_is_refused() -> None:
    with pytest.raises(ValueError, match="at most"):
        web_push.encrypted(b"x" * (web_push.MOST_BYTES + 1), TARGET)


def test_the_signature_of_the_sender() -> None:
    key = web_push.new_private_key()
    found = web_push.authorization(
        key, "https://push.example:8443/a/b", "https://florin.example", 5_000_000
    )
    assert found.startswith("vapid t=")
    token, _, public = found.removeprefix("vapid t=").partition(", k=")
    assert public == web_push.public_key(key)
    head, claims, signature = token.split(".")
    assert json.loads(decoded(head)) == {"typ": "JWT", "alg": "ES256"}
    assert json.loads(decoded(claims)) == {
        "aud": "https://push.example:8443",
        "exp": 5000 + 43_200,
        "sub": "https://florin.example",
    }
    raw = decoded(signature)
    r, s = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(public))
    point.verify(encode_dss_signature(r, s), f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))


@pytest.mark.parametrize(
    ("p256dh", "auth"),
    [
        ("A" * 87, TARGET.auth),  # no point of the curve
        (TARGET.p256dh, "AAAA"),
        (TARGET.p256dh[:-4], TARGET.auth),
        ("é" * 87, TARGET.auth),
        ("*" * 88, TARGET.auth),
    ],
)
def test_keys_that_are_none(p256dh: str, auth: str) -> None:
    with pytest.raises(ValueError):
        web_push.check_keys(p256dh, auth)


def test_keys_of_a_browser() -> None:
    web_push.check_keys(TARGET.p256dh, TARGET.auth)
