"""Tips appear after the mouse rests for a moment, and not during an action."""

from typing import Any

import pygame
import pytest

from cubacube.games.race.rules.state import Racer
from cubacube.scenes.board.board_scene import BoardScene
from cubacube.scenes.board.choosing import Choosing
from cubacube.scenes.canvas.boxes import Point, centre
from cubacube.scenes.canvas.tips import Tip
from cubacube.scenes.canvas.view import View
from cubacube.scenes.match import tooltips
from cubacube.scenes.match.help.resting import REST_S, TooltipTracker
from cubacube.scenes.match.live.live_match import LiveMatch
from cubacube.scenes.match.match_scene import MatchScene
from cubacube.scenes.stage.inputs import LEFT, Do, FocusLost, Input, KeyPress, Pointer
from cubacube.session.play.setup import MatchSetup
from tests.games.race.builders import racing
from tests.games.race.person import race_from
from tests.scenes.toy_board import GAME, SEATS, ToyBoard

UNDER, OVER = Tip((0, 0, 100, 100), "under"), Tip((40, 40, 20, 20), "over")


def rested(*events: Input, seconds: float = REST_S) -> TooltipTracker:
    resting = TooltipTracker()
    for event in events:
        resting.hear(event)
    resting.update(seconds)
    return resting


def at(x: float, y: float) -> Pointer:
    return Pointer("move", x, y, 0)


def test_the_last_thing_drawn_is_told_after_a_moment() -> None:
    assert rested(at(50, 50)).on((UNDER, OVER)) == OVER
    assert rested(at(10, 50)).on((UNDER, OVER)) == UNDER
    assert rested(at(150, 50)).on((UNDER, OVER)) is None
    assert rested(at(50, 50), seconds=REST_S - 0.1).on((UNDER,)) is None
    assert rested().on((UNDER,)) is None


@pytest.mark.parametrize(
    "event", [KeyPress("space"), Do("left"), FocusLost(), Pointer("down", 50, 50, LEFT)]
)
def test_whoever_does_something_is_told_nothing_until_the_mouse_moves(event: Input) -> None:
    resting = rested(at(50, 50), event)
    assert resting.on((UNDER,)) is None

    resting.hear(Pointer("up", 50, 50, LEFT))
    resting.hear(at(51, 50))
    resting.update(REST_S)
    assert resting.on((UNDER,)) == UNDER


def test_nothing_is_told_during_a_drag() -> None:
    assert rested(Pointer("down", 50, 50, LEFT), at(60, 60)).on((UNDER,)) is None


def told(scene: MatchScene[Any], point: Point, monkeypatch: pytest.MonkeyPatch) -> Tip | None:
    """Return the tip at a point."""
    found: list[Tip] = []
    monkeypatch.setattr(tooltips, "draw_tip", lambda _brush, tip, *_: found.append(tip))
    scene.handle(at(*point))
    scene.update(REST_S)
    scene.draw(pygame.Surface((1280, 720)), View((1280, 720)))
    return found[-1] if found else None


def test_everything_on_the_table_of_a_race_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    ana = Racer(1, bonuses=("statue", "alcohol"), bumpers=1, damage=2, blind=2)
    with race_from(racing(ana, Racer(2), bumpers=True)) as person:
        scene, ground = person.table, person.table.presenter.ground
        dice = [told(scene, ground.of(pose), monkeypatch) for pose in person.state.layout.dice]
        city = told(scene, ground.at(300, 300), monkeypatch)
        gates = scene.presenter.gates
        gate = told(scene, centre(gates.boxes[0]), monkeypatch) if gates else None
        tips = scene._draw_table(pygame.Surface((1280, 720)), View((1280, 720)))

    assert all(tip is not None and tip.text for tip in dice)
    assert city is not None
    assert city.title == "Trinidad"
    assert gate is not None
    titles = {tip.title for tip in tips}
    assert {"Statue", "Alcohol", "Bumpers: 1 of 1", "Life 3, Damage 2", "blind"} <= titles
    assert {"Sector 1", "Sector 5", "La Habana"} <= titles
    assert all(tip.text for tip in tips)


def test_what_stands_on_a_button_is_told_to_nobody_who_sees_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with race_from(racing()):
        scene = BoardScene(LiveMatch(GAME, MatchSetup("toy", SEATS)), ToyBoard())
        scene.update(REST_S)
        assert isinstance(scene.mode, Choosing)
        (tip,) = scene.mode.tips
        assert (tip.title, tip.text, tip.why, tip.quiet) == ("Throw", "", "", True)
        assert told(scene, centre(tip.box), monkeypatch) is None


def test_what_has_words_of_its_own_is_not_told_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    with race_from(racing()):
        scene = BoardScene(LiveMatch(GAME, MatchSetup("toy", SEATS)), ToyBoard())
        monkeypatch.setattr(Choosing, "tips", (UNDER,))
        assert told(scene, (50, 50), monkeypatch) == UNDER

        monkeypatch.setattr(Choosing, "explains", True)
        assert told(scene, (51, 50), monkeypatch) is None
