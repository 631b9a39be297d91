"""What is heard of a match: its events, its films, the pull of a flick, the curtain, the end."""

from collections.abc import Iterable
from typing import Any, Final

from cubacube.scenes.match.climax import Highlight
from cubacube.scenes.match.game_board import GameBoard
from cubacube.scenes.match.modes import Curtain, Mode, Showing
from cubacube.scenes.sound.outbox import Outbox
from cubacube.scenes.sound.score import SILENT
from cubacube.scenes.sound.signs import MOTIONS, Sign

_MOST: Final = 3
"""So many sounds at most tell of one action."""
_APART_S: Final = 0.16
_RIBBON_S: Final = 0.2
"""What happened is heard first, then the ribbon."""


class Sounding:
    """Fills the outbox of a match. What was played before, or is jumped over, is silent."""

    def __init__(self, board: GameBoard[Any], game: str) -> None:
        self.outbox = Outbox(game)
        self._board, self._game = board, game

    def begins(self, mode: Mode) -> None:
        """A mode begins: what is seen to move in it is heard."""
        self._film(mode)
        match mode:
            case Curtain():
                self.outbox.cue("curtain")
            case Highlight():
                self.outbox.cue(mode.sound, late_s=_RIBBON_S)
            case Showing():
                self.outbox.ambience = self._game  # perhaps it had ended, and is looked at again
                if mode.heard[0] is SILENT:
                    self._tell(sign for sign in self._signs(mode) if sign in MOTIONS)

    def advance_frame(self, mode: Mode) -> None:
        """A frame passes."""
        self._film(mode)
        self.outbox.pull(mode.power)

    def shown(self, mode: Showing) -> None:
        """An action has been shown: how it came out is heard."""
        film = mode.heard[0] is not SILENT
        self._tell(sign for sign in self._signs(mode) if film or sign not in MOTIONS)

    def over(self, *, won: bool) -> None:
        """The match is over; the music stops for it."""
        self.outbox.ambience = ""
        self.outbox.cue("win" if won else "lose", late_s=0.4)

    def _film(self, mode: Mode) -> None:
        score, at_s = mode.heard
        if score is not SILENT:
            self.outbox.film(score, at_s)

    def _signs(self, mode: Showing) -> Iterable[Sign]:
        return filter(None, map(self._board.sound, mode.show.events))

    def _tell(self, signs: Iterable[Sign]) -> None:
        """Each of them once, one after the other."""
        for number, sign in enumerate(list(dict.fromkeys(signs))[:_MOST]):
            self.outbox.cue(sign, late_s=number * _APART_S)
