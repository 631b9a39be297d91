"""The fit recovers friction and restitution from measurements of known tables."""

from math import atan2, cos, degrees, hypot, radians, sin, sqrt
from pathlib import Path
from random import Random

import pytest

from cubacube.kit.shot import Flick, Layout, Pose
from cubacube.rules import replace
from cubacube.session import extras
from cubacube.session.files.levels import level_text, load_level, parse_level
from cubacube.session.workshop.fit import fit, fits, fitted_level
from cubacube.session.workshop.measurements import Measurement, MeasurementError, read_measurements
from cubacube.shell.cli import main
from cubacube.table import shoot
from cubacube.table.cushions import Cushion
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

    assert found["friction"].value == pytest.approx(FRICTION, rel=1e-9)
    assert found["restitution"].value == pytest.approx(RESTITUTION, rel=1e-9)
    assert found["friction"].error < 1e-9
    assert (found.slides, found.hits) == (5, 4)


def test_ten_noisy_slides_give_the_friction_within_3_percent() -> None:
    off = [
        abs(fit(slides(Random(seed), 10, 0.03), G)["friction"].value / FRICTION - 1)
        for seed in range(100)
    ]

    assert sorted(off)[94] < 0.03


def test_hits_alone_tell_both_values() -> None:
    found = fit(hits(Random(3), 12, 0.03), G)

    assert found["friction"].value == pytest.approx(FRICTION, rel=0.05)
    assert found["restitution"].value == pytest.approx(RESTITUTION, rel=0.08)


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
        held["friction"] += found["friction"].low <= FRICTION <= found["friction"].high
        held["restitution"] += found["restitution"].low <= RESTITUTION <= found["restitution"].high

    for name, times in held.items():
        assert 0.93 <= times / SETS <= 0.97, (name, times / SETS)


def test_the_interval_of_a_friction_is_above_zero() -> None:
    rows = [Measurement("slide", 500, far) for far in (1, 60, 900)]

    assert 0 < fit(rows, G)["friction"].low < fit(rows, G)["friction"].value


@pytest.mark.parametrize("count", [(0, 2), (1, 1), (3, 0), (2, 1)])
def test_few_rows_have_an_interval_too(count: tuple[int, int]) -> None:
    rows = slides(Random(1), count[0], 0.05) + hits(Random(2), count[1], 0.05)
    found = fit(rows, G)

    assert found["friction"].low < found["friction"].value < found["friction"].high
    if count[1]:
        assert found["restitution"].error > 0


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

    assert found["friction"].value == pytest.approx(FRICTION, rel=1e-3)
    assert found["restitution"].value == pytest.approx(RESTITUTION, rel=1e-2)


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
            "line 1: write commas between the columns, not ';'",
        ),
        (
            "kind\tspeed_mm_s\tdistance_mm\n",
            "line 1: write commas between the columns, not '\\t'",
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
        ("roll,900,50,", "line 2: kind: must be slide, hit or cushion, not 'roll'"),
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
        "mine.csv: line 6: kind: must be slide, hit or cushion, not 'x'",
    ]


def test_too_few_distances_are_told() -> None:
    with pytest.raises(MeasurementError, match="Enter at least 3 distances"):
        fit(slides(Random(1), 2, 0.01), G)
    with pytest.raises(MeasurementError, match="Enter at least 3 distances"):
        fit(hits(Random(1), 1, 0.01), G)
    with pytest.raises(MeasurementError, match="Enter at least 3 distances"):
        fit([], G)


def test_a_level_gets_the_values_and_keeps_its_comments() -> None:
    told = fitted_level(HABANA, fits(slides(Random(1), 9, 0.02), G), "kitchen.toml")
    level = parse_level(told, "kitchen.toml")

    assert level.cloth.friction == pytest.approx(FRICTION, rel=0.03)
    assert level.collision.restitution == 0.25
    assert told.count("#") == HABANA.count("#")


