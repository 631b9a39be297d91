"""Find the decisive moment of a flick; the film shows this moment in slow motion."""

from collections.abc import Iterable

from cubacube.kit.events import BrokeDown
from cubacube.kit.shot import Crossed, EnteredCity, Left, Shot, Struck, Touched
from cubacube.rules import Event
from cubacube.scenes.flicking.effects import crosses


def turning_point_s(shot: Shot, events: Iterable[Event]) -> float | None:
    """Return the time of the moment that decides a flick, in seconds.

    If the Vehicle broke down, this is the last hit. If it crossed its Gate, it is the
    crossing. Otherwise the result is None.
    """
    happened = tuple(events)
    if any(isinstance(event, BrokeDown) for event in happened):
        blows = (Touched, EnteredCity, Struck, Left)
        return max((each.at_s for each in shot.events if isinstance(each, blows)), default=None)
    if any(map(crosses, happened)):
        return next((each.at_s for each in shot.events if isinstance(each, Crossed)), None)
    return None
