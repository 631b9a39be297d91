"""What a shot would cause; the match does not change."""

from typing import Any

from cubacube.kit.shot import AnyShot, Shot
from cubacube.rules import Event, replace
from cubacube.scenes.match.live.live_match import LiveMatch


def foresee(live: LiveMatch[Any], shot: Shot) -> tuple[Event, ...]:
    """Return the events that a shot would cause.

    The result is empty if the rules need a random result after the flick and before its
    simulation.
    """
    flicked = live.preview(shot.flick)
    waits = flicked.rules.choices(flicked.state)
    asked = next((choice for choice in waits if isinstance(choice, AnyShot)), None)
    if asked is None:
        return ()
    return flicked.play(replace(shot, flick=asked.flick)).turns[-1].events
