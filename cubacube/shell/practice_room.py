"""The way through practice: from the menu to a drill, and from its end into the household."""

from collections.abc import Callable
from functools import partial
from typing import Any, TypeAlias

from cubacube.games import catalogue
from cubacube.rules import IllegalActionError
from cubacube.scenes.match.replay.page import PlayOn, ReplayPage
from cubacube.scenes.stage.scene import Change, Close, Leave, Push, Scene
from cubacube.scenes.widgets.dialogues import Breakoff, notice
from cubacube.session.files.cards import load_cards
from cubacube.session.households.practised import Practised
from cubacube.session.language.translation import _
from cubacube.session.settings.chosen import use_handicaps
from cubacube.shell.learning.lesson import Exercise
from cubacube.shell.pages.drill_page import DrillPage
from cubacube.shell.pages.practice_page import PracticePage
from cubacube.shell.practice.drill import Drill, drill, drill_names
from cubacube.shell.practice.series import made_again
from cubacube.shell.regulars import Regulars

SetTable: TypeAlias = Callable[[str, Exercise], Any]
"""Opens the table of an exercise of a game."""
Load: TypeAlias = Callable[[Callable[[], object]], Scene]
"""The page that waits for something; closes with it."""


class PracticeRoom:
    """Opens the page of the drills and all that is reached from it."""

    def __init__(
        self,
        regulars: Regulars,
        set_table: SetTable,
        load: Load,
        on_close: Callable[[], None],
        on_play: Callable[[PlayOn | None], Change],
    ) -> None:
        """`on_close` is called when nobody sits at the table of a drill any more.

        `on_play` begins a match from a moment of a flick that was looked at.
        """
        self._on_play = on_play
        self._regulars, self._set_table = regulars, set_table
        self._load, self._on_close = load, on_close
        self._page: PracticePage

    def opened(self) -> Change:
        """The page of the drills; what is wrong with the household's file is told first."""
        fault = self._regulars.read()
        drills = tuple(drill(name) for name in drill_names())
        self._page = PracticePage(
            drills, lambda: self._regulars.household, self.begin, self._look_at
        )
        if not fault:
            return Push(self._page)
        told = notice(_("The household cannot be read"), (fault,))
        return Push(told, lambda _seen: Push(self._page))

    def begin(self, who: str, which: Drill) -> Change:
        """Set the table of a drill for somebody."""

        def opened() -> object:
            return DrillPage(which, load_cards(), partial(self._set_table, which.game))

        return Push(self._load(opened), partial(self._enter, who, which))

    def _enter(self, who: str, which: Drill, page: DrillPage) -> Change:
        """What is seen of a flick hangs on the drill, if it says so."""
        names = (each.name for each in page.scene.live.seats if each.bot is None)
        preview = which.preview
        use_handicaps({} if preview == "as_set" else dict.fromkeys(names, preview))
        return Push(page, partial(self._after, who, which))

    def _after(self, who: str, which: Drill, result: Practised | bool | Breakoff) -> Change:
        """Enter what was reached."""
        self._on_close()
        use_handicaps(self._regulars.previews)
        match result:
            case Breakoff.RESTART:
                return self.begin(who, which)
            case Breakoff.MENU:
                return Close()
            case Breakoff.QUIT:
                return Leave()
            case Practised() as now:
                fault = self._regulars.change(lambda all_: all_.with_practised(who, now))
                self._page.refresh()
                if fault:
                    return Push(notice(_("The household cannot be kept"), (fault,)))
        return None

    def _look_at(self, which: Drill, done: Practised) -> Change:
        """The best flick of somebody, again and again."""
        kept = done.flick
        assert kept is not None, "it is offered only then"

        def opened() -> object:
            try:
                entry, log = made_again(which, kept)
            except IllegalActionError as fault:
                return fault
            return catalogue.table(which.game).open_watched(entry, log), len(log)

        return Push(self._load(opened), self._shown)

    def _shown(self, found: Any) -> Change:
        if isinstance(found, IllegalActionError):
            lines = (_("The rules have changed since it was made."),)
            return Push(notice(_("This flick cannot be shown"), lines))
        scene, rests = found
        page = ReplayPage(scene, rests)
        page.player.loop_at(rests)
        return Push(page, self._on_play)
