"""The bench: a draft, the dice as they lie on it, and what its last flick did, now and before."""

from collections.abc import Callable
from typing import Any, TypeVar

from cubacube.kit.placing import Placed, laid
from cubacube.kit.shot import Flick, Layout
from cubacube.rules import replace
from cubacube.session.files.declared import Raw
from cubacube.session.workshop.dice import fitted, thrown
from cubacube.session.workshop.draft import LevelDraft
from cubacube.session.workshop.readout import FlickRun, run
from cubacube.table.level import Level

T = TypeVar("T")


class Bench:
    """Everything follows from the stand of the draft, and is computed once for each."""

    def __init__(self, raw: Raw, file: str, layout: Layout | None = None) -> None:
        """Dice lie as in `layout`; without one they are thrown.

        Raises:
            LevelError: The level has faults.
            TableError: The dice find no rest or no place.
        """
        self.draft = LevelDraft(raw, layout or Layout(), file)
        self._throws = 0
        self._kept: dict[str, tuple[Any, Any]] = {}
        if layout is None:
            lying = thrown(self.level, Layout(), self._throws)
            self.draft = LevelDraft(raw, lying, file)

    @property
    def level(self) -> Level:
        """The one to flick on: that of the draft as long as it had no fault."""
        return self.draft.level

    @property
    def before_flick(self) -> Layout:
        """The dice as they lay before the last flick, or lie if it is not made."""
        return self._fitted(self.level, "now")

    @property
    def layout(self) -> Layout:
        """The dice as they lie."""
        made = self.run
        return self.before_flick if made is None else made.after

    @property
    def run(self) -> FlickRun | None:
        """What the last flick does on the level as it is; None if dice were laid since."""
        return self._run(self.level, "now")

    @property
    def run_before_change(self) -> FlickRun | None:
        """What it did before the last value was changed; None if that was nothing else."""
        before = self.draft.before
        return None if before == self.level else self._run(before, "before")

    def flick(self, flick: Flick) -> None:
        """Make a flick where the dice lie."""
        self.draft.make(self.layout, flick)

    def repeat(self) -> None:
        """Make the last flick once more; if dice were laid since, from where they lie now."""
        stand = self.draft.stand
        if stand.flick is not None and not stand.made:
            self.draft.make(self.before_flick, stand.flick)

    def lay(self, placed: Placed) -> None:
        """Dice are laid by hand."""
        layout = self.layout
        self.draft.place(replace(layout, dice=laid(layout, placed.poses)))

    def throw(self) -> None:
        """Throw all dice.

        Raises:
            TableError: They find no rest or no place.
        """
        self._throws += 1
        self.draft.place(thrown(self.level, self.layout, self._throws))

    def _fitted(self, level: Level, which: str) -> Layout:
        layout = self.draft.stand.layout
        around = level.area, level.cities, level.dice, level.obstacles, level.steps
        return self._same(f"layout {which}", (layout, around), lambda: fitted(layout, level))

    def _run(self, level: Level, which: str) -> FlickRun | None:
        stand = self.draft.stand
        if stand.flick is None or not stand.made:
            return None
        layout, flick = self._fitted(level, which), stand.flick
        return self._same(f"run {which}", (layout, level, flick), lambda: run(level, layout, flick))

    def _same(self, name: str, key: object, make: Callable[[], T]) -> T:
        """What was made last under a name, made anew if it hangs on something else now."""
        kept = self._kept.get(name)
        if kept is None or kept[0] != key:
            kept = self._kept[name] = key, make()
        made: T = kept[1]
        return made
