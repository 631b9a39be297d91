"""A hint on F2: a computer's choice, how often it succeeds, and its count."""

from pathlib import Path
from typing import Any

import pygame
import pytest

from cubacube.games import catalogue
from cubacube.kit.shot import Flick
from cubacube.rules import TABLE
from cubacube.scenes.board.board_scene import BoardScene
from cubacube.scenes.canvas.view import View
from cubacube.scenes.flicking.deciding import Deciding
from cubacube.scenes.match.help.advice import TRIES, Advice
from cubacube.scenes.match.live.live_match import LiveMatch
from cubacube.scenes.match.match_scene import MatchScene
from cubacube.scenes.match.modes import Asking, Curtain, Showing
from cubacube.scenes.stage.inputs import Do, KeyPress
from cubacube.session.keeping.book import Book, MatchWriter, new_book, reopen
from cubacube.session.keeping.kept import SavedMatchError, read_match
from cubacube.session.keeping.shelf import read_header
from cubacube.session.play.begin import with_level_text
from cubacube.session.play.setup import SIDES, MatchSetup, SeatEntry
from tests.scenes import toy_board
from tests.scenes.board_person import table
from tests.session import toy
from tests.session.keeping.matches import actions_of, header
from tests.test_watched import every_game

F2 = KeyPress("f2")
FRAME_S = 1 / 60


@pytest.fixture(autouse=True)
def display() -> None:
    pygame.display.set_mode((1, 1))


def toys(book: Book | None = None, *, strict: bool = False) -> BoardScene[toy.State]:
    setup = MatchSetup("toy", toy_board.SEATS, seed=3, strict=strict)
    live = LiveMatch[toy.State](toy_board.GAME, setup, book=book)
    scene = BoardScene(live, toy_board.ToyBoard())
    thrown(scene)
    return scene


def thrown(scene: MatchScene[Any]) -> None:
    """Run frames until the table has answered everything."""
    while isinstance(scene.mode, Asking) and scene.live.asked == TABLE:
        scene.mode.action = scene.live.table_answer()
        scene.update(2.0)
        while isinstance(scene.mode, Showing):
            scene.update(2.0)


def words_of(scene: MatchScene[Any]) -> str:
    return scene.texts.lines().words


def test_a_hint_names_and_previews_a_choice_until_something_is_chosen() -> None:
    scene = toys()
    before = words_of(scene)
    with table(scene) as person:
        person.seconds(0.5)
        scene.handle(F2)
        person.seconds(0.1)

        assert words_of(scene) == "Hint: Stop"
        assert scene.presenter.frame().wish == toy.Stop(0)
        person.key("r")
        assert scene.situation.advice is None
        assert before != "Hint: Stop"


def test_what_is_advised_has_a_ring() -> None:
    with table(toys()) as person:
        person.seconds(0.5)
        x, y, _width, height = toy_board.STOP
        at = person.app.view.to_px((x - 6, y + height / 2))
        pixel = round(at[0]), round(at[1])
        before = person.app.window.surface.get_at(pixel)
        person.table.handle(F2)
        person.seconds(0.1)

        assert person.app.window.surface.get_at(pixel) != before


def test_it_is_counted_once_for_a_question_and_goes_with_the_same_key() -> None:
    scene = toys()
    for wanted in (True, False, True):
        scene.handle(F2)
        assert (scene.situation.advice is not None) == wanted

    assert scene.live.hints == [0]


@pytest.mark.parametrize("book", [Book(None, watched=True), Book(None, passing=True)])
def test_there_is_none_where_nobody_plays_or_somebody_learns(book: Book) -> None:
    scene = toys(book)
    scene.handle(F2)

    assert scene.situation.advice is None
    assert scene.live.hints == []


def test_there_is_none_in_a_strict_match() -> None:
    scene = toys(strict=True)
    scene.handle(F2)

    assert scene.situation.advice is None
    assert "F2" not in [key for key, _words in scene.texts.hints()]


