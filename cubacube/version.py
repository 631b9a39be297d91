"""The version of the program, in one place for all modules."""

from typing import Final

VERSION: Final = "0.1.0"
