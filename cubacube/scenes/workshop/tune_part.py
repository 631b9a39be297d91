"""The Tune tab: change every value of the level, and see how it then plays."""

from collections.abc import Callable, Sequence

import pygame

from cubacube.rules import frozen
from cubacube.scenes.canvas import Bounds, Brush, Point, TextStyle, View, rows, theme
from cubacube.scenes.canvas.parts import PanelStyle, flat
from cubacube.scenes.flicking.panels.places import GAP
from cubacube.scenes.match.words import Hint
from cubacube.scenes.stage.inputs import Input, KeyPress, Wheel
from cubacube.scenes.widgets import IGNORED, USED, Button, Page, Reply, Widget
from cubacube.scenes.workshop.estimates import EstimateShown, draw_estimate
from cubacube.scenes.workshop.part import WorkshopMode
from cubacube.scenes.workshop.places import DARK, PART
from cubacube.scenes.workshop.values_panel import ValuesPanel, room
from cubacube.session.files.declared import Raw
from cubacube.session.language.translation import N_, _
from cubacube.session.workshop.draft import LevelDraft
from cubacube.session.workshop.settings import LevelValue, settings, value_of

_GROUPS: dict[str, str] = {
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
    "steps": N_("Time steps"),
    "look": N_("Appearance"),
    "border": N_("Border"),
    "layout": N_("Laid dice"),
}
_MANY: dict[str, str] = {"zones": N_("Zone {number}"), "obstacles": N_("Obstacle {number}")}
_FIRST = "cloth"
"""The group that is open at the start."""
_X, _Y, _WIDE, _HIGH = PART
_LIST_WIDE, _COMPARE_HIGH = 224.0, 104.0
_ROOM = room((_X + _LIST_WIDE + GAP, _Y, _WIDE - _LIST_WIDE - GAP, _HIGH), 7)
_LINE = 29.5
_PAD, _BAR = 8.0, 6.0


@frozen
class Group:
    """A part of a level: its name, and whether any of its values was changed."""

    key: str
    name: str
    changed: bool = False


class TunePart(WorkshopMode):
    """Shows groups on the left, and the values of one group on the right."""

    def __init__(self, draft: LevelDraft, estimate: Callable[[], EstimateShown]) -> None:
        """`estimate` returns the estimates for this level and the one before the last change."""
        self._draft, self._estimate = draft, estimate
        self.values = ValuesPanel(draft, _ROOM, _FIRST)
        self.list = GroupList((_X, _Y, _LIST_WIDE, _HIGH - _COMPARE_HIGH - GAP), self.values.open)
        foot = _X, _Y + _HIGH - _COMPARE_HIGH, _LIST_WIDE, _COMPARE_HIGH - 2
        upper, lower = rows(foot, 2, 6)
        keep = Button(upper, _("Set as A"), draft.set_reference, hotkey="K")
        self._swap = Button(lower, "", draft.swap, "dark", hotkey="Q")
        self._side = Page([self.list, keep, self._swap], strict=True)
        self.pages: tuple[Page, ...] = self.values.page, self._side
        self._listed: tuple[Raw, Raw, str] | None = None
        self._refresh()

    @property
    def dragging(self) -> bool:
        """Whether a slider knob is dragged."""
        return self.values.dragging

    @property
    def hints(self) -> tuple[Hint, ...]:
        """The keys for the values."""
        return self.values.hints

    def _refresh(self) -> None:
        """Update the groups if the level has changed."""
        raw, opened = self._draft.stand.raw, self._draft.opened
        kept = self._listed
        if kept and kept[0] is raw and kept[1] is opened and kept[2] == self.values.group:
            return
        found = settings(raw)
        groups = tuple(dict.fromkeys(each.group for each in found))
        if self.values.group not in groups:
            self.values.open(_FIRST)
        self.list.show([self._named(each, found, raw) for each in groups], self.values.group)
        self._listed = raw, opened, self.values.group

    def _named(self, group: str, found: tuple[LevelValue, ...], raw: Raw) -> Group:
        """Return a group with its name, and whether any value differs from the opened level."""
        own = [each for each in found if each.group == group]
        changed = any(self._draft.original(each) != value_of(raw, each) for each in own)
        if group in _GROUPS:
            return Group(group, _(_GROUPS[group]), changed)
        parts, number = own[0].place[0], own[0].place[1]
        assert isinstance(number, int), "an item of a list"
        return Group(group, _(_MANY[str(parts)]).format(number=number + 1), changed)

    def pressed(self) -> None:
        """Close every text field except the one under the pointer."""
        self.values.pressed()

    def key(self, event: Input) -> bool:
        """Offer a key to the values first, then to the list of groups."""
        if self.values.key(event):
            return True
        match event:
            case KeyPress("pageup" | "pagedown" as name, True):
                self._next_group(-1 if name == "pageup" else 1)
            case Wheel() if self._side.pointed is self.list:
                self._side.handle(event)
            case Wheel(steps):
                self.values.scroll(steps)
            case _:
                return False
        return True

    def _next_group(self, by: int) -> None:
        keys = [each.key for each in self.list.groups]
        self.values.open(keys[(keys.index(self.values.group) + by) % len(keys)])
        self.values.focus_first()

    def update(self, seconds: float) -> None:
        """Update the widgets."""
        self.values.update(seconds)
        self._refresh()
        self._side.update(seconds)

    def draw(self, brush: Brush) -> None:
        """Draw groups, values and the estimates."""
        self._refresh()
        self._swap.label = _("Back to B") if self._draft.on_a else _("Show A")
        self.values.draw(brush)
        self._side.draw(brush.surface, brush.view)
        draw_estimate(brush, _ROOM.rest, self._estimate())


