"""Hints in a match: how they are computed, named, counted and removed."""

from collections.abc import Callable
from functools import partial
from typing import Generic

from cubacube.rules import Action
from cubacube.scenes.match.help.advice import Advice
from cubacube.scenes.match.situation import Situation
from cubacube.scenes.match.words import S


class Hints(Generic[S]):
    """Gives a hint to the person who is asked."""

    def __init__(
        self, situation: Situation[S], attempt: Callable[[Action, int], bool | None]
    ) -> None:
        """`attempt` simulates try number n of a flick, from 0; see `Advice`."""
        self._situation, self._attempt = situation, attempt
        self._counted = False
        """Whether a hint was given for the current question."""

    def named(self, action: Action) -> str:
        """Return how a hint names an action."""
        live = self._situation.live
        return self._situation.board.hint_words(action, live.names, live.state)

    def backed(self, action: Action) -> str:
        """Return the reason for an action."""
        live = self._situation.live
        return self._situation.board.hint_reason(action, live.names, live.state)

    def toggle(self) -> None:
        """Show or remove a hint; only the first one for a question is counted."""
        now = self._situation
        if now.advice is not None:
            now.advice = None
            return
        if not self._counted:
            now.live.give_hint()
        self._counted = True
        asked = now.live.asked
        assert asked is not None, "somebody is asked"
        think = partial(now.live.bot_action, asked)
        now.advice = Advice(think, self._attempt, self.named, self.backed)

    def update(self) -> None:
        """Update the hint, once per frame."""
        if self._situation.advice is not None:
            self._situation.advice.update()

    def forget(self) -> None:
        """Remove the hint, because the question or the picture has changed."""
        self._situation.advice, self._counted = None, False
