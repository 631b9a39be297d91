"""Films of saved matches: their content and file formats."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pygame
import pytest
from PIL import Image, ImageSequence

from cubacube.games import catalogue
from cubacube.kit.shot import Shot
from cubacube.rules import replace
from cubacube.shell.cli import main
from cubacube.shell.film import making as films
from cubacube.shell.film.frames import END_S, LEAST, FilmFrame, frames
from cubacube.shell.film.gif import write as write_gif
from cubacube.shell.film.mp4 import write as write_mp4
from cubacube.shell.film.webp import write as write_webp
from tests.session.keeping.matches import actions_of, entry_of, keep, read

SMALL = (160, 90)
STEP_S = 0.08
COUNT = 12


def seen(
    name: str, count: int = COUNT, size: tuple[int, int] = SMALL
) -> tuple[list[FilmFrame], list[tuple[int, int]]]:
    """Return the frames of the first actions, and the reported progress."""
    pygame.display.set_mode((1, 1))
    told: list[tuple[int, int]] = []
    scene = catalogue.table(name).open_watched(entry_of(name), actions_of(name, count), public=True)
    found = list(frames(scene, size, STEP_S, lambda *numbers: told.append(numbers)))
    assert scene.live.past.count == count
    return found, told


@pytest.mark.parametrize("name", ["race", "calavera"])
def test_a_film_shows_every_action_and_then_the_last_table(name: str) -> None:
    found, told = seen(name)

    assert told == [(number, COUNT) for number in range(1, COUNT + 1)]
    assert all(len(frame.rgb) == 3 * SMALL[0] * SMALL[1] for frame in found)
    assert len(found) > 3
    assert found[-1].steps >= END_S / STEP_S


def test_equal_pictures_are_one_frame() -> None:
    found, _told = seen("race")

    assert all(one.rgb != other.rgb for one, other in pairwise(found))
    assert sum(frame.steps for frame in found) > 2 * len(found)


def test_the_same_match_gives_the_same_film() -> None:
    assert seen("caramba") == seen("caramba")


def test_a_match_of_no_action_is_a_film_of_its_table() -> None:
    found, told = seen("calavera", 0)

    assert (len(found), told) == (1, [])


def test_a_small_film_shows_the_picture_of_a_larger_one_reduced() -> None:
    """A view of 640x360 would paint its texts over the dice of the Sectors."""
    (large,), _told = seen("race", 0, LEAST)
    (small,), _told = seen("race", 0, (640, 360))

    reduced = pygame.transform.smoothscale(
        pygame.image.frombytes(large.rgb, LEAST, "RGB"), (640, 360)
    )
    assert small.rgb == pygame.image.tobytes(reduced, "RGB")


def drawn() -> list[FilmFrame]:
    """Return frames of a square that moves over a colour gradient."""
    ground = np.zeros((SMALL[1], SMALL[0], 3), np.uint8)
    ground[:, :, 0] = np.arange(SMALL[0])
    found = []
    for at in (5, 6, 31, 100):
        picture = ground.copy()
        picture[at // 2 : at // 2 + 20, at : at + 20] = (250, 220, 10)
        found.append(FilmFrame(picture.tobytes(), 1 + at % 5))
    return found


Write = Callable[[Path, tuple[int, int], Iterable[FilmFrame], int], None]
writers = pytest.mark.parametrize(("write", "kind"), [(write_gif, "GIF"), (write_webp, "WEBP")])


@writers
def test_what_was_written_can_be_seen(write: Write, kind: str, tmp_path: Path) -> None:
    write(tmp_path / "film", SMALL, drawn(), 80)

    with Image.open(tmp_path / "film") as film:
        assert (film.format, film.size, film.info["loop"]) == (kind, SMALL, 0)
        assert len(list(ImageSequence.Iterator(film))) == len(drawn())
        for number, frame in enumerate(drawn()):
            film.seek(number)
            picture = np.asarray(film.convert("RGB")).astype(int)
            there = np.frombuffer(frame.rgb, np.uint8).reshape(picture.shape)
            assert np.abs(picture - there).mean() < 6
            assert film.info["duration"] == 80 * frame.steps


@writers
def test_no_frame_waits_for_the_next_one(write: Write, kind: str, tmp_path: Path) -> None:
    """A long film is never held in memory as a whole."""
    del kind
    path = tmp_path / "film"
    width, height = 640, 360  # larger than the buffer of a file
    sizes = []

    def slowly() -> Iterator[FilmFrame]:
        noise = np.random.default_rng(1)
        for _number in range(5):
            yield FilmFrame(noise.bytes(3 * width * height), 1)
            sizes.append(path.stat().st_size)

    write(path, (width, height), slowly(), 80)

    assert all(one < other for one, other in pairwise(sizes))


FFMPEG = """#!{python}
import sys
from pathlib import Path
data = sys.stdin.buffer.read({most})
Path(sys.argv[-1]).write_bytes(b"film of %d bytes" % len(data))
print("some noise")
print("first line", file=sys.stderr)
print("no such codec", file=sys.stderr)
sys.exit({code})
"""


@pytest.fixture
def ffmpeg(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Install a fake ffmpeg that reads some input and exits with this code."""

    def install(most: int = -1, code: int = 0) -> None:
        path = tmp_path / "bin" / "ffmpeg"
        path.parent.mkdir()
        path.write_text(FFMPEG.format(python=sys.executable, most=most, code=code))
        path.chmod(0o755)
        monkeypatch.setenv("PATH", f"{path.parent}{os.pathsep}{os.environ['PATH']}")

    return install


