"""Report a drive in words: how it ended at the Gate, and what was hit."""

from collections.abc import Iterable

from cubacube.kit.events import Driven
from cubacube.kit.shot import Die, Passage
from cubacube.kit.vehicles import VEHICLES
from cubacube.rules import frozen
from cubacube.session.language.referee.wording import Cast, cities_listed
from cubacube.session.language.translation import N_, _

_CLEAN = N_("{name} drives cleanly through the Gate.")
_SPOILT = N_("{name} touched {dice} before the crossing, so it does not count.")
_BLOCKED = N_("{name}'s crossing does not count: {dice} blocked the Gate.")
_ENDED: dict[Passage, str] = {
    "none": N_("{name} drives without a Gate: it is not on the table."),
    "short": N_("{name} misses the Gate: the Vehicle never passed between {gate_dice}."),
    "round": N_("{name} went around the Gate, not between {gate_dice}: no crossing."),
    "astride": N_(
        "{name} stops on the line between {gate_dice}. The whole Vehicle must get through."
    ),
    "back": N_("{name} slid back over the line between {gate_dice}: no crossing."),
}
_EARLY = (
    N_("{name} touched {things} before the crossing."),
    N_("{name} hit {things} before the crossing."),
)
_LATE = N_("{name} touched {things}."), N_("{name} hit {things}.")
_MISHAPS = N_("{name} hit {cities}."), N_("{name} left the playing area.")


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
    """Return sentences about the Gate, the effect of a Bumper, and the Damage."""
    said = [_at_the_gate(event, cast, own)]
    if blows := _blows(event, cast):
        said += [*blows, _("The Bumper prevents this Damage.")]
    said += _costs(event, cast)
    if event.bumper and _unshielded(event):
        said.append(_("A Bumper helps only after the crossing."))
    return " ".join(said)


def _at_the_gate(event: Driven, cast: Cast, own: Headlines) -> str:
    """Return the sentence about the crossing."""
    gate = (event.gate.a, event.gate.b) if event.gate else ()
    spoilt = cast.dice(event.spoilt_by)
    return _(_ending(event, own)).format(
        name=cast.name(event.seat),
        dice=spoilt or cast.things(event.blockers, event.barred_by),
        gate_dice=cast.dice(gate),
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

    Causes that the Bumper absorbed are left out.
    """
    told = {*event.spoilt_by, *event.shielded}
    met = [die for die in (*event.costly, *event.rammed) if die not in told]
    late = [die for die in met if die not in event.early]
    struck = {*event.struck} - {*event.absorbed}
    said = _met(event, cast, _EARLY, [die for die in met if die in event.early])
    said += _met(event, cast, _LATE, late, struck)
    return said if _all_covered(event) else [*said, *_mishaps(event, cast)]


def _blows(event: Driven, cast: Cast) -> list[str]:
    """Return what the Bumper absorbed."""
    said = _met(event, cast, _LATE, event.shielded, event.absorbed)
    return [*said, *_mishaps(event, cast)] if _all_covered(event) else said


def _unshielded(event: Driven) -> bool:
    """Return whether a Vehicle or obstacle was hit without protection by a Bumper."""
    return bool({*event.rammed, *event.struck} - {*event.shielded, *event.absorbed})


def _all_covered(event: Driven) -> bool:
    """Return whether the Bumper absorbed all causes of Damage, so that the drive cost none."""
    return event.bumper and not event.damage


def _met(
    event: Driven,
    cast: Cast,
    said: tuple[str, str],
    dice: Iterable[Die],
    obstacles: Iterable[int] = (),
) -> list[str]:
    """Return a sentence about the Gate dice, and one about the Vehicles and obstacles."""
    name, vehicles = cast.name(event.seat), tuple(die for die in dice if die in VEHICLES)
    touched = cast.dice(tuple(die for die in dice if die not in VEHICLES))
    hit = cast.things(vehicles, tuple(sorted(set(obstacles))))
    told = zip(said, (touched, hit), strict=True)
    return [_(each).format(name=name, things=things) for each, things in told if things]


def _mishaps(event: Driven, cast: Cast) -> list[str]:
    name, cities = cast.name(event.seat), cities_listed(event.cities)
    told = zip(_MISHAPS, (event.cities, event.left), strict=True)
    return [_(each).format(name=name, cities=cities) for each, happened in told if happened]
