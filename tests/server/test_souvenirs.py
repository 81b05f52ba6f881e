"""Pictures, a film and a brick model to take home."""

from __future__ import annotations

import asyncio
from io import BytesIO
from types import SimpleNamespace
from typing import Any
from xml.etree import ElementTree

import httpx
import pytest
from PIL import Image

from monkeypalace.game import Game
from monkeypalace.server.errors import ServerError
from monkeypalace.server.souvenirs import Souvenirs
from tests.server.clients import Client
from tests.server.test_turns import FIRST_TURN


@pytest.fixture
def table(client: Client) -> str:
    """A table after one turn."""
    id_ = str(client.set_up("Ann", "Ben")["table"]["id"])
    assert client.turn(id_, 1, 2, *FIRST_TURN).status_code == 200
    return id_


def fetch(client: Client, table: str, name: str, **params: str) -> httpx.Response:
    found = client.http.get(f"/api/tables/{table}/{name}", params=params)
    assert found.status_code == 200, found.text
    ending = name.rpartition(".")[2]
    wanted = f'attachment; filename="monkeypalace-{table}.{ending}"'
    assert found.headers["content-disposition"] == wanted
    return found


def test_a_picture(client: Client, table: str):
    found = fetch(client, table, "palace.svg", lang="nl")
    assert found.headers["content-type"] == "image/svg+xml"
    drawn = ElementTree.fromstring(found.content)
    assert drawn.findtext("{*}title") == "Een paleis"
    assert "d2" in (drawn.findtext("{*}desc") or "")


def test_a_picture_of_pixels(client: Client, table: str):
    found = fetch(client, table, "palace.png")
    assert found.headers["content-type"] == "image/png"
    with Image.open(BytesIO(found.content)) as picture:
        assert (picture.format, picture.width) == ("PNG", 1200)


def test_a_film(client: Client, table: str):
    found = fetch(client, table, "replay.webp")
    assert found.headers["content-type"] == "image/webp"
    film: Any
    with Image.open(BytesIO(found.content)) as film:
        # Before the turn and after it.
        assert (film.format, film.width, film.n_frames) == ("WEBP", 640, 2)


def test_a_model_with_a_step_a_turn(client: Client, table: str):
    found = fetch(client, table, "palace.mpd")
    assert found.headers["content-type"] == "application/x-multi-part-ldraw"
    assert found.text.startswith("0 FILE palace.ldr\n0 A palace\n")
    assert found.text.count("0 STEP") == 2
    assert FIRST_TURN[0] in found.text


def desk(number: int) -> Any:
    return SimpleNamespace(id="x" * 16, number=number)


class Painters:
    """Processes that wait until they may go on."""

    def __init__(self) -> None:
        self.go_on = asyncio.Event()
        self.painted = 0
        self.fails = False

    async def run(self, *_: object) -> bytes:
        self.painted += 1
        await self.go_on.wait()
        if self.fails:
            raise ServerError("server-painting-failed")
        return b"a picture"


def at_work() -> tuple[Souvenirs, Painters]:
    souvenirs, painters = Souvenirs(), Painters()
    # Something that only counts stands in.
    souvenirs._painters = painters  # type: ignore[assignment]
    return souvenirs, painters


GAME = Game(2, seed=1)


def test_what_several_want_is_made_once():
    async def ask() -> None:
        souvenirs, painters = at_work()
        asked = [asyncio.create_task(souvenirs.png(desk(1), GAME)) for _ in range(20)]
        await asyncio.sleep(0)
        # One who leaves takes nothing from the others.
        asked.pop(0).cancel()
        painters.go_on.set()
        assert set(await asyncio.gather(*asked)) == {b"a picture"}
        assert await souvenirs.png(desk(1), GAME) == b"a picture"
        assert painters.painted == 1
        await souvenirs.png(desk(2), GAME)
        assert painters.painted == 2

    asyncio.run(ask())


def test_not_too_many_wait_and_not_too_many_are_kept():
    async def ask() -> None:
        souvenirs, painters = at_work()
        asked = [asyncio.create_task(souvenirs.png(desk(number), GAME)) for number in range(8)]
        await asyncio.sleep(0)
        with pytest.raises(ServerError) as refused:
            await souvenirs.png(desk(8), GAME)
        assert refused.value.code == "server-slow-down"
        painters.go_on.set()
        await asyncio.gather(*asked)
        for number in range(8, 40):
            await souvenirs.png(desk(number), GAME)
        assert len(souvenirs._made) == 16

    asyncio.run(ask())


def test_a_failure_is_not_kept():
    async def ask() -> None:
        souvenirs, painters = at_work()
        painters.go_on.set()
        painters.fails = True
        with pytest.raises(ServerError):
            await souvenirs.png(desk(1), GAME)
        painters.fails = False
        assert await souvenirs.png(desk(1), GAME) == b"a picture"

    asyncio.run(ask())