def test_dice_slide_as_far_on_a_fitted_table_as_on_habana() -> None:
    told = fitted_level(HABANA, fits(ICE, G), "ice.toml")
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
    assert lines[0] == "slides: 10, hits: 8"
    assert lines[1].startswith("friction 0.3")
    assert lines[2].startswith("restitution 0.4")
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

    assert "; 0.75 is used, the nearest allowed" in capsys.readouterr().out
    assert load_level(out).collision.restitution == 0.75


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["none.csv", "--out", "a.toml"], "none.csv: No such file or directory"),
        ([".", "--out", "a.toml"], ".: cannot be read"),
        (["few.csv", "--out", "a.toml"], "few.csv: Enter at least 3 distances"),
        (["few.csv"], "the following arguments are required: --out"),
        (
            ["far.csv", "--out", "a.toml"],
            "cubacube: far.csv: no table explains these distances. "
            "Check this one first: 5000 mm of the other die after a hit at 100 mm/s\n",
        ),
        (
            ["still.csv", "--out", "a.toml"],
            "still.csv: no table explains these distances",
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


PATIO = (
    HABANA
    + """
[[zones]]
name = "Puddle"
look = "wet"
friction = 0.3
circle = { x_mm = 120, y_mm = 160, radius_mm = 50 }

[[obstacles]]
name = "Wall"
look = "wall"
restitution = 0.55
friction = 0.2
box = { x_mm = 240, y_mm = 160, width_mm = 20, height_mm = 190 }
"""
)


def bounces(rng: Random, count: int, share: float) -> list[Measurement]:
    """Return hits on a cushion; each speed has this relative error, and each angle one degree."""
    found = []
    for number in range(count):
        speed, angle = rng.uniform(600, 2000), 40.0 * (number % 2)
        into, along = speed * cos(radians(angle)), speed * sin(radians(angle))
        back = RESTITUTION * into
        away = along - 0.2 * (1 + RESTITUTION) * into if angle else 0.0
        off_deg = [rng.gauss(0, 20 * share) if angle else 0.0 for _ in range(2)]
        speed, out = (each * (1 + rng.gauss(0, share)) for each in (speed, hypot(back, away)))
        out_deg = degrees(atan2(away, back)) + off_deg[1]
        found.append(
            Measurement("cushion", speed, 0, 0, out, angle + off_deg[0], out_deg, place="Wall")
        )
    return found


def test_each_surface_is_fitted_by_its_own_rows() -> None:
    wet = [replace(each, place="Puddle") for each in ICE]
    found = fits([*slides(Random(1), 5, 0), *wet, *bounces(Random(2), 8, 0)], G)

    cloth, puddle, wall = found
    assert (cloth.place, puddle.place, wall.place) == ("", "Puddle", "Wall")
    assert cloth["friction"].value == pytest.approx(FRICTION)
    assert puddle["friction"].value == pytest.approx(0.12, abs=1e-3)
    assert wall["restitution"].value == pytest.approx(RESTITUTION)
    assert wall["friction"].value == pytest.approx(0.2)
    level = parse_level(fitted_level(PATIO, found, "patio"), "patio")
    assert level.cloth.friction == FRICTION
    assert level.zones[0].friction == pytest.approx(0.12, abs=1e-3)
    assert (level.obstacles[0].restitution, level.obstacles[0].friction) == (RESTITUTION, 0.2)


def test_speeds_stay_if_the_cloth_is_not_measured() -> None:
    found = fits(bounces(Random(2), 4, 0.01)[::2] * 2, G)
    level, before = (
        parse_level(text, "patio") for text in (fitted_level(PATIO, found, "patio"), PATIO)
    )

    assert [*found[0].values] == ["restitution"]
    assert (level.launch, level.cloth) == (before.launch, before.cloth)
    assert level.obstacles[0].friction == 0.2


@pytest.mark.parametrize(("kind", "count"), [("restitution", 16), ("friction", 24)])
def test_intervals_of_cushions_hold_the_true_values_95_times_in_100(kind: str, count: int) -> None:
    rng, true = Random(7), {"restitution": RESTITUTION, "friction": 0.2}[kind]
    found = [fits(bounces(rng, count, 0.05), G)[0][kind] for _ in range(SETS)]

    assert 0.92 <= sum(each.low <= true <= each.high for each in found) / SETS <= 0.98


@pytest.mark.parametrize("angle", [0, 45])
def test_the_values_of_a_cushion_are_found_from_flicks_at_it(angle: int) -> None:
    level, rows = parse_level(PATIO, "patio"), []
    slow = 2 * level.slowdown_mm_s2
    for speed in (1000, 1200, 1400):
        x, y = 222 - 30 * cos(radians(angle)), 160 - 30 * sin(radians(angle))
        flick = Flick(0, "VA", angle * 100, speed)
        shot, _film = shoot(Layout((Pose("VA", x, y, 0.0),)), flick, level)
        across, up = 222 - shot.rest[0].x_mm, shot.rest[0].y_mm - 160
        into, out = sqrt(speed**2 - slow * 30), sqrt(slow * hypot(across, up))
        away = degrees(atan2(up, across))
        rows.append(Measurement("cushion", into, 0, 0, out, angle, away, "Wall"))
    (found,) = fits(rows, G)

    assert found["restitution"].value == pytest.approx(0.55, rel=0.01)
    if angle:
        assert found["friction"].value == pytest.approx(0.2, rel=0.02)


@pytest.mark.parametrize(
    ("rows", "told"),
    [
        ("cushion,500,,,300,,,Wall\n" * 2, "Wall: Enter at least 3 hits on the cushion"),
        ("slide,500,50,,,,,Pond\n" * 3, "the level has no 'Pond' among its zones: Puddle"),
        (
            "cushion,500,,,300,,,Hedge\n" * 3,
            "the level has no 'Hedge' among its obstacles and cushions: Wall",
        ),
        ("cushion,500,50,,300,,,Wall\n", "line 2: distance_mm: must be empty for a cushion"),
        (
            "cushion,500,,,,,,Wall\n",
            "line 2: out_mm_s: must be a number from 1 to 10000, not empty",
        ),
        ("cushion,500,,,300,90,,Wall\n", "line 2: angle_deg: must be a number from 0 to 80"),
        ("hit,500,50,50,,,,Wall\n", "line 2: place: must be empty for a hit, not 'Wall'"),
        ("slide,500,50,,300,,,\n", "line 2: out_mm_s: must be empty for a slide, not '300'"),
    ],
)
def test_faulty_rows_of_zones_and_cushions_are_told(
    rows: str, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "patio.toml").write_text(PATIO, encoding="utf-8")
    head = "kind,speed_mm_s,distance_mm,other_mm,out_mm_s,angle_deg,out_deg,place\n"
    file = tmp_path / "rows.csv"
    file.write_text(head + rows, encoding="utf-8")
    words = "--level", str(tmp_path / "patio.toml"), "--out", str(tmp_path / "new.toml")

    assert main(["level", "fit", str(file), *words]) == 2
    assert told in capsys.readouterr().err
    assert not (tmp_path / "new.toml").exists()


def test_a_fit_of_a_table_keeps_its_other_values_and_has_a_report(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    patio, out = tmp_path / "patio.toml", tmp_path / "new.toml"
    patio.write_text(PATIO, encoding="utf-8")
    file = tmp_path / "<b>rows.csv"
    lines = (
        f"cushion,{one.speed_mm_s},{one.out_mm_s},Wall" for one in bounces(Random(2), 6, 0)[::2]
    )
    file.write_text("\n".join(("kind,speed_mm_s,out_mm_s,place", *lines)), encoding="utf-8")
    words = "--level", str(patio), "--out", str(out), "--report"
    assert main(["level", "fit", str(file), *words]) == 0

    told = capsys.readouterr().out.splitlines()
    assert told[0] == "Wall: slides: 0, hits: 3"
    assert told[1].startswith("Wall: restitution 0.420 ± 0.000 (95 % interval: ")
    assert told[2] == "Wall: friction not measured: it stays as it is"
    assert told[-2:] == [str(tmp_path / "new.html"), str(out)]
    level = load_level(out)
    assert (level.name, level.obstacles[0].restitution) == ("new", RESTITUTION)
    page = (tmp_path / "new.html").read_text(encoding="utf-8")
    assert "&lt;b&gt;rows.csv" in page
    assert "<b>" not in page
    assert "data:image/png;base64," in page


BORDER = """
[border]
north = { restitution = 0.5, friction = 0.3 }
west = { restitution = 0.6, friction = 0.3 }
"""


@pytest.mark.parametrize(
    ("place", "fitted"), [("", (0.42, 0.42)), ("north", (0.42, 0.6)), ("west", (0.5, 0.42))]
)
def test_cushions_of_the_border_are_fitted_together_or_by_side(
    place: str, fitted: tuple[float, float]
) -> None:
    rows = [replace(each, place=place) for each in bounces(Random(2), 8, 0)]
    level = parse_level(fitted_level(PATIO + BORDER, fits(rows, G), "patio"), "patio")

    sides = level.border.north, level.border.west
    assert [isinstance(each, Cushion) and each.restitution for each in sides] == [*fitted]
    assert level.border.closed == ("north", "west")
    assert level.obstacles[0].restitution == 0.55


def test_an_open_border_has_no_cushion_to_fit() -> None:
    found = fits([replace(each, place="") for each in bounces(Random(2), 4, 0)], G)

    with pytest.raises(MeasurementError, match="the level has no 'border' among its obstacles"):
        fitted_level(PATIO, found, "patio")
