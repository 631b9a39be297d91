"""Draw the concessions beside the board: owner, metals and direction."""

import pygame
from pygame import FRect

from cubacube.games.atacama.rules.ore import METALS, MINUS, Concession, Metal
from cubacube.games.atacama.rules.shape import Direction
from cubacube.games.atacama.rules.state import State
from cubacube.games.atacama.scene import palette
from cubacube.games.atacama.scene.pieces import derrick, nugget
from cubacube.games.atacama.scene.places import Arrow, BoardBoxes
from cubacube.games.atacama.scene.site import HexSite
from cubacube.rules import frozen
from cubacube.scenes.canvas import Brush, Layer, Pen, Point, TextStyle, View, centred
from cubacube.scenes.canvas.drawn import drawn
from cubacube.scenes.canvas.parts import PanelStyle, flat
from cubacube.scenes.canvas.pen import Unit
from cubacube.scenes.canvas.theme import CREAM, LARGE, SMALL, lighter
from cubacube.scenes.pieces.sides import swatch
from cubacube.session.language.translation import N_, _
from cubacube.session.play.setup import SeatEntry, Seats

_SCORES: dict[Direction, str] = {
    "columns": N_("scores columns"),
    "rows": N_("scores rows"),
    "falling": N_("scores falling lines"),
    "rising": N_("scores rising lines"),
}
_NOBODYS: dict[Direction, str] = {
    "columns": N_("Nobody owns the columns yet"),
    "rows": N_("Nobody owns the rows yet"),
    "falling": N_("Nobody owns the falling lines yet"),
    "rising": N_("Nobody owns the rising lines yet"),
}
_WIDE = 120.0
"""Smallest width at which a card beside the rows has horizontal words.

On a narrower card the words are turned to read upwards.
"""
_EMPTY = PanelStyle((*palette.SLOT, 130), (*palette.SLOT_EDGE, 170), 14, 2, shadow=0)


@frozen
class Card:
    """A concession beside the board; if `entry` is None, the concession has no owner yet."""

    direction: Direction
    concession: Concession | None = None
    entry: SeatEntry | None = None

    @property
    def look(self) -> palette.ConcessionLook:
        """Colours of the concession."""
        return palette.CONCESSIONS[self.concession]


def cards(state: State, seats: Seats) -> tuple[Card, ...]:
    """Return the concessions in play; while nobody has one, an empty slot per direction."""
    owned = tuple(
        Card(player.direction, player.concession, entry)
        for player, entry in zip(state.players, seats, strict=True)
        if player.direction is not None
    )
    return owned or tuple(map(Card, state.shape.directions))


def draw_cards(brush: Brush, places: BoardBoxes, found: tuple[Card, ...]) -> None:
    """Draw all concessions in their slots."""
    taken = dict.fromkeys(places.cards, 0)
    for card in found:
        slot = taken[card.direction]
        taken[card.direction] += 1
        draw_card(brush, card, FRect(places.cards[card.direction][slot]))


def draw_arrows(brush: Brush, places: BoardBoxes, found: tuple[Card, ...]) -> None:
    """Draw a triangle at every line; on the hexagon it has the colour of the concession."""
    looks = {card.direction: card.look for card in found}
    layer = Layer()
    for (direction, _number), arrow in places.arrows.items():
        if isinstance(places.site, HexSite):
            layer.polygon(CREAM, _triangle(arrow, 11, 14, 1))
            layer.polygon(looks[direction].card, _triangle(arrow, 11, 14, -2))
        else:
            layer.polygon(lighter(CREAM, 0.2), _triangle(arrow, 13, 19, 0))
    layer.draw(brush.surface, brush.view)


def draw_card(brush: Brush, card: Card, box: FRect) -> None:
    """Draw a concession: a strip above or left of the board, or a card in a corner."""
    brush.panel(box, _EMPTY if card.entry is None else PanelStyle(card.look.card, CREAM, 14, 3))
    if card.direction == "columns":
        _draw_strip(brush, card, FRect(box.x, box.y, box.w, min(box.h, 56)))
    elif box.h < box.w:
        _draw_corner(brush, card, box)
    elif box.w < _WIDE:
        brush.put(_turned(brush, card, box), (box.x, box.y))
    else:
        _draw_column(brush, card, box)


def _draw_metals(brush: Brush, concession: Concession, at: Point, size: float) -> None:
    """Draw the metals of a concession in one row: two with plus and one with minus."""
    x, y = at
    words = palette.CONCESSIONS[concession].words
    style = TextStyle(max(SMALL, size * 0.85), words, "black")
    for sign, metals in signs(concession):
        x = brush.write(sign, (x, y - 1), style, "midleft").right + size * 0.2
        for metal in metals:
            _draw_disc(brush, metal, (x + size / 2, y), size)
            x += size * 1.15
        x += size * 0.45


