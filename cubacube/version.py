"""The version of the program, where everything may ask for it."""

from typing import Final

VERSION: Final = "0.1.0"
