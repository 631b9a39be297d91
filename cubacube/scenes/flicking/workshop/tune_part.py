"""Tune: every value of the level as a slider and a field, and what a change does to the games."""

from collections.abc import Callable
from typing import Final

from cubacube.scenes.canvas.boxes import Box
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.flicking.panels.places import GAP
from cubacube.scenes.flicking.workshop.estimate_box import Told, draw_estimate
from cubacube.scenes.flicking.workshop.group_list import Group, GroupList
from cubacube.scenes.flicking.workshop.places import DARK, HEAD, PART, WORDS
from cubacube.scenes.flicking.workshop.value_row import ValueRow, Wishes
from cubacube.scenes.match.words import Hint
from cubacube.scenes.stage.inputs import Do, Erased, Input, Key, Typed
from cubacube.scenes.widgets import Button, Page
from cubacube.session.files.declared import Raw
from cubacube.session.language.level_words import explanation
from cubacube.session.language.translation import N_, _
from cubacube.session.workshop.draft import Draft
from cubacube.session.workshop.settings import Setting, Value, settings, value_of

_GROUPS: Final[dict[str, str]] = {
    "": N_("Table"),
    "area": N_("Area"),
    "cities": N_("Cities"),
    "rulers": N_("Rulers"),
    "dice": N_("Dice"),
    "pawns": N_("Pawns"),
    "cloth": N_("Cloth"),
    "collision": N_("Collision"),
    "launch": N_("Flick"),
    "tumbling": N_("Tumbling"),
    "throw": N_("Throw"),
    "blind": N_("Blind flick"),
    "steps": N_("Steps of time"),
    "look": N_("Look"),
}
_MANY: Final[dict[str, str]] = {"zones": N_("Zone {number}"), "obstacles": N_("Obstacle {number}")}
_FIRST: Final = "cloth"
"""The group that is open to begin with."""
_X, _Y, _WIDE, _HIGH = PART
_LIST_WIDE, _COMPARE_HIGH = 186.0, 104.0
_ROW, _ROW_GAP, _ROWS = 42.0, 5.0, 8
_PAD = 8.0
_BEHIND: Final[Box] = (_X + _LIST_WIDE + GAP, _Y, _WIDE - _LIST_WIDE - GAP, 2 * _PAD + 372)
_LEFT, _TOP = _BEHIND[0] + _PAD, _Y + _PAD
_ROOM = _BEHIND[2] - 2 * _PAD
_EXPLAINED: Final[Box] = (_BEHIND[0], _Y + _BEHIND[3] + 8, _BEHIND[2], 64)
_FOOT = _EXPLAINED[1] + 64 + 8
_ESTIMATE: Final[Box] = (_BEHIND[0], _FOOT, _BEHIND[2], _Y + _HIGH - _FOOT)
_LONG_S = 0.8
"""Presses of keys that follow each other sooner are undone together."""


