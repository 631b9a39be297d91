"""What a level does to the games, from some hundred drives that nobody sees."""

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Final, Protocol, TypeAlias

from cubacube.kit.cards import Cards
from cubacube.rules import frozen
from cubacube.session.files.cards import load_cards
from cubacube.session.play.dealer import stream
from cubacube.session.workshop.sample import Sample
from cubacube.table import TableError
from cubacube.table.level import Level

TABLES: Final = 16
"""So many times all dice are thrown."""
FIRST: Final = 4
"""After so many of them something is told."""
FLICKS: Final = 25
"""They are made on each."""
SEED: Final = 1


class Trial(Protocol):
    """What became of a flick."""

    @property
    def throw(self) -> int:
        """The number of the table it was made on."""

    @property
    def aimed(self) -> bool:
        """Whether it was a drive at a Gate."""

    @property
    def clean(self) -> bool:
        """Whether it crossed without any Damage."""

    @property
    def damage(self) -> int:
        """Tokens that it cost."""

    @property
    def tumbled(self) -> int:
        """Dice that rolled over."""

    @property
    def left(self) -> int:
        """Dice that left the area."""


Trials: TypeAlias = Callable[[Level, Cards, int, Random, int], Iterable[Trial]]
"""Flicks of a hand: on this level, with these cards, on the table of this number, by this chance,
and so many of them."""


Part: TypeAlias = tuple[Trial, ...] | None
"""The drives on one table; None if dice find no rest or place on it."""


@frozen
class DriveEstimate:
    """Of so many drives through Gates that stand open, all made with the same unsteady hand."""

    drives: int
    clean: float
    """The share that crossed without any Damage."""
    clean_error: float
    """Its standard error."""
    damage: float
    """Tokens for a drive."""
    tumbles: float
    """Dice that rolled over in a drive."""
    left: float
    """Dice that left the area in a drive."""


def get_ready(_trials: Trials) -> None:
    """Read what every estimate needs; whoever is given the flicks has also imported them."""
    load_cards()


def part(level: Level, trials: Trials, number: int) -> Part:
    """The drives on the table of this number: the same chance for every level."""
    rng = stream(SEED, f"flicks 0 {number}")
    try:
        made = tuple(trials(level, load_cards(), number, rng, FLICKS))
    except TableError:
        return None
    return tuple(each for each in made if each.aimed)


def estimate(parts: Sequence[Part]) -> DriveEstimate | None:
    """What some tables say together; None if one gave no rest, or too few drives were made."""
    drives = [drive for each in parts if each is not None for drive in each]
    if len(drives) < 2 or None in parts:
        return None

    def sample(of: Callable[[Trial], float]) -> Sample:
        return Sample(tuple(map(of, drives)), tuple(drive.throw for drive in drives))

    clean = sample(lambda drive: drive.clean)
    return DriveEstimate(
        len(drives),
        clean.mean,
        clean.error,
        sample(lambda drive: drive.damage).mean,
        sample(lambda drive: drive.tumbled).mean,
        sample(lambda drive: drive.left).mean,
    )
