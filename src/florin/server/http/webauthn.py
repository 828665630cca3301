"""Creating and using passkeys: Web Authentication, as far as it needs no database.

Verification is py_webauthn's. The site is named by the host of the page that asks, so a passkey of
one host is unknown at another one.
"""

from __future__ import annotations

import base64
import binascii
import ipaddress
from collections.abc import Sequence
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

import msgspec
import webauthn
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from florin.server.domain import Passkey, Person, Refusal
from florin.server.http.identity import Connection

SITE: Final = "Florin"
# What py_webauthn and its parsers raise for input that is not a credential.
_MALFORMED: Final = (WebAuthnException, ValueError, TypeError, KeyError, AttributeError)


class Site(NamedTuple):
    """`host` names the site to authenticators; `origin` is what they say they have signed for."""

    host: str
    origin: str


class Registered(NamedTuple):
    credential: bytes
    public_key: bytes
    sign_count: int
    synced: bool


def site_of(connection: Connection) -> Site:
    """The site of the page that sent the request; its origin has been checked by then."""
    origin = connection.headers.get("origin")
    host = urlsplit(origin).hostname if origin else None
    if origin is None or host is None:
        raise Refusal("bad_request", "a passkey needs a browser, which sends the header Origin")
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return Site(host, origin)
    raise Refusal(
        "bad_request",
        f"a passkey needs a host with a name: open this site as localhost or by its name, not as "
        f"{host}",
    )


def creation_options(
    site: Site, person: Person, known: Sequence[Passkey], challenge: bytes
) -> dict[str, Any]:
    """What the browser needs to create a passkey that also tells who its owner is."""
    options = webauthn.generate_registration_options(
        rp_id=site.host,
        rp_name=SITE,
        user_id=person.id.encode(),
        user_name=person.handle or person.name,
        user_display_name=person.name,
        challenge=challenge,
        exclude_credentials=[PublicKeyCredentialDescriptor(id=one.credential) for one in known],
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.PREFERRED,
        ),
    )
    return msgspec.json.decode(webauthn.options_to_json(options))


def request_options(site: Site, challenge: bytes) -> dict[str, Any]:
    """What the browser needs to use a passkey. It asks which one."""
    options = webauthn.generate_authentication_options(rp_id=site.host, challenge=challenge)
    return msgspec.json.decode(webauthn.options_to_json(options))


def challenge_in(credential: dict[str, Any]) -> bytes:
    """The challenge that the credential says it answers. The signature covers it."""
    try:
        client_data = msgspec.json.decode(_bytes(credential["response"]["clientDataJSON"]))
        return _bytes(client_data["challenge"])
    except (*_MALFORMED, msgspec.DecodeError):
        raise _refused("it holds no challenge") from None


def credential_id(credential: dict[str, Any]) -> bytes:
    try:
        return _bytes(credential["rawId"])
    except _MALFORMED:
        raise _refused("it has no id") from None


def verify_creation(site: Site, credential: dict[str, Any], challenge: bytes) -> Registered:
    try:
        found = webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origin,
        )
    except _MALFORMED as error:
        raise _refused(str(error)) from None
    return Registered(
        found.credential_id,
        found.credential_public_key,
        found.sign_count,
        found.credential_backed_up,
    )


def verify_use(site: Site, credential: dict[str, Any], challenge: bytes, passkey: Passkey) -> int:
    """The new count of signatures; raises Refusal unless the passkey signed the challenge.

    Browsers use a passkey only at the host where it was made. A program may claim any host.
    """
    if passkey.host not in (None, site.host):
        raise _refused("it belongs to another host")
    try:
        found = webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origin,
            credential_public_key=passkey.public_key,
            credential_current_sign_count=passkey.sign_count,
        )
    except _MALFORMED as error:
        raise _refused(str(error)) from None
    return found.new_sign_count


def _bytes(text: str) -> bytes:
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except binascii.Error as error:
        raise ValueError(str(error)) from None


def _refused(why: str) -> Refusal:
    return Refusal("bad_passkey", f"the passkey was not accepted: {why[:200]}")
