"""What docs/security.md claims about the sources and about a running program."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from cubacube.games import catalogue
from tests.house import sources_of

ROOT = Path(__file__).resolve().parent.parent


def facts(source: str) -> Iterator[tuple[str, str]]:
    """Yield what matters here: imports, also inside functions; calls; words of calls."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import(names=names):
                yield from (("import", alias.name) for alias in names)
            case ast.ImportFrom(module=str(module), names=names):
                yield "import", module
                yield from (("import", f"{module}.{alias.name}") for alias in names)
            case ast.Call(func=ast.Name(id=name)):
                yield "call", name
            case ast.Call(func=ast.Attribute(value=ast.Name(id=value), attr=attribute)):
                yield "call", f"{value}.{attribute}"
            case ast.keyword(arg=str(word)):
                yield "word", word


FACTS = {name: set(facts(text)) for name, text in sources_of(ROOT, ("cubacube",)).items()}


def modules_with(kind: str, *wanted: str) -> set[str]:
    """Return the modules with one of these facts; to import a part is to import the whole."""
    found = set()
    for module, its in FACTS.items():
        for one, name in its:
            if one == kind and (name in wanted or name.startswith(tuple(f"{w}." for w in wanted))):
                found.add(module)
    return found


def test_the_facts_of_a_source_are_found() -> None:
    source = "def f():\n from pickle import loads\n os.system(eval('1'), shell=True)"

    assert set(facts(source)) >= {
        ("import", "pickle.loads"),
        ("call", "os.system"),
        ("call", "eval"),
        ("word", "shell"),
    }
    assert len(FACTS) > 500


def test_no_source_makes_code_from_data() -> None:
    formats = (
        "pickle",
        "marshal",
        "shelve",
        "dill",
        "cloudpickle",
        "yaml",
        "runpy",
        "code",
        "ctypes",
    )

    assert modules_with("import", *formats) == set()
    assert modules_with("call", "eval", "exec", "compile", "__import__") == set()


BY_NAME = {
    "cubacube": "names of this package",
    "cubacube.games.catalogue": "built-in games, and games of installed packages",
    "cubacube.games.outside": "games of installed packages",
    "cubacube.scenes.stage.clipboard": "a module of pygame",
    "cubacube.session.extras": "an optional package",
    "cubacube.session.files.importing": "what the others here name",
    "cubacube.shell.cli.parser": "commands of this package",
    "cubacube.shell.film.making": "kinds of films of this package",
    "cubacube.shell.machine.gamepads": "a module of pygame",
    "cubacube.shell.preloading": "modules of this package",
}
"""The modules that import others by name, and which names these are: none comes from a file."""


def test_only_these_modules_import_others_by_name() -> None:
    """A module that does so for the first time must not take the name from a file."""
    assert modules_with("call", "import_module", "imported") == BY_NAME.keys()


def test_only_films_start_another_program_and_no_shell() -> None:
    assert modules_with("import", "subprocess", "pty") == {"cubacube.shell.film.mp4"}
    assert modules_with("call", "os.system", "os.popen", "os.startfile") == set()
    assert ("word", "shell") not in FACTS["cubacube.shell.film.mp4"]


def test_no_source_uses_the_network() -> None:
    clients = "socket", "ssl", "http", "urllib", "ftplib", "smtplib", "asyncio", "requests"
    servers = "socketserver", "xmlrpc", "multiprocessing.managers"
    listener = "multiprocessing.connection.Listener"

    assert modules_with("import", *clients, *servers, listener) == set()


WATCHED = """
import sys

def watch(event, words):
    if event.startswith("socket.") and event != "socket.__new__":
        print("network:", event, words)

sys.addaudithook(watch)

if __name__ == "__main__":
    from cubacube.session.play.apart import pool_of
    from cubacube.shell.cli import main

    main(["sim", "calavera"])
    with pool_of(1, heeds_ctrl_c=True) as pool:
        print("played in a process", pool.submit(abs, -1).result())
"""


def test_a_program_with_processes_uses_no_network(tmp_path: Path) -> None:
    script = tmp_path / "watched.py"
    script.write_text(WATCHED)
    ran = subprocess.run(
        [sys.executable, str(script)],
        cwd=tmp_path,
        env={"PYTHONPATH": str(ROOT), "CUBACUBE_DATA": str(tmp_path / "data")},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )

    assert ran.stdout.endswith("played in a process 1\n"), ran.stderr
    assert "network:" not in ran.stdout


@pytest.mark.parametrize(
    "name", ["os", "../race", "race.about", "race/../calavera", "cubacube.games.race", "", "Race"]
)
def test_a_game_has_one_of_the_known_names(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else a saved match could name a module to import."""
    monkeypatch.setattr(catalogue, "imported", lambda _name: pytest.fail("it was imported"))

    with pytest.raises(catalogue.UnknownGameError):
        catalogue.game(name)


PAGE = (ROOT / "docs/security.md").read_text(encoding="utf-8")
CITED = re.findall(r"`(tests/[\w/]+\.py)` `(test_\w+)`", PAGE)


def test_every_test_that_the_security_page_cites_exists() -> None:
    missing = [
        (path, name)
        for path, name in CITED
        if f"def {name}(" not in (ROOT / path).read_text(encoding="utf-8")
    ]

    assert len(CITED) > 20
    assert missing == []


def test_every_claim_of_the_security_page_names_its_tests() -> None:
    rows = re.findall(r"^\| (?!claim|it cannot|---)(.+) \|$", PAGE, re.MULTILINE)

    assert len(rows) > 10
    assert [row for row in rows if "`test_" not in row] == []
