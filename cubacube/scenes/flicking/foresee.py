"""What a shot would cause, and the ruling on it; the match does not change."""

from typing import Any

from cubacube.kit.shot import AnyShot, Shot
from cubacube.rules import replace
from cubacube.scenes.flicking.flick_board import FlickBoard
from cubacube.scenes.flicking.panels.predict_ruling import PredictedRuling
from cubacube.scenes.match.live.live_match import LiveMatch
from cubacube.session.play.match import Match


def foresee(live: LiveMatch[Any], shot: Shot) -> Match[Any] | None:
    """Return the match after a shot.

    None if the rules need a random result after the flick and before its simulation.
    """
    flicked = live.preview(shot.flick)
    waits = flicked.rules.choices(flicked.state)
    asked = next((choice for choice in waits if isinstance(choice, AnyShot)), None)
    if asked is None:
        return None
    return flicked.play(replace(shot, flick=asked.flick))


def predict(live: LiveMatch[Any], board: FlickBoard[Any], shot: Shot) -> PredictedRuling | None:
    """Return the ruling on a shot in a few words; None if it is unknown or there is none."""
    after = foresee(live, shot)
    if after is None:
        return None
    return board.ruling(after.turns[-1].events, live.state, live.drawn(after.state), live.names)
