"""One of the three ways to use the workshop: what stands below the figures, and what it can do."""

from typing import Protocol

from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.match.words import Hint
from cubacube.scenes.stage.inputs import Input
from cubacube.scenes.widgets import Page


class WorkshopMode(Protocol):
    """The scene gives it the pointer and keys, and asks what is to be seen."""

    pages: tuple[Page, ...]

    @property
    def hints(self) -> tuple[Hint, ...]:
        """Keys that only this part has."""
        ...

    @property
    def lays(self) -> bool:
        """Whether the left button lays dice instead of flicking them."""
        ...

    @property
    def dragging(self) -> bool:
        """Whether the level changes with the pointer."""
        ...

    @property
    def holding(self) -> bool:
        """Whether it has something in the hand, so that every input is its own."""
        ...

    def on_cloth(self, event: Input, /) -> bool:
        """React to the pointer on the cloth; whether it had a use for it."""
        ...

    def key(self, event: Input, /) -> bool:
        """React to a key; whether it had a use for it."""
        ...

    def pressed(self) -> None:
        """The pointer went down somewhere."""
        ...

    def update(self, seconds: float, /) -> None:
        """Let time pass."""
        ...

    def draw_on_cloth(self, brush: Brush, /) -> None:
        """Marks on the cloth, below the dice."""
        ...

    def draw(self, brush: Brush, /) -> None:
        """The panels below the figures, and the widgets on them."""
        ...
