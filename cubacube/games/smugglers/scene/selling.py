"""Sell in a City: put Goods on the counter, see the price, and sell them all at once."""

from collections.abc import Callable
from functools import partial

from pygame import FRect, Surface

from cubacube.games.smugglers.referee import explanation, title
from cubacube.games.smugglers.rules.actions import EnterVehicle, Repair, Sell
from cubacube.games.smugglers.rules.sale import AnySale, in_order
from cubacube.games.smugglers.rules.state import State
from cubacube.games.smugglers.scene.counter import Counter, Presses
from cubacube.games.smugglers.scene.places import on_cloth
from cubacube.kit.actions import Pass
from cubacube.kit.cards import Symbol
from cubacube.kit.goods import GOODS
from cubacube.rules import Action
from cubacube.scenes.canvas import Bounds, Brush, TextStyle, View, columns, grid, theme
from cubacube.scenes.canvas.icons import icon_picture
from cubacube.scenes.canvas.parts import KEY_CAP, PanelStyle
from cubacube.scenes.canvas.sizes import standing
from cubacube.scenes.canvas.styles import TINY_BOLD
from cubacube.scenes.flicking.words import PromptContext
from cubacube.scenes.match.help.advice import HintMark
from cubacube.scenes.match.spot_page import SpotWidget
from cubacube.scenes.match.words import Hint, Spot
from cubacube.scenes.pieces.prices import draw_price
from cubacube.scenes.widgets import Button, Widget
from cubacube.scenes.widgets.button import Kind
from cubacube.session.language.referee import goods_listed, pesos
from cubacube.session.language.translation import _, _n

_BOX: Bounds = on_cloth(780, 672)
_LEFT, _WIDTH = _BOX[0] + 40, _BOX[2] - 80
_CARD_WIDTH, _CARD_HEIGHT, _GAP = 80.0, 128.0, 8.0
_SUM_TOP, _LINE = _BOX[1] + 268, 34.0
_SELL_TOP, _OTHERS_TOP = _BOX[1] + 402, _BOX[1] + 486
_KINDS: tuple[Kind, Kind] = "cream", "dark"
_LETTERS: dict[type[Action], str] = {Repair: "R", EnterVehicle: "E", Pass: "O"}
_ICONS: dict[type[Action], str] = {Repair: "gear", EnterVehicle: "vehicle"}


class GoodCard(SpotWidget):
    """One Goods card of the seller; `chosen` if it lies on the counter."""

    def __init__(
        self, number: int, good: Symbol, price: int, box: Bounds, changed: Callable[[], None]
    ) -> None:
        super().__init__(Spot(number, box), lambda _name: self.turn_over())
        self.good, self.chosen = good, False
        self._number, self._price, self._changed = number, price, changed

    def turn_over(self) -> None:
        """Put the card on the counter; if it lies there already, take it back."""
        self.chosen = not self.chosen
        self._changed()

    def draw(self, surface: Surface, view: View) -> None:
        """Draw the card, in gold if it lies on the counter."""
        brush, box = Brush(surface, view), FRect(self.box)
        ground = theme.GOLD if self.chosen else theme.PAPER
        brush.panel(box, PanelStyle(ground, theme.CARD_EDGE, 12, shadow=0.4, blur=9))
        brush.icon(self.good, (box.centerx, box.y + 48), 52, theme.INK, ground)
        draw_price(brush, (box.x + 5, box.bottom - 45, box.w - 10, 39), self._price, 24)
        super().draw(surface, view)
        brush.tag(str(self._number), (box.right - 2, box.y + 2), KEY_CAP, TINY_BOLD, "topright")


