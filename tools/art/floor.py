"""Paint a floor of Cuban hydraulic tiles and the shadow of palm leaves."""

import math
from itertools import product

import numpy as np
import pygame

from art.palette import GROUT, PALM_SHADE, WORN
from art.texture import Floats, array_of, clouds
from cubacube.scenes.canvas.paint import blank
from cubacube.scenes.canvas.pen import Pen, star_points
from cubacube.scenes.canvas.theme import CORAL, CREAM, INK, OCHRE, TEAL


def tile(edge: int) -> pygame.Surface:
    """Draw one tile with fourfold symmetry; four of them form a rosette."""
    pen = Pen(edge)
    pen.box(CREAM, 0, 0, 100, 100)
    for x, y in product((0, 100), repeat=2):
        for radius, tint in ((50, TEAL), (43, CREAM), (37, CORAL), (20, CREAM), (14, OCHRE)):
            pen.disc(tint, x, y, radius)
    pen.polygon(OCHRE, star_points(50, 50, 8, 31, 16))
    pen.polygon(CREAM, star_points(50, 50, 8, 23, 12))
    pen.disc(TEAL, 50, 50, 8.5)
    pen.disc(INK, 50, 50, 3)
    for quarter in range(4):
        turn = quarter * math.pi / 2
        leaf = [(0, 50), (5.5, 42), (0, 33), (-5.5, 42)]
        pen.polygon(CORAL, [_turned(x, y, turn) for x, y in leaf])
    return pen.picture()


def _turned(x: float, y: float, turn_rad: float) -> tuple[float, float]:
    cos, sin = math.cos(turn_rad), math.sin(turn_rad)
    return 50 + cos * x - sin * y, 50 + sin * x + cos * y


def floor(width: int, height: int, edge: int, seed: int) -> Floats:
    """Paint worn tiles of slightly different shades, darker towards the walls."""
    chance = np.random.default_rng(seed)
    one, ground = tile(edge), pygame.Surface((width, height))
    for y, x in product(range(0, height, edge), range(0, width, edge)):
        ground.blit(one, (x, y))
        age = int(chance.integers(0, 15))
        ground.fill((age, age, age), (x, y, edge, edge), special_flags=pygame.BLEND_RGB_SUB)
        joint = max(1, round(edge / 90))
        pygame.draw.rect(ground, GROUT, (x, y, edge + joint, edge + joint), joint)
    colours = array_of(ground)
    grey = colours.mean(2, keepdims=True)
    faded = (grey + (colours - grey) * 0.72) * 0.80 + np.array(WORN) / 255 * 0.12
    rows, columns = np.mgrid[0:height, 0:width]
    away = np.hypot((columns - width / 2) / (width * 0.6), (rows - height / 2) / (height * 0.6))
    worn = clouds(height, width, edge * 1.7, chance) - 0.5
    light = 1.04 + 0.26 * worn - 0.44 * np.clip(away - 0.40, 0, 1)
    dimmed: Floats = faded * light[..., None]
    return dimmed


def palm_shade(width: int, height: int, opacity: int) -> pygame.Surface:
    """Draw the blurred shadow of palm leaves that hang in from three corners."""
    small = blank((width // 4, height // 4))
    for x, y, length, first_deg in (
        (1.02, -0.06, 0.60, 100),
        (1.05, 0.30, 0.50, 150),
        (-0.04, 1.06, 0.42, -75),
    ):
        for leaf in range(4):
            root = x * small.width, y * small.height
            _frond(small, root, length * small.width, math.radians(first_deg + leaf * 22))
    blurred = pygame.transform.gaussian_blur(small, max(1, round(small.width / 240)))
    shade = pygame.transform.smoothscale(blurred, (width, height))
    shade.set_alpha(opacity)
    return shade


def _frond(
    surface: pygame.Surface, root: tuple[float, float], length: float, angle_rad: float
) -> None:
    """Draw one bent leaf with fingers on both sides."""
    before = pygame.Vector2(root)
    for step in range(46):
        share = step / 46
        way = pygame.Vector2(math.cos(angle_rad), math.sin(angle_rad))
        at = way * length * share + root
        at.y += length * 0.30 * share * share
        reach = length * 0.20 * math.sin(math.pi * min(1, share * 1.02 + 0.05))
        heading = math.atan2(at.y - before.y, at.x - before.x)
        for side in (-1, 1):
            out = heading + side * 1.05
            middle = pygame.Vector2(math.cos(out), math.sin(out))
            tip = pygame.Vector2(math.cos(out - side * 0.25), math.sin(out - side * 0.25))
            across = pygame.Vector2(-middle.y, middle.x) * length * 0.006
            middle = at + middle * reach * 0.5
            finger = [at, middle + across, at + tip * reach, middle - across]
            pygame.draw.polygon(surface, PALM_SHADE, finger)
        before = at
