"""Goods cards, Cops, amounts of money, and Vehicles on their road."""

from cubacube.games.marketeers.rules.state import State
from cubacube.games.marketeers.scene.places import ROAD, VEHICLE, parking
from cubacube.rules import Seat
from cubacube.scenes.canvas import Brush, Layer, Point, TextStyle, centred, theme
from cubacube.scenes.canvas.parts import PanelStyle
from cubacube.scenes.pieces.dice_art import DiceArt
from cubacube.scenes.pieces.dice_faces import VehicleFace
from cubacube.session.language.referee import pesos
from cubacube.session.play.setup import Seats

GAIN: theme.Colour = (24, 122, 78)
LOSS: theme.Colour = (176, 48, 42)
COP = 40.0
COP_INK: theme.Colour = (34, 60, 104)
GOOD_SHAPE = 0.7
"""Width of a Goods card divided by its height."""
_ROAD = PanelStyle((58, 62, 66), (36, 40, 44), 12, 3, shadow=0.4, blur=8)


def draw_good(brush: Brush, good: str, at: Point, height: float) -> None:
    """Draw a Goods card centred on a point."""
    width = height * GOOD_SHAPE
    look = PanelStyle(
        theme.CREAM, theme.INK, height * 0.14, max(1.5, height * 0.035), shadow=0.25, blur=4
    )
    brush.panel(centred(at, width, height), look)
    brush.icon(good, at, width * 0.78, theme.INK, theme.CREAM)


def draw_cop(brush: Brush, at: Point, size: float = COP) -> None:
    """Draw a Cop centred on a point."""
    brush.icon("cop", at, size, theme.CREAM, COP_INK)


def draw_money(brush: Brush, amount: int, at: Point, style: TextStyle) -> float:
    """Draw an amount and a coin to its right; return the x coordinate of the left end.

    The right end of the coin is at `at`.
    """
    size = style.size * 1.1
    coin = brush.icon("coin", (at[0] - size / 2, at[1]), size, theme.COIN, theme.CREAM)
    return brush.write(pesos(amount), (coin.x - 6, at[1]), style, "midright").x


def draw_vehicle(brush: Brush, side: str, at: Point) -> None:
    """Draw a Vehicle die on the road, facing right."""
    art = DiceArt(brush.view, VEHICLE)
    where = brush.view.to_px(at)
    art.shadow(brush.surface, where, 0)
    art.die(brush.surface, where, 0, VehicleFace(side))


def draw_vehicles(brush: Brush, state: State, seats: Seats, moving: Seat | None = None) -> None:
    """Draw the Vehicles of all seats except `moving`; unplaced Vehicles are left out."""
    for seat in range(len(seats)):
        at = vehicle_at(state, seat)
        if seat != moving and at is not None:
            draw_vehicle(brush, seats[seat].side, at)


def vehicle_at(state: State, seat: Seat) -> Point | None:
    """Return where a player's Vehicle stands; None before it is placed."""
    city = state.merchants[seat].city
    return parking(place_of(state, city), seat, len(state.merchants)) if city else None


def place_of(state: State, city: str) -> int:
    """Return the position of a City in the row, from 0 on the left."""
    return [market.city for market in state.row].index(city)


def draw_road(brush: Brush) -> None:
    """Draw one road for all four Cities."""
    x, y, width, height = ROAD
    brush.panel(ROAD, _ROAD)
    lines = Layer()
    middle = y + height / 2
    lines.dashes((*theme.LAMP, 150), ((x + 18, middle), (x + width - 18, middle)), 3, 22, 18)
    for edge in (y + 7, y + height - 7):
        lines.line((*theme.STITCH, 70), (x + 10, edge), (x + width - 10, edge), 2)
    lines.draw(brush.surface, brush.view)
