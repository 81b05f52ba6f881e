"""Lanes of worker processes: limits, fairness, disconnects, and workers that die."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from monkeypalace.errors import NotationError
from monkeypalace.game import Game
from monkeypalace.notation import parse_decision
from monkeypalace.server.limits import Client, client_of
from monkeypalace.server.problems import ServerError
from monkeypalace.server.workers import jobs
from monkeypalace.server.workers.bot_workers import BotWorkers
from monkeypalace.server.workers.lane import Lane, LaneLimits, OverLimitError
from monkeypalace.server.workers.worker import WorkError
from tests.server import some_work

ANN, BEN = Client("person 1", "192.0.2.1"), Client("person 2", "192.0.2.2")

needs_processor_timer = pytest.mark.skipif(
    not hasattr(signal, "setitimer"), reason="no timer of processor time on this system"
)


@asynccontextmanager
async def lane(
    processes: int = 1,
    seconds: float = 5.0,
    megabytes: int = 200,
    warm_up: Callable[[], object] = some_work.own_process,
    **limits: Any,
) -> AsyncIterator[Lane]:
    """A lane with warm workers."""
    opened = Lane("test", LaneLimits(processes, seconds, megabytes, **limits), warm_up)
    opened.open()
    try:
        await until(lambda: len(opened.pids) == processes)
        yield opened
    finally:
        await opened.close()


async def until(condition: Callable[[], bool], seconds: float = 30) -> None:
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.01)


def run(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(work())


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


@needs_processor_timer
def test_a_job_over_its_processor_time_ends_and_its_worker_is_replaced():
    async def work() -> None:
        async with lane(seconds=0.2) as found:
            before = found.pids
            began = time.process_time()
            with pytest.raises(OverLimitError) as refused:
                await found.run(ANN, some_work.spin, 60)
            assert (refused.value.code, refused.value.status) == ("server-too-hard", 422)
            # Resting is no work.
            assert await found.run(ANN, some_work.rest, 0.5, "rested") == "rested"
            assert not found.pids & before
            # It was the worker that worked.
            assert time.process_time() - began < 5

    run(work)


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="memory cannot be limited here")
def test_a_job_over_its_memory_ends_and_its_worker_is_replaced():
    async def work() -> None:
        async with lane() as found:
            before = found.pids
            with pytest.raises(OverLimitError):
                await found.run(ANN, some_work.hoard, 2_000)
            assert await found.run(ANN, some_work.hoard, 100) == 100_000_000
            assert not found.pids & before

    run(work)


def test_a_client_has_its_share_and_no_more():
    async def work() -> None:
        async with lane(per_client=2) as found:
            asked = [
                asyncio.create_task(found.run(ANN, some_work.rest, 0.3, "Ann")) for _ in range(2)
            ]
            await asyncio.sleep(0)
            with pytest.raises(ServerError) as refused:
                await found.run(ANN, some_work.rest, 0)
            assert (refused.value.code, refused.value.status) == ("server-many-requests", 429)
            assert refused.value.params["seconds"] == 1
            assert await found.run(BEN, some_work.rest, 0, "Ben") == "Ben"
            assert await asyncio.gather(*asked) == ["Ann", "Ann"]
            assert await found.run(ANN, some_work.rest, 0, "again") == "again"

    run(work)


def test_an_address_has_a_share_however_many_people_it_has():
    async def work() -> None:
        async with lane(per_client=1) as found:
            asked = [
                asyncio.create_task(found.run(client_of("192.0.2.9", person), some_work.rest, 0.2))
                for person in range(4)
            ]
            await asyncio.sleep(0)
            with pytest.raises(ServerError) as refused:
                await found.run(client_of("192.0.2.9", 5), some_work.rest, 0)
            assert refused.value.code == "server-many-requests"
            await asyncio.gather(*asked)

    run(work)


def test_addresses_of_one_network_are_one_client():
    assert client_of("2001:db8::1", None) == client_of("2001:db8::ffff:1", None)
    assert client_of("2001:db8::1", None) != client_of("2001:db8:0:1::1", None)
    assert client_of("192.0.2.1", None) != client_of("192.0.2.2", None)


def test_clients_take_turns():
    async def work() -> None:
        done: list[str] = []

        async with lane() as found:

            async def ask(client: Client) -> None:
                done.append(await found.run(client, some_work.rest, 0.02, client.key))

            asked = [asyncio.create_task(ask(ANN)) for _ in range(6)]
            await asyncio.sleep(0)
            asked += [asyncio.create_task(ask(BEN)) for _ in range(2)]
            await asyncio.gather(*asked)
        # Two of Ann's come first: one that runs, and one that waits before Ben comes.
        assert [name.removeprefix("person ") for name in done] == [*"11212111"]

    run(work)


def test_not_too_many_wait_and_nobody_waits_for_ever():
    async def work() -> None:
        async with lane(waiting=2, longest_wait=0.2) as found:
            asked = [asyncio.create_task(found.run(ANN, some_work.rest, 1)) for _ in range(3)]
            await asyncio.sleep(0)
            with pytest.raises(ServerError) as refused:
                await found.run(BEN, some_work.rest, 0)
            assert (refused.value.code, refused.value.status) == ("server-busy", 503)
            came = await asyncio.gather(*asked, return_exceptions=True)
            assert came[0] == ""
            codes = [error.code for error in came[1:] if isinstance(error, ServerError)]
            assert codes == ["server-busy"] * 2

    run(work)


def test_a_job_that_waits_is_gone_with_its_client():
    async def work() -> None:
        async with lane(per_client=1) as found:
            first = asyncio.create_task(found.run(ANN, some_work.rest, 0.3, "first"))
            second = asyncio.create_task(found.run(BEN, some_work.own_process))
            await asyncio.sleep(0.05)
            second.cancel()
            with pytest.raises(asyncio.CancelledError):
                await second
            await asyncio.sleep(0)
            # Its place is free at once, though no worker is.
            assert await found.run(BEN, some_work.rest, 0, "again") == "again"
            assert await first == "first"

    run(work)


def test_a_long_job_ends_with_its_client_and_a_short_one_is_finished():
    async def work() -> None:
        async with lane(seconds=0) as found:
            (worker,) = found.pids
            short = asyncio.create_task(found.run(ANN, some_work.rest, 0.05))
            await asyncio.sleep(0.01)
            short.cancel()
            assert await found.run(ANN, some_work.own_process) == worker
            long = asyncio.create_task(found.run(ANN, some_work.spin, 60))
            await asyncio.sleep(0.05)
            long.cancel()
            assert await found.run(BEN, some_work.own_process) != worker
            assert not is_running(worker)

    run(work)


def test_what_is_raised_comes_back():
    async def work() -> None:
        async with lane() as found:
            (worker,) = found.pids
            with pytest.raises(NotationError) as refused:
                await found.run(ANN, some_work.refuse)
            assert (refused.value.code, refused.value.params) == ("spot", {"text": "z9"})
            with pytest.raises(WorkError, match=r"(?s)some_work.*nothing to divide by"):
                await found.run(ANN, some_work.crash)
            assert await found.run(ANN, some_work.chatter) == "said"
            assert found.pids == {worker}

    run(work)


def test_workers_that_die_are_replaced():
    async def work() -> None:
        async with lane() as found:
            (idle,) = found.pids
            os.kill(idle, signal.SIGKILL)
            assert await found.run(ANN, some_work.own_process) != idle
            (busy,) = found.pids
            asked = asyncio.create_task(found.run(ANN, some_work.rest, 0.5, "done"))
            await asyncio.sleep(0.1)
            os.kill(busy, signal.SIGKILL)
            # It is done once more.
            assert await asked == "done"
            with pytest.raises(ServerError) as refused:
                await found.run(ANN, some_work.die)
            assert (refused.value.code, refused.value.status) == ("server-work-failed", 503)
            assert await found.run(ANN, some_work.own_process)

    run(work)


def test_closing_ends_everything():
    async def work() -> None:
        async with lane(processes=2, niceness=3) as found:
            workers = found.pids
            assert await found.run(ANN, some_work.priority) == os.nice(0) + 3
            asked = [asyncio.create_task(found.run(ANN, some_work.spin, 60)) for _ in range(3)]
            await asyncio.sleep(0.1)
        assert not any(is_running(worker) for worker in workers)
        came = await asyncio.gather(*asked, return_exceptions=True)
        assert all(isinstance(each, asyncio.CancelledError) for each in came)
        with pytest.raises(ServerError):
            await found.run(ANN, some_work.own_process)

    run(work)


@needs_processor_timer
def test_a_bot_that_takes_too_long_is_replaced_by_a_quick_one(caplog: pytest.LogCaptureFixture):
    async def work() -> None:
        spec = f"{some_work.__file__}:SpinningBot"
        game = Game(2, seed=3)
        async with lane(seconds=1.0, warm_up=jobs.warm_up_bots) as found:
            bots = BotWorkers(found)
            for _ in range(3):
                seat = game.seat
                for decision in await bots.turn(spec, game, "a table", 1):
                    game.play(parse_decision(decision), seat=seat)
                assert game.seat != seat

    with caplog.at_level(logging.ERROR):
        run(work)
    faults = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert [record.getMessage() for record in faults] == [
        "bot exceeded its time limit; a quick bot replaces it"
    ]
    assert "a table" not in caplog.text
