"""Describe what a better Vehicle changes."""

from cubacube.kit.upgrading import VehicleChange, VehicleNumber
from cubacube.session.language.numbers import listed, signed
from cubacube.session.language.referee.wording import Cast
from cubacube.session.language.translation import _, _n


def describe_change(change: VehicleChange, cast: Cast) -> str:
    """Return what a Vehicle card changes, and which other cards are as good."""
    changes = [_changed(each, by) for each in change.counts if (by := change.by(each))]
    said = _("Level {level}. No better than your {card} in this game.")
    if changes:
        said = _("Level {level}. Compared with your {card}: {changes}.")
    words = said.format(level=change.card.numeral, card=change.now.name, changes=listed(changes))
    others = (each for each in cast.cards.vehicles if each.id != change.card.id)
    alike = [each.name for each in others if change.is_like(each)]
    if not alike:
        return words
    return f"{words} {_('As good: {vehicles}.').format(vehicles=listed(alike))}"


def _changed(number: VehicleNumber, by: int) -> str:
    """Return by how much a number of a Vehicle card changes: "+1 Life"."""
    match number:
        case "life":
            said = _("{n} Life")
        case "bumpers":
            said = _n("{n} Bumper", "{n} Bumpers", abs(by))
        case "cargo":
            said = _("{n} Cargo")
        case "price":
            said = _("{n} Price")
    return said.format(n=signed(by))
