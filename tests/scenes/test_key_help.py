"""F3 lists all current keys; any key closes the list."""

from typing import Any

import pygame
import pytest
from pygame.event import Event

from cubacube.rules import replace
from cubacube.scenes.board.board_scene import BoardScene
from cubacube.scenes.canvas import view as view_module
from cubacube.scenes.canvas.view import View
from cubacube.scenes.flicking.panels.turn_panel import how_to_flick
from cubacube.scenes.match.help.key_help import KeyHelp
from cubacube.scenes.match.help.used_keys import remember
from cubacube.scenes.match.match_scene import MatchScene
from cubacube.scenes.stage.inputs import RIGHT, Do, KeyPress, Modifiers, Pointer, Wheel
from cubacube.scenes.stage.scene import Close, Push
from cubacube.session.settings.chosen import settings
from cubacube.session.settings.model import LONGEST_USED
from tests.scenes.board_person import table
from tests.scenes.test_advice import asking, toys


def test_all_keys_of_the_moment_are_named_each_once() -> None:
    pygame.display.set_mode((1, 1))
    scene = asking("race")
    change = scene.handle(KeyPress("f3"))

    assert isinstance(change, Push)
    page = change.scene
    assert isinstance(page, KeyHelp)
    keys = [key for key, _words in page.hints]
    assert len(set(keys)) == len(keys)
    assert {"Arrows", "N", "L", "F1", "F2", "F8", "F11", "F12", "Esc"} <= {*keys}
    assert "Z" not in keys, "nothing to take back yet"


def test_in_the_program_any_key_puts_it_away_and_does_nothing_else() -> None:
    with table(toys()) as person:
        person.seconds(0.5)
        before = person.table.live.match
        for away in ("s", "Enter", "Esc"):
            for kind in (pygame.KEYDOWN, pygame.KEYUP):
                person.post(Event(kind, key=pygame.K_F3, mod=0, unicode=""))
            assert isinstance(person.scene, KeyHelp)
            person.key_at_once(away)
            assert isinstance(person.scene, BoardScene)
        assert person.table.live.match is before


def test_a_click_puts_it_away_and_a_move_does_not() -> None:
    page = KeyHelp((("A", "one"),))

    assert page.handle(Pointer("move", 1, 1)) is None
    assert page.handle(Pointer("down", 1, 1)) == Close()
    assert page.handle(Do("confirm")) == Close()


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_many_keys_have_room(size: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    def cut(words: str, _fits: object) -> str:
        raise AssertionError(f"cut: {words}")

    pygame.display.set_mode((1, 1))
    monkeypatch.setattr(view_module, "_cut", cut)
    page = KeyHelp([(f"F{number}", "another hit point of the die") for number in range(24)])
    page.draw(pygame.Surface(size), View(size))


def listed(scene: MatchScene[Any]) -> set[str]:
    return {key for key, _words in scene.texts.hints()}


def test_a_key_is_listed_until_it_was_used_and_f3_brings_all_back() -> None:
    pygame.display.set_mode((1, 1))
    scene = asking("race")
    before = listed(scene)
    assert {"N", "Arrows", "Esc", "L"} <= before
    assert "F3" not in before

    scene.handle(KeyPress("n"))
    scene.handle(KeyPress("r"))
    scene.handle(Do("left"))
    scene.handle(Do("back"))
    assert listed(scene) == before - {"N", "Arrows", "Esc"} | {"F3"}
    assert settings().used == "N Arrows Esc", "R is no key of this moment"

    scene.handle(KeyPress("f3"))
    assert settings().used == ""


def test_each_gesture_is_told_until_it_was_used() -> None:
    pygame.display.set_mode((1, 1))
    scene: Any = asking("race")
    whole = how_to_flick(whole=True)
    assert how_to_flick(whole=False) == whole
    x, y = scene.presenter.ground.of(scene.live.state.layout["VA"])
    for event, told in (
        (Wheel(1.0), "Wheel: hit height."),
        (Wheel(1.0, Modifiers(shift=True)), "Shift + wheel: spin."),
        (Pointer("down", x, y), ""),
        (Pointer("move", x + 90, y, 0, Modifiers(shift=True)), "Shift or Ctrl: finer."),
        (Pointer("down", x, y, RIGHT), "Right click: cancel."),
        (KeyPress("1"), "G or its number: next Gate."),
    ):
        assert told in how_to_flick(whole=False)
        scene.handle(event)
        assert not told or told not in how_to_flick(whole=False)
    assert how_to_flick(whole=False) == "Drag a die or empty cloth: aim and flick."
    assert how_to_flick(whole=True) == whole, "as in lessons"
    all_keys = dict(scene.texts.all_keys(reasons=False))
    assert all_keys["Wheel"] == "hit height", "F3 still lists it"


def test_what_was_used_is_bounded() -> None:
    for number in range(300):
        remember(f"F{number}", (f"F{number}",))
    assert len(settings().used) <= LONGEST_USED
    assert settings().used.endswith("F299")


def test_an_exercise_lists_all_keys_however_often_they_were_used() -> None:
    pygame.display.set_mode((1, 1))
    scene = asking("race")
    before = scene.texts.hints()
    for key, _words in before:
        remember(key.split()[0], (key,))
    assert listed(scene) == {"F3"}
    scene.live.book = replace(scene.live.book, passing=True)
    assert {"Arrows", "Esc"} <= listed(scene)
