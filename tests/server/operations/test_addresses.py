"""Addresses and networks: a server that listens on `::` sees IPv4 clients in their IPv6 form."""

from __future__ import annotations

import os
from typing import Any

import pytest
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from florin.server.operations.addresses import is_in, networks
from florin.server.operations.settings import Settings
from florin.server.serve import configuration


async def nothing(*_: Any) -> None:
    """An application."""


@pytest.mark.parametrize("host", ["10.1.2.3", "::ffff:10.1.2.3", "::ffff:a01:203", "2001:db8::9"])
def test_proxies_are_known_by_both_forms(host: str, monkeypatch: pytest.MonkeyPatch) -> None:
    proxies = "10.0.0.0/8, 2001:db8::/32"
    assert is_in(host, networks(proxies))
    monkeypatch.setattr(os, "environ", {})  # it is written to
    trusted = configuration(Settings(proxies=proxies)).forwarded_allow_ips
    assert trusted is not None
    assert host in ProxyHeadersMiddleware(nothing, trusted).trusted_hosts


@pytest.mark.parametrize("host", ["11.0.0.1", "::ffff:11.0.0.1", "::10.0.0.1", "2001:db9::1", "x"])
def test_others_are_no_proxies(host: str) -> None:
    assert not is_in(host, networks("10.0.0.0/8 2001:db8::/32"))
