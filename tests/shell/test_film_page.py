"""A film is made from the replay: its file, its progress, and how it is cancelled."""

import os
import subprocess
import sys
from collections.abc import Iterator
from multiprocessing import active_children
from multiprocessing.process import BaseProcess
from pathlib import Path

import pygame
import pytest

from cubacube.scenes.match.replay.page import ReplayPage
from cubacube.scenes.widgets import Label
from cubacube.scenes.widgets.line_asked import LineAsked
from cubacube.shell.film import making
from cubacube.shell.film.frames import FilmError
from cubacube.shell.film.process import FilmOrder, FilmProcess
from cubacube.shell.machine.window import Window
from cubacube.shell.pages.film_page import FilmPage
from tests.session.keeping.matches import actions_of, entry_of, keep
from tests.shell.test_watching import Watcher

MOST_FRAMES = 6000
ROOT = Path(__file__).resolve().parents[2]
LEFT = """
import sys
from pathlib import Path
from cubacube.shell.film.process import FilmOrder, FilmProcess
from tests.session.keeping.matches import actions_of, entry_of

if __name__ == "__main__":
    entry, log = entry_of("calavera"), actions_of("calavera", 12)
    process = FilmProcess(FilmOrder(entry, log, Path(sys.argv[1]), "en"))
    pages = [process]
    pages.append(pages)  # pages and their buttons know each other
    process._pipe.poll(None)
    print(process.result())
"""


@pytest.fixture
def person(window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Watcher]:
    monkeypatch.setenv("HOME", str(tmp_path))
    folder = tmp_path / "matches"
    folder.mkdir()
    keep(folder / "c.jsonl", "calavera", actions_of("calavera", 3))
    person = Watcher(window, folder)
    yield person
    person.lobby.close()
    for process in films():
        process.join()


def films() -> list[BaseProcess]:
    """Return the running processes of films, without those of other tests' computers."""
    return [each for each in active_children() if each.name == "film"]


def asked(person: Watcher, path: Path) -> None:
    """Open the replay, ask for a film and confirm this path."""
    person.watch_first()
    assert isinstance(person.scene, ReplayPage)
    person.key(pygame.K_F9)
    assert isinstance(person.scene, LineAsked)
    assert person.scene._field.value.endswith((".mp4", ".webp"))
    person.scene._field.value = str(path)
    person.press("Enter")


def told(person: Watcher) -> str:
    return " ".join(each.words for each in person.widgets() if isinstance(each, Label))


def waited(person: Watcher) -> None:
    """Wait for the process of the film; it works as long as it needs."""
    assert isinstance(person.scene, FilmPage)
    for _ in range(MOST_FRAMES):
        if not isinstance(person.scene, FilmPage):
            return
        person.scene._process._pipe.poll(1.0)
        person.wait()
    raise AssertionError("the film is not finished")


def files_in(folder: Path) -> list[str]:
    return sorted(each.name for each in folder.iterdir() if each.is_file())


def test_a_film_is_made_beside_the_window_and_its_file_is_named(
    person: Watcher, tmp_path: Path
) -> None:
    path = tmp_path / "film.gif"
    asked(person, path)
    waited(person)

    assert told(person) == f"Saved to {path}"
    assert path.read_bytes().startswith(b"GIF89a")
    assert files_in(tmp_path) == ["film.gif"]
    person.press("Enter")
    assert isinstance(person.scene, ReplayPage)


def test_a_cancelled_film_leaves_no_file(person: Watcher, tmp_path: Path) -> None:
    asked(person, tmp_path / "film.gif")
    (process,) = films()
    assert isinstance(person.scene, FilmPage)
    while not person.scene._process._pipe.poll(1.0):
        assert process.is_alive()
    person.press("Esc")
    process.join()

    assert isinstance(person.scene, ReplayPage)
    assert files_in(tmp_path) == []


def test_why_a_film_failed_is_told(person: Watcher, tmp_path: Path) -> None:
    asked(person, tmp_path / "none" / "film.gif")
    waited(person)

    assert told(person) == f"{tmp_path / 'none' / 'film.gif'}: No such file or directory"


def test_a_name_that_is_no_film_is_refused_with_a_sentence(person: Watcher, tmp_path: Path) -> None:
    asked(person, tmp_path / "film.avi")

    assert isinstance(person.scene, LineAsked)
    assert "The file name must end with one of .mp4, .webp, .gif." in told(person)


def test_without_ffmpeg_and_pillow_one_sentence_says_what_is_missing(
    person: Watcher, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(making, "find_spec", lambda name: None if name == "PIL" else name)
    person.watch_first()
    person.press_knob("film")

    assert told(person) == "This film needs the Python package PIL, which is not installed."
    person.press("Enter")
    assert isinstance(person.scene, ReplayPage)


def test_a_process_that_ends_at_once_is_told(tmp_path: Path) -> None:
    entry = entry_of("calavera")
    process = FilmProcess(FilmOrder(entry, (), tmp_path / "film.gif", "no such language"))
    while (found := process.result()) is None:
        process._pipe.poll(1.0)

    assert found == "The film stopped unexpectedly."


def test_without_processes_a_sentence_names_the_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def none(_way: str) -> None:
        raise OSError("no processes")

    monkeypatch.setattr("multiprocessing.get_context", none)
    with pytest.raises(FilmError, match="cubacube replay --film"):
        FilmProcess(FilmOrder(entry_of("calavera"), (), tmp_path / "film.gif", "en"))


def test_a_program_that_is_left_does_not_finish_its_film(tmp_path: Path) -> None:
    script = tmp_path / "left.py"
    script.write_text(LEFT)
    done = subprocess.run(
        [sys.executable, str(script), str(tmp_path / "film.gif")],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )

    assert (done.stdout, done.stderr, done.returncode) == ("None\n", "", 0)
    assert files_in(tmp_path) == ["left.py"]
