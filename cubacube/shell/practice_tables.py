"""What the practice pages need from the lobby to open tables."""

from collections.abc import Callable
from typing import Any, TypeAlias

from cubacube.rules import frozen
from cubacube.scenes.match.replay.page import PlayOn
from cubacube.scenes.stage.scene import Change
from cubacube.shell.flick_shown import Load, Made, flick_shown
from cubacube.shell.learning.lesson import Exercise

SetTable: TypeAlias = Callable[[str, Exercise], Any]
"""Returns the match scene for an exercise of a game."""


@frozen
class Tables:
    """Callbacks to open tables and to report that one was closed."""

    set_table: SetTable
    load: Load
    on_close: Callable[[], None]
    on_play: Callable[[PlayOn | None], Change]
    """Starts a match."""

    def flick_shown(self, made: Made) -> Change:
        """Replay a flick in a loop."""
        return flick_shown(self.load, made, self.on_play)
