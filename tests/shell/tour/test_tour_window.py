"""A Tour in the window: set up, played, left, continued, won, exported."""

from pathlib import Path

import pytest

from cubacube.games import catalogue
from cubacube.rules import replace
from cubacube.scenes.match.match_scene import MatchScene
from cubacube.scenes.match.replay.page import ReplayPage
from cubacube.session.keeping.book import MatchName, new_book
from cubacube.session.play.begin import with_level_text
from cubacube.session.settings.chosen import set_value
from cubacube.session.tour import file
from cubacube.session.tour.matches import setup_of
from cubacube.session.tour.model import Round, Tour
from cubacube.session.tour.standings import next_match
from cubacube.shell.cli.asked import played
from cubacube.shell.lobby import Lobby
from cubacube.shell.machine.window import Window
from cubacube.shell.pages.menu import Menu
from cubacube.shell.pages.results import Results
from cubacube.shell.pages.tour.games_page import GamesPage
from cubacube.shell.pages.tour.list_page import ToursPage
from cubacube.shell.pages.tour.table_page import TourPage
from tests.session.tour.tours import tour
from tests.shell.person import SEED, Person


class Touring(Person):
    """A program with a folder of its own; a second one continues what the first one left."""

    def __init__(self, window: Window, folder: Path) -> None:
        self.folder = folder
        super().__init__(window, Lobby(lambda: SEED, matches=folder / "matches"))

    @property
    def saved(self) -> list[file.SavedTour]:
        return file.saved_tours(self.folder / "tours", catalogue.game)[0]

    def open(self, now: Tour, left: int = 0) -> None:
        """Save a Tour and open its standings; its next match needs only `left` more actions."""
        path = file.new_tour(self.folder / "tours", now)
        if left:
            begun(now, path, self.folder / "matches", left)
        self.click_on("Tour")
        self.click_on("Open")
        self.wait(20)
        assert isinstance(self.scene, TourPage)

    def page(self) -> TourPage:
        assert isinstance(self.scene, TourPage)
        return self.scene

    def play(self) -> None:
        """Continue the match, and let the computers play it to its end."""
        self.click_on("Continue the match")
        self.wait(20)
        for _frame in range(400):
            if isinstance(self.scene, Results):
                break
            self.scene.update(5.0)
            self.wait()
        assert isinstance(self.scene, Results)
        self.wait(60)


def begun(now: Tour, path: Path, matches: Path, left: int) -> None:
    """Save the next match of a Tour without its last `left` actions."""
    which = next_match(now)
    assert which is not None
    card = catalogue.game(now.rounds[which.round].game)
    entry = with_level_text(card, setup_of(now, which, card))
    log = played(card, entry).actions()
    name = MatchName(file.match_id(path.stem, which.number), "Sunday, match 1")
    book = new_book(matches, card, entry, log[: len(log) - left], name)
    assert book.keeper is not None
    book.keeper.close()


@pytest.fixture
def person(window: Window, tmp_path: Path) -> Touring:
    set_value("play.instant", value=True)
    return Touring(window, tmp_path)


def test_a_tour_is_set_up_from_the_menu(person: Touring) -> None:
    person.click_on("Tour")
    assert isinstance(person.scene, ToursPage)
    person.click_on("New Tour")
    person.click_on("Next")
    games = person.scene
    assert isinstance(games, GamesPage)
    games.rounds[1] = Round("calavera")
    person.press("Esc")
    person.click_on("Next")
    person.click_on("Start")
    person.wait(20)

    assert person.page().said == "Match 1 of 3"
    (saved,) = person.saved
    assert [each.bot for each in saved.tour.entrants] == [None, 1]
    assert [each.game for each in saved.tour.rounds] == ["race", "calavera", "marketeers"]


def test_a_knock_out_is_set_up_with_as_many_rounds_as_it_needs(person: Touring) -> None:
    person.click_on("Tour")
    person.click_on("New knock-out")
    person.click_on("Add a player")
    person.click_on("Next")
    person.click_on("Start")
    person.wait(20)

    (saved,) = person.saved
    assert (len(saved.tour.entrants), len(saved.tour.rounds)) == (5, 3)
    assert person.page().said == "Round 1"


