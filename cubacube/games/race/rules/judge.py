"""[2.0.5] The decision table, column I; the numbers in brackets are its rows."""

from cubacube.games.race.rules.state import State
from cubacube.kit.events import Driven
from cubacube.kit.gates import blockers
from cubacube.kit.ride import read
from cubacube.kit.vehicles import VEHICLES, gate_dice, vehicle_dice
from cubacube.rules import Shot


def judge(state: State, shot: Shot) -> Driven:
    """The verdict of a Vehicle flick; `state` still has the layout before it (R2)."""
    ride, which = read(shot), shot.flick.gate
    on_gate = blockers(which, state.layout, state.box.measures) if which else ()
    own_white = vehicle_dice((which.a, which.b)) if which else ()
    spoilers = tuple(die for die in ride.early if die not in VEHICLES or die in own_white)  # [2, 3]
    success = ride.through and not on_gate and not spoilers  # [12, 13]

    rammed = vehicle_dice(ride.touched)
    shielded = vehicle_dice(ride.late) if success and state.bumper_on else ()  # [6, 7]
    costly = gate_dice(ride.early if success else ride.touched)  # [2]
    damage = (
        len(costly)
        + 2 * (len(rammed) - len(shielded))  # [3, 5, 7]
        + len(ride.cities)  # [8]
        + ride.left  # [9, 14]
    )
    clean = damage == 0
    return Driven(
        seat=shot.flick.seat,
        needed=state.needs_gate,  # [17, 18]
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
        bonus_dice=gate_dice(ride.late) if success and clean else (),  # [4, 11]
        cities=ride.cities,
        left=ride.left,
        broken=state.racer.broken,
    )
