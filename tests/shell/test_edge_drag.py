"""On a full screen, a pull can continue past the edge."""

import pygame
import pytest
from pygame.event import Event

from cubacube.scenes.stage.inputs import Pointer
from cubacube.session.settings.chosen import set_value
from cubacube.shell.app import App
from cubacube.shell.machine.edge_drag import EdgeDrag
from cubacube.shell.machine.window import Window
from tests.shell.test_app import FRAME_S, Sheet, stay

SIZE = 1280, 720


class Screen:
    def __init__(self, *, full_screen: bool) -> None:
        self.full_screen = full_screen
        self.size = SIZE
        self.held: list[bool] = []

    def hold_mouse(self, *, held: bool) -> None:
        self.held.append(held)


def press(at: tuple[int, int], button: int = 1) -> Event:
    return Event(pygame.MOUSEBUTTONDOWN, pos=at, button=button)


def release(at: tuple[int, int], button: int = 1) -> Event:
    return Event(pygame.MOUSEBUTTONUP, pos=at, button=button)


def move(at: tuple[int, int], rel: tuple[int, int] = (0, 0)) -> Event:
    return Event(pygame.MOUSEMOTION, pos=at, rel=rel, buttons=(1, 0, 0))


def places(screen: Screen, *events: Event) -> list[tuple[float, float]]:
    pull = EdgeDrag(screen)
    return [pull.translate(event).pos for event in events]


def test_beyond_the_edge_the_way_of_the_mouse_is_counted_on() -> None:
    screen = Screen(full_screen=True)

    seen = places(
        screen,
        press((600, 400)),
        move((0, 400), (-600, 0)),
        move((0, 400), (-150, 20)),
        move((0, 400), (-50, -5)),
        release((0, 400)),
        move((300, 300), (1, 1)),
    )

    assert seen == [(600, 400), (0, 400), (-150, 420), (-200, 415), (-200, 415), (300, 300)]
    assert screen.held == [True, False]


@pytest.mark.parametrize("edge", [(0, 400), (1279, 400), (600, 0), (600, 719)])
def test_every_edge_counts(edge: tuple[int, int]) -> None:
    screen = Screen(full_screen=True)

    places(screen, press((600, 400)), move(edge))

    assert screen.held == [True]


def test_whoever_comes_back_is_where_the_mouse_went() -> None:
    screen = Screen(full_screen=True)

    seen = places(
        screen, press((9, 9)), move((0, 9)), move((0, 9), (-30, 0)), move((0, 9), (40, 0))
    )

    assert seen[-1] == (10, 9)


def test_in_a_window_and_without_a_button_the_mouse_is_free() -> None:
    window, screen = Screen(full_screen=False), Screen(full_screen=True)

    assert places(window, press((600, 400)), move((-40, 400))) == [(600, 400), (-40, 400)]
    places(screen, move((0, 400)), press((600, 400), button=3), move((0, 400)))

    assert window.held == screen.held == []


def test_who_loses_the_window_gets_the_mouse_back() -> None:
    screen = Screen(full_screen=True)
    pull = EdgeDrag(screen)
    for event in (press((600, 400)), move((0, 400)), Event(pygame.WINDOWFOCUSLOST)):
        pull.translate(event)

    assert screen.held == [True, False]
    assert pull.translate(move((5, 5), (1, 1))).pos == (5, 5)


def test_the_program_tells_scenes_of_places_beyond_the_screen(window: Window) -> None:
    sheet = Sheet()
    app = App(window, sheet, stay)
    set_value("screen.full_screen", value=True)
    app.tick(FRAME_S, [])
    edge = move((0, 300))

    app.tick(FRAME_S, [press((500, 300)), edge, move((0, 300), (-400, 0)), release((0, 300))])

    assert pygame.mouse.get_relative_mode() is False
    xs = [each.x for each in sheet.inputs if isinstance(each, Pointer)]
    assert xs[1] > xs[2] == xs[3]
    assert xs[2] < -400
