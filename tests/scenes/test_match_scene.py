"""The course of a match in board games and flicking games: nothing is done twice."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from cubacube.rules import Action, Event, frozen, replace
from cubacube.scenes.board.board_scene import BoardScene
from cubacube.scenes.flicking.flick_scene import FlickScene
from cubacube.scenes.match.climax import END_S, SEEN_S, Finale
from cubacube.scenes.match.live.live_match import LiveMatch
from cubacube.scenes.match.match_scene import MatchScene
from cubacube.scenes.match.modes import (
    GUARD_S,
    Asking,
    Mode,
    Thinking,
    Waiting,
    wants_next,
)
from cubacube.scenes.match.pace import HURRY, TAP_S, Pace
from cubacube.scenes.stage.inputs import LEFT, RIGHT, Do, FocusLost, Input, KeyPress, Pointer
from cubacube.scenes.stage.scene import Change, Close
from cubacube.session.files.levels import load_level
from cubacube.session.play.game import Game
from cubacube.session.play.result import MatchResult
from cubacube.session.play.setup import MatchSetup, SeatEntry
from cubacube.table.level import Level
from tests.scenes import toy_board, toy_cloth_view
from tests.session import toy

FRAME_S, LONG_S, PATIENCE = 1 / 60, 3.0, 200
BOTS = (SeatEntry("Alma", "orange", 0), SeatEntry("Benito", "black", 0))
OnTheTable = Callable[[Game], MatchScene[Any]]


def on_a_board(game: Game) -> MatchScene[Any]:
    return BoardScene(LiveMatch(game, MatchSetup("toy", BOTS, seed=3)), toy_board.ToyBoard())


def on_felt(game: Game) -> MatchScene[Any]:
    return FlickScene(LiveMatch(game, MatchSetup("toy", BOTS)), toy_cloth_view.ToyFlickBoard())


BOTH = pytest.mark.parametrize(
    ("game", "open_scene"),
    [(toy_board.GAME, on_a_board), (toy_cloth_view.GAME, on_felt)],
    ids=["board", "felt"],
)


@frozen
class Done:
    """Counts calls of the rules and of the referee."""

    applied: list[Action]
    told: list[Event]


def watched(game: Game) -> tuple[Game, Done]:
    done, rules = Done([], []), game.rules

    def apply(state: Any, action: Action) -> Any:
        done.applied.append(action)
        return rules.apply(state, action)

    def tell(event: Event, names: tuple[str, ...], state: Any, /) -> str:
        done.told.append(event)
        return game.tell(event, names, state)

    law = SimpleNamespace(
        setup=rules.setup,
        choices=rules.choices,
        apply=apply,
        outcome=rules.outcome,
        seen_by=rules.seen_by,
    )
    return replace(game, rules=law, tell=tell), done


def to_the_end(scene: MatchScene[Any]) -> Close:
    for _ in range(PATIENCE):
        change: Change = scene.update(LONG_S)
        if isinstance(change, Close):
            return change
    raise AssertionError("the match goes on")


@BOTH
def test_an_action_is_applied_once_and_an_event_told_once(
    game: Game, open_scene: OnTheTable
) -> None:
    game, done = watched(game)
    scene = open_scene(game)
    closed = to_the_end(scene)

    assert isinstance(closed.result, MatchResult)
    assert done.applied == list(scene.live.match.actions())
    assert done.told == list(scene.live.events)
    assert len(done.told) > 1


@BOTH
def test_a_match_closes_only_after_its_end_could_be_read(
    game: Game, open_scene: OnTheTable
) -> None:
    scene = open_scene(game)
    while scene.live.asked is not None:
        scene.update(LONG_S)

    assert scene.update(END_S - 0.1) is None
    assert isinstance(scene.update(0.2), Close)


def test_a_level_is_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []

    def loaded(name: str) -> Level:
        read.append(name)
        return load_level(name)

    monkeypatch.setattr("cubacube.session.play.begin.load_level", loaded)
    scene = on_felt(toy_cloth_view.GAME)

    assert scene.live.level.name
    assert read == ["habana"]


class Brooding:
    """A stub that answers after a given number of polls."""

    def __init__(self, polls: int) -> None:
        self._left = polls

    def __call__(self) -> Action | None:
        self._left -= 1
        return toy.Stop(0) if self._left <= 0 else None


def thinking(polls: int, read_s: float, *, tells: bool = True) -> Thinking:
    return Thinking(Brooding(polls), lambda _action: tells, read_s, "continues …")


def frames(mode: Mode, seconds: float) -> None:
    for _ in range(round(seconds / FRAME_S)):
        mode.update(FRAME_S)


def test_a_choice_waits_until_all_before_has_been_read() -> None:
    mode = thinking(1, read_s=1.0)
    frames(mode, 0.9)
    assert not mode.over
    assert mode.words == "continues …"
    frames(mode, 0.2)

    assert mode.over
    assert mode.read


def test_reading_may_be_cut_short_but_thinking_may_not() -> None:
    mode = thinking(10, read_s=1.0)

    assert mode.handle(Do("confirm"))
    assert mode.read
    assert not mode.over
    assert mode.words == "is thinking …"
    assert not mode.handle(Do("confirm"))
    frames(mode, 0.2)
    assert mode.over


def test_what_is_not_worth_telling_does_not_wait_and_leaves_the_rest_unread() -> None:
    mode = thinking(3, read_s=1.0, tells=False)
    assert not mode.over
    frames(mode, 0.1)

    assert mode.over
    assert not mode.read


@pytest.mark.parametrize("event", [Do("confirm"), Pointer("down", 1, 1, LEFT)])
def test_enter_and_a_click_go_on(event: Do | Pointer) -> None:
    mode = Waiting(GUARD_S)

    assert mode.handle(event)
    assert mode.over


def test_a_tap_of_space_skips_what_it_was_pressed_for_and_nothing_else() -> None:
    pace, mode, later = Pace(), Waiting(1.0), Waiting(1.0)

    assert pace.handle(KeyPress("space"), mode)
    pace.handle(KeyPress("space", down=False), later)
    assert not mode.over
    assert not later.over
    pace.handle(KeyPress("space"), mode)
    pace.handle(KeyPress("space", down=False), mode)

    assert mode.over


def test_space_held_down_hurries_what_passes_until_it_is_released() -> None:
    pace, mode = Pace(), Waiting(10.0)
    assert pace.passed(0.1, mode) == 0.1

    pace.handle(KeyPress("space"), mode)
    assert pace.passed(TAP_S, mode) == TAP_S * HURRY
    assert pace.passed(0.1, Asked()) == 0.1, "who is asked is not hurried"
    pace.handle(KeyPress("space", repeat=True), mode)
    pace.handle(KeyPress("space", down=False), mode)

    assert pace.passed(0.1, mode) == 0.1
    assert not mode.over, "it was held, not tapped"


def test_space_is_up_when_another_window_has_the_keyboard() -> None:
    pace, mode = Pace(), Waiting(10.0)
    pace.handle(KeyPress("space"), mode)
    pace.handle(FocusLost(), mode)

    assert pace.passed(0.1, mode) == 0.1


class Asked(Asking):
    def _lay_out(self) -> None:
        """Lay out nothing."""

    """Somebody is asked, and does nothing."""

    def handle(self, event: Input) -> bool:
        del event
        return False


@pytest.mark.parametrize(
    "event",
    [KeyPress("space", down=False), KeyPress("space", repeat=True), Pointer("down", 1, 1, RIGHT)],
)
def test_nothing_else_goes_on(event: KeyPress | Pointer) -> None:
    assert not wants_next(event)


@BOTH
def test_the_final_table_is_seen_for_a_moment_whatever_is_pressed(
    game: Game, open_scene: OnTheTable
) -> None:
    scene = open_scene(game)
    while scene.live.asked is not None:
        scene.update(LONG_S)

    assert scene.handle(Do("confirm")) is None
    assert scene.update(FRAME_S) is None
    assert isinstance(scene.mode, Finale)
    scene.update(SEEN_S)
    assert scene.mode.covers
    assert isinstance(scene.handle(Do("confirm")), Close)
    assert not scene.mode.covers, "the results show the table without the ribbon"
