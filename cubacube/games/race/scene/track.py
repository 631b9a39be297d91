"""The Sector track with the Pawns: where everybody is on the way to the target City."""

from pygame import FRect

from cubacube.games.race.rules.state import SECTORS, State
from cubacube.games.race.scene.places import TRACK
from cubacube.kit.cards import SectorCard, Side
from cubacube.rules import Seat
from cubacube.scenes.brush import Brush
from cubacube.scenes.dice_art import DiceArt
from cubacube.scenes.dice_faces import Face, GateFace, VehicleFace
from cubacube.scenes.ground import Box
from cubacube.scenes.parts import CARD, PANEL, Look, Style
from cubacube.scenes.pieces import pawn
from cubacube.scenes.theme import (
    BROWN,
    CARD_EDGE,
    CORAL,
    GREY,
    INK,
    OPEN_FILL,
    PAPER,
    SMALL,
    SMALLEST_TEXT,
    Colour,
    lighter,
)
from cubacube.session.words import _

_HOME_WIDTH, _GAP, _PAD = 58, 6, 12
_TOP, _CARD_HEIGHT, _HEAD_HEIGHT = 56, 172, 102
_PAWN = 48
_ROAD: Colour = (206, 228, 220)
_FLAGGED: Colour = (250, 220, 150)
_HOME: Colour = (214, 198, 166)
_LABEL = Style(SMALLEST_TEXT, BROWN, "heavy")
_NUMBER = Style(SMALL, INK, "black")


def draw_track(brush: Brush, state: State, sides: tuple[str, ...]) -> None:
    """The panel; `sides` are the players' looks by seat."""
    brush.panel(TRACK, PANEL)
    x, y, width, _height = TRACK
    title = _("Road to {city}").format(city=_(state.target_city))
    head = brush.write(title, (x + 20, y + 6), Style(32, INK, "title"))
    hint = _("Cross five Gates in order, then stop within the ruler of the City.")
    room = width - head.w - 60
    brush.write(hint, (x + width - 20, y + 32), Style(SMALL, GREY), "midright", room)
    _home(brush)
    for number in range(SECTORS):
        _sector(brush, state.sector(number), number, current=_is_next(state, number))
    _target(brush, state)
    _pawns(brush, state, sides)


def side_face(side: Side) -> Face:
    """How one side of a Sector card's Gate is drawn."""
    return VehicleFace(None) if side == "vehicle" else GateFace(side)


def _card_box(column: int) -> Box:
    """The box of a Sector card, 0 to 4, of the target City's, 5, or of the start, -1."""
    x, y, width, _height = TRACK
    if column < 0:
        return x + _PAD, y + _TOP, _HOME_WIDTH, _CARD_HEIGHT
    across = (width - 2 * _PAD - _HOME_WIDTH) / (SECTORS + 1)
    left = x + _PAD + _HOME_WIDTH + column * across + _GAP
    return left, y + _TOP, across - _GAP, _CARD_HEIGHT


def _is_next(state: State, number: int) -> bool:
    """Whether the player on turn has this card in front of his Pawn."""
    return not state.over and state.racer.crossed == number


def _home(brush: Brush) -> None:
    box = FRect(_card_box(-1))
    brush.panel(box, Look(_HOME, CARD_EDGE, 10, shadow=0))
    room = _HOME_WIDTH - 6
    brush.write(_("Boss"), (box.centerx, box.y + 10), _LABEL, "midtop", room)
    brush.icon("star", box.center, 34, BROWN, _HOME)
    brush.write(_("Start"), (box.centerx, box.bottom - 10), _LABEL, "midbottom", room)


def _sector(brush: Brush, card: SectorCard, number: int, *, current: bool) -> None:
    label = _("Sector {number}").format(number=number + 1)
    box = _card(brush, number, label, _ROAD, current=current)
    art = DiceArt(brush.view, 40)
    for shift, side in zip((-27, 27), card.gate, strict=True):
        brush.put(art.still(side_face(side), 38), (box.centerx + shift, box.y + 49), "center")
    brush.write("+", (box.centerx, box.y + 49), _NUMBER, "center")
    kilometres = _("{km} km").format(km=card.km)
    brush.write(kilometres, (box.centerx, box.y + 86), _NUMBER, "center")
    _city(brush, card.city, box)
    for n, good in enumerate(card.goods):
        at = box.centerx + (n - (len(card.goods) - 1) / 2) * 31, box.bottom - 22
        brush.icon(good, at, 26, INK, PAPER)


def _target(brush: Brush, state: State) -> None:
    current = not state.over and state.all_crossed
    box = _card(brush, SECTORS, _("Target"), _FLAGGED, current=current)
    brush.icon("flag", (box.centerx + 4, box.y + 63), 60, INK, CORAL)
    _city(brush, state.target_city, box)
    reach = _("{mm} mm").format(mm=round(state.box.ruler_mm))
    brush.icon("ruler", (box.x + 32, box.bottom - 22), 30, BROWN, PAPER)
    brush.write(reach, (box.x + 52, box.bottom - 22), Style(SMALL, BROWN, "heavy"), "midleft")


def _card(brush: Brush, column: int, label: str, fill: Colour, *, current: bool) -> FRect:
    box = FRect(_card_box(column))
    brush.panel(box, CARD, lighter(OPEN_FILL, 0.25) if current else None)
    head = Look(fill, radius=10, border=None, shadow=0)
    brush.panel((box.x + 2, box.y + 2, box.w - 4, _HEAD_HEIGHT), head)
    brush.write(label, (box.centerx, box.y + 3), _LABEL, "midtop", box.w - 10)
    return box


def _city(brush: Brush, city: str, box: FRect) -> None:
    at = box.centerx, box.y + _HEAD_HEIGHT + 17
    brush.write(_(city), at, Style(SMALL + 2, INK, "title"), "center", box.w - 6)


def _pawns(brush: Brush, state: State, sides: tuple[str, ...]) -> None:
    """Every Pawn under the card it has reached; that of the player on turn in front."""
    foot = TRACK[1] + TRACK[3] - 5
    for column in range(-1, SECTORS + 1):
        here = [seat for seat in range(len(sides)) if _column(state, seat) == column]
        here.sort(key=lambda each: each == state.seat)
        x, _y, width, _height = _card_box(column)
        crowded = len(here) * _PAWN * 0.6 > width
        size = _PAWN * 0.64 if crowded else _PAWN
        rows = (here[: len(here) // 2], here[len(here) // 2 :]) if crowded else (here,)
        for row, seats in enumerate(rows):
            up = (len(rows) - 1 - row) * size * 0.78
            for n, seat in enumerate(seats):
                at = x + width / 2 + (n - (len(seats) - 1) / 2) * size * 0.66, foot - up
                brush.put(pawn(brush.view, sides[seat], size), at, "midbottom")


def _column(state: State, seat: Seat) -> int:
    racer = state.racers[seat]
    return SECTORS if racer.finished else racer.crossed - 1
