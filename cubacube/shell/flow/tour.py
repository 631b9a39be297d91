"""Control the flow of Tours: set up, play match by match, show the standings."""

from collections.abc import Callable
from datetime import date, datetime
from functools import partial
from pathlib import Path
from typing import Any

from cubacube.games import catalogue
from cubacube.rules import frozen, replace
from cubacube.scenes.match.match_scene import MatchScene
from cubacube.scenes.match.replay.page import PlayOn
from cubacube.scenes.stage.scene import Change, Close, Push
from cubacube.scenes.widgets.dialogues import confirm, notice, notice_before
from cubacube.scenes.widgets.line_asked import LineRequest, ask_line
from cubacube.session.files.levels import level_names
from cubacube.session.files.plain import plain_fault, plain_path
from cubacube.session.keeping.book import MatchName
from cubacube.session.keeping.kept import SavedMatchError, read_match
from cubacube.session.keeping.shelf import ENDING
from cubacube.session.language.numbers import day
from cubacube.session.language.referee import listed
from cubacube.session.language.translation import _
from cubacube.session.play.dealer import stream
from cubacube.session.play.records import RecordError
from cubacube.session.play.result import places
from cubacube.session.play.setup import LARGEST_SEED, MatchSetup
from cubacube.session.settings.chosen import settings
from cubacube.session.tour import file
from cubacube.session.tour.matches import setup_of
from cubacube.session.tour.model import Kind, Round, Tour
from cubacube.session.tour.standings import next_match, standings
from cubacube.shell.faults import fault_lines
from cubacube.shell.flow.household import HouseholdStore
from cubacube.shell.flow.resuming import open_watched
from cubacube.shell.flow.tables import Tables, load_or_notice, looped
from cubacube.shell.pages.draft import SetupDraft, new_draft
from cubacube.shell.pages.kept_draft import kept, restored
from cubacube.shell.pages.lead import Lead
from cubacube.shell.pages.setup_page import SetupPage
from cubacube.shell.pages.shelves import die_of
from cubacube.shell.pages.sketches import KnownTables
from cubacube.shell.pages.tour.games_page import GamesPage
from cubacube.shell.pages.tour.list_page import ToursPage, TourWays
from cubacube.shell.pages.tour.set_up import as_game, first_rounds, fitting, kind_of, tour_of
from cubacube.shell.pages.tour.table_page import TourFlick, TourPage, TourWish, table_words

_FAULTS = RecordError, SavedMatchError, OSError
_MOST_FLICKS = 4
"""Maximum number of matches, the last ones, whose best flicks are shown."""


@frozen
class MatchWays:
    """How the lobby plays the matches of a Tour."""

    play: Callable[[MatchSetup, MatchName, SetupDraft | None], Change]
    """Starts a match; the draft knows how much of a flick its people see."""
    resume: Callable[[Path], Change]
    to_menu: Callable[[], Change]


@frozen
class TourMatch:
    """What follows a match of a Tour."""

    record: Callable[[tuple[int, ...]], str]
    """Enters the place of each seat; returns an error message, empty on success."""
    show: Callable[[], Change]
    """Opens the standings."""