def test_the_results_tell_who_was_given_hints() -> None:
    scene = toys()
    scene.live.hints += [1, 0, 1]
    while scene.live.asked is not None:
        thrown(scene)
        if isinstance(scene.mode, Asking):
            scene.mode.action = toy.Stop(scene.live.choices[0].seat)
        scene.update(2.0)

    assert scene.result().lines[-1] == "Hints: Ana 1, Bruno 2."
    scene.live.previews[1] = "direction"
    assert scene.result().lines[-2] == "Flick preview used: Bruno: the direction."


def asking(name: str) -> MatchScene[Any]:
    """Return a table at which a person is asked."""
    game = catalogue.game(name)
    seats = tuple(
        SeatEntry(f"P{seat}", SIDES[seat // game.crew]) for seat in range(max(2, game.fewest))
    )
    scene = catalogue.table(name).open_scene(
        MatchSetup(name, seats, level=game.level or "", seed=4)
    )
    for _ in range(200):
        if scene.situation.may_hint:
            return scene
        if isinstance(scene.mode, Curtain):
            scene.situation.viewer = scene.mode.seat
            scene.sequence.begin(scene.sequence.next_mode())
        elif isinstance(scene.mode, Asking):
            scene.mode.action = scene.live.table_answer()
        scene.update(1.0)
    raise AssertionError("nobody is asked")


@every_game
def test_every_game_has_a_hint_that_may_be_chosen_and_is_shown(name: str) -> None:
    scene = asking(name)
    view, surface = View((1280, 720)), pygame.Surface((1280, 720))
    scene.handle(F2)
    for _ in range(TRIES + 2):
        scene.update(FRAME_S)
        scene.draw(surface, view)

    advice = scene.situation.advice
    assert advice is not None
    assert advice.action is not None
    assert any(advice.action in choice for choice in scene.live.choices)
    assert advice.words.startswith("Hint: ")
    assert scene.live.hints == [0] or len(scene.live.hints) == 1


def test_a_flick_is_tried_with_a_hand_that_strays_and_its_gate_is_declared() -> None:
    scene = asking("race")
    scene.handle(F2)
    for _ in range(TRIES + 2):
        scene.update(FRAME_S)
    advice, mode = scene.situation.advice, scene.mode

    assert advice is not None
    assert isinstance(mode, Deciding)
    assert isinstance(advice.action, Flick)
    assert advice.words.endswith(f" of {TRIES} times.")
    assert advice.words.startswith(f"Hint: {scene.presenter.reason(advice.action)}. Works ")
    assert scene.presenter.reason(advice.action) == "clean preparation, opens a Gate"
    if advice.action.gate is not None:
        assert mode.declared == advice.action.gate


def hinted(name: str) -> MatchScene[Any]:
    """Return a table at which a hint is ready."""
    scene = asking(name)
    scene.handle(F2)
    for _ in range(TRIES + 40):
        scene.update(FRAME_S)
    return scene


@every_game
def test_enter_plays_the_hint(name: str) -> None:
    scene = hinted(name)
    advice = scene.situation.advice
    assert advice is not None
    assert ("Enter", "play the hint") in scene.texts.hints()
    count = len(scene.live.match.turns)
    scene.handle(Do("confirm"))
    for _ in range(200):
        if len(scene.live.match.turns) > count:
            break
        scene.update(FRAME_S)
    assert scene.live.as_drawn(scene.live.match.turns[count].action) == advice.action


@pytest.mark.parametrize("name", ["race", "smugglers", "couriers", "cobbers"])
def test_while_one_aims_otherwise_the_hint_steps_back(name: str) -> None:
    scene = hinted(name)
    while not (isinstance(scene.mode, Deciding) and scene.mode.aiming):
        scene.handle(Do("confirm"))
        scene.update(1.0)
    if scene.situation.advice is None:
        scene.handle(F2)
    for _ in range(TRIES + 2):
        scene.update(FRAME_S)
    told = words_of(scene)
    assert told.startswith("Hint: ")

    scene.handle(Do("up"))
    assert isinstance(scene.mode, Deciding)
    assert words_of(scene) == scene.mode.words
    assert ("Enter", "play the hint") not in scene.texts.hints()
    aimed = scene.mode.aiming.aim if scene.mode.aiming else None
    assert aimed is not None
    scene.handle(Do("back"))
    assert words_of(scene) == told

    scene.handle(Do("up"))
    scene.handle(Do("confirm"))
    assert scene.live.match.turns or scene.mode.action
    chosen = scene.mode.action
    assert chosen is None or chosen == aimed.flick()


def test_enter_does_not_play_a_hint_that_is_not_ready_or_too_new() -> None:
    scene = asking("race")
    scene.handle(F2)
    scene.handle(Do("confirm"))
    assert isinstance(scene.mode, Deciding)
    assert ("Enter", "play the hint") not in scene.texts.hints()


def test_the_same_question_has_the_same_hint() -> None:
    told = []
    for _ in range(2):
        scene = asking("smugglers")
        scene.handle(F2)
        for _ in range(TRIES + 2):
            scene.update(FRAME_S)
        assert scene.situation.advice is not None
        told.append((scene.situation.advice.action, scene.situation.advice.words))

    assert told[0] == told[1]


def test_hints_are_kept_and_the_match_is_the_same_without_them(tmp_path: Path) -> None:
    game = catalogue.game("calavera")
    seats = SeatEntry("Ana", "orange"), SeatEntry("Bruno", "black")
    entry = with_level_text(game, MatchSetup("calavera", seats, seed=3))
    book = new_book(tmp_path, game, entry)
    assert book.keeper is not None
    scene = catalogue.table("calavera").open_scene(entry, book=book)
    while not scene.situation.may_hint:
        if isinstance(scene.mode, Asking):
            scene.mode.action = scene.live.table_answer()
        scene.update(1.0)
    scene.handle(F2)
    actions = scene.live.match.actions()
    book.keeper.close()

    kept = read_match(book.keeper.path, catalogue.game)
    assert kept.hints == (0,)
    assert kept.match.actions() == actions
    assert read_header(book.keeper.path, catalogue.game).actions == len(actions)
    _entry, again = reopen(book.keeper.path, catalogue.game)
    reopened_scene = catalogue.table("calavera").open_scene(entry, book=again)
    assert reopened_scene.live.hints == [0]
    assert again.keeper is not None
    again.keeper.close()


@pytest.mark.parametrize("seat", [-1, 5, True, "0"])
def test_a_hint_of_nobody_is_refused(seat: Any, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    keeper = MatchWriter(path, header("calavera"))
    for action in actions_of("calavera", 4):
        keeper.do(action)
    keeper.hint(seat)
    keeper.close()

    with pytest.raises(SavedMatchError, match=r"line 6: .* is not the seat of a person"):
        read_match(path, catalogue.game)


def test_nothing_is_tried_where_no_hand_has_to_do_with_it() -> None:
    tried: list[int] = []

    def attempt(_action: object, number: int) -> bool | None:
        tried.append(number)
        return None

    advice = Advice(lambda: toy.Stop(0), attempt, lambda _action: "")
    assert advice.words == "Thinking of a hint …"
    for _ in range(5):
        advice.update()

    assert tried == [0]
    assert advice.words == "Hint: the marked choice"


def test_what_never_goes_well_is_not_told_as_advice_to_fail() -> None:
    advice = Advice(lambda: toy.Stop(0), lambda _action, _number: False, lambda _action: "")
    for _ in range(TRIES + 1):
        advice.update()

    assert advice.words == "Hint: nothing works well from here. This is the best choice."


def test_a_hint_that_was_tried_but_has_no_reason_names_its_action() -> None:
    advice = Advice(lambda: toy.Stop(0), lambda _action, _number: True, lambda _action: "stop")
    for _ in range(TRIES + 1):
        advice.update()

    assert advice.words == f"Hint: stop. Works {TRIES} of {TRIES} times."
