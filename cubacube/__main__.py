"""`python -m cubacube`, and the command `cubacube`."""

import sys

from cubacube.shell.cli import main

if __name__ == "__main__":
    sys.exit(main())
