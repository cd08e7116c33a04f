"""Offers as messages: what the board says of a region that the acting army could take."""

from __future__ import annotations

from elbowroom.notation.naming import means_names, reason_message
from elbowroom.play.offer import Offer, percent
from elbowroom.words.message import Argument, Message


def offer_message(offer: Offer) -> Message:
    """How the region of *offer* can be taken, or why not."""
    means: dict[str, Argument] = {"means": means_names(offer.means)}
    if offer.how == "means":
        return Message("mark-means", means)
    plain = _plain(offer)
    return Message("mark-also-means", {"mark": plain, **means}) if offer.by else plain


def _plain(offer: Offer) -> Message:
    args: dict[str, Argument] = {"price": offer.price}
    if offer.how == "conquer":
        return Message("mark-conquer", args)
    if offer.odds is not None:
        return Message("mark-roll", args | {"odds": percent(offer.odds)})
    if offer.how == "rebirth":
        return Message("mark-rebirth")
    assert offer.reason is not None, "what cannot be taken has a reason"
    return Message("mark-no", args | {"reason": reason_message(offer.reason)})
