"""Packs that people have uploaded, and the standard pack."""

from __future__ import annotations

import asyncio
from functools import lru_cache

from sqlalchemy import Connection

from monkeypalace.game import FEWEST_PLAYERS, Game, Options
from monkeypalace.locale import LANGUAGES
from monkeypalace.notation import format_staircase
from monkeypalace.packs import Pack, included_pack, parse_pack, standard_pack
from monkeypalace.server.answers.game_view import (
    card_json,
    delivery_json,
    palace_json,
    pieces_json,
)
from monkeypalace.server.lanes import jobs
from monkeypalace.server.lanes.lane import Lane
from monkeypalace.server.limits import Client
from monkeypalace.server.problems import ServerError
from monkeypalace.server.schemas.packs import BoardView, CheckedPack, PackView, TrophyBananas
from monkeypalace.server.schemas.tables import MapOffer
from monkeypalace.server.storage import accounts, store
from monkeypalace.server.storage.database import Database
from monkeypalace.server.times import now

STANDARD = "standard"


class Packs:
    """Finds and stores packs by digest."""

    def __init__(self, database: Database, lane: Lane, most: int) -> None:
        """Use `lane` to read uploaded packs: they are untrusted.

        A person may store `most` packs; 0 means no limit.
        """
        self._database, self._lane, self._most = database, lane, most

    async def find(self, digest: str) -> Pack:
        """Return the pack with this digest, or the built-in one for `standard`."""
        included = standard_pack() if digest == STANDARD else included_pack(digest)
        if included is not None:
            return included
        text = await self._database.read(lambda connection: store.find_pack(connection, digest))
        if text is None:
            raise ServerError("server-no-pack")
        return await asyncio.to_thread(_parse_cached, text)

    async def view(self, digest: str) -> PackView:
        """Return what is printed on a pack's cards, boards and maps."""
        return pack_json(await self.find(digest))

    async def add(
        self, person: int, client: Client, text: str, language: str | None
    ) -> CheckedPack:
        """Read, check and store a pack."""

        def check(connection: Connection) -> None:
            if self._most and self._most <= store.count_packs(connection, person):
                raise ServerError("server-many-packs", most=self._most)

        def write(connection: Connection) -> None:
            # Check again: the person may have stored other packs meanwhile.
            accounts.lock_person(connection, person)
            check(connection)
            store.add_pack(connection, pack.digest, text, person, now())

        await self._database.read(check)
        pack, warnings = await self._lane.run(
            client, jobs.read_pack, text, language or LANGUAGES[0]
        )
        await self._database.write(write)
        return CheckedPack(pack=pack_json(pack), warnings=warnings)


@lru_cache(maxsize=32)
def _parse_cached(text: str) -> Pack:
    return parse_pack(text)


def pack_json(pack: Pack) -> PackView:
    """Return what is printed on a pack's cards, boards and maps."""
    return PackView(
        name=pack.name,
        version=pack.version,
        digest=pack.digest,
        maps=maps_json(pack),
        boards=[
            BoardView(start=pieces_json(board.start), delivery=delivery_json(board.delivery))
            for board in pack.boards
        ],
        cards=[card_json(card) for card in pack.cards],
        bonus_cards=pack.bonus_cards,
        bonus_bananas=pack.bonus_bananas,
        trophies=TrophyBananas(
            monkey=pack.trophies.monkey,
            butterfly=pack.trophies.butterfly,
            frog=pack.trophies.frog,
        ),
    )


@lru_cache(maxsize=32)
def maps_json(pack: Pack) -> list[MapOffer]:
    return [
        MapOffer(
            number=ground_map.number,
            name=ground_map.name,
            ground=list(ground_map.ground.rows),
            start=format_staircase(ground_map.start),
            stacks=_starting_stacks(pack, ground_map.number),
        )
        for ground_map in pack.maps
    ]


def _starting_stacks(pack: Pack, map_number: int) -> dict[str, str]:
    """Return what the set-up of a game puts on a map."""
    game = Game(FEWEST_PLAYERS, pack=pack, options=Options(map=map_number), seed=0)
    return palace_json(game.state.palace).stacks
