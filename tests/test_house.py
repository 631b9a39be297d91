"""The repository: size of classes, imports, claims of the README."""

from functools import cache
from pathlib import Path

from tests.house import House, sources_of

ROOT = Path(__file__).resolve().parent.parent
MOST_METHODS = 40
"""Of a class, with inherited ones and properties."""
MOST_LEVELS = 4
"""Of inheritance, with the class itself."""
MOST_IMPORTS = 40
"""Of our modules by one module."""


@cache
def built() -> House:
    return House(sources_of(ROOT, ("cubacube", "tests", "tools")))


def test_no_class_has_too_many_methods() -> None:
    many = {name: len(built().methods(name)) for name in built().classes}

    assert {name: count for name, count in many.items() if count > MOST_METHODS} == {}


def test_no_class_is_built_on_too_many_others() -> None:
    levels = {name: built().levels(name) for name in built().classes}

    assert {name: count for name, count in levels.items() if count > MOST_LEVELS} == {}


def test_no_module_imports_too_many_of_ours() -> None:
    imports = {name: len(built().imports(name)) for name in built().modules}

    assert {name: count for name, count in imports.items() if count > MOST_IMPORTS} == {}


def test_inherited_methods_and_levels_are_counted_across_modules() -> None:
    sources = {
        "one": "class A:\n  def a(self): ...\n  @property\n  def b(self): ...",
        "two": "from one import A as B\nclass C(B):\n  def a(self): ...\n  def c(self): ...",
        "three": "import two\nclass D(two.C, Protocol): ...",
    }
    small = House(sources)

    assert small.methods(("three", "D")) == {"a", "b", "c"}
    assert small.levels(("three", "D")) == 3
    assert small.imports("three") == {"two"}


def test_the_readme_has_exactly_two_set_up_lines() -> None:
    lines = (ROOT / "README.md").read_text(encoding="utf-8").splitlines()

    assert [line.strip() for line in lines if line.startswith("    python3 ")] == [
        "python3 -m venv .venv && .venv/bin/pip install . && .venv/bin/cubacube",
        "python3 -m venv .venv && .venv/bin/pip install -e '.[dev]' && .venv/bin/pytest",
    ]
