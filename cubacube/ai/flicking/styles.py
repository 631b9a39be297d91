"""The five levels of computers that flick: their hands, and how they judge what they may try."""

from cubacube.ai.flicking.hand import HandSkill
from cubacube.ai.minded import of_share
from cubacube.rules import N_, frozen, replace


@frozen
class FlickStyle:
    """How a level flicks and judges. All effort is counted in flicks tried in the mind.

    So many `drives` to the goal and `detours` are tried once, and so many `bounces` off other dice
    and obstacles. So many `finalists` are tried again, `samples` times each, as the own hand may
    do them; before that three times as many are tried a third as often. So many `moves` of other
    dice are tried before a drive. From so many places where the best end, a `second` drive is
    tried. Who does `groundwork` moves other dice also when a drive is possible. Who is `shrewd`
    minds what else a drive may bring.
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
        """The same hand and eyes with that share of the effort.

        The finalists stay as many: how often each of them is tried again grows or shrinks.
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
        """How somebody judges what is still to come."""
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
"""How each level flicks, in a sentence; figures are standard deviations."""
