"""What all requests share, made once when the server starts."""

from __future__ import annotations

from dataclasses import dataclass

from starlette.requests import HTTPConnection

from elbowroom.server.http.gate import Gate
from elbowroom.server.identity.accounts import Passwords
from elbowroom.server.identity.rate_limits import RateLimits
from elbowroom.server.live.hub import Hub
from elbowroom.server.operations.notifications import Mail
from elbowroom.server.operations.settings import Settings
from elbowroom.server.storage.base import Store
from elbowroom.server.storage.community import CommunityStore
from elbowroom.server.storage.gallery import GalleryStore
from elbowroom.server.thinking.drawing import DrawingProcess
from elbowroom.server.thinking.measuring_process import Measuring


@dataclass(frozen=True)
class Services:
    """What this process has one of: settings, database, tables, limits, mail and so on.

    Tables, people and the gallery are in the same database.
    """

    settings: Settings
    store: Store
    hub: Hub
    passwords: Passwords
    limits: RateLimits
    gate: Gate
    mail: Mail | None
    drawing: DrawingProcess
    gallery: GalleryStore
    community: CommunityStore
    measuring: Measuring


def services_of(connection: HTTPConnection) -> Services:
    """The services of the application that serves *connection*."""
    services = connection.app.state.services
    assert isinstance(services, Services)
    return services
