"""Who is at the workshop: a match that was left for it, or nobody's."""

from cubacube.kit.shot import Layout
from cubacube.rules import frozen
from cubacube.scenes.cloth.cloth_view import Owner
from cubacube.scenes.flicking.workshop.bench_cloth import Owners
from cubacube.session.files.cards import load_cards
from cubacube.session.language.referee import Cast
from cubacube.session.play.setup import SIDES


@frozen
class WorkshopVisit:
    """What a match leaves on the bench: its dice, whose they are, and what is said of it."""

    layout: Layout | None
    owners: Owners
    cast: Cast
    words: str = ""


def is_foreign() -> WorkshopVisit:
    """Nobody's match was left."""
    names = ("A", "B", "C", "D", "E")
    owners = {f"V{name}": Owner(name, side) for name, side in zip(names, SIDES, strict=False)}
    pawns = {f"P{name}": side for name, side in zip(names, SIDES, strict=False)}
    return WorkshopVisit(None, Owners(owners, pawns), Cast(names, load_cards()))
