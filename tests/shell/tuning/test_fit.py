"""The fit recovers friction and restitution from measurements of known tables."""

from math import sqrt
from pathlib import Path
from random import Random

import pytest

from cubacube.kit.shot import Flick, Layout, Pose
from cubacube.rules import replace
from cubacube.session import extras
from cubacube.session.files.levels import level_text, load_level, parse_level
from cubacube.session.workshop.fit import fit, fitted_level
from cubacube.session.workshop.measurements import Measurement, MeasurementError, read_measurements
from cubacube.shell.cli import main
from cubacube.table import shoot
from cubacube.table.level import Level

G = 9810.0
FRICTION, RESTITUTION = 0.37, 0.42
HABANA = level_text("habana")
ICE = [Measurement("slide", v, d) for v, d in ((300, 38.2), (500, 106.2), (700, 208.1))]
"""Slides on a table with a friction of 0.12."""
SETS = 200


def slides(rng: Random, count: int, share: float) -> list[Measurement]:
    """Return free slides; each distance has this relative error."""
    found = []
    for _ in range(count):
        speed = rng.uniform(400, 2000)
        distance = speed**2 / (2 * FRICTION * G) * (1 + rng.gauss(0, share))
        found.append(Measurement("slide", speed, distance))
    return found


def hits(rng: Random, count: int, share: float) -> list[Measurement]:
    found = []
    for _ in range(count):
        speed = rng.uniform(600, 2000)
        far = speed**2 / (2 * FRICTION * G)
        own = far * ((1 - RESTITUTION) / 2) ** 2 * (1 + rng.gauss(0, share))
        other = far * ((1 + RESTITUTION) / 2) ** 2 * (1 + rng.gauss(0, share))
        found.append(Measurement("hit", speed, own, other))
    return found


def test_exact_measurements_give_the_exact_values() -> None:
    found = fit(slides(Random(1), 5, 0) + hits(Random(2), 4, 0), G)

    assert found.friction.value == pytest.approx(FRICTION, rel=1e-9)
    assert found.restitution is not None
    assert found.restitution.value == pytest.approx(RESTITUTION, rel=1e-9)
    assert found.friction.error < 1e-9
    assert (found.slides, found.hits) == (5, 4)


def test_ten_noisy_slides_give_the_friction_within_3_percent() -> None:
    off = [
        abs(fit(slides(Random(seed), 10, 0.03), G).friction.value / FRICTION - 1)
        for seed in range(100)
    ]

    assert sorted(off)[94] < 0.03


def test_hits_alone_tell_both_values() -> None:
    found = fit(hits(Random(3), 12, 0.03), G)

    assert found.friction.value == pytest.approx(FRICTION, rel=0.05)
    assert found.restitution is not None
    assert found.restitution.value == pytest.approx(RESTITUTION, rel=0.08)


def off(
    rows: list[Measurement], rng: Random, speed_share: float, error_mm: float
) -> list[Measurement]:
    """Return rows whose speeds and distances were measured with errors."""
    return [
        Measurement(
            row.kind,
            row.speed_mm_s * (1 + rng.gauss(0, speed_share)),
            max(0.1, row.distance_mm + rng.gauss(0, error_mm)),
            max(0.1, row.other_mm + rng.gauss(0, error_mm)) if row.kind == "hit" else 0.0,
        )
        for row in rows
    ]


