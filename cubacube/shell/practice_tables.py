"""What the rooms of practice need of whoever owns the tables."""

from collections.abc import Callable
from typing import Any, TypeAlias

from cubacube.rules import frozen
from cubacube.scenes.match.replay.page import PlayOn
from cubacube.scenes.stage.scene import Change
from cubacube.shell.flick_shown import Load, Made, flick_shown
from cubacube.shell.learning.lesson import Exercise

SetTable: TypeAlias = Callable[[str, Exercise], Any]
"""Opens the table of an exercise of a game."""


@frozen
class Tables:
    """Sets tables, and is told when nobody sits at one any more."""

    set_table: SetTable
    load: Load
    on_close: Callable[[], None]
    on_play: Callable[[PlayOn | None], Change]
    """Begins a match."""

    def flick_shown(self, made: Made) -> Change:
        """Look at a flick, again and again."""
        return flick_shown(self.load, made, self.on_play)
