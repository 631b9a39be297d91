"""The 16 Vehicles from the side, facing right, each as a sketch in its owner's colour.

A word of the rulebook's data decides how each looks: a Cacharro is a wreck, held together by
string and tin; a better Level has more chrome; a larger Cargo shows as a load, a larger Life as
plates, and Bumpers as guards of steel in front.
"""

from collections.abc import Callable
from typing import TypeAlias

from art.sketch import Corner, Ink, Sketch
from cubacube.scenes.canvas.theme import BRASS, CREAM, LAMP, TYRE, Colour, Tint, darker

GROUND = 76.0
_GLASS: Colour = (196, 224, 232)
_SHINE: Colour = (232, 244, 246)
_CHROME: Colour = (206, 212, 214)
_STEEL: Colour = (120, 128, 132)
_IRON: Colour = (62, 66, 70)
_RUST: Colour = (146, 82, 46)
_PRIMER: Colour = (170, 150, 132)
_WOOD: Colour = (176, 122, 70)
_ROPE: Colour = (222, 196, 140)
_CANVAS: Colour = (212, 192, 150)
_LEATHER: Colour = (150, 60, 48)
_SACK: Colour = (198, 160, 104)
_TAIL: Colour = (206, 48, 40)
_MELON: Colour = (70, 130, 72)
_DARK: Colour = (44, 36, 36)
_SHADOW: Tint = (0, 0, 0, 60)

_RIMS: dict[str, tuple[tuple[float, Ink], ...]] = {
    "white": ((0.74, CREAM), (0.5, _CHROME), (0.2, _STEEL)),
    "steel": ((0.62, _STEEL), (0.5, "figure"), (0.24, _CHROME)),
    "bare": ((0.62, _RUST), (0.42, darker(_RUST, 0.4)), (0.16, _RUST)),
    "hub": ((0.66, _STEEL), (0.5, _CHROME), (0.3, _IRON), (0.16, _CHROME)),
}
"""The discs in a tyre, by their share of its radius."""
Draw: TypeAlias = Callable[[Sketch], None]


# Parts


def _shadow(sketch: Sketch, left: float, right: float) -> None:
    sketch.oval(_SHADOW, left, GROUND - 3, right - left, 5)


def _wheel(sketch: Sketch, x: float, radius: float, kind: str = "white") -> None:
    """Draw a wheel on the ground: `white` wall, `steel` rim, `bare` rust, or `hub` of a lorry."""
    y = GROUND - radius
    sketch.disc(_DARK, x, y - 0.4, radius + 1.5)
    sketch.disc(TYRE, x, y, radius)
    for share, ink in _RIMS[kind]:
        sketch.disc(ink, x, y, radius * share)


def _glass(sketch: Sketch, *corners: Corner) -> None:
    """Draw a window with a stripe of light along its left edge."""
    sketch.shape(_GLASS, *corners)
    left = min(x for x, *_rest in corners)
    top = min(y for _x, y, *_rest in corners)
    foot = max(y for _x, y, *_rest in corners)
    middle = (left + max(x for x, *_rest in corners)) / 2
    sketch.shape(
        _SHINE,
        (middle + 0.5, top + 0.8),
        (middle + 2.6, top + 0.8),
        (middle - 0.4, foot - 0.8),
        (middle - 2.5, foot - 0.8),
    )


def _seam(sketch: Sketch, *corners: Corner) -> None:
    sketch.line("shade", 0.7, *corners)


def _handle(sketch: Sketch, x: float, y: float) -> None:
    sketch.line(_CHROME, 0.9, (x, y), (x + 3, y))


def _front(sketch: Sketch, x: float, y: float) -> None:
    """Draw a headlamp that looks out at the front."""
    sketch.disc(_CHROME, x, y, 2.5)
    sketch.disc(LAMP, x + 0.3, y, 1.7)


def _guard(sketch: Sketch, x: float, top: float, foot: float) -> None:
    """Draw a steel guard in front of a Vehicle: a Bumper that others feel."""
    sketch.line(_IRON, 1.6, (x - 3, foot - 1), (x, foot - 1), (x, top, 1.5), (x - 3, top))
    sketch.line(_IRON, 2.2, (x, top + 0.5), (x, foot))
    sketch.line(_STEEL, 0.7, (x + 0.2, top + 1), (x + 0.2, foot - 0.5))


