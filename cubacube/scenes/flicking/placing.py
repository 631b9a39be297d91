"""Place dice by hand, in a match for training.

Mouse: the right button, or the left one with Shift, picks up a die; release puts it down.
Keys: M picks up one die after the other, arrows move it (Shift: coarse, Ctrl: fine), Enter
puts it down. Wheel, A and D turn it (Ctrl: fine), T turns it over, Esc puts it back. A ring
shows whether the die may lie there. If it may not, the die goes back on release.
"""

from collections.abc import Mapping
from math import radians, remainder, tau

from cubacube.kit.orientation import turned_over
from cubacube.kit.placing import AnyPlacing, Placed, laid
from cubacube.kit.shot import Die, Layout, Pose
from cubacube.rules import replace
from cubacube.scenes.canvas import Brush, Point, strokes
from cubacube.scenes.canvas.theme import BLOCKED, CREAM, GOLD
from cubacube.scenes.cloth.cloth_view import ClothView
from cubacube.scenes.match.words import Hint
from cubacube.scenes.stage import inputs
from cubacube.scenes.widgets import IGNORED, USED, Reply
from cubacube.session.language.translation import _
from cubacube.table.border import rounded

TAKE_UP = "m"
"""The key that picks up one die after the other."""
_OVER = "t"
_STEP_MM = (2.0, 10.0, 0.2)
"""Steps of the arrow keys in millimetres: without a modifier, with Shift, with Ctrl."""
_TURN_DEG, _FINE_DEG = 5.0, 1.0
_REACH = 0.75
"""How close a press must be to the middle of a die, in edge lengths."""
_WAYS: Mapping[inputs.Action, Point] = {
    "left": (-1, 0),
    "right": (1, 0),
    "up": (0, 1),
    "down": (0, -1),
}
_TURNS: Mapping[str, int] = {"a": 1, "d": -1}


