"""Panels of a robbery: the victim hides money in several places, the attacker searches one."""

from functools import partial

from pygame import FRect

from cubacube.games.smugglers.referee import explanation, place_name
from cubacube.games.smugglers.rules.actions import Hide, Search
from cubacube.games.smugglers.rules.hiding import NOTE, AnySplit
from cubacube.games.smugglers.rules.state import SearchMoney, State
from cubacube.games.smugglers.scene.counter import Counter, Presses, draw_place_name
from cubacube.games.smugglers.scene.places import on_cloth
from cubacube.rules import Action, put
from cubacube.scenes.canvas import Bounds, Brush, Point, TextStyle, columns, theme
from cubacube.scenes.canvas.icons import icon_picture
from cubacube.scenes.canvas.parts import CARD
from cubacube.scenes.flicking.words import PromptContext
from cubacube.scenes.match.help.advice import HintMark
from cubacube.scenes.match.words import Hint
from cubacube.scenes.stage.inputs import FocusLost, Input, KeyPress
from cubacube.scenes.widgets import Button, Reply, Widget
from cubacube.session.language.referee import pesos
from cubacube.session.language.translation import _

_BOX: Bounds = on_cloth(840, 620)
_SEARCH_BOX: Bounds = on_cloth(840, 440)
_LEFT, _WIDTH, _GAP = _BOX[0] + 36, _BOX[2] - 72, 14.0
_TOP, _TALL = _BOX[1] + 176, 262.0
_LOOK_KEY = "h"
_COVERED = "• • •"


class HoldButton(Button):
    """A button with a flag `held`, which is set as long as the button is pressed."""

    def __init__(self, box: Bounds, label: str, hotkey: str) -> None:
        super().__init__(box, label, lambda: None, "dark", hotkey=hotkey)
        self.held = False

    def press(self, point: Point) -> Reply:
        """Press the button and set `held`."""
        self.held = True
        return super().press(point)

    def let_go(self) -> None:
        """End the press and clear `held`."""
        self.held = False
        super().let_go()


class Hiding(Counter):
    """The panel to spread all money over the hiding places, note by note."""

    def __init__(self, split: AnySplit) -> None:
        self._split = split
        self._places = (0,) * split.places
        self._by_key = False
        foot = _BOX[1] + 458
        half = (_WIDTH - _GAP) / 2
        self._look = HoldButton((_LEFT, foot, half, 76), _("Hold to look"), _LOOK_KEY.upper())
        box, check = (_LEFT + half + _GAP, foot, half, 76), icon_picture("check", theme.CREAM)
        self.done = Button(box, _("Hide it"), self._hidden, "teal", check, hotkey="D")
        buttons = [button for n in range(split.places) for button in self._place_buttons(n)]
        widgets: list[Widget] = [*buttons, self._look, self.done]
        hints = _LEFT, _BOX[1] + 556, _WIDTH, 34
        super().__init__(_BOX, _("Hide your money"), widgets, hints)
        self._count()

    @property
    def left(self) -> int:
        """Pesos that are not in any hiding place yet."""
        return self._split.money - sum(self._places)

    @property
    def shown(self) -> tuple[str, ...]:
        """The amounts in the hiding places; only dots while the amounts are covered."""
        looking = self._look.held or self._by_key
        return tuple(pesos(each) if looking else _COVERED for each in self._places)

    @property
    def sentence(self) -> str:
        """The prompt of the turn panel."""
        return _("Hide all of it. You may leave places empty.")

    @property
    def hints(self) -> tuple[Hint, ...]:
        """The digit keys, and what they do."""
        digits = f"1–{self._split.places}"
        return ((digits, "+" + pesos(NOTE)), (f"Shift {digits}", "\u2212" + pesos(NOTE)))

    @property
    def keys(self) -> Presses:
        """The letter key that finishes the hiding.

        `handle` reads the digit keys itself, because Shift changes what they do.
        """
        return {"d": self._hidden}

    def handle(self, event: Input) -> bool:
        """Handle the digit keys and the key that shows the amounts, then all other input.

        The amounts are covered again when the key is released or the window loses the focus.
        """
        match event:
            case KeyPress(name, down) if name == _LOOK_KEY:
                self._by_key = down
                return True
            case FocusLost():
                self._by_key = self._look.held = False
            case KeyPress(name, True, modifiers) if name in self._digits:
                self._move(int(name) - 1, -NOTE if modifiers.shift else NOTE)
                return True
        return super().handle(event)

    def advised(self, action: Action) -> tuple[HintMark, ...]:
        """Return the marks of a hint: each hiding place with the amount to put there.

        If all amounts are already right, only the button to finish is marked.
        """
        if not isinstance(action, Hide):
            return ()
        if self._places == action.places:
            return (HintMark((*self.done.box,)),)
        boxes = (self._column(number) for number in range(self._split.places))
        pairs = zip(boxes, action.places, strict=True)
        return tuple(HintMark((box.x, box.y, box.w, 116), 12, pesos(each)) for box, each in pairs)

    def draw_above(self, brush: Brush) -> None:
        """Draw the panel, the money that is left to hide, and the hiding places."""
        super().draw_above(brush)
        x, y, width, _height = _BOX
        left = TextStyle(theme.HEADING, theme.BRASS if self.left else theme.MOON, "black")
        said = _("Left to hide: {left} of {money}")
        words = said.format(left=pesos(self.left), money=pesos(self._split.money))
        brush.write(words, (x + width / 2, y + 136), left, "center", width - 80)
        for number, amount in enumerate(self.shown):
            self._draw_place(brush, number, amount)

    @property
    def _digits(self) -> tuple[str, ...]:
        return tuple(str(n + 1) for n in range(self._split.places))

    def _column(self, number: int) -> FRect:
        return FRect(columns((_LEFT, _TOP, _WIDTH, _TALL), self._split.places, _GAP)[number])

    def _draw_place(self, brush: Brush, number: int, amount: str) -> None:
        """Draw the name and the amount of a place, above its buttons."""
        box = self._column(number)
        brush.panel((box.x, box.y, box.w, 116), CARD)
        draw_place_name(brush, number, (box.centerx, box.y + 34), box.w - 12)
        brush.icon("coin", (box.x + 28, box.y + 86), 32, theme.COIN, theme.CREAM)
        colour = theme.GREY if amount == _COVERED else theme.INK
        middle = box.x + 48 + (box.w - 56) / 2, box.y + 86
        brush.write(amount, middle, TextStyle(theme.LARGE, colour, "black"), "center", box.w - 56)

    def _place_buttons(self, number: int) -> list[Button]:
        """Return the three buttons of a hiding place: less, more, and all the rest."""
        box = self._column(number)
        half, y = (box.w - 8) / 2, box.y + 126
        words = {"pesos": pesos(NOTE), "place": place_name(number), "key": number + 1}
        less = Button((box.x, y, half, 60), "\u2212", partial(self._move, number, -NOTE))
        more = Button((box.x + half + 8, y, half, 60), "+", partial(self._move, number, NOTE))
        rest = Button((box.x, y + 70, box.w, 60), _("the rest"), partial(self._rest, number))
        less.hint = _("{pesos} less: {place}. Key: Shift {key}").format(**words)
        more.hint = _("{pesos} more: {place}. Key: {key}").format(**words)
        rest.hint = _("All the rest goes here: {place}.").format(**words)
        return [less, more, rest]

    def _move(self, number: int, by: int) -> None:
        """Put `by` Pesos into a hiding place; a negative amount is taken out.

        Do nothing if there is not enough money.
        """
        here = self._places[number] + by
        if here >= 0 and by <= self.left:
            self._places = put(self._places, number, here)
        self._count()

    def _rest(self, number: int) -> None:
        self._move(number, self.left)

    def _count(self) -> None:
        self.done.refusal = _("Hide all your money first.") if self.left else ""
        self.done.hint = self.done.refusal or _("The others may look again.")

    def _hidden(self) -> None:
        if not self.left:
            self.action = Hide(self._split.seat, self._places)


