"""How the table of a game is opened, and how it looks where there is no window."""

from abc import ABC, abstractmethod
from typing import Any

from pygame import Surface

from cubacube.scenes.match.match_scene import MatchScene
from cubacube.session.keeping.book import Book
from cubacube.session.play.setup import SIDES, MatchSetup, SeatEntry
from cubacube.session.play.thinking import AtOnce, MakeThinker


class MatchTable(ABC):
    """The table of one game."""

    @abstractmethod
    def open_scene(
        self, entry: MatchSetup, make_thinker: MakeThinker = AtOnce, book: Book | None = None
    ) -> MatchScene[Any]:
        """A match, new or from where its book ends; without a book it is not kept.

        Raises:
            LevelError: The level has faults.
            OptionError: A house rule does not fit the game.
        """

    def picture(
        self,
        state: Any,
        names: tuple[str, ...],
        size: tuple[int, int],
        said: tuple[str, ...] = (),
    ) -> Surface:
        """How the table looks now; the display may be the dummy driver's, but must have a mode.

        `said` is what the referee has said last.
        """
        seats = tuple(SeatEntry(name, side) for name, side in zip(names, SIDES, strict=False))
        return self._painted(state, seats, size, said)

    @abstractmethod
    def _painted(
        self,
        state: Any,
        seats: tuple[SeatEntry, ...],
        size: tuple[int, int],
        said: tuple[str, ...],
    ) -> Surface:
        """The table while nobody is asked."""
