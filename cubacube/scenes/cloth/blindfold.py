"""[5.9] A blind flick: set the direction, close the eyes, then pull without seeing."""

from math import ceil, dist

from cubacube.kit.shot import Flick
from cubacube.scenes.canvas import Bounds, Brush, Point, TextStyle
from cubacube.scenes.canvas.parts import PanelStyle
from cubacube.scenes.canvas.theme import BRASS, GOLD, LARGE, MOON, NIGHT
from cubacube.scenes.cloth.aim import Aim
from cubacube.scenes.cloth.ground import Ground
from cubacube.scenes.stage.inputs import LEFT, RIGHT, Do, Input, Pointer
from cubacube.scenes.widgets import IGNORED, USED, Reply
from cubacube.session.language.translation import _

COUNTDOWN_S = 5.0
_SHORTEST_PULL_MM = 2.0
_KEY_STEP_MM = 20.0
_LOOK = PanelStyle(NIGHT, BRASS, radius=20)


class Blindfold:
    """Covers the cloth during a blind flick.

    It answers with the flick, or sets `lifted` if the player cancels.
    """

    def __init__(self, aim: Aim, ground: Ground) -> None:
        self.lifted = False
        self._aim = aim
        self._ground = ground
        self._left_s = COUNTDOWN_S
        self._start: Point | None = None
        self._keyed_stop_mm: float | None = None

    @property
    def counting(self) -> bool:
        """Whether the countdown is still running."""
        return self._left_s > 0

    def handle(self, event: Input) -> Reply:
        """Handle an event of a blind flick.

        The player can pull anywhere to flick. With keys, arrows set the power and Enter flicks.
        """
        match event:
            case Pointer("down", button=button) if button == RIGHT:
                self.lifted = True
            case Do("back"):
                self.lifted = True
            case Pointer():
                return self._pull(event)
            case Do("up" | "down" | "confirm" as action, _, repeat) if not self.counting:
                return self._by_keys(action, repeat=repeat)
            case _:
                return IGNORED
        return USED

    def update(self, seconds: float) -> None:
        """Advance the countdown."""
        self._left_s = max(0.0, self._left_s - seconds)

    def draw(self, brush: Brush, cover: Bounds) -> None:
        """Draw a cover that hides the dice completely."""
        brush.panel(cover, _LOOK)
        x, y, width, height = cover
        middle = x + width / 2, y + height / 2
        brush.icon("blind", (middle[0], middle[1] - 130), 150, BRASS, NIGHT)
        if self.counting:
            words = _("Eyes closed …")
            number = str(ceil(self._left_s))
            brush.put(brush.view.title(number, 120), (middle[0], middle[1] + 140), "center")
        else:
            words = _("Press anywhere, pull and let go. A longer pull means more power.")
        brush.write(words, (middle[0], middle[1] + 20), _STYLE, "center", width - 60)
        hint = _("Cancel with the right button or Esc.")
        brush.write(
            hint, (middle[0], y + height - 50), TextStyle(colour=MOON), "center", width - 60
        )

    def _pull(self, event: Pointer) -> Reply:
        match event.kind:
            case "down" if event.button == LEFT and not self.counting:
                self._start = event.point
            case "up" if event.button == LEFT and self._start is not None:
                pulled = dist(self._ground.mm(self._start), self._ground.mm(event.point))
                self._start = None
                if pulled >= _SHORTEST_PULL_MM:
                    stop = self._aim.level.stop_of_drag_mm(pulled)
                    return Reply(used=True, answer=self._flick(stop))
            case "cancel":
                self._start = None
        return USED

    def _by_keys(self, action: str, *, repeat: bool) -> Reply:
        stop = self._aim.stop_mm if self._keyed_stop_mm is None else self._keyed_stop_mm
        if action == "confirm":
            set_by_keys = self._keyed_stop_mm is not None and not repeat
            return Reply(used=True, answer=self._flick(stop)) if set_by_keys else USED
        step = _KEY_STEP_MM if action == "up" else -_KEY_STEP_MM
        self._keyed_stop_mm = max(_KEY_STEP_MM, stop + step)
        return USED

    def _flick(self, stop_mm: float) -> Flick | None:
        return self._aim.pointed(self._aim.angle_cdeg / 100, stop_mm).flick()


_STYLE = TextStyle(LARGE, GOLD, "heavy")
