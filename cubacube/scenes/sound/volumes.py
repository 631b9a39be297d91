"""How loud everything is."""

from cubacube.rules import frozen
from cubacube.session.settings.model import Sound


@frozen
class Volumes:
    """All of it, and what happens and what plays beside it as shares of that: 0 .. 1."""

    master: float = 0.8
    effects: float = 1.0
    ambience: float = 0.6
    muted: bool = False

    @property
    def of_effects(self) -> float:
        """How loud is what happens."""
        return 0.0 if self.muted else self.master * self.effects

    @property
    def of_ambience(self) -> float:
        """How loud is what plays beside it."""
        return 0.0 if self.muted else self.master * self.ambience


def chosen(sound: Sound, *, muted: bool = False) -> Volumes:
    """The volumes of the settings, which are in percent; `muted` whatever these say."""
    effects, ambience = sound.effects / 100, sound.ambience / 100
    return Volumes(sound.master / 100, effects, ambience, muted or sound.muted)
