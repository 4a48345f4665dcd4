"""Logs for programs: one JSON object a line. What goes in is named here; tokens, keys and chat never do."""

import json
import logging
import sys
import time
from traceback import extract_tb

FIELDS = (
    "table", "seat", "code", "status", "path", "method", "address", "error", "port", "tables", "seconds", "edition",
)  # fmt: skip


NONSENSE = ("Invalid HTTP request received.", "Unsupported upgrade request.")


class JsonFormatter(logging.Formatter):
    """A line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The event, its level and time, and the fields that may be logged.

        Of an exception its kind and where it came from, not its text: that may quote what nobody shall read.
        """
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        line |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info and record.exc_info[0]:
            line["error"] = record.exc_info[0].__name__
            line["trace"] = [f"{place.filename}:{place.lineno}" for place in extract_tb(record.exc_info[2])]
        return json.dumps(line, ensure_ascii=False)


class ClientsMistake(logging.Filter):
    """Leaves out what only says that a client sent nonsense: anybody can, as often as they like."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Is it worth a line?"""
        is_no_text = record.exc_info and record.exc_info[0] is UnicodeDecodeError
        return not is_no_text and record.getMessage() not in NONSENSE


def start_logging(level: str = "INFO") -> None:
    """All logs of the server to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    logging.getLogger("alembic").setLevel("WARNING")
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).handlers[:] = []
        logging.getLogger(name).propagate = True
    logging.getLogger("uvicorn.access").disabled = True
    logging.getLogger("uvicorn.error").addFilter(ClientsMistake())
    logging.getLogger("uvicorn").setLevel("WARNING")
