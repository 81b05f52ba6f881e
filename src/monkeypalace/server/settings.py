"""Server settings, from the environment or the command line."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, Final

from monkeypalace.server.problems import ServerError

PREFIX: Final = "MONKEYPALACE_"


@dataclass(frozen=True, slots=True)
class Settings:
    """Server settings. Each field is an environment variable, `MONKEYPALACE_<NAME>`."""

    #: A SQLAlchemy URL, or the path of a SQLite file.
    database: str = ""
    host: str = "127.0.0.1"
    port: int = 8080
    workers: int = 1
    #: The public address, if there is a proxy: `https://palace.example`.
    origin: str = ""
    #: Names and addresses that requests may be sent to, separated by commas; `*`: any. Empty:
    #: those of this machine and of `origin`.
    hosts: str = ""
    #: Proxies whose `X-Forwarded-...` headers are trusted, separated by commas.
    trusted_proxies: str = "127.0.0.1"
    #: Processes for bots, per worker; 0: one per processor, at most 4.
    bot_processes: int = 0
    #: Processor time of a bot's turn, in seconds; 0: no limit.
    bot_seconds: float = 10.0
    #: Processes for drafts and help at tables, per worker; 0: one per processor, at most 2.
    table_processes: int = 0
    #: Processor time of a draft or of help, in seconds; 0: no limit.
    table_seconds: float = 2.0
    #: Processes of the lane `search` (hints, judge, lessons, puzzles and more), per worker; 0: one
    #: per processor, at most 2.
    search_processes: int = 0
    #: Processor time of a job in these processes, in seconds; 0: no limit.
    search_seconds: float = 2.0
    #: Processor time of a PNG, a film or building instructions, in seconds; 0: no limit. One
    #: process draws them all.
    picture_seconds: float = 60.0
    #: Processes for reviews of finished games, per worker; 0: one per processor, at most 2.
    review_processes: int = 0
    #: Processor time of a review, in seconds; 0: no limit.
    review_seconds: float = 600.0
    #: Running and waiting jobs of one client, in each of the lanes `tables`, `search` and
    #: `pictures`; 0: no limit.
    jobs_per_client: int = 8
    #: Jobs that may wait in the lane `tables`, and in the lane `search`; 0: no limit.
    jobs_waiting: int = 100
    #: Memory that a job may allocate, in megabytes.
    job_memory: int = 500
    #: Connections to PostgreSQL, per worker.
    connections: int = 8
    #: Commands per second and person; 0: no limit. Some other operations count as several commands,
    #: some as a part of one.
    commands_per_second: float = 10.0
    #: New people per minute and address; 0: no limit.
    people_per_minute: float = 30.0
    #: Unfinished tables that one person has set up; 0: no limit.
    tables_per_person: int = 50
    #: Stored packs of one person; 0: no limit.
    packs_per_person: int = 20
    # What a person may store in a day. An address may store ten times as much. 0: no limit.
    packs_per_day: int = 20
    tables_per_day: int = 100
    messages_per_day: int = 1_000
    #: Turns, changes of seats, invitations and codes for devices.
    events_per_day: int = 10_000
    #: Exports of a person's data.
    exports_per_day: int = 10
    #: Open streams of one person; 0: no limit.
    streams_per_person: int = 20
    #: Open streams of one address; 0: no limit.
    streams_per_address: int = 200
    #: Size of a request's body, in bytes; most operations have a smaller limit.
    largest_body: int = 300_000
    #: Size of a request's first line and headers, in bytes, and the number of headers.
    largest_head: int = 32_000
    most_headers: int = 100
    #: Seconds that a client may take to send a head, and then a body; 0: no limit.
    head_seconds: float = 10.0
    body_seconds: float = 20.0
    #: A client must read at least 1,000 bytes per second, averaged over this many seconds; 0: no
    #: limit.
    read_seconds: float = 20.0
    #: Open connections, per worker; 0: as many as the system allows.
    most_connections: int = 2000
    #: Open connections of one address, except trusted proxies; 0: no limit.
    connections_per_address: int = 300
    #: Megabytes that must be free on the disk of a SQLite file, for `/health`.
    least_disk: int = 50
    log_level: str = "info"

    def __post_init__(self) -> None:
        object.__setattr__(self, "origin", self.origin.rstrip("/"))

    @staticmethod
    def from_environment(environment: Mapping[str, str] | None = None) -> Settings:
        """Read the settings from environment variables; missing ones keep their defaults."""
        found = os.environ if environment is None else environment
        standard, values = Settings(), dict[str, Any]()
        for name in (field.name for field in fields(Settings)):
            written = found.get(PREFIX + name.upper(), "")
            if written:
                try:
                    values[name] = type(getattr(standard, name))(written)
                except ValueError:
                    variable = PREFIX + name.upper()
                    raise ServerError("server-setting", name=variable, text=written[:40]) from None
        return Settings(**values)

    @property
    def database_url(self) -> str:
        """Return the SQLAlchemy URL; by default, of a file in the user's data folder."""
        if "://" in self.database:
            # psycopg is the only driver that is installed.
            for scheme in ("postgres://", "postgresql://"):
                if self.database.startswith(scheme):
                    return "postgresql+psycopg://" + self.database.removeprefix(scheme)
            return self.database
        path = Path(self.database) if self.database else data_folder() / "tables.sqlite3"
        return f"sqlite:///{path.absolute()}"


def data_folder() -> Path:
    """Return the user's data folder of this program, by the conventions of the system."""
    home = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return base / "monkeypalace"