class Searching(Counter):
    """The panel with one button for each hiding place."""

    def __init__(self, context: PromptContext[State], task: SearchMoney) -> None:
        self._searches = tuple(each for each in context.listed if isinstance(each, Search))
        boxes = columns((_LEFT, _SEARCH_BOX[1] + 164, _WIDTH, 200), len(self._searches), _GAP)
        self.buttons = []
        for action, box in zip(self._searches, boxes, strict=True):
            button = Button(box, "", partial(self.choose, action))
            button.hint = explanation(action, context.names, context.state)
            self.buttons.append(button)
        hints = _LEFT, _SEARCH_BOX[1] + 384, _WIDTH, 34
        super().__init__(_SEARCH_BOX, _("The robbery"), self.buttons, hints)
        said = _("{name}, where is {victim}'s money?")
        self._question = said.format(name=context.who.name, victim=context.names[task.victim])

    @property
    def hints(self) -> tuple[Hint, ...]:
        """The digit keys, and what they do."""
        return ((f"1–{len(self._searches)}", _("search there")),)

    @property
    def keys(self) -> Presses:
        """One digit key for each hiding place."""
        return {str(n): partial(self.choose, each) for n, each in enumerate(self._searches, 1)}

    def advised(self, action: Action) -> tuple[HintMark, ...]:
        """Return a mark for a hint: the hiding place to search."""
        pairs = zip(self.buttons, self._searches, strict=True)
        return tuple(HintMark((*button.box,)) for button, each in pairs if each == action)

    def draw_above(self, brush: Brush) -> None:
        """Draw the panel, and the labels on its buttons."""
        super().draw_above(brush)
        at = _SEARCH_BOX[0] + _SEARCH_BOX[2] / 2, _SEARCH_BOX[1] + 130
        brush.write(self._question, at, TextStyle(theme.NORMAL, theme.MOON), "center", _WIDTH)
        sign, digit = TextStyle(34, theme.INK, "black"), TextStyle(theme.SMALL, theme.BROWN)
        pairs = zip(self.buttons, self._searches, strict=True)
        for number, (button, action) in enumerate(pairs, 1):
            box, x = button.box, button.box.centerx
            brush.icon("coin", (x, box.y + 58), 58, theme.COIN, theme.CREAM)
            brush.write("?", (x, box.y + 58), sign, "center")
            draw_place_name(brush, action.place, (x, box.y + 122), box.w - 16)
            brush.write(str(number), (x, box.bottom - 20), digit, "center")
