"""The volume settings."""

from cubacube.rules import frozen
from cubacube.session.settings.model import Sound


@frozen
class Volumes:
    """The volume settings, each 0 to 1.

    `effects` and `ambience` are fractions of the master volume.
    """

    master: float = 0.8
    effects: float = 1.0
    ambience: float = 0.6
    muted: bool = False

    @property
    def of_effects(self) -> float:
        """The resulting volume of effects."""
        return 0.0 if self.muted else self.master * self.effects

    @property
    def of_ambience(self) -> float:
        """The resulting volume of ambience."""
        return 0.0 if self.muted else self.master * self.ambience


def chosen(sound: Sound, *, muted: bool = False) -> Volumes:
    """Return the volumes from the settings, which are in percent; `muted` overrides them."""
    effects, ambience = sound.effects / 100, sound.ambience / 100
    return Volumes(sound.master / 100, effects, ambience, muted or sound.muted)
