"""The Try tab: flick any die again and again, and read the measurements."""

from collections.abc import Callable
from typing import Final

from cubacube.rules import frozen
from cubacube.scenes.canvas.boxes import Bounds, columns
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.parts import TextStyle
from cubacube.scenes.canvas.reading import fit_paragraphs
from cubacube.scenes.canvas.theme import MOON, SMALLEST_TEXT
from cubacube.scenes.canvas.tips import Tip
from cubacube.scenes.flicking.panels.places import GAP
from cubacube.scenes.flicking.workshop.figures import draw_impacts
from cubacube.scenes.flicking.workshop.places import DARK, PART
from cubacube.scenes.match.help.bubble import draw_tip
from cubacube.scenes.match.words import Hint
from cubacube.scenes.stage.inputs import Input
from cubacube.scenes.widgets import Button, Page
from cubacube.session.language.referee import Cast
from cubacube.session.language.translation import N_, _
from cubacube.session.settings.keymap import with_letters
from cubacube.session.workshop.draft import LevelDraft
from cubacube.session.workshop.readout import Readout

_BUTTONS, _HELP = 64.0, 158.0
_FLICK: Final = N_(
    "Press a die or empty cloth, pull, let go.\nShift or Ctrl: finer. Right click: "
    "cancel.\nWheel, {W}, {S}: hit height. {A}, {D}: spin.\n{N}: next die. Arrows: "
    "aim. Enter: flick."
)
_PLACE: Final = N_(
    "Drag a die with the right button or Shift.\n{M}: pick up a die. Arrows: move it.\n"
    "Wheel, {A}, {D}: rotate. {T}: turn over.\nEnter: put down. Esc: put back."
)


@frozen
class Acts:
    """The actions of the buttons."""

    repeat: Callable[[], None]
    put_back: Callable[[], None]
    throw: Callable[[], None]
    slow: Callable[[], None]


class TryPart:
    """Shows buttons, the impacts of the flicked die, and how to flick."""

    lays = holding = dragging = False
    hints: tuple[Hint, ...] = ()

    def __init__(
        self, draft: LevelDraft, acts: Acts, cast: Cast, readout: Callable[[], Readout | None]
    ) -> None:
        """`readout` returns the measurements of the last flick."""
        self._draft, self._cast, self._readout = draft, cast, readout
        x, y, width, _height = PART
        boxes = columns((x, y, width, _BUTTONS), 4, GAP)
        self._slow = Button(boxes[3], _("Slow motion"), acts.slow, "dark", hotkey="S")
        self._repeat = Button(boxes[0], _("Repeat"), acts.repeat, "teal", hotkey="R")
        self._put_back = Button(boxes[1], _("Put back"), acts.put_back, hotkey="B")
        throw = Button(boxes[2], _("Throw all"), acts.throw, hotkey="O")
        self._page = Page([self._repeat, self._put_back, throw, self._slow], strict=True)
        self.pages: tuple[Page, ...] = (self._page,)
        self._refuse()

    def _refuse(self) -> None:
        """Disable the buttons that would have no effect now."""
        stand = self._draft.stand
        self._repeat.refusal = "" if stand.flick else _("No flick yet.")
        self._put_back.refusal = "" if stand.made else _("No flick yet on this layout.")

    @property
    def tip(self) -> Tip | None:
        """The tip that says why the button under the pointer is disabled."""
        button = self._page.pointed
        if not isinstance(button, Button) or not button.refusal:
            return None
        x, y, width, height = button.box
        return Tip((x, y, width, height), button.label, why=button.refusal)

    def set_slow(self, slow: bool) -> None:
        """Set the label of the slow motion button: it names the speed to switch to."""
        self._slow.label = _("Normal speed") if slow else _("Slow motion")

    def on_cloth(self, _event: Input) -> bool:
        """Return False: the `Hand` uses the cloth."""
        return False

    def key(self, _event: Input) -> bool:
        """Return False: the `Hand` uses the keys."""
        return False

    def pressed(self) -> None:
        """Do nothing: there are no fields to leave."""

    def update(self, seconds: float) -> None:
        """Update the buttons and disable those without effect."""
        self._refuse()
        self._page.update(seconds)

    def draw_on_cloth(self, brush: Brush) -> None:
        """Draw nothing."""

    def draw(self, brush: Brush) -> None:
        """Draw buttons, impacts and instructions."""
        x, y, width, height = PART
        self._page.draw(brush.surface, brush.view)
        top = y + _BUTTONS + GAP
        impacts = x, top, width, y + height - _HELP - GAP - top
        draw_impacts(brush, impacts, self._readout(), self._cast)
        help_box = x, y + height - _HELP, width, _HELP
        brush.panel(help_box, DARK)
        for box, words in zip(columns(help_box, 2), (_FLICK, _PLACE), strict=True):
            _draw_help(brush, box, with_letters(_(words), "ADMNSTW"))
        if self.tip is not None:
            draw_tip(brush, self.tip)


def _draw_help(brush: Brush, box: Bounds, words: str) -> None:
    x, y, width, height = box
    (text,) = fit_paragraphs(
        brush.view, [words], TextStyle(SMALLEST_TEXT, MOON), width - 36, height - 24
    )
    brush.put(text, (x + 22, y + 18))
