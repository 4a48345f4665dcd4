"""`branchline serve` as a program of its own, for the tests of the server, of the page and under stress."""

from __future__ import annotations

import os
import re
import select
import signal
import subprocess
import time
from pathlib import Path
from typing import Self

from tests.kit.said import PROGRAM

START_SECONDS = 120.0  # longer than it takes to start, rules compiled anew
END_SECONDS = 30.0  # longer than it takes to end


class Server:
    """A server process without limits to its rate; it can be ended and started again on the same port and database.

    Its database, its log and whatever else it keeps are in the folder, unless another database is given.
    """

    def __init__(self, folder: Path, *options: str, database: str = "") -> None:
        self.folder, self.options, self.port = folder, options, 0
        self.database = database or f"sqlite:///{folder / 'served.db'}"
        self.process: subprocess.Popen[str] | None = None
        self.ready_seconds = self.stop_seconds = 0.0
        self.start()

    def start(self) -> None:
        """Start, and wait until it says where it is."""
        began = time.monotonic()
        command = [*PROGRAM, "serve", "--no-limits", "--port", str(self.port), "--database", self.database]
        environment = os.environ | {"BRANCHLINE_DATA": str(self.folder)}
        with (self.folder / "log.txt").open("a") as log:
            self.process = subprocess.Popen(
                [*command, *self.options], stdout=subprocess.PIPE, stderr=log, text=True, env=environment
            )
        assert self.process.stdout is not None
        said = select.select([self.process.stdout], [], [], START_SECONDS)[0]
        found = re.search(r"http://localhost:(\d+)/", self.process.stdout.readline()) if said else None
        if not found:
            self.kill()
            raise RuntimeError(f"the server did not start; its log:\n{self.log[-3000:]}")
        self.port = int(found[1])
        self.ready_seconds = time.monotonic() - began

    @property
    def host(self) -> str:
        return f"localhost:{self.port}"

    @property
    def address(self) -> str:
        return f"http://{self.host}"

    @property
    def log(self) -> str:
        """Everything it has logged so far."""
        return (self.folder / "log.txt").read_text(encoding="utf-8")

    def kill(self) -> None:
        """No goodbye."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to end; gives the exit status: the signal, or 0."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        began = time.monotonic()
        assert self.process is not None
        assert self.process.stdout is not None
        self.process.send_signal(how)
        status = self.process.wait(END_SECONDS)
        self.process.stdout.close()
        self.process = None
        self.stop_seconds = time.monotonic() - began
        return status

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def cpu_seconds(self) -> float:
        """Time on the processor so far, all threads."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def rss(self) -> int:
        """Bytes of memory in use."""
        return int(Path(f"/proc/{self.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process is not None:
            self.kill()
