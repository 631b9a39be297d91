"""All achievements, and their pictures: an icon on a medal in the colour of the game."""

from collections.abc import Mapping
from functools import cache, partial
from types import MappingProxyType

import pygame

from cubacube.games import catalogue
from cubacube.rules import frozen
from cubacube.scenes.canvas import Pen, View, theme
from cubacube.scenes.canvas.drawn import drawn
from cubacube.scenes.canvas.icons import icon
from cubacube.scenes.canvas.pen import star_points
from cubacube.session.households.milestones import MILESTONES

_GROUNDS: Mapping[str, theme.Colour] = {
    "race": (28, 112, 92),
    "smugglers": (150, 70, 44),
    "couriers": (44, 92, 150),
    "marketeers": (156, 118, 34),
    "cobbers": (112, 62, 142),
    "calavera": (176, 66, 106),
    "caramba": (196, 92, 46),
    "atacama": (164, 84, 60),
    "": (64, 74, 92),
}
"""Background colours by game; the empty name is for achievements of all games together."""

_SIGN = 0.5
"""Size of the icon relative to the medal."""
_TEETH = 32


@frozen
class Achievement:
    """One achievement for display. Texts are marked for translation."""

    name: str
    title: str
    how: str
    icon: str
    game: str
    """Empty for an achievement that belongs to no single game."""


@cache
def achievements() -> Mapping[str, Achievement]:
    """Return all achievements by name.

    The achievements of single games come first, in the menu order of the games. The general
    ones follow.
    """
    found = [
        Achievement(feat.name, feat.title, feat.how, feat.icon, game.name)
        for game in catalogue.games()
        for feat in game.feats
    ]
    found += [Achievement(each.name, each.title, each.how, each.icon, "") for each in MILESTONES]
    return MappingProxyType({each.name: each for each in found})


def medal(view: View, achievement: Achievement, size: float, *, won: bool = True) -> pygame.Surface:
    """Return the picture of an achievement; grey if nobody has won it."""
    colour = _GROUNDS.get(achievement.game, _GROUNDS[""]) if won else theme.DUSK
    edge, figure = (theme.BRASS, theme.CREAM) if won else (theme.STEEL, theme.FADED)

    def make() -> pygame.Surface:
        coin = drawn(view, ("coin", colour, edge), size, partial(_draw_coin, colour, edge)).copy()
        sign = icon(view, achievement.icon, size * _SIGN, figure)
        coin.blit(sign, sign.get_rect(center=coin.get_rect().center))
        return coin

    return view.cached(("medal", achievement.name, size, won), make)


def _draw_coin(colour: theme.Colour, edge: theme.Colour, pen: Pen) -> None:
    """Draw a coin with a milled edge."""
    pen.polygon(theme.darker(edge, 0.4), star_points(50, 51.5, _TEETH, 48, 45))
    pen.polygon(edge, star_points(50, 50, _TEETH, 48, 45))
    pen.disc(theme.darker(colour, 0.35), 50, 50, 40)
    pen.disc(colour, 50, 51, 38.5)
    pen.ring(theme.lighter(colour, 0.3), 50, 50, 36, 1.6)
