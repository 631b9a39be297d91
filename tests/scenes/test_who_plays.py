"""Esc, *Change players*: a person takes over a computer's seat mid-match, and returns it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from cubacube.games import catalogue
from cubacube.rules import replace
from cubacube.scenes.board.board_scene import BoardScene
from cubacube.scenes.canvas.theme import HEIGHT
from cubacube.scenes.match.climax import Finale
from cubacube.scenes.match.live.live_match import LiveMatch
from cubacube.scenes.match.notices import who_plays
from cubacube.scenes.widgets import Label, Stepper
from cubacube.session.keeping.book import Book, MatchWriter, new_book, reopen
from cubacube.session.keeping.kept import SavedMatchError, read_match
from cubacube.session.keeping.shelf import read_header
from cubacube.session.play.begin import with_level_text
from cubacube.session.play.setup import SIDES, MatchSetup, SeatEntry
from cubacube.session.settings.model import Thinking
from tests.scenes import toy_board
from tests.scenes.board_person import AtTable, table
from tests.session import toy
from tests.session.keeping.matches import actions_of, header
from tests.test_watched import every_game

A_LOOK_S = 0.5


@pytest.fixture(autouse=True)
def display() -> Iterator[None]:
    pygame.display.set_mode((1, 1))
    yield
    pygame.display.quit()


def at_table(book: Book | None = None) -> BoardScene[toy.State]:
    """Ana, a person, plays with Bruno, a computer."""
    seats = toy_board.SEATS[0], SeatEntry("Bruno", "black", 0)
    setup = MatchSetup("toy", seats, seed=3)
    return BoardScene(LiveMatch[toy.State](toy_board.GAME, setup, book=book), toy_board.ToyBoard())


def change(person: AtTable, name: str) -> None:
    """Open the pause menu, and change who plays at a seat."""
    person.look_first()
    person.press("Esc")
    person.click_on("Change players")
    row = person.widget(name)
    assert isinstance(row, Stepper)
    person.click(row.control.center)
    person.click_on("Continue")
    assert person.scene is person.table, "the match goes on at once"
    person.seconds(A_LOOK_S)


def test_a_person_takes_over_a_computers_seat_and_gives_it_back() -> None:
    with table(at_table()) as person:
        live = person.table.live
        person.key("t")
        person.until_asked()
        change(person, "Bruno")
        assert list(live.people) == [0, 1]
        person.key("s")
        person.key("t")
        person.until_asked()
        assert live.state.seat == 1
        assert live.who == SeatEntry("Bruno", "black")

        change(person, "Bruno")
        assert list(live.people) == [0]
        person.until(Finale)
        assert live.match.actions()[-1] == toy.Stop(1)


def test_that_seats_changed_is_told_beside_the_title_and_with_the_results() -> None:
    with table(at_table()) as person:
        person.key("t")
        person.until_asked()
        scene = person.table
        assert scene.texts.lines().mark == ""
        change(person, "Bruno")
        change(person, "Bruno")
        assert [seat.bot for seat in scene.live.entry.seats] == [None, 0]
        assert scene.texts.lines().mark == "Seats changed"
        change(person, "Ana")
        person.until(Finale)
        assert any("counts for nobody" in line for line in scene.result().lines)


def told_of_seats(person: AtTable) -> list[str]:
    """Return the texts of the dialogue other than its rows, and close it."""
    person.look_first()
    person.press("Esc")
    person.click_on("Change players")
    words = [each.words for each in person.widgets() if isinstance(each, Label)]
    person.press("Esc", "Esc")
    return words


def test_it_is_told_beforehand_that_the_match_counts_no_more() -> None:
    with table(at_table()) as person:
        person.key("t")
        person.until_asked()
        assert told_of_seats(person) == [
            "If you change a seat, this match counts for nobody's records."
        ]
        change(person, "Bruno")
        assert told_of_seats(person) == [
            "Seats have changed. This match counts for nobody's records."
        ]
        live = person.table.live
        live.entry = replace(live.entry, training=True)
        assert told_of_seats(person) == ["A training match never counts for anybody's records."]


def test_who_is_asked_leaves_the_seat_to_a_computer_at_once() -> None:
    with table(at_table()) as person:
        person.key("t")
        person.until_asked()
        change(person, "Ana")
        person.until(Finale)

        assert toy.Stop(0) in person.table.live.match.actions()


def test_esc_leaves_everybody_where_they_are() -> None:
    with table(at_table()) as person:
        person.key("t")
        person.until_asked()
        before, mode = person.table.live.entry, person.table.mode
        person.press("Esc")
        person.click_on("Change players")
        person.press("Esc", "Esc")

        assert person.table.live.entry == before
        assert person.table.mode is mode


@pytest.mark.parametrize("book", [Book(None, watched=True), Book(None, passing=True)])
def test_it_is_not_offered_where_nobody_plays_or_somebody_learns(book: Book) -> None:
    with table(at_table(book)) as person:
        person.press("Esc")

        assert "Change players" not in person.labels()


def test_it_is_not_offered_in_a_strict_match() -> None:
    setup = MatchSetup("toy", toy_board.SEATS, seed=3, strict=True)
    live = LiveMatch[toy.State](toy_board.GAME, setup)
    with table(BoardScene(live, toy_board.ToyBoard())) as person:
        person.press("Esc")

        assert "Change players" not in person.labels()


def told_in_pause(thinking: Thinking, *bots: int | None) -> list[str]:
    """Return the texts of the pause menu other than its buttons."""
    seats = tuple(replace(seat, bot=bot) for seat, bot in zip(toy_board.SEATS, bots, strict=True))
    setup = MatchSetup("toy", seats, seed=3, thinking=thinking)
    live = LiveMatch[toy.State](toy_board.GAME, setup)
    with table(BoardScene(live, toy_board.ToyBoard())) as person:
        person.press("Esc")
        assert "Change players" in person.labels()
        return [each.words for each in person.widgets() if isinstance(each, Label)]


def test_the_pause_tells_how_computers_think_if_not_as_usual() -> None:
    assert told_in_pause("quick", None, 0) == ["Computers think: quick"]
    assert told_in_pause("long", None, 0) == ["Computers think: long"]
    assert told_in_pause("usual", None, 0) == []
    assert told_in_pause("quick", None, None) == []


def test_ten_who_play_have_room() -> None:
    seats = tuple(SeatEntry(f"P{seat}", SIDES[seat // 2]) for seat in range(10))
    live = catalogue.table("cobbers").open_scene(MatchSetup("cobbers", seats, seed=4)).live
    dialogue = who_plays(live)
    boxes = [each.box for each in dialogue.page.widgets]

    assert len(boxes) == 12
    assert all(box.top > 0 and box.bottom < HEIGHT for box in boxes)
    for number, box in enumerate(boxes):
        assert box.collidelist(boxes[number + 1 :]) == -1


@every_game
def test_computers_play_on_for_people_in_every_game(name: str) -> None:
    game = catalogue.game(name)
    seats = tuple(
        SeatEntry(f"P{seat}", SIDES[seat // game.crew]) for seat in range(max(2, game.fewest))
    )
    setup = MatchSetup(name, seats, level=game.level or "", seed=4)
    live = catalogue.table(name).open_scene(setup).live
    for seat in range(len(seats)):
        live.sit(seat, 0)

    assert live.people == ()
    assert [each.bot for each in live.seats] == [0] * len(live.seats)


def test_who_plays_on_is_kept(tmp_path: Path) -> None:
    game = catalogue.game("calavera")
    seats = SeatEntry("Ana", "orange"), SeatEntry("Bruno", "black", 1)
    entry = with_level_text(game, MatchSetup("calavera", seats, seed=3))
    book = new_book(tmp_path, game, entry)
    assert book.keeper is not None
    live = catalogue.table("calavera").open_scene(entry, book=book).live
    assert not live.seats_changed_words
    live.sit(1, None)
    live.sit(0, 2)
    assert live.seats_changed_words
    book.keeper.close()

    kept = read_match(book.keeper.path, catalogue.game)
    assert [each.bot for each in kept.entry.seats] == [2, None]
    assert [each.bot for each in kept.header.seats] == [None, 1]
    assert read_header(book.keeper.path, catalogue.game).actions == 0
    again, reopened_book = reopen(book.keeper.path, catalogue.game)
    assert again.seats == kept.entry.seats
    assert reopened_book.seats_changed_words
    assert reopened_book.keeper is not None
    reopened_book.keeper.close()


@pytest.mark.parametrize(("seat", "bot"), [(5, 0), (-1, 0), (0, 9), (0, True), (True, 0), ("0", 1)])
def test_a_seat_or_level_that_is_not_there_is_refused(seat: Any, bot: Any, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    keeper = MatchWriter(path, header("calavera"))
    for action in actions_of("calavera", 4):
        keeper.do(action)
    keeper.sit(seat, bot)
    keeper.close()

    with pytest.raises(SavedMatchError, match=r"line 6: .*must be"):
        read_match(path, catalogue.game)
