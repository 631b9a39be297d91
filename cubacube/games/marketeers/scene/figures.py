"""Figures for the rules page of The Marketeers, drawn with the code of their table."""

from collections.abc import Callable

from cubacube.games.marketeers.rules.box import Box
from cubacube.games.marketeers.rules.opening import setup
from cubacube.games.marketeers.rules.state import Market, Merchant, State
from cubacube.games.marketeers.scene.market import draw_market
from cubacube.games.marketeers.scene.offers import draw_in_hand
from cubacube.games.marketeers.scene.pieces import draw_vehicles
from cubacube.games.marketeers.scene.places import OFFERS, TRAY, column, offer_box, prices
from cubacube.games.marketeers.scene.tray import draw_dice, draw_tray
from cubacube.kit.goods import SUPPLY
from cubacube.rules import replace
from cubacube.scenes.board.figures import SEATS
from cubacube.scenes.canvas import Bounds as Part
from cubacube.scenes.canvas import Brush, inset
from cubacube.scenes.canvas.pictures import backdrop
from cubacube.scenes.rules_page import Figure, Figures, cut_out
from cubacube.session.files.cards import load_cards

_EDGE = 10.0
_SEATS = SEATS[:3]
_COLUMNS = 3
_FIRST, _LAST, _FOOT, _OFFER = column(0), column(_COLUMNS - 1), prices(0), offer_box(0)
_HEIGHT = _FOOT[1] + _FOOT[3] - _FIRST[1]


def _state() -> State:
    """Return the state of the examples: Ana is in La Habana, where two Cops stand."""
    start = setup(Box(load_cards()), len(_SEATS))
    row = (
        Market("Trinidad"),
        Market("La Habana", (1, 2, 3, 0, 2), 2),
        Market("Bayamo", (0, 0, 1, 2, 0), 1),
        Market("Santiago de Cuba"),
    )
    merchants = (
        Merchant("La Habana", 9000, (0, 2, 0, 1, 0), (27, 33, 16, 1)),
        Merchant("Trinidad", 7000, (1, 0, 2, 0, 0)),
        Merchant("Bayamo", 4000, (0, 1, 0, 0, 1)),
    )
    owned = [each.sold for each in row] + [each.goods for each in merchants]
    return replace(
        start,
        row=row,
        merchants=merchants,
        supply=tuple(SUPPLY - sum(cards) for cards in zip(*owned, strict=True)),
        faces=(1, 0, 2, 0, 3, 1, 4),
        round=4,
    )


def _market(brush: Brush) -> None:
    state = _state()
    draw_market(brush, state)
    draw_vehicles(brush, state, _SEATS)


def _offers(brush: Brush) -> None:
    state = _state()
    for number, card in enumerate(state.merchants[0].hand):
        draw_in_hand(brush, state, 0, number, card)


def _tray(brush: Brush) -> None:
    state = _state()
    draw_tray(brush, state, _SEATS)
    draw_dice(brush, state)


def _piece(box: Part, draw: Callable[[Brush], None]) -> Figure:
    """Return a figure that shows one box of the table, with a small margin."""

    def paint(brush: Brush) -> None:
        brush.surface.blit(backdrop(brush.view, "market_table"), brush.view.canvas)
        draw(brush)

    return cut_out(inset(box, -_EDGE), paint)


FIGURES: Figures = {
    "market": _piece((*_FIRST[:2], _LAST[0] + _LAST[2] - _FIRST[0], _HEIGHT), _market),
    "dice": _piece(TRAY, _tray),
    "offers": _piece((*_OFFER[:2], OFFERS[2], _OFFER[3]), _offers),
}
