"""Logs: one JSON object a line, without secrets, names, IP addresses or table ids."""

from __future__ import annotations

import json
import logging
import sys
from typing import Final

from monkeypalace.server.times import iso

#: Attributes of every record; all others come from `extra`.
_USUAL: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


class JsonFormatter(logging.Formatter):
    """Format a record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        found = {
            "at": iso(record.created),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        found |= {name: value for name, value in vars(record).items() if name not in _USUAL}
        if record.exc_info:
            found["traceback"] = self.formatException(record.exc_info)
        return json.dumps(found, ensure_ascii=False, default=str)


def set_up_logs(level: str) -> None:
    """Write logs to standard error as JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)
    # The middleware logs requests, without addresses.
    logging.getLogger("uvicorn.access").disabled = True
    logging.getLogger("alembic").setLevel(logging.WARNING)
