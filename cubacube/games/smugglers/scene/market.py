"""The black market: cards sold, current prices, and how near the end of the game is."""

from pygame import FRect

from cubacube.games.smugglers.rules.city import FIRST_SALE
from cubacube.games.smugglers.rules.ending import COPS_TO_END
from cubacube.games.smugglers.rules.state import State
from cubacube.games.smugglers.scene.places import MARKET
from cubacube.kit.goods import GOODS, SUPPLY
from cubacube.scenes.canvas import Bounds, Brush, TextStyle, columns, theme
from cubacube.scenes.canvas.parts import CARD, PANEL, flat, pill
from cubacube.scenes.canvas.styles import BADGE
from cubacube.scenes.pieces.prices import draw_price
from cubacube.session.language.referee import good_name, pesos
from cubacube.session.language.translation import N_, _

_PAD, _GAP, _HEAD = 12.0, 8.0, 50.0
_TOLD = N_(
    "Cards sold so far, all cards, and today's price. The more cards of a Good are "
    "sold, the lower its price."
)
_FEW = 2
"""Largest number of unsold cards of a Good at which the end counts as near."""


def draw_market(brush: Brush, state: State) -> None:
    """Draw the panel of the black market."""
    brush.panel(MARKET, PANEL)
    x, y, width, height = MARKET
    left = _draw_cops(brush, state, x + width - 14, y + 27)
    if not any(state.sold):
        words = _("First sale +{bonus}").format(bonus=pesos(FIRST_SALE))
        left = brush.tag(words, (left - 12, y + 27), pill(theme.TEAL), BADGE, "midright").x
    title = TextStyle(theme.LARGE, theme.INK, "title")
    brush.write(_("Black market"), (x + 18, y + 27), title, "midleft", left - x - 28)
    inside = x + _PAD, y + _HEAD, width - 2 * _PAD, height - _HEAD - _PAD
    for number, place in enumerate(columns(inside, len(GOODS), _GAP)):
        _draw_kind(brush, state, number, place)


def _draw_cops(brush: Brush, state: State, right: float, y: float) -> float:
    """Draw how many Cops are in the Cities, and how many Cops end the game.

    Return the x coordinate of the left edge of the drawing.
    """
    cops, end = sum(state.cops), COPS_TO_END[len(state.smugglers)]
    near = cops + 1 >= end
    words = _("{n} of {end}").format(n=cops, end=end)
    style = TextStyle(theme.NORMAL, theme.CORAL if near else theme.INK, "black")
    left = brush.write(words, (right, y), style, "midright").x
    cop = brush.icon("cop", (left - 20, y), 30, theme.SLATE, theme.CREAM)
    tip = _("The game ends with this many Cops in the Cities. Sales bring Cops.")
    brush.explain((cop.x, cop.y, right - cop.x, cop.h), _("Cops: {n}").format(n=words), tip)
    return cop.x


def _draw_kind(brush: Brush, state: State, number: int, place: Bounds) -> None:
    """Draw one kind of Goods: its icon, the cards sold and the price."""
    box, sold = FRect(place), state.sold[number]
    brush.explain(place, good_name(GOODS[number]), _(_TOLD))
    brush.panel(box, CARD)
    brush.icon(GOODS[number], (box.x + 30, box.y + 28), 42, theme.INK, theme.PAPER)
    last = SUPPLY - sold <= _FEW
    count = TextStyle(theme.SMALL, theme.CORAL if last else theme.GREY, "black")
    words = f"{sold}/{SUPPLY}"
    brush.write(words, (box.right - 8, box.y + 29), count, "midright", box.w - 58)
    step = (box.w - 12) / SUPPLY
    for n in range(SUPPLY):
        fill = (theme.CORAL if last else theme.TEAL) if n < sold else theme.TRACK
        brush.panel((box.x + 6 + n * step, box.y + 53, step - 2, 12), flat(fill, 3))
    draw_price(brush, (box.x + 6, box.y + 72, box.w - 12, box.h - 79), state.prices[number], 38)
