"""The side of the browser in Web Push, written from RFC 8291 and RFC 8188."""

from __future__ import annotations

import os

from cryptography.hazmat.primitives import hashes, hmac
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDFExpand
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from florin.server.operations.web_push import PushTarget, encoded


class Browser:
    """Keys of one subscription."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._point = self._key.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )
        self._auth = os.urandom(16)

    def target(self, endpoint: str) -> PushTarget:
        return PushTarget(endpoint, encoded(self._point), encoded(self._auth))

    def subscription(self, endpoint: str, language: str = "en") -> dict[str, object]:
        """The body of POST /api/me/push."""
        target = self.target(endpoint)
        return {
            "endpoint": endpoint,
            "keys": {"p256dh": target.p256dh, "auth": target.auth},
            "language": language,
        }

    def read(self, body: bytes) -> bytes:
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self._key.exchange(ec.ECDH(), point)
        secret = _expand(
            _extract(self._auth, shared), b"WebPush: info\0" + self._point + sender, 32
        )
        inner = _extract(salt, secret)
        key = _expand(inner, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _expand(inner, b"Content-Encoding: nonce\0", 12)
        padded = AESGCM(key).decrypt(nonce, sealed, None)
        message, _, _ = padded.rpartition(b"\x02")
        return message


def _extract(salt: bytes, secret: bytes) -> bytes:
    found = hmac.HMAC(salt, hashes.SHA256())
    found.update(secret)
    return found.finalize()


def _expand(key: bytes, info: bytes, length: int) -> bytes:
    return HKDFExpand(hashes.SHA256(), length, info).derive(key)
