"""Lay out the frozen program for Linux desktops.

    python tools/packing/appdir.py PROGRAM ICONS APPDIR

PROGRAM is the frozen folder, ICONS the folder that icons.py made. APPDIR gets the program, its
menu entry, its description and its icons where the desktop looks for them. `appimagetool APPDIR`
makes one file of it; copying APPDIR/usr to /usr/local installs it.
"""

import sys
from datetime import UTC, datetime
from pathlib import Path
from shutil import copy, copytree

from cubacube.version import VERSION

LINUX = Path(__file__).with_name("linux")
NAME = "io.github.cubacube.CubaCube"
PICTURE = f"{NAME}.png"


def lay_out(program: Path, icons: Path, target: Path) -> None:
    """Make the folder; it must not exist yet."""
    share = target / "usr/share"
    copytree(program, target / "usr/lib/cubacube", symlinks=True)
    link(target / "usr/bin/cubacube", "../lib/cubacube/cubacube")
    link(target / "AppRun", "usr/bin/cubacube")
    entry = share / f"applications/{NAME}.desktop"
    entry.parent.mkdir(parents=True)
    copy(LINUX / entry.name, entry)
    link(target / entry.name, f"usr/share/applications/{entry.name}")
    told = (LINUX / f"{NAME}.metainfo.xml").read_text(encoding="utf-8")
    told = told.replace("@VERSION@", VERSION).replace("@DATE@", f"{datetime.now(UTC):%Y-%m-%d}")
    (share / "metainfo").mkdir()
    (share / f"metainfo/{NAME}.metainfo.xml").write_text(told, encoding="utf-8")
    for picture in icons.glob("*.png"):
        size = picture.stem.partition("-")[2]
        place = share / f"icons/hicolor/{size}x{size}/apps"
        place.mkdir(parents=True)
        copy(picture, place / PICTURE)
    link(target / PICTURE, f"usr/share/icons/hicolor/256x256/apps/{PICTURE}")


def link(place: Path, to: str) -> None:
    """Make a relative link."""
    place.parent.mkdir(parents=True, exist_ok=True)
    place.symlink_to(to)


if __name__ == "__main__":
    lay_out(*map(Path, sys.argv[1:4]))
