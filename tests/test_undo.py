"""Undo to the start and redo to the end, in every game."""

from pathlib import Path
from typing import Any

import pygame
import pytest

from cubacube.games import catalogue
from cubacube.rules import TABLE, Seat, replace
from cubacube.scenes.match.climax import Finale
from cubacube.scenes.match.live.undo import before_last, chosen_by
from cubacube.scenes.match.match_scene import MatchScene
from cubacube.scenes.match.modes import Asking, Curtain, Showing
from cubacube.scenes.match.pictures.lines import BACK, FORTH
from cubacube.scenes.stage.inputs import Input, KeyPress, Pointer
from cubacube.scenes.stage.scene import Push
from cubacube.scenes.widgets import Button
from cubacube.scenes.widgets.dialogues import Dialogue
from cubacube.session.keeping.book import new_book, reopen
from cubacube.session.keeping.kept import read_match
from cubacube.session.play.begin import begin, play_out
from cubacube.session.play.match import Match
from cubacube.session.play.players import computers
from cubacube.session.play.setup import MatchSetup, SeatEntry
from tests.hammering import Hammered, Options

every_game = pytest.mark.parametrize("game", catalogue.names())
FEWEST = 6
"""Minimum number of actions by people."""
MORE = 1000
Z, X = KeyPress("z"), KeyPress("x")
TOLD = "undoes everything after this."


@pytest.fixture(autouse=True)
def display() -> None:
    pygame.display.set_mode((1, 1))


def hammered(game: str, seed: int, folder: Path | None = None, options: Options = ()) -> Hammered:
    """Return an unfinished match in which people have chosen several times."""
    for number in range(20):
        found = Hammered(game, 100 * seed + number, folder, options)
        for most in range(10, 200, 10):
            if found.play(most) >= FEWEST:
                break
        if found.play(0) >= FEWEST and not found.closed:
            settled(found.table)
            return found
    raise AssertionError("every match was over so soon")


def settled(table: MatchScene[Any]) -> None:
    """Wait until all animations are over."""
    while isinstance(table.mode, Showing):
        table.update(0.5)


def press(table: MatchScene[Any], event: Input) -> None:
    """Press a key; everybody who is asked agrees."""
    change = table.handle(event)
    if isinstance(change, Push) and change.then is not None:
        change.then(True)
    settled(table)


def how(table: MatchScene[Any]) -> tuple[object, ...]:
    """Return everything shown on the table."""
    return table.live.match, table.live.events, table.live.referee_lines


def by_person(table: MatchScene[Any], seat: Seat) -> bool:
    return seat != TABLE and table.live.entry.seats[seat].bot is None


@every_game
def test_back_to_the_start_and_forth_to_the_end_all_is_the_same(game: str) -> None:
    table = hammered(game, 1).table
    end, hint_reason, forths = how(table), 0, 0
    chosen = sum(by_person(table, turn.action.seat) for turn in table.live.match.turns)

    while table.situation.revocable:
        press(table, Z)
        hint_reason += 1
    assert not any(by_person(table, turn.action.seat) for turn in table.live.match.turns)
    assert table.live.rulings[-1].words.endswith(TOLD)
    while table.situation.repeatable:
        press(table, X)
        forths += 1

    assert hint_reason == forths == chosen >= FEWEST
    assert how(table) == end


@every_game
def test_another_choice_after_going_back_ends_what_could_be_done_again(game: str) -> None:
    found = hammered(game, 2)
    table = found.table
    for _ in range(3):
        press(table, Z)
    count, before = table.live.past.count, table.live.state
    assert table.situation.repeatable

    for _ in range(40):
        found.play(found.chosen + 5)
        settled(table)
        if table.live.past.count > count:
            break

    assert table.live.drawn(table.live.past[count].match.state) == before
    assert not table.situation.repeatable
    assert any(each.words.endswith(TOLD) for each in table.live.rulings)


