"""What the workshop takes over from the match that opened it, if any."""

from cubacube.kit.shot import Layout
from cubacube.rules import frozen
from cubacube.scenes.cloth.cloth_view import Owner
from cubacube.scenes.workshop.bench_cloth import Owners
from cubacube.session.files.cards import load_cards
from cubacube.session.language.referee import Cast
from cubacube.session.play.setup import SIDES


@frozen
class WorkshopVisit:
    """The dice of a match, their owners and names, and a first message."""

    layout: Layout | None
    owners: Owners
    cast: Cast
    words: str = ""


def is_foreign() -> WorkshopVisit:
    """Return the `WorkshopVisit` of a workshop that was opened without a match."""
    names = ("A", "B", "C", "D", "E")
    owners = {f"V{name}": Owner(name, side) for name, side in zip(names, SIDES, strict=False)}
    pawns = {f"P{name}": side for name, side in zip(names, SIDES, strict=False)}
    return WorkshopVisit(None, Owners(owners, pawns), Cast(names, load_cards()))
