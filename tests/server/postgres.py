"""A PostgreSQL server for the tests, from Debian's packages, in a temporary folder."""

from __future__ import annotations

import fcntl
import os
import pwd
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg

from tests.server.servers import free_port

_USER = "postgres"


def programs() -> Path:
    """The folder of PostgreSQL's programs; on Debian root installs them if need be."""
    with Path(tempfile.gettempdir(), "elbowroom-postgresql.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        folder = _find()
        if folder is None and os.geteuid() == 0 and shutil.which("apt-get"):
            _install()
            folder = _find()
    assert folder is not None, "PostgreSQL is needed: apt-get install postgresql"
    return folder


def _find() -> Path | None:
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), reverse=True)
    on_path = shutil.which("initdb")
    return places[0].parent if places else Path(on_path).resolve().parent if on_path else None


def _install() -> None:
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update", "-qq"], ["install", "-y", "-qq", "postgresql"]):
        subprocess.run(["apt-get", *command], env=quiet, check=True, capture_output=True)


def _as_user(command: list[str]) -> list[str]:
    """*command* as another user if we are root, as whom PostgreSQL refuses to run."""
    return ["runuser", "-u", _USER, "--", *command] if os.geteuid() == 0 else command


class Postgres:
    """A running server; every test gets a database of its own."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.made = 0

    def new_database(self) -> str:
        """The address of an empty database."""
        self.made += 1
        name = f"tables{os.getpid()}_{self.made}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.url(name)

    def url(self, name: str) -> str:
        return f"postgresql://{_USER}@127.0.0.1:{self.port}/{name}"


@contextmanager
def running(*addresses: str) -> Iterator[Postgres]:
    """A running server, removed at the end; it listens at further *addresses*, and trusts them."""
    bin_ = programs()
    folder = Path(tempfile.mkdtemp(prefix="elbowroom-pg-", dir="/tmp"))
    if os.geteuid() == 0:
        owner = pwd.getpwnam(_USER)
        os.chown(folder, owner.pw_uid, owner.pw_gid)
    port = free_port()
    data = folder / "data"
    process = None
    try:
        initdb = [str(bin_ / "initdb"), "-D", str(data), "-U", _USER, "--auth=trust", "-N"]
        subprocess.run(_as_user(initdb), check=True, capture_output=True, cwd="/tmp")
        with (data / "pg_hba.conf").open("a", encoding="ascii") as file:
            file.writelines(f"host all all {address}/24 trust\n" for address in addresses)
        options = [
            "-p",
            str(port),
            "-h",
            ",".join(["127.0.0.1", *addresses]),
            "-k",
            str(folder),
            "-c",
            "max_connections=60",
        ]
        process = subprocess.Popen(
            _as_user([str(bin_ / "postgres"), "-D", str(data), *options]),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd="/tmp",
        )
        server = Postgres(port)
        _wait(server)
        yield server
    finally:
        if process is not None:
            stop = [str(bin_ / "pg_ctl"), "-D", str(data), "-m", "immediate", "stop"]
            subprocess.run(_as_user(stop), check=False, capture_output=True, cwd="/tmp")
            process.wait(10)
        shutil.rmtree(folder, ignore_errors=True)


def _wait(server: Postgres) -> None:
    for _ in range(200):
        try:
            psycopg.connect(server.url("postgres"), connect_timeout=1).close()
        except psycopg.OperationalError:
            time.sleep(0.05)
        else:
            return
    raise AssertionError("PostgreSQL does not answer")
