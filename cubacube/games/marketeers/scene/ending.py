"""What counts in the end: Cops and standings on the desk, money and Goods in the results."""

from cubacube.games.marketeers.rules.box import COPS_TO_END
from cubacube.games.marketeers.rules.events import Sold
from cubacube.games.marketeers.rules.state import State
from cubacube.games.marketeers.rules.turn import standings
from cubacube.games.marketeers.scene.pieces import COP_INK, draw_money
from cubacube.games.marketeers.scene.places import DESK
from cubacube.scenes.canvas import Brush, TextStyle, row_offset, theme
from cubacube.scenes.canvas.parts import PANEL, RESTING
from cubacube.scenes.canvas.styles import FIGURES, NOTE
from cubacube.scenes.pieces.sides import swatch
from cubacube.session.language.referee import pesos
from cubacube.session.language.translation import _, _n
from cubacube.session.play.match import Match
from cubacube.session.play.result import ScoreColumn
from cubacube.session.play.setup import Seats

_END_STEP = 66.0
_LINE = 58.0
_TITLE = TextStyle(theme.LARGE + 4, theme.INK, "title")
_FIGURES = TextStyle(theme.NORMAL + 2, theme.INK, "black")


def draw_end(brush: Brush, state: State) -> None:
    """Draw an icon for each Cop needed to end the game; Cops that are not out yet are pale."""
    brush.panel(DESK, RESTING)
    x, y, width, height = DESK
    last = COPS_TO_END[len(state.merchants)]
    words = _("{cops} of {last} Cops").format(cops=state.cops, last=last)
    middle = x + width / 2
    brush.write(words, (middle, y + 56), _TITLE, "center", width - 40)
    columns = -(-last // 2)
    for number in range(last):
        row, place = divmod(number, columns)
        count = min(columns, last - row * columns)
        at = middle + row_offset(place, count, _END_STEP), y + 138 + row * _END_STEP
        out = number < state.cops
        brush.icon(
            "cop", at, 56, COP_INK if out else theme.TRACK, theme.CREAM if out else theme.SAND
        )
    said = _("The last Cop ends the game at once.")
    brush.write(said, (middle, y + height - 46), NOTE, "center", width - 40)


def draw_standings(brush: Brush, state: State, seats: Seats) -> None:
    """Draw the players by money, the richest first; fewer Goods break ties."""
    brush.panel(DESK, PANEL)
    x, y, width, _height = DESK
    brush.write(_("The game is over"), (x + width / 2, y + 44), _TITLE, "center", width - 40)
    winners = standings(state).winners
    ranks = [(-merchant.money, merchant.stored) for merchant in state.merchants]
    for row, seat in enumerate(sorted(range(len(ranks)), key=ranks.__getitem__)):
        middle, merchant = y + 104 + row * _LINE, state.merchants[seat]
        brush.put(swatch(brush.view, seats[seat].side, 34, 9), (x + 54, middle), "midleft")
        if seat in winners:
            brush.icon("star", (x + 32, middle), 30, theme.GOLD, theme.INK)
        left = draw_money(brush, merchant.money, (x + width - 20, middle), _FIGURES)
        room = left - x - 112
        brush.write(seats[seat].name, (x + 100, middle - 10), FIGURES, "midleft", room)
        goods = _("no Goods left")
        if merchant.stored:
            goods = _n("{n} Good left", "{n} Goods left", merchant.stored).format(n=merchant.stored)
        brush.write(
            goods, (x + 100, middle + 17), TextStyle(theme.SMALL - 2, theme.GREY), "midleft", room
        )


def money_columns(match: Match[State]) -> tuple[ScoreColumn, ...]:
    """Return three score columns: income from Goods, first-sale bonuses, and losses to Cops."""
    seats = range(len(match.start.merchants))
    own = [[sale for sale in _sales(match) if sale.seat == seat] for seat in seats]
    return (
        ScoreColumn(_("Goods"), tuple(sum(sale.income for sale in each) for each in own)),
        ScoreColumn(_("First sales"), tuple(sum(sale.bonus for sale in each) for each in own)),
        ScoreColumn(_("Cops"), tuple(-sum(sale.commission for sale in each) for each in own)),
    )


def result_lines(match: Match[State], names: tuple[str, ...]) -> tuple[str, ...]:
    """Return lines about the best sale, and about the Goods that each player still has."""
    sales = _sales(match)
    merchants = zip(names, match.state.merchants, strict=True)
    left = ", ".join(f"{name} {merchant.stored}" for name, merchant in merchants)
    goods = _("Goods left: {left}.").format(left=left)
    if not sales:
        return (goods,)
    best = max(sales, key=_brought)
    said = _("The best sale: {name} in {city}, {pesos} Pesos.")
    words = said.format(name=names[best.seat], city=_(best.city), pesos=pesos(_brought(best)))
    return words, goods


def _sales(match: Match[State]) -> list[Sold]:
    return [event for event in match.events if isinstance(event, Sold)]


def _brought(sale: Sold) -> int:
    return sale.income + sale.bonus - sale.commission
