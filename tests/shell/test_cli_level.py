"""`cubacube level`: new, code and diff; a level code works wherever a level is named."""

import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from cubacube.rules import replace
from cubacube.session.files.level_warnings import level_warnings
from cubacube.session.files.levels import (
    LevelError,
    level_code,
    level_names,
    level_text,
    load_level,
    parse_level,
)
from cubacube.shell.cli import main
from tests.rinks import ICE_RINK
from tests.rough_table import ROUGH_TEXT

HABANA = level_text("habana")


def test_a_new_level_is_short_and_builds_on_habana(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["level", "new", "My Marble"]) == 0
    path = Path(capsys.readouterr().out.strip())

    assert path == tmp_path / "my_marble.toml"
    assert load_level(path).name == "My Marble"
    text = path.read_text(encoding="utf-8")
    assert text.startswith("# My Marble: my own table.")
    assert len(text.splitlines()) < 10
    assert replace(load_level(path), name="Habana") == load_level("habana")

    assert main(["level", "new", "My Marble"]) == 0
    assert Path(capsys.readouterr().out.strip()).name == "my_marble-2.toml"


@pytest.mark.skipif(os.name == "nt", reason="Windows allows no such long path")
def test_a_long_path_is_printed_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    deep = tmp_path.joinpath(*["d" * 200] * 3)
    deep.mkdir(parents=True)
    monkeypatch.chdir(deep)
    assert main(["level", "new", "My Marble"]) == 0

    assert capsys.readouterr().out == f"{deep / 'my_marble.toml'}\n"


@pytest.mark.parametrize("name", ["", " ", "x" * 41, 'a"\nb', "\u202eabc"])
def test_a_name_that_no_level_may_have_is_refused(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["level", "new", name]) == 2

    assert "must be a text of 1 to 40 characters" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_code_is_as_good_as_the_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["level", "code", "habana"]) == 0
    code = capsys.readouterr().out.strip()

    assert code == level_code(HABANA)
    assert code.startswith("cubacube-level2.")
    assert tomllib.loads(level_text(code)) == tomllib.loads(HABANA)
    assert main(["level", "check", code]) == 0
    assert "good (Habana)" in capsys.readouterr().out
    play = ["sim", "race", "--options", "races=1", "--seed", "3", "--json", "--level"]
    logs = set()
    for level in ("habana", code):
        assert main([*play, level]) == 0
        logs.add(json.loads(capsys.readouterr().out)["log_sha256"])
    assert len(logs) == 1


