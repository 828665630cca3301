"""HTTP requests to addresses that people give: webhooks and push services.

A name is resolved and checked when the connection is made, and the connection goes to the very
address that was checked: a name that changes its answer between a check and a connection gains
nothing. Redirects are not followed, and no proxy settings of the environment are used. Of an answer
only the status is read.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Iterable, Mapping
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from typing import Any, Final
from urllib.parse import urlsplit

import httpcore

from florin.server.operations.addresses import Network

TIMEOUTS: Final = {"connect": 5.0, "read": 5.0, "write": 5.0, "pool": 5.0}
TOTAL_SECONDS: Final = 10.0
URL_LENGTH: Final = 1000
HTTPS: Final = 443
# Lower ports belong to other services, such as mail, which must not be asked from here.
FIRST_FREE_PORT: Final = 1024
# One text for both: otherwise names of the server's own network could be guessed.
_NOT_FOUND: Final = "the host is unknown, or not on the public internet"
_NAT64: Final = IPv6Network("64:ff9b::/96")
_COMPATIBLE: Final = IPv6Network("::/96")
# Networks for special purposes that some versions of Python call public.
_SPECIAL: Final = (
    IPv4Network("100.64.0.0/10"),
    IPv4Network("192.0.0.0/24"),
    IPv4Network("192.88.99.0/24"),
    IPv6Network("64:ff9b:1::/48"),
    IPv6Network("100::/64"),
    IPv6Network("2001::/23"),
    IPv6Network("2001:db8::/32"),
    IPv6Network("3fff::/20"),
    IPv6Network("5f00::/16"),
    IPv6Network("fec0::/10"),
)
_Address = IPv4Address | IPv6Address


class BadTarget(Exception):
    """The address may not be used; the message says why."""


class NotSent(Exception):
    """The request did not reach the other side: it may be sent again."""


class Uncertain(Exception):
    """The request may have arrived: sending it again could show it twice."""


def is_public(address: _Address) -> bool:
    """Whether the address belongs to the public internet.

    IPv6 addresses that carry an IPv4 address count as that one.
    """
    if isinstance(address, IPv6Address):
        inner = _embedded(address)
        if inner is not None:
            return is_public(inner)
        if address.scope_id is not None:
            return False
    if any(address in network for network in _SPECIAL):
        return False
    return address.is_global and not (
        address.is_multicast or address.is_reserved or address.is_unspecified
    )


def _embedded(address: IPv6Address) -> IPv4Address | None:
    if address.ipv4_mapped is not None:
        return address.ipv4_mapped
    if address.sixtofour is not None:
        return address.sixtofour
    if address.teredo is not None:
        return address.teredo[1]
    if address in _NAT64 or address in _COMPATIBLE:
        return IPv4Address(int(address) & 0xFFFF_FFFF)
    return None


class Outbound:
    """Sends requests. `allowed` are networks that may be used although they are not public."""

    def __init__(self, allowed: Iterable[Network] = ()) -> None:
        self._allowed = tuple(allowed)

    def permits(self, address: _Address) -> bool:
        return is_public(address) or self._is_allowed(address)

    def _is_allowed(self, address: _Address) -> bool:
        return any(address in network for network in self._allowed)

    async def check(self, url: str) -> None:
        """Raises BadTarget unless the address of the URL may be used now."""
        host, port, secure = self._parts(url)
        try:
            await self._resolve(host, port, secure=secure)
        except NotSent as error:
            raise BadTarget(str(error)) from None

    async def post(self, url: str, headers: Mapping[str, str], content: bytes) -> int:
        """The status of the answer. Raises BadTarget, NotSent or Uncertain."""
        _, _, secure = self._parts(url)
        # A pool for each request: requests are rare, and nothing stays open between them.
        try:
            async with (
                asyncio.timeout(TOTAL_SECONDS),
                httpcore.AsyncConnectionPool(
                    ssl_context=ssl.create_default_context(),
                    network_backend=_Checked(self, secure=secure),
                    retries=0,
                ) as pool,
                pool.stream(
                    "POST",
                    url,
                    headers={**headers, "content-length": str(len(content))},
                    content=content,
                    extensions={"timeout": TIMEOUTS},
                ) as answer,
            ):
                return answer.status
        except (httpcore.ConnectError, httpcore.ConnectTimeout, httpcore.PoolTimeout) as error:
            raise NotSent(_line(error) or "no connection") from None
        except (httpcore.NetworkError, httpcore.TimeoutException, httpcore.ProtocolError) as error:
            raise Uncertain(_line(error) or "no answer") from None
        except TimeoutError:
            raise Uncertain("no answer in time") from None
        except (OSError, ssl.SSLError) as error:
            raise NotSent(_line(error) or "no connection") from None

    def _parts(self, url: str) -> tuple[str, int, bool]:
        """Host, port, and whether it is https."""
        if len(url) > URL_LENGTH or not url.isascii() or not url.isprintable() or " " in url:
            raise BadTarget(f"must be a URL of at most {URL_LENGTH} ASCII characters")
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            raise BadTarget("is no URL") from None
        if parts.scheme not in ("https", "http") or not parts.hostname:
            raise BadTarget("must begin with https://")
        if "@" in parts.netloc:
            raise BadTarget("must not hold a user name or password")
        secure = parts.scheme == "https"
        return parts.hostname, port if port is not None else HTTPS if secure else 80, secure

    async def _resolve(self, host: str, port: int, *, secure: bool) -> list[str]:
        """The addresses of the host; raises BadTarget if one of them may not be used.

        Raises NotSent if the name cannot be resolved now: name servers fail for a while, too.
        """
        try:
            async with asyncio.timeout(TIMEOUTS["connect"]):
                found = await asyncio.get_running_loop().getaddrinfo(
                    host, port, type=socket.SOCK_STREAM
                )
        except UnicodeError:
            raise BadTarget(_NOT_FOUND) from None
        except (OSError, TimeoutError):
            raise NotSent(_NOT_FOUND) from None
        addresses = [str(one[4][0]) for one in found]
        for text in addresses:
            address = ip_address(text)
            if not self.permits(address):
                raise BadTarget(_NOT_FOUND)
            if self._is_allowed(address):
                continue
            if not secure:
                raise BadTarget("must begin with https://")
            if port != HTTPS and port < FIRST_FREE_PORT:
                raise BadTarget(f"must use port {HTTPS}, or one from {FIRST_FREE_PORT} on")
        return addresses


class _Checked(httpcore.AsyncNetworkBackend):
    """Connects to addresses that `Outbound` permits."""

    def __init__(self, outbound: Outbound, *, secure: bool) -> None:
        self._outbound = outbound
        self._secure = secure
        # Without anyio's extra, httpcore declares another class in its place.
        self._inner: httpcore.AsyncNetworkBackend = httpcore.AnyIOBackend()  # pyright: ignore[reportAttributeAccessIssue]

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        addresses = await self._outbound._resolve(host, port, secure=self._secure)  # pyright: ignore[reportPrivateUsage]
        for address in addresses[:-1]:
            try:
                return await self._inner.connect_tcp(
                    address, port, timeout, local_address, socket_options
                )
            except httpcore.NetworkError:
                continue
        return await self._inner.connect_tcp(
            addresses[-1], port, timeout, local_address, socket_options
        )

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


def _line(error: Exception) -> str:
    return " ".join(str(error).split())[:120]
