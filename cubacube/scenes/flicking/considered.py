"""The page that shows which flicks a computer player considered and how they come out."""

from collections.abc import Callable, Sequence
from typing import Any

from cubacube.kit.shot import AnyFlick, Flick, Shot
from cubacube.rules import Action, replace
from cubacube.scenes.canvas import Bounds, Brush, inset
from cubacube.scenes.cloth.cloth_view import ClothView
from cubacube.scenes.cloth.guide import Guide, draw_guide, draw_pull
from cubacube.scenes.flicking.chances import SampledFlick, Trials, draw_ways
from cubacube.scenes.flicking.panels.places import CLOTH, SIDE
from cubacube.scenes.flicking.panels.predict_ruling import PredictedRuling
from cubacube.scenes.flicking.watching import aim_of
from cubacube.scenes.match.considered import MOST, Compared, Considered, Question
from cubacube.scenes.match.situation import Situation
from cubacube.scenes.stage.scene import Change
from cubacube.session.language.translation import _, _n
from cubacube.session.play.players import Thoughts

_RIM = -9.0
"""Inset of the glowing ring of a panel; negative, because the ring lies outside the panel."""
SLICE_S = 0.008
"""Time per frame to simulate flicks, in seconds; nothing else is computed meanwhile."""


class FlicksConsidered(Considered):
    """Simulates the considered flicks again on the same layout; dots show where they end."""

    def __init__(
        self,
        situation: Situation[Any],
        question: Question,
        cloth_view: ClothView,
        ruling: Callable[[Shot], PredictedRuling | None],
    ) -> None:
        """Prepare the page; `ruling` predicts the short ruling on a shot."""
        super().__init__(
            situation, replace(question, name=lambda _flick: _("the flick on the table"))
        )
        self._cloth_view = cloth_view
        self._guide = Guide(situation.live.level)
        self._legal = tuple(each for each in situation.live.choices if isinstance(each, AnyFlick))
        self.trials = Trials(
            situation.live.level, lambda shot: ruling(shot) if self._may(shot) else None
        )

    @property
    def panel(self) -> Bounds:
        """The area beside the cloth, which this page covers."""
        return inset(SIDE, _RIM)

    def compared(self, thoughts: Thoughts) -> Sequence[Compared]:
        """Start to simulate the considered flicks; return no results yet."""
        if self._legal:
            self.trials.begin(thoughts.flicks, self._legal[0].layout)
        return ()

    def update(self, seconds: float) -> Change:
        """Simulate some more flicks."""
        change = super().update(seconds)
        if self.thoughts is not None and not self.trials.whole:
            self.trials.go_on(SLICE_S)
            if self.trials.whole:
                self._show(self._rulings())
        return change

    def _wish(self, action: Action) -> Action | None:
        """Return the action whose preview the base class draws; None for a flick.

        This class draws flicks itself.
        """
        return None if isinstance(action, Flick) else super()._wish(action)

    def _lit(self, way: SampledFlick) -> bool:
        """Return whether the end of this flick is shown.

        If a ruling is under the pointer, only flicks with this ruling are shown.
        """
        if self.pointed is None:
            return True
        return way.ruling is not None and way.ruling.words == self.pointed.words

    def _may(self, shot: Shot) -> bool:
        """Return whether a flick was legal for the player; only legal flicks get a ruling."""
        return any(shot.flick in choice for choice in self._legal)

    def _rulings(self) -> list[Compared]:
        """Return the predicted rulings, the most frequent one first."""
        count = len(self.trials.ways)
        return [
            Compared(
                ruling.words,
                times / count,
                _n("{count} flick", "{count} flicks", times).format(count=times),
                good=ruling.good,
            )
            for ruling, times in self.trials.rulings.most_common(MOST)
        ]

    def _told(self, thoughts: Thoughts) -> str:
        count, done = len(thoughts.flicks), len(self.trials.ways)
        if not count:
            return super()._told(thoughts)
        words = _n(
            "No preview: {done} of {count} flick tested on the table",
            "No preview: {done} of {count} flicks tested on the table",
            count,
        )
        return words.format(done=done, count=count)

    @property
    def _flick(self) -> Flick | None:
        """The chosen action if it is a flick, else None."""
        chosen = self.situation.live.as_drawn(self.chosen)
        return chosen if isinstance(chosen, Flick) else None

    @property
    def _choice(self) -> AnyFlick | None:
        """The legal choice that contains the chosen flick; None if there is none."""
        return next((each for each in self._legal if self._flick in each), None)

    def _draw_over(self, brush: Brush) -> None:
        """Draw the chosen flick, and a dot for each simulated flick.

        If a ruling is under the pointer, only the dots of this ruling are drawn.
        """
        with brush.within(CLOTH):
            draw_ways(
                brush, self._cloth_view.ground, [way for way in self.trials.ways if self._lit(way)]
            )
        chosen, choice = self._flick, self._choice
        if chosen is not None and choice is not None:
            if not choice.blind:
                sight = self._guide.sight(chosen, choice.layout)
                draw_guide(brush, self._cloth_view.ground, sight, self._cloth_view.edge)
            live = self.situation.live
            draw_pull(brush, self._cloth_view.ground, aim_of(chosen, live.choices, live.level))
