"""The materials of obstacles as seen from above: colour and height of every pixel."""

import math
from collections.abc import Callable
from types import MappingProxyType
from typing import TypeAlias

import numpy as np

from cubacube.scenes.canvas.theme import Colour
from cubacube.scenes.cloth.relief import Numbers, Relief
from cubacube.table.cushions import CUSHION

Stuff: TypeAlias = tuple[Numbers, Numbers]
"""Colours `(h, w, 3)` and heights in millimetres `(h, w)`."""

_FRONDS = 9
_FROND, _RIB = ((38, 118, 52), (98, 172, 72)), (24, 84, 40)
_RED, _WHITE = (206, 40, 36), (248, 242, 232)
_STRIPE_MM = 4.5
_SIGHT_MM = 40.0
"""Distance of the sights on a cushion, which help to plan bounces."""


def stuff(look: str, over: Relief) -> Stuff:
    """Return colours and heights of an obstacle with this look."""
    return _LOOKS[look](over)


def warned(rgb: Numbers, over: Relief) -> Numbers:
    """Return the colours with red and white stripes along the rim, a sign of Damage."""
    wide = min(3.0, max(1.4, over.deepest_mm * 0.34))
    pairs = max(3, round(over.round_mm / (2 * _STRIPE_MM)))
    odd = np.floor(over.around * 2 * pairs) % 2
    return _mixed(rgb, _mixed(_plain(over, _RED), _plain(over, _WHITE), odd), over.depth < wide)


def _bollard(over: Relief) -> Stuff:
    """Return cast iron with a ring of brass around its cap."""
    into = np.clip(over.depth / over.deepest_mm, 0, 1)
    ring = (into > 0.40) & (into < 0.56)
    rgb = _mixed(_plain(over, (62, 66, 76)), _plain(over, (204, 164, 86)), ring)
    dome = over.deepest_mm * 0.55 * np.sqrt(1 - (1 - into) ** 2)
    return rgb, dome - 0.5 * ((into > 0.34) & (into < 0.40))


def _fountain(over: Relief) -> Stuff:
    """Return a stone basin with ripples, and falling water in the middle."""
    rim = min(6.0, over.deepest_mm * 0.24)
    wet = np.clip((over.depth - rim) / 0.4, 0, 1)
    far = np.hypot(over.along, over.across)
    joints = np.abs((over.around * 24) % 1 - 0.5) > 0.46
    stone = _mixed(_plain(over, (196, 186, 166)), _plain(over, (140, 130, 114)), joints)
    dusk = np.clip((over.depth - rim) / (over.deepest_mm * 0.5), 0, 1)
    water = _mixed(_plain(over, (22, 86, 116)), _plain(over, (74, 166, 196)), dusk)
    jet = over.deepest_mm * 0.17
    foam = np.clip((jet + 1.2 - far) / 1.4, 0, 1)
    water = _mixed(water, _plain(over, (234, 246, 250)), foam)
    ripples = 0.16 * np.sin(far * 1.9) * np.clip(1.2 - far / over.deepest_mm, 0, 1)
    height = np.where(wet > 0, 0.4 + ripples + foam * 1.6, 0.0)
    brim = 2.2 * np.clip(np.minimum(over.depth, rim - over.depth) / 0.9, 0, 1)
    return _mixed(stone, water, wet), np.where(wet > 0, height, brim)


def _wall(over: Relief) -> Stuff:
    """Return rows of blocks with mortar between them."""
    wide = max(6.0, 2 * over.deepest_mm)
    courses = max(1, round(wide / 7))
    course = np.clip(np.floor((over.across / wide + 0.5) * courses), 0, courses - 1)
    along = over.along / 11 + course * 0.5
    block, mortar = np.floor(along), 0.55
    side = np.abs((along % 1) - 0.5) * 11 > 5.5 - mortar
    bed = np.abs(((over.across / wide + 0.5) * courses) % 1 - 0.5) * wide / courses
    gap = side | ((bed > wide / courses / 2 - mortar) & (over.depth > 1.2))
    tone = 0.86 + 0.24 * _noise(block * 12.9 + course * 78.2)
    rgb = _plain(over, (190, 160, 122)) * tone[..., None]
    rgb = _mixed(rgb, _plain(over, (112, 94, 74)), gap)
    return rgb, 1.2 * np.clip(over.depth / 1.2, 0, 1) - 0.5 * gap


def _stone(over: Relief) -> Stuff:
    """Return a rough rock: a dome with bumps."""
    into = np.clip(over.depth / over.deepest_mm, 0, 1)
    rough = _bumps(over.along / 7, over.across / 7) + 0.5 * _bumps(over.along / 3, over.across / 3)
    height = over.deepest_mm * 0.45 * np.sqrt(1 - (1 - into) ** 2) + rough * 1.1
    tone = 0.84 + 0.2 * _bumps(over.along / 2, over.across / 2 + 40)
    return _plain(over, (140, 136, 130)) * tone[..., None], height


