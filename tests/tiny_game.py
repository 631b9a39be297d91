"""Install the example game as its own wheel, for tests that play it."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from zipfile import ZipFile

import pytest
from hatchling.builders.wheel import WheelBuilder

from cubacube.games.outside import outside_games

ROOT = Path(__file__).resolve().parent.parent
NAME = "guarapo"


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with the unpacked wheel of the example game, as pip would install it."""
    folder = tmp_path_factory.mktemp("site")
    (built,) = WheelBuilder(str(ROOT / "examples" / "tiny_game")).build(directory=str(folder))
    with ZipFile(built) as files:
        files.extractall(folder)
    Path(built).unlink()
    return folder


@contextmanager
def installed(folder: Path) -> Iterator[None]:
    """Make the packages of a folder importable, and their games known."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(folder))
        outside_games.cache_clear()
        yield
    outside_games.cache_clear()


@pytest.fixture
def tiny_game(wheel: Path) -> Iterator[str]:
    """The name of the example game, which is installed during the test."""
    with installed(wheel):
        yield NAME
