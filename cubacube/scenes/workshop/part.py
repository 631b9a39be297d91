"""The base of the three tabs of the workshop."""

from cubacube.scenes.canvas import Brush
from cubacube.scenes.match.words import Hint
from cubacube.scenes.stage.inputs import Input
from cubacube.scenes.widgets import Page


class WorkshopMode:
    """A tab: the scene passes it events and asks it what to draw."""

    pages: tuple[Page, ...]
    lays = False
    """Whether the left button places dice instead of flicking them."""

    @property
    def hints(self) -> tuple[Hint, ...]:
        """The keys of this tab only."""
        return ()

    @property
    def dragging(self) -> bool:
        """Whether a drag is changing the level."""
        return False

    @property
    def holding(self) -> bool:
        """Whether it is dragging something, so that it must get every pointer event."""
        return False

    def cancel(self) -> None:
        """Stop a drag on the cloth, and undo what it has changed."""

    def on_cloth(self, _event: Input) -> bool:
        """React to the pointer on the cloth; return whether the event was used."""
        return False

    def key(self, _event: Input) -> bool:
        """React to a key; return whether it was used."""
        return False

    def pressed(self) -> None:
        """Note that the pointer went down somewhere."""

    def update(self, seconds: float) -> None:
        """Advance animations."""

    def draw_on_cloth(self, brush: Brush) -> None:
        """Draw marks on the cloth, below the dice."""

    def draw(self, brush: Brush) -> None:
        """Draw the panels of this tab and their widgets, below the measurements."""