def _crate(over: Relief) -> Stuff:
    """Return planks with a frame around them and a board across."""
    row = over.across / 6
    frame = over.depth < min(3.2, over.deepest_mm * 0.32)
    board = (np.abs(over.along - over.across) < 2.6) & ~frame
    seam = (np.abs(row % 1 - 0.5) > 0.44) & ~frame & ~board
    tone = 0.9 + 0.14 * _noise(np.floor(row) * 31.7)
    grain = 1 + 0.05 * np.sin(over.along * 1.3 + np.sin(over.across * 0.9) * 2)
    rgb = _plain(over, (168, 118, 68)) * (tone * grain)[..., None]
    rgb = _mixed(rgb, _plain(over, (188, 138, 84)), frame | board)
    rgb = _mixed(rgb, _plain(over, (88, 58, 32)), seam)
    raised = 0.9 * (frame | board)
    return rgb, raised + 0.8 * np.clip(over.depth / 0.8, 0, 1)


def _palm(over: Relief) -> Stuff:
    """Return fronds over a tub of earth."""
    tub = over.depth < min(2.2, over.deepest_mm * 0.2)
    rgb = _mixed(_plain(over, (84, 60, 40)), _plain(over, (190, 102, 66)), tub)
    height = np.where(tub, 1.2, 0.0) * np.clip(over.depth / 0.8, 0, 1)
    for number in range(_FRONDS):
        rgb, height = _with_frond(rgb, height, over, number * math.tau / _FRONDS + 0.3)
    return rgb, height


def _with_frond(rgb: Numbers, height: Numbers, over: Relief, turn: float) -> Stuff:
    """Add a frond above the others."""
    long = over.deepest_mm * 0.98
    out = over.along * math.cos(turn) + over.across * math.sin(turn)
    beside = np.abs(over.across * math.cos(turn) - over.along * math.sin(turn))
    leaf = (beside < long * 0.19) & (out > 0) & (out < long)
    out, beside = out[leaf], beside[leaf]
    share = out / long
    within = beside < long * 0.19 * np.sin(math.pi * share**0.8)
    leaf[leaf], out, beside, share = within, out[within], beside[within], share[within]
    dark, light = np.array(_FROND, np.float32)
    green = dark + (light - dark) * share[:, None]
    feathers = np.abs((beside * 0.9 + out) / (long * 0.09) % 1 - 0.5) > 0.36
    green[feathers & (beside > 0.3)] = _RIB
    rgb[leaf] = green
    height[leaf] = 2.4 + long * 0.25 * np.sin(math.pi * share) - beside * 0.7
    return rgb, height


def _cushion(over: Relief) -> Stuff:
    """Return a rail of wood with inlaid sights, and green cloth on the side of the table."""
    wide = 2 * over.deepest_mm
    cloth = over.across > -wide * 0.05
    groove = np.abs(over.across + wide * 0.05) < 0.3
    streaks = np.sin(over.along * 0.7 + np.sin(over.along * 0.13 + over.across) * 3)
    wood = _plain(over, (122, 70, 38)) * (1 + 0.09 * streaks)[..., None]
    aside = np.abs(over.along % _SIGHT_MM - _SIGHT_MM / 2)
    sight = aside + np.abs(over.across + wide * 0.27) < wide * 0.15
    wood = _mixed(wood, _plain(over, (236, 226, 198)), sight)
    rgb = _mixed(wood, _plain(over, (24, 104, 72)), cloth)
    round_ = np.clip(over.depth / (wide * 0.4), 0, 1)
    height = np.where(cloth, 0.5, 0.9) * np.sqrt(1 - (1 - round_) ** 2) * wide * 0.3
    return _mixed(rgb, _plain(over, (62, 34, 20)), groove), height


_LOOKS = MappingProxyType[str, Callable[[Relief], Stuff]](
    {
        "bollard": _bollard,
        "fountain": _fountain,
        "wall": _wall,
        "stone": _stone,
        "crate": _crate,
        "palm": _palm,
        CUSHION: _cushion,
    }
)


def _plain(over: Relief, colour: Colour) -> Numbers:
    """Return one colour for all pixels."""
    return np.broadcast_to(np.array(colour, np.float32), (*over.depth.shape, 3))


def _mixed(below: Numbers, above: Numbers, share: Numbers) -> Numbers:
    """Blend one picture over another; `share` is the opacity of each pixel."""
    mixed: Numbers = below + (above - below) * np.asarray(share, np.float32)[..., None]
    return mixed


def _noise(seed: Numbers) -> Numbers:
    """Return a pseudo-random number from 0 to 1 for each seed; equal seeds give equal results."""
    noise: Numbers = (np.sin(seed) * 43758.547) % 1
    return noise


def _bumps(x: Numbers, y: Numbers) -> Numbers:
    """Return smooth noise from 0 to 1 with one bump per unit."""
    left, low = np.floor(x), np.floor(y)
    u, v = x - left, y - low
    u, v = u * u * (3 - 2 * u), v * v * (3 - 2 * v)

    def corner(dx: int, dy: int) -> Numbers:
        return _noise((left + dx) * 127.1 + (low + dy) * 311.7)

    south = corner(0, 0) * (1 - u) + corner(1, 0) * u
    north = corner(0, 1) * (1 - u) + corner(1, 1) * u
    hills: Numbers = south * (1 - v) + north * v
    return hills
