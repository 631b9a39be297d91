"""Tell PyInstaller what belongs to Cuba Cube: its hook is found by an entry point."""

from pathlib import Path


def hook_dirs() -> list[str]:
    """Return the folders with hooks."""
    return [str(Path(__file__).parent)]
