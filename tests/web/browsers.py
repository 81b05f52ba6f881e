"""Start Debian's Chromium, and open pages whose console must stay free of errors."""

from __future__ import annotations

import shutil
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Playwright

from tests import debian

#: Software rendering gives the same graphics on every machine.
FLAGS = (
    "--no-sandbox",
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
    # Debian's Chromium draws pages with OpenGL, which is slow without a graphics processor.
    "--disable-gpu-rasterization",
    "--ignore-gpu-blocklist",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
)
NO_WEBGL = ("--no-sandbox", "--disable-gpu", "--disable-3d-apis", "--disable-background-networking")

DESKTOP = {"width": 1100, "height": 700}
PHONE = {"width": 390, "height": 844}

#: Timeout in milliseconds: software rendering is slow on a busy machine.
PATIENCE = 120_000


def chromium() -> str:
    """Return the path of the browser; install Debian's package if it is missing."""
    if shutil.which("chromium") is None:
        debian.install("chromium")
    found = shutil.which("chromium")
    assert found is not None
    return found


def launch(playwright: Playwright, *flags: str) -> Browser:
    return playwright.chromium.launch(executable_path=chromium(), args=list(flags))


def wait_until(page: Page, condition: str) -> None:
    """Wait until a condition holds; the page's CSP forbids Playwright's `wait_for_function`."""
    deadline = time.monotonic() + PATIENCE / 1000
    while not page.evaluate(condition):
        assert time.monotonic() < deadline, condition
        page.wait_for_timeout(50)


@contextmanager
def person(browser: Browser, address: str, **options: Any) -> Iterator[Page]:
    """Open a page in a new browser profile; its console must stay free of errors."""
    complaints: list[str] = []
    allowed = options.pop("allowed", lambda _: False)
    options.setdefault("viewport", DESKTOP)
    options.setdefault("reduced_motion", "reduce")
    options.setdefault("locale", "en-GB")
    model = options.pop("model", False)
    context = browser.new_context(base_url=address, **options)
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
