"""The wheel: the table physics compiled from the same sources, or the plain sources."""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

import pytest
from hatchling.bridge.app import Application
from packing import hook
from packing.unpacked import unpack

from tests.table.test_same_bits import digest

ROOT = Path(__file__).resolve().parents[2]
TOLD = """
import importlib
from packing.compiled import MODULES
from tests.table.test_same_bits import digest
for name in MODULES:
    print(importlib.import_module("cubacube." + name.replace("/", ".")).__file__)
print(digest())
"""


def compiler() -> str | None:
    words = str(sysconfig.get_config_var("CC") or "cc").split()
    return shutil.which(words[0])


@pytest.mark.skipif(not compiler(), reason="no C compiler")
def test_what_is_installed_is_compiled_and_has_the_bits_of_the_sources(tmp_path: Path) -> None:
    from packing.compiled import MODULES  # slow, and every process reads this file

    unpack(tmp_path)
    places = os.pathsep.join(map(str, (tmp_path, ROOT / "tools", ROOT)))

    told = subprocess.run(
        [sys.executable, "-P", "-c", TOLD],
        env={**os.environ, "PYTHONPATH": places},
        capture_output=True,
        text=True,
        check=True,
    )

    *modules, bits = told.stdout.split()
    for name, place in zip(MODULES, map(Path, modules), strict=True):
        assert place.is_relative_to(tmp_path / "cubacube" / name.split("/", maxsplit=1)[0])
        assert place.suffix in (".so", ".pyd")
    assert bits == digest()


def test_without_a_compiler_the_plain_sources_are_installed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "no_compiler.py").write_text("raise SystemExit('cc: not found')")
    monkeypatch.setattr(hook, "SCRIPT", tmp_path / "no_compiler.py")

    assert _wheel("standard", tmp_path) == {"pure_python": True, "force_include": {}}
    assert "cc: not found" in capsys.readouterr().err


def test_who_edits_the_sources_runs_the_sources(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "asked.py").write_text("raise SystemExit('nothing is to be compiled')")
    monkeypatch.setattr(hook, "SCRIPT", tmp_path / "asked.py")

    assert _wheel("editable", tmp_path) == {"pure_python": True, "force_include": {}}


def _wheel(version: str, folder: Path) -> dict[str, Any]:
    """Return the build data that the hook sets for a wheel of the sources."""
    build: dict[str, Any] = {"pure_python": True, "force_include": {}}
    none: Any = None
    made = hook.CompiledTable(str(ROOT), {}, none, none, str(folder), "wheel", Application())
    made.initialize(version, build)
    made.finalize(version, build, "")
    return build
