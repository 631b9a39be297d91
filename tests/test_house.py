"""The repository: file sizes, claims of the README, the translation template."""

import ast
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PYTHON = sorted(p for top in ("cubacube", "tests", "tools") for p in (ROOT / top).rglob("*.py"))


def test_no_file_grows_beyond_one_subject() -> None:
    lines = {path: lines_of_code(path) for path in PYTHON}

    assert [(str(path.relative_to(ROOT)), n) for path, n in lines.items() if n > 400] == []


def lines_of_code(path: Path) -> int:
    """Without blank lines, comments and docstrings."""
    source = path.read_text(encoding="utf-8")
    docstrings: set[int] = set()
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Expr(value=ast.Constant(value=str())):
                docstrings |= set(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    rest = (line for n, line in enumerate(source.splitlines(), 1) if n not in docstrings)
    return sum(1 for line in rest if line.strip() and not line.lstrip().startswith("#"))


def test_the_readme_has_exactly_two_set_up_lines() -> None:
    lines = (ROOT / "README.md").read_text(encoding="utf-8").splitlines()

    assert [line.strip() for line in lines if line.startswith("    python3 ")] == [
        "python3 -m venv .venv && .venv/bin/pip install . && .venv/bin/cubacube",
        "python3 -m venv .venv && .venv/bin/pip install -e '.[dev]' && .venv/bin/pytest",
    ]


def test_the_template_of_words_is_up_to_date() -> None:
    checked = subprocess.run(
        [sys.executable, "tools/words.py", "--check"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )

    assert checked.returncode == 0, checked.stdout + checked.stderr