posix = pytest.mark.skipif(os.name == "nt", reason="a script with #! is no program on Windows")


@posix
def test_ffmpeg_gets_every_step(ffmpeg: Callable[..., None], tmp_path: Path) -> None:
    ffmpeg()

    write_mp4(tmp_path / "film.part", SMALL, drawn(), 40)

    steps = sum(frame.steps for frame in drawn())
    length = steps * 3 * SMALL[0] * SMALL[1]
    assert (tmp_path / "film.part").read_text() == f"film of {length} bytes"


@pytest.fixture
def match(tmp_path: Path) -> str:
    return str(keep(tmp_path / "match.jsonl", "calavera", actions_of("calavera", 4)))


def films_in(folder: Path) -> list[str]:
    """Return all files except the match and ffmpeg."""
    return sorted({each.name for each in folder.iterdir()} - {"match.jsonl", "bin", "data"})


@posix
@pytest.mark.parametrize("most", [-1, 10])
def test_an_ffmpeg_that_fails_is_told_in_one_sentence_and_leaves_nothing(
    most: int,
    ffmpeg: Callable[..., None],
    match: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    ffmpeg(most, code=1)

    assert main(["replay", match, "--film", str(tmp_path / "film.mp4")]) == 1

    out, err = capsys.readouterr()
    assert not out
    assert err == "cubacube: ffmpeg failed to make the film: no such codec\n"
    assert films_in(tmp_path) == []


def test_without_ffmpeg_there_is_no_mp4(
    match: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))

    assert main(["replay", match, "--film", str(tmp_path / "film.mp4")]) == 2

    out, err = capsys.readouterr()
    assert not out
    assert err == ("cubacube: MP4 needs ffmpeg, which was not found. Use .webp instead.\n")
    assert films_in(tmp_path) == []


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (
            "--film film.avi",
            "The file name must end with one of .mp4, .webp, .gif",
        ),
        ("--film film", "The file name must end with one of .mp4, .webp, .gif"),
        ("--size 640x360", "argument --size needs --film: it is the size of the film"),
        ("--film f.gif --size 640", "'640' is not allowed: use two even numbers"),
        ("--film f.gif --size 641x360", "two even numbers from 160x90 to 3840x2160"),
        ("--film f.gif --size 99999x90", "two even numbers from 160x90 to 3840x2160"),
    ],
)
def test_no_film_can_be_made_so(
    words: str, told: str, match: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", match, *words.split()]) == 2

    out, err = capsys.readouterr()
    assert not out
    assert told in err
    assert err.count("\n") == 1
    assert films_in(tmp_path) == []


def test_a_film_that_is_broken_off_leaves_nothing(
    match: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken_off(*_words: Any) -> Iterator[FilmFrame]:
        yield drawn()[0]
        raise KeyboardInterrupt

    monkeypatch.setattr(films, "frames", broken_off)
    words = ["replay", match, "--film", str(tmp_path / "film.gif"), "--size", "160x90"]

    assert main(words) == 130

    assert films_in(tmp_path) == []


def test_a_folder_that_is_not_there_exits_1(match: str, tmp_path: Path) -> None:
    assert main(["replay", match, "--film", str(tmp_path / "none" / "film.gif")]) == 1


def test_no_film_replaces_another(match: str, tmp_path: Path) -> None:
    for _time in range(2):
        main(["replay", match, "--film", str(tmp_path / "film.gif"), "--size", "160x90"])

    assert films_in(tmp_path) == ["film-2.gif", "film.gif"]
    assert (tmp_path / "film.gif").read_bytes() == (tmp_path / "film-2.gif").read_bytes()


def test_in_a_process_of_its_own_a_film_is_named_in_words_or_in_the_object(
    match: str, tmp_path: Path
) -> None:
    def done(*words: str) -> str:
        path = str(tmp_path / "Film.WebP")
        return subprocess.run(
            [sys.executable, "-m", "cubacube", "replay", match, "--film", path, *words],
            capture_output=True,
            text=True,
            check=True,
        ).stdout

    assert done("--size", "160x90") == f"{tmp_path / 'Film.WebP'}\n"
    data = json.loads(done("--verify", "--json"))

    assert (data["verdict"], data["actions"]) == ("exact", 4)
    assert data["film"] == str(tmp_path / "Film-2.WebP")
    with Image.open(data["film"]) as film:
        assert film.size == (640, 360)


def test_what_is_shown_as_it_was_kept_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    actions = list(actions_of("race", 24))
    place = max(number for number, each in enumerate(actions) if isinstance(each, Shot))
    shot = actions[place]
    assert isinstance(shot, Shot)
    rest = replace(shot.rest[0], x_mm=shot.rest[0].x_mm + 1)
    actions[place] = replace(shot, rest=(rest, *shot.rest[1:]))
    path = keep(tmp_path / "match.jsonl", "race", tuple(actions[: place + 1]))
    assert not read(path).ended

    words = ["replay", str(path), "--film", str(tmp_path / "film.gif"), "--size", "160x90"]

    assert main(words) == 0
    err = capsys.readouterr().err
    assert err == (
        "Parts of the film are shown as saved. "
        "This version of the game computes them differently.\n"
    )
