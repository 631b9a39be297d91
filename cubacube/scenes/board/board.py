"""What a board game tells the frame that it is played in."""

from abc import abstractmethod
from collections.abc import Hashable, Mapping
from types import MappingProxyType

from cubacube.rules import Action, Choice
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.match.game_board import GameBoard
from cubacube.scenes.match.words import Frame, Prompt, S, Show, Snapshot


class Board(GameBoard[S]):
    """A game that draws its table itself and names the spots that can be pressed."""

    @abstractmethod
    def prompt(self, snapshot: Snapshot[S], choices: tuple[Choice, ...]) -> Prompt:
        """What the seat `snapshot.on` is asked; `choices` are all of this seat.

        If they are the table's, and it is a person's turn, pressing any spot lets the table
        answer; without spots it answers at once.
        """

    def touch(self, name: Hashable) -> None:
        """A spot without an action was pressed; the question is asked anew."""

    def advised(self, action: Action, state: S) -> Mapping[Hashable, str]:
        """What a hint of an action marks besides the spots that do it at once.

        By the names of spots, of those that there are now: pieces that it is about, and what is to
        be pressed first; each with a word on what becomes of it, empty for none.
        """
        del action, state
        return MappingProxyType({})

    @abstractmethod
    def show_duration_s(self, show: Show[S]) -> float:
        """How many seconds it takes to show an action; 0 for nothing to see."""

    @abstractmethod
    def draw_still(self, brush: Brush, snapshot: Snapshot[S]) -> None:
        """Everything that changes only with an action, on the picture of the table."""

    @abstractmethod
    def draw(self, brush: Brush, frame: Frame[S]) -> None:
        """Everything else: what moves, what is marked, previews."""
