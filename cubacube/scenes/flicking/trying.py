"""Let a person aim other flicks from the layout before an earlier flick."""

from cubacube.scenes.flicking.deciding import Deciding
from cubacube.scenes.flicking.tries_list import AIM
from cubacube.scenes.flicking.words import Interaction


class Trying(Deciding):
    """Waits for a test flick; `reset_aim` prepares the next one."""

    _panel = AIM

    def reset_aim(self) -> None:
        """Prepare the next flick; hit point and Gate stay as they are."""
        self.action = None
        self.hand.reset()

    def _part(self) -> Interaction | None:
        return None
