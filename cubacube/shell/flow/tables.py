"""What the practice pages need from the lobby to open tables."""

from collections.abc import Callable
from typing import Any, TypeAlias

from cubacube.games import catalogue
from cubacube.rules import Action, IllegalActionError, frozen
from cubacube.scenes.match.replay.page import PlayOn, ReplayPage
from cubacube.scenes.stage.scene import Change, Push, Scene
from cubacube.scenes.widgets.dialogues import notice
from cubacube.session.language.translation import _
from cubacube.session.play.setup import MatchSetup
from cubacube.shell.learning.lesson import Exercise
from cubacube.shell.learning.table import prepared

Made: TypeAlias = Callable[[], tuple[MatchSetup, tuple[Action, ...]]]
"""Computes a flick: returns the match setup and all of its actions."""


@frozen
class Tables:
    """Callbacks to open tables and to report that one was closed."""

    open_table: Callable[[MatchSetup, tuple[Action, ...]], Any]
    """Returns the match scene of an exercise."""
    load: Callable[[Callable[[], object]], Scene]
    """Returns a loading page that closes with the result of the given work."""
    on_close: Callable[[], None]
    on_play: Callable[[PlayOn | None], Change]
    """Starts a match."""

    def set_table(self, game: str, exercise: Exercise) -> Any:
        """Return the match scene for an exercise of a game."""
        return self.open_table(*prepared(game, exercise))

    def flick_shown(self, made: Made) -> Change:
        """Compute a stored flick again and show it in a loop.

        The player can stop the flick and play on from there.
        """

        def opened() -> object:
            try:
                entry, log = made()
            except IllegalActionError as fault:
                return fault
            return catalogue.table(entry.game).open_watched(entry, log), len(log)

        def shown(found: Any) -> Change:
            if isinstance(found, IllegalActionError):
                lines = (_("The rules have changed since this was saved."),)
                return Push(notice(_("Cannot show this flick"), lines))
            scene, rests = found
            page = ReplayPage(scene, rests)
            page.player.loop_at(rests)
            return Push(page, self.on_play)

        return Push(self.load(opened), shown)
