"""How flicks may come out: where their dice end, and what the law would say.

They are made in slices, so that no frame is felt; what has been made so far is shown. The ways of
one flick are those in which computers try it (`ai.flicking.sampled`), with the hand of an Expert.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Final

from cubacube.ai.flicking import LEVELS, sampled
from cubacube.kit.shot import AnyFlick, Flick, Layout, Pose, Shot
from cubacube.rules import frozen
from cubacube.scenes.canvas import strokes
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.theme import BLOCKED, MOON, NIGHT, OPEN, Colour
from cubacube.scenes.cloth.ground import Ground
from cubacube.scenes.flicking.panels.predict_ruling import PredictedRuling
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
class SampledFlick:
    """One flick as it comes out; without a ruling where nothing can be told, or shall be."""

    end: Pose
    ruling: PredictedRuling | None


class Trials:
    """Tries one flick after the other."""

    def __init__(
        self,
        level: Level,
        ruling: Callable[[Shot], PredictedRuling | None],
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        """`ruling` tells what the law would make of a shot."""
        self._level, self._ruling, self._clock = level, ruling, clock
        self._layout = Layout(())
        self._left: list[Flick] = []
        self.ways: tuple[SampledFlick, ...] = ()
        """What has been tried so far."""

    @property
    def whole(self) -> bool:
        """Whether all have been tried."""
        return not self._left

    @property
    def rulings(self) -> Counter[PredictedRuling]:
        """How often the law would say what."""
        return Counter(way.ruling for way in self.ways if way.ruling is not None)

    def begin(self, flicks: Sequence[Flick], layout: Layout) -> None:
        """Try these, with the dice lying so."""
        self._left, self._layout, self.ways = [*reversed(flicks)], layout, ()

    def go_on(self, slice_s: float = SLICE_S) -> None:
        """Try some more, as long as a slice of a frame lasts; at least one."""
        until = self._clock() + slice_s
        while self._left:
            flick = self._left.pop()
            shot, _film = flicked(self._layout, flick, self._level)
            end = next(pose for pose in shot.rest if pose.die == flick.die)
            self.ways = (*self.ways, SampledFlick(end, self._ruling(shot)))
            if self._clock() >= until:
                return


class AimForecast(Trials):
    """The ways of one flick; begins again when another one is aimed."""

    _aimed: tuple[Flick, AnyFlick] | None = None

    @property
    def words(self) -> tuple[PredictedRuling, ...]:
        """The most likely rulings, each with its chance in percent."""
        return tuple(
            PredictedRuling(
                _("{percent} %: {what}").format(
                    percent=round(100 * count / len(self.ways)), what=ruling.words
                ),
                ruling.good,
            )
            for ruling, count in self.rulings.most_common(MOST_WORDS)
        )

    def forget(self) -> None:
        """Nothing is aimed any more."""
        self._aimed = None
        self.begin((), Layout(()))

    def look(self, flick: Flick, choice: AnyFlick) -> None:
        """Try some more ways of this flick, as long as a slice of a frame lasts; at least one."""
        if self._aimed is None or self._aimed[0] != flick or self._aimed[1] is not choice:
            self._aimed = flick, choice
            self.begin(sampled(flick, choice, HAND, WAYS), choice.layout)
        self.go_on()


def draw_ways(brush: Brush, ground: Ground, ways: Sequence[SampledFlick]) -> None:
    """Dots where the middle of the die may end: green where that is as one would wish."""
    for way in ways:
        strokes.dot(brush, NIGHT, ground.of(way.end), _DOT + 2)
    for way in ways:
        strokes.dot(brush, _colour(way), ground.of(way.end), _DOT)


def _colour(way: SampledFlick) -> Colour:
    if way.ruling is None:
        return MOON
    return OPEN if way.ruling.good else BLOCKED
