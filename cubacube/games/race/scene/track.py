"""The Sector track: Pawns show how far everybody is from the target City."""

from pygame import FRect

from cubacube.games.race.referee.things import SECTOR, describe_city
from cubacube.games.race.rules.state import SECTORS, State
from cubacube.kit.cards import SectorCard
from cubacube.rules import Seat
from cubacube.scenes.canvas import Bounds, Brush, TextStyle, row_offset, theme
from cubacube.scenes.canvas.parts import PANEL, PanelStyle
from cubacube.scenes.canvas.styles import LABEL, NOTE
from cubacube.scenes.flicking.panels import sector_card
from cubacube.scenes.pieces.sides import pawn
from cubacube.session.language.translation import _, _p

TRACK: Bounds = (966, 96, 926, 286)
_HOME_WIDTH, _GAP, _PAD = 62, 6, 10
CARDS_TOP = 56
"""Distance from the top of the panel down to the cards."""
_PAWN = 48
_MOST_HINT = 0.62
"""Width of the hint, as a fraction of the panel; a longer one takes two lines."""
_CROWDED, _BEHIND = 0.6, 0.68
"""Scale of the Pawns on a crowded card, and distance between the two rows of these Pawns.

The distance is a fraction of the height of a Pawn.
"""
_HOME: theme.Colour = (214, 198, 166)


def draw_track(brush: Brush, state: State, sides: tuple[str, ...]) -> None:
    """Draw the panel of the track; `sides` are the colours of the players, by seat."""
    brush.panel(TRACK, PANEL)
    x, y, width, _height = TRACK
    title = _("Road to {city}").format(city=_(state.target_city))
    hint = _("Cross five Gates, then stop inside the City's dashed line.")
    least = min(brush.width(hint, NOTE.capped_at(theme.SMALLEST_TEXT)), _MOST_HINT * width)
    style = TextStyle(32, theme.INK, "title")
    head = brush.write(title, (x + 20, y + 6), style, width=width - 60 - least)
    room = width - head.w - 60
    brush.write(hint, (x + width - 20, y + 32), NOTE, "midright", (room, CARDS_TOP))
    _home(brush)
    for number in range(SECTORS):
        current = not state.over and state.racer.crossed == number
        _sector(brush, state.sector(number), number, current=current)
    _target(brush, state)
    _pawns(brush, state, sides)


def _card_box(column: int) -> Bounds:
    """Return the box of one card of the track.

    Column -1 is the start, 0 to 4 are the Sectors, 5 is the target City.
    """
    x, y, width, _height = TRACK
    if column < 0:
        return x + _PAD, y + CARDS_TOP, _HOME_WIDTH, sector_card.FULL_HEIGHT
    across = (width - 2 * _PAD - _HOME_WIDTH) / (SECTORS + 1)
    left = x + _PAD + _HOME_WIDTH + column * across + _GAP
    return left, y + CARDS_TOP, across - _GAP, sector_card.FULL_HEIGHT


def _home(brush: Brush) -> None:
    box = FRect(_card_box(-1))
    brush.panel(box, PanelStyle(_HOME, theme.CARD_EDGE, 10, shadow=0))
    room = _HOME_WIDTH - 6
    brush.write(_("Boss"), (box.centerx, box.y + 10), LABEL, "midtop", room)
    brush.icon("star", box.center, 34, theme.BROWN, _HOME)
    brush.write(_p("track", "Start"), (box.centerx, box.bottom - 10), LABEL, "midbottom", room)


def _sector(brush: Brush, card: SectorCard, number: int, *, current: bool) -> None:
    label = _("Sector {number}").format(number=number + 1)
    look = sector_card.SectorLook(label, lit=current)
    sector_card.draw_sector(brush, card, _card_box(number), look)
    brush.explain(_card_box(number), label, _(SECTOR))


def _target(brush: Brush, state: State) -> None:
    current = not state.over and state.all_crossed
    brush.explain(_card_box(SECTORS), _(state.target_city), describe_city(state, state.target_city))
    look = sector_card.SectorLook(_("Target"), lit=current)
    box = sector_card.draw_card(brush, _card_box(SECTORS), look, sector_card.GOAL)
    brush.icon("flag", (box.centerx + 4, box.y + 63), 60, theme.INK, theme.CORAL)
    sector_card.draw_city_name(brush, _(state.target_city), box)
    reach = _("{mm} mm").format(mm=round(state.box.ruler_mm))
    brush.icon("ruler", (box.x + 32, box.bottom - 22), 30, theme.BROWN, theme.PAPER)
    style = TextStyle(theme.SMALL, theme.BROWN, "heavy")
    brush.write(reach, (box.x + 52, box.bottom - 22), style, "midleft", box.w - 56)


def _pawns(brush: Brush, state: State, sides: tuple[str, ...]) -> None:
    """Draw every Pawn below the card it has reached, the current player's Pawn in front."""
    for seat, box in pawn_boxes(state, len(sides)):
        brush.put(pawn(brush.view, sides[seat], box.w), box.midbottom, "midbottom")


def pawn_boxes(state: State, players: int) -> list[tuple[Seat, FRect]]:
    """Return the seat and box of each Pawn in drawing order; a crowded card has two rows."""
    foot, found = TRACK[1] + TRACK[3] - 5, list[tuple[Seat, FRect]]()
    for column in range(-1, SECTORS + 1):
        here = [seat for seat in range(players) if _column(state, seat) == column]
        here.sort(key=lambda each: each == state.seat)
        x, _y, width, _height = _card_box(column)
        crowded = len(here) * _PAWN * 0.6 > width
        size = _PAWN * _CROWDED if crowded else _PAWN
        rows = (here[: len(here) // 2], here[len(here) // 2 :]) if crowded else (here,)
        for row, seats in enumerate(rows):
            up = (len(rows) - 1 - row) * size * _BEHIND
            for n, seat in enumerate(seats):
                left = x + (width - size) / 2 + row_offset(n, len(seats), size * 0.66)
                found.append((seat, FRect(left, foot - up - size, size, size)))
    return found


def _column(state: State, seat: Seat) -> int:
    racer = state.racers[seat]
    return SECTORS if racer.finished else racer.crossed - 1
