"""The results page: winners, scores by source, and the final table."""

from collections.abc import Callable
from enum import Enum, auto
from functools import partial

import pygame

from cubacube.rules import Seat, frozen, replace
from cubacube.scenes.canvas import Brush, Point, TextStyle, View, columns, theme
from cubacube.scenes.canvas.icons import icon_picture
from cubacube.scenes.canvas.parts import LINE, PANEL, RESTING
from cubacube.scenes.match.log.story import MatchStory
from cubacube.scenes.match.pictures.confetti import Confetti
from cubacube.scenes.pieces.sides import swatch
from cubacube.scenes.stage.inputs import FocusLost, Input
from cubacube.scenes.stage.scene import Change, Close, Push, Scene
from cubacube.scenes.widgets import Button, Page
from cubacube.scenes.widgets.dialogues import Dialogue
from cubacube.session.language.numbers import written
from cubacube.session.language.translation import _, _n
from cubacube.session.play.players import kind_of
from cubacube.session.play.result import MatchResult
from cubacube.session.play.setup import MatchSetup, SeatEntry
from cubacube.session.play.standings import Standing, headline, standings, team_name
from cubacube.shell.pages.course_page import CourseCard, CoursePage
from cubacube.shell.pages.final_table import (
    FinalTable,
    FinishedMatch,
    TableCard,
    card_height,
    draw_ground,
)
from cubacube.shell.pages.name_question import NameQuestion
from cubacube.shell.pages.sheet import draw_title

_MARK_Y = 42
_LEFT, _RIGHT = 60.0, 1350.0
"""Left and right edge of the rows."""
_CARD_X, _CARD_WIDTH = 1384.0, 476.0
_HEAD_Y, _FIRST_ROW_Y, _ROW, _GAP = 232.0, 258.0, 108.0, 14.0
_TALL = 76.0
"""A row of at least this height has room for two lines."""
_PART_WIDTH, _PARTS_WIDTH = 180.0, 560.0
"""Width of one score column, and maximum width of all score columns together."""
_SWATCH, _SWATCH_STEP, _STAR_ROOM = 56.0, 66.0, 64.0
_ASKED = 76.0
"""Height of the question whether to remember a player."""
_LINE, _LARGE_LINE, _PADDING, _FOOT = 36.0, 50.0, 14.0, 928.0
_CALM_S = 0.7
_BEST = 78.0
"""Height of the button for the best flick."""
_BUTTON_GAP = 24.0
_BUTTONS = (theme.WIDTH - 1592) / 2, 946.0, 1592.0, 90.0

_NAME = TextStyle(theme.LARGE, theme.INK, "black")
_PLACE = TextStyle(theme.LARGE, theme.GREY, "black")
_PART = TextStyle(theme.LARGE, theme.INK, "bold")
_TOTAL = TextStyle(theme.LARGE, theme.INK, "black")
_KIND = TextStyle(theme.SMALL, theme.GREY, "bold")
_HEAD = TextStyle(theme.NORMAL, theme.MOON, "heavy")
_MARK = TextStyle(theme.NORMAL, theme.GOLD, "heavy")


class AfterMatch(Enum):
    """What the players want to do after a match."""

    AGAIN = auto()
    SET_UP = auto()
    MENU = auto()


@frozen
class MatchSummary:
    """The course of a finished match.

    `on_flick` replays one flick. Its argument is the number of actions before that flick.
    """

    story: MatchStory
    on_flick: Callable[[int], Change]


