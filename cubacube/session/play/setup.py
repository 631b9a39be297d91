"""The setup of a match, shared by menu, command line and restart."""

from collections import Counter
from typing import Any, Literal, TypeAlias
from unicodedata import normalize

from cubacube.rules import Seat, Value, frozen, replace
from cubacube.session.files.plain import plain, unshown
from cubacube.session.language.translation import _
from cubacube.session.settings.model import Thinking

LONGEST_NAME = 16
LARGEST_SEED = 2**32 - 1
_SHOWN = 40
Side: TypeAlias = Literal["orange", "black", "purple", "pink", "turquoise", "lime"]
SIDES: tuple[Side, ...] = ("orange", "black", "purple", "pink", "turquoise", "lime")
"""The player colours, in the order in which teams take them."""


@frozen
class SeatEntry:
    """Who sits at one seat."""

    name: str
    side: str
    """One of `SIDES`; only partners share one."""
    bot: int | None = None
    """The level of the computer player; None for a person."""


Seats: TypeAlias = tuple[SeatEntry, ...]


def with_bot(seats: Seats, seat: Seat, bot: int | None) -> Seats:
    """Return the seats after one seat was given to another player.

    `bot` is the level of the computer player who sits there now, or None for a person.
    """
    return (*seats[:seat], replace(seats[seat], bot=bot), *seats[seat + 1 :])


@frozen
class MatchSetup:
    """A match to be played: the game's name, seats, house rules, level and seed."""

    game: str
    seats: Seats
    options: tuple[tuple[str, Value], ...] = ()
    """Name and value of each option that is set; all others have their defaults."""
    level: str = "habana"
    """Name or path of the level; ignored by a game without dice to flick."""
    seed: int = 0
    first: Seat | None = None
    """The seat or team that begins; None if the rules decide."""
    level_text: str = ""
    """Text of the level, needed to save the match; if empty, it is read by name."""
    strict: bool = False
    """Whether undo and trying out flicks are forbidden."""
    training: bool = False
    """Whether dice may be placed by hand.

    This must be False if `strict` is True, and in a game without dice to flick.
    """
    thinking: Thinking = "usual"
    """How much the computer players think."""
    law: int | None = None
    """The law of a stored match whose rules have changed since; see `Game.law`."""

    @property
    def mark(self) -> str:
        """The label of a strict or training match, in the chosen language; otherwise empty."""
        return mark_of(self.strict, self.training)


def mark_of(strict: bool, training: bool) -> str:
    """Return the label of a strict or training match; empty for an ordinary one."""
    if strict:
        return _("Strict match")
    return _("Training match") if training else ""


def conflict_of(strict: bool, training: bool, flicks: bool) -> str:
    """Return why a match cannot have these modes, or an empty text if it can.

    A match cannot be both strict and for training. `flicks` says whether the game has dice to
    flick. Only such a game has training matches.
    """
    if strict and training:
        return _("a match cannot be both strict and for training")
    if training and not flicks:
        return _("this game has no dice to flick, so it has no training matches")
    return ""


def fault_in(names: tuple[str, ...]) -> str | None:
    """Return the first problem with the names at a table, as a sentence, or None.

    A name is one visible line in letters that the fonts have. Two names are the same if they
    differ only in case, outer spaces or Unicode form.
    """
    for seat, name in enumerate(names, start=1):
        if not name.strip():
            return _("Enter a name for seat {seat}.").format(seat=seat)
        if code := unshown(name.strip()):
            said = _("This letter of the name of seat {seat} cannot be shown: {code}.")
            return said.format(seat=seat, code=code)
        if len(name.strip()) > LONGEST_NAME:
            said = _("{name} is too long. Use at most {limit} letters.")
            return said.format(name=plain(name, _SHOWN), limit=LONGEST_NAME)
    sounds = Counter(map(normalize_name, names))
    for name in names:
        if sounds[normalize_name(name)] > 1:
            said = _("Two players are called {name}. Change one of the names.")
            return said.format(name=name.strip())
    return None


def side_named(word: str) -> Side:
    """Return the side with this name, which must exist."""
    return next(side for side in SIDES if side == word)


def normalize_name(name: str) -> str:
    """Normalise a name for comparison: case, outer spaces and Unicode form."""
    return normalize("NFKC", name.strip()).casefold()


def same_seats(entry: MatchSetup, _state: Any) -> MatchSetup:
    """Return the same setup, for a game in which it does not matter who begins."""
    return entry


def rotate_seats(entry: MatchSetup, _state: Any) -> MatchSetup:
    """Move the first player to the last seat, so that the second player begins.

    Each player keeps their name and colour, and the order of the players stays the same.
    """
    first, *others = entry.seats
    return replace(entry, seats=(*others, first))


def next_begins(entry: MatchSetup, state: Any) -> MatchSetup:
    """Return the setup of a return match in which the next seat begins.

    `state` is the state at the end of the last match. It holds the seat that began that match.
    """
    return replace(entry, first=(state.starter + 1) % len(entry.seats))
