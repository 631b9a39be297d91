"""Control the flow of practice: from the menu to a drill or a puzzle, and its result."""

from collections.abc import Callable
from datetime import date
from functools import partial

from cubacube.rules import Action
from cubacube.scenes.match.replay.page import PlayOn
from cubacube.scenes.stage.scene import Change, Close, Push
from cubacube.scenes.widgets.dialogues import LeaveReason, notice_before
from cubacube.session.files.cards import load_cards
from cubacube.session.households.model import Household
from cubacube.session.households.practised import MadeFlick, Practised
from cubacube.session.households.puzzled import Puzzled
from cubacube.session.households.tally import News, TallyResult, with_milestones
from cubacube.session.language.translation import _
from cubacube.session.play.setup import MatchSetup
from cubacube.session.settings.chosen import use_handicaps
from cubacube.session.settings.model import Preview
from cubacube.shell.flow.household import HouseholdStore
from cubacube.shell.flow.tables import Tables, after_leaving
from cubacube.shell.pages.household.honours import Honours
from cubacube.shell.pages.practice_page import PracticePage, Ways
from cubacube.shell.pages.puzzles_page import PuzzlesPage
from cubacube.shell.pages.try_pages import DrillPage, PuzzlePage
from cubacube.shell.practice.drill import Drill, drill, drill_names
from cubacube.shell.practice.free_table import free_table
from cubacube.shell.practice.puzzle import PREVIEW, Puzzle, of_the_day, puzzles
from cubacube.shell.practice.series import replayed_flick, standing_at


class PracticeRoom:
    """Opens the practice page and everything reached from it."""

    def __init__(self, store: HouseholdStore, tables: Tables, seeds: Callable[[], int]) -> None:
        """`seeds` returns the seed of a match at a free table."""
        self.today: Callable[[], date] = date.today
        """Returns the current date; called once each time the page is opened."""
        self._store, self._tables, self._seeds = store, tables, seeds
        self._page: PracticePage
        self._fault = ""
        """Why the tries of the current drill cannot be saved; empty if they are."""
        self._day: date
        self._solving: tuple[str, PuzzlePage] | None = None
        """The player and the page of the open puzzle."""

    def opened(self) -> Change:
        """Open the practice page; a fault in the household's file is reported first."""
        fault = self._store.read()
        drills = tuple(drill(name) for name in drill_names())
        self._day = self.today()
        daily = self._day, of_the_day(self._day, puzzles())
        ways = Ways(self.begin, self._look_at, self.begin_puzzle, self.opened_puzzles, self._free)
        self._page = PracticePage(drills, daily, lambda: self._store.household, ways)
        return notice_before(Push(self._page), _("Cannot read the household"), fault)

    def begin(self, who: str, which: Drill) -> Change:
        """Start a drill for a player."""

        def opened() -> object:
            set_table = partial(self._tables.set_table, which.game, who)
            return DrillPage(which, load_cards(), set_table, partial(self._keep_tries, who))

        self._fault = ""
        return self._tables.load(opened, partial(self._enter, who, which))

    def _keep_tries(self, who: str, result: Practised) -> None:
        """Save the tries of a drill; a fault is reported when the drill is left."""
        fault = self._store.change(lambda all_: all_.with_practised(who, result))
        self._fault = self._fault or fault

    def _enter(self, who: str, which: Drill, page: DrillPage) -> Change:
        """Open the page of a drill, and set the flick preview that this drill allows.

        If the drill has no preview of its own, the preview of the settings is used.
        """
        preview = which.preview
        use_handicaps({} if preview == "as_set" else _for_people(page, preview))
        return Push(page, partial(self._after, who, which))

    def _after(self, who: str, which: Drill, result: bool | LeaveReason) -> Change:
        """Show the results of the drill."""
        self._tables.on_close()
        self._store.use_previews()
        self._page.reword()
        on = after_leaving(result, partial(self.begin, who, which), Close)
        return notice_before(on, _("Cannot save the household"), self._fault)

    def _look_at(self, which: Drill, done: Practised) -> Change:
        """Replay somebody's best flick in a loop."""
        assert done.flick is not None, "it is offered only then"
        return self._tables.flick_shown(partial(replayed_flick, which, done.flick))

    def _free(self, who: str) -> Change:
        """Open a table for training: dice may be placed by hand, and nothing counts."""
        return self._tables.on_play(PlayOn(free_table(who, self._seeds()), ()))

    def opened_puzzles(self, who: str) -> Change:
        """Open the list of puzzles for a player."""

        def begin(puzzle: Puzzle) -> Change:
            return self.begin_puzzle(who, puzzle, page)

        page = PuzzlesPage(
            who, puzzles(), lambda: self._store.household, begin, self._look_at_puzzle
        )
        return Push(page)

    def begin_puzzle(self, who: str, puzzle: Puzzle, below: PuzzlesPage | None = None) -> Change:
        """Start a puzzle for a player; `below` is the list of puzzles, if it is open."""
        known = {each.puzzle: each for each in self._store.household.results_of(who).puzzled}

        def opened() -> object:
            set_table = partial(self._tables.set_table, puzzle.kind.game, who)
            return PuzzlePage(puzzle, known.get(puzzle.name), load_cards(), set_table)

        def enter(page: PuzzlePage) -> Change:
            use_handicaps(_for_people(page, PREVIEW))
            self._solving = who, page
            return Push(page, partial(after, page))

        def after(page: PuzzlePage, result: bool | LeaveReason) -> Change:
            self._tables.on_close()
            self._store.use_previews()
            self._solving = None
            news, fault = self._keep(who, page)
            self._page.reword()
            if below is not None:
                below.reword()
            if result is True:
                on = self._shown(puzzle, puzzle.found.flick)
            else:
                again = partial(self.begin_puzzle, who, puzzle, below)
                on = after_leaving(result, again, Close)
            told = Push(Honours(news, _("Continue")), lambda _seen: on) if news else on
            return notice_before(told, _("Cannot save the household"), fault)

        return self._tables.load(opened, enter)

    def close(self) -> None:
        """Save the tries of an open puzzle before the program ends."""
        if self._solving is not None:
            self._keep(*self._solving)

    def _keep(self, who: str, page: PuzzlePage) -> tuple[tuple[News, ...], str]:
        """Save the result; return news, and an error message that is empty on success."""
        reached = page.reached
        if not page.tries and reached.stands == "open":
            return (), ""
        daily = page.solved and page.puzzle == of_the_day(self._day, puzzles())

        def solved(household: Household) -> TallyResult:
            after = household.with_puzzled(who, reached)
            if daily and after.results_of(who).puzzled[0].stands == "solved":
                after = after.with_day(who, self._day)
            return with_milestones(after, who)

        return self._store.tally(solved)

    def _look_at_puzzle(self, puzzle: Puzzle, done: Puzzled) -> Change:
        """Replay somebody's best flick."""
        assert done.flick is not None, "it is offered only then"
        return self._shown(puzzle, done.flick)

    def _shown(self, puzzle: Puzzle, flick: MadeFlick) -> Change:
        """Replay a flick on the table of a puzzle in a loop."""

        def made() -> tuple[MatchSetup, tuple[Action, ...]]:
            stand = standing_at(puzzle.kind.game, puzzle.exercise)
            return stand.entry, stand.flicked(flick.flick).actions()

        return self._tables.flick_shown(made)


def _for_people(page: DrillPage | PuzzlePage, preview: Preview) -> dict[str, Preview]:
    """Return the flick preview of an exercise for each person at its table."""
    return {each.name: preview for each in page.scene.live.seats if each.bot is None}
