"""The page that chooses the game and the table of each match of a Tour."""

from functools import partial

import pygame

from cubacube.games import catalogue
from cubacube.rules import replace
from cubacube.scenes.canvas import Bounds, Brush, TextStyle, View, columns, rows
from cubacube.scenes.canvas.paint import blank
from cubacube.scenes.canvas.theme import LARGE, MOON, NORMAL, WIDTH
from cubacube.scenes.pieces.dice_art import DiceArt
from cubacube.scenes.stage.scene import Change, Close
from cubacube.scenes.widgets import Button, Label, Page, Widget
from cubacube.session.language.translation import _, _p
from cubacube.session.play.game import Game
from cubacube.session.play.known_levels import KnownLevel
from cubacube.session.play.known_setups import LONGEST_LEVEL
from cubacube.session.tour.model import Round
from cubacube.shell.pages.setup_places import foot
from cubacube.shell.pages.setup_widgets import PlayerChoice
from cubacube.shell.pages.sheet import SheetPage, draw_title
from cubacube.shell.pages.shelves import die_of
from cubacube.shell.pages.sketches import KnownTables

_ROWS: Bounds = (260.0, 210.0, 1400.0, 690.0)
_GAP, _TALLEST, _NUMBER = 10.0, 84.0, 64.0
_NOTE = WIDTH / 2, 168.0


class GamesPage(SheetPage):
    """The games and tables of a Tour; it closes with the rounds, or with None to go back."""

    def __init__(self, rounds: list[Round], games: tuple[Game, ...], tables: KnownTables) -> None:
        self.rounds, self._games, self._tables = rounds, games, tables
        self._back = Button(foot(0), _("Back"), Close)
        self._start = Button(foot(1), _p("button", "Start"), lambda: Close(self.rounds), "teal")
        super().__init__(Page((), Close))
        self._lay_out()

    def update(self, seconds: float) -> Change:
        """Advance animations; show the tables when they are found."""
        if self._tables.update():
            self._lay_out()
        return super().update(seconds)

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw the title and the rows."""
        super().draw(surface, view)
        brush = Brush(surface, view)
        draw_title(brush, _("Games and tables"))
        said = _("Each game has the house rules that you set it up with last.")
        brush.write(said, _NOTE, TextStyle(NORMAL, MOON), "center", WIDTH - 120)

    def _lay_out(self) -> None:
        boxes = rows(_ROWS, len(self.rounds), _GAP, _TALLEST)
        lines = [widget for at, box in enumerate(boxes) for widget in self._row(at, box)]
        self.page.renew([self._start, self._back, *lines])

    def _row(self, number: int, box: Bounds) -> list[Widget]:
        """Return the number of a match, its game, and its table if it has one."""
        x, y, width, high = box
        round_, levels = self.rounds[number], self._levels
        label = Label((x, y, _NUMBER, high), f"{number + 1}.", TextStyle(LARGE, MOON, "heavy"))
        play, lay = columns((x + _NUMBER, y, width - _NUMBER, high), 2, _GAP)
        at = [each.name for each in self._games].index(round_.game)
        titles, dice = zip(
            *((_(each.title), partial(_die, each)) for each in self._games), strict=True
        )
        put = partial(self._put_game, number)
        found = [label, PlayerChoice(play, "", titles, at, put, pictures=dice)]
        words = [each.word for each in levels]
        if catalogue.game(round_.game).level is None or round_.level not in words:
            return found
        names, small = zip(
            *((each.name, partial(self._sketch, each)) for each in levels), strict=True
        )
        now, put = words.index(round_.level), partial(self._put_level, number)
        return [*found, PlayerChoice(lay, "", names, now, put, pictures=small)]

    def _put_game(self, number: int, at: int) -> None:
        game = self._games[at]
        self.rounds[number] = Round(game.name, game.level or "")
        self._lay_out()

    def _put_level(self, number: int, at: int) -> None:
        self.rounds[number] = replace(self.rounds[number], level=self._levels[at].word)

    @property
    def _levels(self) -> list[KnownLevel]:
        """The tables to choose from."""
        usable = (each for each in self._tables.all if not each.fault)
        return [each for each in usable if len(each.word) <= LONGEST_LEVEL]

    def _sketch(self, level: KnownLevel, view: View, size: float) -> pygame.Surface:
        """Return a small picture of a table; it is blank until it is painted."""
        picture, edge = self._tables.picture(level), view.px(size)
        if picture is None:
            return blank((edge, edge))

        def make() -> pygame.Surface:
            return pygame.transform.smoothscale(picture, (edge, edge))

        return view.cached(("tour table", picture, edge), make)


def _die(game: Game, view: View, size: float) -> pygame.Surface:
    return DiceArt(view, size).still(die_of(game), size)
