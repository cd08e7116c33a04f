"""Two machines that share a database, and that can be cut off from everything.

Where we may, they are network namespaces on a bridge, as real as machines to every program. Where
we may not, they are processes of this machine behind proxies that let nothing pass while cut off.
"""

from __future__ import annotations

import secrets
import shutil
import subprocess
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import psycopg

from elbowroom.server.storage.migrations import upgrade
from tests.server.freezer import Freezer, freezer
from tests.server.postgres import Postgres, running
from tests.server.servers import Server

HOSTS = 2
# Notes which machine wrote each line, and on which each process runs: every machine has a user of
# its own at the database.
NOTE_WRITERS = """
CREATE TABLE residents (process TEXT, host TEXT);
CREATE FUNCTION note_resident() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO residents VALUES (NEW.id, session_user);
    RETURN NEW;
END $$;
CREATE TRIGGER note_resident AFTER INSERT ON processes
    FOR EACH ROW EXECUTE FUNCTION note_resident();
CREATE TABLE writers (game TEXT, seq INTEGER, host TEXT, at DOUBLE PRECISION);
CREATE FUNCTION note_writer() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO writers VALUES
        (NEW.game, NEW.seq, session_user, extract(epoch FROM clock_timestamp()));
    RETURN NEW;
END $$;
CREATE TRIGGER note_writer AFTER INSERT ON log FOR EACH ROW EXECUTE FUNCTION note_writer();
"""


class Host(ABC):
    """One machine with a server, which may have several workers."""

    server: Server
    # Its user at the database.
    user: str

    @abstractmethod
    def cut(self) -> None:
        """Cut it off from the database and from all clients."""

    @abstractmethod
    def heal(self) -> None:
        """Connect it again."""


def _ip(*arguments: str) -> None:
    subprocess.run(["ip", *arguments], check=True, capture_output=True)


class NamespaceHost(Host):
    """A network namespace; it is cut off by pulling its cable out of the switch."""

    def __init__(self, bridge: str, number: int, network: str) -> None:
        self.bridge = bridge
        self.name = f"{bridge}h{number}"
        self.cable = f"{bridge}c{number}"
        self.address = f"{network}.{10 + number}"

    def make(self) -> None:
        _ip("netns", "add", self.name)
        inner = f"{self.cable}i"
        _ip("link", "add", self.cable, "type", "veth", "peer", "name", inner, "netns", self.name)
        _ip("link", "set", self.cable, "up")
        for command in (
            ["addr", "add", f"{self.address}/24", "dev", inner],
            ["link", "set", inner, "up"],
            ["link", "set", "lo", "up"],
        ):
            _ip("-netns", self.name, *command)
        self.heal()

    def remove(self) -> None:
        subprocess.run(["ip", "netns", "del", self.name], check=False, capture_output=True)

    def cut(self) -> None:
        _ip("link", "set", self.cable, "nomaster")

    def heal(self) -> None:
        _ip("link", "set", self.cable, "master", self.bridge)


class ProxyHost(Host):
    """A process of this machine whose ways to the database and to clients can freeze."""

    def __init__(self, to_database: Freezer) -> None:
        self.ways = [to_database]

    def cut(self) -> None:
        for way in self.ways:
            way.freeze()

    def heal(self) -> None:
        for way in self.ways:
            way.thaw()


@contextmanager
def bridge() -> Iterator[tuple[str, str]]:
    """A switch; its name, and the network that it connects, of those set aside for tests."""
    name = f"er{secrets.token_hex(3)}"
    network = f"198.{18 + secrets.randbelow(2)}.{secrets.randbelow(256)}"
    _ip("link", "add", name, "type", "bridge")
    try:
        _ip("addr", "add", f"{network}.1/24", "dev", name)
        _ip("link", "set", name, "up")
        yield name, network
    finally:
        _ip("link", "del", name)


def namespaces_work() -> bool:
    """Whether we may make network namespaces here."""
    if shutil.which("ip") is None:
        return False
    name = f"er{secrets.token_hex(3)}"
    try:
        _ip("netns", "add", name)
        _ip("netns", "del", name)
        with bridge():
            return True
    except (subprocess.CalledProcessError, OSError):
        return False


def _database(server: Postgres) -> str:
    """A database of our version that notes who writes; the name of it."""
    url = server.new_database()
    upgrade(url)
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(NOTE_WRITERS)
        for number in range(HOSTS):
            connection.execute(f"DROP ROLE IF EXISTS host{number}".encode())
            connection.execute(f"CREATE ROLE host{number} SUPERUSER LOGIN".encode())
    return url


class Cluster:
    """The machines and the address of their database, as it is reached from here."""

    def __init__(self, hosts: list[Host], database: str) -> None:
        self.hosts = hosts
        self.database = database


def _url(database: str, user: str, address: str, port: int) -> str:
    name = database.rpartition("/")[2]
    return f"postgresql://{user}@{address}:{port}/{name}"


@contextmanager
def namespace_cluster(folder: Path, **settings: Any) -> Iterator[Cluster]:
    """Machines in network namespaces; they are not started yet."""
    with ExitStack() as stack:
        switch, network = stack.enter_context(bridge())
        postgres = stack.enter_context(running(f"{network}.1"))
        database = _database(postgres)
        hosts: list[Host] = []
        for number in range(HOSTS):
            host = NamespaceHost(switch, number, network)
            stack.callback(host.remove)
            host.make()
            host.user = f"host{number}"
            url = _url(database, host.user, f"{network}.1", postgres.port)
            inside = ("ip", "netns", "exec", host.name)
            host.server = Server(folder, inside=inside, host=host.address, database=url, **settings)
            hosts.append(host)
        yield Cluster(hosts, database)


@contextmanager
def proxy_cluster(folder: Path, **settings: Any) -> Iterator[Cluster]:
    """Machines behind proxies; they are not started yet."""
    with ExitStack() as stack:
        postgres = stack.enter_context(running())
        database = _database(postgres)
        hosts: list[Host] = []
        for number in range(HOSTS):
            host = ProxyHost(stack.enter_context(freezer(postgres.port)))
            host.user = f"host{number}"
            url = _url(database, host.user, "127.0.0.1", host.ways[0].port)
            host.server = Server(folder, database=url, **settings)
            host.ways.append(stack.enter_context(freezer(host.server.port)))
            host.server.place = f"127.0.0.1:{host.ways[1].port}"
            hosts.append(host)
        yield Cluster(hosts, database)


@contextmanager
def cluster(folder: Path, **settings: Any) -> Iterator[Cluster]:
    """Running machines, in namespaces if that is possible; *settings* are those of the servers."""
    make = namespace_cluster if namespaces_work() else proxy_cluster
    with make(folder, **settings) as made:
        try:
            for host in made.hosts:
                host.server.launch()
            for host in made.hosts:
                host.server.wait_ready(120)
            yield made
        finally:
            for host in made.hosts:
                if host.server.process is not None:
                    host.heal()
                    host.server.kill()
