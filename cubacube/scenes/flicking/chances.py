"""How a flick may come out if the hand strays: where its die ends, and what the law would say.

The ways are those in which computers try a flick (`ai.flicking.sampled`), with the hand of an
Expert. They are made in slices, so that no frame is felt; what has been made so far is shown.
"""

from collections import Counter
from collections.abc import Callable
from time import perf_counter
from typing import Final

from cubacube.ai.flicking import LEVELS, sampled
from cubacube.kit.shot import AnyFlick, Flick, Pose, Shot
from cubacube.rules import frozen
from cubacube.scenes.canvas import strokes
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.theme import BLOCKED, NIGHT, OPEN, Colour
from cubacube.scenes.cloth.ground import Ground
from cubacube.scenes.flicking.panels.foretold import Foretold
from cubacube.session.language.translation import _
from cubacube.table import flicked
from cubacube.table.level import Level

WAYS: Final = 24
"""So many ways are tried."""
SLICE_S: Final = 0.002
"""After so long no more are begun in a frame; one takes about a millisecond."""
HAND: Final = LEVELS[3].hand
MOST_WORDS: Final = 3
"""So many rulings are told, the most likely ones."""
_DOT: Final = 5.0


@frozen
class Way:
    """One way in which the flick may come out; without a ruling where nothing can be told."""

    end: Pose
    ruling: Foretold | None


class Chances:
    """Tries one flick after the other; begins again when another one is aimed."""

    def __init__(
        self,
        level: Level,
        ruling: Callable[[Shot], Foretold | None],
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        """`ruling` tells what the law would make of a shot."""
        self._level, self._ruling, self._clock = level, ruling, clock
        self._aimed: tuple[Flick, AnyFlick] | None = None
        self._left: list[Flick] = []
        self.ways: tuple[Way, ...] = ()
        """What has been tried so far."""

    @property
    def whole(self) -> bool:
        """Whether all ways have been tried."""
        return self._aimed is not None and not self._left

    @property
    def words(self) -> tuple[Foretold, ...]:
        """The most likely rulings, each with its chance in percent."""
        told = Counter(way.ruling for way in self.ways if way.ruling is not None)
        return tuple(
            Foretold(
                _("{percent} %: {what}").format(
                    percent=round(100 * count / len(self.ways)), what=ruling.words
                ),
                ruling.good,
            )
            for ruling, count in told.most_common(MOST_WORDS)
        )

    def forget(self) -> None:
        """Nothing is aimed any more."""
        self._aimed, self._left, self.ways = None, [], ()

    def look(self, flick: Flick, choice: AnyFlick) -> None:
        """Try some more ways of this flick, as long as a slice of a frame lasts; at least one."""
        if self._aimed is None or self._aimed[0] != flick or self._aimed[1] is not choice:
            self._aimed, self.ways = (flick, choice), ()
            self._left = [*reversed(sampled(flick, choice, HAND, WAYS))]
        until = self._clock() + SLICE_S
        while self._left:
            shot, _film = flicked(choice.layout, self._left.pop(), self._level)
            end = next(pose for pose in shot.rest if pose.die == flick.die)
            self.ways = (*self.ways, Way(end, self._ruling(shot)))
            if self._clock() >= until:
                return


def draw_chances(brush: Brush, ground: Ground, chances: Chances) -> None:
    """Dots where the middle of the die may end: green where that is as one would wish."""
    for way in chances.ways:
        strokes.dot(brush, NIGHT, ground.of(way.end), _DOT + 2)
    for way in chances.ways:
        strokes.dot(brush, _colour(way), ground.of(way.end), _DOT)


def _colour(way: Way) -> Colour:
    return OPEN if way.ruling is not None and way.ruling.good else BLOCKED