def _crate(sketch: Sketch, x: float, foot: float, width: float, height: float) -> None:
    top = foot - height
    sketch.box(_WOOD, x, top, width, height, 0.6)
    edge = darker(_WOOD, 0.35)
    for share in (0.0, 0.5, 1.0):
        y = top + 0.4 + (height - 0.8) * share
        sketch.line(edge, 0.6, (x + 0.4, y), (x + width - 0.4, y))
    sketch.line(edge, 0.6, (x + 0.5, foot - 0.5), (x + width - 0.5, top + 0.5))


def _sack(sketch: Sketch, x: float, foot: float, width: float, height: float) -> None:
    top = foot - height
    sketch.shape(
        _SACK,
        (x, foot, 1.5),
        (x - 0.4, foot - height * 0.55, 3),
        (x + width * 0.36, top + 1.4, 1),
        (x + width * 0.3, top, 0.4),
        (x + width * 0.7, top, 0.4),
        (x + width * 0.64, top + 1.4, 1),
        (x + width + 0.4, foot - height * 0.55, 3),
        (x + width, foot, 1.5),
    )
    sketch.line(_ROPE, 0.6, (x + width * 0.34, top + 1.5), (x + width * 0.66, top + 1.5))


def _suitcase(sketch: Sketch, x: float, foot: float, width: float, height: float) -> None:
    sketch.box(_LEATHER, x, foot - height, width, height, 1)
    for share in (0.25, 0.75):
        at = x + width * share
        sketch.line(_ROPE, 0.8, (at, foot - height + 0.3), (at, foot - 0.3))


def _rivets(sketch: Sketch, y: float, left: float, right: float, step: float) -> None:
    count = int((right - left) / step)
    for number in range(count + 1):
        sketch.disc("gloss", left + number * (right - left) / count, y, 0.55)


# Level 1: five wrecks


def _hulk(sketch: Sketch, *, front: str = "white", rear: str = "bare") -> None:
    """Draw what four of the five wrecks share: a fat saloon that has seen better days."""
    _shadow(sketch, 10, 90)
    sketch.shape(
        "figure",
        (11, 69, 2),
        (9, 58, 4),
        (13, 50, 6),
        (28, 49, 4),
        (34, 36, 8),
        (61, 36, 8),
        (68, 50, 3),
        (84, 51, 7),
        (90, 59, 4),
        (89, 69, 2),
    )
    sketch.shape("shade", (10.5, 65), (89.6, 65), (89, 69, 2), (11, 69, 2))
    _glass(sketch, (33.5, 48.5), (37.5, 39, 3), (47, 39), (47, 48.5))
    _glass(sketch, (49.5, 48.5), (49.5, 39), (59, 39, 3), (63.5, 48.5))
    _seam(sketch, (48.2, 38), (48.2, 66))
    _seam(sketch, (65, 50.5), (64, 66))
    for x, kind in ((25, rear), (75, front)):
        sketch.shape(
            "shade", (x - 11, 69), (x - 10, 59, 6), (x, 55, 7), (x + 10, 59, 6), (x + 11, 69)
        )
        _wheel(sketch, x, 8, kind)
    sketch.line(_RUST, 1.8, (8, 68), (13, 68))
    _front(sketch, 87.6, 57.6)


def _rusty(sketch: Sketch, *patches: tuple[float, float, float, float]) -> None:
    for x, y, width, height in patches:
        sketch.oval(_RUST, x, y, width, height)
        sketch.oval(
            darker(_RUST, 0.3), x + width * 0.3, y + height * 0.3, width * 0.4, height * 0.4
        )


def _cacharro_1(sketch: Sketch) -> None:
    """The one with a door of another car."""
    _hulk(sketch)
    door: Ink = _PRIMER
    sketch.shape(door, (48.8, 49.5), (64.6, 50.5), (63.8, 65), (48.8, 65))
    sketch.line(_DARK, 0.7, (48.8, 65), (48.8, 49.5), (64.6, 50.5), (63.8, 65))
    _handle(sketch, 51, 53.5)
    _rusty(sketch, (30, 56, 9, 6), (78, 53, 6, 3.6), (12, 60, 4, 3))


def _cacharro_2(sketch: Sketch) -> None:
    """The one that boils: the bonnet is open, and it smokes."""
    _hulk(sketch, front="bare", rear="white")
    for x, y, radius in ((84, 43, 3.4), (88, 37, 4.4), (84, 31, 3.4), (91, 29, 2.6)):
        sketch.disc((226, 222, 214, 190), x, y, radius)
    sketch.shape(_DARK, (68, 51), (84, 51.5), (82, 54), (69, 54))
    sketch.shape("figure", (67, 51), (79, 33.5, 1), (82, 35.5, 1), (70, 52))
    sketch.line("shade", 0.7, (70, 51.6), (81.6, 35.6))
    sketch.line(_STEEL, 0.8, (77, 52), (76, 41.5))
    _rusty(sketch, (36, 56, 8, 5), (14, 53, 6, 4))


