"""What whoever runs the server can set, by command line or by environment."""

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
    """Each field is the variable `MONKEYPALACE_<NAME>`, in capitals."""

    #: SQLAlchemy's way to write it; a plain path is a SQLite file.
    database: str = ""
    host: str = "127.0.0.1"
    port: int = 8080
    workers: int = 1
    #: The address that people type in, where a proxy hides it: `https://palace.example`.
    origin: str = ""
    #: Proxies whose `X-Forwarded-...` headers are believed, with commas in between.
    trusted_proxies: str = "127.0.0.1"
    #: Processes in which bots think, for each worker; 0: one for each processor, at most 4.
    bot_processes: int = 0
    #: Processor time of a bot's turn, in seconds; 0: no limit. The same below.
    bot_seconds: float = 10.0
    #: Processes for drafts and help at tables, for each worker; 0: one a processor, at most 2.
    table_processes: int = 0
    #: Processor time of a draft or of help, in seconds.
    table_seconds: float = 2.0
    #: Processes for hints, judge, lessons, drawings and packs, for each worker; 0: as above.
    search_processes: int = 0
    #: Processor time of each of these, in seconds.
    search_seconds: float = 2.0
    #: Processor time of a picture or a film, in seconds; there is one process for them.
    picture_seconds: float = 60.0
    #: Jobs of one client that run or wait, in each of these lanes; 0: no limit.
    jobs_per_client: int = 8
    #: Jobs that may wait in each of them; 0: no limit.
    jobs_waiting: int = 100
    #: Memory that a job may take, in megabytes.
    job_memory: int = 500
    #: Connections to PostgreSQL, for each worker.
    connections: int = 8
    #: Commands a second and person; 0: no limit.
    commands_per_second: float = 10.0
    #: New people a minute and address; 0: no limit.
    people_per_minute: float = 30.0
    #: Tables of one person that are not finished; 0: no limit.
    tables_per_person: int = 50
    #: Open streams of one person; 0: no limit.
    streams_per_person: int = 20
    #: Open streams of one address; 0: no limit.
    streams_per_address: int = 200
    #: In bytes.
    largest_body: int = 300_000
    log_level: str = "info"

    @staticmethod
    def from_environment(environment: Mapping[str, str] | None = None) -> Settings:
        """Read the variables; what is not set keeps its default."""
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
        """Where everything is stored; without a setting, a file in the user's data folder."""
        if "://" in self.database:
            # The one driver that is installed.
            for scheme in ("postgres://", "postgresql://"):
                if self.database.startswith(scheme):
                    return "postgresql+psycopg://" + self.database.removeprefix(scheme)
            return self.database
        path = Path(self.database) if self.database else data_folder() / "tables.sqlite3"
        return f"sqlite:///{path.absolute()}"


def data_folder() -> Path:
    """Where programs keep their data on this system."""
    home = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return base / "monkeypalace"
