"""Background work: results, exceptions, and pictures loaded by it."""

from pathlib import Path
from threading import Event

import pygame
import pytest

from cubacube.scenes.canvas.background import BackgroundTask
from cubacube.scenes.canvas.paint_budget import OutOfTimeError, PaintBudget
from cubacube.scenes.canvas.view import View
from cubacube.session.shipped import folder

PICTURE = folder("assets") / "pictures" / "menu.jpg"


def test_it_is_not_done_before_its_work_is() -> None:
    go = Event()
    work = BackgroundTask(go.wait)

    assert not work.done(0)
    go.set()
    assert work.done(None)
    assert work.result()


def test_what_is_raised_in_it_is_raised_for_who_asks() -> None:
    work = BackgroundTask(lambda: int("six"))
    work.done(None)

    with pytest.raises(ValueError, match="six"):
        work.result()


def test_a_stint_gives_up_and_a_later_one_finds_the_picture() -> None:
    view = View((640, 360))
    stints = 1
    while (picture := read_within(view)) is None:
        stints += 1

    assert stints < 1000
    assert pygame.image.tobytes(picture, "RGB") == pygame.image.tobytes(
        pygame.image.load(PICTURE), "RGB"
    )
    assert view.read(PICTURE) is picture


def test_without_a_stint_a_picture_is_read_at_once() -> None:
    assert View((640, 360)).read(PICTURE).get_size() == pygame.image.load(PICTURE).get_size()


def test_a_file_that_is_missing_is_a_fault() -> None:
    with pytest.raises(FileNotFoundError):
        View((640, 360)).read(Path("nowhere.jpg"))


def read_within(view: View) -> pygame.Surface | None:
    try:
        with view.within(PaintBudget(0.01)):
            return view.read(PICTURE)
    except OutOfTimeError:
        return None