@every_game
def test_what_was_taken_back_can_be_done_again_after_the_program_was_killed(
    game: str, tmp_path: Path
) -> None:
    found = hammered(game, 3, tmp_path)
    table = found.table
    end = table.live.match
    for _ in range(3):
        press(table, Z)
    gone, told = table.live.match, [each.words for each in table.live.rulings]
    assert found.book is not None
    assert found.book.keeper is not None
    found.book.keeper._stack.close()  # as a killed program leaves it

    entry, book = reopen(found.book.keeper.path, catalogue.game)
    again = catalogue.table(game).open_scene(entry, book=book)
    assert again.live.match == gone
    assert [each.words for each in again.live.rulings] == told
    for _ in range(3):
        press(again, X)
    assert again.live.match == end
    assert book.keeper is not None
    book.keeper.close()
    kept = reopen(book.keeper.path, catalogue.game)[1]
    assert kept.log == end.actions()
    assert not kept.undone


def test_undo_and_redo_have_a_sound_each(tmp_path: Path) -> None:
    found = hammered("calavera", 8, tmp_path)
    for key, sound in ((Z, "undo"), (X, "redo")):
        found.table.outbox.taken()
        press(found.table, key)
        assert sound in [cue.sound for cue in found.table.outbox.taken().cues]
    assert found.book is not None
    assert found.book.keeper is not None
    found.book.keeper.close()


@pytest.mark.parametrize("game", ["calavera", "race"])
@pytest.mark.parametrize("keys", ["zzx", "zzxzx", "zzzxxz", "zxzzxx"])
def test_it_is_told_to_be_taken_back_only_as_long_as_it_is_also_after_a_kill(
    game: str, keys: str, tmp_path: Path
) -> None:
    found = hammered(game, 8, tmp_path)
    table = found.table
    end = [each.words for each in table.live.rulings]
    for key in keys:
        press(table, KeyPress(key))
    assert found.book is not None
    assert found.book.keeper is not None
    found.book.keeper._stack.close()  # as a killed program leaves it

    entry, book = reopen(found.book.keeper.path, catalogue.game)
    again = catalogue.table(game).open_scene(entry, book=book)
    for each in (again, table):
        told = [ruling.words for ruling in each.live.rulings if ruling.words.endswith(TOLD)]
        assert len(told) == (keys[-1] == "z")
    assert [each.words for each in again.live.rulings] == [
        each.words for each in table.live.rulings
    ]
    for _ in range(4):
        press(again, X)
    assert [each.words for each in again.live.rulings] == end
    assert book.keeper is not None
    book.keeper.close()


@every_game
def test_in_a_strict_match_nothing_is_taken_back(game: str) -> None:
    table = hammered(game, 4).table
    assert table.situation.revocable
    before = how(table)

    table.live.entry = replace(table.live.entry, strict=True)
    press(table, Z)

    assert how(table) == before
    assert not table.situation.revocable


def duel(*bots: int | None) -> MatchSetup:
    names, sides = ("Ana", "Ben"), ("orange", "black")
    seats = tuple(SeatEntry(*each) for each in zip(names, sides, bots, strict=True))
    return MatchSetup("calavera", seats, seed=5)


def asked_after_another(seed: int) -> MatchScene[Any]:
    """Return a match in which one person is asked after another has chosen."""
    for number in range(20):
        table = hammered("calavera", seed + number).table
        if table.live.who is not None and table.live.who != last(table):
            return table
    raise AssertionError("no such match")


def last(table: MatchScene[Any]) -> SeatEntry | None:
    count = before_last(table.live)
    return None if count is None else chosen_by(table.live, count)


def test_the_choice_of_another_is_taken_back_only_if_that_one_agrees() -> None:
    table = asked_after_another(5)
    before, theirs = how(table), last(table)
    assert theirs is not None

    change = table.handle(Z)
    assert isinstance(change, Push)
    assert change.then is not None
    assert isinstance(change.scene, Dialogue)
    labels = [each.label for each in change.scene.page.widgets if isinstance(each, Button)]
    assert labels == ["Continue", f"{theirs.name} agrees"]
    change.then(False)
    assert how(table) == before
    change.then(True)
    assert how(table) != before
    assert table.live.who == theirs


