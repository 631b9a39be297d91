"""A panel with the values of one group of a level, and an explanation of one value."""

from cubacube.rules import frozen
from cubacube.scenes.canvas import Bounds, Brush, inset, rows
from cubacube.scenes.canvas.reading import fit_paragraphs
from cubacube.scenes.canvas.sizes import standing
from cubacube.scenes.canvas.theme import SMALL
from cubacube.scenes.match.words import Hint
from cubacube.scenes.stage.inputs import Do, Erased, Input, KeyPress, Typed
from cubacube.scenes.widgets import Page
from cubacube.scenes.workshop.places import DARK, HEAD, WORDS
from cubacube.scenes.workshop.value_row import ValueRow, Wishes
from cubacube.session.files.declared import Raw
from cubacube.session.language.level_words import explanation
from cubacube.session.language.numbers import listed, point
from cubacube.session.language.referee import capital
from cubacube.session.language.translation import _, _p
from cubacube.session.workshop.draft import LevelDraft
from cubacube.session.workshop.settings import LevelValue, Value, settings, value_of

_PAD, _ROW, _GAP = 8.0, 42.0, 5.0
_EXPLAINED = 88.0
"""Height of the box that explains a value."""
_LONG_S = 0.8
"""Longest pause, in seconds, between key presses that are undone together."""


@frozen
class Room:
    """The layout of the panel: box of the rows, of the explanation, and of the rest below."""

    rows: tuple[Bounds, ...]
    box: Bounds
    explained: Bounds
    rest: Bounds


def room(box: Bounds, count: int) -> Room:
    """Return the layout of a panel with `count` rows at the top of a box."""
    left, top, width, height = box
    high = 2 * _PAD + count * (_ROW + _GAP) - _GAP
    middle, below = top + high + _PAD, top + high + _PAD + _EXPLAINED + _PAD
    panel: Bounds = left, top, width, high
    return Room(
        rows(inset(panel, _PAD), count, _GAP),
        panel,
        (left, middle, width, _EXPLAINED),
        (left, below, width, top + height - below),
    )


