"""People with passkeys, and a software authenticator that signs as a security key does."""

from __future__ import annotations

import hashlib
import json
import secrets
import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from server_kit import Player

PRESENT = 0x01
VERIFIED = 0x04
HAS_CREDENTIAL = 0x40


class Authenticator:
    """One passkey. `origin` is the page that the browser reports."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.id = secrets.token_bytes(16)
        self.count = 0
        self._key = ec.generate_private_key(ec.SECP256R1())
        self.owner = b""

    def create(self, options: dict[str, Any]) -> dict[str, Any]:
        self.owner = _decode(options["user"]["id"])
        numbers = self._key.public_key().public_numbers()
        public = {
            1: 2,  # an elliptic curve
            3: -7,  # ECDSA with SHA-256
            -1: 1,  # P-256
            -2: numbers.x.to_bytes(32, "big"),
            -3: numbers.y.to_bytes(32, "big"),
        }
        credential = bytes(16) + struct.pack(">H", len(self.id)) + self.id + cbor2.dumps(public)
        data = self._data(options["rp"]["id"], HAS_CREDENTIAL) + credential
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self._answer(
            clientDataJSON=self._client_data("webauthn.create", options["challenge"]),
            attestationObject=attestation,
        )

    def sign(self, options: dict[str, Any]) -> dict[str, Any]:
        self.count += 1
        data = self._data(options["rpId"], 0)
        client_data = self._client_data("webauthn.get", options["challenge"])
        signed = data + hashlib.sha256(client_data).digest()
        return self._answer(
            clientDataJSON=client_data,
            authenticatorData=data,
            signature=self._key.sign(signed, ec.ECDSA(hashes.SHA256())),
            userHandle=self.owner,
        )

    def _data(self, host: str, flags: int) -> bytes:
        flags |= PRESENT | VERIFIED
        return hashlib.sha256(host.encode()).digest() + struct.pack(">BI", flags, self.count)

    def _client_data(self, kind: str, challenge: str) -> bytes:
        data = {"type": kind, "challenge": challenge, "origin": self.origin}
        return json.dumps(data).encode()

    def _answer(self, **response: bytes) -> dict[str, Any]:
        return {
            "id": _encode(self.id),
            "rawId": _encode(self.id),
            "type": "public-key",
            "clientExtensionResults": {},
            "response": {name: _encode(value) for name, value in response.items()},
        }


def at_home(person: Player) -> Player:
    """The person opened the site by a name: addresses have no passkeys."""
    port = person.server.address.rpartition(":")[2]
    person.http.headers.update({"Host": f"localhost:{port}", "Origin": f"http://localhost:{port}"})
    return person


def origin(person: Player) -> str:
    return person.http.headers["Origin"]


def creation(person: Player) -> Any:
    return person.ok("POST", "/api/me/passkeys/options")["options"]


def keep(person: Player) -> tuple[Authenticator, list[str]]:
    """Adds a passkey; returns it and the recovery codes."""
    key = Authenticator(origin(person))
    made = person.ok("POST", "/api/me/passkeys", {"credential": key.create(creation(person))})
    return key, made["recovery_codes"]


def sign_in(person: Player, key: Authenticator) -> Any:
    options = person.ok("POST", "/api/signin/options")["options"]
    return person.ok("POST", "/api/signin", {"credential": key.sign(options)})


def _encode(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def _decode(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
