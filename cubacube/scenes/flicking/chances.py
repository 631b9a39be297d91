"""Forecast how flicks may come out: where their dice stop, and what the rulings would be.

`Prediction` is what a person may know about the flick they aim.

The flicks are simulated in short slices of time, so that no frame is late. The results so
far are shown. The variants of a flick are chosen as for a computer player
(`ai.flicking.sampled`), with the errors of an Expert.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from time import perf_counter

from cubacube.ai.flicking import LEVELS, sampled
from cubacube.kit.shot import AnyFlick, Flick, Layout, Pose, Shot
from cubacube.rules import frozen
from cubacube.scenes.canvas import Brush, strokes
from cubacube.scenes.canvas.theme import BLOCKED, MOON, NIGHT, OPEN, Colour
from cubacube.scenes.cloth.aiming import Aiming
from cubacube.scenes.cloth.cloth_view import ClothView
from cubacube.scenes.cloth.ground import Ground
from cubacube.scenes.cloth.guide import FlickPreview
from cubacube.scenes.flicking.panels.predict_ruling import PredictedRuling, draw_prediction
from cubacube.session.language.translation import _
from cubacube.session.settings.chosen import aids_of
from cubacube.table import flicked
from cubacube.table.level import Level

WAYS = 24
"""Number of variants of a flick that are simulated."""
SLICE_S = 0.002
"""Time budget in a frame, in seconds; one simulation takes about a millisecond."""
HAND = LEVELS[3].hand
MOST_WORDS = 3
"""Largest number of rulings that are shown; the most likely ones come first."""
_DOT = 5.0


@frozen
class SampledFlick:
    """The end of one simulated flick, and its ruling.

    `ruling` is None if it is unknown or must not be shown.
    """

    end: Pose
    ruling: PredictedRuling | None


class Trials:
    """Simulates a list of flicks one after the other."""

    def __init__(
        self,
        level: Level,
        ruling: Callable[[Shot], PredictedRuling | None],
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        """Prepare trials on a table; `ruling` predicts the ruling on a shot."""
        self._level, self._ruling, self._clock = level, ruling, clock
        self._layout = Layout(())
        self._left: list[Flick] = []
        self.ways: tuple[SampledFlick, ...] = ()
        """The flicks simulated so far."""

    @property
    def whole(self) -> bool:
        """Whether all flicks have been simulated."""
        return not self._left

    @property
    def rulings(self) -> Counter[PredictedRuling]:
        """How many of the simulated flicks have each ruling."""
        return Counter(way.ruling for way in self.ways if way.ruling is not None)

    def begin(self, flicks: Sequence[Flick], layout: Layout) -> None:
        """Start to simulate these flicks on this layout."""
        self._left, self._layout, self.ways = [*reversed(flicks)], layout, ()

    def go_on(self, slice_s: float = SLICE_S) -> None:
        """Simulate flicks until the time slice is over; at least one flick."""
        until = self._clock() + slice_s
        while self._left:
            flick = self._left.pop()
            shot, _film = flicked(self._layout, flick, self._level)
            end = Layout(shot.rest)[flick.die]
            self.ways = (*self.ways, SampledFlick(end, self._ruling(shot)))
            if self._clock() >= until:
                return


class AimForecast(Trials):
    """Simulates variants of the aimed flick; starts again when the aim changes."""

    _aimed: tuple[Flick, AnyFlick] | None = None

    @property
    def words(self) -> tuple[PredictedRuling, ...]:
        """The most likely rulings, each with its percentage."""
        found = []
        for ruling, count in self.rulings.most_common(MOST_WORDS):
            percent = round(100 * count / len(self.ways))
            words = _("{percent} %: {what}").format(percent=percent, what=ruling.words)
            found.append(PredictedRuling(words, ruling.good))
        return tuple(found)

    def forget(self) -> None:
        """Drop all results, because no flick is aimed any more."""
        self._aimed = None
        self.begin((), Layout(()))

    def look(self, flick: Flick, choice: AnyFlick) -> None:
        """Simulate variants of this flick for one time slice; at least one variant."""
        if self._aimed is None or self._aimed[0] != flick or self._aimed[1] is not choice:
            self._aimed = flick, choice
            self.begin(sampled(flick, choice, HAND, WAYS), choice.layout)
        self.go_on()


def draw_ways(brush: Brush, ground: Ground, ways: Sequence[SampledFlick]) -> None:
    """Draw a dot at the end of each simulated flick: green for good rulings, else red."""
    for way in ways:
        strokes.dot(brush, NIGHT, ground.of(way.end), _DOT + 2)
    for way in ways:
        strokes.dot(brush, _colour(way), ground.of(way.end), _DOT)


def _colour(way: SampledFlick) -> Colour:
    if way.ruling is None:
        return MOON
    return OPEN if way.ruling.good else BLOCKED


class Prediction:
    """Predicts the ruling on an aim, as far as the settings of the player allow."""

    def __init__(
        self,
        who: str,
        aiming: Aiming | None,
        level: Level,
        judge: Callable[[Shot], PredictedRuling | None],
    ) -> None:
        """`judge` returns the ruling on a shot; None if the rules do not rule on it."""
        self._who, self._aiming, self._judge = who, aiming, judge
        self.chances = AimForecast(level, self._allowed)
        self._judged: tuple[FlickPreview, PredictedRuling | None] | None = None
        """The preview that was judged last, and the predicted ruling on it."""

    @property
    def ruling(self) -> PredictedRuling | None:
        """The predicted ruling on the aim; None if the player may not see it."""
        if not aids_of(self._who).outcome:
            return None
        seen = self._aiming.sight if self._aiming else None
        judged = self._judged
        return judged[1] if seen is not None and judged and judged[0] is seen else None

    @property
    def _shown(self) -> tuple[PredictedRuling, ...]:
        """The rulings to show: likely ones with percentages if known, else the predicted one."""
        if self.ruling is not None and self.chances.ways:
            return self.chances.words
        return (self.ruling,) if self.ruling else ()

    def update(self) -> None:
        """Judge a new preview, and go on with the forecast if the settings ask for it."""
        if self._aiming is None:
            return
        sight, aim, aids = self._aiming.sight, self._aiming.aim, aids_of(self._who)
        known = self._judged is not None and self._judged[0] is sight
        if aids.outcome and sight is not None and not known:
            self._judged = sight, self._judge(sight.shot)
        flick = aim.flick() if aim else None
        wanted = aids.preview == "chances" and not self._aiming.blind
        if wanted and flick is not None and aim is not None:
            self.chances.look(flick, aim.choice)
        else:
            self.chances.forget()

    def draw_below(self, brush: Brush, cloth_view: ClothView) -> None:
        """Draw where the die may stop."""
        draw_ways(brush, cloth_view.ground, self.chances.ways)

    def draw_above(self, brush: Brush, cloth_view: ClothView) -> None:
        """Draw the ruling at the end of the aimed path."""
        aiming, shown = self._aiming, self._shown
        if aiming is not None and aiming.aim is not None and shown:
            dice = cloth_view.piece_boxes(aiming.layout)
            draw_prediction(brush, shown, aiming.seen_until, aiming.aim, dice)

    def _allowed(self, shot: Shot) -> PredictedRuling | None:
        """Return the predicted ruling, or None if the player may not see it before the flick."""
        return self._judge(shot) if aids_of(self._who).outcome else None