def _cacharro_3(sketch: Sketch) -> None:
    """The one that moves house: a mattress, a chair and a crate on the roof, tied down."""
    _hulk(sketch, rear="white")
    sketch.box((226, 214, 190), 33, 31, 31, 5, 2.2)
    for x in (39, 46, 53, 60):
        sketch.line((150, 170, 190), 0.9, (x, 31.6), (x, 35.4))
    _crate(sketch, 36, 31, 11, 7)
    _suitcase(sketch, 49, 31, 10, 5)
    sketch.line(_WOOD, 1.2, (61, 31), (58, 24), (61.5, 31))
    sketch.line(_ROPE, 0.7, (33, 38), (40, 23.6), (56, 25.5), (64, 38))
    _rusty(sketch, (52, 56, 8, 5), (31, 59, 5, 4))


def _cacharro_4(sketch: Sketch) -> None:
    """The one with boards for windows and a wire for a bumper."""
    _hulk(sketch, front="bare", rear="bare")
    for left, right in ((33, 47.4), (49.2, 63.4)):
        for y, tilt in ((40.4, 0.6), (44, -0.5), (47.3, 0.4)):
            sketch.line(_WOOD, 2.2, (left + (44 - y) * -0.35 + 2, y), (right - 2, y + tilt))
    sketch.shape(_PRIMER, (12, 52, 3), (26, 50.6), (24, 55, 3), (14, 58, 2))
    _rusty(sketch, (52, 57, 7, 4.4), (66, 56, 4, 4))
    sketch.line(_STEEL, 0.8, (88, 66), (93, 70), (90, 73))
    sketch.disc(_DARK, 87.6, 57.6, 1.7)


def _cacharro_5(sketch: Sketch) -> None:
    """The small round one, older than all, with a spare wheel on its back and a flat tyre."""
    _shadow(sketch, 13, 87)
    sketch.disc(TYRE, 15.5, 56, 7.4)
    sketch.disc(_RUST, 15.5, 56, 3.6)
    sketch.shape(
        "figure",
        (16, 69, 2),
        (16, 56, 6),
        (22, 40, 10),
        (40, 34, 10),
        (56, 37, 7),
        (62, 50, 3),
        (81, 53, 7),
        (86, 62, 4),
        (85, 69, 2),
    )
    _glass(sketch, (25, 49.5), (28.5, 41.5, 4), (39, 38.5, 2), (39, 49.5))
    _glass(sketch, (41.8, 49.5), (41.8, 38.6), (53, 40, 4), (57.5, 49.5))
    _seam(sketch, (40.4, 37), (40.4, 67))
    _seam(sketch, (59, 51), (58, 67))
    sketch.shape("shade", (16.5, 65), (85.6, 65), (85, 69, 2), (16, 69, 2))
    for x in (29, 72):
        sketch.shape(
            "gloss", (x - 12, 69), (x - 11, 57, 7), (x, 53, 8), (x + 11, 57, 7), (x + 12, 69)
        )
    _wheel(sketch, 29, 8.5, "bare")
    sketch.oval(_DARK, 62.6, 58.4, 18.8, 17.6)
    sketch.oval(TYRE, 63, 61, 18, 15)
    sketch.disc(_RUST, 72, 69, 4.4)
    sketch.disc(darker(_RUST, 0.4), 72, 69, 2.4)
    _rusty(sketch, (44, 55, 8, 6), (20, 50, 5, 4), (62, 54, 6, 3))
    _front(sketch, 82, 56)


# Level 2


