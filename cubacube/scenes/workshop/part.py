"""The interface of the three tabs of the workshop."""

from typing import Protocol

from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.match.words import Hint
from cubacube.scenes.stage.inputs import Input
from cubacube.scenes.widgets import Page


class WorkshopMode(Protocol):
    """A tab: the scene passes it events and asks it what to draw."""

    pages: tuple[Page, ...]

    @property
    def hints(self) -> tuple[Hint, ...]:
        """The keys of this tab only."""
        ...

    @property
    def lays(self) -> bool:
        """Whether the left button places dice instead of flicking them."""
        ...

    @property
    def dragging(self) -> bool:
        """Whether a drag is changing the level."""
        ...

    @property
    def holding(self) -> bool:
        """Whether it is dragging something, so that it must get every pointer event."""
        ...

    def on_cloth(self, event: Input, /) -> bool:
        """React to the pointer on the cloth; return whether the event was used."""
        ...

    def key(self, event: Input, /) -> bool:
        """React to a key; return whether it was used."""
        ...

    def pressed(self) -> None:
        """Note that the pointer went down somewhere."""
        ...

    def update(self, seconds: float, /) -> None:
        """Advance animations."""
        ...

    def draw_on_cloth(self, brush: Brush, /) -> None:
        """Draw marks on the cloth, below the dice."""
        ...

    def draw(self, brush: Brush, /) -> None:
        """Draw the panels of this tab and their widgets, below the measurements."""
        ...
