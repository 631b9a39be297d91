"""The road through all four Cities, and the Vehicles on it."""

from cubacube.games.marketeers.rules.state import State
from cubacube.games.marketeers.scene.pieces import ASPHALT
from cubacube.games.marketeers.scene.places import ROAD, VEHICLE, parking
from cubacube.rules import Seat
from cubacube.scenes.canvas.boxes import Point
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.layer import Layer
from cubacube.scenes.canvas.parts import PanelStyle
from cubacube.scenes.canvas.theme import LAMP, STITCH
from cubacube.scenes.pieces.dice_art import DiceArt
from cubacube.scenes.pieces.dice_faces import VehicleFace
from cubacube.session.play.setup import Seats


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
    brush.panel(ROAD, PanelStyle(ASPHALT, (36, 40, 44), 12, 3, shadow=0.4, blur=8))
    lines = Layer()
    lines.dashes(
        (*LAMP, 150), ((x + 18, y + height / 2), (x + width - 18, y + height / 2)), 3, 22, 18
    )
    for edge in (y + 7, y + height - 7):
        lines.line((*STITCH, 70), (x + 10, edge), (x + width - 10, edge), 2)
    lines.draw(brush.surface, brush.view)
