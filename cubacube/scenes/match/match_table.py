"""The table of a game: open its matches, or paint it without a window."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

from pygame import Surface

from cubacube.rules import Action
from cubacube.scenes.canvas.view import View
from cubacube.scenes.match.game_board import GameBoard
from cubacube.scenes.match.glance import Glance
from cubacube.scenes.match.live_match import LiveMatch
from cubacube.scenes.match.match_scene import MatchScene
from cubacube.scenes.match.replay.page import ReplayPage
from cubacube.scenes.match.words import Snapshot
from cubacube.session.keeping.book import Book
from cubacube.session.play.setup import SIDES, MatchSetup, SeatEntry
from cubacube.session.play.thinking import InlineThinker, MakeThinker
from cubacube.table.level import Level


class MatchTable(ABC):
    """The table of one game."""

    def open_scene(
        self, entry: MatchSetup, make_thinker: MakeThinker = InlineThinker, book: Book | None = None
    ) -> MatchScene[Any]:
        """Open a match, either a new one or a saved one at the end of its log (`book`).

        Without `book` the match is not saved.

        Raises:
            LevelError: The level has faults.
            OptionError: A house rule does not fit the game.
        """
        return self._opened(self._live(entry, make_thinker, book))

    def open_watched(
        self,
        entry: MatchSetup,
        log: tuple[Action, ...],
        begun: str = "",
        *,
        public: bool = False,
    ) -> MatchScene[Any]:
        """Open a view-only match before its first action.

        If `public`, nobody's secrets are shown. `begun` is when the match began, in UTC.

        Raises:
            LevelError: The level has faults.
            OptionError: A house rule does not fit the game.
        """
        book = Book(None, log, watched=True, public=public, begun=begun)
        return self.open_scene(entry, book=book)

    def _opened(self, live: LiveMatch[Any]) -> MatchScene[Any]:
        """Return the scene of a match; it also opens its replay and other matches of the game."""
        scene = self._scene(live)
        scene.make_scene, scene.replay = self._opened, ReplayPage
        return scene

    @abstractmethod
    def _live(
        self, entry: MatchSetup, make_thinker: MakeThinker, book: Book | None
    ) -> LiveMatch[Any]:
        """Return the match."""

    @abstractmethod
    def _scene(self, live: Any) -> MatchScene[Any]:
        """Return the scene for a match from `_live`."""

    def picture(
        self,
        state: Any,
        names: tuple[str, ...],
        size: tuple[int, int],
        referee_lines: tuple[str, ...] = (),
        level: Level | None = None,
    ) -> Surface:
        """Paint the table; needs a display mode, but the dummy driver is enough.

        `referee_lines` is what the referee said last, `level` the table of a game with dice to
        flick.
        """
        seats = tuple(SeatEntry(name, side) for name, side in zip(names, SIDES, strict=False))
        board, snapshot = self._laid(state, seats)
        board.use_level_look(level)
        return self._painter(board, snapshot, referee_lines)(View(size))

    def glance(
        self,
        state: Any,
        seats: tuple[SeatEntry, ...],
        size: tuple[int, int],
        level: Level | None = None,
    ) -> Glance:
        """Return the thumbnail of a match; hidden parts of `state` may be blank."""
        board, snapshot = self._laid(state, seats)
        board.use_level_look(level)
        on = board.on_turn(snapshot.state)
        return Glance(
            board.subtitle(snapshot),
            "" if on is None else snapshot.seats[on].name,
            size,
            self._painter(board, snapshot, ()),
        )

    @abstractmethod
    def _laid(
        self, state: Any, seats: tuple[SeatEntry, ...]
    ) -> tuple[GameBoard[Any], Snapshot[Any]]:
        """Return the board for a state, and the snapshot that it draws."""

    @abstractmethod
    def _painter(
        self, board: Any, snapshot: Snapshot[Any], referee_lines: tuple[str, ...]
    ) -> Callable[[View], Surface]:
        """Return a function that paints the table while nobody is asked."""
