"""[2.0.5] The rules of the decision table for all games of rivals on one cloth.

Columns I and II of the table share these rules.
"""

from cubacube.kit.events import Driven
from cubacube.kit.gates import blockers, obstacles
from cubacube.kit.measures import Measures
from cubacube.kit.ride import read
from cubacube.kit.shot import Die, Gate, Layout, Shot
from cubacube.kit.vehicles import VEHICLES, gate_dice, vehicle_dice


def judge_rival(
    shot: Shot,
    layout: Layout,
    measures: Measures,
    *,
    early_touch_spoils: bool,
    bumper_on: bool,
    needed: bool,
    broken: bool,
) -> Driven:
    """Return the verdict on a Vehicle flick; `layout` holds the dice before the flick (R2).

    With `early_touch_spoils`, an early touch of a Gate die cancels the crossing. So does an
    early touch of a white Vehicle die that belongs to the declared Gate. A touch is early if it
    happens before the crossing is complete, or at that moment (t_c) [Row 2, 3, R9, R38].
    """
    ride, which = read(shot), shot.flick.gate
    on_gate = blockers(which, layout, measures) if which else ()
    barred_by = obstacles(which, layout, measures) if which else ()
    spoilers = _spoilers(ride.early, which) if early_touch_spoils else ()
    success = ride.through and not (on_gate or barred_by or spoilers)  # [Row 12, 13]

    rammed = vehicle_dice(ride.touched())
    shielded = vehicle_dice(ride.late) if success and bumper_on else ()  # [Row 6, 7]
    absorbed = measures.hurting(ride.late_struck) if success and bumper_on else ()  # [Row 19]
    struck = measures.hurting(ride.struck)
    costly = gate_dice(ride.early if success else ride.touched())  # [Row 2]
    damage = (
        len(costly)
        + 2 * (len(rammed) - len(shielded))  # [Row 3, 5, 7]
        + len(ride.cities)  # [Row 8]
        + ride.left  # [Row 9, 14]
        + len(struck)
        - len(absorbed)  # [Row 19]
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
        early=ride.early if success else (),
        bumper=bumper_on,
        struck=struck,
        absorbed=absorbed,
        barred_by=barred_by,
    )


def _spoilers(early: tuple[Die, ...], which: Gate | None) -> tuple[Die, ...]:
    """[Row 2, 3] Return the dice in `early` that cancel a crossing.

    These are all Gate dice, and the Vehicle dice of the declared Gate.
    """
    posts = (which.a, which.b) if which else ()
    return tuple(die for die in early if die not in VEHICLES or die in posts)
