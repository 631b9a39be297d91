"""Flashes, dust, scuffs, a Gate's light, a lens and the push of the cloth follow a film."""

from collections.abc import Callable

import numpy as np
import pygame
import pytest

from cubacube.rules import replace
from cubacube.scenes.canvas.boxes import Point
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.view import View
from cubacube.scenes.cloth.ground import Ground
from cubacube.scenes.cloth.hit_effects import LENS_S, PUSH_S, GateLight, HitEffects, Lens
from cubacube.scenes.sound.score import Impact

GROUND = Ground(320, 60, 118, 860)
SIZE = (1920, 1080)
HIT_S = 0.5
HARD = Impact(HIT_S, 0, 1, 100, 200, 1100.0, 0.0)
SOFT = replace(HARD, vx_mm_s=200.0)
TEAL = (30, 110, 95)


@pytest.fixture(scope="module")
def view() -> View:
    pygame.display.set_mode((1, 1))
    return View(SIZE)


def changed(view: View, draw: Callable[[Brush, Ground], None]) -> np.ndarray:
    """Return where a drawing changed the cloth, as an array of shape (width, height)."""
    surface = pygame.Surface(SIZE)
    surface.fill(TEAL)
    draw(Brush(surface, view), GROUND)
    found: np.ndarray = np.abs(pygame.surfarray.array3d(surface).astype(int) - TEAL).sum(2) > 24
    return found


def middle(pixels: np.ndarray) -> Point:
    xs, ys = np.nonzero(pixels)
    return float(xs.mean()), float(ys.mean())


def above(view: View, effects: HitEffects, at_s: float) -> np.ndarray:
    return changed(view, lambda brush, ground: effects.draw_above(brush, ground, at_s))


def below(view: View, effects: HitEffects, at_s: float) -> np.ndarray:
    return changed(view, lambda brush, ground: effects.draw_below(brush, ground, at_s))


def test_nothing_is_seen_before_the_hit_and_the_flash_is_at_the_contact(view: View) -> None:
    effects = HitEffects((HARD,))

    assert not above(view, effects, HIT_S - 1e-6).any()
    assert middle(above(view, effects, HIT_S)) == pytest.approx(GROUND.at(100, 200), abs=3)


def test_flash_and_dust_grow_with_the_impulse(view: View) -> None:
    for later_s in (0.0, 0.15):
        hard, soft = (above(view, HitEffects((each,)), HIT_S + later_s) for each in (HARD, SOFT))
        assert hard.sum() > 2 * soft.sum() > 0

    faint = replace(HARD, vx_mm_s=20.0)
    assert not above(view, HitEffects((faint,)), HIT_S).any(), "a faint touch flashes not at all"


def test_a_mark_stays_on_the_cloth_longer_than_the_flash_and_then_goes(view: View) -> None:
    effects = HitEffects((HARD,))

    assert below(view, effects, HIT_S + 0.6).any()
    assert not above(view, effects, HIT_S + 0.6).any()
    assert not below(view, effects, HIT_S + 2).any()
    xs, ys = np.nonzero(below(view, effects, HIT_S))
    assert np.ptp(xs) > 2 * np.ptp(ys), "it lies along the push"


def test_only_a_hard_hit_pushes_the_cloth_a_little_and_briefly() -> None:
    hard, soft = HitEffects((HARD,)), HitEffects((SOFT,))

    assert soft.push(HIT_S) == (0, 0)
    assert 1 < hard.push(HIT_S)[0] <= 6
    assert hard.push(HIT_S)[1] == 0
    assert hard.push(HIT_S - 0.01) == (0, 0)
    assert abs(hard.push(HIT_S + 0.9 * PUSH_S)[0]) < 0.2
    assert hard.push(HIT_S + PUSH_S + 0.001) == (0, 0)
    many = HitEffects((HARD,) * 9)
    assert max(map(abs, many.push(HIT_S))) <= 6, "many at once push no farther"


def test_the_light_of_a_gate_runs_from_the_vehicle_to_both_dice(view: View) -> None:
    effects = HitEffects(light=GateLight(0.2, (60, 160), (260, 160), (140, 160)))
    widths = []
    for at_s in (0.201, 0.24, 0.3):
        lit = below(view, effects, at_s)
        assert lit[tuple(map(round, GROUND.at(140, 160)))]
        widths.append(int(np.ptp(np.nonzero(lit)[0])))

    assert widths == sorted(widths)
    assert widths[0] < widths[2] / 2
    assert not below(view, effects, 0.19).any()
    assert not below(view, effects, 1.0).any()


def test_a_lens_magnifies_the_place_of_a_close_call_and_closes_again(view: View) -> None:
    effects = HitEffects(lens=Lens(0.5, 160, 160))
    at = tuple(map(round, GROUND.at(160, 160)))

    def draw(brush: Brush, ground: Ground, at_s: float = 0.5) -> None:
        pygame.draw.rect(brush.surface, "white", (at[0] - 10, at[1] - 10, 20, 20))
        effects.draw_above(brush, ground, at_s)

    assert changed(view, draw)[at[0] + 15, at[1]], "the square has grown"
    assert not above(view, effects, 0.501 + LENS_S).any()
    assert not above(view, effects, 0.499 - LENS_S).any()


def test_dust_on_a_light_cloth_is_dark(view: View) -> None:
    def darkest(*, on_light: bool) -> int:
        surface = pygame.Surface(SIZE)
        surface.fill((200, 190, 160))
        HitEffects((HARD,), on_light=on_light).draw_below(Brush(surface, view), GROUND, HIT_S)
        return int(pygame.surfarray.array3d(surface).sum(2).min())

    assert darkest(on_light=True) < darkest(on_light=False)
