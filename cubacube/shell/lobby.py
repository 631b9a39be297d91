"""Control the flow between pages: menu, set-up, match, results."""

from collections.abc import Callable
from functools import partial
from math import inf
from pathlib import Path
from typing import Any, TypeAlias

from cubacube.games import catalogue
from cubacube.rules import Action, replace
from cubacube.scenes.flicking.flick_scene import FlickPresenter, FlickScene
from cubacube.scenes.match.match_scene import MatchScene
from cubacube.scenes.match.replay.page import PlayOn
from cubacube.scenes.stage.scene import Change, Close, Leave, Push, Replace, Scene, Then
from cubacube.scenes.widgets.dialogues import (
    Dialogue,
    LeaveReason,
    ask_to_quit,
    notice,
    notice_before,
)
from cubacube.session.files.cancelling import CancelledError, uncancelled
from cubacube.session.files.levels import FIRST, LevelError
from cubacube.session.keeping.book import Book, MatchName
from cubacube.session.language.translation import _, language
from cubacube.session.play.game import Game
from cubacube.session.play.journal import FaultError, Known, Recorded
from cubacube.session.play.result import MatchResult, places
from cubacube.session.play.setup import MatchSetup
from cubacube.session.play.thinking import InlineThinker, MakeThinker, Thinker
from cubacube.session.settings.chosen import settings
from cubacube.shell.faults import describe_fault
from cubacube.shell.flow.household import HouseholdStore, opened_household
from cubacube.shell.flow.leading import Leading
from cubacube.shell.flow.lessons import LessonRoom
from cubacube.shell.flow.new_match import new_match
from cubacube.shell.flow.practice import PracticeRoom
from cubacube.shell.flow.recording import record_match
from cubacube.shell.flow.resuming import UNREADABLE, Checked, ResumedMatch, open_watched
from cubacube.shell.flow.rules import toggle_rules
from cubacube.shell.flow.tables import Tables, after_leaving, load_or_notice, looped, played
from cubacube.shell.flow.tour import MatchWays, TourMatch, TourRoom
from cubacube.shell.flow.workshop import open_workshop, workshop_of
from cubacube.shell.pages.draft import SetupDraft, draft_of, new_draft
from cubacube.shell.pages.kept_draft import kept, restored
from cubacube.shell.pages.loading import Loading, in_background
from cubacube.shell.pages.match_checks import MatchChecks
from cubacube.shell.pages.match_previews import MatchPreviews
from cubacube.shell.pages.matches import Matches
from cubacube.shell.pages.menu import Menu, Rooms
from cubacube.shell.pages.results import AfterMatch, MatchSummary, Results
from cubacube.shell.pages.settings.page import SettingsPage
from cubacube.shell.pages.setup_page import SetupPage
from cubacube.shell.pages.sketches import KnownTables

_ARRIVED_S = 1.0
"""Seconds after which the menu's entrance animation is over."""

KeepFault: TypeAlias = Callable[[Exception, Known | None], str]
"""Logs a fault, with the setup and log of its match if known; returns where it is logged."""


