"""The page between the matches of a Tour: the standings, the next match, the podium."""

from collections.abc import Callable
from enum import Enum, auto
from functools import partial
from math import ceil

import pygame

from cubacube.games import catalogue
from cubacube.rules import frozen
from cubacube.scenes.canvas import Bounds, Brush, TextStyle, View, columns, rows
from cubacube.scenes.canvas.icons import icon_picture
from cubacube.scenes.canvas.parts import LINE
from cubacube.scenes.canvas.theme import CREAM, GOLD, HEADING, INK, LARGE, MOON, NORMAL, WIDTH
from cubacube.scenes.match.pictures.confetti import Confetti
from cubacube.scenes.pieces.sides import swatch
from cubacube.scenes.stage.scene import Change, Close
from cubacube.scenes.widgets import Button, Label, Page, Widget
from cubacube.session.language.numbers import written
from cubacube.session.language.referee import listed
from cubacube.session.language.translation import _, _n
from cubacube.session.play.known_levels import all_levels
from cubacube.session.play.players import kind_of
from cubacube.session.tour.bracket import losers
from cubacube.session.tour.model import Tour
from cubacube.session.tour.standings import Row, next_match, points_of, seats_of, standings
from cubacube.shell.pages.household.parts import PeopleList
from cubacube.shell.pages.match_list import MatchLine
from cubacube.shell.pages.sheet import SheetPage, draw_title
from cubacube.shell.pages.shelves import Tile, die_of

_TABLE: Bounds = (60.0, 206.0, 960.0, 724.0)
_CARD: Bounds = (1050.0, 206.0, 810.0, 724.0)
_SAID_Y, _TILE, _FLICK, _GAP = 160.0, 140.0, 84.0, 12.0
_BUTTONS: Bounds = (460.0, 956.0, WIDTH - 920.0, 84.0)
_STEPS = (250.0, 208.0, 172.0)
"""Heights of the podium's steps, best place first."""
_SAID = TextStyle(LARGE, CREAM, "heavy")
_NAME = TextStyle(NORMAL, MOON, "heavy")


class TourWish(Enum):
    """What the players want to do."""

    PLAY = auto()
    LATER = auto()


@frozen
class TourFlick:
    """The best flick of a match in words, and what plays it in a loop."""

    words: str
    note: str
    on_press: Callable[[], Change]


