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
BROKEN_TABLES = Counter(
    "monkeypalace_broken_tables",
    "Tables that were set aside because they could not be replayed.",
)
CACHED_EVENTS = Gauge(
    "monkeypalace_cached_events",
    "Events of the tables in memory, and 25 for the set-up of each.",
    multiprocess_mode="livesum",
)
STREAMS = Gauge("monkeypalace_streams", "Open streams.", multiprocess_mode="livesum")
CONNECTIONS = Gauge("monkeypalace_connections", "Open connections.", multiprocess_mode="livesum")
CONNECTION_REFUSALS = Counter(
    "monkeypalace_connection_refusals",
    "Closed connections by reason: connections (too many), evicted (to make room), "
    "head (too large), slow (to send), reading (the answer too slowly).",
    ["reason"],
)

WORKER_REQUESTS = Counter(
    "monkeypalace_worker_requests", "Requests that a server worker has read.", ["worker"]
)
HANDED_OVER = Counter(
    "monkeypalace_connections_handed_over",
    "Connections for a table of another worker: sent to it, or kept because its queue "
    "was full or the request too long.",
    ["worker", "result"],
)
BOT_TURNS_HANDED_OVER = Counter(
    "monkeypalace_bot_turns_handed_over",
    "Turns of bots that were passed to the table's worker.",
    ["worker"],
)

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
    "Jobs of a lane, running or waiting for a worker process.",
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
    "Refused jobs by reason: client (too many jobs), full (lane), waited (too long).",
    ["lane", "reason"],
)
WORKERS_ENDED = Counter(
    "monkeypalace_workers_ended",
    "Worker processes that ended during a job, by reason: limit (time or memory), stuck (no "
    "answer), abandoned (the client disconnected), lost (killed from outside).",
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
