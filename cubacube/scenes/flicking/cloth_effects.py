"""Play the effects of a film on the cloth; they last a little longer than the film."""

from cubacube.scenes.canvas import Brush
from cubacube.scenes.cloth.ground import Ground
from cubacube.scenes.cloth.hit_effects import HitEffects
from cubacube.scenes.flicking.modes import Playing
from cubacube.scenes.flicking.panels.places import CLOTH
from cubacube.scenes.match.climax import highlights_enabled
from cubacube.scenes.match.modes import Mode


class ClothEffects:
    """The effects of the last film, and their time."""

    def __init__(self, ground: Ground) -> None:
        self._ground = ground
        self._effects, self._at_s = HitEffects(), 0.0

    def update(self, mode: Mode, seconds: float) -> None:
        """Follow the film; after its end the time goes on."""
        self._at_s += seconds
        if isinstance(mode, Playing) and mode.effects is not None:
            self._effects, self._at_s = mode.effects, mode.heard[1]

    def forget(self) -> None:
        """Remove all effects."""
        self._effects = HitEffects()

    def draw_below(self, brush: Brush) -> None:
        """Draw what lies under the dice."""
        if highlights_enabled():
            self._effects.draw_below(brush, self._ground, self._at_s)

    def draw_above(self, brush: Brush) -> None:
        """Draw what lies over the dice, then push the picture of the cloth."""
        if not highlights_enabled():
            return
        self._effects.draw_above(brush, self._ground, self._at_s)
        x, y = (round(each * brush.view.scale) for each in self._effects.push(self._at_s))
        if x or y:
            with brush.within(CLOTH):
                brush.surface.scroll(x, y)
