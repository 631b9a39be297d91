"""The buttons above the cloth: three ways to use the workshop, and what is done with the file."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from cubacube.rules import frozen
from cubacube.scenes.canvas.boxes import columns
from cubacube.scenes.flicking.workshop.places import FILES, TABS
from cubacube.scenes.stage.scene import Change
from cubacube.scenes.widgets import Button, Page
from cubacube.session.language.translation import N_, _

_TABS: Final = (N_("Try"), N_("Tune"), N_("Build"))


@frozen
class Files:
    """What the buttons of the file do."""

    open: Callable[[], Change]
    save: Callable[[], Change]
    save_as_new: Callable[[], Change]
    copy_code: Callable[[], None]
    fit: Callable[[], Change]


def top_page(lit: Sequence[bool], use: Callable[[int], None], files: Files) -> Page:
    """The tabs, that of the way of now lit, and the buttons of the file."""
    tabs = [
        Button(box, _(words), partial(use, number), "teal" if lit[number] else "dark")
        for number, (box, words) in enumerate(zip(columns(TABS, 3, 8), _TABS, strict=True))
    ]
    offers = (
        (_("Open"), files.open),
        (_("Save"), files.save),
        (_("Save as new"), files.save_as_new),
        (_("Copy code"), files.copy_code),
        (_("Fit"), files.fit),
    )
    boxes = zip(FILES, offers, strict=True)
    buttons = [Button(box, words, act) for box, (words, act) in boxes]
    return Page([*tabs, *buttons], strict=True)
