"""The wheel and the sdist: what they hold, and the compiled table physics."""

import ast
import re
from pathlib import Path
from typing import Any

import pytest
from hatchling.bridge.app import Application
from hatchling.builders.sdist import SdistBuilder
from packing import hook
from packing.compiled import MODULES
from packing.unpacked import unpack

from cubacube.version import VERSION

ROOT = Path(__file__).resolve().parents[2]
DATA = "assets", "levels"
INFO = f"cubacube-{VERSION}.dist-info"
MANUAL = f"cubacube-{VERSION}.data/data/share/man/man1/cubacube.1"


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of an unpacked wheel that is not compiled."""
    folder = tmp_path_factory.mktemp("plain")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("CUBACUBE_COMPILE", "never")
        unpack(folder)
    return folder


def test_a_plain_wheel_holds_the_game_and_nothing_else(plain: Path) -> None:
    package = {path for path in files_in(plain) if path.parts[0] != INFO} - {Path(MANUAL)}
    assert (plain / MANUAL).is_file()
    data = {path for path in package if path.is_relative_to("cubacube/_data")}

    assert "Root-Is-Purelib: true" in (plain / INFO / "WHEEL").read_text()
    assert package - data == files_in(ROOT, "cubacube")
    assert {path.relative_to("cubacube/_data") for path in data} == files_in(ROOT, *DATA)


def test_the_page_of_the_package_needs_no_files_beside_it(plain: Path) -> None:
    page = (plain / INFO / "METADATA").read_text(encoding="utf-8")
    assert ".venv/bin/pip install cubacube && .venv/bin/cubacube" in page
    places = re.findall(r"\]\(([^)]+)\)", page)
    assert len(places) > 20
    assert [place for place in places if not place.startswith(("https://", "#"))] == []
    assert f"(https://github.com/cubacube/cubacube/blob/v{VERSION}/docs/controls.md)" in page
    assert (
        f"(https://raw.githubusercontent.com/cubacube/cubacube/v{VERSION}/docs/pictures/race.webp)"
        in page
    )


def test_the_sdist_has_the_tests_but_no_goldens() -> None:
    files = {Path(each.relative_path) for each in SdistBuilder(str(ROOT)).recurse_included_files()}

    assert Path("tests/tools/test_packing.py") in files
    assert files_in(ROOT, "cubacube", "tools", "docs", *DATA) <= files
    assert [path for path in files if path.is_relative_to("tests/goldens")] == []


def files_in(root: Path, *folders: str) -> set[Path]:
    """Return the files in some folders of a folder, or in all, without caches of Python."""
    places = [root / folder for folder in folders] or [root]
    files = {path for place in places for path in place.rglob("*") if path.is_file()}
    return {path.relative_to(root) for path in files if path.parent.name != "__pycache__"}


@pytest.mark.parametrize("module", MODULES)
def test_a_frozen_class_that_is_compiled_has_no_property(module: str) -> None:
    """`dataclasses` of Python 3.14 cannot read a compiled one."""
    code = ast.parse((ROOT / "cubacube" / f"{module}.py").read_text(encoding="utf-8"))

    for each in ast.walk(code):
        if isinstance(each, ast.ClassDef) and "frozen" in map(ast.unparse, each.decorator_list):
            assert "@property" not in ast.unparse(each)


def test_without_a_compiler_the_plain_sources_are_installed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "no_compiler.py").write_text("raise SystemExit('cc: not found')")
    monkeypatch.setattr(hook, "SCRIPT", tmp_path / "no_compiler.py")

    assert _wheel("standard", tmp_path) == {"pure_python": True, "force_include": {}}
    assert "cc: not found" in capsys.readouterr().err


@pytest.mark.parametrize(("version", "wish"), [("editable", "require"), ("standard", "never")])
def test_who_edits_the_sources_or_wants_them_runs_the_sources(
    version: str, wish: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "asked.py").write_text("raise SystemExit('nothing is to be compiled')")
    monkeypatch.setattr(hook, "SCRIPT", tmp_path / "asked.py")
    monkeypatch.setenv("CUBACUBE_COMPILE", wish)

    assert _wheel(version, tmp_path) == {"pure_python": True, "force_include": {}}


@pytest.mark.parametrize(
    ("wish", "fault"),
    [("require", "cc: not found"), ("yes", "'yes' is not one of auto, require, never")],
)
def test_a_wish_that_cannot_be_met_stops_the_build(
    wish: str,
    fault: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    (tmp_path / "no_compiler.py").write_text("raise SystemExit('cc: not found')")
    monkeypatch.setattr(hook, "SCRIPT", tmp_path / "no_compiler.py")
    monkeypatch.setenv("CUBACUBE_COMPILE", wish)

    with pytest.raises(SystemExit):
        _wheel("standard", tmp_path)

    assert fault in capsys.readouterr().err


def _wheel(version: str, folder: Path) -> dict[str, Any]:
    """Return the build data that the hook sets for a wheel of the sources."""
    build: dict[str, Any] = {"pure_python": True, "force_include": {}}
    none: Any = None
    made = hook.CompiledTable(str(ROOT), {}, none, none, str(folder), "wheel", Application())
    made.initialize(version, build)
    made.finalize(version, build, "")
    return build
