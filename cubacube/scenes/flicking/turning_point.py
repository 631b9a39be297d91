"""When in a film happens what the match dwells on."""

from collections.abc import Iterable

from cubacube.kit.events import BrokeDown
from cubacube.kit.shot import Crossed, EnteredCity, Left, Shot, Struck, Touched
from cubacube.rules import Event
from cubacube.scenes.flicking.sounds import crosses


def turning_point_s(shot: Shot, events: Iterable[Event]) -> float | None:
    """The last blow before a breakdown, or the crossing that counts; None: nothing of that."""
    happened = tuple(events)
    if any(isinstance(event, BrokeDown) for event in happened):
        blows = (Touched, EnteredCity, Struck, Left)
        return max((each.at_s for each in shot.events if isinstance(each, blows)), default=None)
    if any(map(crosses, happened)):
        return next((each.at_s for each in shot.events if isinstance(each, Crossed)), None)
    return None
