"""How large that is which is read rather than looked at: rules, rulings, explanations."""

from cubacube.scenes.canvas.theme import SMALLEST_TEXT
from cubacube.session.settings.chosen import settings


def reading_share() -> float:
    """How many times as large as usual the settings want it."""
    return settings().screen.text_percent / 100


def reading(size: float) -> float:
    """A size of such a text; none is below the smallest there is."""
    return max(SMALLEST_TEXT, size * reading_share())
