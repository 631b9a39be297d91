"""Rewrite the golden play-throughs: `python tools/golden.py [GAME...]`.

They are matches as text in tests/goldens. Read the output of `git diff` before you commit
them. Without arguments, all games are rewritten.
"""

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from cubacube.games import catalogue  # noqa: E402 - found from the root of the project
from tests import golden_plays  # noqa: E402


def main() -> int:
    """Write the golden files of the named games, or of all."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help="word for a game")
    names = parser.parse_args().games or catalogue.names()
    try:
        games = [catalogue.game(name) for name in names]
    except catalogue.UnknownGameError as fault:
        parser.error(str(fault))
    golden_plays.FOLDER.mkdir(exist_ok=True)
    for game in games:
        paths = golden_plays.write(game, golden_plays.FOLDER)
        size = sum(path.stat().st_size for path in paths)
        print(f"{game.name}: {len(paths)} stories, {size / 1000:.0f} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
