"""Daily quotas of what is stored, for each person and address. Each process counts separately."""

from __future__ import annotations

from typing import Final, Literal

from monkeypalace.server.limits import Client, TokenBuckets
from monkeypalace.server.problems import ServerError
from monkeypalace.server.settings import Settings

_DAY: Final = 86_400
#: The quota of an address, as a multiple of a person's quota.
_PEOPLE_PER_ADDRESS: Final = 10

QuotaKind = Literal["packs", "tables", "messages", "events", "exports"]


class Quotas:
    """What each person and address may store in a day. Quotas refill continuously."""

    def __init__(self, settings: Settings) -> None:
        daily: dict[QuotaKind, int] = {
            "packs": settings.packs_per_day,
            "tables": settings.tables_per_day,
            "messages": settings.messages_per_day,
            "events": settings.events_per_day,
            "exports": settings.exports_per_day,
        }
        self._by_person = {kind: _buckets(most) for kind, most in daily.items()}
        self._by_address = {
            kind: _buckets(most * _PEOPLE_PER_ADDRESS) for kind, most in daily.items()
        }

    def take(self, kind: QuotaKind, client: Client) -> None:
        """Count one thing; refuse it if the quota of the person or the address is used up."""
        try:
            # The person first: their refused requests must not use up the quota of the address.
            if client.key != client.address:
                self._by_person[kind].take(client.key)
            self._by_address[kind].take(client.address)
        except ServerError as error:
            seconds = int(error.params["seconds"])
            raise ServerError(
                "server-quota", kind=kind, seconds=seconds, minutes=-(-seconds // 60)
            ) from None


def _buckets(most: int) -> TokenBuckets:
    return TokenBuckets(most / _DAY, most)