def _sedan(sketch: Sketch) -> None:
    """A saloon with fins, in two colours, with whitewalls."""
    _shadow(sketch, 4, 97)
    sketch.shape(
        "figure",
        (4, 68, 2),
        (2, 47, 1),
        (10, 49, 4),
        (28, 49, 3),
        (36, 37, 6),
        (60, 37, 6),
        (71, 49.5, 3),
        (92, 50.5, 6),
        (97, 57, 3),
        (96, 68, 2),
    )
    sketch.shape("gloss", (34, 39.6), (36, 37, 4), (60, 37, 5), (62.4, 39.8))
    sketch.shape("gloss", (5, 56), (60, 57.5), (95.5, 56.5), (95.8, 60), (60, 61.5), (5, 60))
    sketch.line(_CHROME, 0.8, (4, 56), (60, 57.5), (96, 56.5))
    _glass(sketch, (32, 48.5), (37.6, 40.4, 2), (46, 40.4), (46, 48.5))
    _glass(sketch, (48.4, 48.5), (48.4, 40.4), (59, 40.4, 3), (66, 48.5))
    _seam(sketch, (47.2, 40), (47.2, 67))
    _seam(sketch, (67, 50), (66, 67))
    _handle(sketch, 49.5, 53)
    _handle(sketch, 33, 53)
    for x in (22, 77):
        _wheel(sketch, x, 8.6)
    sketch.shape(_TAIL, (2.6, 49), (5.4, 51), (5.4, 56), (3.4, 56))
    _front(sketch, 94.4, 56)
    sketch.line(_CHROME, 2.4, (2, 66), (10, 66.4))
    sketch.line(_CHROME, 2.4, (88, 66.4), (98, 66))


def _camioneta(sketch: Sketch) -> None:
    """A round pick-up of the forties with a rack of planks, higher than the cab."""
    _shadow(sketch, 6, 95)
    sketch.box(_DARK, 8, 64, 84, 4)
    for x in (14, 20.5, 27, 33.5):
        _sack(sketch, x, 50, 6.4, 9)
    sketch.shape(
        "figure",
        (44, 66, 1),
        (44, 34, 6),
        (60, 33, 7),
        (66, 48, 3),
        (86, 50, 7),
        (92, 60, 3),
        (91, 66, 2),
    )
    for y in (44, 49.5, 55, 60.5):
        sketch.box(_WOOD, 6, y, 38, 4.2, 0.8)
    for x in (8, 24, 40):
        sketch.box(darker(_WOOD, 0.35), x, 42, 2.4, 24, 0.5)
    _glass(sketch, (47, 47.5), (47, 37, 3), (58, 36.4, 4), (62, 47.5))
    _seam(sketch, (46, 48), (46, 65))
    _seam(sketch, (64.5, 49), (63.5, 65))
    _handle(sketch, 48, 52)
    for y in (53, 55.5, 58):
        sketch.line("shade", 0.8, (70, y), (80, y + 0.4))
    for x in (24, 78):
        sketch.shape(
            "shade", (x - 13, 67), (x - 11, 57, 7), (x, 54, 8), (x + 11, 57, 7), (x + 13, 67)
        )
        _wheel(sketch, x, 9, "steel")
    _front(sketch, 90, 55)
    sketch.line(_STEEL, 2, (89, 67), (95, 66.6))


def _familiar(sketch: Sketch) -> None:
    """An estate car with sides of wood and luggage on the roof."""
    _shadow(sketch, 5, 97)
    sketch.shape(
        "figure",
        (6, 68, 2),
        (5, 54, 3),
        (10, 36.5, 4),
        (60, 36.5, 6),
        (70, 49.5, 3),
        (91, 50.5, 6),
        (96, 57, 3),
        (95, 68, 2),
    )
    sketch.shape(_WOOD, (6, 52), (66, 52), (65, 63), (7, 63))
    edge = darker(_WOOD, 0.35)
    sketch.line(edge, 1, (6.5, 52), (66, 52), (65, 63), (7, 63), (6.5, 52))
    for x in (26, 46):
        sketch.line(edge, 1, (x, 52), (x, 63))
    _glass(sketch, (9.6, 50), (13, 39.6, 2), (25, 39.6), (25, 50))
    _glass(sketch, (27.6, 50), (27.6, 39.6), (45, 39.6), (45, 50))
    _glass(sketch, (47.6, 50), (47.6, 39.6), (58.6, 39.6, 3), (66, 50))
    sketch.line(_CHROME, 1, (12, 34), (58, 34))
    for x in (14, 34, 56):
        sketch.line(_CHROME, 1, (x, 34), (x, 36.5))
    _suitcase(sketch, 16, 33.4, 13, 5.4)
    _crate(sketch, 31, 33.4, 12, 7)
    _suitcase(sketch, 45, 33.4, 9, 4.4)
    for x in (22, 77):
        _wheel(sketch, x, 8.6)
    sketch.box(_TAIL, 5, 55, 2, 5, 0.6)
    _front(sketch, 93.6, 56)
    sketch.line(_CHROME, 2.2, (4, 66.4), (11, 66.6))
    sketch.line(_CHROME, 2.2, (88, 66.6), (97, 66.2))


