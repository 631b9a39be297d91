from collections.abc import Iterator
from types import SimpleNamespace

import pygame
import pytest

from cubacube.rules import AnyRoll, Choice, Outcome, replace
from cubacube.scenes.board.board_scene import BoardScene, board_painter
from cubacube.scenes.board.choosing import Choosing
from cubacube.scenes.canvas.view import View
from cubacube.scenes.match.climax import END_S
from cubacube.scenes.match.game_board import GameBoard, Telling, constant
from cubacube.scenes.match.live.live_match import LiveMatch
from cubacube.scenes.match.log.rulings_page import RulingsPage
from cubacube.scenes.match.modes import GUARD_S, Curtain, Mode, Showing, Waiting
from cubacube.scenes.match.pictures.banner import Banner
from cubacube.scenes.match.presenter import CHOICE_S
from cubacube.scenes.match.spot_page import SpotPage
from cubacube.scenes.match.words import ButtonSpot, Prompt, Snapshot, Spot
from cubacube.scenes.stage.inputs import Do
from cubacube.scenes.widgets.dialogues import Dialogue
from cubacube.session.play.result import MatchResult, ScoreColumn
from cubacube.session.play.setup import MatchSetup, SeatEntry
from tests.scenes.board_person import AtTable, table, top
from tests.scenes.toy_board import GAME, ROLL_S, SEATS, WITH_BOT, ToyBoard
from tests.session import toy

A_LITTLE_S = 0.1


def scene(*, bot: bool = False, by_hand: bool = True) -> tuple[BoardScene[toy.State], ToyBoard]:
    board = ToyBoard(by_hand=by_hand)
    live: LiveMatch[toy.State] = LiveMatch(
        GAME, MatchSetup("toy", WITH_BOT if bot else SEATS, seed=3)
    )
    return BoardScene(live, board), board


@pytest.fixture
def person() -> Iterator[AtTable]:
    with table(scene()[0]) as someone:
        yield someone


def pips(person: AtTable) -> tuple[int, ...]:
    state: toy.State = person.table.live.match.state
    return state.scores


def test_a_person_throws_his_dice_himself(person: AtTable) -> None:
    assert isinstance(person.mode, Choosing)
    assert person.mode.words == "throw the die"

    person.click_spot("throw")
    assert isinstance(person.mode, Showing)
    assert pips(person) == (0, 0)
    person.seconds(ROLL_S + A_LITTLE_S)

    assert pips(person)[0] > 0
    assert person.spot_names() == ["roll", "stop", "mark", "barred"]


def test_without_a_spot_to_press_the_table_answers_by_itself() -> None:
    with table(scene(by_hand=False)[0]) as person:
        assert isinstance(person.mode, Showing)


def test_space_skips_what_is_shown(person: AtTable) -> None:
    person.click_spot("throw")
    person.key("Space")

    assert pips(person)[0] > 0


def test_a_click_skips_what_is_shown_and_presses_nothing(person: AtTable) -> None:
    person.click_spot("throw")
    person.click_at_once((1250, 740))

    assert isinstance(person.mode, Choosing)
    assert pips(person)[0] > 0


def test_what_is_barred_tells_why_and_does_nothing(person: AtTable) -> None:
    person.click_spot("throw")
    person.key("Space")
    before = pips(person)

    person.click_spot("barred")

    assert isinstance(person.mode, Choosing)
    pointed = person.mode.pointed
    assert pointed is not None
    assert pointed.bar == "Not here."
    assert pips(person) == before


def test_touching_asks_anew_on_the_same_page(person: AtTable) -> None:
    person.click_spot("throw")
    person.key("Space")

    person.click_spot("mark")
    person.click_spot("mark")

    assert person.spot("mark").spot.hint == "Marked 2 times."
    assert isinstance(person.mode, Choosing)
    assert person.mode.pointed is person.spot("mark").spot


def test_pointing_previews_the_action_of_a_spot() -> None:
    begun, board = scene()
    with table(begun) as person:
        person.click_spot("throw")
        person.key("Space")

        person.point_at("roll")
        assert board.seen is not None
        assert board.seen.wish == toy.Roll(0)
        person.point_at("barred")

        assert board.seen.wish is None


def test_a_whole_game_by_mouse(person: AtTable) -> None:
    for _ in SEATS:
        person.click_spot("throw")
        person.seconds(ROLL_S + A_LITTLE_S)
        person.click_spot("stop")
    person.seconds(END_S + A_LITTLE_S)

    scores = pips(person)
    (result,) = person.closed
    assert isinstance(result, MatchResult)
    assert result.outcome == Outcome.most(scores)
    assert result.parts == (ScoreColumn("Pips", scores),)
    assert result.again == person.table.live.entry


