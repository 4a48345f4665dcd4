"""A PostgreSQL of one's own, from the machine's binaries. It refuses to run as root, so root becomes another user."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
from psycopg import sql

SETTINGS = {"fsync": "on", "synchronous_commit": "on", "max_connections": "60", "shared_buffers": "32MB"}


def binaries() -> Path | None:
    """The folder with `initdb` and `pg_ctl`; None if the machine has no PostgreSQL."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    found = shutil.which("pg_ctl")
    folders += [Path(found).resolve().parent] if found else []
    return next((folder for folder in folders if (folder / "initdb").exists() and (folder / "pg_ctl").exists()), None)


def _other_user() -> pwd.struct_passwd | None:
    """Whom root becomes to run the database; None if we are not root."""
    if os.getuid() != 0:
        return None
    users = {user.pw_name: user for user in pwd.getpwall()}
    return users.get("postgres") or users["nobody"]


def reason_to_skip() -> str | None:
    """Why there can be no PostgreSQL here; None if there can."""
    return None if binaries() else "this machine has no PostgreSQL: initdb and pg_ctl were not found"


class Postgres:
    """A private cluster."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._bin = binaries()
        self._user = _other_user()
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        if self._user:
            os.chown(folder, self._user.pw_uid, self._user.pw_gid)
        self._run("initdb", "-D", str(folder / "data"), "-U", "branchline", "-A", "trust", "-E", "UTF8", "--no-sync")
        with (folder / "data" / "postgresql.conf").open("a") as settings:
            settings.writelines(f"{name} = {value}\n" for name, value in SETTINGS.items())
        self._databases = 0

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://branchline@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        """The address of an empty database."""
        self._databases += 1
        name = f"test_{self._databases}"
        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
        return self.url(name)

    def _run(self, program: str, *arguments: str) -> None:
        assert self._bin is not None
        user = self._user
        done = subprocess.run(
            [str(self._bin / program), *arguments],
            user=user.pw_uid if user else None,
            group=user.pw_gid if user else None,
            extra_groups=[] if user else None,
            cwd=self.folder,
            env={"PATH": os.environ.get("PATH", ""), "LC_ALL": "C"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            timeout=60,
            check=False,
        )
        if done.returncode:
            log = self.folder / "log"
            raise RuntimeError(f"{program}: {done.stderr}\n{log.read_text() if log.exists() else ''}")

    def _control(self, *arguments: str) -> None:
        where = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=''"
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-l", str(self.folder / "log"), "-o", where, *arguments)

    def start(self) -> None:
        self._control("-w", "start")

    def crash(self) -> None:
        """End at once, as when the power fails."""
        self._control("-m", "immediate", "-w", "stop")

    def restart(self) -> None:
        """The same, and start again: committed work is recovered from the log."""
        self._control("-m", "immediate", "-w", "restart")


@contextmanager
def postgres() -> Iterator[Postgres]:
    """A running cluster, gone afterwards. It lies where its user may go, which a test's own folder need not be."""
    folder = Path(tempfile.mkdtemp(prefix="branchline-pg-"))
    try:
        folder.chmod(0o755)
        cluster = Postgres(folder)
        cluster.start()
        try:
            yield cluster
        finally:
            cluster.crash()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
