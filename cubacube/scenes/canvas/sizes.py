"""How large texts are with the size that is set: what flows, and words in places of their own."""

from typing import Final

from cubacube.scenes.canvas.theme import SMALLEST_TEXT
from cubacube.session.settings.chosen import settings

_GROWTH: Final = 0.625
"""Of what is set, for words in places that do not grow with them: a quarter larger at most."""
_LEAST: Final = 0.85
"""Who wants small texts has the smallest ones by so much smaller, and no more."""


def reading_share() -> float:
    """How many times as large as usual the settings want it."""
    return settings().screen.text_percent / 100


def standing_share() -> float:
    """How many times as large as usual words on panels, tiles and cards are."""
    share = reading_share()
    return 1.0 + (share - 1.0) * _GROWTH if share > 1.0 else share


def smallest_text() -> float:
    """No letter is drawn smaller."""
    return SMALLEST_TEXT * min(1.0, max(_LEAST, reading_share()))


def reading(size: float) -> float:
    """A size of what flows and makes its own room."""
    return max(smallest_text(), size * reading_share())


def standing(size: float) -> float:
    """A size of words on panels, tiles and cards."""
    return max(smallest_text(), size * standing_share())
