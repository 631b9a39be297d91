"""Text sizes for the text size setting: flowing text, and text in fixed places."""

from typing import Final

from cubacube.scenes.canvas.theme import SMALLEST_TEXT
from cubacube.session.settings.chosen import settings

_GROWTH: Final = 0.625
"""Share of the enlargement that text in fixed places gets: at most a quarter larger."""
_LEAST: Final = 0.85
"""The smallest text shrinks by this factor at most."""


def reading_share() -> float:
    """Return the text size setting as a factor; 1 is the usual size."""
    return settings().screen.text_percent / 100


def standing_share() -> float:
    """Return the size factor of text on panels, tiles and cards."""
    share = reading_share()
    return 1.0 + (share - 1.0) * _GROWTH if share > 1.0 else share


def smallest_text() -> float:
    """Return the smallest size at which text is drawn."""
    return SMALLEST_TEXT * min(1.0, max(_LEAST, reading_share()))


def reading(size: float) -> float:
    """Return the size of flowing text, which makes its own room."""
    return max(smallest_text(), size * reading_share())


def standing(size: float) -> float:
    """Return the size of text on panels, tiles and cards."""
    return max(smallest_text(), size * standing_share())
