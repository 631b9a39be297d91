"""Text sizes for the text size setting: flowing text, and text in fixed places."""

from cubacube.scenes.canvas.theme import SMALLEST_TEXT, SMALLEST_TITLE, Weight
from cubacube.session.settings.chosen import settings

_GROWTH = 0.625
"""Fraction of the chosen enlargement that applies to text in fixed places.

As a result, such text becomes at most a quarter larger.
"""
_LEAST = 0.85
"""The settings can reduce the smallest text size to this fraction, but no further."""


def reading_share() -> float:
    """Return the factor by which the text size setting scales flowing text; 1 is usual."""
    return settings().screen.text_percent / 100


def standing_share() -> float:
    """Return the factor for text on panels, tiles and cards; 1 is the usual size."""
    share = reading_share()
    return 1.0 + (share - 1.0) * _GROWTH if share > 1.0 else share


def smallest_text(weight: Weight = "bold") -> float:
    """Return the smallest size at which text is drawn."""
    least = SMALLEST_TITLE if weight == "title" else SMALLEST_TEXT
    return least * min(1.0, max(_LEAST, reading_share()))


def reading(size: float) -> float:
    """Return the drawn size of flowing text, which follows the text size setting in full."""
    return max(smallest_text(), size * reading_share())


def standing(size: float) -> float:
    """Return the drawn size of text on panels, tiles and cards."""
    return max(smallest_text(), size * standing_share())
