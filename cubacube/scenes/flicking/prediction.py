"""What a person may know beforehand about the flick they aim: its ruling, and the chances."""

from collections.abc import Callable

from cubacube.kit.shot import Shot
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.cloth.aiming import Aiming
from cubacube.scenes.cloth.cloth_view import ClothView
from cubacube.scenes.cloth.guide import FlickPreview
from cubacube.scenes.flicking.chances import AimForecast, draw_ways
from cubacube.scenes.flicking.panels.predict_ruling import PredictedRuling, draw_prediction
from cubacube.session.settings.chosen import aids_of
from cubacube.table.level import Level


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
