"""The table of a game: open its matches, or paint it and its thumbnail without a window."""

from collections.abc import Callable
from typing import Any, TypeAlias

from pygame import Surface

from cubacube.rules import Action, frozen
from cubacube.scenes.canvas import View
from cubacube.scenes.canvas.paint_budget import OutOfTimeError, PaintBudget
from cubacube.scenes.match.live.live_match import LiveMatch
from cubacube.scenes.match.match_scene import MatchScene
from cubacube.scenes.match.replay.page import ReplayPage
from cubacube.scenes.match.words import Snapshot
from cubacube.session.keeping.book import Book
from cubacube.session.play.setup import SIDES, MatchSetup, SeatEntry, Seats
from cubacube.session.play.thinking import InlineThinker, MakeThinker
from cubacube.table.level import Level

Laid: TypeAlias = tuple[Any, Snapshot[Any]]
"""A board, and the snapshot that it draws."""


class Glance:
    """A thumbnail of fixed size, independent of the window. `go_on` paints it."""

    def __init__(
        self, subtitle: str, on_turn: str, size: tuple[int, int], paint: Callable[[View], Surface]
    ) -> None:
        """Make a thumbnail; `paint` returns the whole picture for a view of `size`."""
        self.subtitle = subtitle
        """A few words about the progress of the match; may be empty."""
        self.on_turn = on_turn
        """Name of the player whose turn it is; empty if there is none."""
        self.picture: Surface | None = None
        """The picture; None until it is painted."""
        self._unpainted: tuple[View, Callable[[View], Surface]] | None = View(size), paint

    def go_on(self, budget: PaintBudget) -> None:
        """Paint as much as the time budget allows."""
        if self._unpainted is None:
            return
        view, paint = self._unpainted
        try:
            with view.within(budget):
                self.picture = paint(view)
        except OutOfTimeError:
            return
        self._unpainted = None  # also frees the cached parts of the view


@frozen
class MatchTable:
    """The table of one game.

    Attributes:
        live: Makes a match; a saved one continues at the end of its log.
        scene: Makes the scene of such a match.
        lay: Makes the board for a state of the match and the players at its seats.
        painter: Makes a function that paints the table as it looks when nobody is asked. The
            arguments are the board, the snapshot, and what the referee said last.
    """

    live: Callable[[MatchSetup, MakeThinker, Book | None], LiveMatch[Any]]
    scene: Callable[[Any], MatchScene[Any]]
    lay: Callable[[Any, Seats], Laid]
    painter: Callable[[Any, Snapshot[Any], tuple[str, ...]], Callable[[View], Surface]]

    def open_scene(
        self, entry: MatchSetup, make_thinker: MakeThinker = InlineThinker, book: Book | None = None
    ) -> MatchScene[Any]:
        """Open a match, either a new one or a saved one at the end of its log (`book`).

        Without `book` the match is not saved.

        Raises:
            LevelError: The level has faults.
            OptionError: A house rule does not fit the game.
        """
        return self._opened(self.live(entry, make_thinker, book))

    def open_watched(
        self, entry: MatchSetup, log: tuple[Action, ...], begun: str = "", *, public: bool = False
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
        """Return the scene of a match, which can open a replay or another match of this game."""
        scene = self.scene(live)
        scene.make_scene, scene.replay = self._opened, ReplayPage
        return scene

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
        board, snapshot = self.lay(state, seats)
        board.use_level_look(level)
        return self.painter(board, snapshot, referee_lines)(View(size))

    def glance(
        self, state: Any, seats: Seats, size: tuple[int, int], level: Level | None = None
    ) -> Glance:
        """Return the thumbnail of a match; hidden parts of `state` may be blank."""
        board, snapshot = self.lay(state, seats)
        board.use_level_look(level)
        on = board.on_turn(snapshot.state)
        return Glance(
            board.subtitle(snapshot),
            "" if on is None else snapshot.seats[on].name,
            size,
            self.painter(board, snapshot, ()),
        )
