"""The Gates that can be declared: their labels, and their order by apparent width."""

from math import asin, hypot

from cubacube.kit.gates import GateState
from cubacube.kit.shot import Die, Gate, Layout, Pose
from cubacube.scenes.cloth.gate_marks import GateMark, GateMarks
from cubacube.scenes.cloth.ground import Ground
from cubacube.session.language.referee import Cast, gate_state


def gate_marks(
    ground: Ground, layout: Layout, gates: tuple[GateState, ...], own: Die, cast: Cast
) -> GateMarks:
    """Return all Gates for the die `own`; each label says whether and why its Gate is blocked."""
    several = len(gates) > 1
    marks = [
        GateMark(each, f"{number} · {words}", str(number)) if several else GateMark(each, words)
        for number, each in enumerate(gates, start=1)
        for words in (gate_state(each, own, cast),)
    ]
    return GateMarks(ground, layout, marks)


def passable_gates(marks: GateMarks | None, layout: Layout, own: Die) -> tuple[Gate, ...]:
    """Return the passable Gates, from the widest to the narrowest as seen from the die `own`."""
    found = [mark.gate for mark in marks.marks if mark.standing.is_passable()] if marks else []
    return tuple(sorted(found, key=lambda gate: -width_rad(gate, layout, own)))


def width_rad(gate: Gate, layout: Layout, own: Die) -> float:
    """Return the angle under which a die sees a Gate, in radians."""
    a, b, eye = layout[gate.a], layout[gate.b], layout[own]
    across, far_a, far_b = _apart(a, b), _apart(a, eye), _apart(b, eye)
    if not far_a or not far_b:
        return 0.0
    # The angle at the eye, from the area of the triangle; the die is never on the axis.
    s = (across + far_a + far_b) / 2
    area = max(0.0, s * (s - across) * (s - far_a) * (s - far_b)) ** 0.5
    return asin(min(1.0, 2 * area / (far_a * far_b)))


def _apart(a: Pose, b: Pose) -> float:
    return hypot(a.x_mm - b.x_mm, a.y_mm - b.y_mm)