def test_changed_codes_are_refused_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    code = level_code(HABANA)
    for at in range(16, len(code), 97):
        other = code[:at] + ("A" if code[at] != "A" else "B") + code[at + 1 :]
        with pytest.raises(LevelError):
            level_text(other)
        with pytest.raises(LevelError):
            level_text(code[:at])
    assert main(["level", "check", code[:-9]]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_two_levels_are_compared_value_by_value(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "ice.toml"
    zone = '\n[[zones]]\nname = "Ice"\nlook = "ice"\nfriction = 0.1\n'
    circle = "circle = { x_mm = 100, y_mm = 100, radius_mm = 30 }\n"
    path.write_text(HABANA.replace("friction = 0.45", "friction = 0.3") + zone + circle)

    assert main(["level", "diff", "habana", "habana"]) == 0
    assert capsys.readouterr().out == ""
    assert main(["level", "diff", "habana", str(path)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "cloth.friction: 0.45 -> 0.3"
    assert 'zones[0].name: nothing -> "Ice"' in lines
    assert len(lines) == 7
    assert main(["level", "diff", "habana", "none.toml"]) == 2
    assert "none.toml: cannot be read" in capsys.readouterr().err


def test_the_zones_and_obstacles_of_a_level_are_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "rough.toml"
    path.write_text(ROUGH_TEXT)

    assert main(["level", "show", str(path)]) == 0

    assert capsys.readouterr().out.splitlines()[3:] == [
        "Wet street: friction 0.12, on the cloth 0.45",
        "Gravel: friction 0.7, on the cloth 0.45",
        "Bollard: an obstacle, 1 Damage",
        "Harbour wall: an obstacle",
        "Reef: an obstacle, 1 Damage",
    ]


def test_a_zone_that_holds_every_die_is_warned_of(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "ice_rink.toml"
    path.write_text(ICE_RINK)
    warning = (
        f"warning: {path}: zones[0].friction: "
        "dice get stuck: the hardest flick slides 28 mm here, the zone is 60 mm wide"
    )

    for command in ("check", "show"):
        assert main(["level", command, str(path)]) == 0
        assert capsys.readouterr().out.splitlines()[-1] == warning


@pytest.mark.parametrize(
    ("shape", "wide"),
    [
        ("circle = { x_mm = 160, y_mm = 160, radius_mm = 30 }", 60),
        ("box = { x_mm = 160, y_mm = 160, width_mm = 60, height_mm = 200, angle_deg = 30 }", 60),
        (
            "polygon = [{ x_mm = 0, y_mm = 0 }, { x_mm = 100, y_mm = 0 }, { x_mm = 0, y_mm = 75 }]",
            60,
        ),
        ("circle = { x_mm = 160, y_mm = 160, radius_mm = 27 }", None),
        ("box = { x_mm = 160, y_mm = 160, width_mm = 300, height_mm = 50 }", None),
    ],
)
def test_a_zone_holds_dice_if_half_its_least_width_is_too_far(shape: str, wide: int | None) -> None:
    text = ICE_RINK[: ICE_RINK.rindex("box =")] + shape

    found = level_warnings(parse_level(text, "rink"), "rink")

    ends = [str(each).endswith(f"the zone is {wide} mm wide") for each in found]
    assert ends == ([] if wide is None else [True])


def test_no_table_of_the_game_holds_a_die() -> None:
    assert not [each for name in level_names() for each in level_warnings(load_level(name), name)]


def test_a_level_is_told_and_painted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "ice.toml"
    zone = '\n[[zones]]\nname = "Pond"\nlook = "ice"\nfriction = 0.1\n'
    circle = "circle = { x_mm = 100, y_mm = 100, radius_mm = 30 }\n"
    path.write_text('idea = "Cold."\n' + HABANA + zone + circle)

    assert main(["level", "show", str(path)]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "Habana: Cold.",
        "the area is 320 mm wide: 20 dice side by side",
        "the fastest flick slides 499 mm",
        "Pond: friction 0.1, on the cloth 0.45",
    ]
    picture = tmp_path / "ice.png"
    assert main(["level", "show", str(path), "--picture", str(picture)]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == str(picture)
    assert picture.read_bytes().startswith(b"\x89PNG")


def test_a_mark_in_a_text_is_no_comment() -> None:
    text = HABANA.replace('name = "Habana" ', 'idea = "No # 1: \\"so # so\\"" # yes\nname = "H#a" ')

    assert load_level(level_code(text)).idea == 'No # 1: "so # so"'
    assert load_level(level_code(text)).name == "H#a"


@pytest.mark.parametrize("name", ["CON", "nul", "Aux", "COM1", "lpt9"])
def test_a_new_level_gets_no_name_that_windows_reserves(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["level", "new", name]) == 0

    path = Path(capsys.readouterr().out.strip())
    assert path.name == f"{name.lower()}_level.toml"
    assert load_level(path).name == name


def test_a_shared_level_is_added_and_another_of_its_name_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CUBACUBE_DATA", str(tmp_path))
    text = 'base = "habana"\nname = "Patio"\nauthor = "Ana"\n'
    assert main(["level", "add", level_code(text)]) == 0
    path = Path(capsys.readouterr().out.strip())

    assert path == tmp_path / "levels" / "patio.toml"
    other = level_code(f"{text}[cloth]\nfriction = 0.3\n")
    assert main(["level", "add", other]) == 2
    told = f'cubacube: code: name: "Patio" exists already: {path}. '
    assert capsys.readouterr().err == f"{told}Give it another name with --as NAME\n"
    assert main(["level", "add", other, "--as", "Patio 2"]) == 0
    assert load_level(tmp_path / "levels" / "patio_2.toml").cloth.friction == 0.3
    assert main(["level", "show", str(path)]) == 0
    assert capsys.readouterr().out.splitlines()[2] == "by Ana"


@pytest.mark.parametrize("command", ["level show habana", "replay x.jsonl"])
@pytest.mark.parametrize("file", ["table.jpg", "table", "table.png.gif"])
def test_a_picture_is_a_png(
    command: str,
    file: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main([*command.split(), "--picture", file]) == 2

    told = f"argument --picture: {file!r} is not allowed: the file name must end with .png"
    assert capsys.readouterr().err == f"cubacube: {told}\n"
    assert not list(tmp_path.iterdir())


def test_every_level_command_prints_json(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("CUBACUBE_DATA", str(tmp_path))

    def told(*words: str, code: int = 0) -> Any:
        assert main(["level", *words, "--json"]) == code
        out, err = capsys.readouterr()
        assert bool(err) == (code == 2)
        told = json.loads(out)
        assert isinstance(told, dict)
        return told

    ice = Path(told("new", "Ice")["file"])
    ice.write_text(ice.read_text(encoding="utf-8").replace("= 0.45 ", "= 0.3 "), encoding="utf-8")
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(HABANA.replace("= 0.45 ", "= true "), encoding="utf-8")
    rows = "".join(f"slide,{v},{v * v / 5886}\n" for v in (300, 400, 500, 600))
    (tmp_path / "rows.csv").write_text(f"kind,speed_mm_s,distance_mm\n{rows}", encoding="utf-8")

    assert told("check", "habana", "wrong.toml", code=2)["levels"] == [
        {"file": "habana", "name": "Habana", "faults": [], "warnings": []},
        {
            "file": "wrong.toml",
            "name": None,
            "faults": [
                {
                    "key": "cloth.friction",
                    "problem": "must be a number from 0.05 to 1.5, not true",
                }
            ],
            "warnings": [],
        },
    ]
    assert told("diff", "habana", str(ice), code=1)["differences"] == [
        {"key": "name", "a": "Habana", "b": "Ice"},
        {"key": "cloth.friction", "a": 0.45, "b": 0.3},
    ]
    assert told("diff", "habana", "habana") == {"differences": []}
    assert told("code", "habana") == {"code": level_code(HABANA)}
    whole = told("show", "rain", "--full")
    assert parse_level(whole["text"], "rain") == load_level("rain")
    shown = told("show", "habana", "--picture", "habana.png")
    assert shown["values"] == tomllib.loads(HABANA)
    assert shown["fastest_slide_mm"] == pytest.approx(499.5, abs=0.1)
    assert Path(shown["picture"]).read_bytes().startswith(b"\x89PNG")
    fitted = told("fit", "rows.csv", "--out", "felt.toml")
    (cloth,) = fitted["surfaces"]
    assert cloth["values"]["friction"]["value"] == pytest.approx(0.3, abs=0.001)
    assert ([*cloth["values"]], cloth["slides"], cloth["hits"]) == (["friction"], 4, 0)
    assert load_level(Path(fitted["file"])).cloth.friction == 0.3
    assert told("add", str(ice)) == {"file": str(tmp_path / "levels" / "ice.toml")}
    swept = told("sweep", "habana", "--flicks", "5", "--jobs", "1", "--out", "swept", "--report")
    assert Path(swept["report"]).read_text(encoding="utf-8").startswith("<!doctype html>")


def piped(text: bytes, *words: str, folder: Path) -> subprocess.CompletedProcess[bytes]:
    """Run a command with a text on its standard input."""
    return subprocess.run(
        [sys.executable, "-m", "cubacube", "level", *words],
        input=text,
        cwd=folder,
        env={"PYTHONPATH": str(Path(__file__).resolve().parents[2]), "PATH": ""},
        capture_output=True,
        check=False,
    )


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("check", "-"), "-: good (Piped)"),
        (("show", "-"), "Piped"),
        (("diff", "habana", "-"), 'name: "Habana" -> "Piped"'),
        (("diff", "-", "-"), ""),
        (("code", "-"), level_code(HABANA.replace('"Habana"', '"Piped"'))),
    ],
)
def test_a_level_is_read_from_standard_input(
    words: tuple[str, ...], told: str, tmp_path: Path
) -> None:
    done = piped(HABANA.replace('"Habana"', '"Piped"').encode(), *words, folder=tmp_path)

    assert (done.stderr, done.stdout.decode().split("\n")[0].strip()) == (b"", told)


def test_measurements_are_read_from_standard_input(tmp_path: Path) -> None:
    rows = b"kind,speed_mm_s,distance_mm\nslide,300,15.3\nslide,400,27.2\nslide,500,42.5\n"
    done = piped(rows, "fit", "-", "--out", "x.toml", folder=tmp_path)

    assert (done.stderr, done.returncode) == (b"", 0)
    assert load_level(tmp_path / "x.toml").cloth.friction == pytest.approx(0.3, abs=0.001)
    wrong = piped(b"kind\n", "fit", "-", "--out", "y.toml", folder=tmp_path)
    assert wrong.stderr.startswith(b"cubacube: standard input: line 1: the column distance_mm")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (b"\xff", "standard input: is not UTF-8 text"),
        (b"x" * 70_000, "standard input: is too large: at most 65536 bytes"),
        (b"name = 1", "standard input: name: must be a text of 1 to 40 characters, not 1"),
    ],
)
def test_faults_of_standard_input_say_so(text: bytes, told: str, tmp_path: Path) -> None:
    done = piped(text, "check", "-", folder=tmp_path)

    assert done.returncode == 2
    assert told in done.stderr.decode()


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("[cloth]\nfriction = 1\nfriction = 2\n", "friction is there twice (line 3)"),
        ("[cloth]\nfriction = 1\n[cloth]\n", "cloth is there twice (line 3)"),
        ("cloth.x = 1\n[cloth]\ny = 1", "cloth is there twice (line 2)"),
        ("name = 1\nname = 2", "name is there twice (line 2)"),
    ],
)
def test_a_key_that_is_there_twice_is_named(
    text: str, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "twice.toml"
    path.write_text(text, encoding="utf-8")

    assert main(["level", "check", str(path)]) == 2
    assert capsys.readouterr().err == f"{path}: {told}\n"
