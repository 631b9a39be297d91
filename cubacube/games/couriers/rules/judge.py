"""[2.0.5] Column III of the decision table."""

from cubacube.games.couriers.rules.state import State
from cubacube.kit.events import Driven
from cubacube.kit.gates import blockers, obstacles
from cubacube.kit.ride import read
from cubacube.kit.shot import Shot
from cubacube.kit.vehicles import gate_dice, vehicle_dice


def judge(state: State, shot: Shot) -> Driven:
    """Return the verdict on a Vehicle flick; `state` has the layout before the flick (R2).

    Touching dice never spoils a crossing (R43). An installed Bumper covers every touch: all
    dice that were hit count as `shielded`, and obstacles do no Damage [Row 19].
    """
    ride, which = read(shot), shot.flick.gate
    assert which is not None
    measures = state.box.measures
    on_gate = blockers(which, state.layout, measures)
    barred_by = obstacles(which, state.layout, measures)
    touched, struck = ride.touched(), measures.hurting(ride.struck)
    covered = state.turn.bumper_on
    damage = len(touched) + len(ride.cities) + ride.left + len(struck)  # [Row 2 - 5, 8, 9, 19]
    if covered:  # [Row 6, 7]
        damage = 0
    return Driven(
        seat=shot.flick.seat,
        needed=True,
        gate=which,
        blockers=on_gate,
        passage=shot.passage,
        success=ride.through and not (on_gate or barred_by),  # [Row 2, 3, 12 - 14]
        clean=damage == 0 and not ride.left,
        damage=damage,
        costly=() if covered else gate_dice(touched),
        spoilt_by=(),
        rammed=vehicle_dice(touched),
        shielded=touched if covered else (),
        bonus_dice=(),  # [Row 4]
        cities=ride.cities,
        left=ride.left,
        broken=state.broken,  # [Row 17]
        bumper=covered,
        struck=struck,
        absorbed=struck if covered else (),
        barred_by=barred_by,
    )
