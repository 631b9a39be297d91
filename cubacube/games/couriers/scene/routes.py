"""Row of the smuggling routes: the Sector cards to choose from."""

from cubacube.games.couriers.referee.things import describe_sector
from cubacube.games.couriers.rules.state import ROUTES as MOST
from cubacube.games.couriers.rules.state import State
from cubacube.games.couriers.rules.tasks import Plan
from cubacube.games.couriers.rules.turn import gates
from cubacube.games.couriers.scene.places import ROUTES, row
from cubacube.scenes.canvas.boxes import Bounds
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.parts import PANEL, PanelStyle, TextStyle
from cubacube.scenes.canvas.styles import NOTE
from cubacube.scenes.canvas.theme import INK, TRACK
from cubacube.scenes.flicking.panels.sector_card import SectorLook, draw_sector
from cubacube.session.language.translation import _

_TOP = 38.0
_FREE = PanelStyle((*TRACK, 70), TRACK, 12, shadow=0)


def route_box(state: State, card: int) -> Bounds:
    """Return the box of a route."""
    return row(ROUTES, MOST, state.routes.index(card), _TOP)


def draw_routes(brush: Brush, state: State) -> None:
    """Draw the routes: pale if its Gate is not on the cloth, highlighted if chosen."""
    brush.panel(ROUTES, PANEL)
    x, y, width, _height = ROUTES
    title = brush.write(_("Smuggling routes"), (x + 18, y + 1), TextStyle(27, INK, "title"))
    room = width - title.w - 60
    at = x + width - 18, y + 20
    brush.write(_hint(state), at, NOTE, "midright", room)
    for number in range(len(state.routes), MOST):
        brush.panel(row(ROUTES, MOST, number, _TOP), _FREE)
    for card in state.routes:
        lit, label = card == state.turn.route, _label(state, card)
        look = SectorLook(label, lit, bool(label) and not lit, gate_only=True)
        sector = state.sector(card)
        draw_sector(brush, sector, route_box(state, card), look)
        why = "" if lit or not label else _("There are no two dice of these colours on the table.")
        tip = describe_sector(state, sector)
        brush.explain(route_box(state, card), _("Smuggling route"), tip, why)


def _label(state: State, card: int) -> str:
    if card == state.turn.route:
        return _("chosen")
    return "" if gates(state, card) or not state.layout.dice else _("not on the table")


def _hint(state: State) -> str:
    planned = bool(state.agenda) and isinstance(state.agenda[0], Plan)
    if planned and state.turn.route is None:
        return _("Choose one to drive through its Gate.")
    return _("Cross the Gate of a card to get its kilometres.")