def test_a_match_of_a_tour_leads_to_the_standings(person: Touring) -> None:
    person.open(tour(2), left=9)
    person.play()
    assert "Play again" not in person.labels()
    person.click_on("Standings")
    person.wait(20)

    assert person.page().said == "Match 2 of 3"
    (saved,) = person.saved
    assert sorted(saved.tour.played[0]) == [1, 2]
    (match,) = (person.folder / "matches").glob("*.jsonl")
    assert match.stem == file.match_id(saved.id, 0)


def test_a_match_of_a_tour_cannot_be_restarted(person: Touring) -> None:
    person.open(tour(2))
    person.click_on("Start the match")
    person.wait(20)
    assert isinstance(person.scene, MatchScene)
    person.press("Esc")

    assert "Restart" not in person.labels()
    assert "Back to the menu" in person.labels()


def test_the_menu_continues_a_tour_between_two_matches(window: Window, tmp_path: Path) -> None:
    file.new_tour(tmp_path / "tours", tour(2).with_result((1, 2)))
    person = Touring(window, tmp_path)
    person.wait(20)
    person.click_on("Continue Sunday")
    person.wait(20)

    assert person.page().said == "Match 2 of 3"


def test_a_match_that_ended_just_before_a_kill_still_counts(
    person: Touring, window: Window
) -> None:
    person.open(tour(2), left=9)
    path = person.saved[0].path
    before = path.read_bytes()
    person.play()
    person.lobby.close()
    path.write_bytes(before)  # as if the result had not been written

    later = Touring(window, person.folder)
    later.click_on("Tour")
    later.click_on("Open")
    later.wait(20)
    assert later.page().said == "Match 2 of 3"
    assert len(later.saved[0].tour.played) == 1


def test_a_match_that_was_left_is_continued_as_one_of_its_tour(
    window: Window, tmp_path: Path
) -> None:
    set_value("play.instant", value=True)
    begun(tour(2), file.new_tour(tmp_path / "tours", tour(2)), tmp_path / "matches", 9)
    later = Touring(window, tmp_path)
    later.wait(20)
    later.click_on("Continue Sunday, match 1")
    later.wait(20)
    scene = later.scene
    assert isinstance(scene, MatchScene)
    assert scene.in_tour


def test_the_winner_stands_on_the_podium_and_in_the_household(person: Touring) -> None:
    now = tour(3, played=((1, 2, 3), (2, 3, 1), (3, 1, 2)))
    person.open(now)

    assert next_match(now) is None
    assert person.page().said == "Ana wins the Tour!"
    assert "Start the match" not in person.labels()
    person.click_on("Back to the menu")
    assert isinstance(person.scene, Menu)


def test_the_best_flick_of_a_tour_plays_in_a_loop(person: Touring) -> None:
    now = tour(2, "race race race")
    now = replace(now, rounds=(replace(now.rounds[0], options="races=1"), *now.rounds[1:]))
    path = file.new_tour(person.folder / "tours", replace(now, played=((1, 2),) * 3))
    begun(now, path, person.folder / "matches", 0)
    person.click_on("Tour")
    person.click_on("Open")
    person.wait(60)
    person.click_on(next(each for each in person.labels() if each.startswith("Best flick: ")))
    person.wait(30)

    assert isinstance(person.scene, ReplayPage)
    person.press("Esc")
    assert person.page().said == "Ana wins the Tour!"


def test_a_tie_in_a_knock_out_is_announced(person: Touring) -> None:
    person.open(tour(4, "calavera calavera", "knock_out", played=((1, 1),)))

    assert person.page().said == "A tie: play it again."


def test_the_last_rounds_of_a_knock_out_have_names(person: Touring) -> None:
    person.open(tour(4, "calavera calavera", "knock_out"))

    assert person.page().said == "Semi-final"
    person.click_on("Later")
    assert isinstance(person.scene, Menu)


def test_a_tour_is_deleted_after_a_question(person: Touring) -> None:
    file.new_tour(person.folder / "tours", tour(2))
    person.click_on("Tour")
    person.click_on("Delete")
    person.click_on("Delete")
    person.wait(20)

    assert person.saved == []
    assert isinstance(person.scene, ToursPage)
