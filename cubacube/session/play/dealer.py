"""The dealer answers for the table: chance from seeded streams, flicks by physics."""

import logging
from functools import partial
from random import Random
from typing import TypeAlias

from cubacube.kit.shot import (
    AnyShot,
    AnyThrow,
    AnyWobble,
    Flick,
    Layout,
    Shot,
    Thrown,
    WhatIf,
    Wobbled,
)
from cubacube.rules import (
    TABLE,
    Action,
    AnyRoll,
    AnyShuffle,
    AnyStarter,
    Choice,
    Rolled,
    Seat,
    Shuffled,
)
from cubacube.session.play.match import Standing
from cubacube.table import Film, flicked, throw
from cubacube.table.level import Level

_log = logging.getLogger(__name__)

Chance: TypeAlias = AnyRoll | AnyShuffle | AnyThrow | AnyWobble

_KINDS: dict[type, type[Action]] = {
    AnyRoll: Rolled,
    AnyShuffle: Shuffled,
    AnyThrow: Thrown,
    AnyWobble: Wobbled,
}
"""What chance answers to each question."""


def stream(seed: int, name: str) -> Random:
    """A stream of random numbers of its own: the same for the same seed and name, everywhere."""
    return Random(f"{seed}/{name}")


class Dealer:
    """Answers every choice of the table.

    Chance hangs on the seed, the kind of question and how many such answers stand in the log, on
    nothing else. So a log is enough to go on with a match, one more roll does not change the next
    throw, and what is undone and done again brings the same.
    """

    def __init__(self, level: Level | None, seed: int, first: Seat | None = None) -> None:
        """`level` may be None for a game without dice to flick; `first` begins, if it is named."""
        self._level, self._first = level, first
        self._seed = seed

    @property
    def level(self) -> Level:
        """The table.

        Raises:
            TypeError: The game is played without one.
        """
        return _table(self._level)

    def answer(self, choice: Choice, standing: Standing) -> Action:
        """What the table does after the log in which `standing` stands.

        Raises:
            TypeError: It is no choice of the table, or asks for a level that the game lacks.
        """
        if isinstance(choice, AnyShot):
            return self.film(choice)[0]
        if isinstance(choice, AnyStarter) and self._first is not None:
            return Rolled(TABLE, (self._first,))
        if isinstance(choice, AnyRoll | AnyShuffle | AnyThrow | AnyWobble):
            kind = next(kind for kind in _KINDS if isinstance(choice, kind))
            place = standing.get(_KINDS[kind], 0)
            return self._chance(choice, stream(self._seed, f"{kind.__name__} {place}"))
        raise TypeError(f"the table cannot answer {choice}")

    def film(self, choice: AnyShot) -> tuple[Shot, Film]:
        """[R72] The answer to a flick, and how it looked; void if there is no end of it."""
        shot, film = flicked(choice.layout, choice.flick, self.level)
        if shot.void:
            _log.info("a void flick: %s on %s of %s", choice.flick, choice.layout, self.level)
        return shot, film

    @property
    def what_if(self) -> WhatIf:
        """Tells what a flick would do; through it nothing is dealt, and no chance to come seen."""
        return partial(_what_if, self._level)

    def _chance(self, choice: Chance, rng: Random) -> Action:
        """An answer of chance."""
        match choice:
            case AnyRoll(die=die, count=count):
                return Rolled(TABLE, tuple(rng.choice(die) for _ in range(count)))
            case AnyShuffle(count=count):
                return Shuffled(TABLE, tuple(rng.sample(range(count), count)))
            case AnyThrow(dice=dice, layout=layout):
                return Thrown(TABLE, throw(dice, layout, self.level, rng))
            case AnyWobble(angle_cdeg=angle, speed_permille=speed):
                return Wobbled(TABLE, round(rng.gauss(0, angle)), round(rng.gauss(0, speed)))


def _table(level: Level | None) -> Level:
    if level is None:
        raise TypeError("this game is played without a level")
    return level


def _what_if(level: Level | None, flick: Flick, layout: Layout) -> Shot:
    return flicked(layout, flick, _table(level))[0]
