"""`cubacube replay`: print or verify a saved match, or export it as code, picture or film."""

import json
import sys
from argparse import Namespace
from pathlib import Path
from typing import Any

from cubacube.games.catalogue import game
from cubacube.library import referee
from cubacube.rules import NOBODY
from cubacube.session.files.codec import log_sha256
from cubacube.session.files.door import write_new
from cubacube.session.files.plain import plain
from cubacube.session.keeping.code import code_of, is_code, read_code
from cubacube.session.keeping.kept import SavedMatch, SavedMatchError, read_match
from cubacube.session.keeping.shelf import ENDING, matches_folder
from cubacube.session.keeping.verifying import first_difference
from cubacube.session.language.translation import _
from cubacube.shell.cli.parser import WordError, refusing

APPROXIMATE = 1


def replay(arguments: Namespace) -> int:
    """Verify or export a match as requested; without such options, print its rulings.

    Returns:
        The exit code: 1 if the match was verified and differs, otherwise 0.

    Raises:
        WordError: The argument names no match, or no film can be made.
        OSError: The picture or the film cannot be written.
    """
    _check_film(arguments)
    kept, first = _found(arguments.match)
    made: dict[str, str] = {}
    if arguments.code:
        made["code"] = code_of(kept)
    if arguments.picture is not None:
        made["picture"] = str(_painted(kept, arguments.picture))
    if arguments.film is not None:
        from cubacube.shell.cli.film import film  # noqa: PLC0415 - imports pygame

        made["film"] = str(film(kept, Path(arguments.film), arguments.size))
    if first is None and (arguments.verify or arguments.json):
        first = first_difference(kept)
    if first is not None:
        differs = _("From action {number} on, this version of the game computes it differently.")
        print(differs.format(number=first + 1), file=sys.stderr)
    if arguments.json:
        print(json.dumps({**_as_json(kept, first), **made}))
    else:
        for word in made.values():
            print(plain(word, len(word)))
        if arguments.verify:
            print(_verdict(first), log_sha256(kept.match.actions()))
        elif not made:
            names = [seat.name for seat in kept.header.seats]
            sys.stdout.writelines(f"{line}\n" for line in referee(kept.match, names))
    return APPROXIMATE if arguments.verify and first is not None else 0


@refusing(SavedMatchError, OSError)
def _found(word: str) -> tuple[SavedMatch, int | None]:
    """Load a match from a file, code or id.

    Returns:
        The match, and the index in the log, from 0, of the first action whose result
        differs when the match is played again here. The index is None if no action
        differs, and always None for a file or an id.

    Raises:
        WordError: There is no such match.
    """
    if is_code(word):
        decoded = read_code(word, game)
        return decoded.kept, decoded.differs
    return read_match(_path(word), game), None


def _path(word: str) -> Path:
    """Return the named file, or the path of the saved match with this id."""
    if any(mark in word for mark in "./\\"):
        return Path(word)
    return matches_folder() / f"{word}{ENDING}"


def _verdict(first: int | None) -> str:
    """Return "exact" if playing the match again gives the same results, else "approximate"."""
    return _("exact") if first is None else _("approximate")


def _as_json(kept: SavedMatch, first: int | None) -> dict[str, Any]:
    actions = kept.match.actions()
    return {
        "verdict": _verdict(first),
        "game": kept.header.game,
        "actions": len(actions),
        "log_sha256": log_sha256(actions),
    }


def _check_film(arguments: Namespace) -> None:
    """Check that a film can be made before any other work starts.

    Raises:
        WordError: It cannot be made, or a size is given without a film.
    """
    if arguments.film is not None:
        from cubacube.shell.cli.film import check_film  # noqa: PLC0415 - imports pygame

        check_film(Path(arguments.film))
    elif arguments.size is not None:
        raise WordError(_("argument --size needs --film: it is the size of the film"))


def _painted(kept: SavedMatch, path: Path) -> Path:
    """Draw the table at the end of the log and return the path of the picture.

    Raises:
        OSError: It cannot be written.
    """
    from cubacube.shell.cli.show import picture  # noqa: PLC0415 - imports pygame

    # Do not reveal one player's hidden information while the match is unfinished.
    state = kept.match.state if kept.ended else kept.game.rules.seen_by(kept.match.state, NOBODY)
    return write_new(path, picture(kept.match, kept.game, kept.entry, state))