class Lobby:
    """Decides which page follows when a page closes; remembers the last set-up of each game."""

    def __init__(
        self,
        seeds: Callable[[], int],
        make_thinker: MakeThinker = InlineThinker,
        loading_s: float = inf,
        keep_fault: KeepFault = lambda _fault, _known: "",
        matches: Path | None = None,
        levels: Path | None = None,
    ) -> None:
        """Create the lobby.

        `seeds` returns the seed of a new match. `make_thinker` returns the object that asks the
        computer players of a match. While a table is prepared, each frame works on it for at most
        `loading_s` seconds. `keep_fault` logs a fault and returns where it was logged. Matches are
        saved in the folder `matches`; if it is None, they are not saved. The folder `levels` holds
        the user's own levels.
        """
        self._seeds = seeds
        self._loading_s = loading_s
        self._make_thinker = make_thinker
        self._thinker: Thinker | None = None
        """The thinker of the current match."""
        self._matches = matches
        self._patience_s = None if loading_s == inf else 0.0
        """How many seconds a frame waits for background work; None waits until it is done."""
        self._match_previews = MatchPreviews(
            loading_s / 4
        )  # only a part: the page and discarded painting need time, too
        self._checks = MatchChecks(self._patience_s)
        self._tables = KnownTables(levels, loading_s)
        self._book: Book | None = None
        """The log of the current match."""
        self._begun: Path | None = None
        """The file of a new match until it is on the screen."""
        self._resumed: ResumedMatch | None = None
        """The current match, if it was continued."""
        self._drafts: dict[str, SetupDraft] = {}
        self._keep_fault = keep_fault
        self._entry: MatchSetup | None = None
        """Setup of the current match, or of the one being opened."""
        self._store = HouseholdStore()
        tables = Tables(self._open_exercise, self._waited, self.close, self._play_on)
        self.lessons = LessonRoom(self._store, tables, self.menu)
        self.practice = PracticeRoom(self._store, tables, seeds)
        ways = MatchWays(self._play_named, self.resume, lambda: Replace(self.menu()))
        self._tours: TourRoom | None = None
        """Tours; None without a folder to save them."""
        if matches is not None:
            self._tours = TourRoom(self._store, tables, self._tables, matches, ways, seeds)
        self._match: Any = None
        """The scene of the current match; None if there is none."""
        self._workshop: Any = None
        """The last workshop; None if there was none."""
        self._question: Scene | None = None
        self._game: Game | None = None
        """The game that was set up or played last."""

    def menu(self) -> Menu:
        """Return the menu page."""
        tours = None if self._tours is None else self._tours.opened
        newer = None if self._tours is None else self._tours.offer
        used = language()

        def renewed(_seen: object) -> Change:
            return None if language() == used else Replace(self.menu())

        household, practice = self.open_household, self.practice.opened
        rooms = Rooms(partial(self.open_settings, renewed), household, practice, tours)
        looks = self._match_previews, self._patience_s
        leading = Leading(self.lessons, self.set_up, self.resume, *looks)
        lead = leading.of(self._matches, lambda: self._game, newer)
        matches = None if self._matches is None else self.open_matches
        return Menu(catalogue.games(), self.set_up, lead, matches, self.open_workshop, rooms)

    def open_settings(self, then: Then | None = None) -> Change:
        """Open the settings page."""
        return Push(SettingsPage(None if self._matches is None else self._matches.parent), then)

    def open_household(self) -> Change:
        """Open the household page."""
        return opened_household(self._store)

    def open_matches(self) -> Change:
        """Open the list of all saved matches."""
        if self._matches is None:
            return None
        ways = self.resume, self.watch
        known = self._match_previews, self._checks
        page = Matches(self._matches, *known, *ways, self._patience_s)
        # The menu may now have to offer another match to continue.
        return Push(page, lambda _seen: Replace(self.menu()))

    def open_workshop(self, level: str | Path = FIRST) -> Change:
        """Open the workshop with a level: its name, file or code."""
        return open_workshop(self._waited, level, self.enter_workshop)

    def enter_workshop(self, scene: Any) -> Change:
        """Show a workshop; after it the menu may have to name a draft."""
        self._workshop = scene
        return Push(scene, lambda _left: Replace(self.menu()))

    def _workshop_of(self, table: FlickPresenter[Any]) -> Scene:
        """Return the workshop on the table of a match."""
        scene = self._workshop = workshop_of(table)
        return scene

    def set_up(self, game: Game) -> Change:
        """Open the set-up page of a game with its last settings."""
        self._game = game
        fault = self._store.read()
        draft = self._drafts.get(game.name) or restored(game, self._store.setups.of(game.name))
        own = draft.with_known(self._store.household.profiles)
        page = Push(SetupPage(own, self._tables, self.lessons.offer_of(game)), self._play_draft)
        on_play = _("When you play, this file is set aside and a new one is started.")
        return notice_before(page, _("Cannot read your profile data"), fault, on_play)

    def begin(self, entry: MatchSetup) -> Change:
        """Start a new match; the current settings decide how much its computer players think."""
        return self.play(replace(entry, thinking=settings().play.thinking))

    def play(
        self, entry: MatchSetup, log: tuple[Action, ...] = (), named: MatchName | None = None
    ) -> Change:
        """Prepare the table, play the actions of `log` on it, and open the match.

        `named` is for a match of a Tour.
        """
        self._game, self._entry = catalogue.game(entry.game), entry
        self._resumed = None

        def opened() -> Scene:
            whole, book = new_match(entry, log, self._matches, named)
            self._hold(whole, book, new=True)
            return self._open_table(whole, book)

        title, enter = _("Cannot set up this table"), partial(self._enter, entry)
        return load_or_notice(self._waited, opened, LevelError, title, enter)

    def _play_named(self, entry: MatchSetup, named: MatchName, seated: SetupDraft | None) -> Change:
        """Start a match of a Tour."""
        self._seated = seated
        return self.play(entry, named=named)

    def resume(self, path: Path, checked: Checked = None) -> Change:
        """Continue a saved match; `checked` is the verdict about it, if known."""

        def opened() -> tuple[Scene, MatchSetup, Book]:
            entry, book = resumed.reopen()
            self._hold(entry, book)
            return self._open_table(entry, book), entry, book

        resumed = self._resumed = ResumedMatch(path)
        title, enter = _("Cannot continue this match"), partial(self._enter_again, checked)
        return load_or_notice(self._waited, opened, UNREADABLE, title, enter)

    def watch(self, path: Path, ends: str = "", checked: Checked = None) -> Change:
        """Replay a saved match.

        `ends` says why it ends early, if it does; `checked` is the verdict about it, if known.
        """

        def look(scene: Any) -> Change:
            page = played(scene, ends)
            page.checked = checked
            return Push(page, self._play_on)

        title = _("Cannot show this match")
        return load_or_notice(self._waited, partial(open_watched, path), UNREADABLE, title, look)

    def _hold(self, entry: MatchSetup, book: Book, *, new: bool = False) -> None:
        """Make this the current match, unless the player left the loading page."""
        try:
            with uncancelled():
                self._game, self._entry = catalogue.game(entry.game), entry
                self._book = book
                self._begun = book.keeper.path if new and book.keeper else None
        except CancelledError:
            if book.keeper is not None:
                book.keeper.close()
                if new:
                    book.keeper.path.unlink(missing_ok=True)
            raise

    def _open_exercise(self, entry: MatchSetup, log: tuple[Action, ...]) -> MatchScene[Any]:
        """Return the match scene of an exercise."""
        self._game = catalogue.game(entry.game)
        scene = self._open_table(entry, Book(None, log, passing=True))
        scene.on_settings = self.open_settings
        return scene

    def _open_table(self, entry: MatchSetup, book: Book) -> MatchScene[Any]:
        """Return the scene of a match; if the game has dice to flick, it can open the workshop."""
        scene = catalogue.table(entry.game).open_scene(entry, self._thinking, book)
        if isinstance(scene, FlickScene):
            scene.presenter.make_workshop = self._workshop_of
        return scene

    def _waited(self, work: Callable[[], object], then: Then) -> Change:
        """Do `work` behind a loading page, and pass its result to `then`.

        If the player leaves the page, nothing of the work remains.
        """

        def loaded(found: object) -> Change:
            if not isinstance(found, CancelledError):
                return then(found)
            begun = self._begun
            self.close()
            self._entry = None
            if begun is not None:
                begun.unlink(missing_ok=True)
            return None

        self._checks.cancel()
        return Push(Loading(in_background(work), self._loading_s), loaded)

    def _play_on(self, begun: PlayOn | None) -> Change:
        """Start a new match from a moment of a replay; do nothing if no moment was chosen."""
        return None if begun is None else self.play(begun.entry, begun.log)

    def handle_crash(self, fault: Exception, scenes: tuple[Scene, ...]) -> tuple[Change, ...]:
        """Handle a fault of the program: log it, return to the menu and show a notice.

        Raises:
            FaultError: The menu or a notice over it failed, so there is no page to return
                to.
        """
        known = self._known(scenes)
        where = self._keep_fault(fault, known)
        # Other pages are dialogues, too, but their content may come from files.
        if all(isinstance(scene, Menu) or type(scene) is Dialogue for scene in scenes):
            raise FaultError(describe_fault(fault, where)) from fault
        if self._resumed is not None:
            self._resumed.note_failure()
        self.close()
        self._match = self._entry = None
        page = notice(_("Something went wrong"), (describe_fault(fault, where, known),))
        menu = self.menu()
        menu.update(_ARRIVED_S)  # skip its animation: it does not move below the notice
        return Replace(menu), Push(page)

    def _known(self, scenes: tuple[Scene, ...]) -> Known | None:
        """Return setup and log of the open match, or the setup of a match that is being opened."""
        match = self._match
        if any(scene is match for scene in scenes) and isinstance(match, Recorded):
            return match.known
        return None if self._entry is None else Known(self._entry)

    def close(self) -> None:
        """Close match and workshop: stop their processes and close their saved files."""
        self._checks.cancel()
        if self._workshop is not None:
            self._workshop.close()
        if self._thinker is not None:
            self._thinker.close()
            self._thinker = None
        if self._book is not None and self._book.keeper is not None:
            self._book.keeper.close()
        self._book = self._begun = self._resumed = None

    def quit(self, scenes: tuple[Scene, ...]) -> Change:
        """Handle a closed window: leave the program, or first ask the player.

        The question is asked in a workshop with unsaved changes. In a match it is asked only if
        the settings demand it. Closing the window again while the question is open leaves the
        program.
        """
        if scenes and scenes[-1] is self._question:
            return self._leave()
        asks = settings().play.ask
        if asks != "never" and any(scene is self._workshop for scene in scenes):
            asking = self._workshop.quit()
            if isinstance(asking, Push):
                self._question = asking.scene
                return asking
        playing = any(scene is self._match for scene in scenes)
        kept = self._book is not None and self._book.kept
        asked = asks == "always" or (asks == "when_lost" and not kept)
        if not (playing and asked):
            return self._leave()
        self._question = ask_to_quit(kept=kept)
        return Push(self._question, lambda sure: self._leave() if sure else None)

    def _leave(self) -> Change:
        """Leave the program; the tries of an open puzzle are kept."""
        self.practice.close()
        return Leave()

    def toggle_rules(self, scenes: tuple[Scene, ...]) -> Change:
        """Open the rules of the current game, or close open rules."""
        return toggle_rules(scenes, self._game, self._match)

    def _play_draft(self, draft: SetupDraft | None) -> Change:
        if draft is None:
            return None
        self._drafts[draft.game.name] = draft
        fault = self._store.sit_down(draft.people) or self._store.save_setup(
            kept(draft), kept(new_draft(draft.game))
        )
        self._store.guests = draft.handicaps
        match_ = self.begin(draft.entry(self._seeds()))
        return notice_before(match_, _("Some of this cannot be saved"), fault)

    def _enter(self, entry: MatchSetup, scene: Any) -> Change:
        self._match, self._begun = scene, None
        fault = self._store.read()
        people = [each for each in entry.seats if each.bot is None]
        self._store.use_previews(alone=len(people) == 1)
        scene.on_settings = self.open_settings
        scene.in_tour = self._tour is not None
        entered = Push(scene, lambda result: self._after_match(entry, result))
        return notice_before(entered, _("Cannot read your profile data"), fault)

    def _enter_again(self, verdict: Checked, found: tuple[Scene, MatchSetup, Book]) -> Change:
        scene, entry, book = found
        self._store.guests = {}  # they belonged to another table
        entered = self._enter(entry, scene)
        torn = _("The game closed while saving it. The match continues from before that action.")
        lost = torn if book.torn else ""
        entered = notice_before(entered, _("The last action was not saved"), lost)
        if verdict is None or verdict.differs is None:
            return entered
        differs = _("This version of the game computes this match differently from action {n} on.")
        words = differs.format(n=verdict.differs + 1)
        return notice_before(entered, _("Some results differ"), words)

    def _thinking(self, players: Any) -> Thinker:
        """Close the thinker of the previous match, and return a new one for these players."""
        with uncancelled():
            if self._thinker is not None:
                self._thinker.close()
            self._thinker = self._make_thinker(players)
            return self._thinker

    def _after_match(self, entry: MatchSetup, result: MatchResult | LeaveReason | PlayOn) -> Change:
        mark, tour = entry.mark, self._tour
        if isinstance(self._match, MatchScene):
            # Players may have changed seats during the match.
            entry, mark = self._match.live.entry, self._match.live.mark
        self.close()
        self._entry = None
        match result:
            case PlayOn():
                return self._play_on(result)
            case MatchResult():
                past = MatchSummary(self._match.story(), self._look_at_flick)
                table, ways = self._match, (self._look_back, past)
                page = Results(entry.seats, result, table, mark, *ways, in_tour=tour is not None)
                results = Push(page, lambda wish: self._after_results(entry, page, wish, tour))
                fault = record_match(self._store, self._match, page)
                if tour is not None:
                    fault = tour.record(places(entry.seats, result.outcome)) or fault
                return notice_before(results, _("Some of this cannot be saved"), fault)
            case LeaveReason():
                again = partial(self._again, entry)
                return after_leaving(result, again, lambda: Replace(self.menu()))

    @property
    def _tour(self) -> TourMatch | None:
        """The current match as one of a Tour, or None."""
        keeper = None if self._book is None else self._book.keeper
        if self._tours is None or keeper is None:
            return None
        return self._tours.match_in(keeper.path)

    def _look_back(self) -> Change:
        """Replay the match whose results are shown; closing returns to the results."""
        return Push(played(self._match.watched()), _closed_to_play)

    def _look_at_flick(self, rests: int) -> Change:
        """Replay one flick of the finished match in a loop; closing returns to the results."""
        return Push(looped(self._match.watched(), rests), _closed_to_play)

    def _after_results(
        self,
        entry: MatchSetup,
        page: Results,
        wish: AfterMatch | PlayOn,
        tour: TourMatch | None,
    ) -> Change:
        match wish:
            case PlayOn():
                return self._play_on(wish)
            case AfterMatch.AGAIN:
                again = page.named(page.ended.again or entry)
                return self._again(again) if tour is None else tour.show()
            case AfterMatch.SET_UP:
                game = catalogue.game(entry.game)
                self._drafts[game.name] = draft_of(game, page.named(entry))
                return self.set_up(game)
            case AfterMatch.MENU:
                return Replace(self.menu())

    def _again(self, entry: MatchSetup) -> Change:
        """Start a match with the same seats and house rules and a new seed."""
        return self.begin(replace(entry, seed=self._seeds()))


def _closed_to_play(begun: PlayOn | None) -> Change:
    """Close the results page if the players go on from a moment of the replay."""
    return None if begun is None else Close(begun)
