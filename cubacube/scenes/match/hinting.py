"""A person asks for a hint: it is thought about, shown, counted, and taken away."""

from functools import partial

from cubacube.rules import Action
from cubacube.scenes.match.advice import Advice
from cubacube.scenes.match.looked_at import MatchViewer
from cubacube.scenes.match.words import S


class Hinting(MatchViewer[S]):
    """What `MatchScene` does for who asks for a hint."""

    _advised = False
    """Whether a hint was given to the question of now."""

    def named(self, action: Action) -> str:
        """What a hint calls an action that may be chosen now."""
        return self._board.hint_words(action, self.live.state, self.live.names)

    def _backed(self, action: Action) -> str:
        """What speaks for an action."""
        return self._board.hint_reason(action, self.live.state, self.live.names)

    def _advise(self) -> None:
        """Put a hint on the table, or take it away; each is counted once for a question."""
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
        """Whether an action goes well when a hand strays; None: no hand has to do with it."""
        del action, number
        return None

    def _think_of_hint(self) -> None:
        """A frame has passed."""
        if self.advice is not None:
            self.advice.update()

    def _forget_hint(self) -> None:
        """Something else is asked, or shown."""
        self.advice, self._advised = None, False
