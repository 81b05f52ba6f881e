"""Logs: one JSON object a line, without secrets, names, addresses of tables or of people."""

from __future__ import annotations

import json
import logging
import sys
from typing import Final

from monkeypalace.server.times import iso

#: What every record has; the rest was given with `extra`.
_USUAL: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


class JsonFormatter(logging.Formatter):
    """A record as a line of JSON."""

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
    """Write everything to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)
    # What they say about requests we say ourselves, without addresses.
    logging.getLogger("uvicorn.access").disabled = True
    logging.getLogger("alembic").setLevel(logging.WARNING)