def test_the_own_choice_is_taken_back_without_a_question() -> None:
    for number in range(20):
        table = hammered("calavera", 40 + number).table
        if table.live.who == last(table):
            break
    assert table.handle(Z) is None
    assert table.live.referee_lines[-1].endswith(TOLD)


def test_behind_a_curtain_it_stays_hidden() -> None:
    curtains = 0
    table = hammered("marketeers", 6, options=(("hidden_hands", True),)).table
    while table.situation.revocable:
        press(table, Z)
        assert table.situation.seen == table.live.seen(table.live.state)
        asked = table.live.asked
        if asked is not None and table.sequence.has_secrets(asked):
            assert isinstance(table.mode, Curtain)
            curtains += 1
    assert curtains > 1


def test_the_buttons_at_the_foot_do_what_the_keys_do() -> None:
    table = hammered("race", 7).table
    end = how(table)
    button = Pointer("down", BACK[0] + 20, BACK[1] + 20)
    press(table, button)
    assert how(table) != end
    press(table, replace(button, x=FORTH[0] + 20))
    assert how(table) == end


@every_game
def test_a_button_at_the_foot_that_was_pressed_in_vain_tells_so_and_no_other(game: str) -> None:
    table = hammered(game, 7).table
    back = Pointer("down", BACK[0] + 20, BACK[1] + 20)
    forth = replace(back, x=FORTH[0] + 20)
    assert table.tips.tracker._missed is None

    for button in (back, forth, back):
        press(table, button)
        assert table.tips.tracker._missed is None
    while table.situation.repeatable:
        press(table, forth)
    table.handle(forth)
    assert (table.tips.tracker._missed is not None) == isinstance(table.mode, Asking)


def over(folder: Path) -> tuple[Match[Any], Path]:
    """Return a finished match of two people, and its file without the final line."""
    seats = SeatEntry("Ana", "orange", 0), SeatEntry("Ben", "black", 0)
    entry, game = MatchSetup("calavera", seats, seed=5), catalogue.game("calavera")
    match, dealer = begin(game, entry)
    over = play_out(match, dealer, computers(game, seats, 5, dealer.what_if))
    people = tuple(replace(seat, bot=None) for seat in seats)
    keeper = new_book(folder, game, replace(entry, seats=people)).keeper
    assert keeper is not None
    for action in over.actions():
        keeper.do(action)
    keeper.close()
    return over, keeper.path


def test_the_last_choice_of_all_can_be_taken_back_while_the_final_table_stands(
    tmp_path: Path,
) -> None:
    match, path = over(tmp_path)
    entry, book = reopen(path, catalogue.game)
    table = catalogue.table("calavera").open_scene(entry, book=book)
    assert isinstance(table.mode, Finale)

    press(table, Z)

    assert not isinstance(table.mode, Finale)
    assert table.live.who == last_of(match, entry.seats)
    assert not read_match(path, catalogue.game).ended
    press(table, X)
    assert isinstance(table.mode, Finale)
    assert read_match(path, catalogue.game).ended


def test_an_end_that_a_killed_program_did_not_write_is_written_by_the_next_one(
    tmp_path: Path,
) -> None:
    _match, path = over(tmp_path)
    assert not read_match(path, catalogue.game).ended

    for _ in range(2):
        _entry, book = reopen(path, catalogue.game)
        assert book.keeper is not None
        book.keeper.close()

    assert read_match(path, catalogue.game).ended
    assert path.read_bytes().count(b'"end"') == 1


def last_of(match: Match[Any], people: tuple[SeatEntry, ...]) -> SeatEntry:
    return [people[turn.action.seat] for turn in match.turns if turn.action.seat >= 0][-1]


def test_each_choice_of_a_person_is_on_the_disk_and_what_follows_from_it_need_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced = list[int]()
    monkeypatch.setattr("cubacube.session.keeping.book._sync_data", synced.append)
    live = hammered("calavera", 3, tmp_path).table.live
    seats = [turn.action.seat for turn in live.match.turns]
    people = [seat for seat in seats if seat != TABLE and live.entry.seats[seat].bot is None]

    assert len(synced) == len(people) >= FEWEST
    assert len(people) < len(seats)
