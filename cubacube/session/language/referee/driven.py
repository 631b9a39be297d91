"""Report a drive in words: how it ended at the Gate, and what was hit."""

from cubacube.kit.events import Driven
from cubacube.kit.shot import Die, Passage
from cubacube.kit.vehicles import VEHICLES
from cubacube.rules import frozen
from cubacube.session.language.numbers import listed
from cubacube.session.language.referee.wording import Cast, cities_listed
from cubacube.session.language.translation import N_, _

_CLEAN = N_("{name} drives cleanly through the Gate.")
_SPOILT = N_("{name} touched {dice} before the crossing, so it does not count.")
_BLOCKED = N_("{name}'s crossing does not count: {dice} blocked the Gate.")
_ENDED: dict[Passage, str] = {
    "none": N_("{name} drives without a Gate: it is not on the table."),
    "short": N_("{name} misses the Gate: the Vehicle never passed between {gate}."),
    "round": N_("{name} went around the Gate, not between {gate}: no crossing."),
    "astride": N_("{name} stops on the line between {gate}. The whole Vehicle must get through."),
    "back": N_("{name} slid back over the line between {gate}: no crossing."),
}


@frozen
class Headlines:
    """The sentences about a drive that differ between variants, marked for translation.

    `rough` is for a success that was not clean, `broken` for a drive in a broken Vehicle,
    `free` for a drive that needs no Gate.
    """

    rough: str
    broken: str
    free: str


def tell_drive(event: Driven, cast: Cast, own: Headlines) -> str:
    """Return one to four sentences about the Gate, the Damage, and the effect of a Bumper."""
    name = cast.name(event.seat)
    said = [_at_the_gate(event, cast, own)]
    if deeds := _costs(event, cast):
        said.append(_("{name} {deeds}.").format(name=name, deeds=listed(deeds)))
    if event.bumper and _unshielded(event):
        said.append(_("A Bumper helps only after the crossing."))
    if deeds := _blows(event, cast):
        blow = _("{name} {deeds}: the Bumper prevents Damage.")
        said.append(blow.format(name=name, deeds=listed(deeds)))
    return " ".join(said)


def _at_the_gate(event: Driven, cast: Cast, own: Headlines) -> str:
    """Return the sentence about the crossing."""
    gate = (event.gate.a, event.gate.b) if event.gate else ()
    spoilt = cast.dice(event.spoilt_by)
    return _(_ending(event, own)).format(
        name=cast.name(event.seat),
        dice=spoilt or cast.things(event.blockers, event.barred_by),
        gate=cast.dice(gate),
    )


def _ending(event: Driven, own: Headlines) -> str:
    """Return the English template of the sentence about the crossing."""
    if event.success:
        return _CLEAN if event.clean else own.rough
    if not event.needed:
        return own.broken if event.broken else own.free
    if event.passage != "through":
        return _ENDED[event.passage]
    return _SPOILT if event.spoilt_by else _BLOCKED


def _costs(event: Driven, cast: Cast) -> list[str]:
    """Return the causes of Damage that the sentence about the Gate does not name.

    Each cause is a phrase that follows the driver's name. Causes that the Bumper absorbed are
    left out.
    """
    told = {*event.spoilt_by, *event.shielded}
    dice = [die for die in event.costly if die not in told]
    vehicles = [die for die in event.rammed if die not in told]
    before = [each for each in dice if each in event.early]
    deeds = [
        *_met(N_("touched {dice} before the crossing"), before, cast),
        *_met(N_("touched {dice}"), [die for die in dice if die not in before], cast),
    ]
    before = [each for each in vehicles if each in event.early]
    deeds += [
        *_met(N_("hit {dice} before the crossing"), before, cast),
        *_met(N_("hit {dice}"), [die for die in vehicles if die not in before], cast),
    ]
    deeds += _ran_into(set(event.struck) - set(event.absorbed), cast)
    return deeds if _all_covered(event) else [*deeds, *_mishaps(event)]


def _blows(event: Driven, cast: Cast) -> list[str]:
    """Return what the Bumper absorbed, in phrases that follow the driver's name."""
    vehicles = [die for die in event.shielded if die in VEHICLES]
    deeds = [
        *_met(N_("touched {dice}"), [die for die in event.shielded if die not in vehicles], cast),
        *_met(N_("hit {dice}"), vehicles, cast),
    ]
    deeds += _ran_into(set(event.absorbed), cast)
    return [*deeds, *_mishaps(event)] if _all_covered(event) else deeds


def _unshielded(event: Driven) -> bool:
    """Return whether a Vehicle or obstacle was hit without protection by a Bumper."""
    return bool({*event.rammed, *event.struck} - {*event.shielded, *event.absorbed})


def _all_covered(event: Driven) -> bool:
    """Return whether the Bumper absorbed all causes of Damage, so that the drive cost none."""
    return event.bumper and not event.damage


def _met(said: str, dice: list[Die], cast: Cast) -> list[str]:
    return [_(said).format(dice=cast.dice(tuple(dice)))] if dice else []


def _ran_into(obstacles: set[int], cast: Cast) -> list[str]:
    met = tuple(sorted(obstacles))
    return [_("hit {dice}").format(dice=cast.things((), met))] if met else []


def _mishaps(event: Driven) -> list[str]:
    deeds = []
    if event.cities:
        deeds.append(_("hit {cities}").format(cities=cities_listed(event.cities)))
    if event.left:
        deeds.append(_("left the playing area"))
    return deeds
