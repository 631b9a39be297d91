"""How the modes of a match scene look on the cloth, and the mode that plays a flick's film."""

from typing import Any

from cubacube.kit.shot import Gate, Layout, Pawn, Shot
from cubacube.scenes.canvas import Brush
from cubacube.scenes.canvas.labels import Line
from cubacube.scenes.cloth.cloth_view import resting
from cubacube.scenes.cloth.hit_effects import HitEffects
from cubacube.scenes.cloth.playback import Playback, PoseAnimation, Shown
from cubacube.scenes.match.modes import Showing
from cubacube.scenes.match.words import Show
from cubacube.scenes.sound.score import Score
from cubacube.scenes.stage.inputs import Do, FocusLost, Input, KeyPress
from cubacube.session.language.translation import _
from cubacube.session.play.match import Match


class OnCloth:
    """Default for modes: dice and Pawns rest, and nothing else is shown on the cloth."""

    @property
    def declared(self) -> Gate | None:
        """The Gate that is declared for the current flick."""
        return None

    @property
    def busy(self) -> bool:
        """Whether an aim or a film is on the cloth; meanwhile old marks and labels are hidden."""
        return False

    lines: tuple[Line, ...] = ()
    """The lines of an aim, which must stay visible."""

    @property
    def flicking(self) -> bool:
        """Whether the mode shows or asks for a flick; the Gates are drawn only in this case."""
        return False

    def shown(self, layout: Layout) -> tuple[Shown, ...]:
        """Return the dice to draw."""
        return resting(layout)

    def pawns(self, layout: Layout) -> tuple[Pawn, ...]:
        """Return the Pawns to draw."""
        return layout.pawns

    def draw_below(self, brush: Brush) -> None:
        """Draw marks under the dice."""


def steer(film: Playback, event: Input) -> bool:
    """Skip a film on Enter, or play it slowly while S is held.

    Return whether the event was used.
    """
    match event:
        case Do("confirm", _, False):
            film.skip()
        case KeyPress("s", down):
            film.slow = down
        case FocusLost():
            film.slow = False
        case _:
            return False
    return True


class Playing(OnCloth, Showing):
    """Plays the film of a flick or throw, then the match continues with its result."""

    busy = tips_hidden = True
    declared: Gate | None = None
    effects: HitEffects | None = None
    """What flashes on the cloth during the film; None where nothing may flash."""

    def __init__(
        self,
        match: Match[Any],
        show: Show[Any],
        player: Playback,
        words: str,
        declared: Gate | None = None,
        film: PoseAnimation | None = None,
    ) -> None:
        """`film` holds the positions of the dice during a flick; it is None for other actions."""
        super().__init__(match, show, 0.0)
        self._words, self.declared, self.film = words, declared, film
        self._keys = ("Space", _("skip")), ("S", _("slow motion"))
        self._player = player

    @property
    def over(self) -> bool:
        """Whether the film has ended."""
        return self._player.over

    @property
    def heard(self) -> tuple[Score, float]:
        """The sound score of the film, and its current time in seconds."""
        return self._player.score, self._player.at_s

    @property
    def flicking(self) -> bool:
        """Whether this is a flick and not the opening throw."""
        return isinstance(self.show.action, Shot)

    def handle(self, event: Input) -> bool:
        """Skip on Enter; play slowly while S is held."""
        return steer(self._player, event)

    def skip(self) -> None:
        """Jump to the end of the film."""
        self._player.skip()

    def update(self, seconds: float) -> None:
        """Advance the film."""
        self._player.update(seconds)

    def shown(self, layout: Layout) -> tuple[Shown, ...]:
        """Return the dice as the film shows them now."""
        del layout
        return self._player.shown()
