"""The buttons above the cloth: the three tabs, and the file actions."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from cubacube.scenes.canvas.boxes import columns
from cubacube.scenes.widgets import Button, Page
from cubacube.scenes.workshop.files import Files
from cubacube.scenes.workshop.places import FILES, TABS
from cubacube.session.language.translation import N_, _

_TABS: Final = (N_("Try"), N_("Tune"), N_("Build"))


def top_page(lit: Sequence[bool], use: Callable[[int], None], files: Files) -> Page:
    """Return the page with the tabs, one of them highlighted, and the file buttons."""
    tabs = [
        Button(box, _(words), partial(use, number), "teal" if lit[number] else "dark")
        for number, (box, words) in enumerate(zip(columns(TABS, 3, 8), _TABS, strict=True))
    ]
    offers = (
        (_("Open"), files.open),
        (_("Save"), files.save),
        (_("Save as new"), files.save_as_new),
        (_("Copy code"), files.copy_code),
        (_("Fit"), files.measure),
    )
    boxes = zip(FILES, offers, strict=True)
    buttons = [Button(box, words, act) for box, (words, act) in boxes]
    return Page([*tabs, *buttons], strict=True)
