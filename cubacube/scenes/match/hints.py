"""Hints in a match: how they are computed, named, counted and removed."""

from functools import partial
from typing import Generic

from cubacube.rules import Action
from cubacube.scenes.match.help.advice import Advice
from cubacube.scenes.match.modes import Asking
from cubacube.scenes.match.presenter import Presenter
from cubacube.scenes.match.words import S


class Hints(Generic[S]):
    """Gives a hint to the person who is asked."""

    def __init__(self, presenter: Presenter[S]) -> None:
        self._situation, self._presenter = presenter.situation, presenter
        self._counted = False
        """Whether a hint was given for the current question."""

    def named(self, action: Action) -> str:
        """Return how a hint names an action."""
        live = self._situation.live
        return self._situation.board.hint_words(action, live.names, live.state)

    @property
    def playable(self) -> Action | None:
        """The action that Enter plays: that of a complete hint, while nobody aims or drags."""
        now, mode = self._situation, self._situation.mode
        action = None if now.advice is None else now.advice.ready
        waits = isinstance(mode, Asking) and not (mode.busy or mode.fresh)
        return action if waits and action and self._presenter.playable(action) else None

    def toggle(self) -> None:
        """Show or remove a hint; only the first one for a question is counted."""
        now, presenter = self._situation, self._presenter
        if now.advice is not None:
            now.advice = None
            return
        if not self._counted:
            now.live.give_hint()
        self._counted = True
        asked = now.live.asked
        assert asked is not None, "somebody is asked"
        think = partial(now.live.bot_action, asked)
        now.advice = Advice(think, presenter.attempt, self.named, presenter.reason)

    def update(self) -> None:
        """Update the hint, once per frame."""
        if self._situation.advice is not None:
            self._situation.advice.update()

    def forget(self) -> None:
        """Remove the hint, because the question or the picture has changed."""
        self._situation.advice, self._counted = None, False
