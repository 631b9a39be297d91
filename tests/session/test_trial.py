"""A level is valid only if dice have room on it and come to rest."""

from operator import attrgetter
from pathlib import Path
from random import Random
from typing import NoReturn

import pytest

from cubacube.kit.shot import Layout
from cubacube.rules import replace
from cubacube.session.files import trial
from cubacube.session.files.level_checks import BOUNDS
from cubacube.session.files.levels import LevelError, load_level
from cubacube.session.files.trial import tried_level
from cubacube.session.shipped import folder
from cubacube.shell.cli import main
from cubacube.table import Level, NoPlaceError, throw
from tests.table.setting import NAMES

HABANA = (folder("levels") / "habana.toml").read_text(encoding="utf-8")
WIDE = (
    ("side_mm = 320.0", "side_mm = 600.0"),
    ("\nedge_mm = 16.0", "\nedge_mm = 30.0"),
    ("\nfriction = 0.45", "\nfriction = 0.05"),
    ("gravity_mm_s2 = 9810.0", "gravity_mm_s2 = 1000.0"),
    ("fastest_mm_s = 2100", "fastest_mm_s = 500"),
    ("slowest_mm_s = 300.0", "slowest_mm_s = 0.0"),
    ("fastest_mm_s = 1300.0", "fastest_mm_s = 10.0"),
    ("longest_flick_s = 10.0", "longest_flick_s = 20.0"),
)


def write(tmp_path: Path, *changes: tuple[str, str]) -> Path:
    """Write Habana with some values changed."""
    text = HABANA
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    path = tmp_path / "my.toml"
    path.write_text(text, encoding="utf-8")
    return path


def refusal(path: Path) -> str:
    with pytest.raises(LevelError) as fault:
        tried_level(path)
    return str(fault.value)


def test_habana_is_good() -> None:
    assert tried_level("habana") == load_level("habana")


def test_a_throw_that_only_spins_must_come_to_rest(tmp_path: Path) -> None:
    """Each speed alone would stop in time; 300 rad/s of spin last for more than 20 s."""
    path = write(tmp_path, *WIDE, ("spin_rad_s = 40.0", "spin_rad_s = 300.0"))

    assert (
        "steps.longest_flick_s: must be at least 146.97, not 20: "
        "the fastest flick and throw must stop in this time on this cloth"
    ) in refusal(path)
    assert main(["level", "check", str(path)]) == 2
    assert main(["sim", "race", "--level", str(path)]) == 2


def test_dice_too_large_for_the_area_are_refused(tmp_path: Path) -> None:
    path = write(
        tmp_path, ("\nedge_mm = 16.0", "\nedge_mm = 30.0"), ("side_mm = 320.0", "side_mm = 299.0")
    )

    assert (
        "dice.edge_mm: must be at most 29.9, not 30: the area must have room for all dice"
        in refusal(path)
    )


def test_flicks_too_weak_for_the_area_are_refused(tmp_path: Path) -> None:
    path = write(tmp_path, ("fastest_mm_s = 2100", "fastest_mm_s = 1188"))

    assert refusal(path).endswith(
        "launch.fastest_mm_s: must be at least 1188.55, not 1188: "
        "the fastest flick must move a die across half the area"
    )


def test_steps_too_fine_for_a_slippery_cloth_are_refused(tmp_path: Path) -> None:
    path = write(
        tmp_path,
        ("\nfriction = 0.45", "\nfriction = 0.05"),
        ("fastest_mm_s = 2100", "fastest_mm_s = 4000"),
        ("longest_flick_s = 10.0", "longest_flick_s = 60.0"),
        ("longest_s = 0.004166666666666667", "longest_s = 0.0005"),
    )

    assert "steps.longest_s: must be at least 0.000815494, not 0.0005" in refusal(path)


@pytest.mark.parametrize("restitution", ["0.76", "0.9", "1.0"])
def test_a_restitution_that_adds_energy_is_refused(tmp_path: Path, restitution: str) -> None:
    path = write(tmp_path, ("restitution = 0.25", f"restitution = {restitution}"))

    assert refusal(path).endswith(
        f"collision.restitution: must be a number from 0 to 0.75, not {restitution}"
    )


@pytest.mark.parametrize("spin_rad_s", [0.0, 100.0, 300.0])
@pytest.mark.parametrize("edge_mm", [8.0, 30.0])
def test_the_fastest_throw_that_may_be_rests_in_the_time_that_is_asked(
    spin_rad_s: float, edge_mm: float
) -> None:
    level = load_level("habana")
    level = replace(
        level,
        area=replace(level.area, side_mm=600.0),
        cloth=replace(level.cloth, friction=0.1),
        dice=replace(level.dice, edge_mm=edge_mm),
        throw=replace(
            level.throw, slowest_mm_s=790.0, fastest_mm_s=800.0, fastest_spin_rad_s=spin_rad_s
        ),
        collision=replace(level.collision, restitution=0.75),
    )
    level = replace(level, steps=replace(level.steps, longest_flick_s=_asked_s(level)))

    for seed in range(2):
        throw(NAMES, Layout((), ()), level, Random(seed))


def _asked_s(level: Level) -> float:
    """Return the smallest `steps.longest_flick_s` that a throw needs."""
    keys = ("throw.fastest_mm_s", "throw.fastest_spin_rad_s", "dice.edge_mm")
    values = {key: attrgetter(key)(level) for key in (*keys, "cloth.gravity_mm_s2")}
    values["slipperiest"] = level.cloth.friction
    of_throw = [each for each in BOUNDS if each.key == "steps.longest_flick_s"][-1]
    return of_throw.limit(values)


@pytest.mark.parametrize("asked", ["throw", "shoot"])
def test_what_finds_no_place_on_trial_is_no_good_level(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], asked: str
) -> None:
    def full(*_args: object) -> NoReturn:
        raise NoPlaceError("no room")

    monkeypatch.setattr(trial, asked, full)
    path = write(tmp_path)
    told = f"{path}: cannot be played: no room"

    assert refusal(path) == told
    assert main(["level", "check", str(path)]) == 2
    assert capsys.readouterr() == ("", f"{told}\n")


def test_a_level_without_rest_is_no_good_level(monkeypatch: pytest.MonkeyPatch) -> None:
    habana = load_level("habana")
    short = replace(habana, steps=replace(habana.steps, longest_flick_s=0.1))
    monkeypatch.setattr(trial, "load_level", lambda _path: short)

    with pytest.raises(LevelError, match="cannot be played: dice still move"):
        tried_level("habana")


def obstacle(x: float, y: float, width: float, height: float) -> str:
    """Return a crate as TOML of a level file."""
    box = f"x_mm = {x}, y_mm = {y}, width_mm = {width}, height_mm = {height}"
    values = 'name = "Crate"\nlook = "crate"\nrestitution = 0.5\nfriction = 0.2'
    return f"\n[[obstacles]]\n{values}\nbox = {{ {box} }}\n"


def test_a_level_with_obstacles_is_tried_with_them(tmp_path: Path) -> None:
    path = tmp_path / "crates.toml"
    path.write_text(HABANA + obstacle(160, 160, 90, 30), encoding="utf-8")
    assert len(tried_level(path).obstacles) == 1

    small = HABANA.replace("city_edge_mm = 60.0", "city_edge_mm = 20.0").replace("260.0", "300.0")
    crates = obstacle(160, 160, 320, 276), obstacle(160, 11, 276, 20), obstacle(160, 309, 276, 20)
    path.write_text("".join((small, *crates)), encoding="utf-8")
    told = f"{path}: cannot be played: obstacles leave no room to throw all dice"
    assert refusal(path) == told
