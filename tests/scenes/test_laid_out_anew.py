"""Changes of text size or language while somebody is asked."""

from typing import Any

import pygame
import pytest

from cubacube.scenes.board.choosing import Choosing
from cubacube.scenes.flicking.deciding import Deciding
from cubacube.scenes.match.modes import GUARD_S
from cubacube.scenes.match.words import Spot
from cubacube.scenes.stage.inputs import Do
from cubacube.session.settings.chosen import set_value
from tests.moments import moments


@pytest.fixture(autouse=True)
def display() -> None:
    pygame.display.set_mode((1, 1))


def boxes(mode: Deciding) -> list[tuple[float, ...]]:
    return [(*each.box,) for each in mode.offers.buttons]


def beside_an_aim(scene: Any) -> bool:
    mode = scene.mode
    return isinstance(mode, Deciding) and mode.aiming is not None and bool(mode.offers.buttons)


def test_buttons_beside_an_aim_have_their_new_places_at_once_and_the_aim_stays() -> None:
    scene = next(each for each in moments("couriers", 200) if beside_an_aim(each))
    mode: Any = scene.mode
    scene.update(GUARD_S)
    scene.handle(Do("up"))
    aim, before = mode.aiming.aim, boxes(mode)
    assert aim is not None
    scene.update(0.01)
    assert boxes(mode) == before

    set_value("screen.text_percent", 140)
    scene.update(0.01)

    same: Any = scene.mode
    assert same is mode
    assert mode.aiming.aim == aim
    after = boxes(mode)
    assert all(new[0] > old[0] for new, old in zip(after, before, strict=True))


def marks(scene: Any) -> list[Spot]:
    """Return the spots that can be pressed and do not make a choice by themselves."""
    return [spot for spot in scene.mode.page.spots if spot.action is None and not spot.bar]


def test_what_was_marked_on_a_board_stays_marked() -> None:
    scene = next(each for each in moments("marketeers", 60) if marks(each))
    mode: Any = scene.mode
    assert isinstance(mode, Choosing)
    mode._press(marks(scene)[-1])
    before, prompt = mode.page.spots, mode.prompt

    set_value("screen.text_percent", 140)
    scene.update(0.01)

    assert mode.prompt is not prompt
    assert [spot.name for spot in mode.page.spots] == [spot.name for spot in before]
    assert mode.action is None


def test_a_window_that_moves_or_grows_paints_the_same_table_not_once_more() -> None:
    scene = next(moments("atacama", 1))
    before = scene.texts.lines()
    for path in ("width", "height", "left", "top"):
        set_value(f"screen.{path}", 2000)
        assert scene.texts.lines() == before
    set_value("screen.text_percent", 120)
    assert scene.texts.lines() != before
