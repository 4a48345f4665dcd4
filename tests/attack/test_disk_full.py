"""A disk that is really full: players are told, nothing is lost or half-written, and with room it goes on."""

from __future__ import annotations

import asyncio
import errno
import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import psycopg
import pytest
from psycopg import sql

from tests.kit.server_process import Server
from tests.stress.full_disk import check_stored, in_the_middle_of_a_game, until_told
from tests.stress.kill9 import Game
from tests.stress.postgres import postgres, reason_to_skip


@dataclass
class Disk:
    """A small file system, and the database that lies on it."""

    place: Path
    database: str = ""

    @property
    def _ballast(self) -> Path:
        return self.place / "ballast"

    def fill(self) -> None:
        """Until not a single byte more can be written."""
        with self._ballast.open("wb", buffering=0) as file:
            for size in (65536, 4096, 1):
                try:
                    while file.write(b"\0" * size) == size:
                        pass
                except OSError as error:
                    if error.errno != errno.ENOSPC:
                        raise

    def make_room(self) -> None:
        self._ballast.unlink()


@contextmanager
def small_disk(folder: Path, megabytes: int) -> Iterator[Disk]:
    """A file system of so many megabytes, in memory; only root can have one."""
    place = folder / "small"
    place.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m", "tmpfs", str(place)]
    if os.getuid() != 0 or subprocess.run(mount, capture_output=True, check=False).returncode:
        pytest.skip("a file system can be mounted by root only")
    try:
        yield Disk(place)
    finally:
        subprocess.run(["umount", "--lazy", str(place)], check=True)


@pytest.fixture(params=["sqlite", "postgres"])
def disk(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Disk]:
    if request.param == "sqlite":
        with small_disk(tmp_path, 2) as disk:
            disk.database = f"sqlite:///{disk.place}/server.db"
            yield disk
        return
    if reason := reason_to_skip():
        pytest.skip(reason)
    with postgres() as cluster, small_disk(cluster.folder, 24) as disk:
        tables = disk.place / "tables"
        tables.mkdir()
        owner = cluster.folder.stat()
        os.chown(tables, owner.st_uid, owner.st_gid)
        with psycopg.connect(cluster.url(), autocommit=True) as connection:
            place = sql.Literal(str(tables))
            connection.execute(sql.SQL("CREATE TABLESPACE small LOCATION {}").format(place))
            connection.execute("CREATE DATABASE small TABLESPACE small")
        disk.database = cluster.url("small")
        yield disk


def test_a_full_disk_loses_nothing_even_if_the_server_is_killed_then(disk: Disk, tmp_path: Path) -> None:
    async def play(server: Server) -> Game:
        async with in_the_middle_of_a_game(server, 100) as game:
            disk.fill()
            await until_told(server, game)
            server.kill()
            disk.make_room()
            await asyncio.to_thread(server.start)
        return game

    home = tmp_path / "server"
    home.mkdir()
    with Server(home, database=disk.database) as server:
        game = asyncio.run(play(server))
        server.stop()
    check_stored(disk.database, game)
