"""People and their sessions. There is no registration: a person is identified by a cookie.

A person may use several devices; each has its own session with its own secret.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection

from monkeypalace.server.limits import TokenBuckets
from monkeypalace.server.problems import ServerError
from monkeypalace.server.schemas.tables import DeviceCode
from monkeypalace.server.settings import Settings
from monkeypalace.server.storage import accounts
from monkeypalace.server.storage.database import Database
from monkeypalace.server.storage.rows import StoredCode
from monkeypalace.server.times import iso, now
from monkeypalace.server.tokens import hash_secret, new_code, new_secret

#: Seconds until a code for another device expires.
_DEVICE_CODE_LIFE: Final = 600.0
#: Seconds until a cached session is looked up again: another worker may have removed it.
_CACHED_SECONDS: Final = 60.0
_MOST_CACHED: Final = 20_000


@dataclass(frozen=True, slots=True)
class Person:
    """A person with a session."""

    id: int


class People:
    """Finds and creates people by the secrets of their sessions."""

    def __init__(self, database: Database, settings: Settings) -> None:
        self._database = database
        self._known: OrderedDict[str, tuple[Person, float]] = OrderedDict()
        per_minute = settings.people_per_minute
        self._creations = TokenBuckets(per_minute / 60, max(per_minute, 1))

    async def find(self, secret: str) -> Person | None:
        """Return the person with this secret, or `None`."""
        key = hash_secret(secret)
        found = self._known.get(key)
        if found is not None and found[1] > now():
            return found[0]
        id_ = await self._database.read(lambda connection: accounts.find_person(connection, key))
        if id_ is None:
            self._known.pop(key, None)
            return None
        return self._remember(key, Person(id_))

    async def get_or_create(
        self, visitor: Person | None, network: str
    ) -> tuple[Person, str | None]:
        """Return the visitor, or a new person with the secret for the cookie.

        `network` is that of the client: the number of new persons from it is limited.
        """
        if visitor is not None:
            return visitor, None
        self._creations.take(network)
        secret = new_secret()
        key = hash_secret(secret)
        id_ = await self._database.write(
            lambda connection: accounts.add_person(connection, key, now())
        )
        return self._remember(key, Person(id_)), secret

    async def device_code(self, person: Person, address: str) -> DeviceCode:
        """Create a code for another device, with a link to the page at `address`."""
        code, expires = new_code(), now() + _DEVICE_CODE_LIFE
        stored = StoredCode("device", person.id, None, None, expires)
        await self._database.write(
            lambda connection: accounts.add_code(connection, hash_secret(code), stored)
        )
        return DeviceCode(code=code, link=f"{address}/#device={code}", expires=iso(expires))

    async def owner_of_code(self, code: str) -> Person:
        """Return the person who created a code for another device, without using it."""
        key = hash_secret(code)
        found = await self._database.read(lambda connection: _find_device_code(connection, key))
        return Person(found.person)

    async def would_lose_tables(self, visitor: Person, owner: Person) -> bool:
        """Return whether the visitor would lose tables if this device became the owner's."""
        if visitor == owner:
            return False
        return await self._database.read(
            lambda connection: accounts.loses_tables(connection, visitor.id)
        )

    async def redeem_device(
        self, code: str, old_secret: str | None, visitor: Person | None, *, replace: bool
    ) -> str | None:
        """Return a secret for another device of the person who created the code.

        If the device belongs to another person, the request needs `replace`. It is refused if that
        other person would lose tables. `None` means that nothing changes: the device already
        belongs to the person who created the code.
        """
        secret, key = new_secret(), hash_secret(code)

        def redeem(connection: Connection) -> bool:
            found = _find_device_code(connection, key)
            if visitor is not None and visitor.id != found.person:
                if accounts.loses_tables(connection, visitor.id):
                    raise ServerError("server-device-loses")
                if not replace:
                    raise ServerError("server-device-replaces")
                if old_secret is not None:
                    accounts.remove_session(connection, hash_secret(old_secret))
            if not accounts.use_code(connection, key):
                raise ServerError("server-no-code")
            is_new = visitor is None or visitor.id != found.person
            if is_new:
                accounts.add_session(connection, found.person, hash_secret(secret), now())
            return is_new

        if not await self._database.write(redeem):
            return None
        if old_secret is not None:
            self._known.pop(hash_secret(old_secret), None)
        return secret

    async def sign_out(self, secret: str) -> None:
        """Remove the session with this secret."""
        key = hash_secret(secret)
        self._known.pop(key, None)
        await self._database.write(lambda connection: accounts.remove_session(connection, key))

    def forget(self, person: Person) -> None:
        """Remove from the cache the sessions of a person who has deleted their data.

        In the caches of other workers, these sessions expire within a minute.
        """
        for key in [key for key, (known, _) in self._known.items() if known == person]:
            del self._known[key]

    def _remember(self, key: str, person: Person) -> Person:
        self._known[key] = person, now() + _CACHED_SECONDS
        self._known.move_to_end(key)
        if len(self._known) > _MOST_CACHED:
            self._known.popitem(last=False)
        return person


def _find_device_code(connection: Connection, key: str) -> StoredCode:
    """Return the code for a device with this hash; refuse an unknown or used one."""
    found = accounts.find_code(connection, key, now())
    if found is None or found.kind != "device" or found.used:
        raise ServerError("server-no-code")
    return found
