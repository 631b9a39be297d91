"""Find the die that stops within a few millimetres of a line that decides."""

from collections.abc import Callable, Iterator
from math import dist

from cubacube.kit.geometry import axis, core, gap_to_card_mm, nearest_mm
from cubacube.kit.measures import Measures
from cubacube.kit.shot import City, Die, Flick, Layout, Left, Pose, Shot
from cubacube.kit.vehicles import VEHICLES
from cubacube.scenes.cloth.guide import MOVED_MM, middle
from cubacube.scenes.cloth.playback import PoseAnimation

NEAR_MM = 5.0


def close_call(
    shot: Shot,
    film: PoseAnimation,
    layout: Layout,
    measures: Measures,
    ruler_mm: Callable[[City], float],
) -> Die | None:
    """Return a die that stops within `NEAR_MM` of a line; the flicked die if it is one.

    The lines are the declared Gate's, the reach of the Walking ruler around Cities, and the
    border. `ruler_mm` returns the reach around a City, 0 if it does not matter.
    """
    away = {event.die for event in shot.events if isinstance(event, Left)}
    ends = {pose.die: pose for pose in film.at(film.seconds)}
    own = shot.flick.die
    for die in sorted(ends, key=lambda die: die != own):
        if die in away or dist(middle(layout[die]), middle(ends[die])) < MOVED_MM:
            continue
        gaps = [*_to_border(ends[die], measures)]
        if die == own:
            gaps += _to_gate(shot.flick, layout, ends[die], measures)
        if die == own and die in VEHICLES:
            rulers = ((card, ruler_mm(card.city)) for card in layout.cities)
            gaps += [gap_to_card_mm(ends[die], card, measures) - far for card, far in rulers if far]
        if any(abs(gap) < NEAR_MM for gap in gaps):
            return die
    return None


def _to_border(pose: Pose, measures: Measures) -> Iterator[float]:
    """Yield for each side how far a die is from having left the area over it [2.0.2]."""
    for places in zip(*core(pose, measures), strict=True):
        yield max(places) + measures.corner_mm
        yield measures.area_mm - min(places) + measures.corner_mm


def _to_gate(flick: Flick, layout: Layout, pose: Pose, measures: Measures) -> Iterator[float]:
    """Yield how far the whole die is beyond the declared Gate, if it stops between its dice."""
    if flick.gate is not None:
        line = axis(layout, flick.gate.a, flick.gate.b)
        far_side = -1 if line.side_mm(middle(layout[flick.die])) >= 0 else 1
        if 0 <= line.along(middle(pose)) <= 1:
            yield nearest_mm(line, pose, measures, far_side)
