"""Starts a server whose settings are complete, without anything that reads a command line.

Importing what reads one takes longer than all the rest, and tests start hundreds of servers.
"""

from __future__ import annotations

import os
import shutil
import socket
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from elbowroom.cli.databases import using
from elbowroom.cli.language import say
from elbowroom.cli.mistakes import Trouble

if TYPE_CHECKING:
    from elbowroom.server.operations.settings import Settings


def run(settings: Settings) -> int:
    """Start the server with its settings, once its database can be used."""
    return serve(prepare(settings))


def prepare(settings: Settings) -> Settings:
    """Create or upgrade the database if need be; say in a sentence what keeps us from serving.

    Returns the settings, with a free port if any will do.
    """
    from elbowroom.server.storage import opening

    with using(settings.database):
        opening.prepare(settings.database)
    port = _free_port(settings.host, settings.port)
    return msgspec.structs.replace(settings, port=port)


def serve(settings: Settings) -> int:
    """Serve until stopped, with a database that is prepared."""
    import uvicorn

    from elbowroom.server.operations.descriptors import backlog_within
    from elbowroom.server.operations.settings import to_environment

    descriptors = _descriptors(settings.most_sockets)
    to_environment(settings)
    folders = _shared_folders(settings.workers)
    try:
        uvicorn.run(
            "elbowroom.server.app:create_app",
            factory=True,
            host=settings.host,
            port=settings.port,
            workers=settings.workers,
            backlog=backlog_within(descriptors),
            http="elbowroom.server.http.protocols:GuardedHttp",
            ws="elbowroom.server.http.protocols:GuardedSocket",
            ws_max_size=settings.most_frame,
            ws_per_message_deflate=False,
            access_log=False,
            log_config=None,
            server_header=False,
            timeout_graceful_shutdown=10,
        )
    finally:
        for folder in folders:
            shutil.rmtree(folder, ignore_errors=True)
    return 0


def _descriptors(connections: int) -> int:
    """Get descriptors for so many connections; says so if there are fewer, and if too few, ends."""
    from elbowroom.server.operations import descriptors

    needed = descriptors.descriptors_for(connections)
    limit = descriptors.raise_limit(needed)
    if limit < descriptors.FEWEST:
        raise Trouble(say("serve-too-few-descriptors", limit=limit, fewest=descriptors.FEWEST))
    if limit < needed:
        room = descriptors.connections_within(limit)
        print(say("serve-few-descriptors", limit=limit, room=room, needed=needed), flush=True)
    return limit


def _free_port(host: str, port: int) -> int:
    """*port*, or any free one for 0; says it in one line if somebody else listens there already."""
    try:
        family, kind, _, _, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(place)
            return int(probe.getsockname()[1])
    except OSError as error:
        reason = error.strerror or str(error)
        raise Trouble(say("serve-port", host=host, port=port, reason=reason)) from error


def _shared_folders(workers: int) -> list[Path]:
    """Where several workers share their metrics and find each other."""
    from elbowroom.server.http.siblings import make_folder

    if workers == 1:
        return []
    figures = Path(tempfile.mkdtemp(prefix="elbowroom-figures-"))
    os.environ["PROMETHEUS_MULTIPROC_DIR"] = str(figures)
    return [figures, make_folder()]
