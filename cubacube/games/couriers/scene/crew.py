"""Strip that shows the players, whose turn it is, and the points."""

from pygame import FRect

from cubacube.games.couriers.rules.state import State
from cubacube.games.couriers.scene.places import CREW
from cubacube.rules import Seat
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.parts import PANEL, PanelStyle, TextStyle
from cubacube.scenes.canvas.styles import FIGURES
from cubacube.scenes.canvas.theme import COIN, CREAM, GOLD, INK, SAND, SMALL, TRACK
from cubacube.scenes.pieces.sides import swatch
from cubacube.session.language.translation import _, _n
from cubacube.session.play.setup import Seats

_CHIPS = 650.0
_WIDEST, _GAP = 210.0, 8.0


def draw_crew(brush: Brush, state: State, seats: Seats, on: Seat | None) -> None:
    """Draw the players and the points; the seat `on` is highlighted."""
    box = FRect(CREW)
    brush.panel(box, PANEL)
    across = min(_WIDEST, (_CHIPS - _GAP * (len(seats) - 1)) / len(seats))
    for seat, entry in enumerate(seats):
        place = FRect(box.x + 8 + seat * (across + _GAP), box.y + 7, across, box.h - 14)
        look = PanelStyle(CREAM if seat == on else SAND, TRACK, 12, shadow=0)
        brush.panel(place, look, GOLD if seat == on else None)
        brush.put(swatch(brush.view, entry.side, 26, 8), (place.x + 6, place.centery), "midleft")
        name = TextStyle(SMALL, INK, "black" if seat == on else "bold")
        brush.write(entry.name, (place.x + 40, place.centery), name, "midleft", across - 46)
    brush.icon("star", (box.right - 30, box.centery), 34, COIN)
    at = box.right - 54, box.centery
    room = box.w - _CHIPS - 80
    brush.write(points(state), at, FIGURES, "midright", room)


def points(state: State) -> str:
    """Return the points in words; if the game has a target, also the points needed to win."""
    target = state.box.target
    if target is None:
        return _n("{n} point", "{n} points", state.points).format(n=state.points)
    return _("{n} of {target} points").format(n=state.job_points, target=target)