class Placing:
    """Places dice by hand; `held` is the pose of the die that is held, if any."""

    def __init__(self, choice: AnyPlacing, cloth_view: ClothView) -> None:
        self.held: Pose | None = None
        self._choice, self._cloth_view = choice, cloth_view
        self._from: Pose | None = None
        """The pose of the held die before it was picked up."""
        self._button = 0
        """The mouse button that holds the die; 0 if it is moved by keys."""
        self._off: Point = (0.0, 0.0)
        """Offset from the pointer to the middle of the die, in mm."""
        self._last: Die | None = None

    @property
    def fits(self) -> bool:
        """Whether the held die may lie where it is."""
        # The old place is always allowed, even if the die touched another one there.
        return self.held in (None, self._from) or not self._choice.at_fault((self.held,))

    @property
    def words(self) -> str:
        """The instruction for the held die."""
        if not self.fits:
            return _("You cannot place the die here.")
        return _("Place the die.")

    @property
    def hints(self) -> tuple[Hint, ...]:
        """The keys that work while a die is held."""
        turn = (_("Wheel"), _("rotate")) if self._button else ("A D", _("rotate"))
        put = () if self._button else (("Enter", _("put down")),)
        return (*put, turn, ("T", _("turn over")), ("Esc", _("put back")))

    def lying(self, layout: Layout) -> Layout:
        """Return the layout with the held die where it is now."""
        return layout if self.held is None else replace(layout, dice=laid(layout, (self.held,)))

    def handle(self, event: inputs.Input) -> Reply:
        """React to an input event; the answer is a `Placed` if a die was put down."""
        if self.held is None:
            return self._take_up(event)
        match event:
            case inputs.Pointer():
                return self._point(event, self.held)
            case inputs.Wheel(steps, held):
                self._turn(self.held, (1 if steps > 0 else -1), held)
            case inputs.Do(action, held, repeat):
                return self._do(action, held, self.held, repeat=repeat)
            case inputs.KeyPress(name, True, held):
                self._key(name, held, self.held)
            case inputs.FocusLost():
                self._put_back()
        return USED

    def draw_below(self, brush: Brush) -> None:
        """Draw a ring at the old place, and one that shows whether the new place is allowed."""
        if self.held is None or self._from is None:
            return
        ground, edge = self._cloth_view.ground, self._cloth_view.edge
        strokes.ring(brush, CREAM, ground.of(self._from), edge * 0.55, 3)
        colour = GOLD if self.fits else BLOCKED
        strokes.ring(brush, colour, ground.of(self.held), edge * 0.9, 6)

    def _take_up(self, event: inputs.Input) -> Reply:
        match event:
            case inputs.Pointer("down", button=button, modifiers=held) if (
                button == inputs.RIGHT or (button == inputs.LEFT and held.shift)
            ):
                layout = self._choice.layout
                reach = self._choice.measures.edge_mm * _REACH
                die = self._cloth_view.ground.die_at(event.point, layout, reach)
                if die is None:
                    return IGNORED
                self._hold(die, event.button)
                x, y = self._cloth_view.ground.mm(event.point)
                self._off = layout[die].x_mm - x, layout[die].y_mm - y
                return USED
            case inputs.KeyPress(name=name, down=True, repeat=False) if name == TAKE_UP:
                self._hold(self._next(), 0)
                return USED
        return IGNORED

    def _hold(self, die: Die, button: int) -> None:
        pose = self._choice.layout[die]
        # A die that has rolled may have turned more than once.
        pose = replace(pose, angle_rad=remainder(pose.angle_rad, tau))
        self.held = self._from = pose
        self._button, self._last = button, die

    def _next(self) -> Die:
        """Return the die that follows the one held last."""
        dice = [pose.die for pose in self._choice.layout.dice]
        return dice[(dice.index(self._last) + 1) % len(dice)] if self._last else dice[0]

    def _point(self, event: inputs.Pointer, held: Pose) -> Reply:
        """Handle the mouse: move the held die, or put it down.

        If the die was picked up with keys, a press puts it back to its old place.
        """
        if not self._button:
            if event.kind == "down":
                self._put_back()
            return USED
        match event.kind:
            case "move":
                x, y = self._cloth_view.ground.mm(event.point)
                self._lie(held, x + self._off[0], y + self._off[1])
            case "up" if event.button == self._button:
                return self._let_go()
            case "cancel":
                self._put_back()
        return USED

    def _do(
        self, action: inputs.Action, modifiers: inputs.Modifiers, held: Pose, *, repeat: bool
    ) -> Reply:
        if action == "back":
            self._put_back()
        elif action == "confirm" and self.fits and not repeat and not self._button:
            return self._let_go()
        elif action in _WAYS and not self._button:
            step = _STEP_MM[2 if modifiers.ctrl else 1 if modifiers.shift else 0]
            across, along = _WAYS[action]
            self._lie(held, held.x_mm + across * step, held.y_mm + along * step)
        return USED

    def _key(self, name: str, modifiers: inputs.Modifiers, held: Pose) -> None:
        if name in _TURNS:
            self._turn(held, _TURNS[name], modifiers)
        elif name == _OVER:
            self.held = replace(held, orientation=turned_over(held.orientation))
        elif name == TAKE_UP and not self._button:
            self._hold(self._next(), 0)

    def _turn(self, held: Pose, way: int, modifiers: inputs.Modifiers) -> None:
        angle = held.angle_rad + way * radians(_FINE_DEG if modifiers.ctrl else _TURN_DEG)
        self._lie(replace(held, angle_rad=remainder(angle, tau)), held.x_mm, held.y_mm)

    def _lie(self, pose: Pose, x_mm: float, y_mm: float) -> None:
        self.held = rounded(pose.die, x_mm, y_mm, pose.angle_rad, pose.orientation)

    def _let_go(self) -> Reply:
        """Put the die down if it may lie there and has moved; otherwise put it back."""
        held, changed = self.held, self.held != self._from
        placed = Placed(self._choice.seat, (held,)) if held and changed and self.fits else None
        if placed is None:
            self._put_back()
        return Reply(used=True, answer=placed)

    def _put_back(self) -> None:
        self.held = self._from = None
        self._button = 0
