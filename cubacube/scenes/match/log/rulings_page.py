"""Page with all rulings by round and turn; choose one to open the match at that moment."""

from collections.abc import Sequence

import pygame

from cubacube.rules import frozen, replace
from cubacube.scenes.canvas import Bounds, Brush, TextStyle, View, holds, theme
from cubacube.scenes.canvas.parts import DIALOGUE, dim, flat, rim
from cubacube.scenes.canvas.sizes import reading
from cubacube.scenes.match.live.rulings import Ruling
from cubacube.scenes.match.log.chapters import Chapters, Turned
from cubacube.scenes.pieces.sides import swatch
from cubacube.scenes.stage import inputs
from cubacube.scenes.stage.scene import Change, Close
from cubacube.session.language.translation import _
from cubacube.session.play.setup import SeatEntry

_PAGE: Bounds = (260, 60, 1400, 960)
_TOP, _FOOT = 116.0, 66.0
_LEFT, _WORDS_X, _ASIDE = 50.0, 94.0, 44.0
_WHEEL_ROWS, _PAGE_ROWS = 3, 12
_APART = 8.0
_ROUND, _TURN = 58.0, 44.0
_ALL = 10**6
_STEPS = {
    "up": -1,
    "down": 1,
    "pageup": -_PAGE_ROWS,
    "pagedown": _PAGE_ROWS,
    "home": -_ALL,
    "end": _ALL,
}
_AT_ONCE = 500
"""Number of moments indexed per frame."""


@frozen
class Headed:
    """A ruling and the headings above it.

    There is a heading if a round or a turn begins with this ruling.
    """

    ruling: Ruling
    round: Turned | None = None
    turn: Turned | None = None


@frozen
class _Laid:
    """A ruling laid out on the page, with its headings above it."""

    line: Headed
    number: int
    text: pygame.Surface
    top: float
    above: float
    """Height of the headings."""
    height: float
    """Height of the ruling without its headings."""

    @property
    def box(self) -> Bounds:
        """Box of the ruling without its headings."""
        x, _y, width, _height = _PAGE
        across = width - _WORDS_X - _LEFT + 14
        return x + _WORDS_X - 14, self.top + self.above, across, self.height


