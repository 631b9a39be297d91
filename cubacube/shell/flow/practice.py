"""Control the flow of practice: from the menu to a drill and its result."""

from collections.abc import Callable
from datetime import date
from functools import partial

from cubacube.scenes.match.replay.page import PlayOn
from cubacube.scenes.stage.scene import Change, Close, Leave, Push
from cubacube.scenes.widgets.dialogues import LeaveReason, notice
from cubacube.session.files.cards import load_cards
from cubacube.session.households.practised import Practised
from cubacube.session.language.translation import _
from cubacube.session.settings.chosen import use_handicaps
from cubacube.shell.flow.household import HouseholdStore
from cubacube.shell.flow.puzzles import PuzzleRoom
from cubacube.shell.flow.tables import Tables
from cubacube.shell.pages.drill_page import DrillPage
from cubacube.shell.pages.practice_page import PracticePage, Ways
from cubacube.shell.practice.drill import Drill, drill, drill_names
from cubacube.shell.practice.free_table import free_table
from cubacube.shell.practice.puzzle import Puzzle, of_the_day, puzzles
from cubacube.shell.practice.series import replayed_flick


class PracticeRoom:
    """Opens the practice page and everything reached from it."""

    def __init__(self, store: HouseholdStore, tables: Tables, seeds: Callable[[], int]) -> None:
        """`seeds` returns the seed of a match at a free table."""
        self.today: Callable[[], date] = date.today
        """Returns the current date; called once each time the page is opened."""
        self._store, self._tables, self._seeds = store, tables, seeds
        self._puzzle_room = PuzzleRoom(store, tables)
        self._page: PracticePage
        self._day: date

    def opened(self) -> Change:
        """Open the practice page; a fault in the household's file is reported first."""
        fault = self._store.read()
        drills = tuple(drill(name) for name in drill_names())
        self._day = self.today()
        daily = self._day, of_the_day(self._day, puzzles())
        ways = Ways(self.begin, self._look_at, self.begin_puzzle, self.opened_puzzles, self._free)
        self._page = PracticePage(drills, daily, lambda: self._store.household, ways)
        if not fault:
            return Push(self._page)
        message = notice(_("Cannot read the household"), (fault,))
        return Push(message, lambda _seen: Push(self._page))

    def begin(self, who: str, which: Drill) -> Change:
        """Start a drill for a player."""

        def opened() -> object:
            return DrillPage(which, load_cards(), partial(self._tables.set_table, which.game))

        return Push(self._tables.load(opened), partial(self._enter, who, which))

    def _enter(self, who: str, which: Drill, page: DrillPage) -> Change:
        """Open the page of a drill, and set the flick preview that this drill allows.

        If the drill has no preview of its own, the preview of the settings is used.
        """
        names = (each.name for each in page.scene.live.seats if each.bot is None)
        preview = which.preview
        use_handicaps({} if preview == "as_set" else dict.fromkeys(names, preview))
        return Push(page, partial(self._after, who, which))

    def _after(self, who: str, which: Drill, result: Practised | bool | LeaveReason) -> Change:
        """Save the result of the drill."""
        self._tables.on_close()
        use_handicaps(self._store.previews)
        match result:
            case LeaveReason.RESTART:
                return self.begin(who, which)
            case LeaveReason.MENU:
                return Close()
            case LeaveReason.QUIT:
                return Leave()
            case Practised() as now:
                fault = self._store.change(lambda all_: all_.with_practised(who, now))
                self._page.refresh()
                if fault:
                    return Push(notice(_("Cannot save the household"), (fault,)))
        return None

    def _look_at(self, which: Drill, done: Practised) -> Change:
        """Replay somebody's best flick in a loop."""
        assert done.flick is not None, "it is offered only then"
        return self._tables.flick_shown(partial(replayed_flick, which, done.flick))

    def opened_puzzles(self, who: str) -> Change:
        """Open the list of puzzles for a player."""
        return self._puzzle_room.opened(who, self._day, self._page.refresh)

    def begin_puzzle(self, who: str, puzzle: Puzzle) -> Change:
        """Start a puzzle for a player."""
        return self._puzzle_room.begin(who, puzzle, self._day, self._page.refresh)

    def _free(self, who: str) -> Change:
        """Open a table for training: dice may be placed by hand, and nothing counts."""
        return self._tables.on_play(PlayOn(free_table(who, self._seeds()), ()))
