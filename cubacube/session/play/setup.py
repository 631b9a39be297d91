"""What a match is entered with: the one value that menu, command line and restart hand on."""

from collections import Counter
from typing import Literal, TypeAlias
from unicodedata import normalize

from cubacube.rules import Seat, Value, frozen, replace
from cubacube.session.files.plain import plain, unseen, unshown
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
"""Who sits where."""


def with_bot(seats: Seats, seat: Seat, bot: int | None) -> Seats:
    """The same seats, with a computer of a level, or a person, at one of them."""
    return (*seats[:seat], replace(seats[seat], bot=bot), *seats[seat + 1 :])


@frozen
class MatchSetup:
    """One match as it was asked for: the game's name, seats, house rules, level file and seed."""

    game: str
    seats: Seats
    options: tuple[tuple[str, Value], ...] = ()
    """Option name and value; an option that is missing has its default."""
    level: str = "habana"
    """Name or path of the level; without meaning for a game without dice to flick."""
    seed: int = 0
    first: Seat | None = None
    """The seat or team that begins; None: as the rules of the game say."""
    level_text: str = ""
    """What is written in the level, for a match that is kept; empty: to be read by its name."""
    strict: bool = False
    """Whether nothing may be taken back or tried."""
    training: bool = False
    """Whether dice may be placed by hand; not in a strict match, nor without dice to flick."""
    thinking: Thinking = "usual"
    """How much its computers think."""

    @property
    def mark(self) -> str:
        """What tells it from an ordinary match, in the chosen language; empty for such a one."""
        return mark_of(self.strict, self.training)


def mark_of(strict: bool, training: bool) -> str:
    """What such a match is called; empty for an ordinary one."""
    if strict:
        return _("Strict match")
    return _("Training match") if training else ""


def conflict_of(strict: bool, training: bool, flicks: bool) -> str:
    """Why a match cannot be both, or not a training match; empty if it can."""
    if strict and training:
        return "a match is strict or for training, not both"
    if training and not flicks:
        return "a match for training needs dice to flick"
    return ""


def fault_in(names: tuple[str, ...]) -> str | None:
    """The first thing that is wrong with the names at a table, as a sentence; None if nothing is.

    A name is one line that everybody can see, in letters that the fonts of the game have. Names are
    compared as a listener would: without regard to case, outer spaces and the way letters are
    written as bytes.
    """
    for seat, name in enumerate(names, start=1):
        if not name.strip():
            return _("Seat {seat} has no name.").format(seat=seat)
        if code := unseen(name.strip()):
            return _("The name of seat {seat} has a character that cannot be seen: {code}.").format(
                seat=seat, code=code
            )
        if letter := unshown(name.strip()):
            return _(
                "The name of seat {seat} has a letter that no font here has: {letter}."
            ).format(seat=seat, letter=letter)
        if len(name.strip()) > LONGEST_NAME:
            return _("{name} is too long: a name has at most {limit} letters.").format(
                name=plain(name, _SHOWN), limit=LONGEST_NAME
            )
    sounds = Counter(map(normalize_name, names))
    for name in names:
        if sounds[normalize_name(name)] > 1:
            return _("Two players are called {name}; give one of them another name.").format(
                name=name.strip()
            )
    return None


def side_named(word: str) -> Side:
    """The side of this name, which there is."""
    return next(side for side in SIDES if side == word)


def normalize_name(name: str) -> str:
    """What is alike for names that sound alike."""
    return normalize("NFKC", name.strip()).casefold()
