"""Obstacles on the cloth: position, look and tips."""

from collections import Counter
from typing import get_args, get_type_hints

import pygame
import pytest

from cubacube.games import catalogue
from cubacube.kit.shot import Pose
from cubacube.kit.terrain import Disc, Obstacle, Polygon, Shape
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.view import View
from cubacube.scenes.cloth.cloth_view import ClothView
from cubacube.scenes.cloth.obstacle_art import draw_obstacles, draw_shadows, obstacle_boxes
from cubacube.scenes.cloth.playback import Shown
from cubacube.scenes.flicking.panels.places import ground
from cubacube.session.files.cards import load_cards
from cubacube.session.play.players import read_seats
from cubacube.session.play.setup import MatchSetup
from cubacube.shell.machine.window import Window
from cubacube.table.level import ObstacleOfTable
from tests.rough_table import ROUGH, ROUGH_TEXT

SIZE = 960, 540
GROUND = ground(320)
CLOTH = (40, 120, 90)
LOOKS = get_args(get_type_hints(ObstacleOfTable)["look"])
SQUARE = Polygon(((140, 140), (180, 140), (180, 180), (140, 180)))
SEATS = read_seats(catalogue.game("race"), "human:Ana,human:Ben")
SLANTED = Polygon(((60, 60), (200, 180), (193, 188), (53, 68)))


def drawn(*obstacles: Obstacle) -> tuple[pygame.Surface, View]:
    surface, view = pygame.Surface(SIZE), View(SIZE)
    surface.fill(CLOTH)
    brush = Brush(surface, view)
    draw_shadows(brush, GROUND, obstacles)
    draw_obstacles(brush, GROUND, obstacles)
    return surface, view


def seen(picture: tuple[pygame.Surface, View], x_mm: float, y_mm: float) -> tuple[int, ...]:
    surface, view = picture
    x, y = view.to_px(GROUND.at(x_mm, y_mm))
    return tuple(surface.get_at((int(x), int(y))))[:3]


def obstacle(look: str, shape: Shape, damage: int = 0) -> Obstacle:
    return Obstacle("Thing", look, 0.4, 0.3, damage, shape)


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("shape", [Disc(160, 160, 20), SQUARE])
def test_every_look_covers_the_cloth_where_it_stands_and_nothing_far_from_it(
    look: str, shape: Shape
) -> None:
    picture = drawn(obstacle(look, shape))

    assert seen(picture, 160, 160) != CLOTH
    assert seen(picture, 145, 160) != CLOTH
    assert seen(picture, 130, 190) == seen(picture, 60, 60) == CLOTH


def test_looks_differ() -> None:
    pictures = {pygame.image.tobytes(drawn(obstacle(look, SQUARE))[0], "RGB") for look in LOOKS}

    assert len(pictures) == len(LOOKS)


def test_the_light_comes_from_the_upper_left_as_on_dice() -> None:
    picture = drawn(obstacle("wall", SQUARE))

    assert sum(seen(picture, 160, 179.5)) > sum(seen(picture, 160, 140.5))
    assert sum(seen(picture, 181.5, 158)) < sum(CLOTH)
    assert seen(picture, 138.5, 160) == CLOTH


@pytest.mark.parametrize("shape", [Disc(160, 160, 20), SQUARE, SLANTED])
def test_who_hurts_has_a_rim_of_red_and_white(shape: Shape) -> None:
    def strong(picture: tuple[pygame.Surface, View]) -> Counter[str]:
        pixels = pygame.surfarray.array3d(picture[0]).reshape(-1, 3).astype(int).tolist()
        found: Counter[str] = Counter()
        for red, green, blue in pixels:
            found["red"] += red > 150 and green < 70 and blue < 70
            found["white"] += min(red, green, blue) > 200
        return found

    painted = strong(drawn(obstacle("palm", shape, damage=1)))

    assert painted["red"] > 20
    assert painted["white"] > 20
    assert strong(drawn(obstacle("palm", shape))).total() == 0


def test_an_obstacle_stands_on_the_shadows_of_dice_and_below_the_dice() -> None:
    crate = obstacle("crate", SQUARE)
    cloth_view = ClothView(GROUND, load_cards(), 16.0, {}, (crate,))

    def at(x_mm: float, y_mm: float, *poses: Pose) -> tuple[int, ...]:
        picture = drawn(crate)
        cloth_view.draw_dice(Brush(*picture), [Shown(pose) for pose in poses])
        return seen(picture, x_mm, y_mm)

    beside, on_it = Pose("R1", 131, 165, 0.0), Pose("R1", 145, 160, 0.0)
    assert at(142, 160, beside) == at(142, 160)
    assert at(145, 160, on_it) != at(145, 160)
    assert sum(at(134, 155, beside)) < sum(at(134, 155)), "it does fall on the cloth"


def test_boxes_of_a_slanted_wall_follow_it() -> None:
    boxes = [pygame.FRect(box) for box in obstacle_boxes(GROUND, SLANTED)]

    def covered(x_mm: float, y_mm: float) -> bool:
        return any(box.collidepoint(GROUND.at(x_mm, y_mm)) for box in boxes)

    assert covered(61, 63)
    assert covered(127, 124)
    assert covered(193, 184)
    assert not covered(70, 170)
    assert not covered(180, 80)


def test_names_and_what_they_do_are_told_when_the_mouse_rests_on_them() -> None:
    entry = MatchSetup("race", SEATS, level=ROUGH.name, level_text=ROUGH_TEXT)
    window = Window(SIZE)
    try:
        scene = catalogue.table("race").open_scene(entry)
        for _ in range(40):
            scene.update(1.0)
        tips = scene._draw_table(pygame.Surface(SIZE), View(SIZE))
    finally:
        window.close()
        pygame.display.quit()

    def told(x_mm: float, y_mm: float) -> list[tuple[str, str]]:
        at = GROUND.at(x_mm, y_mm)
        return [(tip.title, tip.text) for tip in tips if pygame.FRect(tip.box).collidepoint(at)]

    on_bollard = [words for title, words in told(160, 70) if title == "Bollard"]
    on_wall = [words for title, words in told(75, 180) if title == "Harbour wall"]
    assert len(on_bollard) == 1
    assert "1 Damage" in on_bollard[0]
    assert len(on_wall) == 1
    assert "Damage" not in on_wall[0]
