"""`cubacube saves`: list the saved matches, newest first."""

import json
import sys
from argparse import Namespace
from typing import Any

from cubacube.games.catalogue import game
from cubacube.session.files.plain import plain
from cubacube.session.keeping.shelf import MatchHeader, all_shelved, matches_folder
from cubacube.session.language.referee import listed
from cubacube.session.language.translation import _

_LONGEST_PATH = 4096


def saves(arguments: Namespace) -> int:
    """Print every saved match; unreadable files are reported on stderr.

    Raises:
        OSError: The folder cannot be read.
    """
    good, bad = all_shelved(matches_folder(), game)
    if arguments.json:
        print(json.dumps([_as_json(each) for each in good], indent=2))
    else:
        for each in good:
            print(_as_text(each))
    for path in bad:
        said = _("{path} is not a match that this version can continue.")
        print(f"cubacube: {said.format(path=plain(path, _LONGEST_PATH))}", file=sys.stderr)
    return 0


def _as_json(each: MatchHeader) -> dict[str, Any]:
    return {
        "id": each.id,
        "path": str(each.path),
        "game": each.header.game,
        "seats": [{"name": seat.name, "bot": seat.bot} for seat in each.header.seats],
        "actions": each.actions,
        "finished": each.finished,
        "saved_at": each.saved_at.isoformat(timespec="seconds"),
    }


def _as_text(each: MatchHeader) -> str:
    names = listed([seat.name for seat in each.header.seats])
    what = f"{plain(each.title)} ({each.header.game})" if each.title else each.header.game
    end = "finished" if each.finished else "unfinished"
    return (
        f"{each.id}: {what}, {names}, {each.actions} actions, {end}, "
        f"{each.saved_at.astimezone():%Y-%m-%d %H:%M}"
    )
