"""A dialogue that asks for one line, such as a name or the path of a file."""

from collections.abc import Callable

import pygame

from cubacube.rules import frozen
from cubacube.scenes.canvas import AnyBox, TextStyle
from cubacube.scenes.canvas.theme import BRASS, CREAM, HEIGHT, NORMAL, WIDTH
from cubacube.scenes.stage.inputs import Action, Dropped, Input
from cubacube.scenes.stage.scene import Change, Close, Push
from cubacube.scenes.widgets import IGNORED, Button, Label, Page, Reply, TextField
from cubacube.scenes.widgets.dialogues import Dialogue
from cubacube.session.language.translation import _

_BOX = (WIDTH - 1200) / 2, (HEIGHT - 470) / 2, 1200.0, 470.0
_LEFT, _ROOM = _BOX[0] + 60, _BOX[2] - 120
_BUTTON = (_ROOM - 20) / 2, 76.0


@frozen
class LineRequest:
    """A request for one line of text."""

    title: str
    words: str
    """A sentence that says what may be entered."""
    agree: str
    """Label of the button that confirms."""
    value: str = ""
    limit: int = 1000
    fault: Callable[[str], str | None] = lambda _text: None
    """Returns why a text is refused, as a sentence, or None if it is accepted."""


def ask_line(line: LineRequest, then: Callable[[str], Change]) -> Change:
    """Return the change that asks for a line; `then` gets it, unless the player cancels."""
    return Push(LineAsked(line), lambda text: None if text is None else then(text))


class LineAsked(Dialogue):
    """Dialogue that closes with the entered text, or with None."""

    def __init__(self, line: LineRequest) -> None:
        self._line = line
        top = _BOX[1]
        told = Label((_LEFT, top + 118, _ROOM, 40), line.words, TextStyle(NORMAL, CREAM))
        box = _LEFT, top + 172, _ROOM, 84.0
        self._field = _Field(box, line.value, self._changed, line.limit, self._agree)
        self._told = Label((_LEFT, top + 268, _ROOM, 40), "", TextStyle(NORMAL, BRASS, "heavy"))
        y, (width, height) = top + 336, _BUTTON
        agree = Button((_LEFT, y, width, height), line.agree, self._agree, "teal")
        refuse = Button((_LEFT + width + 20, y, width, height), _("Cancel"), Close, hotkey="Esc")
        widgets = [self._field, told, self._told, agree, refuse]
        super().__init__(Page(widgets, Close, panel=_BOX, title=line.title, dimmed=True))
        self._field.select_all()

    def handle(self, event: Input) -> Change:
        """Pass the input to the page; the path of a dropped file replaces the text."""
        if isinstance(event, Dropped):
            self._field.select_all()
            self._field.type(event.path)
            return None
        return super().handle(event)

    def _changed(self, _text: str) -> None:
        self._told.words = ""

    def _agree(self) -> Change:
        """Close with the text, or show what is wrong with it."""
        text = self._field.value.strip()
        if fault := self._line.fault(text):
            self._told.words = fault
            return None
        return Close(text)


class _Field(TextField):
    """A field as wide as its box; Enter confirms it."""

    def __init__(
        self,
        box: AnyBox,
        value: str,
        on_change: Callable[[str], None],
        limit: int,
        on_enter: Callable[[], Change],
    ) -> None:
        super().__init__(box, "", value, on_change, limit)
        self._on_enter = on_enter

    @property
    def control(self) -> pygame.FRect:
        """The box of the control; it fills nearly the whole box of the field."""
        return self.box.inflate(-20, 0)

    def act(self, action: Action) -> Reply:
        """Confirm the line on Enter."""
        return Reply(True, self._on_enter()) if action == "confirm" else IGNORED
