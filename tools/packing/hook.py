"""Build hook that adds the compiled table physics to a wheel of Cuba Cube.

A compiler is optional: without one, the wheel holds the plain sources. An editable
installation is never compiled, so that changes to the sources take effect.
"""

import subprocess
import sys
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SCRIPT = Path(__file__).with_name("compiled.py")


class CompiledTable(BuildHookInterface[Any]):
    """Compiles the table physics while a wheel is built."""

    _folder: Path | None = None

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the compiled modules, if they can be built."""
        if version == "editable":
            return
        self._folder = folder = Path(mkdtemp(prefix="cubacube-"))
        made = subprocess.run(
            [sys.executable, str(SCRIPT), str(folder)], capture_output=True, text=True, check=False
        )
        if made.returncode:
            self.app.display_warning(
                f"{made.stderr}The table physics is not compiled: it is slower."
            )
            return
        build_data["pure_python"], build_data["infer_tag"] = False, True
        for module in filter(Path.is_file, folder.rglob("*")):
            build_data["force_include"][str(module)] = module.relative_to(folder).as_posix()

    def finalize(self, *_made: object) -> None:
        """Remove the temporary folder."""
        if self._folder:
            rmtree(self._folder)
