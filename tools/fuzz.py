"""Fuzz a reader: `python tools/fuzz.py levels --inputs 100000`.

KIND is levels, matches, codes, settings, households or csv. An input is a fault if anything but
the documented error comes out, or if its work has no bound. Coverage guides the search; this
needs the extra `fuzz` (`pip install -e '.[fuzz]'`). The last line says how many inputs were read.
A fault ends the search with exit code 77, a traceback, and a file that repeats it:

    python tools/fuzz.py levels --input crash-0a1b2c

`--blind` needs no extra: it damages valid inputs at random (`tools/level_mutants.py`).
"""

import argparse
import os
import sys
from importlib.util import find_spec
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

KINDS = ("levels", "matches", "codes", "settings", "households", "csv")
LARGEST_BYTES = 30_000
SLOWEST_S = 60
"""Seconds after which an input that never ends is stopped."""


def main(words: list[str] | None = None) -> int:
    """Search, or read one input; return 1 if a fault was found without guidance."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("kind", choices=KINDS)
    parser.add_argument("--inputs", type=int, default=1000, help="how many; default 1000")
    parser.add_argument("--search", type=int, default=1, help="the seed of the search; default 1")
    parser.add_argument("--blind", action="store_true", help="random damage, without coverage")
    parser.add_argument("--input", type=Path, metavar="FILE", help="read only this input")
    wish = parser.parse_args(words)
    if wish.input is None and not wish.blind:
        if find_spec("atheris") is None:
            parser.error("a guided search needs: pip install -e '.[fuzz]' (or use --blind)")
        return guided(wish.kind, wish.inputs, wish.search)
    from exploring.readers import READERS, fault_of  # noqa: PLC0415 - guided instruments it
    from level_mutants import broken_text  # noqa: PLC0415

    if wish.input is not None:
        inputs = [wish.input.read_bytes()]
    else:
        rng = Random(wish.search)
        seeds = [seed.decode() for seed in READERS[wish.kind].seeds()]
        inputs = [broken_text(rng.choice(seeds), rng) for _input in range(wish.inputs)]
    faults = [fault for content in inputs if (fault := fault_of(wish.kind, content))]
    print(*faults, f"{wish.kind}: {len(inputs)} inputs, {len(faults)} with a fault", sep="\n")
    return 1 if faults else 0


def guided(kind: str, inputs: int, search: int) -> int:
    """Let libFuzzer search; it prints what it finds, and ends the program."""
    import atheris  # noqa: PLC0415 - only in the extra `fuzz`

    with atheris.instrument_imports(include=["cubacube"]):
        from exploring.readers import READERS, fault_of  # noqa: PLC0415

    def read(content: bytes) -> None:
        fault = fault_of(kind, content)
        if fault:
            raise RuntimeError(fault)

    with TemporaryDirectory() as folder:
        for number, seed in enumerate(READERS[kind].seeds()):
            (Path(folder) / f"{number}").write_bytes(seed)
        flags = (f"-runs={inputs}", f"-seed={search}", f"-max_len={LARGEST_BYTES}")
        atheris.Setup([sys.argv[0], *flags, f"-timeout={SLOWEST_S}", folder], read)
        atheris.Fuzz()
    return 0


if __name__ == "__main__":
    sys.exit(main())
