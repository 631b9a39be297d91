"""The house rules of a game, each with the line that says what it does."""

from collections.abc import Callable

import pygame

from cubacube.rules import Option, Value
from cubacube.scenes.canvas.boxes import AnyBox
from cubacube.scenes.canvas.theme import WIDTH
from cubacube.scenes.canvas.view import View
from cubacube.scenes.stage.scene import Change, Close
from cubacube.scenes.widgets import Button, Page, Widget
from cubacube.session.language.translation import _
from cubacube.shell.pages.draft import Draft
from cubacube.shell.pages.setup_widgets import HouseChoice, HouseSwitch
from cubacube.shell.pages.sheet import Sheet

_TITLE_SIZE, _TITLE_Y = 84, 82
_LEFT, _COLUMN, _BETWEEN = 60, 885, 30
_FIRST_ROW_Y, _ROW, _GAP, _FOOT = 156, 102, 8, 960
_BUTTONS_Y, _BUTTON_HEIGHT = 972, 80
_BUTTONS = 2


class HousePage(Sheet):
    """Closes with the draft and its changed house rules; it shows those that have an effect."""

    def __init__(self, draft: Draft) -> None:
        self._draft = draft
        super().__init__(Page((), self._done))
        self._lay_out()

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Show the title and all house rules."""
        super().draw(surface, view)
        title = view.title(_("House rules"), _TITLE_SIZE)
        view.put(surface, title, (WIDTH / 2, _TITLE_Y), "center")

    def _lay_out(self) -> None:
        values = dict(self._draft.options)
        options = self._draft.effective
        rows = [
            self._row(option, box, values[option.name])
            for option, box in zip(options, _boxes(len(options)), strict=True)
        ]
        middle = WIDTH / 2
        reset = (middle - 400, _BUTTONS_Y, 385, _BUTTON_HEIGHT)
        done = (middle + 15, _BUTTONS_Y, 385, _BUTTON_HEIGHT)
        self.page.widgets = [
            *rows,
            Button(reset, _("As in the rulebook"), self._reset),
            Button(done, _("Done"), self._done, "teal"),
        ]

    def _row(self, option: Option, box: AnyBox, value: Value) -> Widget:
        title, note = _(option.title), _(option.explanation)
        if option.kind == "switch":
            return HouseSwitch(box, title, value is True, self._set(option), note)
        words = [_(each) if isinstance(each, str) else str(each) for each in option.values]
        at = option.values.index(value)
        return HouseChoice(
            box, title, words, at, lambda index: self._set(option)(option.values[index]), note
        )

    def _set(self, option: Option) -> Callable[[Value], None]:
        def put(value: Value) -> None:
            before = self._draft.effective
            self._draft = self._draft.with_option(option.name, value)
            if self._draft.effective != before:
                self._lay_out_anew()

        return put

    def _reset(self) -> None:
        self._draft = self._draft.with_rulebook_options()
        self._lay_out_anew()

    def _lay_out_anew(self) -> None:
        """Other house rules may be in effect; the focus stays as far from the last button."""
        before = self.page.widgets
        at = before.index(self.page.focus) if self.page.focus else 0
        self._lay_out()
        is_button = at >= len(before) - _BUTTONS
        self.page.focus = self.page.widgets[at - len(before) if is_button else at]
        self.page.settle()

    def _done(self) -> Change:
        return Close(self._draft)


def _boxes(count: int) -> list[AnyBox]:
    """Boxes in two columns, down the first and then down the second; lower if they are many."""
    rows = (count + 1) // 2
    pitch = min(_ROW + _GAP, (_FOOT + _GAP - _FIRST_ROW_Y) / rows)
    return [
        (
            _LEFT + (number // rows) * (_COLUMN + _BETWEEN),
            _FIRST_ROW_Y + (number % rows) * pitch,
            _COLUMN,
            pitch - _GAP,
        )
        for number in range(count)
    ]
