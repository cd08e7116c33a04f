"""Notifications outside the page that it is somebody's turn; off unless the operator asks."""

from __future__ import annotations

import asyncio
import logging
import smtplib
import urllib.request
from abc import ABC, abstractmethod
from email.message import EmailMessage
from typing import Final

import msgspec
from msgspec import Struct

from elbowroom.server.operations.logs import log
from elbowroom.server.operations.settings import Settings
from elbowroom.server.wire.messages import encode

_TIMEOUT_SECONDS: Final = 10


class YourTurn(Struct, omit_defaults=True):
    """A seat that is to move: the table's name and link, the seat, its person's name and e-mail."""

    table: str
    link: str
    seat: int
    name: str
    email: str = ""


class Notifier(ABC):
    """One way to notify people; called in a thread, so it may block."""

    @abstractmethod
    def notify(self, turn: YourTurn) -> None:
        """Tell the person whose turn it is."""


class WebHook(Notifier):
    """Posts JSON to one address of the operator."""

    def __init__(self, url: str) -> None:
        self.url: Final = url

    def notify(self, turn: YourTurn) -> None:
        """POST the turn, without the e-mail address."""
        headers = {"Content-Type": "application/json"}
        body = encode(msgspec.structs.replace(turn, email=""))
        request = urllib.request.Request(self.url, body, headers, method="POST")
        urllib.request.urlopen(request, timeout=_TIMEOUT_SECONDS).close()


class Mail(Notifier):
    """Sends mail to people who left an address; it holds only the link, so it has no language."""

    def __init__(self, server: str, sender: str) -> None:
        self.server: Final = server
        self.sender: Final = sender

    def notify(self, turn: YourTurn) -> None:
        """Send a mail, if there is an address."""
        if not turn.email:
            return
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self.sender, turn.email, turn.table
        message.set_content(turn.link)
        host, _, port = self.server.partition(":")
        with smtplib.SMTP(host, int(port or 25), timeout=_TIMEOUT_SECONDS) as server:
            server.send_message(message)


def notifiers(settings: Settings) -> list[Notifier]:
    """The ways that the operator has turned on."""
    active: list[Notifier] = []
    if settings.web_hook:
        active.append(WebHook(settings.web_hook))
    if settings.mail_server:
        active.append(Mail(settings.mail_server, settings.mail_from))
    return active


async def notify_all(ways: list[Notifier], turn: YourTurn) -> None:
    """Notify somebody in every way; a failure is logged and does not stop the others."""
    for way in ways:
        try:
            await asyncio.to_thread(way.notify, turn)
        except Exception:
            log("notify-failed", logging.WARNING, by=type(way).__name__)