class GroupList(Widget):
    """A list that scrolls if needed; `on_choose` receives the key of the pressed group."""

    focusable = True

    def __init__(self, box: Bounds, on_choose: Callable[[str], None]) -> None:
        super().__init__(box)
        self.groups: Sequence[Group] = ()
        self.chosen = ""
        self._on_choose = on_choose
        self._first = 0

    @property
    def rows(self) -> int:
        """The number of visible rows."""
        return int((self.box.h - 2 * _PAD) / _LINE)

    def show(self, groups: Sequence[Group], chosen: str) -> None:
        """Set the groups and the selected one, and scroll to it."""
        self.groups, self.chosen = groups, chosen
        at = next((n for n, each in enumerate(groups) if each.key == chosen), 0)
        self._first = max(min(self._first, at, len(groups) - self.rows), at - self.rows + 1, 0)

    def point_of(self, key: str) -> Point:
        """Return the middle of a visible group."""
        at = next(n for n, each in enumerate(self.groups) if each.key == key) - self._first
        return self.box.centerx, self.box.y + _PAD + (at + 0.5) * _LINE

    def press(self, point: Point) -> Reply:
        """Select the group under the pointer."""
        at = self._first + int((point[1] - self.box.y - _PAD) / _LINE)
        if 0 <= at < len(self.groups):
            self._on_choose(self.groups[at].key)
        return USED

    def turn(self, steps: float) -> Reply:
        """Scroll the list."""
        most = len(self.groups) - self.rows
        if most <= 0:
            return IGNORED
        self._first = min(most, max(0, self._first - round(steps)))
        return USED

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw the names, the selected one highlighted."""
        brush, box = Brush(surface, view), self.box
        brush.panel(box, DARK)
        seen = self.groups[self._first : self._first + self.rows]
        for row, group in enumerate(seen):
            top, ink = box.y + _PAD + row * _LINE, theme.CREAM
            if group.key == self.chosen:
                ink = theme.INK
                brush.panel((box.x + 6, top, box.w - 20, _LINE - 1), flat(theme.BRASS, 8))
            at, style = (box.x + 16, top + _LINE / 2), TextStyle(theme.SMALL, ink, "heavy")
            brush.write(group.name, at, style, "midleft", box.w - 46)
            if group.changed:
                dot = box.right - 26, top + _LINE / 2 - 5, 10, 10
                brush.panel(dot, PanelStyle(theme.CORAL, theme.DUSK, 5, 1, shadow=0))
        if len(self.groups) > self.rows:
            room = (box.h - 2 * _PAD) / len(self.groups)
            at = box.right - _BAR - 5, box.y + _PAD + room * self._first
            brush.panel((*at, _BAR, room * self.rows), flat(theme.BRASS, _BAR / 2))