class TourPage(SheetPage):
    """The standings; after the last match the podium. It closes with a `TourWish`."""

    def __init__(
        self, tour: Tour, flicks: tuple[TourFlick, ...] = (), *, begun: bool = False
    ) -> None:
        """`flicks` are for the end; `begun` says whether the next match was begun before."""
        self.tour, self.next, self.rows = tour, next_match(tour), standings(tour)
        self._knock_out = tour.kind == "knock_out"
        self._out = losers(tour) if self._knock_out else frozenset[int]()
        winners = [each for row in self.rows if row.place == 1 for each in row.entrants]
        sides = tuple(tour.entrants[each].side for each in winners)
        self._confetti = Confetti(() if self.next else sides)
        table = PeopleList(_TABLE)
        table.aside = 200.0
        firsts = [tour.entrants[row.entrants[0]].side for row in self.rows]
        table.show_rows(tuple(map(self._line, self.rows)), firsts, 0)
        start = _("Continue the match") if begun else _("Start the match")
        offers = [(start, TourWish.PLAY), (_("Later"), TourWish.LATER)]
        if self.next is None:
            offers = [(_("Back to the menu"), TourWish.LATER)]
        buttons = [
            Button(box, words, partial(Close, wish), "cream" if number else "teal")
            for number, (box, (words, wish)) in enumerate(
                zip(columns(_BUTTONS, len(offers), 24), offers, strict=True)
            )
        ]
        aside = self._flicks(flicks) if self.next is None else self._following()
        super().__init__(Page([*buttons, table, *aside], partial(Close, TourWish.LATER)))

    def update(self, seconds: float) -> Change:
        """Advance animations."""
        self._confetti.update(seconds)
        return super().update(seconds)

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw the title, the standings, and the next match or the podium."""
        super().draw(surface, view)
        brush = Brush(surface, view)
        draw_title(brush, self.tour.title)
        brush.write(self.said, (WIDTH / 2, _SAID_Y), _SAID, "center", WIDTH - 120)
        if self.next is None:
            self._draw_podium(brush)
        self._confetti.draw(surface, view)

    @property
    def said(self) -> str:
        """The line under the title: which match is next, or who has won."""
        if self.next is None:
            names = [self._names(row) for row in self.rows if row.place == 1]
            shared = len(names) > 1 or len(self.rows[0].entrants) > 1
            said = _("{names} win the Tour!") if shared else _("{names} wins the Tour!")
            if self._knock_out:
                said = _("{names} wins the knock-out!")
            return said.format(names=listed(names))
        if self.tour.kind == "tour":
            said = _("Match {number} of {count}")
            return said.format(number=self.next.number + 1, count=len(self.tour.rounds))
        if self.next.rematch:
            return _("A tie: play it again.")
        left = len(self.tour.rounds) - self.next.round
        special = {1: _("The final"), 2: _("Semi-final")}
        return special.get(left, _("Round {n}").format(n=self.next.round + 1))

    def _names(self, row: Row) -> str:
        return listed([self.tour.entrants[each].name for each in row.entrants])

    def _line(self, row: Row) -> MatchLine:
        """Return a line of the table: place, names, wins, the last match, and points."""
        placed = self.next is None or not self._knock_out
        title = f"{row.place}. {self._names(row)}" if placed else self._names(row)
        if not self.tour.played:
            kinds = dict.fromkeys(kind_of(self.tour.entrants[each].bot) for each in row.entrants)
            return MatchLine(title, ", ".join(kinds), "", "")
        wins = _n("{count} win", "{count} wins", row.wins).format(count=row.wins)
        note = " · ".join(filter(None, (wins, self._last(row))))
        points = written(row.points, 0 if row.points == int(row.points) else 1)
        if not self._knock_out:
            said = _n("{points} point", "{points} points", ceil(row.points))
            return MatchLine(title, note, said.format(points=points), "")
        count = int(row.points)
        passed = _n("{count} round passed", "{count} rounds passed", count).format(count=count)
        return MatchLine(title, note, _("out") if row.entrants[0] in self._out else passed, "")

    def _last(self, row: Row) -> str:
        """Return the places of the last match, and the points of a Tour; empty if not played."""
        places, seats = self.tour.played[-1], seats_of(self.tour, len(self.tour.played) - 1)
        mine = [seats.index(each) for each in row.entrants if each in seats]
        if not mine:
            return ""
        found = ", ".join(str(each) for each in sorted(places[seat] for seat in mine))
        if self._knock_out:
            return _("last match: place {places}").format(places=found)
        points = sum(points_of(places, seat) for seat in mine)
        said = _("last match: place {places} (+{points})")
        return said.format(places=found, points=points)

    def _following(self) -> list[Widget]:
        """Return the tile of the next match, its table, and who plays."""
        assert self.next is not None, "the Tour goes on"
        x, y, width, _high = _CARD
        round_ = self.tour.rounds[self.next.round]
        game = catalogue.game(round_.game)
        names = {each.word: each.name for each in all_levels()}
        table = _("Table: {table}").format(table=names.get(round_.level, round_.level))
        people = listed([self.tour.entrants[each].name for each in self.next.seats])
        lines = (_("Next match"), *((table,) if game.level else ()), people)
        tile = Tile((x, y + 60, width, _TILE), game, die_of(game), partial(Close, TourWish.PLAY))
        tops = y, y + _TILE + 80, y + _TILE + 136
        labels = (
            Label((x, top, width, 48), words, _NAME, "midleft")
            for top, words in zip(tops, lines, strict=False)
        )
        return [tile, *labels]

    def _flicks(self, flicks: tuple[TourFlick, ...]) -> list[Widget]:
        """Return the buttons below the podium that play the best flicks."""
        x, y, width, high = _CARD
        room = x, y + 350, width, high - 350
        boxes = rows(room, len(flicks), _GAP, _FLICK)
        loop = icon_picture("loop", INK)
        return [
            Button(box, each.words, each.on_press, icon=loop, note=each.note)
            for box, each in zip(boxes, flicks, strict=True)
        ]

    def _draw_podium(self, brush: Brush) -> None:
        """Draw the best three on steps."""
        x, y, width, _high = _CARD
        third, foot = width / 3, y + 330
        for number, row in enumerate(self.rows[:3]):
            left, high = x + (1, 0, 2)[number] * third, _STEPS[row.place - 1]
            brush.panel((left + 6, foot - high, third - 12, high), LINE)
            side, middle = self.tour.entrants[row.entrants[0]].side, left + third / 2
            brush.put(swatch(brush.view, side, 52), (middle, foot - high + 40), "center")
            same = [self._names(each) for each in self.rows if each.place == row.place]
            names = listed(same) if number == 2 else self._names(row)
            brush.write(names, (middle, foot - high + 90), _NAME, "center", third - 30)
            figure = TextStyle(HEADING, GOLD, "black")
            brush.write(str(row.place), (middle, foot - 26), figure, "center")


def table_words(tour: Tour) -> str:
    """Return how far a Tour is, in a few words."""
    if next_match(tour) is None:
        return _("finished")
    count = len(tour.played)
    return _n("{count} match played", "{count} matches played", count).format(count=count)
