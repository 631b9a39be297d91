"""The dealer of a match: gives the random results, and computes flicks with the physics."""

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
"""Maps each kind of random choice to the kind of action that answers it."""


def stream(seed: int, name: str) -> Random:
    """Return an rng that depends only on seed and name, on every system."""
    return Random(f"{seed}/{name}")


class Dealer:
    """Makes all choices that no player makes: random results, and the results of flicks.

    A random answer depends on the seed, the kind of choice, and the number of earlier
    answers of this kind in the log. So a log is enough to continue a match. One more roll
    does not change the next throw. After an undo, the same action gives the same result
    again.
    """

    def __init__(self, level: Level | None, seed: int, first: Seat | None = None) -> None:
        """Create a dealer; `level` is None for a game without dice to flick.

        `first` is the seat or team that begins, if it was chosen.
        """
        self._level, self._first = level, first
        self._seed = seed

    @property
    def level(self) -> Level:
        """The level.

        Raises:
            TypeError: The game is played without one.
        """
        return _table(self._level)

    def answer(self, choice: Choice, standing: Standing) -> Action:
        """Return the dealer's answer to a choice.

        `standing` counts the actions in the log so far, by kind of answer and by seat.

        Raises:
            TypeError: The dealer does not answer this kind of choice, or the level it needs
                is missing.
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
        """[R72] Return the result and the film of a flick; a flick that cannot end is void."""
        shot, film = flicked(choice.layout, choice.flick, self.level)
        if shot.void:
            _log.info("a void flick: %s on %s of %s", choice.flick, choice.layout, self.level)
        return shot, film

    @property
    def what_if(self) -> WhatIf:
        """A function that simulates a flick without changing or revealing later random answers."""
        return partial(_what_if, self._level)

    def _chance(self, choice: Chance, rng: Random) -> Action:
        """Draw a random answer."""
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