def test_a_whole_game_by_keys_alone(person: AtTable) -> None:
    for _ in SEATS:
        person.until_asked()
        person.key("t")
        person.key("Space")
        person.until_asked()
        person.key("Right")
        person.key("Right")
        person.key("Enter")
    person.seconds(END_S + A_LITTLE_S)

    assert isinstance(person.closed[0], MatchResult)


@pytest.mark.parametrize("key", ["Enter", "Space"])
def test_keys_that_go_on_press_only_what_bears_a_ring_of_ones_own(
    person: AtTable, key: str
) -> None:
    person.click_spot("throw")
    person.key("Space")
    person.until_asked()

    person.key(key)
    person.point_at("stop")
    person.key(key)
    assert isinstance(person.mode, Choosing)
    assert "stop" in person.spot_names()

    person.key("Tab")
    assert person.mode.pointed is person.spot("roll").spot
    person.key(key)
    person.until_asked()

    assert person.spot_names() == ["throw"]
    person.key(key)
    assert person.spot_names() == ["throw"], "a new question has no ring"


def test_a_double_click_does_not_press_what_comes_to_lie_there(person: AtTable) -> None:
    place = person.spot("throw").box.center
    person.click(place)
    person.click_at_once(place)

    person.click_at_once(place)
    assert "roll" in person.spot_names()
    person.click(place)

    assert person.spot_names() == ["throw"]


def test_tab_passes_over_what_is_barred(person: AtTable) -> None:
    person.click_spot("throw")
    person.key("Space")
    person.until_asked()
    seen = []
    for _ in range(6):
        person.key("Tab")
        assert isinstance(person.mode, Choosing)
        assert person.mode.pointed is not None
        seen.append(person.mode.pointed.name)

    assert "barred" not in seen
    assert {"roll", "stop", "mark"} == set(seen)


def test_a_hotkey_presses_its_button(person: AtTable) -> None:
    person.click_spot("throw")
    person.key("Space")
    person.until_asked()

    person.key("s")

    assert person.spot_names() == ["throw"]
    assert person.table.live.match.state.seat == 1


def test_a_key_meant_for_what_was_shown_presses_nothing(person: AtTable) -> None:
    person.click_spot("throw")
    person.key("Space")
    person.key_at_once("s")

    assert person.spot_names() == ["roll", "stop", "mark", "barred"]


def test_a_computer_shows_its_choice_before_it_is_played() -> None:
    begun, board = scene(bot=True)
    with table(begun) as person:
        person.click_spot("throw")
        person.key("Space")
        person.click_spot("stop")
        assert isinstance(person.mode, Waiting | Showing)
        person.seconds(ROLL_S + GameBoard.read_s + A_LITTLE_S)

        assert isinstance(person.mode, Waiting)
        assert person.mode.words == "Stop"
        assert board.seen is not None
        assert board.seen.wish == toy.Stop(1)
        person.seconds(CHOICE_S + END_S + A_LITTLE_S)

        assert person.closed


def test_the_still_layer_is_painted_only_after_a_change() -> None:
    begun, board = scene()
    with table(begun) as person:
        person.wait(20)
        painted = board.stills
        person.wait(20)
        assert board.stills == painted
        person.click_spot("throw")
        person.seconds(ROLL_S + A_LITTLE_S)

        assert board.stills > painted


def test_esc_pauses_and_l_shows_the_rulings(person: AtTable) -> None:
    person.click_spot("throw")
    person.key("Space")
    person.until_asked()

    person.key("Esc")
    assert isinstance(top(person), Dialogue)
    person.key("Esc")
    person.key("l")

    assert isinstance(top(person), RulingsPage)
    assert [ruling.words for ruling in person.table.live.rulings] == [
        f"Ana rolled {pips(person)[0]}."
    ]


def test_a_table_can_be_drawn_as_a_picture() -> None:
    pygame.display.set_mode((1, 1))
    begun, board = scene()
    state = begun.live.match.state

    picture = board_painter(board, Snapshot(state, SEATS))(View((1280, 720)))

    assert picture.get_size() == (1280, 720)
    assert board.stills == 1


class HastyBoard(ToyBoard):
    """A board that answers Stop for people in advance; computer actions have no text."""

    telling = Telling(constant(""))

    def prompt(self, snapshot: Snapshot[toy.State], choices: tuple[Choice, ...]) -> Prompt:
        asked = super().prompt(snapshot, choices)
        if isinstance(choices[0], AnyRoll):
            return asked
        return Prompt(asked.words, answer=toy.Stop(snapshot.state.seat))


def test_what_was_answered_beforehand_is_not_asked() -> None:
    with table(
        BoardScene(LiveMatch(GAME, MatchSetup("toy", SEATS, seed=3)), HastyBoard())
    ) as person:
        person.click_spot("throw")
        person.key("Space")

        assert person.table.live.match.state.seat == 1


