"""The catalogue of games.

Only one other place lists the games: the shelves of the menu.
"""

from difflib import get_close_matches
from importlib.util import find_spec
from typing import TYPE_CHECKING

from cubacube.session.files.importing import IMPORTING, imported
from cubacube.session.play.game import Game

if TYPE_CHECKING:
    from cubacube.scenes.match.match_table import MatchTable
    from cubacube.scenes.rules_page import Figures

_FOLDERS: dict[str, str] = {
    "race": "cubacube.games.race",
    "smugglers": "cubacube.games.smugglers",
    "couriers": "cubacube.games.couriers",
    "marketeers": "cubacube.games.marketeers",
    "cobbers": "cubacube.games.cobbers",
    "calavera": "cubacube.games.calavera",
    "caramba": "cubacube.games.caramba",
    "atacama": "cubacube.games.atacama",
}


class UnknownGameError(ValueError):
    """No game has this name; the message suggests names that exist."""


def names() -> tuple[str, ...]:
    """Return the command line names of the games, in the order of the menu."""
    return tuple(_FOLDERS)


def games() -> tuple[Game, ...]:
    """Return every game, in the order of the menu."""
    return tuple(map(game, _FOLDERS))


def game(name: str) -> Game:
    """Return the catalogue entry of one game; this imports its code.

    Raises:
        UnknownGameError: No game has this name.
    """
    if name not in _FOLDERS:
        near = get_close_matches(name, _FOLDERS, 1)
        hint = f"did you mean {near[0]!r}?" if near else f"choose one of {', '.join(_FOLDERS)}"
        raise UnknownGameError(f"unknown game {name!r}; {hint}")
    card: Game = imported(f"{_FOLDERS[name]}.about").GAME
    return card


def table(name: str) -> "MatchTable":
    """Return the object that draws the game `name` and takes its input; imports pygame."""
    found: MatchTable = imported(f"{_FOLDERS[name]}.scene").MATCH_TABLE
    return found


def figures(name: str) -> "Figures":
    """Return the illustrations for a game's rules page.

    The result is empty if the game has no `scene/figures.py`.
    """
    module = f"{_FOLDERS[name]}.scene.figures"
    with IMPORTING:  # find_spec imports the parent packages of the module.
        found: Figures = imported(module).FIGURES if find_spec(module) else {}
    return found