@pytest.mark.parametrize(
    ("count", "share", "speed_share", "error_mm"),
    [
        pytest.param(16, 0.05, 0.0, 0.0, id="distances off by 5 %"),
        pytest.param(20, 0.02, 0.05, 0.0, id="speeds off by 5 %"),
        pytest.param(12, 0.02, 0.10, 0.0, id="speeds off by 10 %"),
        pytest.param(20, 0.0, 0.0, 10.0, id="distances off by 10 mm"),
    ],
)
def test_error_bars_hold_the_true_values_95_times_in_100(
    count: int, share: float, speed_share: float, error_mm: float
) -> None:
    rng = Random(7)
    held = {"friction": 0, "restitution": 0}
    for _ in range(SETS):
        rows = slides(rng, count // 2, share) + hits(rng, count // 2, share)
        found = fit(off(rows, rng, speed_share, error_mm), G)
        assert found.restitution is not None
        held["friction"] += found.friction.low <= FRICTION <= found.friction.high
        held["restitution"] += found.restitution.low <= RESTITUTION <= found.restitution.high

    for name, times in held.items():
        assert 0.93 <= times / SETS <= 0.97, (name, times / SETS)


def test_the_interval_of_a_friction_is_above_zero() -> None:
    rows = [Measurement("slide", 500, far) for far in (1, 60, 900)]

    assert 0 < fit(rows, G).friction.low < fit(rows, G).friction.value


@pytest.mark.parametrize("count", [(0, 2), (1, 1), (3, 0), (2, 1)])
def test_few_rows_have_an_interval_too(count: tuple[int, int]) -> None:
    rows = slides(Random(1), count[0], 0.05) + hits(Random(2), count[1], 0.05)
    found = fit(rows, G)

    assert found.friction.low < found.friction.value < found.friction.high
    if count[1]:
        assert found.restitution is not None
        assert found.restitution.error > 0


def measured_on(level: Level, speed: int, *, hit: bool) -> Measurement:
    """Return the measurement of a flick in the game, as by ruler."""
    half = level.area.side_mm / 2
    apart = level.dice.edge_mm + 0.02
    dice = [Pose("B1", half, half, 0.0)] if hit else []
    dice.append(Pose("VA", half - apart, half, 0.0))
    shot, _film = shoot(Layout(tuple(dice)), Flick(0, "VA", 0, speed), level)
    rest = {pose.die: pose.x_mm for pose in shot.rest}
    if hit:
        return Measurement("hit", speed, rest["VA"] - half + apart, rest["B1"] - half)
    return Measurement("slide", speed, rest["VA"] - half + apart)


def test_the_values_of_a_level_are_found_from_flicks_on_it() -> None:
    habana = load_level("habana")
    level = replace(
        habana,
        cloth=replace(habana.cloth, friction=FRICTION),
        collision=replace(habana.collision, restitution=RESTITUTION),
    )
    rows = [measured_on(level, speed, hit=False) for speed in (300, 500, 700, 900)]
    rows += [measured_on(level, speed, hit=True) for speed in (500, 700, 900, 1100)]
    found = fit(rows, level.cloth.gravity_mm_s2)

    assert found.friction.value == pytest.approx(FRICTION, rel=1e-3)
    assert found.restitution is not None
    assert found.restitution.value == pytest.approx(RESTITUTION, rel=1e-2)


def test_a_drop_is_as_good_as_the_speed_it_gives() -> None:
    head = "kind,speed_mm_s,drop_mm,distance_mm,other_mm\n"
    rows = read_measurements(f"{head}slide,,50,111,\nhit, {sqrt(2 * G * 50):.6f},,10,60\n", "f", G)

    assert [row.kind for row in rows] == ["slide", "hit"]
    assert rows[0].speed_mm_s == pytest.approx(rows[1].speed_mm_s)
    assert (rows[1].distance_mm, rows[1].other_mm) == (10, 60)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "line 1: the column kind is missing"),
        ("kind,distance_mm\n", "line 1: a column speed_mm_s or drop_mm is missing"),
        ("kind,speed_mm_s\n", "line 1: the column distance_mm is missing"),
        ("kind,sped_mm_s,distance_mm\n", "line 1: 'sped_mm_s' is not a column: use kind, speed"),
        (
            "kind;speed_mm_s;distance_mm\nslide;900;50\n",
            "line 1: the columns are separated by semicolons: did you mean commas?",
        ),
        (
            "kind\tspeed_mm_s\tdistance_mm\n",
            "line 1: the columns are separated by tabs: did you mean commas?",
        ),
        ("kind,kind,distance_mm,drop_mm\n", "line 1: two columns are called kind"),
        ("slide,9,50,", "line 2: speed_mm_s: must be a number from 10 to 10000, not '9'"),
        ("slide,fast,50,", "line 2: speed_mm_s: must be a number from 10 to 10000, not 'fast'"),
        ("slide,nan,50,", "line 2: speed_mm_s: must be a number from 10 to 10000, not 'nan'"),
        ("slide,,50,", "line 2: speed_mm_s: must be a number from 10 to 10000, not empty"),
        ("slide,900,0,", "line 2: distance_mm: must be a number from 0.1 to 10000, not 0"),
        ("slide,900,20000,", "line 2: distance_mm: must be a number from 0 to 10000, not '20000'"),
        ("slide,900,50,5", "line 2: other_mm: must be empty for a slide, not '5'"),
        ("hit,900,50,", "line 2: other_mm: must be a number from 0.1 to 10000, not empty"),
        ("roll,900,50,", "line 2: kind: must be slide or hit, not 'roll'"),
        ("slide,900,50,,,,", "line 2: the row has more cells than columns"),
    ],
)
def test_a_fault_is_told_with_line_column_and_range(text: str, told: str) -> None:
    whole = text if "kind" in text or not text else f"kind,speed_mm_s,distance_mm,other_mm\n{text}"
    with pytest.raises(MeasurementError) as fault:
        read_measurements(whole, "mine.csv", G)

    assert str(fault.value).startswith(f"mine.csv: {told}")


