"""Code is imported by one thread at a time."""

import sys
from pathlib import Path
from threading import Event, Thread
from types import SimpleNamespace

import pytest

from cubacube.games import catalogue
from cubacube.session.files.importing import IMPORTING, imported
from cubacube.shell import preloading

LONG_S = 10.0


def test_no_thread_imports_while_another_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = SimpleNamespace(begun=Event(), go_on=Event())
    lines = "import the_gate", "the_gate.begun.set()", f"the_gate.go_on.wait({LONG_S})", "there = 1"
    (tmp_path / "slow_module.py").write_text("\n".join(lines))
    monkeypatch.setitem(sys.modules, "the_gate", gate)
    monkeypatch.syspath_prepend(tmp_path)
    found: list[int] = []
    thread = Thread(target=lambda: found.append(imported("slow_module").there))
    thread.start()
    assert gate.begun.wait(LONG_S)

    free = IMPORTING.acquire(blocking=False)
    gate.go_on.set()
    thread.join()

    assert not free
    assert found == [1]
    assert IMPORTING.acquire(blocking=False)
    IMPORTING.release()


def test_games_and_tables_are_imported_so(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def watched(name: str) -> object:
        asked.append(name)
        return imported(name)

    for module in (catalogue, preloading):
        monkeypatch.setattr(module, "imported", watched)
    preloading.import_tables()
    catalogue.game("race")
    catalogue.figures("race")

    assert {f"cubacube.games.{name}.scene" for name in catalogue.names()} < set(asked)
    assert {"cubacube.games.race.about", "cubacube.games.race.scene.figures"} < set(asked)
    assert "cubacube.scenes.match.modes" in asked
