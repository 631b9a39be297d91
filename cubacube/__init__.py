"""Cuba Cube: a dice-flicking game on a simulated table, and the map of its code.

- `rules`    types that all games share: seats, actions, choices, options
- `kit`      rulebook parts of several Cuba games: flicks, shots, gates, rides, cards
- `table`    physics: `shoot(layout, flick, level)` simulates a flick
- `session`  one game being played: match, dealer, level files, JSON, texts
- `ai`       computer players
- `scenes`   the pygame toolkit: view, widgets, aiming, the cloth
- `games`    one folder per game: its rules, its referee's texts, its scene
- `shell`    window, menus, command line

A package may import only from the packages above it in this list. `library` is for
programs that play without a window. The names of `library`, and a few names of the
packages above, can be imported from here: see `docs/library.md`.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from cubacube.version import VERSION

if TYPE_CHECKING:
    from cubacube.kit.shot import AnyFlick, Flick, Layout, Shot
    from cubacube.library import bots, deal, new_match, play_out, referee
    from cubacube.session.files.levels import load_level
    from cubacube.table.shoot import shoot

__all__ = [
    "AnyFlick",
    "Flick",
    "Layout",
    "Shot",
    "__version__",
    "bots",
    "deal",
    "load_level",
    "new_match",
    "play_out",
    "referee",
    "shoot",
]
__version__ = VERSION

_HOMES = {
    "cubacube.kit.shot": ("AnyFlick", "Flick", "Layout", "Shot"),
    "cubacube.library": ("bots", "deal", "new_match", "play_out", "referee"),
    "cubacube.session.files.levels": ("load_level",),
    "cubacube.table.shoot": ("shoot",),
}


def __getattr__(name: str) -> Any:
    """Return an object of the library by its name; import its module at the first use."""
    for home, names in _HOMES.items():
        if name in names:
            return getattr(import_module(home), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
