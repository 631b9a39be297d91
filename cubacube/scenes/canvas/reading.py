"""How large texts are: those to be read as it is set, others as far as there is room."""

from cubacube.rules import replace
from cubacube.scenes.canvas.parts import Style
from cubacube.scenes.canvas.theme import SMALLEST_TEXT
from cubacube.scenes.canvas.view import View
from cubacube.session.settings.chosen import settings

_STEP = 0.97
_USUAL = 1.0


def reading_share() -> float:
    """How many times as large as usual the settings want it."""
    return settings().screen.text_percent / 100


def reading(size: float) -> float:
    """A size of such a text; none is below the smallest there is."""
    return max(SMALLEST_TEXT, size * reading_share())


def roomy(view: View, words: str, style: Style, width: float, height: float) -> Style:
    """A style in the size that is set; larger than usual only as far as the room allows."""
    size, share = reading(style.size), reading_share()
    if share > _USUAL:
        while size > style.size and not _fits(view, words, size, style, (width, height)):
            size = max(style.size, size * _STEP)
    return style if share == _USUAL else replace(style, size=size)


def _fits(view: View, words: str, size: float, style: Style, room: tuple[float, float]) -> bool:
    wide = view.width_px(words, size, style.weight) <= room[0] * view.scale
    return wide and view.font(size, style.weight).get_height() <= room[1] * view.scale
