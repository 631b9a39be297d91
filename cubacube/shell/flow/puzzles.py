"""Control the flow of puzzles: from their list to a table and its result."""

from collections.abc import Callable
from datetime import date
from functools import partial

from cubacube.rules import Action
from cubacube.scenes.stage.scene import Change, Close, Leave, Push
from cubacube.scenes.widgets.dialogues import LeaveReason, notice
from cubacube.session.files.cards import load_cards
from cubacube.session.households.model import Household
from cubacube.session.households.practised import MadeFlick
from cubacube.session.households.puzzled import Puzzled
from cubacube.session.households.tally import News, TallyResult, with_milestones
from cubacube.session.language.translation import _
from cubacube.session.play.setup import MatchSetup
from cubacube.session.settings.chosen import use_handicaps
from cubacube.shell.flow.household import HouseholdStore
from cubacube.shell.flow.tables import Tables
from cubacube.shell.pages.household.honours import Honours
from cubacube.shell.pages.puzzle_page import PuzzlePage
from cubacube.shell.pages.puzzles_page import PuzzlesPage
from cubacube.shell.practice.puzzle import PREVIEW, Puzzle, of_the_day, puzzles
from cubacube.shell.practice.series import standing_at


class PuzzleRoom:
    """Opens the list of puzzles and each puzzle, and saves the results."""

    def __init__(self, store: HouseholdStore, tables: Tables) -> None:
        self._store, self._tables = store, tables

    def opened(self, who: str, today: date, refresh: Callable[[], None]) -> Change:
        """Open the list of puzzles for a player; `refresh` is called after new results."""

        def begin(puzzle: Puzzle) -> Change:
            return self.begin(who, puzzle, today, both)

        def both() -> None:
            refresh()
            page.refresh()

        page = PuzzlesPage(who, puzzles(), lambda: self._store.household, begin, self._look_at)
        return Push(page)

    def begin(self, who: str, puzzle: Puzzle, today: date, refresh: Callable[[], None]) -> Change:
        """Start a puzzle for a player."""
        known = {each.puzzle: each for each in self._store.household.results_of(who).puzzled}

        def opened() -> object:
            before, set_table = (
                known.get(puzzle.name),
                partial(self._tables.set_table, puzzle.kind.game),
            )
            return PuzzlePage(puzzle, before, load_cards(), set_table)

        def enter(page: PuzzlePage) -> Change:
            names = (each.name for each in page.scene.live.seats if each.bot is None)
            use_handicaps(dict.fromkeys(names, PREVIEW))
            return Push(page, partial(after, page))

        def after(page: PuzzlePage, result: bool | LeaveReason) -> Change:
            self._tables.on_close()
            use_handicaps(self._store.previews)
            news, fault = self._keep(who, page, today)
            refresh()
            on = self._on(result, puzzle, lambda: self.begin(who, puzzle, today, refresh))
            record_match = Push(Honours(news, _("Continue")), lambda _seen: on) if news else on
            if not fault:
                return record_match
            message = notice(_("Cannot save the household"), (fault,))
            return Push(message, lambda _seen: record_match)

        return Push(self._tables.load(opened), enter)

    def _on(
        self, result: bool | LeaveReason, puzzle: Puzzle, again: Callable[[], Change]
    ) -> Change:
        """Return the change that follows when a puzzle is closed."""
        match result:
            case LeaveReason.RESTART:
                return again()
            case LeaveReason.MENU:
                return Close()
            case LeaveReason.QUIT:
                return Leave()
            case True:
                return self._shown(puzzle, puzzle.found.flick)
        return None

    def _keep(self, who: str, page: PuzzlePage, today: date) -> tuple[tuple[News, ...], str]:
        """Save the result; return news, and an error message that is empty on success."""
        reached = page.reached
        if not page.tries and reached.stands == "open":
            return (), ""
        daily = page.solved and page.puzzle == of_the_day(today, puzzles())
        found: list[TallyResult] = []

        def kept(household: Household) -> Household:
            after = household.with_puzzled(who, reached)
            if daily and after.results_of(who).puzzled[0].stands == "solved":
                after = after.with_day(who, today)
            found.append(with_milestones(after, who))
            return found[-1].household

        fault = self._store.change(kept)
        return found[0].news, fault

    def _look_at(self, puzzle: Puzzle, done: Puzzled) -> Change:
        """Replay somebody's best flick."""
        assert done.flick is not None, "it is offered only then"
        return self._shown(puzzle, done.flick)

    def _shown(self, puzzle: Puzzle, flick: MadeFlick) -> Change:
        """Replay a flick on the table of a puzzle in a loop."""

        def made() -> tuple[MatchSetup, tuple[Action, ...]]:
            stand = standing_at(puzzle.kind.game, puzzle.exercise)
            return stand.entry, stand.flicked(flick.flick).actions()

        return self._tables.flick_shown(made)
