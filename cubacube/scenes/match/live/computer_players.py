"""The computer players of a match: what they choose, and why."""

from collections.abc import Callable
from copy import copy
from typing import Any

from cubacube.rules import Action, Seat
from cubacube.session.play.match import Match
from cubacube.session.play.players import Players, Thoughts, question_to
from cubacube.session.play.thinking import MakeThinker


class ComputerPlayers:
    """Asks the computer players, and stores the choice of the one that is asked now."""

    def __init__(self, make_thinker: MakeThinker, players: Players) -> None:
        self._make_thinker = make_thinker
        self._thinker = make_thinker(players)
        self._asks = False
        self._choice: Action | None = None
        """The chosen action; None while the computer player thinks."""

    def replace(self, players: Players) -> None:
        """Use other players from now on."""
        self._thinker.close()
        self._thinker = self._make_thinker(players)
        self.forget()

    def choice(self, match: Match[Any], seat: Seat) -> Action | None:
        """Return what the player at a seat chooses; None while it thinks."""
        if not self._asks:
            self._thinker.begin(question_to(seat, match))
            self._asks = True
        if self._choice is None:
            answer = self._thinker.answer()
            assert not isinstance(answer, Thoughts), "a choice was asked for"
            self._choice = answer
        return self._choice

    def ask_why(self, match: Match[Any], seat: Seat) -> Callable[[], Thoughts | None]:
        """Ask the player at a seat for its thoughts about its choice in this match.

        This cancels the current thinking, which starts again later.

        Returns:
            A function that returns the thoughts, or None while they are computed.
        """
        self.forget()
        self._thinker.begin(question_to(seat, match, why=True))
        return self._thoughts

    def forget(self) -> None:
        """Forget the current question and its answer."""
        self._asks, self._choice = False, None

    def copy(self) -> "ComputerPlayers":
        """Return the same players without a question."""
        other = copy(self)
        other.forget()
        return other

    def _thoughts(self) -> Thoughts | None:
        answer = self._thinker.answer()
        assert answer is None or isinstance(answer, Thoughts), "thoughts were asked for"
        return answer
