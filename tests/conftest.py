"""Settings for all tests: with CI set, a test that is skipped or expected to fail is a failure.

A skipped test proves nothing. On a developer's machine it may be a convenience; before a
change is taken, every test must have run and passed.
"""

from __future__ import annotations

import os
from collections.abc import Generator
from typing import TypeVar

import pytest

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
    """Pytest stores a skip as (file, line, reason)."""
    return str(report.longrepr[2]) if isinstance(report.longrepr, tuple) else str(report.longrepr)


class NoSkips:
    """Registered as a plugin of its own, so that it holds for doctests in `src` too."""

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


def pytest_configure(config: pytest.Config) -> None:
    if os.environ.get("CI"):
        config.pluginmanager.register(NoSkips(), "no-skips")
