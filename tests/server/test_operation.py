"""Starting the server without arguments, with options and with environment variables."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest
from sqlalchemy import create_engine
from sqlalchemy.engine import make_url

from monkeypalace import __version__
from monkeypalace.server.settings import Settings
from monkeypalace.server.storage.migrate import migrate
from tests.cli.runs import program
from tests.processes import tied
from tests.server.clients import Client
from tests.server.running import LONGEST_START, Running, free_port


def test_without_arguments_it_serves_and_opens_the_browser(tmp_path: Path):
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}.part && mv {opened}.part {opened}\n')
    browser.chmod(0o755)
    environment = {
        **os.environ,
        "BROWSER": f"{browser} %s",
        "MONKEYPALACE_DATABASE": "",
        "MONKEYPALACE_PORT": str(free_port()),
        "XDG_DATA_HOME": str(tmp_path / "data"),
    }
    process = subprocess.Popen(
        tied([sys.executable, "-m", "monkeypalace"]),
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    try:
        deadline = time.monotonic() + LONGEST_START
        while not opened.exists():
            assert time.monotonic() < deadline
            time.sleep(0.05)
        # The path at which the page opens a table.
        address, _, path = opened.read_text().strip().partition("/#")
        assert path == "/play"
        assert "Monkey Palace" in httpx.get(address, timeout=60).text
        with Client(address) as client:
            client.set_up("Ann", "bot:random")
        process.send_signal(signal.SIGINT)
        said, _ = process.communicate(timeout=120)
    finally:
        process.kill()
        process.wait()
    assert process.returncode == 0
    assert said == f"The server runs at {address} (Ctrl-C stops it)\n"
    assert (tmp_path / "data" / "monkeypalace" / "tables.sqlite3").is_file()


def test_health_and_metrics(client: Client):
    assert client.http.get("/health").json() == {
        "status": "ok",
        "alive": True,
        "ready": True,
        "database": True,
        "disk": True,
        "version": __version__,
    }
    client.set_up("Ann", "Ben")
    text = client.http.get("/metrics").text
    assert (
        'monkeypalace_request_seconds_count{method="POST",route="/api/tables",status="201"}' in text
    )


def test_a_server_that_cannot_start_names_the_reason(server: Running, tmp_path: Path):
    taken = program("serve", "--port", str(server.port), "--database", str(tmp_path / "x"))
    assert (taken.returncode, taken.stderr.count("\n")) == (2, 1)
    assert "in use" in taken.stderr
    nowhere = f"postgresql://nobody@127.0.0.1:{free_port()}/nothing"
    unreachable = program("serve", "--port", str(free_port()), "--database", nowhere)
    assert unreachable.returncode == 2
    assert "The database cannot be used" in unreachable.stderr
    assert "Traceback" not in unreachable.stderr
    wrong = program("serve", MONKEYPALACE_PORT="many")
    assert wrong.returncode == 2
    assert "MONKEYPALACE_PORT" in wrong.stderr


def test_settings_come_from_the_environment():
    found = Settings.from_environment(
        {
            "MONKEYPALACE_PORT": "81",
            "MONKEYPALACE_ORIGIN": "https://palace.example/",
            "MONKEYPALACE_COMMANDS_PER_SECOND": "2.5",
            "MONKEYPALACE_LANG": "en",
        }
    )
    assert found == Settings(port=81, origin="https://palace.example", commands_per_second=2.5)
    assert found.origin == "https://palace.example", "links would get two slashes"


@pytest.mark.parametrize(
    ("written", "driver"),
    [
        ("postgresql://a@b/c", "postgresql+psycopg"),
        ("postgres://a@b/c", "postgresql+psycopg"),
        ("/var/lib/tables.sqlite3", "sqlite"),
        ("", "sqlite"),
    ],
)
def test_a_database_setting_is_turned_into_a_url(written: str, driver: str):
    assert make_url(Settings(database=written).database_url).drivername == driver


def test_migrations_lead_to_the_schema(tmp_path: Path):
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    from monkeypalace.server.storage.schema import metadata

    url = Settings(database=str(tmp_path / "new.sqlite3")).database_url
    migrate(url)
    # Idempotent.
    migrate(url)
    engine = create_engine(url)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_the_openapi_document(client: Client):
    served = client.http.get("/api/openapi.json").json()
    printed = subprocess.run(
        tied([sys.executable, "-m", "monkeypalace.server.openapi"]),
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(printed.stdout) == served
    operations = [operation for path in served["paths"].values() for operation in path.values()]
    names = [operation["operationId"] for operation in operations]
    assert len(set(names)) == len(names)
    for operation in operations:
        assert operation["description"], operation["operationId"]
    # Every schema that is referred to exists; those of the stream's messages do, too.
    known = {f"#/components/schemas/{name}" for name in served["components"]["schemas"]}
    referred = set(_references(served))
    assert referred <= known
    assert {"StreamEntry", "StreamView", "Message"} <= set(served["components"]["schemas"])


def _references(data: object) -> list[str]:
    if isinstance(data, dict):
        found = [data["$ref"]] if isinstance(data.get("$ref"), str) else []
        return found + [each for value in data.values() for each in _references(value)]
    if isinstance(data, list):
        return [each for value in data for each in _references(value)]
    return []
