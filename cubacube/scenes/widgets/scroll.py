"""How far a long page is rolled up."""

from cubacube.scenes.widgets.widget import ease
from cubacube.session.settings.chosen import settings

_NEAR = 0.5


class Scroll:
    """From 0 to `limit`, in logical units; what is shown glides to where it shall be."""

    def __init__(self, window: float) -> None:
        """`window` is the height of the page that is seen at once."""
        self.window = window
        self.length = window
        """The height of the whole page."""
        self.goal = 0.0
        self.shown = 0.0

    @property
    def limit(self) -> float:
        """When the foot of the page is seen."""
        return max(0.0, self.length - self.window)

    def to(self, top: float) -> None:
        """Glide until `top` is at the upper edge, or as far as the page goes."""
        self.goal = min(self.limit, max(0.0, top))

    def by(self, length: float) -> None:
        """Glide on."""
        self.to(self.goal + length)

    def jump(self, top: float) -> None:
        """Be there at once."""
        self.to(top)
        self.shown = self.goal

    def reveal(self, top: float, height: float) -> None:
        """Glide so that a line is seen, if it is not yet: a quarter down the window."""
        if not self.goal <= top <= self.goal + self.window - height:
            self.to(top - self.window / 4)

    def hold(self, top: float, foot: float) -> None:
        """Glide no farther than needed for all from `top` to `foot` to be seen."""
        if top < self.goal:
            self.to(top)
        elif foot > self.goal + self.window:
            self.to(foot - self.window)
        else:
            self.to(self.goal)

    def part(self, height: float) -> tuple[float, float]:
        """Where on a bar of a height that what is seen begins, and how much of it that is."""
        return height * self.shown / self.length, height * self.window / self.length

    def update(self, seconds: float) -> None:
        """Glide."""
        if settings().play.less_motion:
            self.shown = self.goal
        self.shown = ease(self.shown, self.goal, seconds)
        if abs(self.shown - self.goal) < _NEAR:
            self.shown = self.goal
