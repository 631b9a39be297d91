"""Broken lines and smooth marks."""

import pygame

from cubacube.scenes.overlay import Overlay, dashed, dots
from cubacube.scenes.view import View


def test_dashes_and_gaps_alternate() -> None:
    assert dashed([(0, 0), (50, 0)], 20, 10) == [((0, 0), (20, 0)), ((30, 0), (50, 0))]


def test_a_dash_goes_round_a_bend() -> None:
    pieces = dashed([(0, 0), (10, 0), (10, 40)], 20, 10)

    assert pieces == [((0, 0), (10, 0)), ((10, 0), (10, 10)), ((10, 20), (10, 40))]


def test_dots_keep_their_distance_round_a_bend() -> None:
    found = dots([(0, 0), (10, 0), (10, 20)], 8)

    assert found == [(8, 0), (10, 6), (10, 14)]


def test_a_line_is_where_it_was_drawn() -> None:
    view = View((960, 540))
    window = pygame.Surface((960, 540), pygame.SRCALPHA)
    overlay = Overlay(view, (100, 100, 200, 200))
    overlay.line((255, 0, 0), (100, 200), (300, 200), 20)

    overlay.onto(window)

    assert window.get_at((100, 100)) == pygame.Color(255, 0, 0)
    assert window.get_at((100, 80)).a == 0
    assert window.get_at((210, 100)).a == 0


def test_a_glow_spreads_and_fades() -> None:
    view = View((960, 540))
    window = pygame.Surface((960, 540))
    overlay = Overlay(view, (100, 100, 200, 200))
    overlay.line((255, 0, 0), (150, 200), (250, 200), 20)

    overlay.onto(window, blur=16)

    middle, beside = window.get_at((100, 100)).r, window.get_at((100, 92)).r
    assert 255 > middle > beside > 0
