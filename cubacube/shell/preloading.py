"""Import the games in the background while the menu is already shown."""

import gc
from contextlib import suppress
from pkgutil import walk_packages

import cubacube.scenes
from cubacube.games import catalogue
from cubacube.scenes.canvas.background import BackgroundTask
from cubacube.session.files.importing import imported
from cubacube.session.play.known_levels import known_levels


def start_preload() -> BackgroundTask[None]:
    """Start importing all games in a background thread."""
    return BackgroundTask(import_tables)


def import_tables() -> None:
    """Import the shared scenes and all games, and read all levels of the game."""
    for each in walk_packages(cubacube.scenes.__path__, "cubacube.scenes."):
        imported(each.name)
    for name in catalogue.names():
        with suppress(catalogue.BrokenGameError):  # told when somebody wants to play it
            catalogue.table(name)
    known_levels(None)
    # Everything lives until exit, so the garbage collector need not scan it during a frame.
    gc.freeze()
