"""Replay a stored flick by computing it again with the current rules and table."""

from collections.abc import Callable
from typing import Any, TypeAlias

from cubacube.games import catalogue
from cubacube.rules import Action, IllegalActionError
from cubacube.scenes.match.replay.page import PlayOn, ReplayPage
from cubacube.scenes.stage.scene import Change, Push, Scene
from cubacube.scenes.widgets.dialogues import notice
from cubacube.session.language.translation import _
from cubacube.session.play.setup import MatchSetup

Load: TypeAlias = Callable[[Callable[[], object]], Scene]
"""Returns a loading page that closes with the result of the given work."""
Made: TypeAlias = Callable[[], tuple[MatchSetup, tuple[Action, ...]]]
"""Computes the flick: returns the match setup and all of its actions."""


def flick_shown(load: Load, made: Made, on_play: Callable[[PlayOn | None], Change]) -> Change:
    """Show a flick in a loop; the player can stop it and play on.

    `on_play` starts a match from the moment at which the flick is stopped.
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
        return Push(page, on_play)

    return Push(load(opened), shown)
