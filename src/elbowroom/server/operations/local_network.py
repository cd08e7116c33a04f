"""This machine as others in its local network see it."""

from __future__ import annotations

import ipaddress
import socket
from typing import Final

# Hosts that mean: listen at all addresses of this machine.
EVERYWHERE: Final = ("0.0.0.0", "::")
# Reserved for documentation, so nobody is there; connecting a datagram socket sends nothing.
_ANYWHERE: Final = ("192.0.2.1", 9)
# Endings of names that nobody can register in the public DNS.
_PRIVATE_NAMES: Final = (".local", ".lan", ".internal", ".home.arpa", ".localhost")


def lan_address() -> str:
    """The address of this machine in its local network; empty if it is in none."""
    for address in (_address_of_route(), *_addresses_of_name()):
        if address and not _is_loopback_address(address):
            return address
    return ""


def _address_of_route() -> str:
    """The address from which the system would send something to the internet."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_ANYWHERE)
        except OSError:
            return ""
        return str(probe.getsockname()[0])


def _addresses_of_name() -> list[str]:
    """The addresses behind the machine's own name, for networks without a way to the internet."""
    try:
        return socket.gethostbyname_ex(socket.gethostname())[2]
    except OSError:
        return []


def _is_loopback_address(text: str) -> bool:
    address = ipaddress.ip_address(text)
    return address.is_loopback or address.is_unspecified


def is_loopback(host: str) -> bool:
    """Whether *host*, a name or an address without a port, is only this machine to itself."""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        return _is_loopback_address(host.strip("[]"))
    except ValueError:
        return False


def is_local_name(host: str) -> bool:
    """Whether *host* can only lead to a machine that its user has chosen.

    A page of a stranger whose name suddenly resolves to this machine (DNS rebinding) has a public
    name; an address, a bare name or one of the endings for private networks is none.
    """
    bare = host.rstrip(".").lower()
    if bare.startswith("[") or "." not in bare or bare.endswith(_PRIVATE_NAMES):
        return True
    try:
        ipaddress.ip_address(bare)
    except ValueError:
        return False
    return True
