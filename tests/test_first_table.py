"""The tutorial works: its commands are run and its edits made, from top to bottom."""

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest

from cubacube.session.files.levels import level_code, level_text, load_level
from cubacube.shell.cli import main

PAGE = Path(__file__).parents[1] / "docs" / "first_table.md"
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FILE = "rainy_patio.toml"


def blocks() -> list[tuple[str, str]]:
    return BLOCK.findall(PAGE.read_text(encoding="utf-8"))


def edited(text: str, diff: str) -> str:
    """Apply a diff; each old line must occur once, possibly with a comment."""
    lines, at = text.split("\n"), 0
    for change in diff.splitlines():
        sign, line = change[0], change[1:]
        if sign == "-":
            found = [n for n, each in enumerate(lines) if each.partition("#")[0].strip() == line]
            assert len(found) == 1, line
            at = found[0]
            del lines[at]
        else:
            lines.insert(at, line)
            at += 1
    return "\n".join(lines)


def run(command: str, capsys: pytest.CaptureFixture[str]) -> str:
    program, *words = shlex.split(command.replace("--flicks 400", "--flicks 4 --jobs 1"))
    assert program == "cubacube"
    code = main(words)
    told = capsys.readouterr()
    expected = {"diff": 1}.get(words[1], 2 if told.err else 0)
    assert code == expected, told.err
    return told.out + told.err


def console(block: str) -> Iterator[tuple[str, str]]:
    """Yield every command with the output shown on the page."""
    for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
        command, _end, printed = part.partition("\n")
        yield command, printed


def test_whoever_follows_it_has_a_table_that_can_be_played_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("CUBACUBE_DATA", str(tmp_path))
    for kind, block in blocks():
        path = tmp_path / FILE
        if kind == "diff":
            path.write_text(edited(path.read_text(encoding="utf-8"), block), encoding="utf-8")
        elif kind == "toml":
            path.write_text(f"{path.read_text(encoding='utf-8')}\n{block}", encoding="utf-8")
        else:
            assert kind == "console"
            for command, printed in console(block):
                told = run(command, capsys)
                assert not printed or told == printed

    level = load_level(FILE)
    assert (level.name, level.cloth.friction, level.look.cloth) == ("Rainy patio", 0.3, "sand")
    assert [(zone.name, zone.slope_deg) for zone in level.zones] == [("Puddle", 3)]
    assert [each.damage for each in level.obstacles] == [1]
    assert round(level.stop_mm(level.launch.fastest_mm_s), -1) == 500
    assert (level.border.closed, [each.die for each in level.layout]) == (("north",), ["Y1"])
    assert (tmp_path / "rainy_patio.png").read_bytes().startswith(b"\x89PNG")
    assert "Sweep of Rainy patio" in (tmp_path / "patio" / "report.html").read_text("utf-8")
    assert load_level(tmp_path / "levels" / FILE) == level
    assert len(level_code(level_text(FILE))) <= 400


def test_every_command_that_is_told_is_one_of_ours() -> None:
    commands = [
        command for kind, block in blocks() if kind == "console" for command, _ in console(block)
    ]

    assert len(commands) >= 6
    assert {shlex.split(each)[1] for each in commands} == {"level", "sim"}
