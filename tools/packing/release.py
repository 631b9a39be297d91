"""Build, check and play everything of a release that this system can build.

    xvfb-run -a python tools/packing/release.py dist

Makes the sdist, from it the compiled wheel (on Linux for every distribution, by auditwheel), and
from the installed wheel the frozen program. Needs the extra `release`.
"""

import os
import subprocess
import sys
import venv
from pathlib import Path
from shutil import rmtree
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parents[2]
PACKING = ROOT / "tools/packing"
BIN = "Scripts" if os.name == "nt" else "bin"
PYROMA = "9"
"""The least marks for the metadata, of 10."""


def release(dist: Path) -> None:
    """Write packages and program into a folder, which is emptied first.

    Raises:
        CalledProcessError: A step fails; it has printed why.
    """
    tool = Path(sys.executable).parent
    rmtree(dist, ignore_errors=True)
    run(sys.executable, "-m", "build", "--outdir", dist, ROOT)
    (wheel,) = dist.glob("*.whl")
    if sys.platform == "linux":
        run(tool / "auditwheel", "repair", "--wheel-dir", dist, wheel)
        wheel.unlink()
        (wheel,) = dist.glob("*.whl")
    (sdist,) = dist.glob("*.tar.gz")
    run(tool / "twine", "check", "--strict", wheel, sdist)
    run(tool / "pyroma", "--min", PYROMA, sdist)
    with TemporaryDirectory() as scratch:
        home = Path(scratch)
        venv.create(home, with_pip=True)
        run(home / BIN / "python", "-m", "pip", "install", "-q", f"{wheel}[tune,release]")
        run(sys.executable, PACKING / "try_program.py", home / BIN / "cubacube")
        work = ("--noconfirm", "--distpath", dist, "--workpath", home / "work")
        run(home / BIN / "pyinstaller", "--log-level", "ERROR", *work, PACKING / "cubacube.spec")
    run(sys.executable, PACKING / "try_program.py", dist / "cubacube/cubacube")


def run(*command: str | Path) -> None:
    """Print a command and run it, with the tools beside this Python in the path."""
    print("==", *command, flush=True)
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    environment = {**os.environ, "PATH": path, "CUBACUBE_COMPILE": "require"}
    subprocess.run(command, env=environment, check=True)


if __name__ == "__main__":
    release(Path(sys.argv[1]).resolve())
