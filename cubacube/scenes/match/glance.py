"""A table as one sees it in passing: how far the match is, and a picture painted bit by bit."""

from collections.abc import Callable

from pygame import Surface

from cubacube.scenes.canvas.paint_budget import OutOfTimeError, PaintBudget
from cubacube.scenes.canvas.view import View


class Glance:
    """The picture has a size of its own, whatever the window is like; it comes with `go_on`."""

    def __init__(
        self, subtitle: str, on_turn: str, size: tuple[int, int], paint: Callable[[View], Surface]
    ) -> None:
        """`paint` gives the whole picture on a view of `size`."""
        self.subtitle = subtitle
        """A few words on how far the match is; perhaps none."""
        self.on_turn = on_turn
        """Whose turn it is; empty if nobody's."""
        self.picture: Surface | None = None
        """None until it is painted."""
        self._unpainted: tuple[View, Callable[[View], Surface]] | None = View(size), paint

    def go_on(self, budget: PaintBudget) -> None:
        """Paint as much as the stint has time for."""
        if self._unpainted is None:
            return
        view, paint = self._unpainted
        try:
            with view.within(budget):
                self.picture = paint(view)
        except OutOfTimeError:
            return
        self._unpainted = None  # and all that was painted for it
