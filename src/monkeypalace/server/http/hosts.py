"""The names that a server answers to.

Another site can point its DNS name at this server's address; its pages would then be allowed to
read the answers ("DNS rebinding"). The requests of these pages have the other site's name in their
`Host` header, so they can be refused.
"""

from __future__ import annotations

import socket
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from monkeypalace.server.problems import ServerError
from monkeypalace.server.settings import Settings

_LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")
_ALL_INTERFACES: Final = ("0.0.0.0", "::")


class Hosts:
    """Checks `Host` headers."""

    def __init__(self, settings: Settings) -> None:
        named = [name.strip() for name in settings.hosts.split(",") if name.strip()]
        self._any = "*" in named
        self._accepts_any_address = False
        names = {name_of(name) for name in (*named, *_LOOPBACK)}
        if settings.origin:
            names.add((urlsplit(settings.origin).hostname or "").lower())
        if not named:
            names.add(name_of(settings.host))
            if settings.host in _ALL_INTERFACES:
                self._accepts_any_address = True
                own = socket.gethostname().lower()
                names |= {own, f"{own}.local"}
        self._names = frozenset(names)
        #: Headers that were accepted before. Refused ones are not cached: clients can invent them.
        self._accepted: set[bytes] = set()

    def check(self, header: bytes | None) -> None:
        """Refuse a request to another name.

        A request without the header is accepted: it does not come from a browser.
        """
        if self._any or header is None or header in self._accepted:
            return
        name = name_of(header.decode("latin-1"))
        # Listening on all interfaces accepts any IP address: DNS rebinding needs a name.
        if name not in self._names and not (self._accepts_any_address and _is_address(name)):
            raise ServerError("server-host", host=name[:100])
        if len(self._accepted) < 100:
            self._accepted.add(header)


def name_of(header: str) -> str:
    """Return the name or address in a `Host` header, without its port.

    >>> name_of("Palace.example:8080"), name_of("[::1]:8080"), name_of("::1")
    ('palace.example', '::1', '::1')
    """
    if header.startswith("["):
        return header[1:].partition("]")[0].lower()
    name, colon, port = header.rpartition(":")
    return (name if colon and ":" not in name and port.isdecimal() else header).lower().rstrip(".")


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
