"""Picture of a Vehicle card for a button."""

from pygame import FRect

from cubacube.kit.cards import VehicleCard
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.parts import TextStyle
from cubacube.scenes.canvas.styles import TINY_BOLD
from cubacube.scenes.canvas.theme import CREAM, INK, NORMAL
from cubacube.scenes.flicking.panels.button_face import KEY_ROOM, Paint


def vehicle(card: VehicleCard) -> Paint:
    """Return a function that draws a Vehicle card: name, Life, Bumpers and Cargo."""

    def paint(brush: Brush, box: FRect) -> None:
        name = TextStyle(NORMAL, INK, "title")
        brush.write(card.name, (box.x + 14, box.y + 22), name, "midleft", box.w - 14 - KEY_ROOM)
        x, y = box.x + 12, box.bottom - 26
        for sign, number in (("key", card.life), ("bumper", card.bumpers), ("crate", card.cargo)):
            brush.icon(sign, (x + 12, y), 25, INK, CREAM)
            x = brush.write(str(number), (x + 27, y), TINY_BOLD, "midleft").right + 9

    return paint
