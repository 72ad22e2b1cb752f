"""What counts as one address."""

from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Final

SITE_BITS: Final = 64
"""Whoever has one IPv6 address has all that begin alike."""
REMEMBERED: Final = 4096


@lru_cache(REMEMBERED)
def counted_as(host: str) -> str:
    """An address by which limits and turns are counted: for IPv6 the whole network of a site."""
    try:
        found = ip_address(host)
    except ValueError:
        return host
    if not isinstance(found, IPv6Address):
        return host
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((int(found), SITE_BITS), strict=False))