def test_a_computer_that_does_nothing_worth_telling_takes_no_time() -> None:
    with table(
        BoardScene(LiveMatch(GAME, MatchSetup("toy", WITH_BOT, seed=3)), HastyBoard())
    ) as person:
        person.click_spot("throw")
        person.key("Space")
        person.seconds(GameBoard.read_s + ROLL_S + A_LITTLE_S)

        assert person.table.live.match.state.seat == 2


def test_esc_presses_the_spot_that_is_for_it() -> None:
    page = SpotPage()
    pressed: list[Spot] = []
    page.show([ButtonSpot("close", (0, 0, 9, 9), key="esc")], pressed.append)
    page.update(GUARD_S)

    assert page.handle(Do("back"))
    assert [spot.name for spot in pressed] == ["close"]
    assert not page.handle(Do("back", repeat=True))


class HelpfulBoard(ToyBoard):
    """A marked spot gets the focus."""

    def prompt(self, snapshot: Snapshot[toy.State], choices: tuple[Choice, ...]) -> Prompt:
        asked = super().prompt(snapshot, choices)
        return Prompt(asked.words, asked.spots, first="stop" if self.marked else None)


def test_the_focus_goes_once_to_what_is_new() -> None:
    with table(
        BoardScene(LiveMatch(GAME, MatchSetup("toy", SEATS, seed=3)), HelpfulBoard())
    ) as person:
        person.click_spot("throw")
        person.key("Space")
        person.until_asked()
        page = person.table.mode.page.page if isinstance(person.table.mode, Choosing) else None
        assert page is not None
        assert page.focus is person.spot("roll")

        person.click_spot("mark")
        assert page.focus is person.spot("stop")
        page.set_focus(person.spot("roll"))
        person.click_spot("mark")

        assert page.focus is person.spot("mark")


def masked(state: toy.State, viewer: int) -> toy.State:
    """Hide the pips of other seats."""
    scores = tuple(pips if seat == viewer else -1 for seat, pips in enumerate(state.scores))
    return replace(state, scores=scores)


SECRET = SimpleNamespace(
    setup=toy.setup,
    choices=toy.choices,
    apply=toy.apply,
    outcome=toy.outcome,
    seen_by=masked,
)


def secret_scene(
    seats: tuple[SeatEntry, ...], *, by_hand: bool = True
) -> tuple[BoardScene[toy.State], ToyBoard]:
    board = ToyBoard(by_hand=by_hand)
    game = replace(GAME, rules=SECRET)
    return BoardScene(LiveMatch(game, MatchSetup("toy", seats, seed=3)), board), board


def shown(board: ToyBoard) -> tuple[int, ...]:
    assert board.seen is not None
    return board.seen.state.scores


def roll_unseen(person: AtTable) -> None:
    person.click_spot("throw")
    person.key("Space")
    person.until(Curtain)


def test_what_is_hidden_is_shown_when_the_others_look_away() -> None:
    begun, board = secret_scene(SEATS)
    with table(begun) as person:
        roll_unseen(person)
        assert shown(board) == (-1, -1)

        person.seconds(GUARD_S + A_LITTLE_S)
        person.key("y")
        person.wait()

        assert isinstance(person.mode, Choosing)
        assert shown(board) == (pips(person)[0], -1)


def test_no_ribbon_passes_over_a_curtain(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[Mode] = []
    begun, _board = secret_scene(SEATS, by_hand=False)
    monkeypatch.setattr(Banner, "draw", lambda _ribbon, _brush, _cloth: drawn.append(begun.mode))
    with table(begun) as person:
        person.until(Curtain)
        assert drawn
        drawn.clear()
        person.seconds(A_LITTLE_S)

        assert not drawn


def test_a_curtain_is_raised_by_its_button_and_pauses_with_esc() -> None:
    begun, board = secret_scene(SEATS)
    with table(begun) as person:
        roll_unseen(person)
        person.key("Esc")
        assert isinstance(top(person), Dialogue)
        person.key("Esc")
        assert isinstance(person.mode, Curtain)

        x, y, width, height = board.cloth
        person.click((x + width / 2, y + height / 2 + 40))

        assert isinstance(person.mode, Choosing)


def test_the_curtain_falls_when_the_next_one_is_asked() -> None:
    begun, board = secret_scene(SEATS)
    with table(begun) as person:
        roll_unseen(person)
        person.seconds(GUARD_S + A_LITTLE_S)
        person.key("y")
        person.until_asked()
        person.click_spot("stop")
        person.wait()

        assert person.spot_names() == ["throw"]
        assert shown(board) == (-1, -1)
        roll_unseen(person)
        assert shown(board) == (-1, -1)


def test_a_single_person_needs_no_curtain() -> None:
    begun, board = secret_scene(WITH_BOT)
    with table(begun) as person:
        person.click_spot("throw")
        person.key("Space")
        person.wait()

        assert isinstance(person.mode, Choosing)
        assert shown(board)[0] == pips(person)[0]
