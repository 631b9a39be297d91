"""The Build tab: move, resize and turn the area, Cities, zones, obstacles and dice."""

from collections.abc import Callable
from functools import partial
from itertools import pairwise

from cubacube.rules import frozen
from cubacube.scenes.canvas import Brush, Layer, Point, centre, columns, rows, strokes, theme
from cubacube.scenes.canvas.reading import fit_paragraphs
from cubacube.scenes.cloth.ground import Ground, reach_round_point
from cubacube.scenes.flicking.panels.places import CLOTH, GAP
from cubacube.scenes.match.words import Hint
from cubacube.scenes.stage import inputs
from cubacube.scenes.widgets import Button, Page
from cubacube.scenes.workshop.part import WorkshopMode
from cubacube.scenes.workshop.places import DARK, HEAD, PART, TINY
from cubacube.scenes.workshop.values_panel import ValuesPanel, room
from cubacube.session.files.declared import Place, Raw, key_path
from cubacube.session.language.translation import N_, _
from cubacube.session.workshop import building
from cubacube.session.workshop.bench import Bench

_X, _Y, _WIDE, _HIGH = PART
_ADD, _LABEL = 56.0, 186.0
_LABELS = rows((_X, _Y, _LABEL - GAP, 2 * _ADD + 8), 2, 8)
_FORMS: dict[building.Form, str] = {
    "circle": N_("Circle"),
    "box": N_("Box"),
    "polygon": N_("Polygon"),
}
_PARTS: dict[building.Part, str] = {"zones": N_("New zone"), "obstacles": N_("New obstacle")}
_NAMES: dict[building.Part, str] = {"zones": N_("Zone"), "obstacles": N_("Obstacle")}
_HELP = N_(
    "Drag things and dice. Light handles resize, the green one rotates, golden ones "
    "change the table. Shift: ignore the grid. Right click: cut off a corner."
)
_ABOVE = 2 * _ADD + 8 + GAP
_ROOM = room((_X, _Y + _ABOVE, _WIDE, _HIGH - _ABOVE), 5)
_REACH = 15.0
"""How close to a handle a press must be, in logical units."""
_WAYS: dict[inputs.Action, Point] = {
    "left": (-1, 0),
    "right": (1, 0),
    "up": (0, 1),
    "down": (0, -1),
}
_TURNS = {"a": 1, "d": -1}
_TINTS = {"turn": theme.TEAL, "side": theme.MINE, "start": theme.MINE}
"""Colours of handles that rotate or change the table; the others are cream."""


@frozen
class _Held:
    """A drag in progress: its handle and start point.

    `before` and `ground` hold the level values and the cloth position from before the drag.
    """

    handle: building.Handle
    start: Point
    before: Raw
    ground: Ground


