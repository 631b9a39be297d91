"""The page for a game's house rules and the kind of match, each with a short explanation."""

from functools import partial

from cubacube.rules import Value
from cubacube.scenes.canvas import AnyBox, Bounds, TextStyle, columns, grid
from cubacube.scenes.canvas.theme import HEIGHT, MOON, NORMAL, WIDTH
from cubacube.scenes.stage.scene import Change, Close
from cubacube.scenes.widgets import Button, Label, Page, Widget
from cubacube.session.language.translation import _
from cubacube.shell.pages.draft import SetupDraft
from cubacube.shell.pages.setup_widgets import HouseSwitch, option_widget, share_size
from cubacube.shell.pages.sheet import SheetPage

_COLUMN, _ONE_COLUMN, _BETWEEN = 860.0, 1100.0, 30.0
_MOST_IN_ONE = 5
_ROW, _GAP, _TALLEST = 112.0, 10.0, 784.0
_HEAD, _MARGIN = 128.0, 44.0
_BUTTONS, _FOOT = (800.0, 80.0), 150.0
_CAPTION, _KIND = 40.0, 84.0
"""Heights of the caption and of the switches below the house rules."""
_HEADING = TextStyle(NORMAL, MOON, "heavy")


class HousePage(SheetPage):
    """Edits the effective house rules; closes with the changed draft."""

    def __init__(self, draft: SetupDraft) -> None:
        self._draft = draft
        super().__init__(self._new_page())

    def _new_page(self) -> Page:
        """Return the page, with a panel as large as the rules need."""
        options = self._draft.house_rules
        rows = _rows(len(options))
        x, y, width, height = panel = _panel(len(options))
        inside, below = width - 2 * _MARGIN, _CAPTION + _KIND
        place = x + _MARGIN, y + _HEAD, inside, height - _HEAD - _FOOT - below
        across = max(1, -(-len(options) // rows))
        # Fill the first column from top to bottom, then the second.
        cells = grid(place, rows * across, across, _GAP)
        boxes = [cells[n % rows * across + n // rows] for n in range(len(options))]
        values = dict(self._draft.options)
        widgets = [
            option_widget(option, box, values[option.name], partial(self._set, option.name))
            for option, box in zip(options, boxes, strict=True)
        ]
        caption: Bounds = x + _MARGIN, place[1] + place[3], inside, _CAPTION
        kind: Bounds = x + _MARGIN, caption[1] + _CAPTION, inside, _KIND
        heading = [Label(caption, _("This match"), _HEADING, "midleft")] if options else []
        width, tall = _BUTTONS
        at = (WIDTH - width) / 2, y + height - _MARGIN + 10 - tall, width, tall
        left, right = columns(at, 2, 30)
        buttons = [
            Button(left, _("Rulebook rules"), self._reset),
            Button(right, _("Done"), self._done, "teal"),
        ]
        title = _("{game}: house rules") if options else _("{game}: this match")
        title = title.format(game=_(self._draft.game.title))
        everything = [*widgets, *heading, *self._kinds(kind), *buttons]
        share_size(everything)
        return Page(everything, self._done, panel=panel, title=title)

    def _kinds(self, box: AnyBox) -> list[Widget]:
        """Return the strict and training switches; turning one on turns the other off."""
        draft = self._draft
        flickless = draft.game.level is None
        boxes = columns(box, 1 if flickless else 2, _GAP)

        def put(changed: SetupDraft) -> None:
            self._draft = changed
            for switch, value in zip(switches, (changed.strict, changed.training), strict=False):
                switch.value = value

        tests = _("No undo, no hints.") if flickless else _("No undo, no hints, no test flicks.")
        by_hand = _("You may place dice by hand.")
        kinds = (
            (_("Strict"), draft.strict, lambda on: put(self._draft.with_strict(on)), tests),
            (_("Training"), draft.training, lambda on: put(self._draft.with_training(on)), by_hand),
        )
        switches = [HouseSwitch(box, *kind) for box, kind in zip(boxes, kinds, strict=False)]
        return [*switches]

    def _set(self, option: str, value: Value) -> None:
        before = self._draft.effective
        self._draft = self._draft.with_option(option, value)
        if self._draft.effective != before:
            self._reset_layout()

    def _reset(self) -> None:
        self._draft = self._draft.with_rulebook_options()
        self._reset_layout()

    def _reset_layout(self) -> None:
        """Rebuild the widgets, as other rules may have an effect now, and keep the focus."""
        before = self.page.widgets
        at = before.index(self.page.focus) if self.page.focus else 0
        after = self._new_page().widgets
        is_button = at >= len(before) - 2
        self.page.widgets = after
        self.page.focus = after[at - len(before) if is_button else at]
        self.page.settle()

    def _done(self) -> Change:
        return Close(self._draft)


def _rows(count: int) -> int:
    """Return the number of rows: a few rules use one column, more use two."""
    return max(1, count if count <= _MOST_IN_ONE else (count + 1) // 2)


def _panel(count: int) -> Bounds:
    """Return the box of the panel, centred on the screen."""
    rows = _rows(count)
    width = 2 * _MARGIN + (_ONE_COLUMN if rows >= count else 2 * _COLUMN + _BETWEEN)
    rules = rows * (_ROW + _GAP) - _GAP if count else 0.0
    height = _HEAD + min(_TALLEST, rules + _CAPTION + _KIND) + _FOOT
    return (WIDTH - width) / 2, (HEIGHT - height) / 2, width, height
