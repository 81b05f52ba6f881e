"""The real page, the real server and a real browser, one of each for every test process."""

from __future__ import annotations

import fcntl
import runpy
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, Playwright, expect, sync_playwright

from tests.server.running import Running
from tests.web.browsers import FLAGS, PATIENCE, launch, person

ROOT = Path(__file__).parents[2]

NewPerson = Callable[..., Page]

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def built_page() -> Path:
    """The folder with the page; processes that share the tests build it one after the other."""
    with (ROOT / "web" / "package.json").open() as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        script = runpy.run_path(str(ROOT / "web" / "build_page.py"))
        script["build_page"]()
    found = script["STATIC"]
    assert isinstance(found, Path)
    return found


@pytest.fixture(scope="session")
def house(built_page: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("house")
    running = Running(str(folder / "tables.sqlite3"), folder / "log")
    _ask_for_a_hint(running)
    yield running
    assert running.stop() == 0, running.log.read_text()


def _ask_for_a_hint(house: Running) -> None:
    """The first one has kernels compiled, which no person in a test should have to wait for."""
    with httpx.Client(base_url=f"{house.address}/api", timeout=300) as client:
        seats = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Ben"}]
        table = client.post("/tables", json={"seats": seats}).json()["table"]["id"]
        client.post(f"/tables/{table}/hints", json={"seat": 1}).raise_for_status()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    found = launch(playwright, *FLAGS)
    yield found
    found.close()


@pytest.fixture
def new_person(browser: Browser, house: Running) -> Iterator[NewPerson]:
    """Makes people, each with a browser profile of their own."""
    with ExitStack() as stack:

        def make(**wishes: Any) -> Page:
            return stack.enter_context(person(browser, house.address, **wishes))

        yield make


@pytest.fixture
def page(new_person: NewPerson) -> Page:
    return new_person()
