"""[2.0.5] The verdict on a Vehicle flick, by column I of the decision table."""

from cubacube.games.race.rules.state import State
from cubacube.kit.events import Driven
from cubacube.kit.judging import judge_rival
from cubacube.kit.shot import Shot


def judge(state: State, shot: Shot) -> Driven:
    """Return the verdict of a Vehicle flick; `state` has the layout before the flick (R2)."""
    return judge_rival(
        shot,
        state.layout,
        state.box.measures,
        early_touch_spoils=True,  # [Row 2, 3]
        bumper_on=state.bumper_on,
        needed=state.needs_gate,  # [Row 17, 18]
        broken=state.racer.broken,  # [Row 17]
    )
