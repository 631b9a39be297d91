"""Mutation tests: change the code in one place at a time, and list what no test notices.

    python tools/mutants.py cubacube/games/race/rules -- tests/games/race

Works on a copy. Each line of output is a missing test. Every change takes a run of the
tests, so name only the tests that should notice. Options after the tests, such as
`--ignore`, go to pytest.
"""

import argparse
import ast
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COPIED = ("cubacube", "tests", "assets", "levels", "pyproject.toml")
LONGEST_S = 120
OPPOSITE: dict[type[ast.AST], str] = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.In: "not in",
    ast.NotIn: "in",
    ast.Is: "is not",
    ast.IsNot: "is",
    ast.Add: "-",
    ast.Sub: "+",
    ast.Mult: "+",
    ast.FloorDiv: "*",
    ast.Div: "*",
    ast.Mod: "+",
    ast.And: "or",
    ast.Or: "and",
}


@dataclass(frozen=True)
class Mutant:
    """A changed expression: its place, its old and new code, and the text of the file."""

    path: Path
    line: int
    old: str
    new: str
    text: str


def mutants(path: Path) -> Iterator[Mutant]:
    """Yield every mutant of a file, in text order."""
    text = path.read_text(encoding="utf-8")
    tree = ast.parse(text)
    nodes = [node for node in ast.walk(tree) if isinstance(node, ast.expr)]
    for node in sorted(nodes, key=lambda each: (each.lineno, each.col_offset)):
        old = ast.get_source_segment(text, node) or ""
        for new in changes(node):
            start, end = offset(text, node.lineno, node.col_offset), 0
            end = offset(text, node.end_lineno or 0, node.end_col_offset or 0)
            yield Mutant(path, node.lineno, old, new, f"{text[:start]}({new}){text[end:]}")


def changes(node: ast.expr) -> Iterator[str]:
    """Yield possible replacements of an expression."""
    match node:
        case ast.Constant(value=bool(value)):
            yield str(not value)
        case ast.Constant(value=int(value)):
            yield str(value + 1)
        case ast.Constant(value=float(value)):
            yield str(value * 1.5 + 1)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield ast.unparse(operand)
        case ast.IfExp(test=test, body=body, orelse=orelse):
            yield f"{ast.unparse(orelse)} if {ast.unparse(test)} else {ast.unparse(body)}"
        case ast.Compare(left=left, ops=[op], comparators=[right]):
            yield f"{ast.unparse(left)} {OPPOSITE[type(op)]} {ast.unparse(right)}"
        case ast.BinOp(left=left, op=op, right=right) if type(op) in OPPOSITE:
            yield f"{ast.unparse(left)} {OPPOSITE[type(op)]} {ast.unparse(right)}"
        case ast.BoolOp(op=op, values=values):
            yield f" {OPPOSITE[type(op)]} ".join(f"({ast.unparse(value)})" for value in values)


def offset(text: str, line: int, column: int) -> int:
    """Convert a line, from 1, and a column in UTF-8 bytes to an offset in `text`."""
    lines = text.splitlines(keepends=True)
    inside = lines[line - 1].encode()[:column].decode()
    return sum(map(len, lines[: line - 1])) + len(inside)


def noticed(mutant: Mutant, copy: Path, pytest_words: list[str]) -> bool:
    """Whether a test fails or times out with the mutant in the copy."""
    place = copy / mutant.path.relative_to(ROOT)
    kept = place.read_text(encoding="utf-8")
    place.write_text(mutant.text, encoding="utf-8")
    command = [sys.executable, "-B", "-m", "pytest", "-n0", "-x", "-q", "-p", "no:cacheprovider"]
    try:
        run = subprocess.run(
            [*command, *pytest_words], cwd=copy, capture_output=True, timeout=LONGEST_S, check=False
        )
    except subprocess.TimeoutExpired:
        return True
    finally:
        place.write_text(kept, encoding="utf-8")
    return run.returncode != 0


def main() -> int:
    """Try every mutant of the given files and folders; return 1 if some survive."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("code", nargs="+", type=Path, help="files and folders to change")
    parser.add_argument("tests", nargs=argparse.REMAINDER, help="-- and words for pytest")
    words = sys.argv[1:]
    cut = words.index("--") if "--" in words else len(words)
    code = parser.parse_args(words[:cut]).code
    files = [file for path in code for file in sorted(path.rglob("*.py")) or [path]]
    found = [mutant for file in files for mutant in mutants((ROOT / file).resolve())]
    survived = 0
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        for name in COPIED:
            source = ROOT / name
            (shutil.copytree if source.is_dir() else shutil.copy)(source, copy / name)
        for mutant in found:
            if not noticed(mutant, copy, words[cut + 1 :]):
                survived += 1
                where = f"{mutant.path.relative_to(ROOT)}:{mutant.line}"
                print(f"{where}: {mutant.old!r} -> {mutant.new!r}", flush=True)
    print(f"{len(found)} mutants, {survived} survived")
    return min(survived, 1)


if __name__ == "__main__":
    sys.exit(main())
