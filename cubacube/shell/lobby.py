"""The way through the menus: choose, set up, play, see the results, play again."""

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
from cubacube.session.language.rules_text import load
from cubacube.session.language.translation import _, language
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
from cubacube.shell.learning.lesson import Exercise, Lesson, lesson
from cubacube.shell.learning.passed import Lessons
from cubacube.shell.learning.table import prepared
from cubacube.shell.pages.continuing import Continuing
from cubacube.shell.pages.draft import SetupDraft, draft_of, new_draft
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
"""What lies on the bench of the workshop if nothing else is asked for."""

KeepFault: TypeAlias = Callable[[Exception, Known | None], str]
"""Writes down a fault and what is known of the match; the sentence that says where."""


class Lobby:
    """Answers what the pages close with; remembers how each game was set up last."""

    def __init__(
        self,
        seeds: Callable[[], int],
        make_thinker: MakeThinker = InlineThinker,
        loading_s: float = inf,
        keep_fault: KeepFault = lambda _fault, _known: "",
        matches: Path | None = None,
        levels: Path | None = None,
    ) -> None:
        """`seeds` gives each new match its seed, `make_thinker` lets its computers think.

        A table is set for `loading_s` in each frame until it is done. `keep_fault` writes down what
        went wrong, and says where. Every match is written down in the folder `matches`, if there
        is one. The user's own tables lie in the folder `levels`.
        """
        self._seeds = seeds
        self._loading_s = loading_s
        self._make_thinker = make_thinker
        self._thinker: Thinker | None = None
        """That of the match that goes on."""
        self._matches = matches
        self._patience_s = None if loading_s == inf else 0.0
        """How long a frame waits for what is done beside the window; None: until it is done."""
        self._sights = Sights(
            loading_s / 4
        )  # their page, and what is painted in vain, take time, too
        self._tables = KnownTables(levels, loading_s)
        self._book: Book | None = None
        """That of the match that goes on."""
        self._drafts: dict[str, SetupDraft] = {}
        self._keep_fault = keep_fault
        self._entry: MatchSetup | None = None
        """How the match that goes on, or is about to, was entered."""
        self._regulars = HouseholdStore()
        self._guests: Mapping[str, Preview] = {}
        """What those see of their flicks who were set up last, if not as in the settings."""
        self._lessons = Lessons()
        tables = Tables(self._set_table, self._waited, self.close, self._play_on)
        self.practice = PracticeRoom(self._regulars, tables, seeds)
        self._match: Any = None
        """The scene of the last match; its table is shown with the results."""
        self._question: Scene | None = None
        self._game: Game
        """The last one that was set up or played."""

    def menu(self) -> Menu:
        """The first page."""
        rooms = Rooms(self.open_settings, self.open_household, self.practice.opened)
        if self._matches is None:
            return Menu(catalogue.games(), self.set_up, on_workshop=self.open_workshop, rooms=rooms)
        left = Continuing(self._matches, self._sights, self.resume, self._patience_s)
        return Menu(
            catalogue.games(),
            self.set_up,
            left.offer,
            self.open_matches,
            self.open_workshop,
            rooms,
        )

    def open_settings(self) -> Change:
        """Open the settings; what is below them goes on as it was."""
        return Push(SettingsPage(None if self._matches is None else self._matches.parent))

    def open_household(self) -> Change:
        """Open the page of who plays here."""
        return opened_household(self._regulars)

    def open_matches(self) -> Change:
        """Open the list of all matches that are kept."""
        if self._matches is None:
            return None
        page = Matches(
            self._matches, self._sights, self.resume, self.watch, patience_s=self._patience_s
        )
        # Another match may be the one to go on with.
        return Push(page, lambda _seen: Replace(self.menu()))

    def open_workshop(self, level: str | Path = FIRST) -> Change:
        """Open the workshop with a level: its name, file or code."""

        def opened() -> object:
            # What only the workshop needs is not waited for by the first picture.
            from cubacube.scenes.flicking.workshop.workshop import Workshop  # noqa: PLC0415
            from cubacube.session.workshop import level_file  # noqa: PLC0415

            try:
                return Workshop(level_file.opened(level))
            except (LevelError, TableError) as fault:
                return fault

        return Push(Loading(_in_background(opened), self._loading_s), _enter_workshop)

    def set_up(self, game: Game) -> Change:
        """Open the set-up page of a game as it was left."""
        self._game = game
        fault = self._regulars.read()
        draft = self._drafts.get(game.name) or restored(game, self._regulars.setups.of(game.name))
        own = draft.with_known(self._regulars.household.profiles)
        page = Push(SetupPage(own, self._tables, self._offer_of(game)), self._play_draft)
        if not fault:
            return page
        lines = fault, _("The file is put aside when you play, and a new one begun.")
        return Push(notice(_("What is known of you cannot be read"), lines), lambda _seen: page)

    def begin(self, entry: MatchSetup) -> Change:
        """Open a new match, whose computers think as long as is set now."""
        return self.play(replace(entry, thinking=settings().play.thinking))

    def play(self, entry: MatchSetup, log: tuple[Action, ...] = ()) -> Change:
        """Set the table and open the match, as if these actions had been played."""
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
        """Go on with a kept match."""

        def opened() -> object:
            try:
                entry, book = reopen(path, catalogue.game)
            except (SavedMatchError, OSError) as fault:
                return fault
            self._game, self._entry, self._book = catalogue.game(entry.game), entry, book
            return catalogue.table(entry.game).open_scene(entry, self._thinking, book)

        return Push(Loading(_in_background(opened), self._loading_s), self._enter_again)

    def watch(self, path: Path, ends: str = "") -> Change:
        """Look at a kept match; `ends` says why it ends where it does, if that is odd."""

        def opened() -> object:
            try:
                kept = read_match(path, catalogue.game)
            except (SavedMatchError, OSError) as fault:
                return fault
            table, entry = catalogue.table(kept.header.game), kept.entry
            return table.open_watched(entry, kept.match.actions(), kept.header.begun)

        page = Loading(_in_background(opened), self._loading_s)
        return Push(page, lambda scene: self._look(scene, ends))

    def _offer_of(self, game: Game) -> LessonOffer:
        """The lesson of a game, for its set-up page."""
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
        """The table of an exercise."""
        self._game = catalogue.game(game)
        entry, log = prepared(game, exercise)
        return catalogue.table(game).open_scene(
            entry, self._thinking, Book(None, log, passing=True)
        )

    def _waited(self, work: Callable[[], object]) -> Loading:
        """The page that closes with what is made beside it."""
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
                return Push(notice(_("It cannot be kept that the lesson was passed"), (fault,)))
        return None

    def _look(self, scene: Any, ends: str) -> Change:
        """Open the page of a match that is looked at."""
        if isinstance(scene, SavedMatchError | OSError):
            lines = (plain(scene, LONGEST_FAULT),)
            return Push(notice(_("This match cannot be shown"), lines))
        return Push(ReplayPage(scene, ends=ends), self._play_on)

    def _play_on(self, begun: PlayOn | None) -> Change:
        """Begin a new match from a moment of one that was looked at."""
        return None if begun is None else self.play(begun.entry, begun.log)

    def _opened(self, entry: MatchSetup, log: tuple[Action, ...]) -> Scene:
        """The table of a new match, which is written down from its first action on."""
        _try_own(self._game, entry)
        table = catalogue.table(entry.game)
        if self._matches is None:
            return table.open_scene(entry, self._thinking, Book(None, log))
        try:
            prune_finished(self._matches, catalogue.game)
        except OSError as fault:
            _log.warning("the kept matches cannot be thinned out: %s", fault)
        whole = with_level_text(self._game, entry)
        self._book = branched(self._matches, self._game, whole, log)
        return table.open_scene(whole, self._thinking, self._book)

    def handle_crash(self, fault: Exception, scenes: tuple[Scene, ...]) -> tuple[Change, ...]:
        """After a fault of the program: write it down, go back to the menu and tell there.

        Raises:
            FaultError: The menu or a notice over it is at fault: there is nothing to go back to.
        """
        known = self._known(scenes)
        where = self._keep_fault(fault, known)
        # Other pages are dialogues, too, but what they show may come from files.
        if all(isinstance(scene, Menu) or type(scene) is Dialogue for scene in scenes):
            raise FaultError(describe_fault(fault, where)) from fault
        self.close()
        self._match = self._entry = None
        page = notice(_("Something went wrong"), (describe_fault(fault, where, known),))
        menu = self.menu()
        menu.update(_ARRIVED_S)  # it stands still below the notice
        return Replace(menu), Push(page)

    def _known(self, scenes: tuple[Scene, ...]) -> Known | None:
        """What is known of the match that is played on this stage, or about to be."""
        match = self._match
        if any(scene is match for scene in scenes) and isinstance(match, Recorded):
            return match.known
        return None if self._entry is None else Known(self._entry)

    def close(self) -> None:
        """Nobody plays any more; what a computer still thinks about is given up."""
        if self._thinker is not None:
            self._thinker.close()
            self._thinker = None
        if (keeper := self._keeper) is not None:
            keeper.close()
        self._book = None

    def quit(self, scenes: tuple[Scene, ...]) -> Change:
        """The window was closed: ask if a match would be lost, but only once."""
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
        """Open the rules of the game that is set up, played or told the results of; or close.

        On the menu and among the kept matches they are those of the game that is looked at, else a
        list asks for one.
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
        """Who writes the match down that goes on."""
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
        return Push(notice(_("Not all of this can be kept"), (fault,)), lambda _seen: match_)

    def _enter(self, entry: MatchSetup, scene: Any) -> Change:
        if isinstance(scene, LevelError):
            return Push(notice(_("This table cannot be set"), first_lines(scene)))
        self._match = scene
        fault = self._regulars.read()
        use_handicaps({**self._regulars.previews, **self._guests})
        scene.on_settings = self.open_settings
        entered = Push(scene, lambda result: self._after_match(entry, result))
        if not fault:
            return entered
        return Push(
            notice(_("What is known of you cannot be read"), (fault,)), lambda _seen: entered
        )

    def _enter_again(self, scene: Any) -> Change:
        if isinstance(scene, SavedMatchError | OSError):
            lines = (plain(scene, LONGEST_FAULT),)
            return Push(notice(_("This match cannot go on"), lines))
        assert self._entry is not None, "it was opened"
        assert self._book is not None, "it goes on from one"
        self._guests = {}  # of whoever was at another table
        entered = self._enter(self._entry, scene)
        if not self._book.torn:
            return entered
        lines = (_("It was being written when the program ended. The match goes on before it."),)
        return Push(notice(_("The last action was not kept"), lines), lambda _seen: entered)

    def _thinking(self, players: Players) -> Thinker:
        """The thinker of a new match; there is one match at a time."""
        if self._thinker is not None:
            self._thinker.close()
        self._thinker = self._make_thinker(players)
        return self._thinker

    def _after_match(self, entry: MatchSetup, result: MatchResult | LeaveReason | PlayOn) -> Change:
        mark = entry.mark
        if isinstance(self._match, MatchScene):
            # Somebody may have changed seats.
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
                told = notice(_("The household cannot be kept"), (fault,))
                return Push(told, lambda _seen: results)
            case LeaveReason.RESTART:
                return self._again(entry)
            case LeaveReason.MENU:
                return Replace(self.menu())
            case LeaveReason.QUIT:
                return Leave()

    def _look_back(self) -> Change:
        """Look at the match whose results are on the screen; from there one comes back to them."""
        page = ReplayPage(self._match.watched())
        return Push(page, lambda begun: None if begun is None else Close(begun))

    def _look_at_flick(self, rests: int) -> Change:
        """Look at one flick of that match, again and again; likewise."""
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
        """The same seats and house rules, with other luck."""
        return self.begin(replace(entry, seed=self._seeds()))


def _enter_workshop(scene: Any) -> Change:
    """Open it, or tell what is wrong with the level."""
    if isinstance(scene, LevelError):
        return Push(notice(_("This level cannot be opened"), first_lines(scene)))
    if isinstance(scene, TableError):
        return Push(notice(_("This level cannot be opened"), (plain(scene, LONGEST_FAULT),)))
    return Push(scene)


def _try_own(game: Game, entry: MatchSetup) -> None:
    """A table of the user's own may be good in every value, and yet have no room for dice.

    Raises:
        LevelError: It cannot be played on.
    """
    if entry.level in level_names():
        return
    level = level_of(game, entry)
    if level is not None:
        try_level(level, entry.level)


def _rules_of(game: Game | None, anchor: str = "") -> Change:
    """The rules of a game, if there is one, open at a section."""
    if game is None:
        return None
    return Push(RulesPage(load(game.name, language()), catalogue.figures(game.name), anchor))


def _in_background(work: Callable[[], object]) -> Generator[None, None, object]:
    """Work beside the window; each step waits a little for it."""
    task = BackgroundTask(work)
    while not task.done(PATIENCE_S):
        yield
    return task.result()
