"""The last flick on the bench: its measurements and its trace, also before the last change."""

from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.cloth.cloth_view import ClothView
from cubacube.scenes.cloth.guide import Trace, draw_trace, trace_of
from cubacube.scenes.workshop.places import BEFORE, NOW
from cubacube.session.workshop.bench import Bench
from cubacube.session.workshop.readout import FlickRun, Readout, readout


class Runs:
    """Measures the last flick of a bench; results are cached."""

    def __init__(self, bench: Bench) -> None:
        self._bench = bench
        self._measured: dict[str, tuple[FlickRun, Readout, Trace]] = {}

    @property
    def readout(self) -> Readout | None:
        """The measurements of the last flick."""
        now = self._measure("now", self._bench.run)
        return now[1] if now else None

    @property
    def readout_before(self) -> Readout | None:
        """The measurements of the last flick when repeated on the level before the last change."""
        before = self._measure("before", self._bench.run_before_change)
        return before[1] if before else None

    def draw_traces(self, brush: Brush, cloth_view: ClothView) -> None:
        """Draw two traces of the last flick: on the level before the change, and on this level."""
        runs = (("before", self._bench.run_before_change, BEFORE), ("now", self._bench.run, NOW))
        for which, made, colour in runs:
            measured = self._measure(which, made)
            if measured is not None:
                draw_trace(brush, cloth_view.ground, measured[2], cloth_view.edge, colour)

    def _measure(self, which: str, made: FlickRun | None) -> tuple[FlickRun, Readout, Trace] | None:
        """Return a flick with its measurements and trace."""
        if made is None:
            return None
        kept = self._measured.get(which)
        if kept is None or kept[0] is not made:
            kept = self._measured[which] = made, readout(made), trace_of(made.shot, made.film)
        return kept
