"""A sweep gives the same bytes on any workers, even if it was killed meanwhile."""

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from pathlib import Path
from typing import Any, NoReturn

import pytest

from cubacube.ai.flicking.flick_row import FlickRow
from cubacube.session.files.levels import level_code, level_text
from cubacube.session.keeping.lines import written
from cubacube.shell.cli import main
from cubacube.shell.tuning.folder import Folder
from cubacube.shell.tuning.jobs import FlickJob, do, rows_of
from cubacube.shell.tuning.settings import read_vary, settings
from cubacube.shell.tuning.sweep import SWEEP, Sweep
from cubacube.table import NoPlaceError
from tests.shell.folders import KILLER, ROOT, Swept, content, leave_out

WORDS = ["level", "sweep", "habana", "--flicks", "201"]


@pytest.fixture(scope="module")
def straight(tmp_path_factory: pytest.TempPathFactory) -> Swept:
    """Return the files of a single uninterrupted process, without plots."""
    folder = tmp_path_factory.mktemp("straight")
    with pytest.MonkeyPatch.context() as patch:
        leave_out(patch, "matplotlib")
        assert main([*WORDS, "--jobs", "1", "--out", str(folder)]) == 0
    return content(folder)


@pytest.fixture
def raw(monkeypatch: pytest.MonkeyPatch) -> None:
    """Skip plots, which take longer than everything else."""
    leave_out(monkeypatch, "matplotlib")


def test_all_that_is_promised_is_written_and_painted_alike_again(tmp_path: Path) -> None:
    varied = ["level", "sweep", "habana", "--vary", "cloth.friction=0.4:0.5:2", "--flicks", "30"]
    assert main([*varied, "--jobs", "2", "--out", str(tmp_path)]) == 0
    written = content(tmp_path)
    names = {name for name in written if not name.startswith("chunks")}

    assert names == {
        "sweep.json",
        "flicks.csv",
        "figures.csv",
        "figures.json",
        "table-1.toml",
        "table-2.toml",
        "stopping.png",
        "gates.png",
        "drives.png",
        "heat-1.png",
        "heat-2.png",
        "compared.png",
        "varied.png",
    }
    assert written["flicks.csv"].count(b"\n") == 1 + 2 * 2 * 30
    told = json.loads(written["figures.json"])
    assert [each["values"] for each in told["tables"]] == [
        {"cloth.friction": 0.4},
        {"cloth.friction": 0.5},
    ]
    assert {"figure", "label", "difference", "low", "high"} == {*told["compared"][0]}
    for name in names:
        if name.endswith(".png"):
            assert written[name].startswith(b"\x89PNG")
            assert not any(kind in written[name] for kind in (b"tEXt", b"iTXt", b"tIME"))
            (tmp_path / name).unlink()
    assert main([*varied, "--out", str(tmp_path)]) == 0
    assert content(tmp_path) == written


@pytest.mark.usefixtures("raw")
def test_two_processes_write_the_same_bytes(straight: Swept, tmp_path: Path) -> None:
    assert main([*WORDS, "--jobs", "2", "--out", str(tmp_path)]) == 0
    assert content(tmp_path) == straight


@pytest.mark.usefixtures("raw")
def test_two_workers_of_a_cluster_write_the_same_bytes(
    straight: Swept, tmp_path: Path, cluster: str
) -> None:
    assert main([*WORDS, "--cluster", cluster, "--out", str(tmp_path)]) == 0
    assert content(tmp_path) == straight


@pytest.mark.usefixtures("raw")
@pytest.mark.skipif(sys.platform == "win32", reason="no SIGKILL there")
@pytest.mark.parametrize("file", [1, 4, 7])
def test_a_killed_sweep_goes_on_and_writes_the_same_bytes(
    file: int, straight: Swept, tmp_path: Path
) -> None:
    script, out = tmp_path / "killer.py", tmp_path / "out"
    script.write_text(KILLER, encoding="utf-8")
    killed = subprocess.run(
        [sys.executable, str(script), str(file), *WORDS, "--jobs", "2", "--out", str(out)],
        env={"PYTHONPATH": str(ROOT), "PATH": ""},
        capture_output=True,  # this returns only after its child processes have ended
        timeout=120,
        check=False,
    )
    assert killed.returncode == -9, killed.stderr
    before = content(out)
    chunks = {name for name in before if name.startswith("chunks") and "part" not in name}
    assert len(chunks) == min(4, max(0, file - 2))
    assert any(name.endswith(".part") for name in before)

    assert main([*WORDS, "--jobs", "1", "--out", str(out)]) == 0
    assert content(out) == straight


