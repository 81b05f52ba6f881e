"""The files in deploy/: unit, container, dashboard, locked dependencies."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import tomllib
from pathlib import Path

from prometheus_client import REGISTRY
from prometheus_client.metrics import MetricWrapperBase

from monkeypalace.server import metrics
from monkeypalace.server.http.routes import ROUTES
from monkeypalace.server.settings import PREFIX, Settings
from tests import debian
from tests.processes import tied

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"


def read(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


def test_deployment_files_use_only_settings_that_exist():
    for name in ("monkeypalace.service", "Containerfile"):
        used = set(re.findall(rf"{PREFIX}([A-Z_]+)=", read(name)))
        assert used
        assert used <= {field.upper() for field in Settings.__slots__}, name


def test_systemd_reads_the_unit(tmp_path: Path):
    if shutil.which("systemd-analyze") is None:
        debian.install("systemd")
    # The program is not installed where the unit expects it.
    unit = tmp_path / "monkeypalace.service"
    written = read("monkeypalace.service")
    assert "ExecStart=/opt/monkeypalace/bin/monkeypalace serve" in written
    unit.write_text(written.replace("/opt/monkeypalace/bin/monkeypalace", "/bin/true"))
    checked = subprocess.run(
        tied(["systemd-analyze", "verify", "--man=no", unit]),
        capture_output=True,
        text=True,
        check=False,
    )
    assert (checked.returncode, checked.stdout, checked.stderr) == (0, "", "")
    exposed = subprocess.run(
        tied(["systemd-analyze", "security", "--offline=true", "--threshold=30", unit]),
        capture_output=True,
        text=True,
        check=False,
    )
    assert exposed.returncode == 0, exposed.stdout


def test_the_container_runs_locked_packages_without_root():
    written = read("Containerfile").replace("\\\n", " ")
    steps = [line.split(maxsplit=1) for line in written.splitlines() if line[:1].isalpha()]
    names = [name for name, _ in steps]
    assert names[0] == "FROM"
    last = steps[len(names) - 1 - names[::-1].index("FROM") :]
    kept = dict(last)
    assert kept["USER"] not in ("root", "0")
    # The health check uses a path that exists, and the port that is set.
    assert "/health" in {route.path for route in ROUTES}
    port = re.search(r"MONKEYPALACE_PORT=(\d+)", kept["ENV"])
    assert port is not None
    assert f"http://127.0.0.1:{port[1]}/health" in kept["HEALTHCHECK"]
    assert kept["EXPOSE"] == port[1]
    assert json.loads(kept["ENTRYPOINT"]) == ["/opt/monkeypalace/bin/monkeypalace"]
    assert json.loads(kept["CMD"]) == ["serve"]
    assert "--require-hashes --requirement deploy/requirements.lock" in " ".join(written.split())
    # The data of the default database survives the container.
    assert kept["VOLUME"] in kept["ENV"]


def test_the_dashboard_shows_metrics_that_exist():
    known = {sample.name for metric in REGISTRY.collect() for sample in metric.samples}
    for metric in vars(metrics).values():
        if isinstance(metric, MetricWrapperBase):
            for described in metric.describe():
                suffixes = {
                    "counter": ("_total",),
                    "histogram": ("_count", "_sum", "_bucket"),
                    "gauge": ("",),
                }
                known |= {described.name + suffix for suffix in suffixes[described.type]}
    board = json.loads(read("grafana-dashboard.json"))
    shown: set[str] = set()
    for panel in board["panels"]:
        for target in panel["targets"]:
            used = set(re.findall(r"monkeypalace_\w+", target["expr"]))
            assert used, panel["title"]
            assert used <= known, panel["title"]
            shown |= used
            for route in re.findall(r'route="([^"]+)"', target["expr"]):
                assert route in {each.path for each in ROUTES}
    # The dashboard shows every metric.
    ours = {name for name in known if name.startswith("monkeypalace_")}
    base = re.compile(r"(_total|_count|_sum|_bucket|_created)$")
    assert {base.sub("", name) for name in ours} == {base.sub("", name) for name in shown}
    ids = [panel["id"] for panel in board["panels"]]
    assert len(set(ids)) == len(ids)


def test_the_lock_has_everything_that_the_server_needs():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    wanted = [*project["dependencies"], *extras["server"], *extras["bots"], *extras["pictures"]]
    needed = {_name(each) for each in wanted if not each.startswith("monkeypalace[")}
    lock = read("requirements.lock")
    pinned = dict(re.findall(r"^([A-Za-z0-9._-]+)==(\S+)", lock, re.MULTILINE))
    assert needed <= {_name(name) for name in pinned}
    # Every package is pinned by its hash, and no index is named.
    for entry in re.split(r"\n(?=[A-Za-z])", lock.partition("\n\n")[2].strip()):
        assert "--hash=sha256:" in entry, entry.splitlines()[0]
    assert "://" not in lock
    assert "--index" not in lock


def _name(requirement: str) -> str:
    found = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert found is not None
    return found[0].lower().replace("_", "-").replace(".", "-")