def _todoterreno(sketch: Sketch) -> None:
    """A box on high wheels with a spare wheel, a snorkel and a guard."""
    _shadow(sketch, 10, 94)
    sketch.box(_DARK, 16, 62, 70, 4.4)
    sketch.disc(TYRE, 11.6, 50, 8)
    sketch.disc(_STEEL, 11.6, 50, 3.4)
    sketch.shape(
        "figure",
        (15, 63, 1),
        (15, 30, 2),
        (62, 30, 2),
        (66, 45, 1),
        (89, 46, 2),
        (90, 63, 1),
    )
    sketch.shape("gloss", (14, 30, 1.4), (15, 27, 1), (61, 27, 1), (63.4, 30, 1.4))
    sketch.line(_IRON, 1, (18, 24.6), (58, 24.6))
    for x in (20, 38, 56):
        sketch.line(_IRON, 1, (x, 24.6), (x, 27))
    _sack(sketch, 22, 24, 9, 3.6)
    _glass(sketch, (18, 44), (18, 33), (30, 33), (30, 44))
    _glass(sketch, (33, 44), (33, 33), (46, 33), (46, 44))
    _glass(sketch, (49, 44), (49, 33), (59.4, 33), (62.4, 44))
    for middle in (31.5, 47.5):
        _seam(sketch, (middle, 32), (middle, 62))
    _seam(sketch, (65.6, 46), (65.6, 62))
    _handle(sketch, 33.5, 49)
    _handle(sketch, 49.5, 49)
    sketch.line("shade", 1.2, (15, 54.5), (90, 54.5))
    sketch.line(_IRON, 1.8, (69, 45), (68, 29), (66, 29))
    for x in (28, 77):
        sketch.shape(_DARK, (x - 13, 63), (x - 9.5, 53), (x + 9.5, 53), (x + 13, 63))
        _wheel(sketch, x, 10.4, "steel")
    _front(sketch, 88, 50.6)
    _guard(sketch, 95, 45, 64)


# Level 3


def _cabrio(sketch: Sketch) -> None:
    """An open car: no roof, red leather, a long bonnet, and fins."""
    _shadow(sketch, 3, 98)
    for x in (38, 54):
        sketch.shape(_LEATHER, (x - 1, 51), (x - 2, 42, 2), (x + 3.4, 41, 2), (x + 5, 51))
    sketch.line(_DARK, 1, (60.6, 44), (63.6, 49))
    sketch.line(_CHROME, 1.2, (63, 50), (68.5, 37))
    sketch.shape((*_GLASS, 170), (64.4, 49.5), (69, 38.4), (70.6, 39), (67.6, 49.5))
    sketch.shape(_CANVAS, (21, 50), (22, 45, 3), (34, 44.6, 4), (36, 50))
    sketch.shape(
        "figure",
        (4, 68, 2),
        (1.6, 43.6, 0.6),
        (13, 48.6, 5),
        (34, 49.6, 2),
        (50, 51.6, 8),
        (65, 48.6, 4),
        (91, 50, 6),
        (98, 57.4, 3),
        (97, 68, 2),
    )
    sketch.shape("gloss", (4, 55, 1), (58, 58, 1), (34, 61.6, 2), (5, 62))
    sketch.line(_CHROME, 0.9, (3.6, 55), (58, 58), (96.6, 57))
    _seam(sketch, (46, 51.4), (45, 67))
    _seam(sketch, (65, 50), (64, 67))
    _handle(sketch, 47.6, 54.4)
    for x in (22, 78):
        _wheel(sketch, x, 8.8)
    sketch.shape(_TAIL, (2.4, 46.6), (5.4, 49), (5.2, 54.6), (3.4, 54.6))
    _front(sketch, 95, 56.4)
    sketch.line(_CHROME, 2.6, (2, 66.4), (11, 66.8))
    sketch.line(_CHROME, 2.6, (88, 66.8), (98.6, 66.2))


