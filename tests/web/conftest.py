"""The real page, the real server and a real browser, one of each for every test process."""

from __future__ import annotations

import fcntl
import runpy
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect, sync_playwright

from tests.server.running import Running
from tests.web.browsers import FLAGS, PATIENCE, launch, person

ROOT = Path(__file__).parents[2]

NewPerson = Callable[..., Page]

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def built_page() -> Path:
    """Build the page, one test process at a time; return its folder."""
    with (ROOT / "web" / "package.json").open() as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        script = runpy.run_path(str(ROOT / "web" / "build_page.py"))
        script["build_page"]()
    found = script["STATIC"]
    assert isinstance(found, Path)
    return found


@pytest.fixture(scope="session")
def server(built_page: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("server")
    running = Running(str(folder / "tables.sqlite3"), folder / "log")
    yield running
    assert running.stop() == 0, running.log.read_text()


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
def new_person(browser: Browser, server: Running) -> Iterator[NewPerson]:
    """Return a function that opens a page in a new browser profile."""
    with ExitStack() as stack:

        def make(**options: Any) -> Page:
            return stack.enter_context(person(browser, server.address, **options))

        yield make


@pytest.fixture
def page(new_person: NewPerson) -> Page:
    return new_person()
