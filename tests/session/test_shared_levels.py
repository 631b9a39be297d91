"""A level is shared as a short code, and added to the user's own folder."""

from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

from cubacube.session.files.levels import (
    MARK,
    LevelError,
    level_code,
    level_names,
    level_text,
    load_level,
    parse_level,
)
from cubacube.session.files.packed import packed
from cubacube.session.play.known_levels import known_levels
from cubacube.session.shipped import folder
from cubacube.session.workshop.level_file import NameTakenError, add_level

HABANA = level_text("habana")
PATIO = """\
# My patio.
base = "habana"
name = "Patio"
author = "Ana"

[cloth]
friction = 0.3                      # wet tiles
"""
ZONE = """
[[zones]]
name = "{name}"
look = "{look}"
friction = {friction}
box = {{ x_mm = {x}, y_mm = {y}, width_mm = {wide}, height_mm = {high}, angle_deg = {turn} }}
"""


def zones(count: int) -> str:
    """Return zones without anything in common."""
    rng = Random(1)
    return "".join(
        ZONE.format(
            name="".join(rng.choices("abcdefghijklmnopqrstuvwxyz", k=9)),
            look=rng.choice(("wet", "gravel", "ice", "sand", "rug", "boards")),
            friction=round(rng.uniform(0.3, 0.6), 3),
            x=round(rng.uniform(50, 270), 1),
            y=round(rng.uniform(50, 270), 1),
            wide=round(rng.uniform(30, 60), 1),
            high=round(rng.uniform(30, 60), 1),
            turn=round(rng.uniform(-90, 90), 1),
        )
        for _ in range(count)
    )


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the user's own folder of levels, which does not exist yet."""
    monkeypatch.setenv("CUBACUBE_DATA", str(tmp_path / "data"))
    return tmp_path / "data" / "levels"


@pytest.fixture
def patio(tmp_path: Path) -> Path:
    path = tmp_path / "mine.toml"
    path.write_text(PATIO, encoding="utf-8")
    return path


@pytest.mark.parametrize("name", level_names())
def test_the_code_of_a_table_has_at_most_400_characters_and_all_its_values(name: str) -> None:
    code = level_code(level_text(name))

    assert len(code) <= 400
    assert load_level(code) == load_level(name)
    assert "#" not in level_text(code)


def test_a_table_with_four_zones_fits_and_one_with_twelve_is_longer() -> None:
    assert len(level_code(PATIO + zones(4))) <= 400
    code = level_code(PATIO + zones(12))
    assert 400 < len(code) < 900
    assert load_level(code) == parse_level(PATIO + zones(12), "large")


def test_the_dictionary_of_codes_never_changes() -> None:
    text = (folder("assets") / "level_codes" / "2.txt").read_text(encoding="ascii")

    assert sha256(text.encode()).hexdigest()[:16] == "a688ee603c5e5d0d"


def test_codes_of_the_first_version_still_open() -> None:
    assert level_text(packed("cubacube-level1.", HABANA.encode())) == HABANA


@pytest.mark.parametrize("code", ["cubacube-level3.abcd", "cubacube-level", f"{MARK}#", MARK])
def test_other_codes_are_refused_with_a_reason(code: str) -> None:
    with pytest.raises(LevelError, match=r"^code: (this code is damaged, or a newer|it|a part)"):
        level_text(code)


def test_a_shared_level_becomes_a_file_with_its_comments_under_its_name(
    own: Path, patio: Path
) -> None:
    assert add_level(patio) == str(own / "patio.toml")

    assert (own / "patio.toml").read_text(encoding="utf-8") == PATIO
    (mine,) = (each for each in known_levels(own) if each.own)
    assert (mine.name, mine.whose) == ("Patio", "A table by Ana")
    assert known_levels(own)[0].whose == "Comes with the game"


def test_an_added_code_follows_its_base_from_then_on(own: Path) -> None:
    path = add_level(level_code(PATIO))

    assert Path(path).parent == own
    assert "base_hash" not in Path(path).read_text(encoding="utf-8")
    assert load_level(path) == load_level(level_code(PATIO))


def test_what_is_there_already_is_not_written_again(own: Path, patio: Path) -> None:
    assert add_level(level_code(level_text("rain"))) == "rain"
    assert not own.exists()
    assert add_level(patio) == add_level(level_code(PATIO)) == str(own / "patio.toml")
    assert [each.name for each in own.iterdir()] == ["patio.toml"]


@pytest.mark.parametrize("name", ["Patio", "PATIO", "After the rain"])
def test_no_other_level_loses_its_name(name: str, own: Path, patio: Path) -> None:
    add_level(patio)
    other = patio.with_name("other.toml")
    other.write_text(PATIO.replace('"Patio"', f'"{name}"').replace("0.3 ", "0.2 "), "utf-8")

    with pytest.raises(NameTakenError, match="exists already"):
        add_level(other)
    assert add_level(other, "Other") == str(own / "other.toml")
    assert load_level(own / "other.toml").name == "Other"
    assert (own / "patio.toml").read_text(encoding="utf-8") == PATIO


def test_a_faulty_level_or_name_writes_nothing(own: Path, patio: Path) -> None:
    with pytest.raises(LevelError, match="must be a text of 1 to 40 characters"):
        add_level(patio, "")
    patio.write_text(PATIO.replace("0.3 ", "30 "), encoding="utf-8")
    with pytest.raises(LevelError, match=r"cloth\.friction: must be a number"):
        add_level(patio)
    assert not own.exists()


def test_a_disk_that_is_full_leaves_no_part(
    own: Path, patio: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_path: Path, _content: bytes) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(OSError, match="No space left"):
        add_level(patio)
    assert list(own.iterdir()) == []


@pytest.mark.parametrize("author", ["", "x" * 41, "\\u202eabc"])
def test_an_author_is_checked_like_a_name(author: str) -> None:
    text = PATIO.replace('"Ana"', f'"{author}"')
    if not author:
        assert load_level(level_code(text)).author == ""
    else:
        with pytest.raises(LevelError, match=r"author: .*must be a text of 0 to 40"):
            load_level(level_code(text))
