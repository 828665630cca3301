"""Client addresses as the server counts them."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

Network = IPv4Network | IPv6Network


@lru_cache(maxsize=4096)
def client_network(host: str) -> str:
    """The key under which a client is counted: an IPv4 address, or the /64 of an IPv6 address.

    One customer usually has a whole /64, so single IPv6 addresses cost nothing.
    """
    try:
        address = ip_address(host)
    except ValueError:  # a name, or no address at all
        return host
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Network((int(address), 64), strict=False))


def site_of(host: str) -> str:
    """The key under which a receiver is counted: a network, or the last two parts of a name.

    Whoever owns a name has as many names below it as they like.
    """
    network = client_network(host)
    if network != host or host.replace(".", "").isdigit():
        return network
    return ".".join(host.lower().rstrip(".").split(".")[-2:])[-100:]


def networks(text: str) -> tuple[Network, ...]:
    """The addresses and networks in `text`, separated by spaces or commas.

    An IPv4 network comes in its IPv6 form, too: a server that listens on `::` sees clients by that.
    Raises ValueError if one of them is neither.
    """
    named = [ip_network(part) for part in text.replace(",", " ").split()]
    return (*named, *(_mapped(one) for one in named if isinstance(one, IPv4Network)))


def _mapped(network: IPv4Network) -> IPv6Network:
    return IPv6Network(f"::ffff:{network.network_address}/{96 + network.prefixlen}")


def is_in(host: str, among: tuple[Network, ...]) -> bool:
    try:
        address = ip_address(host)
    except ValueError:
        return False
    return any(address in network for network in among)