def _ranchera(sketch: Sketch) -> None:
    """A long, low pick-up with the face of a car and melons on its bed."""
    _shadow(sketch, 2, 98)
    for x, y, radius in (
        (12, 47, 4.6),
        (20, 46.4, 5.4),
        (29, 46.6, 5),
        (37, 47.4, 4.2),
        (16.4, 41, 4.4),
        (25, 40.6, 4.8),
    ):
        sketch.disc(_MELON, x, y, radius)
        sketch.line(
            (150, 190, 110),
            0.8,
            (x - radius * 0.4, y - radius * 0.8),
            (x - radius * 0.2, y, 2),
            (x - radius * 0.4, y + radius * 0.8),
        )
    sketch.shape(
        "figure",
        (3, 68, 2),
        (2, 48, 1),
        (43, 48, 1),
        (46, 36, 4),
        (62, 36, 6),
        (72, 48.6, 3),
        (92, 49.6, 6),
        (98, 57, 3),
        (97, 68, 2),
    )
    sketch.shape("gloss", (45.2, 39), (46, 36, 3), (62, 36, 5), (64.6, 39.2))
    sketch.shape("gloss", (3, 59.6), (97.4, 59.6), (97, 64), (3, 64))
    sketch.line(_CHROME, 0.8, (3, 59.4), (97.4, 59.4))
    _glass(sketch, (46.6, 47.6), (48.2, 39.6, 1), (61, 39.6, 3), (67.4, 47.6))
    _seam(sketch, (45.6, 48), (45.6, 67))
    _seam(sketch, (68, 49), (67, 67))
    _handle(sketch, 47.4, 52.4)
    sketch.line("shade", 1.2, (3, 49.4), (43, 49.4))
    for x in (20, 79):
        _wheel(sketch, x, 8.8)
    sketch.box(_TAIL, 2.4, 51, 2, 6, 0.6)
    _front(sketch, 95.4, 56)
    sketch.line(_CHROME, 2.4, (1.6, 66.4), (10, 66.6))
    sketch.line(_CHROME, 2.4, (89, 66.6), (98.6, 66.2))


def _furgon(sketch: Sketch) -> None:
    """A van: a tall box without windows behind, and a cab above the wheel."""
    _shadow(sketch, 5, 95)
    sketch.shape(
        "figure",
        (6, 69, 2),
        (6, 28, 5),
        (72, 28, 7),
        (86, 46, 4),
        (93, 51, 4),
        (94, 69, 2),
    )
    sketch.shape("gloss", (6, 33), (6, 28, 5), (72, 28, 7), (75.6, 32.8))
    sketch.shape("shade", (6, 63.6), (94, 63.6), (94, 69, 2), (6, 69, 2))
    _glass(sketch, (64, 46.6), (64, 35), (72, 35, 3), (81, 46.6))
    _seam(sketch, (61.6, 33), (61.6, 67))
    _seam(sketch, (36, 36), (36, 62))
    sketch.line("shade", 1, (8, 36), (60, 36))
    _handle(sketch, 57, 50)
    _handle(sketch, 64, 50)
    sketch.disc(CREAM, 22, 49.6, 8.4)
    sketch.shape(
        "figure",
        (22, 42.6),
        (24, 47.4),
        (29, 47.6),
        (25, 51),
        (26.4, 56),
        (22, 53.2),
        (17.6, 56),
        (19, 51),
        (15, 47.6),
        (20, 47.4),
    )
    for x in (21, 79):
        sketch.shape(
            _DARK, (x - 11, 69), (x - 10, 60, 6), (x, 57, 7), (x + 10, 60, 6), (x + 11, 69)
        )
        _wheel(sketch, x, 8.4, "steel")
    sketch.box(_TAIL, 6, 55, 2, 6, 0.6)
    _front(sketch, 91, 56)
    sketch.line(_STEEL, 2.4, (4, 67.6), (11, 67.6))
    sketch.line(_STEEL, 2.4, (89, 67.6), (96, 67.4))


def _jeep(sketch: Sketch) -> None:
    """An open off-road car: a flat bonnet, a windscreen in a frame, a bar against rolling over."""
    _shadow(sketch, 8, 94)
    sketch.box(_DARK, 14, 62, 72, 4)
    sketch.line(_IRON, 2, (22, 50), (24, 31, 3), (40, 31, 3), (42, 50))
    sketch.shape(_CANVAS, (23, 33), (25, 29, 2), (40, 29, 2), (41, 33))
    for x in (30, 48):
        sketch.shape(_LEATHER, (x - 1, 52), (x - 2, 41.6, 1.6), (x + 2.6, 41, 1.6), (x + 4.6, 52))
    sketch.line(_DARK, 1.2, (55, 43), (59, 49))
    sketch.line(_IRON, 1.6, (61.4, 48), (64.6, 31))
    sketch.shape((*_GLASS, 170), (62.4, 47), (65.2, 32.4), (67, 32.8), (64.6, 47))
    sketch.line(_IRON, 1.2, (64.6, 47.6), (67.4, 32))
    sketch.line(_IRON, 1.4, (64.4, 31.4), (67.8, 32))
    sketch.shape(
        "figure",
        (14, 63, 1),
        (14, 49, 1.4),
        (40, 49, 2),
        (43, 56, 4),
        (54, 56, 4),
        (58, 47.6, 2),
        (88, 48, 2),
        (89, 63, 1),
    )
    sketch.shape("gloss", (58.6, 49.4), (60, 47, 1), (87.6, 47.4, 1), (88, 49.8))
    sketch.disc(TYRE, 12, 52, 8)
    sketch.disc(_STEEL, 12, 52, 3.6)
    sketch.box(_IRON, 30, 53, 7, 8.4, 1)
    sketch.line(_STEEL, 0.7, (31, 54), (36, 60.4))
    sketch.line(_STEEL, 0.7, (36, 54), (31, 60.4))
    for x in (27, 78):
        sketch.shape(
            "shade",
            (x - 13, 60, 1),
            (x - 9, 52.6, 2),
            (x + 9, 52.6, 2),
            (x + 13, 60, 1),
            (x + 10, 60),
            (x - 10, 60),
        )
        _wheel(sketch, x, 10.2, "steel")
    _front(sketch, 87, 52)
    _guard(sketch, 94.6, 46, 65)


