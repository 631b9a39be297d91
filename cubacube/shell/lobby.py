"""Control the flow between pages: menu, set-up, match, results."""

import logging
from collections.abc import Callable, Generator, Mapping
from functools import partial
from math import inf
from pathlib import Path
from typing import Any, TypeAlias

from cubacube.games import catalogue
from cubacube.rules import Action, replace
from cubacube.scenes.canvas.background import PATIENCE_S, BackgroundTask
from cubacube.scenes.match.match_scene import MatchScene
from cubacube.scenes.match.replay.page import PlayOn, ReplayPage
from cubacube.scenes.rules_page import RulesPage
from cubacube.scenes.stage.scene import Change, Close, Leave, Push, Replace, Ruled, Scene
from cubacube.scenes.widgets.dialogues import Dialogue, LeaveReason, ask_to_quit, notice
from cubacube.session.files.levels import FIRST, LevelError, level_names
from cubacube.session.files.plain import plain
from cubacube.session.files.trial import try_level
from cubacube.session.keeping.book import Book, branched, reopen
from cubacube.session.keeping.keeper import MatchWriter
from cubacube.session.keeping.kept import SavedMatchError, read_match
from cubacube.session.keeping.shelf import prune_finished
from cubacube.session.language.translation import _
from cubacube.session.play.begin import level_of, with_level_text
from cubacube.session.play.game import Game
from cubacube.session.play.journal import FaultError, Known, Recorded
from cubacube.session.play.players import Players
from cubacube.session.play.result import MatchResult
from cubacube.session.play.setup import MatchSetup
from cubacube.session.play.thinking import InlineThinker, MakeThinker, Thinker
from cubacube.session.settings.chosen import settings, use_handicaps
from cubacube.session.settings.model import Preview
from cubacube.shell.faults import LONGEST_FAULT, describe_fault, first_lines
from cubacube.shell.household import opened_household, record_match
from cubacube.shell.learning.lesson import Exercise, Lesson, has_lesson, lesson
from cubacube.shell.learning.passed import Lessons
from cubacube.shell.learning.table import prepared
from cubacube.shell.pages.continuing import Continuing
from cubacube.shell.pages.draft import SetupDraft, draft_of, new_draft
from cubacube.shell.pages.game_rules import game_rules
from cubacube.shell.pages.kept_draft import kept, restored
from cubacube.shell.pages.known_tables import KnownTables
from cubacube.shell.pages.lesson_page import LessonPage
from cubacube.shell.pages.loading import Loading
from cubacube.shell.pages.matches import Matches
from cubacube.shell.pages.menu import Menu, Rooms
from cubacube.shell.pages.results import AfterMatch, MatchSummary, Results
from cubacube.shell.pages.rules_list import RulesList
from cubacube.shell.pages.settings.page import SettingsPage
from cubacube.shell.pages.setup_page import LessonOffer, SetupPage
from cubacube.shell.pages.sights import Sights
from cubacube.shell.practice_room import PracticeRoom
from cubacube.shell.practice_tables import Tables
from cubacube.shell.regulars import HouseholdStore
from cubacube.table import TableError