class TunePart:
    """Groups at the left, the values of one of them at the right."""

    holding = False

    def __init__(self, draft: Draft, told: Callable[[], Told]) -> None:
        """`told` gives what is known of the games on this level, and on the one before."""
        self._draft, self._told = draft, told
        self.group = _FIRST
        self._first = 0
        """The first row of the group that is seen."""
        self._untouched_s = 0.0
        self._wishes = Wishes(self._change, draft.settle, self._reset)
        self.list = GroupList((_X, _Y, _LIST_WIDE, _HIGH - _COMPARE_HIGH - GAP), self.open)
        self.rows: list[ValueRow] = []
        self._values = Page((), strict=True)
        foot = _Y + _HIGH - _COMPARE_HIGH
        keep, swap = (foot, foot + _COMPARE_HIGH / 2 + 2)
        tall = _COMPARE_HIGH / 2 - 4
        self._swap = Button((_X, swap, _LIST_WIDE, tall), "", draft.swap, "dark", hotkey="Q")
        buttons = [
            Button((_X, keep, _LIST_WIDE, tall), _("Keep as A"), draft.keep_as_a, hotkey="K"),
            self._swap,
        ]
        self.pages: tuple[Page, ...] = self._values, Page([self.list, *buttons], strict=True)
        self._shown: tuple[Raw, str, int] | None = None
        self.refresh()

    # What is chosen

    def open(self, group: str) -> None:
        """Show the values of another group."""
        if group != self.group:
            self._commit()
            self.group, self._first = group, 0
            self.refresh()
            self._values.focus = next(iter(self.rows), None)

    def row(self, path: str) -> ValueRow:
        """The row of a value of the open group."""
        return next(each for each in self.rows if each.setting.path == path)

    @property
    def hints(self) -> tuple[Hint, ...]:
        """Keys for the values."""
        if self._values.typing:
            return (("Enter", _("set")), ("Esc", _("as it was")))
        return (
            ("← →", _("change")),
            ("Shift", _("fine")),
            ("Del", _("reset")),
        )

    def refresh(self) -> None:
        """Let rows and groups show the level as it is now."""
        raw = self._draft.stand.raw
        key = raw, self.group, self._first
        if self._shown is not None and self._shown[0] is raw and self._shown[1:] == key[1:]:
            return
        found = settings(raw)
        groups = tuple(dict.fromkeys(each.group for each in found))
        if self.group not in groups:
            self.group, self._first = _FIRST, 0
        self._fill([each for each in found if each.group == self.group], raw)
        self.list.show([self._named(each, found, raw) for each in groups], self.group)
        self._shown = raw, self.group, self._first

    def _fill(self, found: list[Setting], raw: Raw) -> None:
        """Rows for the values that are seen; those that were there stay, and what is typed."""
        self._first = max(0, min(self._first, len(found) - _ROWS))
        seen = found[self._first : self._first + _ROWS]
        if [row.setting.place for row in self.rows] != [each.place for each in seen]:
            focus = self._focused
            self.rows = [
                ValueRow((_LEFT, _TOP + n * (_ROW + _ROW_GAP), _ROOM, _ROW), each, self._wishes)
                for n, each in enumerate(seen)
            ]
            self._values.widgets[:] = self.rows
            kept = [row for row in self.rows if focus and row.setting.place == focus.setting.place]
            self._values.focus = next(iter(kept), None)
            self._values.settle()
        for row, each in zip(self.rows, seen, strict=True):
            row.setting, row.value = each, value_of(raw, each)
            row.original = self._original(each)

    def _original(self, setting: Setting) -> Value | None:
        try:
            return value_of(self._draft.opened, setting)
        except (IndexError, KeyError):
            return None

    def _named(self, group: str, found: tuple[Setting, ...], raw: Raw) -> Group:
        """A group with its name, and whether a value in it is other than in the file."""
        own = [each for each in found if each.group == group]
        changed = any(self._original(each) != value_of(raw, each) for each in own)
        if group in _GROUPS:
            return Group(group, _(_GROUPS[group]), changed)
        parts, number = own[0].place[0], own[0].place[1]
        assert isinstance(number, int), "an item of a list"
        return Group(group, _(_MANY[str(parts)]).format(number=number + 1), changed)

    # What is changed

    def _change(self, setting: Setting, value: Value, gesture: object) -> None:
        self._untouched_s = 0.0
        self._draft.set(setting, value, gesture)
        if gesture is None:
            self._draft.settle()
        self.refresh()

    def _reset(self, setting: Setting) -> None:
        self._draft.settle()
        self._draft.reset(setting)
        self.refresh()

    def _commit(self) -> None:
        """What is typed counts when the field is left."""
        for row in self.rows:
            row.commit()

    @property
    def _focused(self) -> ValueRow | None:
        focus = self._values.focus
        return focus if isinstance(focus, ValueRow) else None

    # What is heard

    def on_cloth(self, _event: Input) -> bool:
        """The cloth is for the hand."""
        return False

    def pressed(self) -> None:
        """The pointer went down: a field that it is not on is left."""
        for row in self.rows:
            if row is not self._values.focus:
                row.commit()

    def key(self, event: Input) -> bool:
        """What is typed into has the keys; arrows go through the values and change them."""
        row = self._focused
        if row is not None and row.typed is not None:
            return self._typed(row, event)
        match event:
            case Key("pageup" | "pagedown" as name, True):
                self._next_group(-1 if name == "pageup" else 1)
            case Do("up" | "prev"):
                self._next_row(-1)
            case Do("down" | "next"):
                self._next_row(1)
            case Do("left" | "right" as way, held) if row is not None:
                self._values.set_focus(row)
                row.step(-1 if way == "left" else 1, fine=held.shift)
            case Do("confirm", _, False) if row is not None:
                row.act("confirm")
            case Key("delete", True, _, False) if row is not None:
                self._reset(row.setting)
            case _:
                return False
        return True

    def _typed(self, row: ValueRow, event: Input) -> bool:
        """Into a field: Tab and the arrows up and down leave it."""
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
        return True

    def _next_row(self, by: int) -> None:
        """The ring goes to another value, and the rows scroll with it."""
        raw = self._draft.stand.raw
        places = [each.place for each in settings(raw) if each.group == self.group]
        row = self._focused
        at = 0 if row is None else (places.index(row.setting.place) + by) % len(places)
        self._first = max(min(self._first, at), at - _ROWS + 1)
        self.refresh()
        self._values.set_focus(self.rows[at - self._first])

    def _next_group(self, by: int) -> None:
        keys = [each.key for each in self.list.groups]
        self.open(keys[(keys.index(self.group) + by) % len(keys)])
        if self.rows:
            self._values.set_focus(self.rows[0])

    def update(self, seconds: float) -> None:
        """Widgets glow; presses of keys that come late are undone by themselves."""
        self.refresh()
        for page in self.pages:
            page.update(seconds)
        before, self._untouched_s = self._untouched_s, self._untouched_s + seconds
        if before < _LONG_S <= self._untouched_s and not any(row.dragged for row in self.rows):
            self._draft.settle()

    # What is seen

    def draw_on_cloth(self, brush: Brush) -> None:
        """Nothing of its own."""

    def draw(self, brush: Brush) -> None:
        """Groups, values, what the one of the moment means, and what is known of the games."""
        self.refresh()
        self._swap.label = _("Back to B") if self._draft.on_a else _("Show A")
        brush.panel(_BEHIND, DARK)
        for page in self.pages:
            page.draw(brush.surface, brush.view)
        self._draw_explained(brush)
        draw_estimate(brush, _ESTIMATE, self._told())

    def _draw_explained(self, brush: Brush) -> None:
        row = self._values.pointed or self._values.focus
        brush.panel(_EXPLAINED, DARK)
        if not isinstance(row, ValueRow):
            return
        x, y, width, _height = _EXPLAINED
        setting = row.setting
        end = brush.write(setting.path, (x + 16, y + 18), HEAD, "midleft").right + 14
        limits = _("allowed is {range}").format(range=setting.key.allowed)
        brush.write(limits, (end, y + 18), WORDS, "midleft", x + width - 12 - end)
        words = explanation(setting.path)
        brush.write(words, (x + 16, y + 46), WORDS, "midleft", width - 28)