# Level 4


def _limusina(sketch: Sketch) -> None:
    """A very long, low car with a row of windows, curtains, chrome and a flag."""
    _shadow(sketch, 1, 99)
    sketch.shape(
        "figure",
        (1.4, 68, 2),
        (1, 52, 3),
        (14, 51, 4),
        (20, 41, 4),
        (69, 41, 5),
        (76, 51, 3),
        (94, 52, 5),
        (99, 58, 3),
        (98.6, 68, 2),
    )
    sketch.shape("gloss", (18.6, 43.4), (20, 41, 3), (69, 41, 4), (70.6, 43.4))
    for left in (32.6, 43.4, 54.2):
        _glass(sketch, (left, 50.6), (left, 44), (left + 9.2, 44), (left + 9.2, 50.6))
    _glass(sketch, (18, 50.6), (21.4, 44, 2), (31, 44), (31, 50.6))
    _glass(sketch, (65, 50.6), (65, 44), (68.6, 44, 2), (73, 50.6))
    for left in (20.8, 32.6, 43.4, 54.2):
        sketch.shape(_LEATHER, (left + 0.4, 44.4), (left + 4.2, 44.4), (left + 0.4, 49.4, 2))
    for x in (31.8, 42.6, 53.4, 64.2, 75):
        _seam(sketch, (x, 44 if x < 70 else 52), (x, 67))
    sketch.line(_CHROME, 1.2, (1.6, 57), (99, 57))
    sketch.line(_CHROME, 1.6, (24, 66.4), (72, 66.4))
    for x in (34, 56):
        _handle(sketch, x, 54)
    for x in (15, 83):
        _wheel(sketch, x, 8.2)
    sketch.line(_STEEL, 0.7, (92, 52), (92, 43.6))
    sketch.shape(_TAIL, (92, 43.6), (86, 44.8, 1), (92, 47.6))
    sketch.box(_TAIL, 1, 54, 2, 4.4, 0.6)
    _front(sketch, 96.4, 57.6)
    sketch.line(_CHROME, 2.8, (0.6, 66.4), (8, 66.8))
    sketch.line(_CHROME, 2.8, (91, 66.8), (99.6, 66.2))
    sketch.line(BRASS, 1, (97.4, 61), (98.8, 61))


