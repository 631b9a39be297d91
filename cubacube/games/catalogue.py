"""The catalogue of games: the built-in ones, and those of other packages.

Only one other place lists the built-in games: the shelves of the menu.
"""

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from cubacube.games.outside import OutsideGames, outside_games, unloaded
from cubacube.session.files.checked import nearest
from cubacube.session.files.importing import IMPORTING, imported
from cubacube.session.language.translation import _
from cubacube.session.play.game import Game
from cubacube.session.shipped import assets_of, folder

if TYPE_CHECKING:
    from cubacube.scenes.match.match_table import MatchTable
    from cubacube.scenes.rules_page import Figures

_BUILT_IN = (
    *("race", "smugglers", "couriers", "marketeers", "cobbers"),
    *("calavera", "caramba", "atacama"),
)


class UnknownGameError(ValueError):
    """No game has this name; the message suggests names that exist."""


class BrokenGameError(UnknownGameError):
    """A game of another package cannot be loaded; the message names the package."""


def names() -> tuple[str, ...]:
    """Return the command line names of the games, in the order of the menu.

    Games of other packages come after the built-in ones.
    """
    return (*_BUILT_IN, *_outside().packages)


def games() -> tuple[Game, ...]:
    """Return every game, in the order of the menu."""
    return tuple(map(game, names()))


def faults() -> tuple[str, ...]:
    """Return a sentence about each game of another package that cannot be loaded."""
    return tuple(_outside().faults.values())


def game(name: str) -> Game:
    """Return the catalogue entry of one game; this imports its code.

    Raises:
        UnknownGameError: No game has this name.
    """
    card: Game = imported(f"{_package(name)}.about").GAME
    return card


def table(name: str) -> "MatchTable":
    """Return the object that draws the game `name` and takes its input; imports pygame.

    Raises:
        BrokenGameError: The scene of a game of another package cannot be loaded.
    """
    scene = f"{_package(name)}.scene"
    try:
        found: MatchTable = imported(scene).MATCH_TABLE
    except Exception as fault:
        if name in _BUILT_IN:
            raise
        said = _("game {name}: {why}")
        why = unloaded(f"{scene}.MATCH_TABLE", fault)
        raise BrokenGameError(said.format(name=repr(name), why=why)) from fault
    return found


def figures(name: str) -> "Figures":
    """Return the illustrations for a game's rules page.

    The result is empty if the game has no `scene/figures.py`.
    """
    scene = f"{_package(name)}.scene"
    with IMPORTING:  # find_spec imports the parent packages of the module.
        drawn = hasattr(imported(scene), "__path__") and find_spec(f"{scene}.figures")
        found: Figures = imported(f"{scene}.figures").FIGURES if drawn else {}
    return found


def assets(name: str) -> Path:
    """Return the folder with the lesson and the rules pages of a game.

    A package with a game has its own folder `assets`, with the same layout as the folder
    `assets` of this program.
    """
    return folder("assets") if name in _BUILT_IN else assets_of(_package(name))


def _outside() -> OutsideGames:
    return outside_games(frozenset(_BUILT_IN))


def _package(name: str) -> str:
    """Return the package of a game.

    Raises:
        UnknownGameError: No game has this name.
    """
    if name in _BUILT_IN:
        return f"cubacube.games.{name}"
    outside = _outside()
    if name in outside.packages:
        return outside.packages[name]
    if name in outside.faults:
        raise BrokenGameError(outside.faults[name])
    said = _("unknown game {name}; {advice}")
    raise UnknownGameError(said.format(name=repr(name), advice=nearest(name, names())))
