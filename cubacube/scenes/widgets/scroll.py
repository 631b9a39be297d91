"""The scroll position of a long page."""

from cubacube.scenes.canvas import Brush
from cubacube.scenes.canvas.parts import flat
from cubacube.scenes.canvas.theme import BRASS
from cubacube.scenes.widgets.widget import ease
from cubacube.session.settings.chosen import settings

BAR = 8.0
"""Width of a scroll bar."""
_NEAR = 0.5


class Scroll:
    """A position from 0 to `limit`, in logical units; `shown` moves smoothly to `goal`."""

    def __init__(self, window: float) -> None:
        """Start at the top; `window` is the visible height of the page."""
        self.window = window
        self.length = window
        """The height of the whole page."""
        self.goal = 0.0
        self.shown = 0.0

    @property
    def limit(self) -> float:
        """The position at which the foot of the page is visible."""
        return max(0.0, self.length - self.window)

    def to(self, top: float) -> None:
        """Scroll smoothly until `top` is at the upper edge, or as far as the page goes."""
        self.goal = min(self.limit, max(0.0, top))

    def by(self, length: float) -> None:
        """Scroll smoothly by `length`."""
        self.to(self.goal + length)

    def jump(self, top: float) -> None:
        """Scroll at once, without animation."""
        self.to(top)
        self.shown = self.goal

    def reveal(self, top: float, height: float) -> None:
        """If a line is hidden, scroll until it is a quarter of the way down the window."""
        if not self.goal <= top <= self.goal + self.window - height:
            self.to(top - self.window / 4)

    def hold(self, top: float, foot: float) -> None:
        """Scroll just far enough to show everything from `top` to `foot`."""
        if top < self.goal:
            self.to(top)
        elif foot > self.goal + self.window:
            self.to(foot - self.window)
        else:
            self.to(self.goal)

    def part(self, height: float) -> tuple[float, float]:
        """Return the start and the length of the visible part on a bar of `height`."""
        return height * self.shown / self.length, height * self.window / self.length

    def draw_bar(self, brush: Brush, x: float, y: float) -> None:
        """Draw a bar that shows which part is visible; none if all of it is."""
        if self.limit:
            top, height = self.part(self.window)
            brush.panel((x, y + top, BAR, height), flat(BRASS, BAR / 2))

    def update(self, seconds: float) -> None:
        """Move the shown position closer to the goal."""
        if settings().play.less_motion:
            self.shown = self.goal
        self.shown = ease(self.shown, self.goal, seconds)
        if abs(self.shown - self.goal) < _NEAR:
            self.shown = self.goal
