"""Hints in a match scene: how they are computed, shown, counted and removed."""

from functools import partial

from cubacube.rules import Action
from cubacube.scenes.match.advice import Advice
from cubacube.scenes.match.looked_at import MatchViewer
from cubacube.scenes.match.words import S


class Hinting(MatchViewer[S]):
    """The part of `MatchScene` that gives hints."""

    _advised = False
    """Whether a hint was given for the current question."""

    def named(self, action: Action) -> str:
        """Return how a hint names an action."""
        return self._board.hint_words(action, self.live.names, self.live.state)

    def _backed(self, action: Action) -> str:
        return self._board.hint_reason(action, self.live.names, self.live.state)

    def _advise(self) -> None:
        """Show or remove a hint; only the first one for a question is counted."""
        if self.advice is not None:
            self.advice = None
            return
        if not self._advised:
            self.live.give_hint()
        self._advised = True
        asked = self.live.asked
        assert asked is not None, "somebody is asked"
        think = partial(self.live.bot_action, asked)
        self.advice = Advice(think, self._attempt, self.named, self._backed)

    def _attempt(self, action: Action, number: int) -> bool | None:
        """Simulate a flick once, with aiming errors; return whether it succeeded.

        `number` is the index of the try, from 0. The result is None if the action is no flick, or
        if its success depends on a random result.
        """

    def _think_of_hint(self) -> None:
        """Update the hint, once per frame."""
        if self.advice is not None:
            self.advice.update()

    def _forget_hint(self) -> None:
        """Remove the hint, because the question or the picture has changed."""
        self.advice, self._advised = None, False
