"""Fixtures: no test opens a window or sound device, and every run tries the same examples."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import Phase, settings

from cubacube.session.language.translation import SOURCE, prefer, use_language
from cubacube.session.settings.chosen import use_handicaps, use_settings
from cubacube.session.settings.model import Settings

for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "CUBACUBE_LANGUAGE"):
    os.environ.pop(name, None)
os.environ["LANG"] = "C.UTF-8"
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

settings.register_profile(
    "tests",
    derandomize=True,
    database=None,
    deadline=None,
    phases=(Phase.explicit, Phase.generate),
)
settings.load_profile("tests")


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give each test its own data folder."""
    monkeypatch.setenv("CUBACUBE_DATA", str(tmp_path / "data"))
    return tmp_path / "data"


@pytest.fixture(autouse=True)
def usual_settings() -> Iterator[None]:
    """Reset the settings and the language after each test."""
    yield
    use_settings(Settings())
    prefer(())
    use_language(SOURCE)
    use_handicaps({})