def concession_picture(
    view: View, size: float, *, concession: Concession, direction: Direction
) -> pygame.Surface:
    """Return a small picture of a concession, with arrows along its lines."""

    def draw(pen: Pen) -> None:
        look = palette.CONCESSIONS[concession]
        pen.box(lighter(look.card, 0.7), 0, 0, 100, 100, 18)
        pen.box(look.card, 5, 5, 90, 90, 14)
        for at in (26, 50, 74):
            shaft: list[Unit] = [(at, 22), (at, 66)]
            tip: list[Unit] = [(at - 11, 62), (at + 11, 62), (at, 82)]
            turned = direction == "rows"
            pen.line(look.words, [(y, x) for x, y in shaft] if turned else shaft, 8)
            pen.polygon(look.words, [(y, x) for x, y in tip] if turned else tip)

    return drawn(view, ("concession", concession, direction), size, draw)


def signs(concession: Concession) -> tuple[tuple[str, tuple[Metal, ...]], ...]:
    """Return the plus and minus signs with their metals."""
    minus = MINUS[concession]
    return ("+", tuple(metal for metal in METALS if metal != minus)), ("−", (minus,))


def _draw_strip(brush: Brush, card: Card, box: FRect) -> None:
    """Draw the name, direction and metals in one row."""
    middle = box.centery
    if card.entry is None or card.concession is None:
        style = TextStyle(SMALL, card.look.words)
        brush.write(_(_NOBODYS[card.direction]), (box.centerx, middle), style, "center", box.w - 30)
        return
    size = min(38.0, box.h * 0.8)
    metals = box.right - 14 - 6.2 * size
    _draw_metals(brush, card.concession, (metals, middle), size)
    _draw_swatch(brush, card.entry, (box.x + 29, middle))
    style = TextStyle(LARGE - 2, card.look.words, "title")
    room = metals - box.x - 250
    end = brush.write(card.entry.name, (box.x + 52, middle), style, "midleft", room).right
    style, at = TextStyle(SMALL, card.look.words), (end + 12, middle + 2)
    brush.write(_(_SCORES[card.direction]), at, style, "midleft", metals - end - 20)


def _turned(brush: Brush, card: Card, box: FRect) -> pygame.Surface:
    """Return a strip rotated to read upwards, for a narrow card beside the rows."""
    view = brush.view
    ground = brush.surface.subsurface(view.rect(box))
    picture = pygame.transform.rotate(ground, -90)
    left, top = view.to_px((0, 0))
    with view.moved(-left / view.scale, -top / view.scale):
        _draw_strip(Brush(picture, view), card, FRect(0, 0, box.h, box.w))
    return pygame.transform.rotate(picture, 90)


def _draw_column(brush: Brush, card: Card, box: FRect) -> None:
    """Draw the name, direction and metals below each other, with a derrick at the bottom."""
    x, room, text = box.x + 16, box.w - 46, TextStyle(SMALL, card.look.words)
    derricks = lighter(card.look.card, 0.75)
    brush.put(derrick(brush.view, derricks, 84), (box.x + 64, box.bottom - 64), "center")
    if card.entry is None or card.concession is None:
        brush.paragraph(_(_NOBODYS[card.direction]), (x, box.y + 22), text, room)
        return
    _draw_swatch(brush, card.entry, (x + 14, box.y + 32))
    style = TextStyle(LARGE - 2, card.look.words, "title")
    brush.write(card.entry.name, (x, box.y + 50), style, "topleft", box.w - 24)
    y = brush.paragraph(_(_SCORES[card.direction]), (x, box.y + 92), text, room).bottom + 38
    for sign, metals in signs(card.concession):
        brush.write(sign, (x, y - 1), TextStyle(LARGE, card.look.words, "black"), "midleft")
        for metal in metals:
            _draw_disc(brush, metal, (x + 46, y), 38)
            y += 48
        y += 16


def _draw_corner(brush: Brush, card: Card, box: FRect) -> None:
    """Draw a card for a corner of the cloth."""
    x, words = box.x + 16, card.look.words
    small = TextStyle(SMALL, words)
    if card.entry is None or card.concession is None:
        brush.paragraph(_(_NOBODYS[card.direction]), (x, box.y + 22), small, box.w - 32)
        return
    _draw_swatch(brush, card.entry, (x + 14, box.y + 28))
    style, at = TextStyle(LARGE - 2, words, "title"), (x + 40, box.y + 27)
    brush.write(card.entry.name, at, style, "midleft", box.w - 70)
    brush.write(_(_SCORES[card.direction]), (x, box.y + 62), small, "midleft", box.w - 32)
    _draw_metals(brush, card.concession, (x, box.bottom - 30), 36)


def _draw_swatch(brush: Brush, entry: SeatEntry, middle: Point) -> None:
    """Draw the player's colour and pattern with a rim, as the card may have a similar colour."""
    brush.panel(centred(middle, 28), flat(CREAM, 8))
    brush.put(swatch(brush.view, entry.side, 22, 6), middle, "center")


def _draw_disc(brush: Brush, metal: Metal, middle: Point, size: float) -> None:
    brush.panel(centred(middle, size), flat(CREAM, size))
    brush.put(nugget(brush.view, metal, size * 0.66), middle, "center")


def _triangle(arrow: Arrow, half: float, long: float, out: float) -> list[Point]:
    (x, y), (dx, dy), wide = arrow.tip, arrow.way, half + out
    tip = x + dx * out, y + dy * out
    x, y = x - dx * (long + out), y - dy * (long + out)
    return [tip, (x - dy * wide, y + dx * wide), (x + dy * wide, y - dx * wide)]
