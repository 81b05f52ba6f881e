"""Lanes of worker processes: limits, fairness, disconnects, and worker processes that die."""

from __future__ import annotations

import array
import asyncio
import fcntl
import logging
import os
import signal
import termios
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import pytest
import uvicorn

from bench.processes import identity_of
from monkeypalace.errors import NotationError
from monkeypalace.game import Game
from monkeypalace.server.lanes import jobs
from monkeypalace.server.lanes import lane as lane_module
from monkeypalace.server.lanes.bot_workers import BotWorkers
from monkeypalace.server.lanes.lane import Lane, LaneLimits, OverLimitError
from monkeypalace.server.lanes.worker import WorkError
from monkeypalace.server.lanes.worker_factory import ForkServer
from monkeypalace.server.limits import Client, client_of
from monkeypalace.server.problems import ServerError
from tests.server import some_work

ANN, BEN = Client("person 1", "192.0.2.1"), Client("person 2", "192.0.2.2")

needs_processor_timer = pytest.mark.skipif(
    not hasattr(signal, "setitimer"), reason="no timer of processor time on this system"
)

needs_fork = pytest.mark.skipif(not hasattr(os, "fork"), reason="no forks on this system")


@asynccontextmanager
async def lane(
    processes: int = 1,
    seconds: float = 5.0,
    megabytes: int = 200,
    warm_up: Callable[[], object] = some_work.own_process,
    **limits: Any,
) -> AsyncIterator[Lane]:
    """Yield a lane with warm worker processes."""
    opened = Lane("test", LaneLimits(processes, seconds, megabytes, **limits), warm_up)
    opened.open()
    try:
        await until(lambda: len(opened.pids) == processes)
        yield opened
    finally:
        await opened.close()


async def until(condition: Callable[[], bool], seconds: float = 120) -> None:
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.01)


def count_starts(file: Path) -> int:
    """Return how many times `some_work.report_and_wait` has started."""
    return file.read_text().count("\n") if file.exists() else 0


