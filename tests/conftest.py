"""Settings for all tests: time limits, fixed examples, and no skipped tests if CI is set.

A skipped test, or one that is expected to fail, proves nothing. On a developer's machine it may
be convenient; before a change is accepted, every test must have run and passed.
"""

from __future__ import annotations

import os
from collections.abc import Generator
from typing import TypeVar

import pytest
from hypothesis import settings

# The same examples in every run, and no time limit for a single example: a test depends neither on
# chance nor on a quiet machine. `make thorough` tries many more, and new ones each time.
settings.register_profile("fixed", max_examples=60, derandomize=True, deadline=None, database=None)
settings.register_profile("many", max_examples=1000, deadline=None, database=None)
settings.load_profile("fixed")

# The programs that tests start speak English, whatever the language of the developer's machine is.
os.environ["LC_ALL"] = "C.UTF-8"

#: Seconds for tests that need more than the limit in pyproject.toml: a page that is built first,
#: a browser that draws without a graphics processor, and tests that are long on purpose.
_WEB_LIMIT = 900
_THOROUGH_LIMIT = 1800
#: Folders whose tests spend their time in compiled code. It handles no signals, but lets other
#: threads run, so the time limit of these tests needs a thread.
_COMPILED = ("adapters", "arena", "bots", "engine", "kernel_compiler", "search")

_Report = TypeVar("_Report", pytest.TestReport, pytest.CollectReport)


def _refuse(report: _Report) -> _Report:
    expected_to_fail = hasattr(report, "wasxfail")
    if not (report.skipped or expected_to_fail):
        return report
    kind = "marked as expected to fail" if expected_to_fail else "skipped"
    reason = report.wasxfail if expected_to_fail else _reason(report)
    report.outcome = "failed"
    report.longrepr = f"{report.nodeid} was {kind} ({reason}); with CI set that is a failure."
    if expected_to_fail:
        del report.wasxfail
    return report


def _reason(report: pytest.TestReport | pytest.CollectReport) -> str:
    """Return the reason of a skip, which pytest stores as (file, line, reason)."""
    return str(report.longrepr[2]) if isinstance(report.longrepr, tuple) else str(report.longrepr)


class NoSkips:
    """Refuse skipped tests; a separate plugin, so that it applies to doctests in `src`, too."""

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(
        self,
    ) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        return _refuse((yield))

    @pytest.hookimpl(wrapper=True)
    def pytest_make_collect_report(
        self,
    ) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
        return _refuse((yield))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Give tests the time limit that they need; `--timeout` overrides all of them."""
    given = config.getoption("timeout", default=None)
    for item in items:
        folder, limits = item.path.parent.name, dict[str, float | str]()
        if folder in _COMPILED:
            limits["method"] = "thread"
        if given is None and item.get_closest_marker("thorough"):
            limits["timeout"] = _THOROUGH_LIMIT
        elif given is None and folder == "web":
            limits["timeout"] = _WEB_LIMIT
        if limits:
            item.add_marker(pytest.mark.timeout(**limits))


def pytest_configure(config: pytest.Config) -> None:
    if os.environ.get("CI"):
        config.pluginmanager.register(NoSkips(), "no-skips")
