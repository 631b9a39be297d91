"""Describe errors as sentences for a notice."""

from cubacube.games import catalogue
from cubacube.rules import IllegalActionError
from cubacube.session.files.levels import LevelError
from cubacube.session.files.plain import plain, plain_fault
from cubacube.session.language.translation import _
from cubacube.session.play.journal import Known

LONGEST_FAULT = 200
_MOST_LINES = 12


def describe_fault(fault: Exception, where: str, known: Known | None = None) -> str:
    """Return a sentence that says what failed, in which match, and `where` it was logged."""
    last_line = str(fault).rstrip().rpartition("\n")[2]  # traceback first in a worker's fault
    what = plain(f"{type(fault).__name__}: {last_line}", LONGEST_FAULT)
    if known is None:
        return _("Sorry, the game has an error ({what}). {where}").format(what=what, where=where)
    game = _(catalogue.game(known.entry.game).title)
    said = _("The match of {game} with seed {seed} was stopped by an error ({what}). {where}")
    return said.format(game=game, seed=known.entry.seed, what=what, where=where)


def fault_lines(fault: Exception) -> tuple[str, ...]:
    """Return the lines of a notice about a fault.

    The faults of a level have one line each; if there are too many, the last line counts the rest.
    """
    if isinstance(fault, IllegalActionError):
        return (_("The rules have changed since this was saved."),)
    if not isinstance(fault, LevelError):
        return (plain(plain_fault(fault), LONGEST_FAULT),)
    lines = tuple(map(str, fault.faults))
    more = len(lines) - _MOST_LINES
    if more <= 0:
        return lines
    return (*lines[:_MOST_LINES], _("and {count} more").format(count=more))
