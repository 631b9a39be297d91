"""Card of an offer: what it buys with the rolled dice, and what it sells."""

from itertools import groupby

from pygame import FRect

from cubacube.games.marketeers.rules.selling import prices
from cubacube.games.marketeers.rules.state import State
from cubacube.games.marketeers.scene.pieces import LOSS
from cubacube.games.marketeers.scene.turns import are_dice_rolled
from cubacube.kit.cards import SectorCard, Side, Symbol
from cubacube.kit.goods import GOODS
from cubacube.rules import Seat, frozen
from cubacube.scenes.canvas import theme
from cubacube.scenes.canvas.boxes import Bounds, centre, centred, row_offset
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.parts import CARD, PanelStyle, TextStyle, flat
from cubacube.scenes.canvas.styles import BOLD, LABEL, NOTE
from cubacube.scenes.pieces.dice_art import DiceArt
from cubacube.scenes.pieces.dice_faces import GateFace, VehicleFace
from cubacube.scenes.pieces.prices import draw_price
from cubacube.session.language.referee import good_name
from cubacube.session.language.translation import _

_ROAD: theme.Colour = (206, 228, 220)
_HEAD = 148.0
_DIE = 56.0
_BACK = PanelStyle(theme.darker(theme.TEAL, 0.35), theme.BRASS, 14, 3, shadow=0.4, blur=9)


@frozen
class Yield:
    """One half of an offer's Gate: its side, and the top symbols of the dice it may use."""

    side: Side
    symbols: tuple[Symbol, ...]


def yields(state: State, card: SectorCard) -> tuple[Yield, ...]:
    """[IV.3] Return both halves of an offer's Gate, with the top symbols of the rolled dice.

    If both halves have the same colour, each half gets one of the two dice.
    """
    found = []
    for side, twins in groupby(card.gate):
        dice = [die.die for die in state.box.cards.gate_dice if die.colour == side]
        shown = tuple(state.symbol(die) for die in dice) if are_dice_rolled(state) else ()
        same = len(list(twins)) > 1
        found += [Yield(side, (each,)) for each in shown] if same and shown else []
        if not (same and shown):
            found += [Yield(side, shown)] * (2 if same else 1)
    return tuple(found)


def draw_offer(brush: Brush, state: State, number: int, box: Bounds, seat: Seat | None) -> None:
    """Draw the offer with this number; the Goods that `seat` owns are highlighted."""
    card, place = state.card(number), FRect(box)
    brush.panel(place, CARD)
    top = place.x + 3, place.y + 3, place.w - 6, _HEAD
    brush.panel(top, flat(_ROAD, 10))
    for shift, part in zip((-0.25, 0.25), yields(state, card), strict=True):
        _draw_yield(brush, part, place.centerx + shift * place.w, place.y)
    brush.write(
        "+", (place.centerx, place.y + 44), TextStyle(theme.LARGE, theme.INK, "black"), "center"
    )
    at = place.centerx, place.y + _HEAD + 26
    style = TextStyle(theme.LARGE, theme.INK, "title")
    brush.write(_("in {city}").format(city=_(card.city)), at, style, "center", place.w - 20)
    _draw_demand(brush, state, card, place, seat)


def draw_back(brush: Brush, box: Bounds) -> None:
    """Draw the back of an offer that is hidden."""
    place = FRect(box)
    brush.panel(place, _BACK)
    size = min(96.0, place.w * 0.45)
    brush.icon("vehicle", place.center, size, theme.BRASS, theme.darker(theme.TEAL, 0.35))


def _draw_yield(brush: Brush, part: Yield, x: float, top: float) -> None:
    """Draw a die of the offer, and below it what this die brings now."""
    face = VehicleFace(None) if part.side == "vehicle" else GateFace(part.side)
    brush.put(DiceArt(brush.view, _DIE).still(face, _DIE), (x, top + 44), "center")
    y = top + 108
    if part.side == "vehicle":
        brush.write(_("one step"), (x, y), BOLD, "center", 112)
    elif part.side == "grey":
        brush.write(_("nothing"), (x, y), NOTE, "center", 112)
    for n, symbol in enumerate(part.symbols):
        at = x + row_offset(n, len(part.symbols), 70), y
        dead = symbol == "crate"
        brush.icon(symbol, at, 40, theme.GREY if dead else theme.INK, _ROAD)
        if dead:
            brush.icon("cross", at, 46, LOSS)
    if len(part.symbols) > 1:
        brush.write(_("or"), (x, y), LABEL.capped_at(LABEL.size), "center")


def _draw_demand(
    brush: Brush, state: State, card: SectorCard, place: FRect, seat: Seat | None
) -> None:
    """Draw what the City asks for, with its prices now; owned Goods are highlighted."""
    dealt = any(market.city == card.city for market in state.row)
    price = dict(zip(GOODS, prices(state, card.city), strict=True)) if dealt else {}
    own = list(state.merchants[seat].goods) if seat is not None else [0] * len(GOODS)
    step = min(74.0, (place.w - 14) / len(card.goods))
    for n, good in enumerate(card.goods):
        x, y = place.centerx + row_offset(n, len(card.goods), step), place.y + _HEAD + 72
        if good == "crate":
            brush.icon("crate", (x, y), 42, theme.BROWN, theme.PAPER)
            brush.explain(
                centred((x, y), 54), _("Any Good"), _("Half price, rounded down to full thousands.")
            )
            words = _("half")
            brush.write(
                words, (x, y + 42), TextStyle(theme.SMALL, theme.BROWN, "heavy"), "center", step - 4
            )
            continue
        kind = GOODS.index(good)
        owned = own[kind] > 0
        own[kind] -= 1
        look = PanelStyle(
            (250, 226, 150) if owned else theme.PAPER,
            theme.CARD_EDGE if owned else None,
            10,
            shadow=0,
        )
        brush.panel(centred((x, y), 54), look)
        brush.icon(
            good, (x, y), 42, theme.INK if owned or seat is None else theme.GREY, theme.PAPER
        )
        tip = _("The City asks for it.") if owned else _("The City asks for it, but you have none.")
        brush.explain(centred((x, y), 54), good_name(good), tip)
        if price:
            draw_price(brush, (x - 29, y + 29, 58, 27), price[good], 20)


def draw_footer(
    brush: Brush, box: Bounds, words: str, fill: theme.Colour, ink: theme.Colour = theme.CREAM
) -> None:
    """Draw a line of words at the foot of an offer, such as what it would bring now."""
    x, y, width, height = box
    line = x + 8, y + height - 44, width - 16, 36
    brush.panel(line, flat(fill, 10))
    brush.write(words, centre(line), TextStyle(theme.SMALL, ink, "heavy"), "center", width - 28)
