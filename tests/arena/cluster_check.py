"""A contest on a real Ray cluster of two nodes, one of which is killed during the contest."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest

from monkeypalace.arena import ArenaError, play_game, run
from monkeypalace.arena.cluster import _play
from tests.arena.contests import BOTS, bot, contest, outcomes, read_results
from tests.arena.test_cli import TIMEOUT, start
from tests.cli.runs import refused

GAMES = 10


def wait_for_second_game(traces: Path, node: str) -> None:
    """Wait until a node has begun its second game."""
    until = time.monotonic() + TIMEOUT
    while len(list(traces.glob(f"{node}-*"))) < 2:
        assert time.monotonic() < until, "the second node does not play"
        time.sleep(0.05)


# Ray leaves sockets and processes open.
@pytest.mark.filterwarnings("ignore::ResourceWarning")
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
@pytest.mark.filterwarnings("ignore::FutureWarning")
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_two_nodes_of_which_one_is_killed(tmp_path, monkeypatch):
    # Ray must not send usage statistics.
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    from ray.cluster_utils import Cluster

    traces, out = tmp_path / "traces", tmp_path / "out"
    traces.mkdir()
    spec = f"Tracing:folder={traces}"
    # Detect a dead node after a second or two instead of half a minute.
    quick_checks = {"health_check_period_ms": 500, "health_check_failure_threshold": 2}
    head = {"num_cpus": 1, "_system_config": quick_checks, "include_dashboard": False}
    cluster = Cluster(initialize_head=True, head_node_args=head)
    try:
        second = cluster.add_node(num_cpus=1)
        cluster.wait_for_nodes()
        process = start(
            *("arena", bot(spec), bot("First"), "--games", str(GAMES), "--json"),
            *("--out", out, "--cluster", cluster.address),
        )
        wait_for_second_game(traces, second.node_id)
        cluster.remove_node(second, allow_graceful=False)
        shown, errors = process.communicate(timeout=TIMEOUT)
    finally:
        cluster.shutdown()
    assert process.returncode == 0, errors
    assert "Traceback" not in errors
    # Only the result is printed, even if a node is lost.
    assert json.loads(shown)["games"] == GAMES
    # All games are there, none twice, with the same results as on one machine.
    results = read_results(out)
    assert sorted(result.index for result in results) == list(range(GAMES))
    begun = len(list(traces.iterdir()))
    assert begun > GAMES, "no game was lost, so nothing was tested"
    assert outcomes(results) == outcomes(run(contest(spec, "First", games=GAMES)).results)


@pytest.mark.filterwarnings("ignore::ResourceWarning")
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
@pytest.mark.filterwarnings("ignore::FutureWarning")
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_bad_bots_lose_on_a_cluster_too(tmp_path, monkeypatch):
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    from ray.cluster_utils import Cluster

    head = {"num_cpus": 2, "include_dashboard": False}
    cluster = Cluster(initialize_head=True, head_node_args=head)
    bots = [bot(name) for name in ("Crashing", "Cheating", "Hanging", "Dying", "First")]
    try:
        process = start(
            *("arena", *bots, "--games", "10", "--json", "--decision-limit", "3"),
            *("--out", tmp_path, "--cluster", cluster.address),
        )
        shown, errors = process.communicate(timeout=2 * TIMEOUT)
    finally:
        cluster.shutdown()
    assert process.returncode == 1, errors
    faults = json.loads(shown)["faults"]
    assert {(Path(fault["place"]).name.partition(":")[0]) for fault in faults} == {BOTS.name}
    assert {fault["bot"].rpartition(":")[2]: fault["error"]["code"] for fault in faults} == {
        "Crashing": "bot-crash",
        "Cheating": "bot-illegal",
        "Hanging": "bot-slow",
        "Dying": "bot-died",
    }
    # Every game was played once, and every bad bot lost all of its games.
    results = read_results(tmp_path)
    assert sorted(result.index for result in results) == list(range(len(results)))
    for result in results:
        bad = {seat for seat, spec in enumerate(result.bots, start=1) if spec != bot("First")}
        assert {fault.seat for fault in result.faults} == bad


def test_an_address_without_a_cluster_is_refused():
    says = refused("arena", "random", "--games", "1", "--cluster", "127.0.0.1:1")
    assert "no Ray cluster at 127.0.0.1:1" in says


def test_a_machine_with_another_version_is_refused():
    with pytest.raises(ArenaError) as caught:
        _play(play_game, contest("First"), 0, "0.0.1")
    assert caught.value.code == "arena-version"
