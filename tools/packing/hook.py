"""Build hook that adds the compiled table physics to a wheel of Cuba Cube.

The environment variable CUBACUBE_COMPILE says what happens:

- `auto`, the default: compile; without a compiler, the wheel holds the plain sources
- `require`: compile, or fail
- `never`: the wheel holds the plain sources

An editable installation is never compiled, so that changes to the sources take effect.
"""

import os
import subprocess
import sys
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SCRIPT = Path(__file__).with_name("compiled.py")
WISHES = ("auto", "require", "never")


class CompiledTable(BuildHookInterface[Any]):
    """Compiles the table physics while a wheel is built."""

    _folder: Path | None = None

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the compiled modules, if they can be built.

        Raises:
            SystemExit: They are required and cannot be built, or CUBACUBE_COMPILE is wrong.
        """
        wish = os.environ.get("CUBACUBE_COMPILE", "auto")
        if wish not in WISHES:
            self.app.abort(f"CUBACUBE_COMPILE={wish!r} is not one of {', '.join(WISHES)}")
        if version == "editable" or wish == "never":
            return
        self._folder = folder = Path(mkdtemp(prefix="cubacube-"))
        made = subprocess.run(
            [sys.executable, str(SCRIPT), str(folder)], capture_output=True, text=True, check=False
        )
        if made.returncode and wish == "require":
            self.app.abort(f"{made.stderr}CUBACUBE_COMPILE=require: the physics is not compiled")
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
