"""Game entries for tests: the Race under other names."""

from cubacube.games import catalogue
from cubacube.rules import replace
from cubacube.session.play.game import Game
from cubacube.shell.pages.shelves import SHELVES

RACE = catalogue.game("race")
PAIRS = replace(RACE, title="The Pairs", crew=2, fewest=5, most=10)
"""A game for two partners on each side."""


def everything() -> tuple[Game, ...]:
    """Return a game for every die on the shelves; those of the catalogue are real."""
    real = {game.name: game for game in catalogue.games()}
    names = [name for shelf in SHELVES for name in shelf.dice]
    return tuple(real.get(name) or _stand_in(name) for name in names)


def _stand_in(name: str) -> Game:
    blurb = "Flick your Vehicle through five Gates and then to the City. The fastest earn the most."
    return replace(RACE, name=name, title=name.title(), blurb=blurb)
