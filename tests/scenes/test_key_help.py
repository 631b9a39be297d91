"""F3 lists all current keys; any key closes the list."""

import pygame
import pytest
from pygame.event import Event

from cubacube.scenes.board.board_scene import BoardScene
from cubacube.scenes.canvas import view as view_module
from cubacube.scenes.canvas.view import View
from cubacube.scenes.match.help.key_help import KeyHelp
from cubacube.scenes.stage.inputs import Do, KeyPress, Pointer
from cubacube.scenes.stage.scene import Close, Push
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