class ValuesPanel:
    """Shows one group at a time."""

    def __init__(self, draft: LevelDraft, place: Room, group: str) -> None:
        self._draft, self._room, self._count = draft, place, len(place.rows)
        self.group = group
        self._first = 0
        """The index of the first visible row."""
        self._untouched_s = 0.0
        self._wishes = Wishes(self._change, draft.settle, self._reset)
        self.rows: list[ValueRow] = []
        self.page = Page((), strict=True)
        self._shown: tuple[Raw, Raw, str, int] | None = None
        self.refresh()

    # Selection

    def open(self, group: str) -> None:
        """Show another group."""
        if group != self.group:
            self.leave_fields()
            self.group, self._first = group, 0
            self.refresh()
            self.page.focus = next(iter(self.rows), None)

    def row(self, path: str) -> ValueRow:
        """Return the visible row of a value."""
        return next(each for each in self.rows if each.setting.path == path)

    @property
    def typing(self) -> bool:
        """Whether letters are typed into a field."""
        return self.page.typing

    @property
    def dragging(self) -> bool:
        """Whether a slider knob is dragged."""
        return any(row.dragged for row in self.rows)

    @property
    def hints(self) -> tuple[Hint, ...]:
        """The keys for the values."""
        if self.typing:
            return (("Enter", _("apply")), ("Esc", _("cancel")))
        return (("Del", _("reset")), ("← →", _("change")), ("Shift", _("small steps")))

    def refresh(self) -> None:
        """Update the rows if the level has changed."""
        raw, opened, kept = self._draft.stand.raw, self._draft.opened, self._shown
        if kept and kept[0] is raw and kept[1] is opened and kept[2:] == (self.group, self._first):
            return
        found = self._settings()
        self._first = max(0, min(self._first, len(found) - self._count))
        self._fill(found[self._first : self._first + self._count], raw)
        self._shown = raw, opened, self.group, self._first

    def _settings(self) -> list[LevelValue]:
        return [each for each in settings(self._draft.stand.raw) if each.group == self.group]

    def _fill(self, seen: list[LevelValue], raw: Raw) -> None:
        """Create rows for the visible values.

        If the same values are visible as before, keep the rows and the typed text.
        """
        if [row.setting.place for row in self.rows] != [each.place for each in seen]:
            focus = self._focused
            boxes = zip(self._room.rows, seen, strict=False)
            self.rows = [ValueRow(box, each, self._wishes) for box, each in boxes]
            self.page.widgets[:] = self.rows
            kept = [row for row in self.rows if focus and row.setting.place == focus.setting.place]
            self.page.focus = next(iter(kept), None)
            self.page.settle()
        for row, each in zip(self.rows, seen, strict=True):
            row.setting, row.value = each, value_of(raw, each)
            row.original = self._draft.original(each)

    # Changes

    def _change(self, setting: LevelValue, value: Value, gesture: object) -> None:
        self._untouched_s = 0.0
        self._draft.set(setting, value, gesture)
        if gesture is None:
            self._draft.settle()
        self.refresh()

    def _reset(self, setting: LevelValue) -> None:
        self._draft.settle()
        self._draft.reset(setting)
        self.refresh()

    def leave_fields(self) -> None:
        """Set all values from the text typed into their fields."""
        for row in self.rows:
            row.commit()

    @property
    def _focused(self) -> ValueRow | None:
        focus = self.page.focus
        return focus if isinstance(focus, ValueRow) else None

    # Events

    def pressed(self) -> None:
        """Use the typed text of all fields except the focused one."""
        for row in self.rows:
            if row is not self.page.focus:
                row.commit()

    def key(self, event: Input) -> bool:
        """Handle a key; return whether it was used.

        If a text field is open, it gets the key. Otherwise arrows select values and change them.
        """
        row = self._focused
        if row is not None and row.typed is not None:
            self._typed(row, event)
            return True
        match event:
            case Do("up" | "prev"):
                self._next_row(-1)
            case Do("down" | "next"):
                self._next_row(1)
            case Do("left" | "right" as way, held) if row is not None:
                self.page.set_focus(row)
                row.step(-1 if way == "left" else 1, fine=held.shift)
            case Do("confirm", _, False) if row is not None:
                row.act("confirm")
            case KeyPress("delete", True, _, False) if row is not None:
                self._reset(row.setting)
            case _:
                return False
        return True

    def _typed(self, row: ValueRow, event: Input) -> None:
        """Handle an event during typing; Tab and the up and down arrows leave the field."""
        match event:
            case Do("up" | "down" | "next" | "prev" as way):
                row.commit()
                self._next_row(-1 if way in ("up", "prev") else 1)
            case Do("confirm" | "back" as action, _, False):
                row.act(action)
            case Typed(text):
                row.type(text)
            case Erased():
                row.erase()

    def focus_first(self) -> None:
        """Move the focus to the first value."""
        if self.rows:
            self.page.set_focus(self.rows[0])

    def _next_row(self, by: int) -> None:
        """Move the focus to another value and scroll to it."""
        places, row = [each.place for each in self._settings()], self._focused
        if not places:
            return
        at = 0 if row is None else (places.index(row.setting.place) + by) % len(places)
        self._first = max(min(self._first, at), at - self._count + 1)
        self.refresh()
        self.page.set_focus(self.rows[at - self._first])

    def scroll(self, steps: float) -> None:
        """Scroll the rows."""
        self._first -= round(steps)
        self.refresh()

    def update(self, seconds: float) -> None:
        """Update the widgets; after a pause, the next key press starts a new undo step."""
        self.refresh()
        self.page.update(seconds)
        before, self._untouched_s = self._untouched_s, self._untouched_s + seconds
        if before < _LONG_S <= self._untouched_s and not self.dragging:
            self._draft.settle()

    # Drawing

    def draw(self, brush: Brush) -> None:
        """Draw the rows and the explanation of the pointed or focused value."""
        self.refresh()
        brush.panel(self._room.box, DARK)
        self.page.draw(brush.surface, brush.view)
        brush.panel(self._room.explained, DARK)
        row = self.page.pointed or self.page.focus
        if not isinstance(row, ValueRow):
            return
        x, y, width, height = self._room.explained
        setting, told = row.setting, explanation(row.setting.path)
        end = brush.write(setting.path, (x + 16, y + 18), HEAD, "midleft").right + 14
        words = [f'"{_p("level", each)}"' for each in setting.key.words]
        span = listed(words, "or") if words else setting.key.allowed.replace(".", point())
        limits = _("allowed: {range}").format(range=span)
        if brush.view.width_px(limits, standing(SMALL), WORDS.weight) <= brush.view.px(
            x + width - 12 - end
        ):
            brush.write(limits, (end, y + 18), WORDS, "midleft")
        else:
            told = f"{capital(limits)}. {told}"
        (text,) = fit_paragraphs(brush.view, [told], WORDS, width - 28, height - 34)
        brush.put(text, (x + 16, y + 32))