class BuildPart(WorkshopMode):
    """Shows the handles of the selected thing on the cloth, and its values in the panel."""

    lays = True

    def __init__(self, bench: Bench, ground: Callable[[], Ground]) -> None:
        """`ground` returns the position of the playing area on the canvas."""
        self._bench, self._draft, self._ground = bench, bench.draft, ground
        self.selected: Place | None = None
        self._held: _Held | None = None
        self._pointed: Place | None = None
        self._in_rows = False
        """Whether arrow keys change the values."""
        self.values = ValuesPanel(self._draft, _ROOM, "area")
        self._adding = Page(
            [
                Button(box, _(words), partial(self.add, parts, form))
                for parts, (_x, y, _width, _height) in zip(_PARTS, _LABELS, strict=True)
                for box, (form, words) in zip(
                    columns((_X + _LABEL, y, _WIDE - _LABEL, _ADD), 3, GAP),
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

    def add(self, parts: building.Part, form: building.Form) -> None:
        """Add a zone or an obstacle in the middle of the table and select it."""
        count = len(self._raw.get(parts, ()))
        if count >= building.MOST:
            return
        name = f"{_(_NAMES[parts])} {count + 1}"
        raw, place = building.with_new(self._raw, parts, form, name)
        self._draft.settle()
        self._draft.change(lambda _raw: raw)
        self.select(place)

    def remove(self) -> None:
        """Remove the selected zone or obstacle."""
        place = self.selected
        if place is not None and self._removable:
            self._draft.settle()
            self._draft.change(lambda raw: building.without(raw, place))
            self.select(None)

    def select(self, place: Place | None) -> None:
        """Select `place`, and show its handles and values; None shows the values of the area."""
        self.selected, self._in_rows = place, False
        group = "area" if place is None else key_path(place)
        self.values.open("cities" if place and place[0] == "cities" else group)
        self.values.page.by_keys = False

    # Events

    def on_cloth(self, event: inputs.Input) -> bool:
        """Handle the pointer on the cloth: handles first, then dice, then other things.

        Return False for a die, which the `Hand` moves.
        """
        if not isinstance(event, inputs.Pointer):
            return False
        if self._held is not None:
            self._move(self._held, event)
            return True
        point = self._ground().mm(event.point)
        match event.kind:
            case "down" if event.button == inputs.LEFT:
                return self._take(event, point)
            case "down" if event.button == inputs.RIGHT:
                return self._cut(point)
            case "move":
                self._pointed = building.thing_at(self._raw, point)
        return False

    def _move(self, held: _Held, event: inputs.Pointer) -> None:
        """Drag what is held, until the button is released."""
        released = event.kind == "up" and event.button == inputs.LEFT
        if event.kind == "move" or released:
            now, fine = held.ground.mm(event.point), event.modifiers.shift
            raw = building.dragged(held.before, held.handle, held.start, now, fine=fine)
            self._draft.change(lambda _raw: raw, held)
        if released or event.kind == "cancel":
            self._held = None
            self._draft.settle()

    def cancel(self) -> None:
        """Stop a drag on the cloth, and undo what it has changed."""
        if self._held is not None:
            if self._raw != self._held.before:
                self._draft.undo()
            self._held = None
            self._draft.settle()

    def _take(self, event: inputs.Pointer, point: Point) -> bool:
        """Start to drag the handle or thing under the pointer, and select that thing."""
        self._forget_gone()
        ground, stand = self._ground(), self._draft.stand
        handle = building.handle_at(stand.raw, self.selected, point, _REACH / ground.scale)
        if handle is None:
            reach_mm = self._bench.level.dice.edge_mm * 0.75
            if ground.die_at(event.point, self._bench.layout, reach_mm) is not None:
                return False
            place = building.thing_at(stand.raw, point)
            self.select(place)
            handle = building.Handle(place, "move", point) if place is not None else None
        if handle is not None:
            self._draft.settle()
            self._held = _Held(handle, point, stand.raw, ground)
        return True

    def _cut(self, point: Point) -> bool:
        """Remove the corner of the selected shape that is under the pointer (right button).

        Return whether a corner was there. It is not removed if too few corners would be left.
        """
        handle = building.handle_at(self._raw, self.selected, point, _REACH / self._ground().scale)
        if handle is None or handle.kind != "vertex":
            return False
        self._draft.change(lambda raw: building.without_corner(raw, handle))
        return True

    def pressed(self) -> None:
        """Close every text field except the one under the pointer.

        If a text field was pressed, arrow keys go to the fields from now on.
        """
        self.values.pressed()
        self._in_rows = self.values.page.focus is not None and self.values.typing

    def key(self, event: inputs.Input) -> bool:
        """Handle a key: for the values if they have the focus, else for the selected thing.

        The wheel scrolls the values.
        """
        if isinstance(event, inputs.Wheel):
            self.values.scroll(event.steps)
            return True
        if self._in_rows or self.values.typing:
            if event == inputs.Do("back") and not self.values.typing:
                self._in_rows = False
                self.values.page.by_keys = False
                return True
            return self.values.key(event)
        place = self.selected
        match event:
            case inputs.Do("next" | "prev"):
                self._in_rows = True
                self.values.focus_first()
            case inputs.Do("back", _, False) if place is not None:
                self.select(None)
            case inputs.KeyPress("delete", True, _, False):
                self.remove()
            case inputs.Do(action, held) if action in _WAYS and place is not None:
                self._nudge(place, _WAYS[action], fine=held.shift)
            case inputs.KeyPress("a" | "d" as name, True, held) if place is not None:
                by = _TURNS[name] * (building.FINE_DEG if held.shift else building.SNAP_DEG)
                self._draft.change(lambda raw: building.turned(raw, place, by), ("turn", place))
            case _:
                return False
        return True

    def _nudge(self, place: Place, way: Point, *, fine: bool) -> None:
        """Move a thing by one step of the grid, or by a `fine` step."""
        step = building.FINE_MM if fine else building.SNAP_MM
        handle, to = building.Handle(place, "move", (0, 0)), (way[0] * step, way[1] * step)
        change = partial(building.dragged, handle=handle, start=(0, 0), now=to, fine=fine)
        self._draft.change(change, ("nudge", place))

    def _forget_gone(self) -> None:
        """Clear the selection if an undo removed the selected thing."""
        if self.selected is not None and not _there(self._raw, self.selected):
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
        for box, words in zip(_LABELS, _PARTS.values(), strict=True):
            brush.panel(box, DARK)
            brush.write(_(words), centre(box), HEAD, "center", box[2] - 20)
        self._adding.draw(brush.surface, brush.view)
        self.values.draw(brush)
        x, y, width, height = _ROOM.rest
        brush.panel(_ROOM.rest, DARK)
        (text,) = fit_paragraphs(brush.view, [_(_HELP)], TINY, width - 36, height - 12)
        brush.put(text, (x + 18, y + height / 2), "midleft")

    def _draw_handles(self, brush: Brush) -> None:
        ground, raw = self._ground(), self._raw
        chosen = theme.BLOCKED_EDGE if self._draft.faults else theme.GOLD
        for place, colour in ((self._pointed, theme.MOON), (self.selected, chosen)):
            if place is not None and _there(raw, place):
                line = [
                    ground.at(*point) for point in building.outline(building.shape_of(raw, place))
                ]
                for a, b in pairwise((*line, line[0])):
                    strokes.line(brush, colour, a, b, 3)
        for handle in building.handles(raw, self.selected):
            small = handle.kind == "new vertex"
            at, size = ground.at(*handle.at), 6.0 if small else 9.0
            strokes.dot(brush, theme.NIGHT, at, size + 3)
            strokes.dot(brush, _TINTS.get(handle.kind, theme.CREAM), at, size)


def _there(raw: Raw, place: Place) -> bool:
    number = place[1]
    return isinstance(number, int) and number < len(raw.get(str(place[0]), ()))
