"""Show what a match or a puzzle earned: medals and sentences."""

import pygame

from cubacube.scenes.canvas import Bounds, Brush, TextStyle, View, rows, theme
from cubacube.scenes.canvas.parts import PANEL
from cubacube.scenes.stage.inputs import Input
from cubacube.scenes.stage.scene import Change, Close
from cubacube.scenes.widgets import Button, Label, Page, Widget
from cubacube.scenes.widgets.dialogues import Dialogue
from cubacube.session.households.tally import Best, Earned, Equal, News
from cubacube.session.language.translation import _
from cubacube.shell.pages.household.achievements import Achievement, achievements, medal
from cubacube.shell.pages.household.words import achievement_words, kind_words

MOST = 6
"""Maximum number of rows; news beyond this are shown only on the household page."""
_WIDTH, _ROW, _GAP, _MARGIN = 1320.0, 108.0, 14.0, 24.0
_HEAD, _FOOT, _BUTTON = 128.0, 150.0, (420.0, 76.0)
_CALM_S = 0.7
_BEST = Achievement("best", "", "", "flag", "")
_EQUAL = Achievement("equal", "", "", "robot", "")
_STREAK = Achievement("streak", "", "", "turn_on", "")


class NewsRow(Widget):
    """One row: medal, title and explanation."""

    focusable = False

    def __init__(self, box: Bounds, news: News) -> None:
        super().__init__(box)
        self.news = news

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw the row."""
        brush, (x, y, width, height) = Brush(surface, view), self.box
        brush.panel(self.box, PANEL, theme.GOLD if isinstance(self.news, Best) else None)
        picture, heading, note = _told(self.news)
        edge = height - 16
        brush.put(medal(view, picture, edge), (x + 12, y + 8))
        left, room = x + edge + 2 * _MARGIN, width - edge - 3 * _MARGIN
        middle = y + height / 2
        brush.write(
            heading,
            (left, middle + 2),
            TextStyle(theme.LARGE, theme.INK, "heavy"),
            "bottomleft",
            room,
        )
        brush.write(note, (left, middle + 6), TextStyle(theme.NORMAL, theme.GREY), "topleft", room)


class Honours(Dialogue):
    """A dialogue with the news; it closes without a result."""

    def __init__(self, news: tuple[News, ...], on: str = "") -> None:
        """`on` is the button's text, by default "To the results"."""
        # Achievements come first: they have pictures of their own and are rarer than records.
        told = sorted(news, key=lambda each: not isinstance(each, Earned))
        self._age_s = 0.0
        shown = told[:MOST]
        inside = len(shown) * (_ROW + _GAP)
        height = _HEAD + inside + _FOOT
        x, y = (theme.WIDTH - _WIDTH) / 2, (theme.HEIGHT - height) / 2
        places = rows((x + 60, y + _HEAD, _WIDTH - 120, inside), len(shown), _GAP, _ROW)
        widgets: list[Widget] = [NewsRow(*each) for each in zip(places, shown, strict=True)]
        left = len(told) - len(shown)
        if left:
            words = _("and {count} more").format(count=left)
            at = x + 60, y + _HEAD + inside - _GAP, _WIDTH - 120, 40.0
            widgets.append(Label(at, words, TextStyle(theme.NORMAL, theme.CREAM)))
        width, tall = _BUTTON
        button = (theme.WIDTH - width) / 2, y + height - tall - 44, width, tall
        widgets.append(Button(button, on or _("See the results"), Close, "teal"))
        box = x, y, _WIDTH, height
        record = any(isinstance(each, Best) for each in news)
        title = _("A new record!") if record else _("News for the household")
        super().__init__(Page(widgets, Close, panel=box, title=title, dimmed=True))

    @property
    def shown(self) -> tuple[News, ...]:
        """The news that fit on the page."""
        return tuple(each.news for each in self.page.widgets if isinstance(each, NewsRow))

    def handle(self, event: Input) -> Change:
        """Ignore input for a moment: the key that skipped a film must not press a button."""
        return super().handle(event) if self._age_s > _CALM_S else None

    def update(self, seconds: float) -> Change:
        """Advance the page's animation."""
        self._age_s += seconds
        return super().update(seconds)


def _told(news: News) -> tuple[Achievement, str, str]:
    """Return the achievement to picture, the text of the news, and an explanation."""
    if isinstance(news, Earned):
        found = achievements()[news.achievement]
        return found, f"{news.name}: {_(found.title)}", _(found.how)
    if isinstance(news, Equal):
        how = _('Choose "Your equal" to play computers of this level.')
        return _EQUAL, achievement_words(news), how
    picture = _BEST if isinstance(news, Best) else _STREAK
    return picture, achievement_words(news), kind_words(news.kind)
