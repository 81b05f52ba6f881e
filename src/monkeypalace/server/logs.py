"""Logs: one JSON object per line, without secrets, names, IP addresses or table ids."""

from __future__ import annotations

import hashlib
import json
import logging
import re
import sys
from typing import Final

from monkeypalace.server.times import iso

#: Attributes of every record; all others come from `extra`.
_STANDARD_ATTRIBUTES: Final = frozenset(vars(logging.makeLogRecord({}))) | {
    "message",
    "asctime",
    "taskName",
}

#: Lines of a PostgreSQL error that contain values of a row.
_DETAIL: Final = re.compile(r"^(DETAIL|CONTEXT):.*\n?", re.MULTILINE)


def table_label(id_: str) -> str:
    """Return the label of a table in the log. Its id would let readers watch a public table.

    >>> table_label("k3Jt0aQwX9bLmZ2e")
    '07f4d4c3'
    """
    return hashlib.sha256(id_.encode()).hexdigest()[:8]


class JsonFormatter(logging.Formatter):
    """Format a record as a line of JSON. `table` in `extra` is written as its label."""

    def format(self, record: logging.LogRecord) -> str:
        found = {
            "at": iso(record.created),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        found |= {
            name: value for name, value in vars(record).items() if name not in _STANDARD_ATTRIBUTES
        }
        if "table" in found:
            found["table"] = table_label(str(found["table"]))
        if record.exc_info:
            found["traceback"] = _DETAIL.sub("", self.formatException(record.exc_info))
        return json.dumps(found, ensure_ascii=False, default=str)


def _is_about_server(record: logging.LogRecord) -> bool:
    """Return whether a record of uvicorn is about the server, not about a malformed request."""
    return record.levelno != logging.WARNING or record.module != "httptools_impl"


def set_up_logs(level: str) -> None:
    """Write logs to standard error as JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)
    # Anybody can send data that is not HTTP; a log line for each would fill the disk.
    logging.getLogger("uvicorn.error").addFilter(_is_about_server)
    # The middleware logs requests, without addresses.
    logging.getLogger("uvicorn.access").disabled = True
    logging.getLogger("alembic").setLevel(logging.WARNING)
