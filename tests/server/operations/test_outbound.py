"""Which addresses webhooks and push services may have."""

from __future__ import annotations

import asyncio
import socket
from ipaddress import IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from florin.server.operations.outbound import BadTarget, NotSent, Outbound, Uncertain, is_public
from notice_kit import Receiver

CLOSED = [
    "0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12",
    "192.0.0.0/24", "192.0.2.0/24", "192.88.99.0/24", "192.168.0.0/16", "198.18.0.0/15",
    "198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4", "255.255.255.255/32",
    "::/128", "::1/128", "fc00::/7", "fe80::/10", "fec0::/10", "ff00::/8", "2001:db8::/32",
    "100::/64", "64:ff9b:1::/48",
]  # fmt: skip
CLOSED_V4 = [network for network in map(ip_network, CLOSED) if network.version == 4]


def inside(data: st.DataObject, network: Any) -> int:
    first = int(network.network_address)
    return data.draw(st.integers(first, first + network.num_addresses - 1))


@pytest.mark.parametrize("network", CLOSED)
@given(data=st.data())
def test_no_address_of_a_closed_network_is_public(network: str, data: st.DataObject) -> None:
    found = ip_network(network)
    assert not is_public(type(found.network_address)(inside(data, found)))


@given(data=st.data(), network=st.sampled_from(CLOSED_V4))
def test_ipv6_forms_of_closed_ipv4_addresses_are_closed(data: st.DataObject, network: Any) -> None:
    inner = inside(data, network)
    mapped = int(IPv6Address("::ffff:0:0")) + inner
    compatible = inner
    six_to_four = (0x2002 << 112) + (inner << 80) + data.draw(st.integers(0, 2**80 - 1))
    nat64 = int(IPv6Address("64:ff9b::")) + inner
    teredo = int(IPv6Network("2001::/32").network_address) + (inner ^ 0xFFFF_FFFF)
    for number in (mapped, compatible, six_to_four, nat64, teredo):
        assert not is_public(IPv6Address(number)), IPv6Address(number)


def test_ordinary_addresses_are_public() -> None:
    for text in ("8.8.8.8", "1.1.1.1", "2606:4700::1111", "::ffff:8.8.8.8", "100.128.0.1"):
        assert is_public(ip_address(text)), text
    assert not is_public(IPv6Address("fe80::1%eth0"))


@pytest.mark.parametrize(
    "url",
    [
        "ftp://example.org/", "//example.org", "https://", "http:///x", "javascript:alert(1)",
        "https://me:secret@example.org/", "https://exa mple.org/", "https://example.org/\0",
        "https://[::1/", "https://x:99999/",
        "https://127.0.0.1/", "https://127.1/", "https://2130706433/", "https://0x7f.0.0.1/",
        "https://[::1]/", "https://[::ffff:127.0.0.1]/", "https://localhost/", "https://0/",
        "https://169.254.169.254/latest/meta-data", "https://10.0.0.1:8443/", "https://[fe80::1]/",
        "https://" + "a" * 1000,
    ],
)  # fmt: skip
def test_addresses_that_are_refused_when_they_are_saved(url: str) -> None:
    with pytest.raises(BadTarget):
        asyncio.run(Outbound().check(url))


def test_plain_http_is_for_allowed_networks_alone() -> None:
    allowed = Outbound([ip_network("127.0.0.1/32")])
    asyncio.run(allowed.check("http://127.0.0.1:9/hook"))
    with pytest.raises(BadTarget, match="https"):
        asyncio.run(Outbound([ip_network("10.0.0.0/8")]).check("http://8.8.8.8/"))
    with pytest.raises(BadTarget):
        asyncio.run(allowed.check("http://127.0.0.2/"))


@pytest.mark.parametrize("port", [0, 22, 25, 80, 587, 1023])
def test_ports_of_other_services_are_closed(port: int) -> None:
    with pytest.raises(BadTarget, match="port"):
        asyncio.run(Outbound().check(f"https://8.8.8.8:{port}/"))
    # The operator may allow a network with everything in it.
    asyncio.run(Outbound([ip_network("8.8.8.8/32")]).check(f"https://8.8.8.8:{port}/"))


@pytest.mark.parametrize("port", ["", ":443", ":1024", ":8443"])
def test_ports_that_are_used_for_https(port: str) -> None:
    asyncio.run(Outbound().check(f"https://8.8.8.8{port}/"))


def test_a_name_that_changes_its_answer_gains_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """The name is public when it is saved and leads to this machine when it is used."""
    answers = ["8.8.8.8", "127.0.0.1"]

    async def run() -> None:
        async def rebound(*_: object, **__: object) -> list[Any]:
            return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (answers.pop(0), 443))]

        loop = asyncio.get_running_loop()
        monkeypatch.setattr(loop, "getaddrinfo", rebound)
        outbound = Outbound()
        await outbound.check("https://rebind.example/")
        with pytest.raises(BadTarget):
            await outbound.post("https://rebind.example/", {}, b"{}")

    asyncio.run(run())
    assert not answers


def test_one_private_address_among_several_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async def both(*_: object, **__: object) -> list[Any]:
            found = ("8.8.8.8", "192.168.0.1")
            return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (one, 443)) for one in found]

        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", both)
        with pytest.raises(BadTarget):
            await Outbound().check("https://both.example/")

    asyncio.run(run())


def test_a_name_server_that_fails_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async def fails(*_: object, **__: object) -> list[Any]:
            raise socket.gaierror(socket.EAI_AGAIN, "Temporary failure in name resolution")

        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", fails)
        outbound = Outbound()
        with pytest.raises(NotSent):
            await outbound.post("https://away.example/", {}, b"{}")
        with pytest.raises(BadTarget, match="the host is unknown"):
            await outbound.check("https://away.example/")

    asyncio.run(run())


def test_answers_and_their_absence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("http_proxy", "http://127.0.0.1:1")  # not used
    outbound = Outbound([ip_network("127.0.0.1/32")])

    async def post(url: str) -> int:
        return await outbound.post(url, {"content-type": "text/plain"}, b"words")

    with Receiver() as web:
        assert asyncio.run(post(web.url + "/a?b=c")) == 201
        (got,) = web.received
        assert (got.path, got.body) == ("/a?b=c", b"words")
        web.answers = [302]
        assert asyncio.run(post(web.url)) == 302  # not followed
        assert len(web.received) == 2
    with pytest.raises(NotSent):
        asyncio.run(post(web.url))  # it is closed now


def test_a_connection_that_ends_without_an_answer_is_uncertain() -> None:
    async def run() -> None:
        async def hang_up(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.read(100)
            writer.close()

        server = await asyncio.start_server(hang_up, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        with pytest.raises(Uncertain):
            await Outbound([ip_network("127.0.0.1")]).post(
                f"http://127.0.0.1:{port}/", {}, b"x" * 50
            )
        server.close()

    asyncio.run(run())


def test_names_of_the_own_network_cannot_be_guessed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that exists there is refused in the same words as one that does not."""

    async def refusal(found: Any) -> str:
        async def getaddrinfo(*_: Any, **__: Any) -> Any:
            if isinstance(found, Exception):
                raise found
            return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (found, 443))]

        loop = asyncio.get_running_loop()
        monkeypatch.setattr(loop, "getaddrinfo", getaddrinfo)
        with pytest.raises(BadTarget) as refused:
            await Outbound().check("https://db.internal/x")
        return str(refused.value)

    unknown = asyncio.run(refusal(socket.gaierror()))
    assert asyncio.run(refusal("10.0.0.7")) == unknown
