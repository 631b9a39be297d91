"""A level that is being edited, with the dice on it: change, undo, redo, compare."""

from collections.abc import Callable
from pathlib import Path

from cubacube.kit.shot import Flick, Layout
from cubacube.rules import frozen, replace
from cubacube.session.files.declared import Place, Raw
from cubacube.session.files.levels import LevelError, LevelFault, level_of
from cubacube.session.language.translation import _
from cubacube.session.shipped import folder
from cubacube.session.workshop.settings import LevelValue, Value, value_of, with_value
from cubacube.table.level import Level

MOST_UNDONE = 500
"""Maximum number of undo steps."""


@frozen
class DraftState:
    """The state of the bench: the values of the level, the layout, the last flick."""

    raw: Raw
    layout: Layout
    """If `made` is true, the layout before the last flick; otherwise the current layout."""
    flick: Flick | None = None
    made: bool = False
    """Whether the dice still lie where the last flick left them.

    If false, the flick can be repeated.
    """


class LevelDraft:
    """Edits a level with undo; `level` is the last state without errors."""

    def __init__(self, raw: Raw, layout: Layout, file: str) -> None:
        """`raw` holds the values of a valid level; `file` names it in error messages."""
        self.file = file
        self.opened = raw
        """The values to which a reset returns."""
        self.stand = DraftState(raw, layout)
        self.level: Level = level_of(raw, file)
        self.before: Level = self.level
        """The level as it was before the last change of a value, for comparison."""
        self.faults: tuple[LevelFault, ...] = ()
        self.other: Raw = raw
        """The stored other level: A while B is being edited, B while A is being edited."""
        self.on_a = False
        """Whether level A is being edited; otherwise level B."""
        self._past: list[DraftState] = []
        self._future: list[DraftState] = []
        self._gesture: object = None

    @property
    def title(self) -> str:
        """The name of the level, in the chosen language if it ships with the game."""
        name, ships = self.level.name, Path(self.file).parent == folder("levels")
        return _(name) if ships and name == self.opened["name"] else name

    @property
    def changed(self) -> bool:
        """Whether any value differs from when the level was opened or saved."""
        return self.stand.raw != self.opened

    @property
    def unsaved(self) -> bool:
        """Whether there are changes to lose, in this level or in B while A is shown."""
        return self.changed or (self.on_a and self.other != self.opened)

    @property
    def can_undo(self) -> bool:
        """Whether there is anything to undo."""
        return bool(self._past)

    @property
    def can_redo(self) -> bool:
        """Whether there is anything to redo."""
        return bool(self._future)

    def set(self, setting: LevelValue, value: Value, gesture: object = None) -> None:
        """Set a value; changes with the same `gesture` are undone together."""
        if value_of(self.stand.raw, setting) != value:
            self.change(lambda raw: with_value(raw, setting.place, value), gesture)

    def put(self, place: Place, value: object, gesture: object = None) -> None:
        """Replace a whole part of the level, such as a list of zones."""
        self.change(lambda raw: with_value(raw, place, value), gesture)

    def change(self, how: Callable[[Raw], Raw], gesture: object = None) -> None:
        """Change values; if the result has errors, they are in `faults`."""
        raw = how(self.stand.raw)
        if raw != self.stand.raw:
            self._go(replace(self.stand, raw=raw), gesture)

    def reset(self, setting: LevelValue) -> None:
        """Reset a value to its original, if it has one."""
        value = self.original(setting)
        if value is not None:
            self.set(setting, value)

    def original(self, setting: LevelValue) -> Value | None:
        """Return the value at the time the level was last opened or saved.

        None if the value did not exist then.
        """
        try:
            return value_of(self.opened, setting)
        except (IndexError, KeyError):
            return None

    def place(self, layout: Layout, gesture: object = None) -> None:
        """Change the layout; the last flick can be repeated on it."""
        self._go(replace(self.stand, layout=layout, made=False), gesture)

    def make(self, layout: Layout, flick: Flick) -> None:
        """Make a flick on a layout."""
        self._go(DraftState(self.stand.raw, layout, flick, made=True))

    def put_back(self) -> None:
        """Restore the layout before the last flick."""
        if self.stand.made:
            self._go(replace(self.stand, made=False))

    def take(self, raw: Raw) -> None:
        """Replace the level by another one, such as a pasted level.

        Raises:
            LevelError: The new level has errors; the current level stays.
        """
        level_of(raw, self.file)
        self.change(lambda _raw: raw)

    def settle(self) -> None:
        """End a gesture: the next change has its own undo step."""
        self._gesture = None

    def undo(self) -> None:
        """Undo the last change, if there is one."""
        if self._past:
            self._future.append(self.stand)
            self._show(self._past.pop())

    def redo(self) -> None:
        """Redo the last undone change, if there is one."""
        if self._future:
            self._past.append(self.stand)
            self._show(self._future.pop())

    def set_reference(self) -> None:
        """Store the current level as A, to compare with."""
        self.other, self.on_a = self.stand.raw, False

    def swap(self) -> None:
        """Edit level B instead of level A, or level A instead of level B."""
        here = self.stand.raw
        self.change(lambda _raw: self.other)
        self.other, self.on_a = here, not self.on_a

    def rename(self, name: str) -> None:
        """Rename the level in the current state and in all states that undo or redo can restore.

        Undo must not restore the old name, because the file keeps its new name.
        """

        def called(raw: Raw) -> Raw:
            return {**raw, "name": name}

        self._past = [replace(each, raw=called(each.raw)) for each in self._past]
        self._future = [replace(each, raw=called(each.raw)) for each in self._future]
        self.stand = replace(self.stand, raw=called(self.stand.raw))
        self.opened, self.other = called(self.opened), called(self.other)
        self.level, self.before = replace(self.level, name=name), replace(self.before, name=name)

    def restore(self, stand: DraftState, other: Raw, *, on_a: bool) -> None:
        """Continue a draft that was kept, without its undo steps."""
        self._show(stand)
        self.other, self.on_a = other, on_a

    def saved(self) -> None:
        """Mark the current values as saved."""
        self.opened = self.stand.raw

    def _go(self, stand: DraftState, gesture: object = None) -> None:
        if gesture is None or gesture != self._gesture:
            self._past = [*self._past[-MOST_UNDONE + 1 :], self.stand]
            self._gesture = gesture
            self._show(stand)
        else:
            self._show(stand, going_on=True)
        self._future = []

    def _show(self, stand: DraftState, *, going_on: bool = False) -> None:
        """Switch to another state of the draft.

        If its level has changed and has no errors, it becomes the level to flick on. The previous
        level is then kept for comparison. If `going_on` is true, the same gesture continues, and
        the level for comparison stays.
        """
        same, self.stand = stand.raw == self.stand.raw, stand
        if same:
            return
        try:
            level = level_of(stand.raw, self.file)
        except LevelError as error:
            self.faults = error.faults
            return
        if not going_on:
            self.before = self.level
        self.level, self.faults = level, ()
