"""Unpack a built wheel into a folder."""

import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZipFile

ROOT = Path(__file__).resolve().parents[2]


def unpack(folder: Path) -> None:
    """Build a wheel of these sources, and unpack its packages into a folder for import.

    Raises:
        CalledProcessError: The wheel cannot be built.
    """
    with TemporaryDirectory() as scratch:
        subprocess.run(
            [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", scratch],
            cwd=ROOT,
            capture_output=True,
            check=True,
        )
        (wheel,) = Path(scratch).glob("*.whl")
        with ZipFile(wheel) as packed:
            packed.extractall(folder)
