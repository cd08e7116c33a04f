"""Telling people outside the page that they are to move: off unless the operator turns it on."""

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

_PATIENCE: Final = 10


class YourTurn(Struct, omit_defaults=True):
    """A seat that is to move, and where."""

    table: str
    link: str
    seat: int
    name: str
    email: str = ""


class Notifier(ABC):
    """Somebody who carries the news; may block, is called in a thread."""

    @abstractmethod
    def carry(self, news: YourTurn) -> None:
        """Tell the person whose turn it is."""


class WebHook(Notifier):
    """Posts the news as JSON to one address of the operator."""

    def __init__(self, url: str) -> None:
        self.url: Final = url

    def carry(self, news: YourTurn) -> None:
        """POST it, without the address that was left for letters."""
        headers = {"Content-Type": "application/json"}
        body = encode(msgspec.structs.replace(news, email=""))
        request = urllib.request.Request(self.url, body, headers, method="POST")
        urllib.request.urlopen(request, timeout=_PATIENCE).close()


class Mail(Notifier):
    """Writes to those who left an address; the text is the link alone, in no language."""

    def __init__(self, server: str, sender: str) -> None:
        self.server: Final = server
        self.sender: Final = sender

    def carry(self, news: YourTurn) -> None:
        """Send it, if there is an address."""
        if not news.email:
            return
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self.sender, news.email, news.table
        message.set_content(news.link)
        host, _, port = self.server.partition(":")
        with smtplib.SMTP(host, int(port or 25), timeout=_PATIENCE) as server:
            server.send_message(message)


def notifiers(settings: Settings) -> list[Notifier]:
    """Those that the operator turned on."""
    found: list[Notifier] = []
    if settings.web_hook:
        found.append(WebHook(settings.web_hook))
    if settings.mail_server:
        found.append(Mail(settings.mail_server, settings.mail_from))
    return found


async def spread(carriers: list[Notifier], news: YourTurn) -> None:
    """Tell it by every way; a way that is blocked is logged and no more."""
    for carrier in carriers:
        try:
            await asyncio.to_thread(carrier.carry, news)
        except Exception:
            log("notify-failed", logging.WARNING, by=type(carrier).__name__)
