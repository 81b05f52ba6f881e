"""Exports: pictures, a film and a brick model."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from io import BytesIO
from types import SimpleNamespace
from typing import Any
from xml.etree import ElementTree

import httpx
import pytest
from PIL import Image
from prometheus_client import REGISTRY

from monkeypalace.game import Game
from monkeypalace.server.lanes.lanes import Lanes
from monkeypalace.server.limits import client_of
from monkeypalace.server.problems import ServerError
from monkeypalace.server.settings import Settings
from monkeypalace.server.tables.exports import Exports
from tests.server.clients import Client
from tests.server.test_turns import FIRST_TURN


@pytest.fixture
def table(client: Client) -> str:
    """Return a table after one turn."""
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


def test_an_svg_picture(client: Client, table: str):
    found = fetch(client, table, "palace.svg", lang="nl")
    assert found.headers["content-type"] == "image/svg+xml"
    drawn = ElementTree.fromstring(found.content)
    assert drawn.findtext("{*}title") == "Een paleis"
    assert "d2" in (drawn.findtext("{*}desc") or "")


def test_a_png_picture(client: Client, table: str):
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


def test_a_model_with_a_step_for_each_turn(client: Client, table: str):
    found = fetch(client, table, "palace.mpd")
    assert found.headers["content-type"] == "application/x-multi-part-ldraw"
    assert found.text.startswith("0 FILE palace.ldr\n0 A palace\n")
    # The plate, the starting staircase, the turn.
    assert found.text.count("0 STEP") == 3
    assert FIRST_TURN[0] in found.text


@pytest.mark.parametrize(
    ("language", "title"), [("en", "Build this palace"), ("nl", "Bouw dit paleis")]
)
def test_building_instructions(client: Client, table: str, language: str, title: str):
    found = fetch(client, table, "instructions.html", lang=language)
    assert found.headers["content-type"].startswith("text/html")
    # The browser saves the page; it does not show it as a page of the server.
    assert found.headers["content-disposition"].startswith("attachment")
    assert title in found.text
    # The starting staircase and the turn.
    assert found.text.count("<li>") == 2
    assert "<script" not in found.text


ANN = client_of("192.0.2.1", 1)
GAME = Game(2, seed=1)


def table_state(number: int) -> Any:
    return SimpleNamespace(id="x" * 16, number=number)


@asynccontextmanager
async def painting(seconds: float = 30.0) -> AsyncIterator[Exports]:
    """Create exports with a real worker; the other lanes stay closed."""
    lanes = Lanes(Settings(picture_seconds=seconds))
    lanes.pictures.open()
    try:
        yield Exports(lanes)
    finally:
        await lanes.close()


def painted() -> float:
    """Return the number of pictures drawn so far."""
    labels = {"lane": "pictures", "work": "paint_png"}
    return REGISTRY.get_sample_value("monkeypalace_work_processor_seconds_count", labels) or 0.0


def test_simultaneous_requests_for_a_picture_share_a_job():
    async def ask() -> None:
        async with painting() as exports:
            before = painted()
            asked = [asyncio.create_task(exports.png(ANN, table_state(1), GAME)) for _ in range(20)]
            await asyncio.sleep(0)
            # A client that disconnects does not cancel the job of the others.
            asked.pop(0).cancel()
            assert len(set(await asyncio.gather(*asked))) == 1
            assert await exports.png(ANN, table_state(1), GAME) == asked[0].result()
            assert painted() - before == 1
            await exports.png(ANN, table_state(2), GAME)
            assert painted() - before == 2

    asyncio.run(ask())


def test_a_picture_that_nobody_waits_for_is_not_drawn():
    async def ask() -> None:
        async with painting() as exports:
            before = painted()
            asked = [
                asyncio.create_task(exports.png(ANN, table_state(number), GAME))
                for number in range(5)
            ]
            await asyncio.sleep(0)
            for leaving in asked[:4]:
                leaving.cancel()
            assert (await asked[4])[1:4] == b"PNG"
            assert painted() - before == 1
            assert len(exports._pictures) == 1

    asyncio.run(ask())


def test_waiting_and_cached_pictures_are_limited():
    async def ask() -> None:
        async with painting() as exports:
            people = [client_of(f"192.0.2.{number}", number) for number in range(10)]
            asked = [
                asyncio.create_task(exports.png(person, table_state(number), GAME))
                for number, person in enumerate(people[:9])
            ]
            # All are in the queue, and no picture can be finished yet.
            for _ in range(3):
                await asyncio.sleep(0)
            with pytest.raises(ServerError) as refused:
                await exports.png(people[9], table_state(9), GAME)
            assert refused.value.code == "server-busy"
            await asyncio.gather(*asked)
            for number in range(9, 20):
                await exports.png(people[9], table_state(number), GAME)
            assert len(exports._pictures) == 16

    asyncio.run(ask())


def test_a_failure_is_not_cached():
    async def ask() -> None:
        async with painting(seconds=0.001) as exports:
            for _ in range(2):
                with pytest.raises(ServerError) as refused:
                    await exports.film(ANN, table_state(1), GAME)
                assert refused.value.code == "server-picture-too-hard"
            assert exports._pictures == {}

    asyncio.run(ask())
