"""What a match brought to the records of a household, before the results: medals and sentences."""

from typing import Final

import pygame

from cubacube.scenes.canvas.boxes import Box, rows
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.parts import PANEL, Style
from cubacube.scenes.canvas.pictures import Backdrop
from cubacube.scenes.canvas.theme import GREY, INK, LARGE, NORMAL, WIDTH
from cubacube.scenes.canvas.view import View
from cubacube.scenes.stage.inputs import Input
from cubacube.scenes.stage.scene import Change, Close
from cubacube.scenes.widgets import Button, Page
from cubacube.scenes.widgets.dialogues import Dialogue
from cubacube.session.households.tally import Best, Earned, News
from cubacube.session.language.translation import _, _n
from cubacube.shell.pages.final_table import draw_ground
from cubacube.shell.pages.household.achievements import Achievement, achievements, medal
from cubacube.shell.pages.household.words import kind_words, news_words

_BOX: Final[Box] = (280.0, 232.0, WIDTH - 560.0, 650.0)
_GAP, _TALLEST, _MARGIN = 16.0, 148.0, 24.0
_BUTTON: Final[Box] = (WIDTH / 2 - 220, 946.0, 440.0, 90.0)
_TITLE_Y, _TITLE_SIZE = 122.0, 104.0
MOST: Final = 6
"""So many have room; what more there is stands on the page of the household."""
_CALM_S: Final = 0.7
_BEST = Achievement("best", "", "", "flag", "")
_STREAK = Achievement("streak", "", "", "turn_on", "")


class Honours(Dialogue):
    """Closes without a result."""

    overlay = False

    def __init__(self, news: tuple[News, ...], backdrop: Backdrop) -> None:
        # Achievements have pictures of their own, and are rarer than records.
        self._news = tuple(sorted(news, key=lambda each: not isinstance(each, Earned)))
        self._backdrop: Backdrop = backdrop
        self._age_s = 0.0
        super().__init__(Page([Button(_BUTTON, _("To the results"), Close, "teal")], Close))

    @property
    def shown(self) -> tuple[News, ...]:
        """What there is room for."""
        return self._news[:MOST]

    def handle(self, event: Input) -> Change:
        """Nothing at first: the key that skipped the last film shall not choose here."""
        return super().handle(event) if self._age_s > _CALM_S else None

    def update(self, seconds: float) -> Change:
        """Let the page move."""
        self._age_s += seconds
        return super().update(seconds)

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Show what is new, one below the other."""
        draw_ground(surface, view, self._backdrop)
        brush = Brush(surface, view)
        title = view.title(_("For the household"), _TITLE_SIZE, WIDTH - 300)
        brush.put(title, (WIDTH / 2, _TITLE_Y), "center")
        for news, box in zip(self.shown, rows(_BOX, len(self.shown), _GAP, _TALLEST), strict=True):
            _draw_news(brush, news, box)
        left = len(self._news) - len(self.shown)
        if left:
            words = _n("and {count} more", "and {count} more", left).format(count=left)
            at = WIDTH / 2, _BOX[1] + _BOX[3] + 28
            brush.write(words, at, Style(NORMAL, INK, "heavy"), "center")
        super().draw(surface, view)


def _draw_news(brush: Brush, news: News, box: Box) -> None:
    """A medal at the left, what it is, and how it came."""
    x, y, width, height = box
    brush.panel(box, PANEL)
    picture, heading, note = _told(news)
    edge = height - 20
    brush.put(medal(brush.view, picture, edge), (x + 14, y + 10))
    left, room = x + edge + 2 * _MARGIN, width - edge - 3 * _MARGIN
    middle = y + height / 2
    brush.write(heading, (left, middle + 2), Style(LARGE, INK, "heavy"), "bottomleft", room)
    brush.write(note, (left, middle + 6), Style(NORMAL, GREY), "topleft", room)


def _told(news: News) -> tuple[Achievement, str, str]:
    """The picture, what is new, and a line more about it."""
    if isinstance(news, Earned):
        found = achievements()[news.achievement]
        return found, f"{news.name}: {_(found.title)}", _(found.how)
    return _BEST if isinstance(news, Best) else _STREAK, news_words(news), kind_words(news.kind)
