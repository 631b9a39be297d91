"""Import the games in the background while the menu is already shown."""

import gc
from contextlib import suppress
from pkgutil import walk_packages

import cubacube.scenes
from cubacube.games import catalogue
from cubacube.scenes.canvas.background import BackgroundTask
from cubacube.session.files.importing import imported
from cubacube.session.files.levels import FIRST, load_level


def start_preload() -> BackgroundTask[None]:
    """Start importing all games in a background thread."""
    return BackgroundTask(import_tables)


def import_tables() -> None:
    """Import the shared scenes and all games, and load the default level."""
    for each in walk_packages(cubacube.scenes.__path__, "cubacube.scenes."):
        imported(each.name)
    load_level(FIRST)
    for name in catalogue.names():
        with suppress(catalogue.BrokenGameError):  # told when somebody wants to play it
            catalogue.table(name)
    # Everything lives until exit, so the garbage collector need not scan it during a frame.
    gc.freeze()
