"""How others in the same network reach this server; told only to people at this machine."""

import asyncio
import socket
from ipaddress import ip_address
from typing import Any, Final

from litestar import Request, get
from litestar.di import NamedDependency

from ducats.server.context import AppContext
from ducats.server.people import address_of
from ducats.server.problems import REFUSALS
from ducats.server.wire import Reach

ELSEWHERE: Final = ("192.0.2.1", 9)
"""An address outside every local network: the route to it shows which of our addresses is used."""


@get(
    "/api/reach", tags=["host"], summary="Whether others can reach this server, and where", responses=REFUSALS
)
async def reach(request: Request[Any, Any, Any], context: NamedDependency[AppContext]) -> Reach:
    host = context.settings.host
    is_open = not _is_loopback(host)
    if not is_open or not _is_loopback(address_of(request)):
        return Reach(is_open, ())
    server = request.scope.get("server")
    port = "" if server is None or server[1] in {None, 80} else f":{server[1]}"
    found = await asyncio.to_thread(local_addresses) if _is_any(host) else [host]
    return Reach(is_open, tuple(f"http://{address}{port}" for address in found))


def local_addresses() -> list[str]:
    """The IPv4 addresses of this machine, the one that leads outside first."""
    found: list[str] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: a datagram socket only looks up the way.
            probe.connect(ELSEWHERE)
            found.append(probe.getsockname()[0])
        except OSError:
            pass
    try:
        named = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET, socket.SOCK_DGRAM)
        found += [str(entry[4][0]) for entry in named]
    except OSError:
        pass
    return [address for address in dict.fromkeys(found) if not _is_loopback(address) and not _is_any(address)]


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _is_any(host: str) -> bool:
    """Whether this is the wildcard address, which nobody can connect to."""
    try:
        return ip_address(host).is_unspecified
    except ValueError:
        return host == ""