def test_all_faults_are_told_at_once() -> None:
    text = "kind,drop_mm,speed_mm_s,distance_mm\nslide,9,9,50\n\nslide,9,,\nslide,9,,50\nx,9,,50\n"
    with pytest.raises(MeasurementError) as fault:
        read_measurements(text, "mine.csv", G)

    assert str(fault.value).splitlines() == [
        "mine.csv: line 2: drop_mm: enter either drop_mm or speed_mm_s, not both",
        "mine.csv: line 4: distance_mm: must be a number from 0 to 10000, not empty",
        "mine.csv: line 6: kind: must be slide or hit, not 'x'",
    ]


def test_too_few_distances_are_told() -> None:
    with pytest.raises(MeasurementError, match=r"2 distances are too few\. Enter at least 3"):
        fit(slides(Random(1), 2, 0.01), G)
    with pytest.raises(MeasurementError, match="2 distances are too few"):
        fit(hits(Random(1), 1, 0.01), G)
    with pytest.raises(MeasurementError, match="0 distances are too few"):
        fit([], G)


def test_a_level_gets_the_values_and_keeps_its_comments() -> None:
    told = fitted_level(HABANA, fit(slides(Random(1), 9, 0.02), G), "kitchen.toml")
    level = parse_level(told, "kitchen.toml")

    assert level.cloth.friction == pytest.approx(FRICTION, rel=0.03)
    assert level.collision.restitution == 0.25
    assert told.count("#") == HABANA.count("#")


def test_dice_slide_as_far_on_a_fitted_table_as_on_habana() -> None:
    told = fitted_level(HABANA, fit(ICE, G), "ice.toml")
    level, habana = parse_level(told, "ice.toml"), load_level("habana")

    assert level.cloth.friction == pytest.approx(0.12, abs=1e-3)
    for one, other in (
        (level.launch.fastest_mm_s, habana.launch.fastest_mm_s),
        (level.launch.slowest_mm_s, habana.launch.slowest_mm_s),
        (level.throw.fastest_mm_s, habana.throw.fastest_mm_s),
        (level.throw.slowest_mm_s, habana.throw.slowest_mm_s),
    ):
        assert level.stop_mm(one) == pytest.approx(habana.stop_mm(other), rel=0.02)
    assert level.throw.fastest_spin_rad_s == pytest.approx(40 * sqrt(0.12 / 0.45), rel=0.01)
    assert "fastest flick slides 500 mm" in told.replace("\n# ", " ")
    assert level.stop_mm(level.launch.fastest_mm_s) == pytest.approx(500, abs=1)
    assert "2100" not in told


