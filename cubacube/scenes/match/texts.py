"""The texts around the table of a match, and the keys that work now."""

from typing import Generic

from cubacube.scenes.canvas.device import pad_in_hand
from cubacube.scenes.match.help.key_help import common_keys
from cubacube.scenes.match.help.used_keys import unused
from cubacube.scenes.match.hints import Hints
from cubacube.scenes.match.pictures.lines import Lines
from cubacube.scenes.match.presenter import Presenter
from cubacube.scenes.match.words import Hint, S
from cubacube.session.language.translation import _
from cubacube.session.settings.chosen import settings


class Texts(Generic[S]):
    """Writes the texts that say who must act, what is asked, and which keys work."""

    def __init__(self, presenter: Presenter[S], hints: Hints[S]) -> None:
        self._presenter, self._now = presenter, presenter.situation
        self._hints = hints

    def lines(self) -> Lines:
        """Return all texts of the frame."""
        now, live = self._now, self._now.live
        who = live.who
        turn = now.board.on_turn(now.seen)
        if who is None and turn is not None:
            who = live.seats[turn]
        # An exported film has no buttons, so it keeps the full width.
        replayed = live.book.watched and not live.book.public
        hints = () if now.watched else self.hints() if now.set_aside is None else now.set_aside[1]
        chosen = settings()
        # The other screen settings change whenever the window moves.
        screen = chosen.screen.text_percent, chosen.screen.dice_marks
        return Lines(
            None if now.finished or now.set_aside else who,
            self._words,
            live.referee_lines,
            hints,
            live.mark,
            now.revocable,
            now.repeatable,
            replayed,
            (chosen.language, chosen.aids, chosen.keys, screen, pad_in_hand()),
            "" if now.advice is None or now.mode.busy else now.advice.why,
        )

    def hints(self) -> tuple[Hint, ...]:
        """Return the keys to list at the bottom of the table; exercises list all of them."""
        keys = self._keys()
        left = keys if self._now.live.book.passing else unused(keys)
        return left if left == keys else (*left, ("F3", _("keys")))

    def _keys(self) -> tuple[Hint, ...]:
        keys = self._now.mode.keys
        if self._hints.playable is not None:
            keys = (("Enter", _("play the hint")), *keys)
        if any(key == "Esc" for key, _words in keys):  # the mode lists all keys that work
            return keys
        hint = (("F2", _("hint")),) if self._now.may_hint else ()
        keys = (*keys, ("L", _("rulings")), *hint)
        return self._presenter.hints((*keys, ("F1", _("rules")), ("Esc", _("pause"))))

    def all_keys(self, *, reasons: bool) -> tuple[Hint, ...]:
        """Return all keys that work now.

        `reasons` is True if C can show what a computer player thought.
        """
        now = self._now
        further = (
            ("Z", _("undo"), now.revocable),
            ("X", _("redo"), now.repeatable),
            ("F2", _("hint"), now.may_hint),
            ("C", _("what the computer thought"), reasons),
        )
        return (
            *self._keys(),
            *now.mode.more_keys,
            *((key, words) for key, words, works in further if works),
            *self._presenter.watched_keys,
            ("F7", _("look around")),
            ("L", _("all rulings")),
            *common_keys(),
        )

    @property
    def _words(self) -> str:
        """The words beside the name of the active player."""
        now = self._now
        if now.set_aside is not None:
            return now.set_aside[0]
        return now.mode.words if now.advice is None or now.mode.busy else now.advice.words