def run(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run a test in the event loop that the server uses."""
    # Without `log_config=None`, uvicorn would set up its logs for all tests of this process.
    config = uvicorn.Config("", log_config=None)
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(work())


def lower_priority(niceness: int) -> int:
    """Return this process's niceness increased by `niceness`; the system's maximum is 19."""
    return min(os.nice(0) + niceness, 19)


def is_running(process: int) -> bool:
    """Return whether a process is running; a zombie is not."""
    return identity_of(process) is not None


@needs_processor_timer
def test_a_job_over_its_processor_time_ends_and_its_worker_is_replaced():
    async def work() -> None:
        async with lane(seconds=0.2) as found:
            before = found.pids
            began = time.process_time()
            with pytest.raises(OverLimitError) as refused:
                await found.run(ANN, some_work.spin, 60)
            assert (refused.value.code, refused.value.status) == ("server-too-hard", 422)
            # Sleeping uses no processor time.
            assert await found.run(ANN, some_work.rest, 0.5, "rested") == "rested"
            assert not found.pids & before
            # The worker process used the processor time, not this process.
            assert time.process_time() - began < 5

    run(work)


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="memory cannot be limited here")
def test_a_job_over_its_memory_ends_and_its_worker_is_replaced():
    async def work() -> None:
        # Without a limit of processor time, which would end the job, too.
        async with lane(seconds=0) as found:
            before = found.pids
            with pytest.raises(OverLimitError):
                await found.run(ANN, some_work.hoard, 400)
            assert await found.run(ANN, some_work.hoard, 100) == 100_000_000
            assert not found.pids & before

    run(work)


def test_the_jobs_of_a_client_are_limited(tmp_path: Path):
    async def work() -> None:
        async with lane(per_client=2) as found:
            gate = tmp_path / "gate"
            asked = [
                asyncio.create_task(found.run(ANN, some_work.wait_for, gate, "Ann"))
                for _ in range(2)
            ]
            await asyncio.sleep(0)
            with pytest.raises(ServerError) as refused:
                await found.run(ANN, some_work.rest, 0)
            assert (refused.value.code, refused.value.status) == ("server-many-requests", 429)
            assert refused.value.params["seconds"] == 1
            waiting = asyncio.create_task(found.run(BEN, some_work.rest, 0, "Ben"))
            gate.touch()
            assert await waiting == "Ben"
            assert await asyncio.gather(*asked) == ["Ann", "Ann"]
            assert await found.run(ANN, some_work.rest, 0, "again") == "again"

    run(work)


def test_the_jobs_of_an_address_are_limited_for_any_number_of_people(tmp_path: Path):
    async def work() -> None:
        async with lane(per_client=1) as found:
            gate = tmp_path / "gate"
            asked = [
                asyncio.create_task(
                    found.run(client_of("192.0.2.9", person), some_work.wait_for, gate)
                )
                for person in range(4)
            ]
            await asyncio.sleep(0)
            with pytest.raises(ServerError) as refused:
                await found.run(client_of("192.0.2.9", 5), some_work.rest, 0)
            assert refused.value.code == "server-many-requests"
            gate.touch()
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


def test_the_length_of_the_queue_and_the_waiting_time_are_limited(tmp_path: Path):
    async def work() -> None:
        async with lane(waiting=2, longest_wait=0.2) as found:
            gate = tmp_path / "gate"
            first, *others = [
                asyncio.create_task(found.run(ANN, some_work.wait_for, gate)) for _ in range(3)
            ]
            await asyncio.sleep(0)
            with pytest.raises(ServerError) as refused:
                await found.run(BEN, some_work.rest, 0)
            assert (refused.value.code, refused.value.status) == ("server-busy", 503)
            came = await asyncio.gather(*others, return_exceptions=True)
            codes = [error.code for error in came if isinstance(error, ServerError)]
            assert codes == ["server-busy"] * 2
            gate.touch()
            assert await first == ""

    run(work)


def test_a_waiting_job_is_dropped_when_its_client_disconnects(tmp_path: Path):
    async def work() -> None:
        async with lane(per_client=1) as found:
            gate = tmp_path / "gate"
            first = asyncio.create_task(found.run(ANN, some_work.wait_for, gate, "first"))
            second = asyncio.create_task(found.run(BEN, some_work.own_process))
            await until(lambda: BEN.key in found._waiting)
            second.cancel()
            with pytest.raises(asyncio.CancelledError):
                await second
            await asyncio.sleep(0)
            # The client's place in the queue is free now, although the worker process is busy.
            again = asyncio.create_task(found.run(BEN, some_work.rest, 0, "again"))
            await asyncio.sleep(0)
            gate.touch()
            assert await again == "again"
            assert await first == "first"

    run(work)


def test_a_long_job_ends_with_its_client_and_a_short_one_is_finished(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    async def work() -> None:
        starts, gate, never = tmp_path / "starts", tmp_path / "gate", tmp_path / "never"
        async with lane(seconds=0) as found:
            (worker,) = found.pids
            # The default of half a second may be too short on a busy machine.
            monkeypatch.setattr(lane_module, "_GRACE", 600)
            short = asyncio.create_task(found.run(ANN, some_work.report_and_wait, starts, gate))
            await until(lambda: count_starts(starts) == 1)
            short.cancel()
            gate.touch()
            assert await found.run(ANN, some_work.own_process) == worker
            monkeypatch.setattr(lane_module, "_GRACE", 0.2)
            long = asyncio.create_task(found.run(ANN, some_work.report_and_wait, starts, never))
            await until(lambda: count_starts(starts) == 2)
            long.cancel()
            assert await found.run(BEN, some_work.own_process) != worker
            await until(lambda: not is_running(worker))

    run(work)


def test_exceptions_reach_the_caller():
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


def test_workers_that_die_are_replaced(tmp_path: Path):
    async def work() -> None:
        starts, gate = tmp_path / "starts", tmp_path / "gate"
        async with lane() as found:
            (idle,) = found.pids
            os.kill(idle, signal.SIGKILL)
            assert await found.run(ANN, some_work.own_process) != idle
            (busy,) = found.pids
            asked = asyncio.create_task(found.run(ANN, some_work.report_and_wait, starts, gate))
            await until(lambda: count_starts(starts) == 1)
            os.kill(busy, signal.SIGKILL)
            # The job is repeated by a new worker process.
            await until(lambda: count_starts(starts) == 2)
            gate.touch()
            assert await asked != busy
            with pytest.raises(ServerError) as refused:
                await found.run(ANN, some_work.die)
            assert (refused.value.code, refused.value.status) == ("server-work-failed", 503)
            assert await found.run(ANN, some_work.own_process)

    run(work)


@needs_fork
def test_a_worker_is_replaced_without_warming_up_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    noted = tmp_path / "noted"
    monkeypatch.setenv("WARM_UPS", str(noted))

    async def work() -> None:
        async with lane(processes=2, seconds=0.1, warm_up=some_work.note_warm_up) as found:
            for _ in range(4):
                with pytest.raises(OverLimitError):
                    await found.run(ANN, some_work.spin, 60)
            await until(lambda: len(found.pids) == 2)
        assert noted.read_text() == "warmed up\n"

    run(work)


@needs_fork
def test_a_fork_server_that_dies_is_replaced(tmp_path: Path):
    async def work() -> None:
        starts, gate = tmp_path / "starts", tmp_path / "gate"
        async with lane() as found:
            (worker,) = found.pids
            parent = await found.run(ANN, some_work.own_parent)
            asked = asyncio.create_task(found.run(ANN, some_work.report_and_wait, starts, gate))
            await until(lambda: count_starts(starts) == 1)
            os.kill(parent, signal.SIGKILL)
            # The job is repeated by a new worker process of a new fork server.
            await until(lambda: count_starts(starts) == 2)
            gate.touch()
            assert await asked != worker
            assert await found.run(ANN, some_work.own_parent) != parent
            await until(lambda: not is_running(worker))

    run(work)


def unread_bytes(transport: asyncio.Transport) -> int:
    """Return how many bytes have been received but not read."""
    found = array.array("i", [0])
    fcntl.ioctl(transport.get_extra_info("socket").fileno(), termios.FIONREAD, found)
    return found[0]


@needs_fork
def test_a_worker_ends_with_a_server_that_has_not_read_its_result(tmp_path: Path):
    async def work() -> None:
        factory = ForkServer(some_work.own_process, 0, 200)
        worker = await factory.start()
        # With uvloop, this is not an instance of one of asyncio's classes.
        transport = cast(asyncio.Transport, worker._outgoing.transport)
        transport.pause_reading()
        gate = tmp_path / "gate"
        gate.touch()
        asked = asyncio.create_task(worker.call(some_work.wait_for, (gate,)))
        await until(lambda: unread_bytes(transport) > 0)
        # Closing a socket with unread data resets the connection, as the end of a process does.
        transport.abort()
        await until(lambda: not worker.is_alive)
        await asyncio.gather(asked, return_exceptions=True)
        await factory.close()

    run(work)


def test_workers_also_start_where_processes_cannot_be_forked(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delattr(os, "fork", raising=False)

    async def work() -> None:
        async with lane(niceness=3) as found:
            (worker,) = found.pids
            assert await found.run(ANN, some_work.own_parent) == os.getpid()
            niceness, _ = await found.run(ANN, some_work.priority)
            assert niceness == lower_priority(3)
            with pytest.raises(ServerError):
                await found.run(ANN, some_work.die)
            assert await found.run(ANN, some_work.own_process) != worker

    run(work)


def test_closing_a_lane_ends_its_workers_and_cancels_its_jobs():
    async def work() -> None:
        async with lane(processes=2, niceness=3) as found:
            workers = found.pids
            niceness, of_session = await found.run(ANN, some_work.priority)
            assert niceness == lower_priority(3)
            assert of_session in (3, niceness)
            asked = [asyncio.create_task(found.run(ANN, some_work.spin, 60)) for _ in range(3)]
            # Two jobs run, and one waits.
            await until(lambda: ANN.key in found._waiting)
        await until(lambda: not any(is_running(worker) for worker in workers))
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
                records = await bots.play(spec, game, "a table", Client("host 1", ""))
                assert {record.seat for record in records} == {seat}
                assert game.seat != seat

    with caplog.at_level(logging.ERROR):
        run(work)
    faults = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert [record.getMessage() for record in faults] == [
        "bot exceeded its time limit; a quick bot replaces it"
    ]
    assert "a table" not in caplog.text