_log = logging.getLogger(__name__)

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
        self._sights = Sights(
            loading_s / 4
        )  # only a part: the page and discarded painting need time, too
        self._tables = KnownTables(levels, loading_s)
        self._book: Book | None = None
        """The log of the current match."""
        self._drafts: dict[str, SetupDraft] = {}
        self._keep_fault = keep_fault
        self._entry: MatchSetup | None = None
        """Setup of the current match, or of the one being opened."""
        self._regulars = HouseholdStore()
        self._guests: Mapping[str, Preview] = {}
        """Flick previews by player name, for players of the last set-up who have their own.

        All other players have the preview of the settings.
        """
        self._lessons = Lessons()
        tables = Tables(self._set_table, self._waited, self.close, self._play_on)
        self.practice = PracticeRoom(self._regulars, tables, seeds)
        self._match: Any = None
        """The scene of the current match; None if there is none."""
        self._question: Scene | None = None
        self._game: Game
        """The game that was set up or played last."""

    def menu(self) -> Menu:
        """Return the menu page."""
        rooms = Rooms(self.open_settings, self.open_household, self.practice.opened)
        games = catalogue.games()
        if self._matches is None:
            return Menu(games, self.set_up, on_workshop=self.open_workshop, rooms=rooms)
        left = Continuing(self._matches, self._sights, self.resume, self._patience_s).offer
        return Menu(games, self.set_up, left, self.open_matches, self.open_workshop, rooms)

    def open_settings(self) -> Change:
        """Open the settings page."""
        return Push(SettingsPage(None if self._matches is None else self._matches.parent))

    def open_household(self) -> Change:
        """Open the household page."""
        return opened_household(self._regulars)

    def open_matches(self) -> Change:
        """Open the list of all saved matches."""
        if self._matches is None:
            return None
        page = Matches(
            self._matches, self._sights, self.resume, self.watch, patience_s=self._patience_s
        )
        # The menu may now have to offer another match to continue.
        return Push(page, lambda _seen: Replace(self.menu()))

    def open_workshop(self, level: str | Path = FIRST) -> Change:
        """Open the workshop with a level: its name, file or code."""

        def opened() -> object:
            # Import late: the first picture should not wait for code that only the workshop needs.
            from cubacube.scenes.flicking.workshop.workshop import Workshop  # noqa: PLC0415
            from cubacube.session.workshop import level_file  # noqa: PLC0415

            try:
                return Workshop(level_file.opened(level))
            except (LevelError, TableError) as fault:
                return fault

        return Push(Loading(_in_background(opened), self._loading_s), _enter_workshop)

    def set_up(self, game: Game) -> Change:
        """Open the set-up page of a game with its last settings."""
        self._game = game
        fault = self._regulars.read()
        draft = self._drafts.get(game.name) or restored(game, self._regulars.setups.of(game.name))
        own = draft.with_known(self._regulars.household.profiles)
        page = Push(SetupPage(own, self._tables, self._offer_of(game)), self._play_draft)
        if not fault:
            return page
        lines = fault, _("When you play, this file is set aside and a new one is started.")
        return Push(notice(_("Cannot read your profile data"), lines), lambda _seen: page)

    def begin(self, entry: MatchSetup) -> Change:
        """Start a new match; the current settings decide how much its computer players think."""
        return self.play(replace(entry, thinking=settings().play.thinking))

    def play(self, entry: MatchSetup, log: tuple[Action, ...] = ()) -> Change:
        """Prepare the table and open the match, after playing the actions of `log`."""
        self._game, self._entry = catalogue.game(entry.game), entry

        def opened() -> object:
            try:
                return self._opened(entry, log)
            except LevelError as fault:
                return fault

        return Push(
            Loading(_in_background(opened), self._loading_s),
            lambda scene: self._enter(entry, scene),
        )

    def resume(self, path: Path) -> Change:
        """Continue a saved match."""

        def opened() -> object:
            try:
                entry, book = reopen(path, catalogue.game)
            except (SavedMatchError, OSError) as fault:
                return fault
            self._game, self._entry, self._book = catalogue.game(entry.game), entry, book
            return catalogue.table(entry.game).open_scene(entry, self._thinking, book)

        return Push(Loading(_in_background(opened), self._loading_s), self._enter_again)

    def watch(self, path: Path, ends: str = "") -> Change:
        """Replay a saved match; `ends` says why it ends early, if it does."""

        def opened() -> object:
            try:
                kept = read_match(path, catalogue.game)
            except (SavedMatchError, OSError) as fault:
                return fault
            table, entry = catalogue.table(kept.header.game), kept.entry
            return table.open_watched(entry, kept.match.actions(), kept.header.begun)

        page = Loading(_in_background(opened), self._loading_s)
        return Push(page, lambda scene: self._look(scene, ends))

    def _offer_of(self, game: Game) -> LessonOffer | None:
        """Return the lesson offer that the set-up page of a game shows, if there is a lesson."""
        if not has_lesson(game.name):
            return None
        return LessonOffer(
            lambda: self.learn(lesson(game.name)), lambda: self._lessons.has_passed(game.name)
        )

    def learn(self, which: Lesson) -> Change:
        """Open the lesson of a game."""
        self._game = catalogue.game(which.game)
        opened = partial(self._set_table, which.game)
        page = self._waited(lambda: LessonPage(which, opened))
        return Push(page, lambda page: Push(page, partial(self._after_lesson, which)))

    def _set_table(self, game: str, exercise: Exercise) -> Any:
        """Return the match scene of an exercise."""
        self._game = catalogue.game(game)
        entry, log = prepared(game, exercise)
        return catalogue.table(game).open_scene(
            entry, self._thinking, Book(None, log, passing=True)
        )

    def _waited(self, work: Callable[[], object]) -> Loading:
        """Return a loading page that closes with the result of the background work."""
        return Loading(_in_background(work), self._loading_s)

    def _after_lesson(self, which: Lesson, result: bool | LeaveReason) -> Change:
        self.close()
        match result:
            case LeaveReason.RESTART:
                return self.learn(which)
            case LeaveReason.MENU:
                return Replace(self.menu())
            case LeaveReason.QUIT:
                return Leave()
            case True if fault := self._lessons.keep(which.game):
                return Push(notice(_("Cannot save that you finished the lesson"), (fault,)))
        return None

    def _look(self, scene: Any, ends: str) -> Change:
        """Open the replay page, or a notice if the match cannot be shown."""
        if isinstance(scene, SavedMatchError | OSError):
            lines = (plain(scene, LONGEST_FAULT),)
            return Push(notice(_("Cannot show this match"), lines))
        return Push(ReplayPage(scene, ends=ends), self._play_on)

    def _play_on(self, begun: PlayOn | None) -> Change:
        """Start a new match from a moment of a replay; do nothing if no moment was chosen."""
        return None if begun is None else self.play(begun.entry, begun.log)

    def _opened(self, entry: MatchSetup, log: tuple[Action, ...]) -> Scene:
        """Return the scene of a new match, which is saved from its first action."""
        _try_own(self._game, entry)
        table = catalogue.table(entry.game)
        if self._matches is None:
            return table.open_scene(entry, self._thinking, Book(None, log))
        try:
            prune_finished(self._matches, catalogue.game)
        except OSError as fault:
            _log.warning("cannot delete old matches: %s", fault)
        whole = with_level_text(self._game, entry)
        self._book = branched(self._matches, self._game, whole, log)
        return table.open_scene(whole, self._thinking, self._book)

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
        """Close the match: stop computer players' thinking and close the saved file."""
        if self._thinker is not None:
            self._thinker.close()
            self._thinker = None
        if (keeper := self._keeper) is not None:
            keeper.close()
        self._book = None

    def quit(self, scenes: tuple[Scene, ...]) -> Change:
        """Handle a closed window: leave the program, or first ask the player.

        The question is asked only during a match, and only if the settings demand it. Closing the
        window again while the question is open leaves the program.
        """
        playing = any(scene is self._match for scene in scenes)
        keeper = self._keeper
        kept = keeper is not None and not keeper.trouble
        asks = settings().play.ask
        asked = asks == "always" or (asks == "when_lost" and not kept)
        if not (playing and asked) or scenes[-1] is self._question:
            return Leave()
        self._question = ask_to_quit(kept=kept)
        return Push(self._question, lambda sure: Leave() if sure else None)

    def toggle_rules(self, scenes: tuple[Scene, ...]) -> Change:
        """Open the rules of the current game at the matching section, or close open rules.

        On the menu and in the list of saved matches, the selected game is the current one.
        If no game is selected there, a list of games is shown.
        """
        if isinstance(scenes[-1], RulesPage | RulesList):
            return Close()
        if isinstance(scenes[-1], Menu | Matches):
            return _rules_of(scenes[-1].looked_at) or Push(RulesList(catalogue.games()), _rules_of)
        looked = next((each for each in scenes if isinstance(each, ReplayPage)), None)
        if looked is not None:
            return _rules_of(looked.game, looked.section)
        if not any(
            scene is self._match or isinstance(scene, SetupPage | Results) for scene in scenes
        ):
            return None
        sections = (scene.section for scene in scenes if isinstance(scene, Ruled))
        return _rules_of(self._game, next(sections, ""))

    @property
    def _keeper(self) -> MatchWriter | None:
        """The file writer of the current match."""
        return self._book.keeper if self._book is not None else None

    def _play_draft(self, draft: SetupDraft | None) -> Change:
        if draft is None:
            return None
        self._drafts[draft.game.name] = draft
        fault = self._regulars.sit_down(draft.people) or self._regulars.save_setup(
            kept(draft), kept(new_draft(draft.game))
        )
        self._guests = draft.handicaps
        match_ = self.begin(draft.entry(self._seeds()))
        if not fault:
            return match_
        return Push(notice(_("Some of this cannot be saved"), (fault,)), lambda _seen: match_)

    def _enter(self, entry: MatchSetup, scene: Any) -> Change:
        if isinstance(scene, LevelError):
            return Push(notice(_("Cannot set up this table"), first_lines(scene)))
        self._match = scene
        fault = self._regulars.read()
        use_handicaps({**self._regulars.previews, **self._guests})
        scene.on_settings = self.open_settings
        entered = Push(scene, lambda result: self._after_match(entry, result))
        if not fault:
            return entered
        return Push(notice(_("Cannot read your profile data"), (fault,)), lambda _seen: entered)

    def _enter_again(self, scene: Any) -> Change:
        if isinstance(scene, SavedMatchError | OSError):
            lines = (plain(scene, LONGEST_FAULT),)
            return Push(notice(_("Cannot continue this match"), lines))
        assert self._entry is not None, "it was opened"
        assert self._book is not None, "it goes on from one"
        self._guests = {}  # they belonged to another table
        entered = self._enter(self._entry, scene)
        if not self._book.torn:
            return entered
        lines = (
            _("The game closed while saving it. The match continues from before that action."),
        )
        return Push(notice(_("The last action was not saved"), lines), lambda _seen: entered)

    def _thinking(self, players: Players) -> Thinker:
        """Close the thinker of the previous match, and return a new one for these players."""
        if self._thinker is not None:
            self._thinker.close()
        self._thinker = self._make_thinker(players)
        return self._thinker

    def _after_match(self, entry: MatchSetup, result: MatchResult | LeaveReason | PlayOn) -> Change:
        mark = entry.mark
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
                page = Results(entry.seats, result, self._match, mark, self._look_back, past)
                results = Push(page, lambda wish: self._after_results(entry, result, wish))
                if not (fault := record_match(self._regulars, self._match, page)):
                    return results
                told = notice(_("Cannot save the household"), (fault,))
                return Push(told, lambda _seen: results)
            case LeaveReason.RESTART:
                return self._again(entry)
            case LeaveReason.MENU:
                return Replace(self.menu())
            case LeaveReason.QUIT:
                return Leave()

    def _look_back(self) -> Change:
        """Replay the match whose results are shown; closing returns to the results."""
        page = ReplayPage(self._match.watched())
        return Push(page, lambda begun: None if begun is None else Close(begun))

    def _look_at_flick(self, rests: int) -> Change:
        """Replay one flick of the finished match in a loop; closing returns to the results."""
        page = ReplayPage(self._match.watched(), rests)
        page.player.loop_at(rests)
        return Push(page, lambda begun: None if begun is None else Close(begun))

    def _after_results(
        self, entry: MatchSetup, result: MatchResult, wish: AfterMatch | PlayOn
    ) -> Change:
        match wish:
            case PlayOn():
                return self._play_on(wish)
            case AfterMatch.AGAIN:
                return self._again(result.again or entry)
            case AfterMatch.SET_UP:
                game = catalogue.game(entry.game)
                self._drafts[game.name] = draft_of(game, entry)
                return self.set_up(game)
            case AfterMatch.MENU:
                return Replace(self.menu())

    def _again(self, entry: MatchSetup) -> Change:
        """Start a match with the same seats and house rules and a new seed."""
        return self.begin(replace(entry, seed=self._seeds()))


def _enter_workshop(scene: Any) -> Change:
    """Open the workshop, or show the faults of the level."""
    if isinstance(scene, LevelError):
        return Push(notice(_("Cannot open this level"), first_lines(scene)))
    if isinstance(scene, TableError):
        return Push(notice(_("Cannot open this level"), (plain(scene, LONGEST_FAULT),)))
    return Push(scene)


def _try_own(game: Game, entry: MatchSetup) -> None:
    """Check that all dice have room on a level that is the user's own.

    A level whose values are all valid can still be too small for its dice.

    Raises:
        LevelError: The level cannot be played on.
    """
    if entry.level in level_names():
        return
    level = level_of(game, entry)
    if level is not None:
        try_level(level, entry.level)


def _rules_of(game: Game | None, anchor: str = "") -> Change:
    """Open the rules of a game at a section; do nothing without a game."""
    if game is None:
        return None
    return Push(game_rules(game, anchor))


def _in_background(work: Callable[[], object]) -> Generator[None, None, object]:
    """Run `work` in a background thread; each step waits a little for it."""
    task = BackgroundTask(work)
    while not task.done(PATIENCE_S):
        yield
    return task.result()
