"""Sector cards: the two to choose from, or the one that was played."""

from cubacube.games.smugglers.referee.things import describe_sector
from cubacube.games.smugglers.rules.state import FACE_DOWN, State
from cubacube.games.smugglers.scene.places import ROUTE, route_card
from cubacube.rules import Seat
from cubacube.scenes.canvas import Bounds, Brush, TextStyle, centre, theme
from cubacube.scenes.canvas.parts import PANEL, RESTING, PanelStyle
from cubacube.scenes.flicking.panels.sector_card import SectorLook, draw_sector
from cubacube.session.language.translation import _

_BACK = PanelStyle(theme.TEAL, theme.CREAM, 10, 3, shadow=0.3, blur=6)


def draw_route(brush: Brush, state: State, on: Seat | None) -> None:
    """Draw the Sector card played in this turn.

    Before a card is played, draw the cards in the hand of the current player `on`.
    """
    riding = on is not None and _rides(state, on)
    brush.panel(ROUTE, PANEL if riding else RESTING)
    x, y, width, _height = ROUTE
    style = TextStyle(theme.LARGE - 2, theme.INK, "title")
    brush.write(_title(state, on), (x + width / 2, y + 27), style, "center", width - 20)
    if state.sector:
        draw_hand_card(brush, state, state.sector, route_card(0, 1), lit=True)
        return
    hand = state.smugglers[on].hand if on is not None else ()
    for number, card in enumerate(hand):
        draw_hand_card(brush, state, card, route_card(number, len(hand)), dim=not riding)


def _title(state: State, on: Seat | None) -> str:
    if on is None:
        return _("Sector cards")
    if state.sector:
        return _("Gate to cross")
    return _("Play a Sector card") if _rides(state, on) else _("On foot: no Gate")


def _rides(state: State, seat: Seat) -> bool:
    return state.mode(seat) == "riding" and not state.smugglers[seat].wrecked


def draw_hand(brush: Brush, state: State, seat: Seat, first: Bounds) -> None:
    """Draw a player's small Sector cards; `first` is the box of the first card."""
    x, y, width, height = first
    for number, card in enumerate(state.smugglers[seat].hand):
        draw_hand_card(brush, state, card, (x + number * (width + 6), y, width, height))


def draw_hand_card(
    brush: Brush, state: State, card: int, box: Bounds, *, lit: bool = False, dim: bool = False
) -> None:
    """Draw a Sector card, or its back if it is face down."""
    if card != FACE_DOWN:
        look = SectorLook(lit=lit, dim=dim, gate_only=True, km=False)
        sector = state.sector_card(card)
        draw_sector(brush, sector, box, look)
        brush.explain(box, _("Sector card"), describe_sector(sector))
        return
    brush.panel(box, _BACK)
    style = TextStyle(max(theme.SMALLEST_TEXT, box[3] * 0.4), theme.BRASS, "black")
    brush.write("?", centre(box), style, "center")
