"""Estimates of how levels play: computed in the background, cached, and shown."""

from collections.abc import Callable

from cubacube.rules import frozen
from cubacube.scenes.canvas import Bounds, Brush, TextStyle, columns
from cubacube.scenes.canvas.theme import NORMAL, SMALL
from cubacube.scenes.workshop.places import BEFORE, DARK, HEAD, NOW, TINY
from cubacube.session.language.numbers import written
from cubacube.session.language.translation import N_, _
from cubacube.session.workshop.draft import LevelDraft
from cubacube.session.workshop.estimate import Answer, Average, DriveEstimate, Estimator
from cubacube.table.level import Level

_MOST = 40
"""The largest number of levels whose estimates are cached."""
_CELLS: tuple[tuple[str, Callable[[DriveEstimate], Average], bool], ...] = (
    (N_("clean crossings"), lambda each: each.clean, True),
    (N_("Damage per drive"), lambda each: each.damage, False),
    (N_("dice tipped over"), lambda each: each.tumbles, False),
    (N_("dice off the table"), lambda each: each.left, False),
)
"""Label, figure, and whether it is shown in percent."""


@frozen
class EstimateShown:
    """The known estimates; None while unknown."""

    now: DriveEstimate | None = None
    before: DriveEstimate | None = None
    thinking: bool = False
    """Whether the estimate is still being computed."""


class Estimates:
    """Requests an estimate of the current level, then of the level before the last change."""

    def __init__(self, draft: LevelDraft, make: Callable[[], Estimator]) -> None:
        self._draft, self._make = draft, make
        self._estimator: Estimator | None = None
        self._known: dict[Level, Answer] = {}
        self._asked: Level | None = None

    @property
    def told(self) -> EstimateShown:
        """The estimates that are known so far."""
        now, before = self._draft.level, self._draft.before
        was = self._known.get(before) if before != now else None
        known = self._known.get(now)
        return EstimateShown(
            None if known is None else known.found,
            None if was is None else was.found,
            thinking=not self._is_whole(now),
        )

    def prepare(self) -> Estimator:
        """Start the estimator if needed, which takes about a second, and return it."""
        if self._estimator is None:
            self._estimator = self._make()
        return self._estimator

    def update(self) -> None:
        """Store a finished answer, then request the next missing estimate."""
        estimator = self.prepare()
        answer = estimator.answer()
        if answer is not None:
            self._hear(answer)
        wanted = (self._draft.level, self._draft.before)
        unknown = next((each for each in wanted if not self._is_whole(each)), None)
        if unknown is not None and unknown != self._asked:
            self._asked = unknown
            estimator.ask(unknown)

    def _hear(self, answer: Answer) -> None:
        """Store an answer.

        An incomplete answer is stored only if it used more drives than the stored one.
        """
        if answer.whole:
            self._asked = None
        known = self._known.get(answer.level)
        if known is None or answer.whole or _drives(answer) > _drives(known):
            self._known.pop(answer.level, None)
            self._known[answer.level] = answer
        for old in list(self._known)[:-_MOST]:
            del self._known[old]

    def _is_whole(self, level: Level) -> bool:
        """Return whether the estimate of a level is complete."""
        return level in self._known and self._known[level].whole

    def close(self) -> None:
        """Stop the estimator."""
        if self._estimator is not None:
            self._estimator.close()
            self._estimator = None


def _drives(answer: Answer) -> int:
    return 0 if answer.found is None else answer.found.drives


def draw_estimate(brush: Brush, box: Bounds, estimate: EstimateShown) -> None:
    """Draw four numbers of the estimate, each with its interval.

    Beside a number is its value before the last change.
    """
    brush.panel(box, DARK)
    x, y, width, height = box
    brush.write(_head(estimate), (x + 16, y + 20), HEAD, "midleft", width - 32)
    if estimate.now is None:
        return
    for (left, _top, wide, _tall), (words, figure, percent) in zip(
        columns((x + 16, y, width - 32, height), len(_CELLS), 8), _CELLS, strict=True
    ):
        style, now = TextStyle(NORMAL, NOW, "heavy"), figure(estimate.now)
        end = brush.write(_number(now.mean, percent), (left, y + 50), style, "midleft").right
        if estimate.before is not None:
            was, mean = TextStyle(SMALL, BEFORE, "heavy"), figure(estimate.before).mean
            brush.write(_number(mean, percent), (end + 12, y + 51), was, "midleft")
        low, high = (_number(each, percent) for each in now.interval)
        reach = _("({low} to {high})").format(low=low.removesuffix(" %"), high=high)
        brush.write(reach, (left, y + 77), TINY, "midleft", wide)
        brush.write(_(words), (left, y + 101), TINY, "midleft", wide)


def _number(value: float, percent: bool) -> str:
    return f"{100 * value:.0f} %" if percent else written(value, 2)


def _head(estimate: EstimateShown) -> str:
    if estimate.now is None and not estimate.thinking:
        return _("On this table the dice never stop, or they have no room.")
    if estimate.now is None:
        return _("Testing some hundred drives …")
    if estimate.thinking:
        words = _("{drives} drives with a shaky hand so far (intervals of 95 %)")
    else:
        words = _("{drives} drives with a shaky hand (intervals of 95 %)")
    return words.format(drives=estimate.now.drives)
