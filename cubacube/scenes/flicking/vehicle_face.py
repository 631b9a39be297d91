"""A Vehicle card to choose, as the face of a button."""

from collections.abc import Callable

from pygame import FRect

from cubacube.kit.cards import VehicleCard
from cubacube.scenes.brush import Brush
from cubacube.scenes.parts import Style
from cubacube.scenes.theme import INK, NORMAL, SMALLEST_TEXT, Colour
from cubacube.session.words import _

_CAR: Colour = (120, 84, 60)


def vehicle_face(card: VehicleCard, *, trades: bool = False) -> Callable[[Brush, FRect], None]:
    """What paints the card: its picture, name, Life and Bumpers; if it `trades` Cargo and Price."""

    def paint(brush: Brush, box: FRect) -> None:
        brush.icon("vehicle", (box.x + 46, box.centery + 12), 62, _CAR)
        name = Style(NORMAL, INK, "title")
        brush.write(card.name, (box.x + 16, box.y + 18), name, "midleft", box.w - 60)
        lines = [_("Life {n}").format(n=card.life), _("Bumpers {n}").format(n=card.bumpers)]
        if trades:
            cargo = _("Cargo {n}").format(n=card.cargo)
            lines = [" · ".join((lines[0], cargo)), _("{n} Pesos").format(n=card.price)]
        for n, line in enumerate(lines):
            at = box.x + 88, box.y + 50 + n * 24
            brush.write(line, at, Style(SMALLEST_TEXT, INK, "heavy"), "midleft", box.w - 100)

    return paint
