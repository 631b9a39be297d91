"""Estimate how a level plays, from some hundred simulated drives."""

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
"""Number of random tables, each with all dice thrown."""
FIRST: Final = 4
"""Number of tables before the first result is shown."""
FLICKS: Final = 25
"""Number of flicks on each table."""
SEED: Final = 1


class Trial(Protocol):
    """The result of one flick."""

    @property
    def throw(self) -> int:
        """The number of its table."""

    @property
    def aimed(self) -> bool:
        """Whether it was a drive at a Gate."""

    @property
    def clean(self) -> bool:
        """Whether it crossed the Gate without any Damage."""

    @property
    def damage(self) -> int:
        """Number of Damage tokens that it cost."""

    @property
    def tumbled(self) -> int:
        """Number of dice that rolled over."""

    @property
    def left(self) -> int:
        """Number of dice that left the area."""


Trials: TypeAlias = Callable[[Level, Cards, int, Random, int], Iterable[Trial]]
"""Simulates noisy flicks, given level, cards, table number, rng and number of flicks."""


Part: TypeAlias = tuple[Trial, ...] | None
"""The drives on one table; None if its dice never stop or find no place."""


@frozen
class DriveEstimate:
    """Averages over drives through open Gates, all made with the same aiming noise."""

    drives: int
    clean: float
    """The share of drives that crossed without any Damage."""
    clean_error: float
    """The standard error of `clean`."""
    damage: float
    """Damage tokens per drive."""
    tumbles: float
    """Dice that rolled over per drive."""
    left: float
    """Dice that left the area per drive."""


def get_ready(_trials: Trials) -> None:
    """Load what every estimate needs; passing `_trials` to a process imports its code."""
    load_cards()


def part(level: Level, trials: Trials, number: int) -> Part:
    """Return the drives on one table; every level gets the same random numbers."""
    rng = stream(SEED, f"flicks 0 {number}")
    try:
        made = tuple(trials(level, load_cards(), number, rng, FLICKS))
    except TableError:
        return None
    return tuple(each for each in made if each.aimed)


def estimate(parts: Sequence[Part]) -> DriveEstimate | None:
    """Combine the drives of some tables; None if a table failed or drives are too few."""
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
