"""Aim with mouse, wheel, keys or gamepad; only a release makes a flick.

Mouse: press a die, pull out of its ring, let go. You can also press free cloth and pull
from there, for example if the screen ends behind the die. Shift and Ctrl slow the handle
down. The right button, Esc, or a release at the start of the pull cancels the aim.
Keys: arrows change direction and power (Shift: coarse, Ctrl: fine), Enter flicks. W and S
or the wheel raise and lower the finger, A and D or Shift with the wheel move it sideways.
N takes another die.
Gamepad: the stick sets the direction. The trigger sets the power; releasing the trigger
keeps it.
"""

from collections.abc import Callable, Mapping, Sequence
from math import atan2, degrees, dist, hypot

from cubacube.kit.shot import AnyFlick, Die, Gate, Height, Layout, Touched
from cubacube.scenes.canvas import Brush, Point, strokes
from cubacube.scenes.canvas.theme import GOLD, MINE
from cubacube.scenes.cloth import guide
from cubacube.scenes.cloth.aim import Aim, Grip
from cubacube.scenes.cloth.cloth_view import ClothView
from cubacube.scenes.stage import inputs
from cubacube.scenes.widgets import IGNORED, USED, Reply
from cubacube.session.settings.chosen import aids_of
from cubacube.session.settings.model import TELLING, WHOLE, Aids, Preview
from cubacube.table.level import Level

FINE, FINEST = 0.2, 0.04
"""How far the handle moves with Shift and with Ctrl, as a fraction of the mouse move."""
_TURN_DEG = (0.1, 1.0, 0.01)
_STOP_MM = (1.0, 10.0, 0.1)
"""Steps of the arrow keys for the power, in mm of sliding distance.

Without a modifier, with Shift, and with Ctrl.
"""
_PUSHED = 0.5
"""How far a stick must be pushed to give a direction; 1 is the whole way."""
_FIRST_MM = 30.0
"""How far the die would slide freely in the first aim with keys, in mm."""

_TURN: Mapping[inputs.Action, int] = {"left": 1, "right": -1}
_POWER: Mapping[inputs.Action, int] = {"up": 1, "down": -1}
_FINGER: Mapping[str, Callable[[Aim], Aim]] = {
    "w": lambda aim: aim.raised(1),
    "s": lambda aim: aim.raised(-1),
    "a": lambda aim: aim.spun(1),
    "d": lambda aim: aim.spun(-1),
}


