"""The Gates of the Sector in front of the player: how they stand, the widest one first."""

from math import asin, hypot

from cubacube.games.race.rules.state import State
from cubacube.kit.gates import Standing, standing
from cubacube.kit.vehicles import VEHICLES
from cubacube.rules import Die, Gate, Layout, Pose
from cubacube.scenes.gate_marks import GateMark, GateMarks
from cubacube.scenes.ground import Ground
from cubacube.session.referee import die_name
from cubacube.session.words import _


def gate_marks(ground: Ground, state: State, names: tuple[str, ...]) -> GateMarks | None:
    """Every Gate of the player on turn, rideable or blocked and why; None if no Gate counts."""
    if state.over or not state.needs_gate or not state.layout.dice:
        return None
    sides = state.sector(state.racer.crossed).gate
    own = VEHICLES[state.seat]
    gates = standing(sides, state.box.cards, state.layout, own, state.box.measures)
    marks = [
        GateMark(each, _label(number, each, len(gates), state, names))
        for number, each in enumerate(gates, start=1)
    ]
    return GateMarks(ground, state.layout, marks)


def rideable(marks: GateMarks | None, layout: Layout, own: Die) -> tuple[Gate, ...]:
    """The Gates that may be ridden through, the one that looks widest from the die first."""
    found = [mark.gate for mark in marks.marks if mark.standing.rideable] if marks else []
    return tuple(sorted(found, key=lambda gate: -width_rad(gate, layout, own)))


def width_rad(gate: Gate, layout: Layout, own: Die) -> float:
    """How wide a Gate looks from a die, as an angle."""
    a, b, eye = layout[gate.a], layout[gate.b], layout[own]
    across, far_a, far_b = _apart(a, b), _apart(a, eye), _apart(b, eye)
    if not far_a or not far_b:
        return 0.0
    # The angle at the eye, from the area of the triangle; a die never sees a Gate from its axis.
    s = (across + far_a + far_b) / 2
    area = max(0.0, s * (s - across) * (s - far_a) * (s - far_b)) ** 0.5
    return asin(min(1.0, 2 * area / (far_a * far_b)))


def _apart(a: Pose, b: Pose) -> float:
    return hypot(a.x_mm - b.x_mm, a.y_mm - b.y_mm)


def _label(number: int, each: Standing, count: int, state: State, names: tuple[str, ...]) -> str:
    """The words on a Gate: its number if there are several, open, or by what it is blocked."""
    if each.rideable:
        words = _("open")
    elif each.blockers == (VEHICLES[state.seat],):
        words = _("blocked by yourself")
    else:
        first = die_name(each.blockers[0], names, state.box.cards)
        words = _("blocked by {die}").format(die=first)
    return f"{number} · {words}" if count > 1 else words
