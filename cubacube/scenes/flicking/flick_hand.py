"""The hand of a person on the cloth: it aims, places dice, and flicks blind."""

from cubacube.kit.shot import Flick, Gate, Layout
from cubacube.scenes.canvas import Brush, Point
from cubacube.scenes.cloth.aiming import Aiming
from cubacube.scenes.cloth.blindfold import Blindfold
from cubacube.scenes.cloth.cloth_view import ClothView
from cubacube.scenes.cloth.gate_marks import GateMarks
from cubacube.scenes.flicking.panels.turn_panel import draw_power
from cubacube.scenes.flicking.placing import Placing
from cubacube.scenes.match.help.used_keys import gestures
from cubacube.scenes.match.words import Hint
from cubacube.scenes.stage.inputs import Input, KeyPress
from cubacube.scenes.widgets import IGNORED, Reply
from cubacube.session.language.translation import _

_NEXT_GATE = "g"
"""The key that declares the next Gate in turn."""


class FlickHand:
    """Aims flicks and places dice; the answers are a `Flick` or a `Placed`."""

    def __init__(
        self,
        cloth_view: ClothView,
        aiming: Aiming | None,
        placing: Placing | None,
        gates: GateMarks | None = None,
    ) -> None:
        """Without `aiming` nothing can be flicked, without `placing` no die can be placed."""
        self.cloth_view, self.aiming, self.placing = cloth_view, aiming, placing
        self._gates = gates
        self.blindfold: Blindfold | None = None
        """Covers the cloth while the power of a blind flick is chosen."""

    @property
    def pulling(self) -> bool:
        """Whether an aim has begun."""
        return self.aiming is not None and self.aiming.aim is not None

    @property
    def places(self) -> bool:
        """Whether a die is being placed by hand."""
        return self.placing is not None and self.placing.held is not None

    @property
    def busy(self) -> bool:
        """Whether a flick is being aimed or a die is being placed."""
        return self.pulling or self.places

    @property
    def declared(self) -> Gate | None:
        """The Gate that is declared for the drive."""
        return self.aiming.declared if self.aiming else None

    @property
    def power(self) -> float:
        """The power of the aim, 0 to 1; 0 without an aim or in a blind flick."""
        if self.aiming is None or self.aiming.aim is None or self.aiming.blind:
            return 0.0
        return self.aiming.aim.power

    @property
    def words(self) -> str:
        """What to do with a held die or in a blind flick; otherwise empty."""
        if self.placing is not None and self.places:
            return self.placing.words
        if self.aiming is not None and self.aiming.blind:
            return _("Aim, then choose the power with your eyes closed.")
        return ""

    @property
    def hints(self) -> tuple[Hint, ...]:
        """The keys that work while the hand is busy."""
        if self.blindfold is not None:
            return (("Esc", _("cancel")),)
        if self.placing is not None and self.places:
            return self.placing.hints
        return pulling_keys() if self.pulling else ()

    def place(self, event: Input) -> Reply:
        """Offer an event to the placing of dice."""
        return IGNORED if self.placing is None else self.placing.handle(event)

    def aim(self, event: Input) -> Reply:
        """Offer an event to the aiming; a blind flick goes on with the blindfold."""
        if self.aiming is None:
            return IGNORED
        reply, aim = self.aiming.handle(event), self.aiming.aim
        if not isinstance(reply.answer, Flick) or aim is None or not aim.choice.blind:
            return reply
        self.blindfold = Blindfold(aim, self.cloth_view.ground)
        return Reply(reply.used)

    def flick_blind(self, event: Input, blindfold: Blindfold) -> Reply:
        """Offer an event to the blindfold, which takes all of them."""
        reply = blindfold.handle(event)
        if blindfold.lifted:
            self.reset()
        return reply

    def press(self, point: Point, *, free: bool) -> bool:
        """Declare the pressed Gate, or start an aim on `free` cloth; return whether it did."""
        if self.aiming is None:
            return False
        gate = self._gates.at(point) if self._gates else None
        if gate is not None:
            self.aiming.declare(gate)
        elif free:
            self.aiming.grab_from(point)
        else:
            return False
        return True

    def declare(self, event: Input) -> bool:
        """Declare a Gate by its digit, or the next Gate with G; return whether it did."""
        if self.aiming is None or self._gates is None or not isinstance(event, KeyPress):
            return False
        found = [mark.gate for mark in self._gates.marks]
        if event.name == _NEXT_GATE and event.down and len(found) > 1:
            now = found.index(self.declared) if self.declared in found else -1
            self.aiming.declare(found[(now + 1) % len(found)])
            return True
        number = int(event.name) or 10 if event.down and event.name.isdigit() else 0
        if not 0 < number <= len(found):
            return False
        self.aiming.declare(found[number - 1])
        return True

    def reset(self) -> None:
        """Cancel the aim and remove the blindfold; hit point and Gate stay as they are."""
        self.blindfold = None
        if self.aiming is not None:
            self.aiming.cancel()

    def update(self, seconds: float) -> None:
        """Update the preview and the countdown of the blindfold."""
        if self.aiming is not None:
            self.aiming.update()
        if self.blindfold is not None:
            self.blindfold.update(seconds)

    def lying(self, layout: Layout) -> Layout:
        """Return the layout with a held die where it is now."""
        return self.placing.lying(layout) if self.placing else layout

    def draw_below(self, brush: Brush) -> None:
        """Draw guide and rings."""
        if self.placing is not None and self.places:
            self.placing.draw_below(brush)
        elif self.aiming is not None:
            self.aiming.draw_below(brush)

    def draw_above(self, brush: Brush) -> None:
        """Draw first touch and power."""
        if self.aiming is not None and self.aiming.aim is not None:
            self.aiming.draw_over(brush)
            draw_power(brush, self.cloth_view.ground, self.aiming.aim)


def pulling_keys() -> tuple[Hint, ...]:
    """Return the keys that work while a flick is being aimed."""
    return (("Enter", _("flick")), ("Esc", _("cancel")), ("A D W S", _("hit point")))


def all_aim_keys(dice: int, gates: GateMarks | None) -> tuple[Hint, ...]:
    """Return all aiming keys that are useful with this number of dice and these Gates."""
    found = gestures(whole=True)
    if gates is None or len(gates.marks) < 2:
        found = found[:-1]
    next_die = (("N", _("next die")),) if dice > 1 else ()
    return (*found, ("Arrows", _("aim")), ("A D W S", _("hit point")), *next_die)
