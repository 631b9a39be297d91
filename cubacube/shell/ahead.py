"""The code of the tables, imported beside the window before anybody has chosen one."""

import gc
from pkgutil import walk_packages

import cubacube.scenes
from cubacube.games import catalogue
from cubacube.scenes.canvas.background import BackgroundTask
from cubacube.session.files.importing import imported
from cubacube.session.files.levels import FIRST, load_level


def start_preload() -> BackgroundTask[None]:
    """Import all tables there are, from now on; nobody need wait for it."""
    return BackgroundTask(import_tables)


def import_tables() -> None:
    """What all tables have in common, the level that most are played on, and all games."""
    for each in walk_packages(cubacube.scenes.__path__, "cubacube.scenes."):
        imported(each.name)
    load_level(FIRST)
    for name in catalogue.names():
        catalogue.table(name)
    # All of it stays until the end; the collector would go through it in the middle of a frame.
    gc.freeze()
