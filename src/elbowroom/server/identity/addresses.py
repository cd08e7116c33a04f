"""Network addresses as limits count them."""

from __future__ import annotations

import ipaddress
from functools import lru_cache
from typing import Final

# Whoever has an IPv6 address usually has all addresses with the same first 64 bits.
_IPV6_PREFIX: Final = 64


@lru_cache(4096)
def share_of(host: str) -> str:
    """What the client at *host* shares its limits with: its IPv4 address or its IPv6 network."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host[:64]
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, _IPV6_PREFIX), strict=False))
