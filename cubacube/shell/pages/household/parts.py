"""Parts of the household page: the people, a person's totals, and the achievements."""

from collections import Counter
from collections.abc import Sequence
from textwrap import wrap

import pygame

from cubacube.scenes.canvas import (
    AnyBox,
    Bounds,
    Brush,
    TextStyle,
    View,
    centre,
    grid,
    row_offset,
    theme,
)
from cubacube.scenes.canvas.parts import CARD, flat, rim
from cubacube.scenes.pieces.sides import swatch
from cubacube.scenes.widgets import Widget
from cubacube.session.households.model import Profile
from cubacube.session.language.numbers import written
from cubacube.session.language.translation import _, _n
from cubacube.shell.pages.household.achievements import Achievement, achievements, medal
from cubacube.shell.pages.household.words import place_words
from cubacube.shell.pages.match_list import MatchLine, MatchList
from cubacube.shell.practice.drill import MEDALS

_TITLE = 54.0
"""Height of the title, enough for two lines."""
_LETTERS, _LINE, _MOST_LINES = range(11, 30), 24.0, 2
_LIT = 0.5


class MedalTile(Widget):
    """A medal with its title; its hint says where and how it is won."""

    def __init__(self, box: AnyBox, achievement: Achievement, *, won: bool) -> None:
        super().__init__(box)
        self.achievement, self.won = achievement, won
        said = _("{place}: {how}")
        self.hint = said.format(place=place_words(achievement), how=_(achievement.how))

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw the medal and its title."""
        brush, (x, y, width, height) = Brush(surface, view), self.box
        brush.panel(self.box, flat((*theme.NIGHT, 190), 14))
        if self.glow > _LIT:
            brush.panel(self.box, rim(theme.GOLD, 14, 3))
        edge = min(width - 20, height - _TITLE - 12)
        picture = medal(view, self.achievement, edge, won=self.won)
        brush.put(picture, (x + width / 2, y + 8), "midtop")
        colour = theme.CREAM if self.won else theme.SAND
        style = TextStyle(theme.SMALL, colour, "heavy")
        for letters in _LETTERS:
            lines = wrap(_(self.achievement.title), letters, break_long_words=False)
            if len(lines) <= _MOST_LINES:
                break
        if len(lines) > 1:  # larger letters would not fit
            style = style.capped_at(theme.SMALL)
        for number, words in enumerate(lines):
            down = y + height - _TITLE / 2 - 4 + row_offset(number, len(lines), _LINE)
            brush.write(words, (x + width / 2, down), style, "center", width - 4)


_SWATCH = 52.0


class PeopleList(MatchList):
    """A list of people with one selected."""

    indent, aside = _SWATCH + 18, 100.0
    _sides: tuple[str, ...] = ()

    def tell(self, profiles: tuple[Profile, ...], at: int) -> None:
        """Show these people, with one of them selected."""
        self.show_rows(tuple(map(_line, profiles)), [profile.side for profile in profiles], at)

    def show_rows(self, lines: tuple[MatchLine, ...], sides: Sequence[str], at: int) -> None:
        """Show these rows, each with the colour of a side."""
        self._sides = tuple(sides)
        self.fill(lines, at)

    def draw_cell(self, brush: Brush, number: int) -> None:
        """Draw a person, with their colour and pattern."""
        super().draw_cell(brush, number)
        box, picture = self.cell(number), swatch(brush.view, self._sides[number], _SWATCH)
        brush.put(picture, (box.x + 16, box.centery), "midleft")


def _line(profile: Profile) -> MatchLine:
    """Return a row: matches played and won, and achievements."""
    played, won = profile.matches, _("{count} won").format(count=profile.won)
    note = _n("{count} match", "{count} matches", played).format(count=played)
    return MatchLine(profile.name, f"{note} · {won}", _achieved(profile), "")


def _achieved(profile: Profile) -> str:
    known = sum(name in achievements() for name in profile.achievements)
    return _("{count} of {all}").format(count=known, all=len(achievements()))


_TALLEST = 124.0
_ACROSS = 4


def figures(profile: Profile) -> tuple[tuple[str, str], ...]:
    """Return the figures, each with its caption."""
    records, tours = profile.records, profile.tours
    crossed, clean = profile.crossed, sum(r.clean for r in records)
    cities: Counter[str] = Counter()
    for record in records:
        cities.update({each.city: each.count for each in record.cities})
    favourite = cities.most_common(1)[0][0] if cities else _("none yet")
    of_all = _("{count} of {all}")
    medals = (str(sum(getattr(r, medal) for r in records)) for medal in MEDALS)
    return (
        (written(profile.matches), _("matches")),
        (written(profile.won), _("won")),
        (written(max((r.longest for r in records), default=0)), _("most wins in a row")),
        (_achieved(profile), _("achievements")),
        (written(crossed), _("Gates crossed")),
        (of_all.format(count=written(clean), all=written(crossed)), _("clean crossings")),
        (favourite, _("favourite City")),
        (" · ".join(medals), _("gold, silver, bronze")),
        (of_all.format(count=tours.won, all=tours.played), _("Tours won")),
        (str(tours.best or "–"), _("best place in a Tour")),
    )


def draw_summary(brush: Brush, profile: Profile, box: Bounds) -> None:
    """Draw a card for each figure."""
    told = figures(profile)
    places = grid(box, len(told), _ACROSS, 14, _TALLEST)
    for (figure, words), place in zip(told, places, strict=True):
        brush.panel(place, CARD)
        (x, y), room = centre(place), place[2] - 24
        brush.write(
            figure, (x, y + 12), TextStyle(theme.HEADING, theme.INK, "black"), "midbottom", room
        )
        brush.write(words, (x, y + 16), TextStyle(theme.SMALL, theme.GREY, "heavy"), "midtop", room)
