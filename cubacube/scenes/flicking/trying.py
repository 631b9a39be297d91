"""A person aims once more at how the dice lay before a flick."""

from cubacube.scenes.flicking.deciding import Deciding
from cubacube.scenes.flicking.tries_list import AIM
from cubacube.scenes.flicking.words import Interaction


class Trying(Deciding):
    """Waits for a flick and for nothing else; once it is begun anew the next one may be made."""

    _panel = AIM

    def reset_aim(self) -> None:
        """The flick was made; finger and Gate stay as they are."""
        self.action = self._blindfold = None
        if self.aiming is not None:
            self.aiming.cancel()

    def _part(self) -> Interaction | None:
        return None
