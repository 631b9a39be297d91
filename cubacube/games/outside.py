"""Find the games of other packages by their entry points.

An entry point in the group `cubacube.games` has the name of the game. Its value is a package
with the same modules as a game in `cubacube.games`: `about`, `scene` and what they need.
"""

import re
from collections.abc import Collection
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec

from cubacube.rules import frozen
from cubacube.session.files.importing import imported
from cubacube.session.files.plain import plain
from cubacube.session.language.translation import _, add_texts
from cubacube.session.play.game import Game
from cubacube.session.shipped import assets_of

GROUP = "cubacube.games"
_LONGEST_FAULT = 300
_NAME = re.compile(r"[a-z][a-z0-9_]{0,19}")


@frozen
class OutsideGames:
    """Games of other packages.

    `packages` maps the name of each game that works to its package. `faults` maps the name of each
    broken game to a sentence about what is wrong.
    """

    packages: dict[str, str]
    faults: dict[str, str]


@cache
def outside_games(built_in: frozenset[str]) -> OutsideGames:
    """Find the games of other packages; this imports the module `about` of each game."""
    found = OutsideGames({}, {})
    for point in sorted(entry_points(group=GROUP), key=lambda each: (each.name, each.value)):
        if fault := _fault(point, {*built_in, *found.packages}):
            package = point.module if point.dist is None else point.dist.name
            key = point.name if point.name not in found.faults else f"{point.name} ({package})"
            said = _("game {name} of package {package}: {why}")
            told = said.format(name=repr(point.name), package=package, why=fault)
            found.faults[key] = plain(told, _LONGEST_FAULT)
        else:
            found.packages[point.name] = point.module
            add_texts(point.name, assets_of(point.module) / "locale")
    return found


def _fault(point: EntryPoint, taken: Collection[str]) -> str:
    """Return what is missing or wrong in a game; empty if it can be played."""
    about = f"{point.module}.about"
    if not _NAME.fullmatch(point.name):
        return _("a name has at most 20 small letters, digits and underscores")
    if point.name in taken:
        return _("another game has this name")
    try:
        card, scene = imported(about).GAME, find_spec(f"{point.module}.scene")
    except (Exception, SystemExit) as fault:  # the code of others may do anything
        return unloaded(f"{about}.GAME", fault)
    if not isinstance(card, Game) or card.name != point.name:
        said = _("{place} must be a Game with the name {name}")
        return said.format(place=f"{about}.GAME", name=repr(point.name))
    return "" if scene else _("there is no {place}").format(place=f"{point.module}.scene")


def unloaded(place: str, fault: BaseException) -> str:
    """Return why something of another package cannot be loaded."""
    what = f"{type(fault).__name__}: {fault}"
    return _("cannot load {place}: {what}").format(place=place, what=what)