@pytest.mark.usefixtures("raw")
def test_what_is_done_is_not_done_again(
    straight: Swept, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put_back(straight, tmp_path)
    monkeypatch.setattr("cubacube.shell.tuning.work.workers", None)

    assert main([*WORDS, "--out", str(tmp_path)]) == 0
    assert content(tmp_path) == straight


@pytest.mark.usefixtures("raw")
@pytest.mark.parametrize(
    "damage",
    [
        lambda whole: whole[:-20],
        lambda _whole: b"",
        lambda whole: whole.replace(b"aimed", b"random", 1),
        lambda _whole: b'{"sum":"00000000","rows":[]}\n',
        lambda _whole: b"\xff\x00",
        lambda _whole: written({"rows": 1}, 0)[0],
        lambda _whole: written({"rows": [1]}, 0)[0],
        lambda _whole: written({"rows": [["x"] * len(FlickRow._fields)]}, 0)[0],
    ],
)
def test_a_damaged_chunk_is_done_again(
    damage: Callable[[bytes], bytes], straight: Swept, tmp_path: Path
) -> None:
    name = next(name for name in straight if "flicks-000001" in name)
    put_back(straight | {name: damage(straight[name])}, tmp_path)

    assert main([*WORDS, "--jobs", "1", "--out", str(tmp_path)]) == 0
    assert content(tmp_path) == straight


@pytest.mark.usefixtures("raw")
@pytest.mark.parametrize(
    ("words", "other"),
    [
        (["--flicks", "202"], "--flicks"),
        (["--seed", "2"], "--seed"),
        (["--games", "race:1"], "--games"),
        (["--vary", "dice.edge_mm=14:16:2"], "FILE (--vary)"),
    ],
)
def test_the_folder_of_another_sweep_is_left_alone(
    words: list[str],
    other: str,
    straight: Swept,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    put_back(straight, tmp_path)
    assert main([*WORDS, *words, "--out", str(tmp_path)]) == 2

    told = f"{tmp_path}: its results have another {other}; choose another folder with --out"
    out, err = capsys.readouterr()
    assert (out, err.splitlines()[-1]) == ("", f"cubacube: {told}")
    assert content(tmp_path) == straight


def test_the_folder_of_something_else_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ana", encoding="utf-8")
    assert main([*WORDS, "--out", str(tmp_path)]) == 2

    assert capsys.readouterr().err.endswith(
        "this folder has other files; choose another one with --out\n"
    )
    assert list(content(tmp_path)) == ["letter.txt"]

    (tmp_path / "sweep.json").write_text("[1]", encoding="utf-8")
    assert main([*WORDS, "--out", str(tmp_path)]) == 2
    assert capsys.readouterr().err.endswith("its sweep.json cannot be read\n")


def test_two_sweeps_do_not_work_on_one_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = Sweep(settings(["habana"], []), 1, (), 1).asked()
    with Folder(tmp_path, SWEEP).opened(asked):
        assert main(["level", "sweep", "habana", "--flicks", "1", "--out", str(tmp_path)]) == 2

    assert capsys.readouterr().err.endswith("another program is using this folder\n")


@pytest.mark.parametrize("words", [WORDS, ["league", "atacama", "--games", "1"]])
def test_ctrl_c_says_how_much_is_kept_and_how_to_go_on(
    words: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def stopped(pool: Executor, do: Any, jobs: Any) -> Iterator[Any]:
        yield jobs[0], pool.submit(do, jobs[0]).result()
        raise KeyboardInterrupt

    monkeypatch.setattr("cubacube.shell.tuning.work.done", stopped)
    parts = 4 if words is WORDS else 10

    assert main([*words, "--jobs", "1", "--out", str(tmp_path)]) == 130
    told = f"stopped: 1 of {parts} parts are kept. Run the same command to continue"
    assert capsys.readouterr().err.splitlines()[-1] == f"cubacube: {told}"
    assert main([*words, "--jobs", "1", "--out", str(tmp_path)]) == 130
    assert f"stopped: 2 of {parts}" in capsys.readouterr().err


@pytest.mark.usefixtures("raw")
@pytest.mark.parametrize(
    ("words", "folder"),
    [
        ("level sweep habana --flicks 2 --seed 7", "sweep-habana-7"),
        (f"level sweep {level_code(level_text('habana'))} --flicks 2", "sweep-code-1"),
        ("league atacama --seats bot:0,bot:1 --games 1", "league-atacama-1"),
    ],
)
def test_the_results_go_to_a_folder_named_by_game_and_seed(
    words: str,
    folder: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main([*words.split(), "--jobs", "1"]) == 0

    out, err = capsys.readouterr()
    assert err.startswith(f"cubacube: the results go to the folder {folder}\n")
    assert out.splitlines()[-1] == folder
    assert [path.name for path in tmp_path.iterdir()] == [folder]


def test_dice_without_room_are_told_without_a_wrong_hint(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def thrown(*_words: object) -> NoReturn:
        raise NoPlaceError("12 dice do not come to rest apart from 0")

    monkeypatch.setattr("cubacube.shell.cli.sweep.run", thrown)
    words = ["level", "sweep", "habana", "--jobs", "1", "--out", str(tmp_path / "results")]
    assert main(words) == 3

    told = capsys.readouterr().err.splitlines()[-1]
    assert told == "cubacube: 12 dice do not come to rest apart from 0"


def test_every_chunk_has_chance_of_its_own() -> None:
    sweep = Sweep(settings(["habana"], [read_vary("cloth.friction=0.4:0.5:2")]), 401, (), 1)
    found = [job for job in sweep.jobs if isinstance(job, FlickJob)]

    assert [(job.setting, job.chunk, job.count) for job in found] == [
        (0, 0, 200),
        (1, 0, 200),
        (0, 1, 200),
        (1, 1, 200),
        (0, 2, 1),
        (1, 2, 1),
    ]
    assert len({job.name for job in sweep.jobs}) == len(sweep.jobs)
    text = level_text("habana")
    lines = {do(FlickJob(0, text, seed, chunk, 2)) for seed in (1, 2) for chunk in (0, 1)}
    assert len(lines) == 4
    assert rows_of(FlickJob(0, text, 1, 0, 3), do(FlickJob(0, text, 1, 0, 2))) is None


@pytest.mark.usefixtures("raw")
def test_whole_games_are_played_and_counted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["level", "sweep", "habana", "--flicks", "4", "--games", "couriers:1", "--jobs", "1"]
    assert main([*words, "--json", "--out", str(tmp_path)]) == 0

    told = json.loads(capsys.readouterr().out)
    assert told["folder"] == str(tmp_path)
    games = told["tables"][0]["games"]["couriers"]
    assert (games["ended"], games["of"]) == (1, 1)
    head, row = (tmp_path / "games.csv").read_text(encoding="utf-8").splitlines()
    game = dict(zip(head.split(","), row.split(","), strict=True))
    assert (game["game"], game["ended"]) == ("couriers", "1")
    assert int(game["clean"]) <= int(game["crossed"]) <= int(game["drives"]) < int(game["flicks"])
    assert int(game["turns"]) == games["turns_median"] > 3


def test_without_the_optional_part_the_raw_figures_are_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    leave_out(monkeypatch, "scipy", "distributed")
    words = ["level", "sweep", "habana", "--flicks", "8", "--jobs", "1", "--out", str(tmp_path)]
    assert main(words) == 0

    out, err = capsys.readouterr()
    assert err == ("cubacube: for plots and a progress bar run: pip install 'cubacube[tune]'\n")
    assert out.startswith("Habana: clean crossings 0.")
    assert not list(tmp_path.glob("*.png"))
    assert (tmp_path / "figures.csv").is_file()
    assert main([*words[:-4], "--cluster", "tcp://127.0.0.1:1", "--out", str(tmp_path / "b")]) == 2
    assert "pip install 'cubacube[cluster]'" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("", "the following arguments are required: FILE"),
        ("habana --flicks 0", "use a whole number from 1 to 1000000"),
        ("habana --jobs 0", "use a whole number from 1 to 256"),
        ("habana --seed x", "use a whole number from 0 to 4294967295"),
        ("habanna", "habanna: no level has this name: did you mean habana?"),
        ("habana --vary x", "'x' is not allowed: use KEY=LOW:HIGH:STEPS"),
        ("habana --vary cloth.friction=0.01:0.3:2", "must be a number from 0.05 to 1.5, not 0.01"),
        ("habana --games race", "'race' is not allowed: use GAME:N, such as race:20"),
        ("habana --games race:0", "'race:0' is not allowed: use GAME:N"),
        ("habana --games race:1000001", "such as race:20, with N up to 1000000"),
        ("habana --games race:000000001999999", "'race:000000001999999' is not allowed"),
        ("habana --games rase:1", "unknown game 'rase'; did you mean race?"),
        ("habana --games calavera:1", "calavera has no dice to flick"),
        ("habana --games race:1 --games race:2", "race is listed twice"),
        ("habana --jobs 2 --cluster a:1", "use either --jobs or --cluster"),
        ("habana --cluster nonsense", "'nonsense' is not an address of a cluster"),
    ],
)
def test_wrong_words_give_one_clear_line_and_exit_2(
    words: str,
    told: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["level", "sweep", *words.split()]) == 2

    out, err = capsys.readouterr()
    assert not out
    assert told in err
    assert err.count("\n") == 1


def test_playing_imports_nothing_that_only_tuning_needs() -> None:
    modules = "cubacube.shell.cli.play, cubacube.shell.app, cubacube.shell.cli.level"
    heavy = {"matplotlib", "scipy", "distributed", "tqdm", "cubacube.shell.tuning"}
    asked = f"import sys, {modules}; print(sorted({heavy!r} & set(sys.modules)))"
    fresh = subprocess.run(
        [sys.executable, "-c", asked], cwd=ROOT, capture_output=True, text=True, check=True
    )

    assert fresh.stdout.splitlines()[-1] == "[]"


def put_back(swept: Swept, folder: Path) -> None:
    """Restore the files that a sweep wrote."""
    for name, text in swept.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(text)
