"""A dealer for tests without a match: it remembers its own answers."""

from cubacube.rules import Action, Choice
from cubacube.session.play.dealer import Dealer
from cubacube.session.play.match import NOTHING, increment


class Croupier:
    """Answers the table's questions in turn, as in the log of a match."""

    def __init__(self, dealer: Dealer) -> None:
        self._dealer = dealer
        self._standing = NOTHING
        self.what_if = dealer.what_if

    def answer(self, choice: Choice) -> Action:
        """Return the table's answer."""
        action = self._dealer.answer(choice, self._standing)
        self._standing = increment(self._standing, action)
        return action
