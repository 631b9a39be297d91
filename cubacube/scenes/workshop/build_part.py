"""The Build tab: move, resize and turn the area, Cities, zones, obstacles and dice."""

from collections.abc import Callable
from functools import partial
from itertools import pairwise
from typing import Final

from cubacube.rules import frozen
from cubacube.scenes.canvas import strokes, theme
from cubacube.scenes.canvas.boxes import Bounds, Point, columns
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.layer import Layer
from cubacube.scenes.canvas.parts import TextStyle
from cubacube.scenes.canvas.reading import fit_paragraphs
from cubacube.scenes.cloth.ground import Ground, reach_round_point
from cubacube.scenes.flicking.panels.places import CLOTH, GAP
from cubacube.scenes.match.words import Hint
from cubacube.scenes.stage.inputs import (
    LEFT,
    RIGHT,
    Action,
    Do,
    Input,
    KeyPress,
    Modifiers,
    Pointer,
    Wheel,
)
from cubacube.scenes.widgets import Button, Page
from cubacube.scenes.workshop.part import WorkshopMode
from cubacube.scenes.workshop.places import DARK, HEAD, PART
from cubacube.scenes.workshop.values_panel import ValuesPanel, room
from cubacube.session.files.declared import Place, Raw, key_path
from cubacube.session.language.translation import N_, _
from cubacube.session.workshop.building import (
    FINE_DEG,
    FINE_MM,
    MOST,
    SNAP_DEG,
    SNAP_MM,
    Form,
    Handle,
    Part,
    dragged,
    handle_at,
    handles,
    outline,
    shape_of,
    thing_at,
    turned,
    with_new,
    without,
    without_corner,
)
from cubacube.session.workshop.draft import LevelDraft

_X, _Y, _WIDE, _HIGH = PART
_ADD, _LABEL = 56.0, 186.0
_FORMS: Final[dict[Form, str]] = {
    "circle": N_("Circle"),
    "box": N_("Box"),
    "polygon": N_("Polygon"),
}
_PARTS: Final[dict[Part, str]] = {"zones": N_("New zone"), "obstacles": N_("New obstacle")}
_NAMES: Final[dict[Part, str]] = {"zones": N_("Zone"), "obstacles": N_("Obstacle")}
_HELP: Final = N_(
    "Drag things and dice. Light handles resize, the green one rotates, golden ones "
    "change the table. Shift: ignore the grid. Right click: cut off a corner."
)
_ROOM = room(_X, _Y + 2 * (_ADD + 8) + GAP - 8, _WIDE, 6)
_BELOW = _ROOM.explained[1] + _ROOM.explained[3] + 8
_HELP_BOX: Final[Bounds] = (_X, _BELOW, _WIDE, _Y + _HIGH - _BELOW)
_REACH = 15.0
"""How close to a handle a press must be, in logical units."""
_WAYS: Final[dict[Action, Point]] = {
    "left": (-1, 0),
    "right": (1, 0),
    "up": (0, 1),
    "down": (0, -1),
}
_TURNS: Final = {"a": 1, "d": -1}


@frozen
class _Held:
    """A drag in progress: its handle and start point.

    `before` and `ground` hold the level values and the cloth position from before the drag.
    """

    handle: Handle
    start: Point
    before: Raw
    ground: Ground


