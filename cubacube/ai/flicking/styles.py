"""The five levels of computer players that flick: their hand noise and search budgets."""

from cubacube.ai.flicking.hand import HandSkill
from cubacube.ai.minded import of_share
from cubacube.rules import N_, frozen, replace


@frozen
class FlickStyle:
    """How a level flicks and judges; budgets are counted in simulated flicks.

    `drives` to the goal, `detours` to other places and `bounces` off dice and obstacles are
    the numbers of aims that are tried once. The best `finalists` are tried again with hand
    noise, `samples` times each; before that, three times as many get a third of the
    samples. `moves` is the number of preparations tried before a drive. `second` is the
    number of best drives for which the next drive is tried too. With `groundwork` the
    player moves other dice even if a drive is possible. A `shrewd` player also values what
    else a drive may bring.
    """

    hand: HandSkill
    drives: int
    detours: int
    finalists: int
    samples: int
    moves: int
    groundwork: bool = False
    shrewd: bool = False
    bounces: int = 0
    second: int = 0

    def thinking(self, share: float) -> "FlickStyle":
        """Return the same style with a share of its search budget.

        The number of finalists stays; only the samples for each of them change.
        """
        return replace(
            self,
            drives=of_share(self.drives, share),
            detours=of_share(self.detours, share),
            samples=of_share(self.samples, share),
            moves=of_share(self.moves, share),
            bounces=of_share(self.bounces, share),
            second=of_share(self.second, share),
        )

    def brief(self) -> "FlickStyle":
        """Return a cheaper style for judging later drives."""
        return FlickStyle(
            self.hand,
            drives=min(self.drives, 10),
            detours=min(self.detours, 3),
            finalists=min(self.finalists, 2),
            samples=min(self.samples, 4),
            moves=min(self.moves, 4),
            groundwork=self.groundwork,
            shrewd=self.shrewd,
        )


BEGINNER = FlickStyle(HandSkill(700.0, 0.16), drives=4, detours=3, finalists=1, samples=0, moves=5)
RIVAL = FlickStyle(HandSkill(450.0, 0.10), drives=12, detours=6, finalists=3, samples=2, moves=12)
VETERAN = FlickStyle(
    HandSkill(250.0, 0.06), drives=12, detours=6, finalists=3, samples=3, moves=12, groundwork=True
)
EXPERT = FlickStyle(
    HandSkill(110.0, 0.03),
    drives=16,
    detours=8,
    finalists=4,
    samples=9,
    moves=16,
    groundwork=True,
    bounces=8,
)
CHAMPION = FlickStyle(
    HandSkill(40.0, 0.015),
    drives=20,
    detours=8,
    finalists=4,
    samples=12,
    moves=16,
    groundwork=True,
    shrewd=True,
    bounces=12,
    second=3,
)
LEVELS = BEGINNER, RIVAL, VETERAN, EXPERT, CHAMPION

HANDS = (
    N_(
        "takes the first way that looks wide; its hand strays by 7 degrees and 16 % of the impulse."
    ),
    N_(
        "tries some flicks in its mind, the best ones a little askew; its hand strays by 4.5 "
        "degrees and 10 % of the impulse."
    ),
    N_(
        "takes what its own hand will mostly do well; that strays by 2.5 degrees and 6 % of the "
        "impulse."
    ),
    N_(
        "also thinks of ways over other dice and obstacles; its hand strays by 1.1 degrees and "
        "3 % of the impulse."
    ),
    N_(
        "tries the next drive as well before it chooses one; its hand strays by 0.4 degrees and "
        "1.5 % of the impulse."
    ),
)
"""How each level flicks, in one sentence; the figures are standard deviations."""
