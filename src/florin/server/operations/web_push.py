"""Web Push: the encryption of a message (RFC 8291) and the signature of the sender (RFC 8292).

Written with the cryptography package, which passkeys need anyway: pywebpush would bring two HTTP
clients (aiohttp and requests), and the http-ece package that it uses has no wheel.
"""

from __future__ import annotations

import base64
import json
import os
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

RECORD: Final = 4096  # bytes; push services take no more
MOST_BYTES: Final = 3000  # of a message, so that it fits into one record
TOKEN_SECONDS: Final = 12 * 3600  # push services accept at most a day
_CURVE: Final = ec.SECP256R1()
_UNCOMPRESSED: Final = (Encoding.X962, PublicFormat.UncompressedPoint)


class PushTarget(NamedTuple):
    """A subscription as a browser gives it; the keys are base64url."""

    endpoint: str
    p256dh: str
    auth: str


def new_private_key() -> str:
    """A key for signing, as base64url of its 32 bytes."""
    number = ec.generate_private_key(_CURVE).private_numbers().private_value
    return encoded(number.to_bytes(32, "big"))


def public_key(private: str) -> str:
    """What a browser needs to subscribe."""
    return encoded(_private(private).public_key().public_bytes(*_UNCOMPRESSED))


def check_keys(p256dh: str, auth: str) -> None:
    """Raises ValueError unless they are the keys of a subscription."""
    ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, decoded(p256dh))
    if len(decoded(auth)) != 16:
        raise ValueError("auth must have 16 bytes")


def encrypted(
    message: bytes,
    target: PushTarget,
    *,
    salt: bytes | None = None,
    sender: ec.EllipticCurvePrivateKey | None = None,
) -> bytes:
    """The body of the request. `salt` and `sender` are random unless a test gives them."""
    if len(message) > MOST_BYTES:
        raise ValueError(f"a message has at most {MOST_BYTES} bytes")
    salt = os.urandom(16) if salt is None else salt
    sender = ec.generate_private_key(_CURVE) if sender is None else sender
    receiver_point = decoded(target.p256dh)
    receiver = ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, receiver_point)
    sender_point = sender.public_key().public_bytes(*_UNCOMPRESSED)
    shared = sender.exchange(ec.ECDH(), receiver)
    info = b"WebPush: info\0" + receiver_point + sender_point
    secret = _derived(decoded(target.auth), info, 32, shared)
    key = _derived(salt, b"Content-Encoding: aes128gcm\0", 16, secret)
    nonce = _derived(salt, b"Content-Encoding: nonce\0", 12, secret)
    # The last record ends with the byte 2.
    body = AESGCM(key).encrypt(nonce, message + b"\x02", None)
    return (
        salt + RECORD.to_bytes(4, "big") + len(sender_point).to_bytes(1, "big") + sender_point
    ) + body


def authorization(private: str, endpoint: str, contact: str, now: int) -> str:
    """The header Authorization. `contact` is a mailto: or https: address, `now` in ms."""
    parts = urlsplit(endpoint)
    claims = {
        "aud": f"{parts.scheme}://{parts.netloc}",
        "exp": now // 1000 + TOKEN_SECONDS,
        "sub": contact,
    }
    head = encoded(b'{"typ":"JWT","alg":"ES256"}')
    text = f"{head}.{encoded(json.dumps(claims, separators=(',', ':')).encode())}"
    r, s = decode_dss_signature(_private(private).sign(text.encode(), ec.ECDSA(hashes.SHA256())))
    signature = encoded(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
    return f"vapid t={text}.{signature}, k={public_key(private)}"


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """Raises ValueError if it is no base64url."""
    if not text.isascii():
        raise ValueError("is no base64url")
    padded = text.rstrip("=")
    return base64.b64decode(padded + "=" * (-len(padded) % 4), altchars=b"-_", validate=True)


def _private(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(decoded(text), "big"), _CURVE)


def _derived(salt: bytes, info: bytes, length: int, secret: bytes) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)
