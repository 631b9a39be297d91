"""Try out a level draft with dice: flick, repeat a flick, and compare two versions."""

from collections.abc import Callable
from typing import Any, TypeVar

from cubacube.kit.placing import Placed, laid
from cubacube.kit.shot import Flick, Layout
from cubacube.rules import replace
from cubacube.session.files.declared import Raw
from cubacube.session.files.levels import level_of
from cubacube.session.workshop.dice import fitted, thrown
from cubacube.session.workshop.draft import LevelDraft
from cubacube.session.workshop.readout import FlickRun, run
from cubacube.table.level import Level

T = TypeVar("T")


class Bench:
    """A level draft to flick on; results are derived from its state and cached."""

    def __init__(self, raw: Raw, file: str, layout: Layout | None = None) -> None:
        """Use the dice of `layout`; without one, throw all dice.

        Raises:
            LevelError: The level has errors.
            TableError: The dice never stop or find no place.
        """
        self._throws = 0
        self._kept: dict[str, tuple[Any, Any]] = {}
        if layout is None:
            layout = thrown(level_of(raw, file), Layout(), self._throws)
        self.draft = LevelDraft(raw, layout, file)

    @property
    def level(self) -> Level:
        """The level to flick on: the last version of the draft that had no errors."""
        return self.draft.level

    @property
    def before_flick(self) -> Layout:
        """The layout before the last flick; the current layout if no flick was made."""
        return self._fitted(self.level, "now")

    @property
    def layout(self) -> Layout:
        """The current layout."""
        made = self.run
        return self.before_flick if made is None else made.after

    @property
    def run(self) -> FlickRun | None:
        """The last flick, computed on the current level; None if dice were moved after it."""
        return self._run(self.level, "now")

    @property
    def run_before_change(self) -> FlickRun | None:
        """The last flick, computed on the level as it was before the last change of a value.

        None if that level equals the current one, or if dice were moved after the flick.
        """
        before = self.draft.before
        return None if before == self.level else self._run(before, "before")

    def flick(self, flick: Flick) -> None:
        """Make a flick on the current layout."""
        self.draft.make(self.layout, flick)

    def repeat(self) -> None:
        """If dice were moved after the last flick, repeat the flick from the current layout.

        Otherwise nothing happens.
        """
        stand = self.draft.stand
        if stand.flick is not None and not stand.made:
            self.draft.make(self.before_flick, stand.flick)

    def lay(self, placed: Placed) -> None:
        """Place dice by hand."""
        layout = self.layout
        self.draft.place(replace(layout, dice=laid(layout, placed.poses)))

    def throw(self) -> None:
        """Throw all dice.

        Raises:
            TableError: They never stop or find no place.
        """
        self._throws += 1
        self.draft.place(thrown(self.level, self.layout, self._throws))

    def _fitted(self, level: Level, which: str) -> Layout:
        layout = self.draft.stand.layout
        around = level.area, level.cities, level.dice, level.fixed, level.steps
        return self._same(f"layout {which}", (layout, around), lambda: fitted(layout, level))

    def _run(self, level: Level, which: str) -> FlickRun | None:
        stand = self.draft.stand
        if stand.flick is None or not stand.made:
            return None
        layout, flick = self._fitted(level, which), stand.flick
        return self._same(f"run {which}", (layout, level, flick), lambda: run(level, layout, flick))

    def _same(self, name: str, key: object, make: Callable[[], T]) -> T:
        """Return the cached result under `name`; call `make` again if `key` has changed."""
        kept = self._kept.get(name)
        if kept is None or kept[0] != key:
            kept = self._kept[name] = key, make()
        made: T = kept[1]
        return made
