from collections.abc import Callable, Iterator
from types import SimpleNamespace

import pygame
import pytest

from cubacube.games import catalogue
from cubacube.scenes.stage.scene import Change
from cubacube.scenes.widgets.dialogues import pause
from cubacube.shell.machine.window import Window
from tests.shell.person import Person, StubTable


@pytest.fixture
def window() -> Iterator[Window]:
    window = Window()
    yield window
    window.close()
    pygame.display.quit()


@pytest.fixture
def person(window: Window) -> Person:
    return Person(window)


@pytest.fixture
def answers(monkeypatch: pytest.MonkeyPatch) -> dict[str, Callable[[], Change]]:
    """Replace the Race's table by a stub whose reactions to actions can be set."""
    answers: dict[str, Callable[[], Change]] = {"back": pause}
    stub = SimpleNamespace(open_scene=lambda entry, *_more: StubTable(entry, answers))
    monkeypatch.setattr(catalogue, "table", lambda _name: stub)
    return answers


@pytest.fixture(scope="session")
def cluster() -> Iterator[str]:
    """The address of a dask cluster with two workers on this machine."""
    # Tests without a cluster do not need this slow import.
    from distributed import LocalCluster

    with LocalCluster(
        n_workers=2,
        threads_per_worker=1,
        processes=True,
        host="127.0.0.1",
        dashboard_address="127.0.0.1:0",  # any free port, because tests run in parallel
    ) as found:
        yield found.scheduler_address
