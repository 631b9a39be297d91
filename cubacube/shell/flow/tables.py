"""Open tables behind a loading page, and leave them again."""

from collections.abc import Callable
from typing import Any, TypeAlias

from cubacube.games import catalogue
from cubacube.rules import Action, IllegalActionError, frozen
from cubacube.scenes.match.replay.page import PlayOn, ReplayPage
from cubacube.scenes.stage.scene import Change, Leave, Push, Then
from cubacube.scenes.widgets.dialogues import LeaveReason, notice
from cubacube.session.language.translation import _
from cubacube.session.play.setup import MatchSetup
from cubacube.shell.faults import fault_lines
from cubacube.shell.flow.films import film_of
from cubacube.shell.learning.lesson import Exercise
from cubacube.shell.learning.table import prepared, seated

Made: TypeAlias = Callable[[], tuple[MatchSetup, tuple[Action, ...]]]
"""Computes a flick again; returns the setup and all actions up to the end of the flick."""

Load: TypeAlias = Callable[[Callable[[], object], Then], Change]
"""Opens a loading page for some work, and passes its result on unless the player leaves."""

Leaving: TypeAlias = Callable[[], Change]


@frozen
class Tables:
    """Callbacks that open and close tables, and that start a match from a replay."""

    open_table: Callable[[MatchSetup, tuple[Action, ...]], Any]
    """Returns the match scene of an exercise."""
    load: Load
    on_close: Callable[[], None]
    on_play: Callable[[PlayOn | None], Change]
    """Starts a match."""

    def set_table(self, game: str, who: str, exercise: Exercise) -> Any:
        """Return the match scene for an exercise of a game; `who` practises, if known."""
        entry, log = prepared(game, exercise)
        return self.open_table(seated(entry, who), log)

    def flick_shown(self, made: Made) -> Change:
        """Compute a stored flick again and show it in a loop.

        The player can stop the flick and play on from there.
        """

        def opened() -> tuple[Any, int]:
            entry, log = made()
            return catalogue.table(entry.game).open_watched(entry, log), len(log)

        def shown(found: tuple[Any, int]) -> Change:
            return Push(looped(*found), self.on_play)

        title = _("Cannot show this flick")
        return load_or_notice(self.load, opened, IllegalActionError, title, shown)


def played(scene: Any, ends: str = "") -> ReplayPage:
    """Return the replay of a match, which plays from the start.

    `ends` says why the match ends early, if it does.
    """
    page = ReplayPage(scene, ends=ends, film=film_of)
    page.player.toggle()
    return page


def looped(scene: Any, rests: int) -> ReplayPage:
    """Return the replay of a match that shows one flick in a loop.

    The flick comes to rest after the first `rests` actions of the log.
    """
    page = ReplayPage(scene, rests)
    page.player.loop_at(rests)
    return page


def load_or_notice(
    load: Load,
    work: Callable[[], object],
    faults: type[Exception] | tuple[type[Exception], ...],
    title: str,
    then: Callable[[Any], Change],
) -> Change:
    """Do `work` behind a loading page, and then call `then` with the result.

    If the work raises one of `faults`, a notice with this `title` is shown instead.
    """

    def tried() -> object:
        try:
            return work()
        except faults as fault:
            return fault

    def loaded(found: Any) -> Change:
        told = isinstance(found, Exception)
        return Push(notice(title, fault_lines(found))) if told else then(found)

    return load(tried, loaded)


def after_leaving(result: object, again: Leaving, menu: Leaving) -> Change:
    """Return the change for a `LeaveReason`: `again`, `menu` or quit; None for another result."""
    match result:
        case LeaveReason.RESTART:
            return again()
        case LeaveReason.MENU:
            return menu()
        case LeaveReason.QUIT:
            return Leave()
    return None