class TourRoom:
    """Opens the pages of Tours, and enters the result of each match."""

    def __init__(
        self,
        store: HouseholdStore,
        tables: Tables,
        levels: KnownTables,
        matches: Path,
        ways: MatchWays,
        seeds: Callable[[], int],
    ) -> None:
        """Tours are saved beside the folder `matches`; `seeds` returns the seed of a new one."""
        self.today: Callable[[], date] = date.today
        """Returns the current date; the shuffle of the day depends on it."""
        self.folder = matches.parent / file.FOLDER
        self._store, self._tables, self._levels = store, tables, levels
        self._matches, self._ways, self._seeds = matches, ways, seeds
        self._seated: dict[Path, SetupDraft] = {}
        """The set-up of each Tour that was begun in this run."""
        self._chosen: tuple[object, list[Round]] = None, []
        """Options and number of seats of the Tour that is set up, and the games chosen for it."""

    def opened(self) -> Change:
        """Open the list of Tours."""
        try:
            saved, _bad = file.saved_tours(self.folder, catalogue.game)
        except OSError as fault:
            return Push(notice(_("Cannot read the Tours"), fault_lines(fault)))
        ways = TourWays(
            lambda kind: Close(partial(self._set_up, kind)),
            lambda each: Close(partial(self.show, each.path)),
            self._export,
            self._delete,
            self._import,
        )
        return Push(ToursPage(saved, ways), lambda follow: follow() if follow else None)

    def offer(self, than: datetime | None) -> Lead | None:
        """Return the offer to continue the last unfinished Tour if it is newer than this time.

        Raises:
            OSError: The folder of Tours cannot be read.
        """
        for each in file.saved_tours(self.folder, catalogue.game)[0]:
            if not each.finished and (than is None or each.saved_at > than):
                words = _("Continue {game}").format(game=each.tour.title)
                names = listed([entrant.name for entrant in each.tour.entrants])
                notes = table_words(each.tour), names
                which = next_match(each.tour)
                assert which is not None, "an unfinished Tour goes on"
                die = die_of(catalogue.game(each.tour.rounds[which.round].game))
                return Lead(words, notes, partial(self.show, each.path), each.path, die=die)
        return None

    def match_in(self, match: Path) -> "TourMatch | None":
        """Return the match of this file as one of a Tour, or None if it belongs to none."""
        tour, number = file.tour_id_of(match.stem)
        path = self.folder / f"{tour}{file.ENDING}"
        if not tour or not path.is_file():
            return None
        return TourMatch(partial(self._record, path, number), partial(self.show, path))

    def _record(self, tour: Path, number: int, found: tuple[int, ...]) -> str:
        try:
            return self._count(file.record(tour, number, found, catalogue.game))
        except (RecordError, OSError) as fault:
            return plain_fault(fault)

    def show(self, path: Path) -> Change:
        """Open the standings of a Tour, after entering a match that was finished but for that."""
        work, then = partial(self._settled, path), partial(self._shown, path)
        return self._tried(work, _("Cannot open the Tour"), then)

    def _settled(self, path: Path) -> tuple[Tour, tuple[TourFlick, ...]]:
        """Return the Tour, and at its end the best flicks of the last matches."""
        tour = file.read_tour(path, catalogue.game)
        while (which := next_match(tour)) is not None:
            match = self._match(path, which.number)
            if not match.is_file():
                return tour, ()
            saved = read_match(match, catalogue.game)
            outcome = saved.game.rules.outcome(saved.match.state)
            if outcome is None:
                return tour, ()
            found = places(saved.header.seats, outcome)
            tour = file.record(path, which.number, found, catalogue.game)
        self._count(tour)
        last = range(len(tour.played))[-_MOST_FLICKS:]
        flicks = (self._best_flick(self._match(path, number)) for number in last)
        return tour, tuple(filter(None, flicks))

    def _best_flick(self, match: Path) -> TourFlick | None:
        """Return the best flick of a finished match; None if there is none."""
        if not match.is_file():
            return None
        scene = open_watched(match)
        story = scene.story()
        while not story.whole:
            story.read()
        best = story.best
        if best is None:
            return None
        words = _("Best flick: {name}").format(name=best.name)
        said = _("{game}, turn {number}")
        note = said.format(game=_(scene.live.game.title), number=best.turn)

        def shown(scene: MatchScene[Any]) -> Change:
            # To play on from there closes the standings, too.
            return Push(looped(scene, best.at), lambda begun: Close(begun) if begun else None)

        title, work = _("Cannot show this flick"), partial(open_watched, match)
        return TourFlick(words, note, partial(self._tried, work, title, shown))

    def _count(self, tour: Tour) -> str:
        """Enter a finished Tour in the records of its people, once; return an error message."""
        mark = f"tour-{tour.seed}"
        self._store.read()
        if next_match(tour) is not None or mark in self._store.household.counted:
            return ""
        found = {
            tour.entrants[each].name: row.place
            for row in standings(tour)
            for each in row.entrants
            if tour.entrants[each].bot is None
        }
        return self._store.change(lambda household: household.with_tour(mark, found))

    def _match(self, path: Path, number: int) -> Path:
        return self._matches / f"{file.match_id(path.stem, number)}{ENDING}"

    def _shown(self, path: Path, found: tuple[Tour, tuple[TourFlick, ...]]) -> Change:
        tour, flicks = found
        which = next_match(tour)
        begun = which is not None and self._match(path, which.number).is_file()
        page = TourPage(tour, flicks, begun=begun)
        return Push(page, partial(self._after_page, path, tour))

    def _after_page(self, path: Path, tour: Tour, wish: TourWish | PlayOn) -> Change:
        match wish:
            case TourWish.PLAY:
                return self._play(path, tour)
            case TourWish.LATER:
                return self._ways.to_menu()
            case PlayOn():
                return self._tables.on_play(wish)

    def _play(self, path: Path, tour: Tour) -> Change:
        """Start the next match, or continue it."""
        which = next_match(tour)
        assert which is not None, "the page offers no match after the last one"
        match = self._match(path, which.number)
        if match.is_file():
            return self._ways.resume(match)
        entry = setup_of(tour, which, catalogue.game(tour.rounds[which.round].game))
        title = _("{tour}, match {number}").format(tour=tour.title, number=which.number + 1)
        entry = replace(entry, thinking=settings().play.thinking)
        return self._ways.play(entry, MatchName(match.stem, title), self._seated.get(path))

    def _set_up(self, kind: Kind) -> Change:
        fault = self._store.read()
        draft = restored(as_game(kind), self._store.setups.of(kind))
        people = draft.with_known(self._store.household.profiles)
        return notice_before(self._ask(people), _("Cannot read your profile data"), fault)

    def _ask(self, draft: SetupDraft) -> Change:
        return Push(SetupPage(draft), self._choose_games)

    def _choose_games(self, draft: SetupDraft | None) -> Change:
        if draft is None:
            return self.opened()
        self._levels.read(catalogue.game("race").level or "", "")
        seed = stream(self.today().toordinal(), "tour of the day").randint(0, LARGEST_SEED)
        asked = draft.options, len(draft.seats)
        if asked != self._chosen[0]:
            self._chosen = asked, first_rounds(draft, level_names(), seed)
        page = GamesPage(self._chosen[1], fitting(draft), self._levels)
        return Push(page, partial(self._begin, draft))

    def _begin(self, draft: SetupDraft, rounds: list[Round] | None) -> Change:
        if rounds is None:
            return self._ask(draft)
        self._chosen = None, []
        setups = self._store.setups.games
        fault = self._store.sit_down(draft.people) or self._store.save_setup(
            kept(draft), kept(new_draft(draft.game))
        )
        said = _("Tour of {date}") if kind_of(draft) == "tour" else _("Knock-out of {date}")
        title = said.format(date=day(self.today()))
        rules = {each.game: each.options for each in setups}
        try:
            tour = tour_of(draft, rounds, rules, title, self._seeds())
            path = file.new_tour(self.folder, tour)
        except OSError as error:
            return Push(notice(_("Cannot save the Tour"), fault_lines(error)))
        self._seated[path] = draft
        return notice_before(self.show(path), _("Some of this cannot be saved"), fault)

    def _export(self, saved: file.SavedTour) -> Change:
        """Ask for a path and export a Tour there with its matches."""
        words = _("Saves the Tour and its matches in one file. Where should it go?")
        proposed = str(Path.home() / saved.path.name)
        line = LineRequest(_("Export the Tour"), words, _("Export"), proposed)

        def write(text: str) -> Change:
            places = saved.path, self._matches, Path(text).expanduser()
            work = partial(file.export_tour, *places, catalogue.game)
            return self._tried(work, _("Cannot export the Tour"), _told_place)

        return ask_line(line, write)

    def _import(self, dropped: str) -> Change:
        """Import a Tour from a file; ask for the file if none was dropped."""

        def read(text: str) -> Change:
            places = Path(text).expanduser(), self.folder, self._matches
            work = partial(file.import_tour, *places, catalogue.game)
            return self._tried(work, _("Cannot import the Tour"), self.show)

        if dropped:
            return read(dropped)
        words = _("Enter the path of its file, or drop the file here.")
        return ask_line(LineRequest(_("Import a Tour"), words, _("Import")), read)

    def _delete(self, saved: file.SavedTour) -> Change:
        """Ask whether to delete a Tour; its matches stay."""
        title = _("Delete {tour}?").format(tour=saved.tour.title)
        words = _("Its matches stay in the list of matches.")

        def gone() -> Change:
            work, failed = partial(saved.path.unlink, missing_ok=True), _("Cannot delete the Tour")
            return self._tried(work, failed, lambda _gone: Close(self.opened))

        return confirm(title, words, _("Delete"), _("Keep it"), gone)

    def _tried(
        self, work: Callable[[], object], title: str, then: Callable[[Any], Change]
    ) -> Change:
        """Do `work` behind a loading page; if it fails, show a notice with this `title`."""
        return load_or_notice(self._tables.load, work, _FAULTS, title, then)


def _told_place(place: Path) -> Change:
    return Push(notice(_("Saved to"), (plain_path(place),)))
