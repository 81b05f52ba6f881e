"""People and their sessions. There is no registration: a person is identified by a cookie.

A person may use several devices; each has its own session with its own secret.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from typing import Any, Final

from fastapi import Request

from monkeypalace.server.limits import TokenBuckets
from monkeypalace.server.problems import ServerError
from monkeypalace.server.settings import Settings
from monkeypalace.server.storage import store
from monkeypalace.server.storage.database import Database
from monkeypalace.server.storage.rows import StoredCode
from monkeypalace.server.times import iso, now
from monkeypalace.server.tokens import hash_secret, new_code, new_secret

#: Seconds until a code for another device expires.
_DEVICE_CODE_LIFE: Final = 600.0
#: Seconds until a session is looked up again: another worker may have removed it.
_TRUSTED: Final = 60.0
_MOST_KNOWN: Final = 20_000


@dataclass(frozen=True, slots=True)
class Person:
    """A person with a session."""

    id: int


class People:
    """Finds and creates people by the secrets of their sessions."""

    def __init__(self, database: Database, settings: Settings) -> None:
        self._database = database
        self._settings = settings
        self._known: OrderedDict[str, tuple[Person, float]] = OrderedDict()
        minute = settings.people_per_minute
        self._creations = TokenBuckets(minute / 60, max(minute, 1))

    async def find(self, secret: str) -> Person | None:
        """Return the person with this secret, or `None`."""
        key = hash_secret(secret)
        found = self._known.get(key)
        if found is not None and found[1] > now():
            return found[0]
        id_ = await self._database.read(lambda connection: store.find_person(connection, key))
        if id_ is None:
            self._known.pop(key, None)
            return None
        return self._remember(key, Person(id_))

    async def get_or_create(
        self, visitor: Person | None, request: Request
    ) -> tuple[Person, str | None]:
        """Return the visitor, or a new person with the secret for the cookie."""
        if visitor is not None:
            return visitor, None
        self._creations.take(request.client.host if request.client else "")
        secret = new_secret()
        key = hash_secret(secret)
        id_ = await self._database.write(
            lambda connection: store.add_person(connection, key, now())
        )
        return self._remember(key, Person(id_)), secret

    async def device_code(self, person: Person, base: str) -> dict[str, Any]:
        """Create a code for another device; return a `DeviceCode`."""
        code, expires = new_code(), now() + _DEVICE_CODE_LIFE
        stored = StoredCode("device", person.id, None, None, expires)
        await self._database.write(
            lambda connection: store.add_code(connection, hash_secret(code), stored)
        )
        base = self._settings.origin or base.rstrip("/")
        return {"code": code, "link": f"{base}/#device={code}", "expires": iso(expires)}

    async def redeem_device(self, code: str) -> str:
        """Return a secret for another device of the person who created the code."""
        secret, key = new_secret(), hash_secret(code)

        def redeem(connection: Any) -> None:
            found = store.find_code(connection, key, now())
            if found is None or found.kind != "device" or not store.use_code(connection, key):
                raise ServerError("server-no-code")
            store.add_session(connection, found.person, hash_secret(secret), now())

        await self._database.write(redeem)
        return secret

    async def sign_out(self, secret: str) -> None:
        """Remove the session with this secret."""
        key = hash_secret(secret)
        self._known.pop(key, None)
        await self._database.write(lambda connection: store.remove_session(connection, key))

    def _remember(self, key: str, person: Person) -> Person:
        self._known[key] = person, now() + _TRUSTED
        self._known.move_to_end(key)
        if len(self._known) > _MOST_KNOWN:
            self._known.popitem(last=False)
        return person
