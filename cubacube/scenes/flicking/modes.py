"""What a mode has to say about the cloth, and the film of a flick."""

from typing import Any

from cubacube.kit.shot import Gate, Layout, Pawn, Shot
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.cloth.cloth_view import resting
from cubacube.scenes.cloth.film_player import PoseAnimation
from cubacube.scenes.cloth.playback import Playback, Shown
from cubacube.scenes.match.modes import Showing
from cubacube.scenes.match.words import Show
from cubacube.scenes.sound.score import Score
from cubacube.scenes.stage.inputs import Do, FocusLost, Input, KeyPress
from cubacube.session.language.translation import _
from cubacube.session.play.match import Match


class OnCloth:
    """As long as nothing else is said, dice and Pawns rest, and there are no marks."""

    @property
    def declared(self) -> Gate | None:
        """The Gate that the flick of the moment is through."""
        return None

    @property
    def busy(self) -> bool:
        """Whether an aim or a film has the cloth: old marks and spare labels are out of place."""
        return False

    @property
    def flicking(self) -> bool:
        """Whether it is about a flick, so that Gates matter."""
        return False

    def shown(self, layout: Layout) -> tuple[Shown, ...]:
        """The dice as they are to be drawn."""
        return resting(layout)

    def pawns(self, layout: Layout) -> tuple[Pawn, ...]:
        """The Pawns as they are to be drawn."""
        return layout.pawns

    def draw_below(self, brush: Brush) -> None:
        """Marks under the dice."""


class Playing(OnCloth, Showing):
    """A film or a throw is played; then what it shows becomes true."""

    busy = tips_hidden = True
    declared: Gate | None = None

    def __init__(
        self,
        match: Match[Any],
        show: Show[Any],
        player: Playback,
        words: str,
        declared: Gate | None = None,
        film: PoseAnimation | None = None,
    ) -> None:
        """`film` is that of a flick."""
        super().__init__(match, show, 0.0)
        self._words, self.declared, self.film = words, declared, film
        self._keys = ("Space", _("skip")), ("S", _("slow motion"))
        self._player = player

    @property
    def over(self) -> bool:
        """At the end of the film."""
        return self._player.over

    @property
    def heard(self) -> tuple[Score, float]:
        """The score of the film."""
        return self._player.score, self._player.at_s

    @property
    def flicking(self) -> bool:
        """Not while the dice are thrown."""
        return isinstance(self.show.action, Shot)

    def handle(self, event: Input) -> bool:
        """Enter skips; S is slow as long as it is held."""
        match event:
            case Do("confirm", _, False):
                self.skip()
            case KeyPress("s", down):
                self._player.slow = down
            case FocusLost():
                self._player.slow = False
            case _:
                return False
        return True

    def skip(self) -> None:
        """To the end of the film."""
        self._player.skip()

    def update(self, seconds: float) -> None:
        """The film goes on."""
        self._player.update(seconds)

    def shown(self, layout: Layout) -> tuple[Shown, ...]:
        """The dice of the film."""
        del layout
        return self._player.shown()
