"""The Try tab: flick any die again and again, and read the measurements."""

from cubacube.scenes.canvas import Brush, Tip, columns
from cubacube.scenes.canvas.reading import fit_paragraphs
from cubacube.scenes.flicking.panels.places import GAP
from cubacube.scenes.match.help.bubble import draw_tip
from cubacube.scenes.widgets import Button, Page
from cubacube.scenes.workshop.figures import Runs, draw_impacts
from cubacube.scenes.workshop.films import Films
from cubacube.scenes.workshop.part import WorkshopMode
from cubacube.scenes.workshop.places import DARK, PART, TINY
from cubacube.session.language.referee import Cast
from cubacube.session.language.translation import N_, _
from cubacube.session.settings.keymap import with_letters
from cubacube.session.workshop.draft import LevelDraft

_BUTTONS, _HELP = 64.0, 158.0
_FLICK = N_(
    "Press a die or empty cloth, pull, let go.\nShift or Ctrl: finer. Right click: "
    "cancel.\nWheel, {W}, {S}: hit height. {A}, {D}: spin.\n{N}: next die. Arrows: "
    "aim. Enter: flick."
)
_PLACE = N_(
    "Drag a die with the right button or Shift.\n{M}: pick up a die. Arrows: move it.\n"
    "Wheel, {A}, {D}: rotate. {T}: turn over.\nEnter: put down. Esc: put back."
)


class TryPart(WorkshopMode):
    """Shows buttons, the impacts of the flicked die, and how to flick."""

    def __init__(self, draft: LevelDraft, films: Films, cast: Cast, runs: Runs) -> None:
        self._draft, self._films, self._cast, self._runs = draft, films, cast, runs
        x, y, width, _height = PART
        boxes = columns((x, y, width, _BUTTONS), 4, GAP)
        self._slow = Button(boxes[3], _("Slow motion"), films.toggle_slow, "dark", hotkey="S")
        self._repeat = Button(boxes[0], _("Repeat"), films.repeat, "teal", hotkey="R")
        self._put_back = Button(boxes[1], _("Put back"), films.put_back, hotkey="B")
        throw = Button(boxes[2], _("Throw all"), films.throw, hotkey="O")
        self._page = Page([self._repeat, self._put_back, throw, self._slow], strict=True)
        self.pages: tuple[Page, ...] = (self._page,)
        self._refuse()

    def _refuse(self) -> None:
        """Disable the buttons that would have no effect now, and label the speed button.

        The label is the speed that a press switches to.
        """
        stand = self._draft.stand
        self._repeat.refusal = "" if stand.flick else _("No flick yet.")
        self._put_back.refusal = "" if stand.made else _("No flick yet on this layout.")
        self._slow.label = _("Normal speed") if self._films.slow else _("Slow motion")

    @property
    def tip(self) -> Tip | None:
        """The tip that says why the button under the pointer is disabled."""
        button = self._page.pointed
        if not isinstance(button, Button) or not button.refusal:
            return None
        x, y, width, height = button.box
        return Tip((x, y, width, height), button.label, why=button.refusal)

    def update(self, seconds: float) -> None:
        """Update the buttons and disable those without effect."""
        self._refuse()
        self._page.update(seconds)

    def draw(self, brush: Brush) -> None:
        """Draw buttons, impacts and instructions."""
        x, y, width, height = PART
        self._page.draw(brush.surface, brush.view)
        top = y + _BUTTONS + GAP
        impacts = x, top, width, y + height - _HELP - GAP - top
        draw_impacts(brush, impacts, self._runs.readout, self._cast)
        help_box = x, y + height - _HELP, width, _HELP
        brush.panel(help_box, DARK)
        for box, words in zip(columns(help_box, 2), (_FLICK, _PLACE), strict=True):
            x, y, width, height = box
            help_text = with_letters(_(words), "ADMNSTW")
            (text,) = fit_paragraphs(brush.view, [help_text], TINY, width - 36, height - 20)
            brush.put(text, (x + 22, y + 18))
        if self.tip is not None:
            draw_tip(brush, self.tip)
