"""[2.0.5] What columns I and II of the decision table agree on: rivals share the cloth."""

from collections.abc import Callable
from typing import TypeAlias

from cubacube.kit.events import Driven
from cubacube.kit.gates import blockers
from cubacube.kit.measures import Measures
from cubacube.kit.ride import read
from cubacube.kit.shot import Die, Gate, Layout, Shot
from cubacube.kit.vehicles import VEHICLES, gate_dice, vehicle_dice

Spoils: TypeAlias = Callable[[Die, Gate | None], bool]
"""What Row 2 and 3 of a column say: whether a die, touched early, spoils the crossing of a Gate."""


def own_white(die: Die, which: Gate | None) -> bool:
    """[Row 3] A white Vehicle of the own Gate."""
    return die in VEHICLES and which is not None and die in (which.a, which.b)


def gate_die_or_own_white(die: Die, which: Gate | None) -> bool:
    """[Row 2, 3] Any Gate die, or a white Vehicle of the own Gate."""
    return die not in VEHICLES or own_white(die, which)


def judge_rival(
    shot: Shot,
    layout: Layout,
    measures: Measures,
    spoils: Spoils,
    *,
    bumper_on: bool,
    needed: bool,
    broken: bool,
) -> Driven:
    """The verdict of a Vehicle flick; `layout` is the one before it (R2)."""
    ride, which = read(shot), shot.flick.gate
    on_gate = blockers(which, layout, measures) if which else ()
    spoilers = tuple(die for die in ride.early if spoils(die, which))  # [Row 2, 3]
    success = ride.through and not on_gate and not spoilers  # [Row 12, 13]

    rammed = vehicle_dice(ride.touched)
    shielded = vehicle_dice(ride.late) if success and bumper_on else ()  # [Row 6, 7]
    costly = gate_dice(ride.early if success else ride.touched)  # [Row 2]
    damage = (
        len(costly)
        + 2 * (len(rammed) - len(shielded))  # [Row 3, 5, 7]
        + len(ride.cities)  # [Row 8]
        + ride.left  # [Row 9, 14]
    )
    clean = damage == 0
    return Driven(
        seat=shot.flick.seat,
        needed=needed,
        gate=which,
        blockers=on_gate,
        passage=shot.passage,
        success=success,
        clean=clean,
        damage=damage,
        costly=costly,
        spoilt_by=spoilers if ride.through else (),
        rammed=rammed,
        shielded=shielded,
        bonus_dice=gate_dice(ride.late) if success and clean else (),  # [Row 4, 11]
        cities=ride.cities,
        left=ride.left,
        broken=broken,
    )
