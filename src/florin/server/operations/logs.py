"""Logs on standard error: one line of text or JSON for each event."""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime
from typing import Any, Final

_KNOWN: Final = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "color_message"}


class JsonLines(logging.Formatter):
    """One JSON object per line, with the values that the call passed as `extra`."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line.update({k: v for k, v in record.__dict__.items() if k not in _KNOWN})
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


def logging_config(kind: str) -> dict[str, Any]:
    """For `logging.config.dictConfig`. uvicorn's loggers use the same handler."""
    text = {"format": "%(asctime)s %(levelname)s %(name)s: %(message)s"}
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"line": {"()": JsonLines} if kind == "json" else text},
        "handlers": {"out": {"class": "logging.StreamHandler", "formatter": "line"}},
        "loggers": {
            "florin": {"level": "INFO"},
        },
        "root": {"level": "WARNING", "handlers": ["out"]},
    }
