"""A person aims again on the layout before a flick."""

from cubacube.scenes.flicking.deciding import Deciding
from cubacube.scenes.flicking.tries_list import AIM
from cubacube.scenes.flicking.words import Interaction


class Trying(Deciding):
    """Waits for a flick only; after `reset_aim` it waits for the next one."""

    _panel = AIM

    def reset_aim(self) -> None:
        """Prepare the next flick; hit point and Gate stay as they are."""
        self.action = self._blindfold = None
        if self.aiming is not None:
            self.aiming.cancel()

    def _part(self) -> Interaction | None:
        return None
