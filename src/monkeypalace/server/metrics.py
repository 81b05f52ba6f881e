"""Figures for Prometheus. With several workers they are summed up through files."""

from __future__ import annotations

import os

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
    multiprocess,
)

REQUESTS = Histogram(
    "monkeypalace_request_seconds",
    "How long requests took, streams excepted.",
    ["method", "route", "status"],
    buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10),
)
TURNS = Counter("monkeypalace_turns", "Turns of people that were stored.")
BOT_TURNS = Counter("monkeypalace_bot_turns", "Turns of bots that were stored.", ["bot"])
STREAMS = Gauge("monkeypalace_streams", "Open streams.", multiprocess_mode="livesum")


def exposition() -> tuple[bytes, str]:
    """All figures in Prometheus' own format, and its media type."""
    registry = REGISTRY
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        registry = CollectorRegistry()
        # The library has no types here.
        multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry), CONTENT_TYPE_LATEST
