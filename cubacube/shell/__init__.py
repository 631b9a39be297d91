"""Window, menus and command line. This package may import every other one."""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
