"""Window, menus and command line: knows everything."""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
