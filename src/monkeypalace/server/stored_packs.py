"""Packs that people have uploaded, and the standard pack."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Any

from monkeypalace.game import Game, Options
from monkeypalace.game.setup import FEWEST_PLAYERS
from monkeypalace.game.views import card_to_json
from monkeypalace.locale import LANGUAGES
from monkeypalace.notation import format_staircase, position_to_json
from monkeypalace.notation.positions import Position, pieces_to_json
from monkeypalace.packs import Delivery, Pack, parse_pack, standard_pack
from monkeypalace.server.limits import Client
from monkeypalace.server.problems import ServerError
from monkeypalace.server.storage import store
from monkeypalace.server.storage.database import Database
from monkeypalace.server.times import now
from monkeypalace.server.workers import jobs
from monkeypalace.server.workers.lane import Lane

STANDARD = "standard"


class Packs:
    """Finds and stores packs by digest."""

    def __init__(self, database: Database, lane: Lane) -> None:
        """Use `lane` to read uploaded packs: they are untrusted."""
        self._database, self._lane = database, lane

    async def find(self, digest: str) -> Pack:
        """Return the pack with this digest, or the built-in one for `standard`."""
        if digest in (STANDARD, standard_pack().digest):
            return standard_pack()
        text = await self._database.read(lambda connection: store.find_pack(connection, digest))
        if text is None:
            raise ServerError("server-no-pack")
        return await asyncio.to_thread(_read, text)

    async def view(self, digest: str) -> dict[str, Any]:
        """Return a `PackView`."""
        return pack_json(await self.find(digest))

    async def add(self, client: Client, text: str, language: str | None) -> dict[str, Any]:
        """Read, check and store a pack; return a `CheckedPack`."""
        pack, warnings = await self._lane.run(
            client, jobs.read_pack, text, language or LANGUAGES[0]
        )
        await self._database.write(
            lambda connection: store.add_pack(connection, pack.digest, text, now())
        )
        return {"pack": pack_json(pack), "warnings": warnings}


@lru_cache(maxsize=32)
def _read(text: str) -> Pack:
    return parse_pack(text)


def pack_json(pack: Pack) -> dict[str, Any]:
    """Return a pack as a `PackView`."""
    return {
        "name": pack.name,
        "version": pack.version,
        "digest": pack.digest,
        "maps": maps_json(pack),
        "boards": [
            {"start": pieces_to_json(board.start), "delivery": _delivery(board.delivery)}
            for board in pack.boards
        ],
        "cards": [card_to_json(card) for card in pack.cards],
        "bonus_cards": pack.bonus_cards,
        "bonus_bananas": pack.bonus_bananas,
        "trophies": {
            "monkey": pack.trophies.monkey,
            "butterfly": pack.trophies.butterfly,
            "frog": pack.trophies.frog,
        },
    }


@lru_cache(maxsize=32)
def maps_json(pack: Pack) -> list[dict[str, Any]]:
    return [
        {
            "number": ground_map.number,
            "name": ground_map.name,
            "ground": list(ground_map.ground.rows),
            "start": format_staircase(ground_map.start),
            "stacks": _starting_stacks(pack, ground_map.number),
        }
        for ground_map in pack.maps
    ]


def _starting_stacks(pack: Pack, map_number: int) -> dict[str, str]:
    """What the set-up of a game puts on a map."""
    game = Game(FEWEST_PLAYERS, pack=pack, options=Options(map=map_number), seed=0)
    found: dict[str, str] = position_to_json(Position(game.state.palace))["stacks"]
    return found


def _delivery(delivery: Delivery) -> dict[str, int]:
    return {"icons": delivery.icons, "columns": delivery.columns}
