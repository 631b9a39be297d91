"""Thumbnail of a table: the progress of the match, and a picture painted in portions."""

from collections.abc import Callable

from pygame import Surface

from cubacube.scenes.canvas.paint_budget import OutOfTimeError, PaintBudget
from cubacube.scenes.canvas.view import View


class Glance:
    """A thumbnail of fixed size, independent of the window. `go_on` paints it."""

    def __init__(
        self, subtitle: str, on_turn: str, size: tuple[int, int], paint: Callable[[View], Surface]
    ) -> None:
        """Make a thumbnail; `paint` returns the whole picture for a view of `size`."""
        self.subtitle = subtitle
        """A few words about the progress of the match; may be empty."""
        self.on_turn = on_turn
        """Name of the player whose turn it is; empty if there is none."""
        self.picture: Surface | None = None
        """The picture; None until it is painted."""
        self._unpainted: tuple[View, Callable[[View], Surface]] | None = View(size), paint

    def go_on(self, budget: PaintBudget) -> None:
        """Paint as much as the time budget allows."""
        if self._unpainted is None:
            return
        view, paint = self._unpainted
        try:
            with view.within(budget):
                self.picture = paint(view)
        except OutOfTimeError:
            return
        self._unpainted = None  # also frees the cached parts of the view
