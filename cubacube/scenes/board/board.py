"""What a board game tells the match scene."""

from abc import abstractmethod
from collections.abc import Hashable, Mapping

from cubacube.rules import Action, Choice
from cubacube.scenes.canvas import Brush
from cubacube.scenes.match.game_board import GameBoard
from cubacube.scenes.match.words import Frame, Prompt, S, Show, Snapshot


class Board(GameBoard[S]):
    """A game that draws its own table and names the spots that can be pressed."""

    @abstractmethod
    def prompt(self, snapshot: Snapshot[S], choices: tuple[Choice, ...]) -> Prompt:
        """Return the question for the seat `snapshot.on`; `choices` all belong to one seat.

        If the dealer has to act in a person's turn, for example to roll, the person presses
        a spot to let the dealer act. Without spots the dealer acts at once.
        """

    def touch(self, name: Hashable) -> None:
        """Handle a press on a spot that has no action; `prompt` is called again afterwards."""

    def advised(self, action: Action, state: S) -> Mapping[Hashable, str] | None:
        """Return the names of additional spots that a hint marks, each with a note.

        The spots that play the action are marked anyway. Additional spots are pieces that
        the action changes, or spots to press first. A note tells what happens to the piece;
        it may be empty.
        """

    @abstractmethod
    def show_duration_s(self, show: Show[S]) -> float:
        """Return how many seconds the animation of an action takes; 0 for none."""

    @abstractmethod
    def draw_still(self, brush: Brush, snapshot: Snapshot[S]) -> None:
        """Draw everything that changes only when an action happens, over the background."""

    @abstractmethod
    def draw(self, brush: Brush, frame: Frame[S]) -> None:
        """Draw all that can change at any time: moving pieces, marks and previews."""
