"""Level files: saved with comments, reloaded when another program changed them."""

import os
import tomllib
from pathlib import Path
from typing import Any

import pytest

from cubacube.session.files.door import write_whole
from cubacube.session.files.levels import LevelError, level_code, level_text, own_levels
from cubacube.session.language.translation import use_language
from cubacube.session.play.known_levels import levels_folder
from cubacube.session.workshop import level_file
from cubacube.session.workshop.bench import Bench
from cubacube.session.workshop.level_file import LevelFile, of_match, opened
from cubacube.session.workshop.settings import with_value

TEXT = level_text("habana")


@pytest.fixture
def file(tmp_path: Path) -> LevelFile:
    path = tmp_path / "mine.toml"
    path.write_text(TEXT, encoding="utf-8")
    return opened(path)


def slippery(friction: float = 0.2) -> dict[str, Any]:
    changed: dict[str, Any] = with_value(tomllib.loads(TEXT), ("cloth", "friction"), friction)
    return changed


def write(file: LevelFile, text: str) -> None:
    assert file.path is not None
    before = file.path.stat().st_mtime_ns
    file.path.write_text(text, encoding="utf-8")
    os.utime(file.path, ns=(before + 10**9, before + 10**9))


def test_a_saved_file_has_the_new_value_and_all_else_is_as_it_was(file: LevelFile) -> None:
    path = file.save(slippery())

    lines = path.read_text(encoding="utf-8").splitlines()
    differing = [n for n, (a, b) in enumerate(zip(lines, TEXT.splitlines(), strict=True)) if a != b]
    assert len(differing) == 1
    assert lines[differing[0]].startswith("friction = 0.2 ")
    assert "# tablecloth" in lines[differing[0]]


def test_a_level_of_the_game_is_named_in_the_chosen_language_but_saved_as_it_was(
    tmp_path: Path,
) -> None:
    own = tmp_path / "mine.toml"
    own.write_text(level_text("rain"), encoding="utf-8")
    rain, mine = (Bench(opened(word).raw, opened(word).name).draft for word in ("rain", own))

    use_language("de")

    assert (rain.title, mine.title) == ("Nach dem Regen", "After the rain")
    assert rain.stand.raw["name"] == "After the rain"


def test_what_it_has_written_itself_is_no_news(file: LevelFile) -> None:
    file.save(slippery())
    assert file.new_text() is None


def test_what_somebody_else_has_written_is_told_once(file: LevelFile) -> None:
    assert file.new_text() is None
    write(file, TEXT.replace("friction = 0.45", "friction = 0.46"))
    assert "0.46" in (file.new_text() or "")
    assert file.new_text() is None


def test_a_change_right_after_a_save_is_told(
    file: LevelFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = TEXT.replace("friction = 0.45", "friction = 0.46")

    def write_both(path: Path, content: bytes) -> None:
        write_whole(path, content)
        write_whole(path, other.encode())

    monkeypatch.setattr(level_file, "write_whole", write_both)
    file.save(slippery())
    assert file.new_text() == other


def test_a_faulty_file_is_told_once_and_the_old_text_stays(file: LevelFile) -> None:
    write(file, TEXT.replace("friction = 0.45", "friction = 46"))
    with pytest.raises(LevelError, match=r"cloth\.friction: .* from 0.05 to 1.5, not 46"):
        file.new_text()
    assert file.new_text() is None
    assert file.text == TEXT


def test_a_file_that_is_away_for_a_moment_is_waited_for(file: LevelFile) -> None:
    assert file.path is not None
    file.path.unlink()
    assert file.new_text() is None
    file.path.write_text(TEXT.replace("= 0.45", "= 0.47"), encoding="utf-8")
    assert "0.47" in (file.new_text() or "")


@pytest.mark.parametrize("word", ["habana", level_code(TEXT)])
def test_a_level_of_the_game_or_a_code_is_saved_among_the_users_own(word: str) -> None:
    file = opened(word)
    assert file.path is None
    assert own_levels(levels_folder()) == ()

    path = file.save(slippery())

    assert path == levels_folder() / "habana.toml"
    assert own_levels(levels_folder()) == (path,)
    assert tomllib.loads(path.read_text(encoding="utf-8"))["cloth"]["friction"] == 0.2
    assert file.save(slippery(0.3)) == path  # it belongs to the user now
    assert file.save_as_new(slippery(0.4)) == levels_folder() / "habana-2.toml"


def test_the_level_of_a_match_is_that_it_was_begun_with(file: LevelFile) -> None:
    word = str(file.path)
    assert of_match(word, TEXT).path == file.path
    assert of_match(word, "").path == file.path
    other = TEXT.replace("= 0.45", "= 0.48")
    assert of_match(word, other).path is None
    assert of_match(word, other).text == other
    assert of_match("gone.toml", other).text == other
