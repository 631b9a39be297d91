"""Check format, lint, types, import contracts and tests: `python tools/check.py`."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent

STEPS = (
    ("format", ("ruff", "format", "--check", ".")),
    ("lint", ("ruff", "check", ".")),
    ("types", ("mypy",)),
    ("imports", ("lint-imports",)),
    ("words", ("python", "tools/plain_words.py")),
    ("tests", ("pytest", "-q")),
)


def main() -> int:
    """Run every step, even after a failure, and list the failed ones."""
    failed = []
    for name, command in STEPS:
        if name == "tests" and "--no-tests" in sys.argv[1:]:
            continue
        print(f"== {name}: {' '.join(command)}", flush=True)
        if subprocess.run([str(BIN / command[0]), *command[1:]], cwd=ROOT, check=False).returncode:
            failed.append(name)
    print(f"failed: {', '.join(failed)}" if failed else "all good")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
