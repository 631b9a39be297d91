"""A dealer for tests that play without a match: it remembers itself what it has answered."""

from cubacube.rules import Action, Choice
from cubacube.session.play.dealer import Dealer
from cubacube.session.play.match import NOTHING, increment


class Croupier:
    """Answers one question of the table after the other, as in the log of a match."""

    def __init__(self, dealer: Dealer) -> None:
        self._dealer = dealer
        self._standing = NOTHING
        self.what_if = dealer.what_if

    def answer(self, choice: Choice) -> Action:
        """What the table does now."""
        action = self._dealer.answer(choice, self._standing)
        self._standing = increment(self._standing, action)
        return action