class RulingsPage:
    """All rulings, the newest at the bottom; closes with an action count, or None.

    The action count is the `after` of the ruling that was chosen.
    """

    overlay = True

    def __init__(
        self, rulings: Sequence[Ruling], chapters: Chapters, at: int | None = None
    ) -> None:
        """Show rulings, and mark the last one whose `after` is at most `at`.

        If `at` is None, no ruling is marked.
        """
        self._chapters = chapters
        headings = {f"{_turn_title(seat)}." for seat in chapters.seats}
        self._rulings = [each for each in rulings if each.words not in headings]
        self.marked: int | None = None
        """Index of the ruling that Enter chooses."""
        self._hovered: int | None = None
        self._last = max(0, len(self._rulings) - 1)
        """Index of the lowest visible ruling."""
        self._placed: tuple[_Laid, ...] = ()
        self._view: View | None = None
        """The view of the last drawing."""
        if at is not None:
            said = (number for number, each in enumerate(self._rulings) if each.after <= at)
            self.marked = max(said, default=None)
            self._last = min(self._last, (self.marked or 0) + _PAGE_ROWS // 2)

    def handle(self, event: inputs.Input) -> Change:
        """Scroll, choose or close."""
        match event:
            case inputs.Wheel(steps):
                self._scroll(-_WHEEL_ROWS if steps > 0 else _WHEEL_ROWS)
            case inputs.Do("up" | "down" as way):
                self._mark(_STEPS[way])
            case inputs.KeyPress(name, True) if name in _STEPS:
                self._mark(_STEPS[name])
            case inputs.Do("confirm", _, False) | inputs.KeyPress("space", True, _, False):
                return self._chosen(self.marked)
            case inputs.Do("back", _, False) | inputs.KeyPress("l", True, _, False):
                return Close()
            case inputs.Pointer("move"):
                self._hovered = self._under(event)
            case inputs.Pointer("down", button=button) if button == inputs.LEFT:
                return self._chosen(self._under(event))
        return None

    def update(self, _seconds: float) -> Change:
        """Index further turns and rounds."""
        self._chapters.read(_AT_ONCE)
        return None

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw the page."""
        dim(surface, 1)
        brush = Brush(surface, view)
        brush.panel(_PAGE, DIALOGUE)
        x, y, width, height = _PAGE
        title = view.title(_("Rulings"), 60, width - 80)
        brush.put(title, (x + width / 2, y + 60), "center")
        self._draw_keys(brush)
        self._view, self._placed = view, tuple(self._laid(view))
        with brush.within((x, y + _TOP - 4, width, height - _TOP - _FOOT + 8)):
            for placed in self._placed:
                self._draw_line(brush, placed)

    def _draw_keys(self, brush: Brush) -> None:
        x, y, _width, height = _PAGE
        keys = (
            ("↑ ↓", _("choose")),
            ("PgUp PgDn", _("scroll")),
            ("Enter", _("see that moment")),
            ("Esc", _("back")),
        )
        at = x + _LEFT
        for key, words in keys:
            at = brush.keycap(key, words, (at, y + height - 36))

    def _draw_line(self, brush: Brush, placed: _Laid) -> None:
        """Draw the headings, then the ruling in the colour of its side."""
        x, _y, width, _height = _PAGE
        line, top, room = placed.line, placed.top, width - 2 * _LEFT
        if line.round is not None:
            style, middle = TextStyle(theme.NORMAL + 4, theme.BRASS, "black"), top + _ROUND / 2 - 2
            title = self._chapters.title(line.round)
            end = brush.write(title, (x + _LEFT, middle), style, "midleft", room).right
            rest = x + width - _LEFT - end - 18
            brush.panel((end + 18, middle - 1, max(0, rest), 3), flat((*theme.BRASS, 110), 1))
            top += _ROUND
        if line.turn is not None:
            seat, middle = self._chapters.who(line.turn), top + _TURN / 2
            brush.put(swatch(brush.view, seat.side, 26, 7), (x + _LEFT, middle), "midleft")
            style = TextStyle(theme.NORMAL, theme.MOON, "heavy")
            at = x + _LEFT + 40, middle
            brush.write(_turn_title(seat), at, style, "midleft", room - 40)
        if placed.number in (self.marked, self._hovered):
            brush.panel(placed.box, flat((*theme.WHITE, 22), 10))
        if placed.number == self.marked:
            brush.panel(placed.box, rim(theme.GOLD, 10, 2))
        left, top = x + _WORDS_X, placed.box[1] + _APART / 2
        brush.put(swatch(brush.view, line.ruling.side, 18, 5), (left, top + 8))
        brush.put(placed.text, (left + 32, top))

    def _laid(self, view: View) -> list[_Laid]:
        """Return the visible rulings with their places on the page.

        They fill the page from the top if all fit, otherwise from the bottom upwards.
        """
        _x, y, width, height = _PAGE
        head, foot = y + _TOP, y + height - _FOOT
        room = width - _WORDS_X - _LEFT - 40
        laid: list[_Laid] = []
        for number in range(min(self._last, len(self._rulings) - 1), -1, -1):
            line = self._headed(number)
            text = view.paragraph(
                line.ruling.words, reading(theme.NORMAL), room, "medium", theme.CREAM
            )
            tall = text.height / view.scale + _APART
            above = _ROUND * (line.round is not None) + _TURN * (line.turn is not None)
            foot -= tall + above
            if foot < head:
                break
            laid.append(_Laid(line, number, text, foot, above, tall))
        else:
            up = foot - head
            return [replace(each, top=each.top - up) for each in reversed(laid)]
        return laid[::-1]

    def _headed(self, number: int) -> Headed:
        """Return the ruling with the index `number`, and its headings.

        There is a heading if a round or a turn begins with this ruling.
        """
        ruling, chapters = self._rulings[number], self._chapters
        place = chapters.turn_of(ruling.event, ruling.after)
        earlier = self._rulings[number - 1] if number else None
        before = chapters.turn_of(earlier.event, earlier.after) if earlier else -1
        if place < 0 or place == before:
            return Headed(ruling)
        turn = chapters.turns[place]
        former = chapters.turns[before].round if before >= 0 else 0
        return Headed(ruling, turn if turn.round != former else None, turn)

    def _under(self, event: inputs.Pointer) -> int | None:
        """Return the index of the ruling under the pointer."""
        return next((each.number for each in self._placed if holds(each.box, event.point)), None)

    def _chosen(self, number: int | None) -> Change:
        return Close(None if number is None else self._rulings[number].after)

    def _scroll(self, by: int) -> None:
        shown = len(self._placed)
        newest = len(self._rulings) - 1
        self._last = max(0, min(newest, max(min(shown - 1, newest), self._last + by)))

    def _mark(self, by: int) -> None:
        """Move the mark by `by` rulings and scroll to it.

        If no ruling is marked yet, start at the lowest visible one.
        """
        if not self._rulings:
            return
        newest = len(self._rulings) - 1
        start = min(self._last, newest) if self.marked is None else self.marked
        if self.marked is None and abs(by) == 1:
            by = 0
        self.marked = max(0, min(newest, start + by))
        self._last = max(self._last, self.marked)
        if self._view is not None and self._placed:
            most = self.marked + len(self._placed)
            if self.marked < self._placed[0].number:
                self._last = min(self._last, most)
            while self._last > self.marked < self._laid(self._view)[0].number:
                self._last -= 1


def _turn_title(seat: SeatEntry) -> str:
    return _("{name}'s turn").format(name=seat.name)
