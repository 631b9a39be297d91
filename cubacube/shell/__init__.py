"""Window, menus and command line. This package may import every other one.

`app` is the program with its window, `lobby` decides which page follows, `cli` is the command line.
"""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