class Results(Dialogue):
    """The results page; it closes with an `AfterMatch`."""

    overlay = False
    honours: Scene | None = None
    """The scene with the earned honours; it opens as soon as this page accepts input."""
    question: NameQuestion | None = None
    """The question that is open; None if there is none."""

    def __init__(
        self,
        seats: tuple[SeatEntry, ...],
        ended: MatchResult,
        table: FinishedMatch,
        mark: str = "",
        on_watch: Callable[[], Change] = lambda: None,
        past: MatchSummary | None = None,
        *,
        in_tour: bool = False,
    ) -> None:
        """Create the page.

        `mark` names a special kind of match, such as a strict one. `on_watch` replays the
        match. `past` holds the course of the match. After a match of a Tour (`in_tour`) the
        standings follow.
        """
        self.seats, self.mark = seats, mark
        self._named_before = seats
        self.ended, self._past = ended, past
        self._age_s = 0.0
        self.standings = standings(seats, ended)
        self._table = table
        table.look(FocusLost())
        won = (seats[seat].side for row in self.standings if row.won for seat in row.seats)
        self.confetti = Confetti(tuple(won))
        place = _CARD_X, _FIRST_ROW_Y, _CARD_WIDTH, card_height(_CARD_WIDTH)
        self._card = TableCard(place, table, lambda: Push(FinalTable(table)))
        offers = [
            (_("Play again"), _closing(AfterMatch.AGAIN)),
            (_("Watch the replay"), on_watch),
            (_("Change the set-up"), _closing(AfterMatch.SET_UP)),
            (_("Back to the menu"), _closing(AfterMatch.MENU)),
        ]
        if in_tour:
            offers[:] = (_("Standings"), _closing(AfterMatch.AGAIN)), offers[1], offers[3]
        places = columns(_BUTTONS, len(offers), _BUTTON_GAP)
        buttons = [
            Button(box, words, on_press, "cream" if number else "teal")
            for number, (box, (words, on_press)) in enumerate(zip(places, offers, strict=True))
        ]
        buttons.append(self._card)
        super().__init__(Page(buttons, _closing(AfterMatch.MENU), strict=True))

    def add_mark(self, words: str) -> None:
        """Say above the title what else is special about this match."""
        self.mark = " · ".join(filter(None, (self.mark, words)))

    def ask(self, name: str, on_answer: Callable[[str | None], str]) -> None:
        """Ask below the rows whether to remember a player.

        `on_answer` gets the name, or None for no; it returns why a name is refused.
        """
        box = _LEFT, _FOOT - _ASKED, _RIGHT - _LEFT, _ASKED
        self.question = NameQuestion(box, name, on_answer)
        self.page.widgets += self.question.widgets

    def close_question(self) -> None:
        """Take the answered question away."""
        asked = () if self.question is None else self.question.widgets
        self.page.widgets = [each for each in self.page.widgets if each not in asked]
        self.page.settle()
        self.question = None

    def named(self, entry: MatchSetup) -> MatchSetup:
        """Return a set-up of the same players, with the names that they have now."""
        pairs = zip(self._named_before, self.seats, strict=True)
        now = {before.name: after.name for before, after in pairs}
        seats = (replace(each, name=now.get(each.name, each.name)) for each in entry.seats)
        return replace(entry, seats=tuple(seats))

    def handle(self, event: Input) -> Change:
        """Ignore input for a moment: the key that skipped a film must not press a button."""
        return super().handle(event) if self._age_s > _CALM_S else None

    def update(self, seconds: float) -> Change:
        """Advance animations; show the plot and the honours when they are ready."""
        self._age_s += seconds
        self.confetti.update(seconds)
        if self._past is not None:
            self._past.story.read()
            if self._past.story.whole:
                self._tell(self._past)
                self._past = None
        if self.honours is not None and self._age_s > _CALM_S:
            told, self.honours = self.honours, None
            return Push(told)
        return super().update(seconds)

    def _tell(self, past: MatchSummary) -> None:
        """Add the plot and the best flick below the table."""
        course, best = past.story.course, past.story.best
        top, foot = self._card.box.bottom + _GAP, _FOOT
        if best is not None:
            foot -= _BEST + _GAP
            box = _CARD_X, _FOOT - _BEST, _CARD_WIDTH, _BEST
            note = _("{name}, turn {number}").format(name=best.name, number=best.turn)
            flick = icon_picture("loop", theme.INK)
            shown = partial(past.on_flick, best.at)
            self.page.widgets.append(Button(box, _("The best flick"), shown, "cream", flick, note))
        if course is not None:
            box = _CARD_X, top, _CARD_WIDTH, foot - top
            page = partial(CoursePage, course, self._table.backdrop)
            self.page.widgets.append(CourseCard(box, course, lambda: Push(page())))
        self.page.settle()

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw the headline, the rows, and the lines of text below them."""
        draw_ground(surface, view, self._table.backdrop)
        self.confetti.draw(surface, view)
        brush = Brush(surface, view)
        draw_title(brush, headline(self.seats, self.ended), 110, 122)
        if self.mark:
            brush.write(self.mark, (theme.WIDTH / 2, _MARK_Y), _MARK, "center", _BUTTONS[2])
        for column, part in enumerate(self.ended.parts):
            at = (self._column_x(column), _HEAD_Y)
            brush.write(part.title, at, _HEAD, "midright", self._part - 20)
        brush.write(_("Name"), (_LEFT + 92, _HEAD_Y), _HEAD, "midleft")
        brush.write(_("Total"), (_RIGHT - 40, _HEAD_Y), _HEAD, "midright", _PART_WIDTH - 20)
        for standing, box in zip(self.standings, self.rows(), strict=True):
            self._draw_row(brush, box, standing)
        if self.ended.lines:
            self._draw_lines(brush)
        self._card.picture(view)  # before the buttons slide in from below
        super().draw(surface, view)

    def rows(self) -> list[pygame.FRect]:
        """Return the boxes of the rows, top first; they shrink if there are many."""
        asked = _ASKED + _GAP if self.question else 0
        room = _FOOT - _FIRST_ROW_Y - self._lines_height - asked
        pitch = min(_ROW + _GAP, room / len(self.standings))
        return [
            pygame.FRect(_LEFT, _FIRST_ROW_Y + row * pitch, _RIGHT - _LEFT, pitch - _GAP)
            for row in range(len(self.standings))
        ]

    def lines_box(self) -> pygame.FRect:
        """Return the box of the panel below the rows, which holds lines of text."""
        above = self.rows()[-1]
        return pygame.FRect(above.x, above.bottom + _GAP, above.w, self._lines_height)

    @property
    def _line(self) -> float:
        """The height of a text line below the rows; it is larger in a cooperative game."""
        return _LARGE_LINE if self.ended.together else _LINE

    @property
    def _lines_height(self) -> float:
        lines = len(self.ended.lines)
        return lines * self._line + 2 * _PADDING if lines else 0

    def _draw_lines(self, brush: Brush) -> None:
        box = self.lines_box()
        brush.panel(box, LINE)
        style = TextStyle(theme.LARGE if self.ended.together else theme.NORMAL, theme.CREAM)
        for number, words in enumerate(self.ended.lines):
            at = (box.centerx, box.y + _PADDING + (number + 0.5) * self._line)
            brush.write(words, at, style, "center", box.w - 40)

    def _draw_row(self, brush: Brush, box: pygame.FRect, standing: Standing) -> None:
        left, middle, seat = box.x, box.centery, standing.seats[0]
        brush.panel(box, PANEL if standing.won else RESTING, theme.GOLD if standing.won else None)
        if len(self.standings) > 1:
            brush.write(f"{standing.place}.", (left + 70, middle), _PLACE, "midright")
        end = self._draw_names(brush, (left + 92, middle), standing, box.h)
        if standing.won:
            brush.icon("star", (end + 36, middle), 40, theme.COIN, theme.LETTERS_TOP)
        for column, part in enumerate(self.ended.parts):
            at = (self._column_x(column), middle)
            brush.write(written(part.scores[seat]), at, _PART, "midright", self._part - 20)
        score = self.ended.outcome.scores[seat]
        total = written(score)
        if self.ended.together:
            total = _n("{count} point", "{count} points", score).format(count=total)
        brush.write(total, (_RIGHT - 40, middle), _TOTAL, "midright", _PART_WIDTH - 20)

    def _draw_names(
        self, brush: Brush, left_middle: Point, standing: Standing, height: float
    ) -> float:
        """Draw the sides and names of a row, in two lines if needed; return their right end."""
        x, middle = left_middle
        for side in dict.fromkeys(self.seats[seat].side for seat in standing.seats):
            edge = min(_SWATCH, height - 20)
            brush.put(swatch(brush.view, side, edge), (x, middle), "midleft")
            x += _SWATCH_STEP
        x += 14
        name = team_name(self.seats, standing.seats)
        room = self._column_x(0) - self._part - x - _STAR_ROOM
        if len(standing.seats) == 1:
            return self._draw_player(brush, (x, middle), standing.seats[0], height, room)
        if brush.width(name, _NAME) <= room:
            return brush.write(name, (x, middle), _NAME, "midleft", room).right
        names = brush.view.paragraph(name, TextStyle(theme.NORMAL).seen, room, "black")
        return brush.put(names, (x, middle), "midleft").right

    def _draw_player(
        self, brush: Brush, left_middle: Point, seat: Seat, height: float, room: float
    ) -> float:
        """Draw a name, with a computer player's level if there is room; return the right end."""
        x, middle = left_middle
        entry = self.seats[seat]
        tells = entry.bot is not None and height >= _TALL
        at = x, middle - (15 if tells else 0)
        end = brush.write(entry.name, at, _NAME, "midleft", room).right
        if tells:
            kind = brush.write(kind_of(entry.bot), (x, middle + 22), _KIND, "midleft", room)
            end = max(end, kind.right)
        return end

    def _column_x(self, column: int) -> float:
        """Return the right edge of a score column; the total is right of the last one."""
        return _RIGHT - 40 - _PART_WIDTH - (len(self.ended.parts) - 1 - column) * self._part

    @property
    def _part(self) -> float:
        """The width of a score column."""
        return min(_PART_WIDTH, _PARTS_WIDTH / max(1, len(self.ended.parts)))


def _closing(wish: AfterMatch) -> Callable[[], Change]:
    return lambda: Close(wish)