class Aiming:
    """Handles the aiming of a player; `aim` is None until a handle is pulled out."""

    def __init__(
        self,
        cloth_view: ClothView,
        level: Level,
        choices: Sequence[AnyFlick],
        is_passable: Sequence[Gate],
        who: str = "",
    ) -> None:
        """Prepare the aiming, and declare the first passable Gate.

        Until the player chooses a Gate, any passable Gate that the aim points through becomes the
        declared one. `who` is the player who aims; their settings decide what the preview shows.
        """
        self._who = who
        self.aim: Aim | None = None
        self.declared = next(iter((*is_passable, *choices[-1].gates)), None)
        self._is_passable = tuple(is_passable)
        self._chosen = False
        self.hovered: Die | None = None
        self._cloth_view = cloth_view
        self._level = level
        self._choices = tuple(choices)
        self._grip: Grip | None = None
        self._home: Point = (0.0, 0.0)
        self._keyed = self._choices[-1].dice[0]
        self._finger: tuple[int, Height] = (0, "middle")
        self._squeezed = 0.0
        """The last value of a gamepad's trigger."""
        self._guide = guide.Guide(level)
        self.sight: guide.FlickPreview | None = None
        """The preview of the flick; None if there is none or it must not be shown."""
        bound = next((choice for choice in self._choices if choice.cone is not None), None)
        self._cone = guide.cone_layer(cloth_view.ground, bound)

    @property
    def layout(self) -> Layout:
        """The current layout."""
        return self._choices[0].layout

    @property
    def dice(self) -> tuple[Die, ...]:
        """All dice that can be flicked."""
        return tuple(die for choice in self._choices for die in choice.dice)

    @property
    def blind(self) -> bool:
        """Whether the die must be flicked blind."""
        return any(choice.blind for choice in self._choices)

    @property
    def preview(self) -> Preview | None:
        """The preview in the settings of the player; None for a blind flick."""
        return None if self.blind else self._aids.preview

    @property
    def _aids(self) -> Aids:
        """The aids in the settings of the player."""
        return aids_of(self._who)

    def handle(self, event: inputs.Input) -> Reply:
        """Handle an event; the reply holds the released flick, if any."""
        match event:
            case inputs.Pointer():
                return self._point(event)
            case inputs.Wheel(steps, modifiers):
                return self._turn_wheel(steps, modifiers)
            case inputs.Do(action, modifiers, repeat):
                return self._do(action, modifiers, repeat=repeat)
            case inputs.KeyPress(name, True):
                return self._key(name)
            case inputs.Steer() if self._grip is None:
                return self._steer(event)
        return IGNORED

    def declare(self, gate: Gate) -> None:
        """Declare the Gate that the player chose."""
        self.declared = gate
        self._chosen = True
        if self.aim is not None:
            self._set(self.aim)

    def grab_from(self, point: Point) -> None:
        """Start to pull the current die, although the press was on free cloth.

        This helps if there is no space for the mouse behind the die.
        """
        press = self._cloth_view.ground.mm(point)
        aim = self._new_aim(self._keyed)
        self._home = press
        self._grip = Grip(press).shifted(aim.centre)
        self._set(aim)

    def let_go(self) -> None:
        """End the drag; the aim stays, as if it was made with keys."""
        self._grip = None

    def cancel(self) -> None:
        """Cancel the aim."""
        self.aim = self._grip = self.sight = None

    def update(self) -> None:
        """Update the preview once per frame, if the flick has changed."""
        flick = self.aim.flick() if self.aim else None
        aids = self._aids
        wanted = aids.outcome or aids.preview in TELLING
        if flick is None or self.blind or not wanted:
            self.sight = None
        else:
            self.sight = self._guide.sight(flick, self.layout)

    def draw_below(self, brush: Brush) -> None:
        """Draw the preview and rings under the dice."""
        ground, edge = self._cloth_view.ground, self._cloth_view.edge
        with brush.within(ground.box):
            self._cone.draw(brush.surface, brush.view)
        if self.aim is not None and not self.blind:
            self._draw_preview(brush, self.aim)
        if self.aim is not None:
            guide.draw_pull(brush, ground, self.aim)
            return
        for die in {self._keyed, self.hovered} - {None}:
            at = ground.of(self.layout[str(die)])
            strokes.ring(brush, GOLD if die == self.hovered else MINE, at, edge * 0.75, 3.5)

    def draw_over(self, brush: Brush) -> None:
        """Draw a mark at the place of the first touch, over the dice."""
        preview = self._aids.preview
        if self.sight is None or preview not in TELLING:
            return
        # After an obstacle, the touch would reveal more than this setting allows.
        if preview in WHOLE or isinstance(self.sight.contact, Touched):
            guide.draw_touch(brush, self._cloth_view.ground, self.sight)

    @property
    def seen_until(self) -> Point:
        """The end of the visible path of the aimed die, in mm; only valid during an aim."""
        assert self.aim is not None, "somebody aims"
        preview = self._aids.preview
        if self.sight is None or preview not in TELLING:
            return self.aim.centre
        return (self.sight.way if preview in WHOLE else self.sight.free_way)[-1]

    @property
    def way_mm(self) -> float | None:
        """The length in mm of the aimed die's path; None if the player may not see all of it."""
        preview, sight = self._aids.preview, self.sight
        if sight is None or preview not in TELLING:
            return None
        return sight.way_mm if preview in WHOLE or sight.contact is None else None

    def _draw_preview(self, brush: Brush, aim: Aim) -> None:
        """Draw as much of the preview as the settings allow."""
        ground, preview = self._cloth_view.ground, self._aids.preview
        if preview == "direction" and aim.flick() is not None:
            guide.draw_direction(brush, ground, aim)
        elif self.sight is not None and preview == "first_contact":
            guide.draw_way(brush, ground, self.sight.free_way)
        elif self.sight is not None and preview in WHOLE:
            guide.draw_guide(brush, ground, self.sight, self._cloth_view.edge)

    def _point(self, event: inputs.Pointer) -> Reply:
        match event.kind:
            case "down" if event.button == inputs.LEFT:
                return self._grab(event.point)
            case "down" if event.button == inputs.RIGHT and self.aim is not None:
                self.cancel()
                return USED
            case "move":
                return self._move(event)
            case "up" if event.button == inputs.LEFT and self._grip is not None:
                return self._release(event)
            case "cancel" if self._grip is not None:
                self.cancel()
                return USED
        return IGNORED

    def _grab(self, point: Point) -> Reply:
        die = self._die_at(point)
        if die is None:
            return IGNORED
        at = self._cloth_view.ground.mm(point)
        aim = self._new_aim(die)
        self._keyed = die
        self._home = aim.centre
        self._grip = Grip(at)
        self._set(aim.pulled(at))
        return USED

    def _move(self, event: inputs.Pointer) -> Reply:
        self.hovered = self._die_at(event.point) if self._grip is None else None
        if self._grip is None or self.aim is None:
            return IGNORED
        held = event.modifiers
        scale = FINEST if held.ctrl else FINE if held.shift else 1.0
        self._grip = self._grip.moved(self._cloth_view.ground.mm(event.point), scale)
        self._set(self.aim.pulled(self._grip.handle))
        return USED

    def _release(self, event: inputs.Pointer) -> Reply:
        """Release the handle, and flick.

        If the handle or the mouse is back at its start, cancel the aim.
        """
        self._move(event)
        aim = self.aim
        dropped = (
            aim is None or dist(self._cloth_view.ground.mm(event.point), self._home) <= aim.ring_mm
        )
        flick = None if dropped or aim is None else aim.flick()
        self._grip = None
        if flick is None:
            self.cancel()
        return Reply(used=True, answer=flick)

    def _turn_wheel(self, steps: float, modifiers: inputs.Modifiers) -> Reply:
        way = 1 if steps > 0 else -1
        aim = self.aim or self._new_aim(self._keyed)
        aim = aim.spun(way) if modifiers.shift else aim.raised(way)
        self._keep_finger(aim)
        return USED

    def _do(self, action: inputs.Action, modifiers: inputs.Modifiers, *, repeat: bool) -> Reply:
        if action == "back" and self.aim is not None:
            self.cancel()
            return USED
        if action == "confirm":
            ready = self.aim is not None and self._grip is None and not repeat
            return Reply(used=True, answer=self.aim.flick()) if ready and self.aim else IGNORED
        if action not in _TURN and action not in _POWER:
            return IGNORED
        if self.aim is None:
            self._set(self._first_aim(self._keyed))
            return USED
        pace = 2 if modifiers.ctrl else 1 if modifiers.shift else 0
        if action in _TURN:
            aim = self.aim.turned(_TURN[action] * _TURN_DEG[pace])
        else:
            aim = self.aim.strengthened(_POWER[action] * _STOP_MM[pace])
        if self._grip is not None:
            self._grip = self._grip.shifted(aim.handle)
        self._set(aim)
        return USED

    def _steer(self, event: inputs.Steer) -> Reply:
        """Handle the gamepad: the stick sets the direction, the trigger sets the power."""
        pushed, squeezed = hypot(event.x, event.y) >= _PUSHED, event.power > self._squeezed
        self._squeezed = event.power
        if not pushed and not squeezed:
            return IGNORED
        aim = self.aim or self._first_aim(self._keyed)
        angle = degrees(atan2(event.y, event.x)) if pushed else aim.angle_cdeg / 100
        stop = event.power * aim.longest_stop_mm if squeezed else aim.stop_mm
        self._set(aim.pointed(angle, stop))
        return USED

    def _key(self, name: str) -> Reply:
        if name in _FINGER:
            self._keep_finger(_FINGER[name](self.aim or self._new_aim(self._keyed)))
            return USED
        if name == "n" and self._grip is None:
            order = self.dice
            self._keyed = order[(order.index(self._keyed) + 1) % len(order)]
            self.cancel()
            return USED
        return IGNORED

    def _set(self, aim: Aim) -> None:
        if not self._chosen and aim.gate is not None:
            ahead = aim.gate_ahead(self._is_passable)
            self.declared = ahead or self.declared
        self.aim = aim.through(self._gate_for(aim.choice))

    def _keep_finger(self, aim: Aim) -> None:
        """Store the finger's height and offset for this flick and the next one."""
        self._finger = aim.offset_tenth_mm, aim.height
        if self.aim is not None:
            self._set(aim)

    def _new_aim(self, die: Die) -> Aim:
        """Return an aim with the handle still on the die."""
        choice = next(each for each in self._choices if die in each.dice)
        pose = choice.layout[die]
        at = pose.x_mm, pose.y_mm
        return Aim(choice, self._level, die, self._gate_for(choice), at, *self._finger)

    def _first_aim(self, die: Die) -> Aim:
        """Return the first aim with keys: a gentle flick towards the farthest border.

        It is deliberately not a good flick: finding the direction is the player's task.
        """
        aim = self._new_aim(die)
        side, (x, y) = self._level.area.side_mm, aim.centre
        free = {0.0: side - x, 90.0: side - y, 180.0: x, 270.0: y}
        longest = max(free, key=free.__getitem__)
        return aim.pointed(longest, _FIRST_MM)

    def _gate_for(self, choice: AnyFlick) -> Gate | None:
        return self.declared if self.declared in choice.gates else choice.gates[0]

    def _die_at(self, point: Point) -> Die | None:
        """Return the die under the pointer, if it can be flicked."""
        reach = self._level.dice.edge_mm * 0.75
        die = self._cloth_view.ground.die_at(point, self.layout, reach)
        return die if die in self.dice else None
