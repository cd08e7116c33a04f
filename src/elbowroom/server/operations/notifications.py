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
from elbowroom.server.wire.encoding import encode
from elbowroom.words import Words

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
    """Sends mail to people who have verified their address."""

    def __init__(self, server: str, sender: str) -> None:
        self.server: Final = server
        self.sender: Final = sender

    def notify(self, turn: YourTurn) -> None:
        """Send a mail, if there is an address."""
        if turn.email:
            self._send(turn.email, turn.table, turn.link)

    def send_code(self, address: str, code: str, language: str) -> None:
        """Send the code by which somebody proves that *address* is theirs, in their *language*."""
        words = Words(language)
        self._send(address, words.text("mail-code-subject"), words.text("mail-code", code=code))

    def send_recovery(self, address: str, code: str, language: str) -> None:
        """Send the code with which somebody sets a new password, in their *language*."""
        words = Words(language)
        self._send(address, words.text("mail-code-subject"), words.text("recover-mail", code=code))

    def _send(self, address: str, subject: str, text: str) -> None:
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self.sender, address, subject
        message.set_content(text)
        host, _, port = self.server.partition(":")
        with smtplib.SMTP(host, int(port or 25), timeout=_TIMEOUT_SECONDS) as server:
            server.send_message(message)


def notifiers(settings: Settings) -> list[Notifier]:
    """The ways that the operator has turned on."""
    active: list[Notifier] = []
    if settings.web_hook:
        active.append(WebHook(settings.web_hook))
    mail = mail_of(settings)
    return active if mail is None else [*active, mail]


def mail_of(settings: Settings) -> Mail | None:
    """How mail is sent, if the operator has turned it on."""
    return Mail(settings.mail_server, settings.mail_from) if settings.mail_server else None


async def notify_all(ways: list[Notifier], turn: YourTurn) -> None:
    """Notify somebody in every way; a failure is logged and does not stop the others."""
    for way in ways:
        try:
            await asyncio.to_thread(way.notify, turn)
        except Exception:
            log("notify-failed", logging.WARNING, by=type(way).__name__)