def write(path: Path, rows: list[Measurement]) -> Path:
    lines = [
        f"{each.kind},{each.speed_mm_s},{each.distance_mm},{each.other_mm or ''}" for each in rows
    ]
    text = "\n".join(("kind,speed_mm_s,distance_mm,other_mm", *lines, ""))
    path.write_text(text, encoding="utf-8-sig")  # as spreadsheets write it
    return path


def test_the_command_writes_a_level(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rows = slides(Random(1), 10, 0.03) + hits(Random(2), 8, 0.03)
    file, out = write(tmp_path / "mine.csv", rows), tmp_path / "our_kitchen.toml"
    assert main(["level", "fit", str(file), "--out", str(out)]) == 0

    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("friction 0.3")
    assert "from 10 slides and 8 hits" in lines[0]
    assert lines[1].startswith("restitution 0.4")
    assert lines[-1] == str(out)
    level = load_level(out)
    assert level.name == "our kitchen"
    assert out.read_text(encoding="utf-8").startswith("# our kitchen: my own table.")
    assert level.cloth.friction == pytest.approx(FRICTION, rel=0.03)
    assert level.collision.restitution == pytest.approx(RESTITUTION, rel=0.1)

    assert main(["level", "fit", str(file), "--out", str(out)]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == str(tmp_path / "our_kitchen-2.toml")


def test_what_no_level_may_have_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rows = [Measurement("hit", v, 1, v * v / (2 * 0.4 * G)) for v in (600, 800, 1000)]
    file, out = write(tmp_path / "mine.csv", rows), tmp_path / "glass.toml"
    assert main(["level", "fit", str(file), "--out", str(out)]) == 0

    assert "a level allows 0 to 0.75, so 0.75 is used" in capsys.readouterr().out
    assert load_level(out).collision.restitution == 0.75


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["none.csv", "--out", "a.toml"], "none.csv: cannot be read: No such file or directory"),
        ([".", "--out", "a.toml"], ".: cannot be read"),
        (["few.csv", "--out", "a.toml"], "few.csv: 1 distances are too few"),
        (["few.csv"], "the following arguments are required: --out"),
        (
            ["far.csv", "--out", "a.toml"],
            "cubacube: far.csv: cannot find friction and restitution from these distances. "
            "Check this one first: 5000 mm of the other die after a hit at 100 mm/s\n",
        ),
        (
            ["still.csv", "--out", "a.toml"],
            "still.csv: cannot find friction and restitution from these distances",
        ),
    ],
)
def test_wrong_words_give_one_clear_line_and_exit_2(
    words: list[str],
    told: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    write(tmp_path / "few.csv", slides(Random(1), 1, 0))
    far = [Measurement("slide", 500, 200), Measurement("hit", 100, 50, 5000)]
    write(tmp_path / "far.csv", far)
    still = [Measurement("hit", v, 0, v * v / (2 * 0.4 * G)) for v in (600, 800, 1000)]
    write(tmp_path / "still.csv", still)
    assert main(["level", "fit", *words]) == 2

    out, err = capsys.readouterr()
    assert not out
    assert told in err
    assert err.count("\n") == 1
    assert not (tmp_path / "a.toml").exists()


def test_without_the_optional_part_it_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda _name: None)
    file = write(tmp_path / "mine.csv", slides(Random(1), 5, 0))

    assert main(["level", "fit", str(file), "--out", str(tmp_path / "a.toml")]) == 2
    assert capsys.readouterr().err.endswith("pip install 'cubacube[tune]'\n")
