"""The names that `cubacube` exports, and the page of examples."""

import doctest
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import cubacube
import cubacube.library

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "library.md"


def test_the_page_does_what_it_says() -> None:
    failed, tried = doctest.testfile(str(PAGE), module_relative=False)

    assert tried > 10
    assert failed == 0


def test_the_examples_of_the_docstrings_do_what_they_say() -> None:
    results = doctest.testmod(cubacube.library)

    assert results.attempted > 10
    assert results.failed == 0


def fresh(code: str) -> str:
    """Run code in a new Python process, and return its output."""
    command = [sys.executable, "-c", f"import sys; {code}"]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout


def test_playing_without_a_window_does_not_import_one() -> None:
    page = f"import doctest; doctest.testfile({str(PAGE)!r}, module_relative=False)"

    assert fresh(f"{page}; print('pygame' in sys.modules, 'pymunk' in sys.modules)") == (
        "False True\n"
    )


def test_the_package_alone_imports_nothing_else() -> None:
    asked = "print([name for name in sys.modules if name.startswith('cubacube.')])"

    assert fresh(f"import cubacube; {asked}") == "['cubacube.version']\n"


@pytest.mark.parametrize("name", cubacube.__all__)
def test_every_exported_name_is_there_at_home(name: str) -> None:
    found = getattr(cubacube, name)

    assert found is getattr(import_module(getattr(found, "__module__", "cubacube")), name)


def test_no_other_name_is_there() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'window'"):
        cubacube.window  # noqa: B018