class Selling(Counter):
    """The panel to choose Goods to sell; buttons below repair the Vehicle or continue."""

    def __init__(self, context: PromptContext[State], sale: AnySale) -> None:
        self._sale, self._context = sale, context
        city = context.state.smugglers[context.seat].city
        assert city is not None, "who sells is in a City"
        self._cops = context.state.cops_in(city)
        self.cards = self._laid_out()
        corner = _LEFT + _WIDTH - 210, _SUM_TOP, 210, 60
        self._all = Button(corner, "", self._take_all, hotkey="A")
        row = _LEFT, _SELL_TOP, _WIDTH, 72
        coin = icon_picture("coin", theme.CREAM)
        self.sell = Button(row, _("Sell"), self._sold, "teal", coin, hotkey="S")
        self.others = self._other_buttons()
        widgets: list[Widget] = [*self.cards, self._all, self.sell, *self.others.values()]
        hints = (_LEFT, _BOX[1] + 628, _WIDTH, 30)
        super().__init__(_BOX, _("Sale in {city}").format(city=_(city)), widgets, hints)
        self._count()

    @property
    def sentence(self) -> str:
        """The prompt of the turn panel."""
        return _("Put the Goods you want to sell on the counter.")

    @property
    def hints(self) -> tuple[Hint, ...]:
        """The main keys: digits put Goods on the counter, A puts all there, S sells.

        Other keys are not listed, because every button shows its own letter.
        """
        return ((_keys(len(self.cards)), _("Goods")), ("A", _("all")), ("S", _("sell")))

    @property
    def keys(self) -> Presses:
        """Digit keys for the cards, and letter keys for the buttons."""
        others = {_LETTERS[type(each)].lower(): partial(self.choose, each) for each in self.others}
        cards: Presses = {str(n): card.turn_over for n, card in enumerate(self.cards, 1)}
        return {**cards, **others, "a": self._take_all, "s": self._sold}

    @property
    def goods(self) -> tuple[Symbol, ...]:
        """The Goods that lie on the counter."""
        return in_order(tuple(card.good for card in self.cards if card.chosen))

    def advised(self, action: Action) -> tuple[HintMark, ...]:
        """Return marks for a hint: cards to put on the counter, or a button.

        The Sell button is marked once exactly these cards lie on the counter.
        """
        if not isinstance(action, Sell):
            return (HintMark((*self.others[action].box,)),)
        cards = tuple(HintMark((*each.box,)) for each in self._needed(action.goods))
        return (*cards, HintMark((*self.sell.box,))) if self.goods == action.goods else cards

    def _needed(self, goods: tuple[Symbol, ...]) -> list[GoodCard]:
        """Return a card for each of these Goods; cards that lie on the counter are used first."""
        left, found = list(goods), []
        for card in sorted(self.cards, key=lambda each: not each.chosen):
            if card.good in left:
                left.remove(card.good)
                found.append(card)
        return found

    def draw_above(self, brush: Brush) -> None:
        """Draw the panel, and the sum of the sale."""
        super().draw_above(brush)
        sale, goods = self._sale, self.goods
        lines = [(_("Goods"), sale.income(goods))]
        if goods and sale.bonus:
            lines.append((_("First sale of the game"), sale.bonus))
        if goods and sale.bribe:
            said = _n("Bribe for {n} Cop", "Bribe for {n} Cops", self._cops)
            lines.append((said.format(n=self._cops), -sale.bribe))
        y = _SUM_TOP
        for words, amount in lines:
            colour = theme.BLOCKED_EDGE if amount < 0 else theme.CREAM
            _draw_sum(brush, words, amount, y, TextStyle(theme.NORMAL, colour))
            y += _LINE
        net = sale.net(goods) if goods else 0
        style = TextStyle(theme.LARGE, theme.BLOCKED_EDGE if net < 0 else theme.BRASS, "black")
        _draw_sum(brush, _("You get"), net, y + 6, style)
        if goods and self.sell.refusal:
            size, words = standing(theme.SMALLEST_TEXT), self.sell.refusal
            text = brush.view.paragraph(words, size, 240, "bold", theme.BLOCKED_EDGE)
            brush.put(text, (_LEFT + _WIDTH - 240, _SUM_TOP + 70))

    def _laid_out(self) -> tuple[GoodCard, ...]:
        goods, prices = self._sale.goods, self._sale.prices
        across = min(_WIDTH, (_CARD_WIDTH + _GAP) * len(goods) - _GAP)
        boxes = columns((_LEFT, _BOX[1] + 118, across, _CARD_HEIGHT), len(goods), _GAP)
        return tuple(
            GoodCard(number, good, prices[GOODS.index(good)], box, self._count)
            for number, (good, box) in enumerate(zip(goods, boxes, strict=True), 1)
        )

    def _other_buttons(self) -> dict[Action, Button]:
        """Return a button for each other action that is possible here."""
        listed, state, names = self._context.listed, self._context.state, self._context.names
        boxes = [*grid((_LEFT, _OTHERS_TOP, _WIDTH, 132), len(listed), 2, _GAP, 62)]
        if len(listed) % 2:
            boxes[-1] = (*boxes[-1][:2], _WIDTH, boxes[-1][3])
        found = {}
        for action, box in zip(listed, boxes, strict=True):
            done, key = isinstance(action, Pass), _LETTERS[type(action)]
            colours = (theme.CREAM, theme.DUSK) if done else ()
            picture = icon_picture(_ICONS.get(type(action), "check"), *colours)
            words, kind = title(action, names, state), _KINDS[done]
            button = Button(box, words, partial(self.choose, action), kind, picture, hotkey=key)
            button.hint = explanation(action, names, state)
            found[action] = button
        return found

    def _count(self) -> None:
        """Update the labels of the buttons, and whether the Goods on the counter can be sold."""
        whole = all(card.chosen for card in self.cards)
        self._all.label = _("None") if whole else _("All")
        wish, goods = Sell(self._sale.seat, self.goods), self.goods
        self.sell.label, self.sell.hint, self.sell.refusal = _("Sell"), "", ""
        if not goods:
            self.sell.refusal = _("Put Goods on the counter first.")
            return
        self.sell.label = _("Sell: {goods}").format(goods=goods_listed(goods))
        if wish in self._sale:
            self.sell.hint = explanation(wish, self._context.names, self._context.state)
        else:
            said = _("Sell more: this does not pay the bribe of {bribe}.")
            self.sell.refusal = said.format(bribe=pesos(self._sale.bribe))

    def _take_all(self) -> None:
        whole = all(card.chosen for card in self.cards)
        for card in self.cards:
            card.chosen = not whole
        self._count()

    def _sold(self) -> None:
        if not self.sell.refusal:
            self.action = Sell(self._sale.seat, self.goods)


def _keys(cards: int) -> str:
    """Return the text for the digit keys of `cards` cards, such as "1–3"."""
    return f"1–{cards}" if cards > 1 else "1"


def _draw_sum(brush: Brush, words: str, amount: int, y: float, style: TextStyle) -> None:
    """Draw one line of the sum: its words and its amount."""
    brush.write(words, (_LEFT, y), TextStyle(style.size, theme.MOON), "topleft", 300)
    figures = pesos(amount).replace("-", "\u2212")
    brush.write(figures, (_LEFT + 440, y), style, "topright")
