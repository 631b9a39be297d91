"""Sounds of a match: events, films, the pull of a flick, the curtain and the end."""

from collections.abc import Iterable
from typing import Any

from cubacube.scenes.match.climax import Highlight
from cubacube.scenes.match.game_board import GameBoard
from cubacube.scenes.match.modes import Curtain, Mode, Showing
from cubacube.scenes.sound.outbox import Outbox
from cubacube.scenes.sound.score import SILENT
from cubacube.scenes.sound.signs import MOTIONS, Sign

_MOST = 3
"""Maximum number of sounds for one action."""
_APART_S = 0.16
_RIBBON_S = 0.2
"""Delay of the ribbon's sound, so that the sounds of the action come first."""


class Sounding:
    """Put the sounds of a match into its outbox; skipped or restored actions are silent."""

    def __init__(self, board: GameBoard[Any], game: str) -> None:
        self.outbox = Outbox(game)
        self._board, self._game = board, game

    def begins(self, mode: Mode) -> None:
        """Play the sounds for the start of a mode, such as those that accompany a motion."""
        self._film(mode)
        match mode:
            case Curtain():
                self.outbox.cue("curtain")
            case Highlight():
                self.outbox.cue(mode.ribbon.sound, late_s=_RIBBON_S)
            case Showing():
                self.outbox.ambience = (
                    self._game
                )  # may have stopped at the end of a match that is now replayed
                if mode.heard[0] is SILENT:
                    self._tell(sign for sign in self._signs(mode) if sign in MOTIONS)

    def advance_frame(self, mode: Mode) -> None:
        """Update the sounds of the film and of the pull of a flick, once per frame."""
        self._film(mode)
        self.outbox.pull(mode.power)

    def shown(self, mode: Showing) -> None:
        """Play the sounds for the result of an action that was shown."""
        film = mode.heard[0] is not SILENT
        self._tell(sign for sign in self._signs(mode) if film or sign not in MOTIONS)

    def over(self, *, won: bool) -> None:
        """Stop the ambience and play the sound for a win or a loss."""
        self.outbox.ambience = ""
        self.outbox.cue("win" if won else "lose", late_s=0.4)

    def _film(self, mode: Mode) -> None:
        score, at_s = mode.heard
        if score is not SILENT:
            self.outbox.film(score, at_s)

    def _signs(self, mode: Showing) -> Iterable[Sign]:
        return filter(None, (self._board.effect(event).sound for event in mode.show.events))

    def _tell(self, signs: Iterable[Sign]) -> None:
        """Play each sound once, one after the other."""
        for number, sign in enumerate(list(dict.fromkeys(signs))[:_MOST]):
            self.outbox.cue(sign, late_s=number * _APART_S)
