"""Panel to search for hidden money: the attacker sees the hiding places, not the amounts."""

from functools import partial

from pygame import FRect

from cubacube.games.smugglers.referee import explanation
from cubacube.games.smugglers.rules.actions import Search
from cubacube.games.smugglers.rules.state import SearchMoney, State
from cubacube.games.smugglers.scene.counter import Counter, Presses
from cubacube.games.smugglers.scene.place_names import draw_place_name
from cubacube.games.smugglers.scene.places import on_cloth
from cubacube.rules import Action
from cubacube.scenes.canvas.boxes import Bounds, columns
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.parts import TextStyle
from cubacube.scenes.canvas.theme import BROWN, COIN, CREAM, INK, MOON, NORMAL, SMALL
from cubacube.scenes.flicking.words import PromptContext
from cubacube.scenes.match.help.advice import HintMark
from cubacube.scenes.match.words import Hint
from cubacube.scenes.widgets import Button
from cubacube.session.language.translation import _

_BOX: Bounds = on_cloth(840, 440)
_LEFT, _WIDTH, _GAP = _BOX[0] + 36, _BOX[2] - 72, 14.0


class Searching(Counter):
    """The panel with one button for each hiding place."""

    def __init__(self, context: PromptContext[State], task: SearchMoney) -> None:
        self._searches = tuple(each for each in context.listed if isinstance(each, Search))
        boxes = columns((_LEFT, _BOX[1] + 164, _WIDTH, 200), len(self._searches), _GAP)
        self.buttons = []
        for action, box in zip(self._searches, boxes, strict=True):
            button = Button(box, "", partial(self._search, action))
            button.hint = explanation(action, context.names, context.state)
            self.buttons.append(button)
        hints = _LEFT, _BOX[1] + 384, _WIDTH, 34
        super().__init__(_BOX, _("The robbery"), self.buttons, hints)
        said = _("{name}, where is {victim}'s money?")
        self._question = said.format(name=context.who.name, victim=context.names[task.victim])

    @property
    def hints(self) -> tuple[Hint, ...]:
        """The digit keys, and what they do."""
        return ((f"1–{len(self._searches)}", _("search there")),)

    @property
    def keys(self) -> Presses:
        """One digit key for each hiding place."""
        return {str(n): partial(self._search, each) for n, each in enumerate(self._searches, 1)}

    def advised(self, action: Action) -> tuple[HintMark, ...]:
        """Return a mark for a hint: the hiding place to search."""
        pairs = zip(self.buttons, self._searches, strict=True)
        return tuple(HintMark((*button.box,)) for button, each in pairs if each == action)

    def draw_above(self, brush: Brush) -> None:
        """Draw the panel, and the labels on its buttons."""
        super().draw_above(brush)
        at = _BOX[0] + _BOX[2] / 2, _BOX[1] + 130
        brush.write(self._question, at, TextStyle(NORMAL, MOON), "center", _WIDTH)
        for number, (button, action) in enumerate(
            zip(self.buttons, self._searches, strict=True), 1
        ):
            box = FRect(button.box)
            brush.icon("coin", (box.centerx, box.y + 58), 58, COIN, CREAM)
            brush.write("?", (box.centerx, box.y + 58), TextStyle(34, INK, "black"), "center")
            at = box.centerx, box.y + 122
            draw_place_name(brush, action.place, at, box.w - 16)
            brush.write(
                str(number), (box.centerx, box.bottom - 20), TextStyle(SMALL, BROWN), "center"
            )

    def _search(self, action: Action) -> None:
        self.action = action
