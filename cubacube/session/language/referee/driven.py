"""The verdict of a drive in words: how it ended at the Gate, and what was hit."""

from cubacube.kit.events import Driven
from cubacube.kit.shot import Passage
from cubacube.rules import frozen
from cubacube.session.language.referee.wording import Cast, cities_listed, listed
from cubacube.session.language.translation import N_, _

_CLEAN = N_("{name} drives cleanly through the Gate.")
_SPOILT = N_("{name} touched {dice} before crossing: the crossing does not count.")
_BLOCKED = N_("The Gate was blocked by {dice}: {name}'s crossing does not count.")
_ENDED: dict[Passage, str] = {
    "none": N_("{name} drives on; there is no such Gate on the table."),
    "short": N_("{name} does not get through the Gate: the Vehicle never passed between {gate}."),
    "round": N_("{name} went round the Gate, not between {gate}: no crossing."),
    "astride": N_("{name} stops on the line between {gate}; the whole Vehicle must be behind it."),
    "back": N_("{name} came back over the line between {gate}: no crossing."),
}


@frozen
class Headlines:
    """What a variant says of a drive in its own words, marked for translation.

    `rough` for a success that was not clean, `broken` for a drive in a broken Vehicle, `free` for
    one that needs no Gate.
    """

    rough: str
    broken: str
    free: str


def tell_driven(event: Driven, cast: Cast, own: Headlines) -> str:
    """One to three sentences."""
    name = cast.name(event.seat)
    said = [_at_the_gate(event, cast, own)]
    if deeds := _deeds(event, cast):
        said.append(_("{name} {deeds}.").format(name=name, deeds=listed(deeds)))
    if event.shielded:
        said.append(_("The Bumper takes the blow."))
    return " ".join(said)


def _at_the_gate(event: Driven, cast: Cast, own: Headlines) -> str:
    """What became of the crossing."""
    dice = event.spoilt_by or event.blockers
    gate = (event.gate.a, event.gate.b) if event.gate else ()
    return _(_ending(event, own)).format(
        name=cast.name(event.seat),
        dice=cast.dice(dice) if dice else "",
        gate=cast.dice(gate) if gate else "",
    )


def _ending(event: Driven, own: Headlines) -> str:
    """The sentence that fits, in English."""
    if event.success:
        return _CLEAN if event.clean else own.rough
    if not event.needed:
        return own.broken if event.broken else own.free
    if event.passage != "through":
        return _ENDED[event.passage]
    return _SPOILT if event.spoilt_by else _BLOCKED


def _deeds(event: Driven, cast: Cast) -> list[str]:
    """What else was hit, in words that follow the name of who drove."""
    dice = tuple(die for die in event.costly if die not in event.spoilt_by)
    vehicles = tuple(die for die in event.rammed if die not in event.spoilt_by)
    deeds = []
    if dice:
        deeds.append(_("touched {dice}").format(dice=cast.dice(dice)))
    if vehicles:
        deeds.append(_("hit {vehicles}").format(vehicles=cast.dice(vehicles)))
    if event.cities:
        deeds.append(_("ran into {cities}").format(cities=cities_listed(event.cities)))
    if event.left:
        deeds.append(_("left the playing area"))
    return deeds