class BuildPart(WorkshopMode):
    """Shows the handles of the selected thing on the cloth, and its values in the panel."""

    lays = True

    def __init__(self, draft: LevelDraft, ground: Callable[[], Ground]) -> None:
        """`ground` returns the position of the playing area on the canvas."""
        self._draft, self._ground = draft, ground
        self.selected: Place | None = None
        self._held: _Held | None = None
        self._pointed: Place | None = None
        self._in_rows = False
        """Whether arrow keys change the values."""
        self.values = ValuesPanel(draft, _ROOM, "area")
        self._adding = Page(
            [
                Button(box, _(words), partial(self.add, parts, form), "cream")
                for row, parts in enumerate(_PARTS)
                for box, (form, words) in zip(
                    columns((_X + _LABEL, _Y + row * (_ADD + 8), _WIDE - _LABEL, _ADD), 3, GAP),
                    _FORMS.items(),
                    strict=True,
                )
            ],
            strict=True,
        )
        self.pages: tuple[Page, ...] = self.values.page, self._adding

    @property
    def holding(self) -> bool:
        """Whether something on the cloth is dragged."""
        return self._held is not None

    @property
    def dragging(self) -> bool:
        """Whether something on the cloth or a slider knob is dragged."""
        return self.holding or self.values.dragging

    @property
    def hints(self) -> tuple[Hint, ...]:
        """The keys for the selected thing."""
        if self._in_rows:
            return self.values.hints
        if self.selected is None:
            return (("Shift", _("ignore the grid")),)
        own = (("Del", _("remove")), ("A D", _("rotate"))) if self._removable else ()
        return (("Tab", _("values")), *own, ("← →", _("move")))

    @property
    def _removable(self) -> bool:
        return self.selected is not None and self.selected[0] in _PARTS

    @property
    def _raw(self) -> Raw:
        return self._draft.stand.raw

    # Actions

    def add(self, parts: Part, form: Form) -> None:
        """Add a zone or an obstacle in the middle of the table and select it."""
        count = len(self._raw.get(parts, ()))
        if count >= MOST:
            return
        name = f"{_(_NAMES[parts])} {count + 1}"
        raw, place = with_new(self._raw, parts, form, name)
        self._draft.settle()
        self._draft.change(lambda _raw: raw)
        self.select(place)

    def remove(self) -> None:
        """Remove the selected zone or obstacle."""
        if self.selected is not None and self._removable:
            raw = without(self._raw, self.selected)
            self._draft.settle()
            self._draft.change(lambda _raw: raw)
            self.select(None)

    def select(self, place: Place | None) -> None:
        """Select `place`, and show its handles and values; None shows the values of the area."""
        self.selected, self._in_rows = place, False
        group = "area" if place is None else key_path(place)
        self.values.open("cities" if place and place[0] == "cities" else group)
        self.values.page.hide_focus_ring()

    def _drag(self, now: Point, held: Modifiers) -> None:
        assert self._held is not None, "something is dragged"
        it = self._held
        raw = dragged(it.before, it.handle, it.start, it.ground.mm(now), fine=held.shift)
        self._draft.change(lambda _raw: raw, it)

    def _let_go(self) -> None:
        self._held = None
        self._draft.settle()

    # Events

    def on_cloth(self, event: Input) -> bool:
        """Handle the pointer on the cloth: handles first, then dice, then other things.

        Return False for a die, which the `Hand` moves.
        """
        if not isinstance(event, Pointer):
            return False
        if self._held is not None:
            return self._on_held(event)
        point = self._ground().mm(event.point)
        match event.kind:
            case "down" if event.button == LEFT:
                return self._take(event, point)
            case "down" if event.button == RIGHT:
                return self._cut(point)
            case "move":
                self._pointed = thing_at(self._raw, point)
        return False

    def _on_held(self, event: Pointer) -> bool:
        match event.kind:
            case "move":
                self._drag(event.point, event.modifiers)
            case "up" if event.button == LEFT:
                self._drag(event.point, event.modifiers)
                self._let_go()
            case "cancel":
                self._let_go()
        return True

    def _take(self, event: Pointer, point: Point) -> bool:
        """Start to drag the handle or thing under the pointer, and select that thing."""
        reach_mm = _REACH / self._ground().scale
        self._forget_gone()
        handle = handle_at(self._raw, self.selected, point, reach_mm)
        if handle is None:
            if self._die_at(event.point):
                return False
            place = thing_at(self._raw, point)
            self.select(place)
            handle = Handle(place, "move", point) if place is not None else None
        if handle is not None:
            self._draft.settle()
            self._held = _Held(handle, point, self._raw, self._ground())
        return True

    def _cut(self, point: Point) -> bool:
        """Remove the corner of the selected shape that is under the pointer (right button).

        Return whether a corner was there. It is not removed if too few corners would be left.
        """
        handle = handle_at(self._raw, self.selected, point, _REACH / self._ground().scale)
        if handle is None or handle.kind != "vertex":
            return False
        raw = without_corner(self._raw, handle)
        self._draft.change(lambda _raw: raw)
        return True

    def pressed(self) -> None:
        """Close every text field except the one under the pointer.

        If a text field was pressed, arrow keys go to the fields from now on.
        """
        self.values.pressed()
        self._in_rows = self.values.page.focus is not None and self.values.typing

    def key(self, event: Input) -> bool:
        """Handle a key: for the values if they have the focus, else for the selected thing.

        The wheel scrolls the values.
        """
        if isinstance(event, Wheel):
            self.values.scroll(event.steps)
            return True
        if self._in_rows or self.values.typing:
            if event == Do("back") and not self.values.typing:
                self._in_rows = False
                self.values.page.hide_focus_ring()
                return True
            return self.values.key(event)
        match event:
            case Do("next" | "prev"):
                self._in_rows = True
                self.values.focus_first()
            case Do("back", _, False) if self.selected is not None:
                self.select(None)
            case KeyPress("delete", True, _, False):
                self.remove()
            case Do(action, held) if action in _WAYS and self.selected is not None:
                self._nudge(self.selected, _WAYS[action], held)
            case KeyPress("a" | "d" as name, True, held) if self.selected is not None:
                by = _TURNS[name] * (FINE_DEG if held.shift else SNAP_DEG)
                raw = turned(self._raw, self.selected, by)
                self._draft.change(lambda _raw: raw, ("turn", self.selected))
            case _:
                return False
        return True

    def _nudge(self, place: Place, way: Point, held: Modifiers) -> None:
        """Move a thing by one step of the grid, or by a fine step with Shift."""
        step = FINE_MM if held.shift else SNAP_MM
        to = way[0] * step, way[1] * step
        raw = dragged(self._raw, Handle(place, "move", (0, 0)), (0, 0), to, fine=held.shift)
        self._draft.change(lambda _raw: raw, ("nudge", place))

    def _forget_gone(self) -> None:
        """Clear the selection if an undo removed the selected thing."""
        place = self.selected
        if place is not None and place[0] in _PARTS:
            number = place[1]
            assert isinstance(number, int), "an item of a list"
            if number >= len(self._raw.get(str(place[0]), ())):
                self.select(None)

    def update(self, seconds: float) -> None:
        """Update the widgets."""
        self._forget_gone()
        self.values.update(seconds)
        self._adding.update(seconds)

    # Drawing

    def draw_on_cloth(self, brush: Brush) -> None:
        """Draw the circle in which thrown dice start."""
        ground, raw = self._ground(), self._raw
        middle = raw["area"]["side_mm"] / 2
        round_it = reach_round_point((middle, middle), raw["throw"]["start_radius_mm"])
        marks = Layer()
        line = [ground.at(*point) for point in (*round_it, round_it[0])]
        marks.dashes((*theme.MOON, 120), line, 2, 8, 8)
        marks.draw(brush.surface, brush.view)

    def draw(self, brush: Brush) -> None:
        """Draw the handles on the cloth, and the buttons and values in the panel."""
        self._forget_gone()
        with brush.within(CLOTH):
            self._draw_handles(brush)
        for row, words in enumerate(_PARTS.values()):
            box = _X, _Y + row * (_ADD + 8), _LABEL - GAP, _ADD
            brush.panel(box, DARK)
            middle = box[0] + box[2] / 2, box[1] + box[3] / 2
            brush.write(_(words), middle, HEAD, "center", box[2] - 20)
        self._adding.draw(brush.surface, brush.view)
        self.values.draw(brush)
        x, y, width, height = _HELP_BOX
        brush.panel(_HELP_BOX, DARK)
        style = TextStyle(theme.SMALLEST_TEXT, theme.MOON)
        (text,) = fit_paragraphs(brush.view, [_(_HELP)], style, width - 36, height - 12)
        brush.put(text, (x + 18, y + height / 2), "midleft")

    def _draw_handles(self, brush: Brush) -> None:
        ground, raw = self._ground(), self._raw
        for place, colour in ((self._pointed, theme.MOON), (self.selected, self._colour)):
            if place is not None and _there(raw, place):
                line = [ground.at(*point) for point in outline(shape_of(raw, place))]
                for a, b in pairwise((*line, line[0])):
                    strokes.line(brush, colour, a, b, 3)
        for handle in handles(raw, self.selected):
            small = handle.kind == "new vertex"
            at, size = ground.at(*handle.at), 6.0 if small else 9.0
            strokes.dot(brush, theme.NIGHT, at, size + 3)
            strokes.dot(brush, _tint(handle), at, size)

    @property
    def _colour(self) -> theme.Colour:
        """Red while the draft has a fault, else gold."""
        return theme.BLOCKED_EDGE if self._draft.faults else theme.GOLD

    def _die_at(self, point: Point) -> bool:
        layout = self._draft.stand.layout
        return (
            self._ground().die_at(point, layout, self._draft.level.dice.edge_mm * 0.75) is not None
        )


def _tint(handle: Handle) -> theme.Colour:
    """Return the colour of a handle: green to turn, gold for area and start circle, else cream."""
    if handle.kind == "turn":
        return theme.TEAL
    return theme.MINE if handle.kind in ("side", "start") else theme.CREAM


def _there(raw: Raw, place: Place) -> bool:
    number = place[1]
    return isinstance(number, int) and number < len(raw.get(str(place[0]), ()))
