"""Check format, lint, types, import contracts, documents and tests: `python tools/check.py`.

The website of the documents is built if the extra `docs` is installed.
"""

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent

ROOM = (
    *("--language", "pseudo", "--size", "1280x720", "--percent", "100"),
    *("menu", "settings", "set-up of race", "household, Profile"),
)
"""Texts that are a third longer, on the pages that change most."""
LARGE = ("--language", "de", "--size", "1280x720", "--percent", "140")
"""The language with the longest words in its largest letters, on all pages."""
STEPS = (
    ("format", ("ruff", "format", "--check", ".")),
    ("lint", ("ruff", "check", ".")),
    ("types", ("mypy",)),
    ("imports", ("lint-imports",)),
    ("words", ("python", "tools/plain_words.py")),
    ("room", ("python", "tools/measure_texts.py", *ROOM)),
    ("large", ("python", "tools/measure_texts.py", *LARGE)),
    ("docs", ("mkdocs", "build", "--strict")),
    ("tests", ("pytest", "-q")),
)


def main() -> int:
    """Run every step, even after a failure, and list the failed ones."""
    failed = []
    for name, command in STEPS:
        if name == "tests" and "--no-tests" in sys.argv[1:]:
            continue
        if name == "docs" and not find_spec("mkdocs"):
            print("== docs: left out, the extra `docs` is not installed", flush=True)
            continue
        print(f"== {name}: {' '.join(command)}", flush=True)
        if subprocess.run([str(BIN / command[0]), *command[1:]], cwd=ROOT, check=False).returncode:
            failed.append(name)
    print(f"failed: {', '.join(failed)}" if failed else "all good")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