def _camion(sketch: Sketch) -> None:
    """A lorry on six wheels with a load higher than its cab."""
    _shadow(sketch, 2, 97)
    sketch.box(_DARK, 4, 61, 88, 5)
    _crate(sketch, 6, 52, 14, 13)
    _crate(sketch, 21, 52, 14, 13)
    _crate(sketch, 36, 52, 13, 13)
    _crate(sketch, 9, 38.6, 15, 13)
    _crate(sketch, 25, 38.6, 12, 11)
    _sack(sketch, 38, 38.6, 10, 9)
    _sack(sketch, 50, 52, 8, 10)
    sketch.line(_ROPE, 0.8, (4, 52), (10, 25, 2), (24, 25), (46, 30), (58, 52))
    sketch.shape("figure", (2, 62, 1), (2, 51, 1), (59, 51, 1), (59, 62, 1))
    for x in (11, 21, 31, 41, 51):
        sketch.line("shade", 1, (x, 51.6), (x, 61.6))
    sketch.line("gloss", 1.2, (2.6, 51.4), (58.6, 51.4))
    sketch.shape(
        "figure",
        (62, 66, 1),
        (62, 32, 4),
        (76, 32, 4),
        (80, 47, 2),
        (93, 49, 5),
        (96, 58, 2),
        (96, 66, 2),
    )
    sketch.shape("gloss", (62, 35.4), (62, 32, 4), (76, 32, 4), (77.2, 35.4))
    _glass(sketch, (65, 46), (65, 36.4, 1), (74.4, 36.4, 2), (77, 46))
    _seam(sketch, (63.6, 47), (63.6, 65))
    _seam(sketch, (79, 48), (79, 58))
    _handle(sketch, 65, 50)
    for y in (51.6, 54, 56.4):
        sketch.line("shade", 0.8, (83.4, y), (90, y + 0.4))
    sketch.line(_IRON, 1.6, (60.4, 60), (60.4, 29))
    sketch.disc((200, 196, 190, 170), 59, 25.6, 2.4)
    sketch.disc((200, 196, 190, 130), 55.6, 23, 1.8)
    sketch.shape("shade", (72, 66), (73, 58, 5), (83, 55.6, 6), (93, 59, 5), (94, 66))
    for axle in (14, 33.4, 83):
        _wheel(sketch, axle, 9.2, "hub")
    _front(sketch, 94, 55)
    _guard(sketch, 98, 54, 67)


def _blindado(sketch: Sketch) -> None:
    """A car of steel plates and rivets, with slits for windows and a plough in front."""
    _shadow(sketch, 4, 97)
    sketch.box(_DARK, 8, 62, 80, 5)
    sketch.shape(
        "figure",
        (6, 66, 1),
        (4, 50, 1),
        (14, 32, 1),
        (60, 32, 1),
        (72, 45, 1),
        (88, 48, 1),
        (92, 66, 1),
    )
    sketch.shape("gloss", (12, 35.6), (14, 32), (60, 32), (63.4, 35.6))
    sketch.shape("shade", (4, 51.4), (88.6, 51.4), (92, 66, 1), (6, 66, 1))
    sketch.shape("shade", (26, 32), (28, 26, 1), (46, 26, 1), (48, 32))
    sketch.box("figure", 30, 24.4, 12, 2, 0.8)
    for left in (17, 31, 45):
        sketch.box(_DARK, left, 39.6, 10, 4, 0.6)
        sketch.box(_GLASS, left + 1.2, 40.8, 7.6, 1.6)
    sketch.shape(_DARK, (59, 43.6), (59, 39.6), (64.6, 39.6), (68, 43.6))
    sketch.shape(_GLASS, (60.2, 42.4), (60.2, 40.8), (64, 40.8), (65.4, 42.4))
    for x in (29, 57):
        sketch.line("shade", 0.9, (x, 36), (x, 51))
    _rivets(sketch, 37.4, 14, 62, 4)
    _rivets(sketch, 49, 8, 86, 4.6)
    _rivets(sketch, 54, 10, 86, 4.6)
    for x in (20, 42, 76):
        sketch.shape(_DARK, (x - 11, 66), (x - 8, 57), (x + 8, 57), (x + 11, 66))
        _wheel(sketch, x, 9.6, "hub")
    _front(sketch, 86, 52.6)
    sketch.shape(_IRON, (90, 54), (95, 52), (99, 68, 1), (92, 68))
    sketch.shape(_STEEL, (94.4, 53.4), (95.4, 53), (98.6, 67), (97.2, 67))
    for y in (56, 60, 64):
        sketch.line(_STEEL, 0.8, (92, y), (95.4, y))


VEHICLES: dict[int, Draw] = dict(
    enumerate(
        (
            _cacharro_1,
            _cacharro_2,
            _cacharro_3,
            _cacharro_4,
            _cacharro_5,
            _sedan,
            _camioneta,
            _familiar,
            _todoterreno,
            _cabrio,
            _ranchera,
            _furgon,
            _jeep,
            _limusina,
            _camion,
            _blindado,
        ),
        start=1,
    )
)
"""How to draw each Vehicle card, by its id."""


def text() -> str:
    """Return all sketches as the text of assets/pictures/vehicles.toml."""
    lines = [
        "# The Vehicles by the id of their card, as shapes: see icons.toml. Besides, figure is the",
        "# owner's colour, shade and gloss are the same, darker and lighter.",
        "# Written by tools/make_art.py (tools/art/vehicles.py).",
    ]
    for number, draw in VEHICLES.items():
        sketch = Sketch()
        draw(sketch)
        lines += ["", f'vehicle_{number} = """', *sketch.rows, '"""']
    return "\n".join(lines) + "\n"
