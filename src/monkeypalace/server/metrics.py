"""Prometheus metrics. Several workers share them through files."""

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
    "Duration of requests, without streams.",
    ["method", "route", "status"],
    buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10),
)
TURNS = Counter("monkeypalace_turns", "Stored turns of people.")
BOT_TURNS = Counter("monkeypalace_bot_turns", "Stored turns of bots.", ["bot"])
STREAMS = Gauge("monkeypalace_streams", "Open streams.", multiprocess_mode="livesum")

WORK = Histogram(
    "monkeypalace_work_processor_seconds",
    "Processor time of jobs in worker processes.",
    ["lane", "work"],
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10),
)
LONGEST_WORK = Gauge(
    "monkeypalace_longest_work_processor_seconds",
    "Processor time of the longest job since the server started.",
    ["lane"],
    multiprocess_mode="max",
)
LANE_JOBS = Gauge(
    "monkeypalace_lane_jobs",
    "Jobs of a lane, running or waiting for a worker.",
    ["lane", "state"],
    multiprocess_mode="livesum",
)
LANE_WORKERS = Gauge(
    "monkeypalace_lane_workers",
    "Warm worker processes of a lane.",
    ["lane"],
    multiprocess_mode="livesum",
)
LANE_REFUSALS = Counter(
    "monkeypalace_lane_refusals",
    "Refused jobs: client (its share is used up), full, waited (for too long).",
    ["lane", "reason"],
)
WORKERS_ENDED = Counter(
    "monkeypalace_workers_ended",
    "Worker processes that ended during a job: limit (time or memory), stuck, abandoned, lost.",
    ["lane", "reason"],
)


def exposition() -> tuple[bytes, str]:
    """Return all metrics in Prometheus' text format, and its media type."""
    registry = REGISTRY
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        registry = CollectorRegistry()
        # The library has no types here.
        multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry), CONTENT_TYPE_LATEST
