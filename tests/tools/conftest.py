"""Add the folder of tools to the import path, because tools are scripts."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))
