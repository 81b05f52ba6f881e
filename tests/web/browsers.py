"""Debian's Chromium, and pages in it that must stay free of errors."""

from __future__ import annotations

import shutil
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Playwright

from tests import debian

#: Graphics come from the processor, so that they are the same on every machine.
FLAGS = (
    "--no-sandbox",
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
    "--ignore-gpu-blocklist",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
)
NO_WEBGL = ("--no-sandbox", "--disable-gpu", "--disable-3d-apis", "--disable-background-networking")

DESKTOP = {"width": 1100, "height": 700}
PHONE = {"width": 390, "height": 844}

#: Software graphics on a busy machine take their time.
PATIENCE = 60_000


def chromium() -> str:
    """The browser; Debian's package is installed if it is missing and we may."""
    if shutil.which("chromium") is None:
        debian.install("chromium")
    found = shutil.which("chromium")
    assert found is not None
    return found


def launch(playwright: Playwright, *flags: str) -> Browser:
    return playwright.chromium.launch(executable_path=chromium(), args=list(flags))


def wait_until(page: Page, condition: str) -> None:
    """Until this is true in the page, whose policy forbids what `wait_for_function` does."""
    deadline = time.monotonic() + PATIENCE / 1000
    while not page.evaluate(condition):
        assert time.monotonic() < deadline, condition
        page.wait_for_timeout(50)


@contextmanager
def person(browser: Browser, address: str, **wishes: Any) -> Iterator[Page]:
    """Somebody with a browser profile of their own; its console must stay free of errors."""
    complaints: list[str] = []
    allowed = wishes.pop("allowed", lambda _: False)
    wishes.setdefault("viewport", DESKTOP)
    wishes.setdefault("reduced_motion", "reduce")
    wishes.setdefault("locale", "en-GB")
    model = wishes.pop("model", False)
    context = browser.new_context(base_url=address, **wishes)
    if not model:
        # The plan is drawn much faster than the model without a graphics processor.
        context.add_init_script("localStorage.setItem('monkeypalace-plan', 'yes')")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on(
        "console",
        lambda message: (
            complaints.append(message.text)
            if message.type in ("error", "warning") and not allowed(message.text)
            else None
        ),
    )
    try:
        yield page
        if complaints:
            pytest.fail("\n".join(complaints))
    finally:
        context.close()
