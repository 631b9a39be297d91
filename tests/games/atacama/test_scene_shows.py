"""Animations of actions in Atacama, up to the final scoring."""

from collections.abc import Callable

import pytest

from cubacube.games.atacama.rules.actions import Buy
from cubacube.games.atacama.scene.motion import BLOCKED_S, CARD_S, GLIDE_S, LAY_S, LINE_S
from cubacube.games.atacama.scene.spots import OnField, OnSale, Sale
from cubacube.rules import Action
from cubacube.scenes.canvas.view import View
from cubacube.scenes.match.modes import Showing, Waiting
from cubacube.session.play.result import MatchResult
from tests.games.atacama.positions import board, dealt, new_game, placed
from tests.games.atacama.tables import scene, scene_at, state
from tests.games.atacama.test_scene_table import A20, STAGE_ONE
from tests.scenes.board_person import AtTable, table

Words = set[str]


@pytest.fixture
def words(monkeypatch: pytest.MonkeyPatch) -> Words:
    """Record every line of text that is drawn; clear it before the relevant moment."""
    drawn: Words = set()

    def listen_to(name: str) -> None:
        draw: Callable[..., object] = getattr(View, name)

        def listening(view: View, line: str, *args: object, **kwargs: object) -> object:
            drawn.add(line)
            return draw(view, line, *args, **kwargs)

        monkeypatch.setattr(View, name, listening)

    listen_to("text")
    listen_to("paragraph")
    return drawn


def now(person: AtTable, words: Words) -> Words:
    words.clear()
    person.wait()
    return words


def test_a_blocked_board_is_told_counted_line_by_line_and_won(words: Words) -> None:
    with table(scene_at(placed(board(), *A20))) as person:
        person.until_asked()
        person.click_spot(OnField((1, 9)))
        assert "Counting the lines" not in now(person, words)
        person.seconds(GLIDE_S + 0.1)
        assert {"No free field: the game ends", "1 rig is left over."} <= now(person, words)
        person.seconds(BLOCKED_S)
        first = set(now(person, words))
        person.seconds(LINE_S)
        second = set(now(person, words))

        assert "Counting the lines" in first & second
        assert {"Column 3"} == {word for word in first if word.startswith(("Column", "Row"))}
        assert {"Column 7"} == {word for word in second if word.startswith(("Column", "Row"))}
        person.seconds(10 * LINE_S)
        assert isinstance(person.mode, Waiting)
        assert "Bruno wins" in words
        person.seconds(6)
        (ended,) = person.closed
        assert isinstance(ended, MatchResult)
        assert ended.outcome.scores == (10, 11)
        assert any(": column 3 " in line for line in ended.lines)


def test_what_is_shown_is_skipped_by_space(words: Words) -> None:
    with table(scene_at(placed(board(), *A20))) as person:
        person.until_asked()
        person.click_spot(OnField((1, 9)))
        person.key("Space")

        assert isinstance(person.mode, Waiting)
        assert "Bruno wins" in words


def test_new_tiles_come_from_the_pile_after_the_last_rig_of_a_stage() -> None:
    before = placed(dealt(new_game(enhanced=True)), *STAGE_ONE[:5])
    with table(scene_at(before)) as person:
        person.until_asked()
        person.click_spot(OnField(STAGE_ONE[5]))
        person.seconds(GLIDE_S + LAY_S / 2)
        assert isinstance(person.mode, Showing)
        assert state(person).stage == 1
        person.seconds(LAY_S)

        assert state(person).stage == 2


@pytest.mark.parametrize(
    "action", [Buy(0, "turquoise", "rows"), Buy(0, "orange", "columns", "second")]
)
def test_concessions_slide_to_their_directions(action: Action) -> None:
    assert isinstance(action, Buy)
    with table(scene_at(dealt(new_game(enhanced=True, tactical=True)))) as person:
        person.until_asked()
        person.key("2" if action.paid == "second" else "1")
        person.click_spot(Sale(opens=True))
        person.click_spot(OnSale(action.concession, action.direction))
        person.seconds(CARD_S / 2)
        assert isinstance(person.mode, Showing)
        assert state(person).buyer is None
        person.seconds(CARD_S)

        assert state(person).players[0].concession == action.concession
        assert state(person).players[0].direction == action.direction
        assert state(person).turns == 1


def test_the_first_tiles_are_laid_before_anybody_is_asked() -> None:
    with table(scene(None, None, enhanced=True)) as person:
        assert isinstance(person.mode, Showing)
        person.seconds(LAY_S + 0.2)

        assert person.asked
        assert state(person).stage == 1


def test_what_a_computer_is_about_to_do_is_said_before(words: Words) -> None:
    with table(scene(1, None)) as person:
        assert isinstance(person.mode, Waiting)
        assert any(word.startswith("Rig: row") for word in words)
        assert "If Ana places here" in words
