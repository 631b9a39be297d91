"""What a board game tells the match scene."""

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
        """Return the question for the seat `snapshot.on`; `choices` all belong to it.

        If the choices are the table's and it is a person's turn, pressing any spot lets the
        table answer. Without spots the table answers at once.
        """

    def touch(self, name: Hashable) -> None:
        """Handle the press of a spot without an action; `prompt` is called again afterwards."""

    def advised(self, action: Action, state: S) -> Mapping[Hashable, str]:
        """Return further spots that a hint for an action marks, by name.

        The spots with the action are marked anyway. These are pieces that it involves, and
        spots to press first. Each has a note on what happens to it; empty for none.
        """
        del action, state
        return MappingProxyType({})

    @abstractmethod
    def show_duration_s(self, show: Show[S]) -> float:
        """Return how many seconds the animation of an action takes; 0 for none."""

    @abstractmethod
    def draw_still(self, brush: Brush, snapshot: Snapshot[S]) -> None:
        """Draw everything that changes only with an action, over the background picture."""

    @abstractmethod
    def draw(self, brush: Brush, frame: Frame[S]) -> None:
        """Draw everything else: moving things, marks, previews."""
