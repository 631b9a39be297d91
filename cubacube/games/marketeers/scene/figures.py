"""The illustrations of the Marketeers' rules, drawn with the code that draws their table."""

from typing import Final

from cubacube.games.marketeers.rules.box import Box
from cubacube.games.marketeers.rules.opening import setup
from cubacube.games.marketeers.rules.state import Market, Merchant, State
from cubacube.games.marketeers.scene.hand import draw_in_hand
from cubacube.games.marketeers.scene.market import draw_market
from cubacube.games.marketeers.scene.places import (
    OFFERS,
    TRAY,
    column,
    offer_box,
    prices,
)
from cubacube.games.marketeers.scene.road import draw_vehicles
from cubacube.games.marketeers.scene.tray import draw_dice, draw_tray
from cubacube.kit.goods import SUPPLY
from cubacube.rules import replace
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.pictures import backdrop
from cubacube.scenes.rules_page import Figure, Figures
from cubacube.session.files.cards import load_cards
from cubacube.session.play.setup import SeatEntry

_EDGE = 10.0
_SEATS = (SeatEntry("Ana", "orange"), SeatEntry("Bruno", "black"), SeatEntry("Carla", "purple"))
_COLUMNS = 3
_X, _Y = column(0)[0] - _EDGE, column(0)[1] - _EDGE
_LAST, _FOOT, _OFFER = column(_COLUMNS - 1), prices(0), offer_box(0)


def _state() -> State:
    """The row of the worked examples: two Cops in La Habana, and Ana's Vehicle with her Goods."""
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
    with brush.view.moved(-_X, -_Y):
        _draw_table(brush)
        draw_market(brush, state)
        draw_vehicles(brush, state, _SEATS)


def _offers(brush: Brush) -> None:
    state = _state()
    with brush.view.moved(_EDGE - _OFFER[0], _EDGE - _OFFER[1]):
        _draw_table(brush)
        for number, card in enumerate(state.merchants[0].hand):
            draw_in_hand(brush, state, 0, number, card)


def _tray(brush: Brush) -> None:
    state = _state()
    with brush.view.moved(_EDGE - TRAY[0], _EDGE - TRAY[1]):
        _draw_table(brush)
        draw_tray(brush, state, _SEATS)
        draw_dice(brush, state)


def _draw_table(brush: Brush) -> None:
    """What lies below everything."""
    brush.surface.blit(backdrop(brush.view, "market_table"), brush.view.canvas)


FIGURES: Final[Figures] = {
    "market": Figure(_LAST[0] + _LAST[2] + _EDGE - _X, _FOOT[1] + _FOOT[3] + _EDGE - _Y, _market),
    "dice": Figure(TRAY[2] + 2 * _EDGE, TRAY[3] + 2 * _EDGE, _tray),
    "offers": Figure(OFFERS[2] + 2 * _EDGE, _OFFER[3] + 2 * _EDGE, _offers),
}
