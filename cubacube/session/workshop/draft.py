"""A level being worked on, with the dice on it: changed, undone, compared; faults leave it be."""

from collections.abc import Callable

from cubacube.kit.shot import Flick, Layout
from cubacube.rules import frozen, replace
from cubacube.session.files.declared import Raw
from cubacube.session.files.kinds import Place
from cubacube.session.files.levels import LevelError, LevelFault, level_of
from cubacube.session.workshop.settings import LevelValue, Value, value_of, with_value
from cubacube.table.level import Level

MOST_UNDONE = 500
"""So far back one can go."""


@frozen
class DraftState:
    """How things are on the bench: the values of the level, the dice, the last flick."""

    raw: Raw
    layout: Layout
    """The dice before the last flick, if it is `made`."""
    flick: Flick | None = None
    made: bool = False
    """Whether the dice lie as the flick has left them; else it can be made again."""


class LevelDraft:
    """Goes from stand to stand. `level` is that of the last stand without a fault."""

    def __init__(self, raw: Raw, layout: Layout, file: str) -> None:
        """`raw` are the values of a level without a fault; `file` is what faults name."""
        self.file = file
        self.opened = raw
        """What a value is reset to."""
        self.stand = DraftState(raw, layout)
        self.level: Level = level_of(raw, file)
        self.before: Level = self.level
        """That of before the last change of a value, to compare with."""
        self.faults: tuple[LevelFault, ...] = ()
        self.other: Raw = raw
        """The level that is compared with: A, as long as the one on the bench is B."""
        self.on_a = False
        """Whether the one on the bench is A."""
        self._past: list[DraftState] = []
        self._future: list[DraftState] = []
        self._gesture: object = None

    @property
    def changed(self) -> bool:
        """Whether any value is other than when the level was opened or saved."""
        return self.stand.raw != self.opened

    @property
    def can_undo(self) -> bool:
        """Whether anything can be undone."""
        return bool(self._past)

    @property
    def can_redo(self) -> bool:
        """Whether anything that was undone can be done again."""
        return bool(self._future)

    def set(self, setting: LevelValue, value: Value, gesture: object = None) -> None:
        """Give a value; changes in one `gesture` are undone together."""
        if value_of(self.stand.raw, setting) != value:
            self.change(lambda raw: with_value(raw, setting.place, value), gesture)

    def put(self, place: Place, value: object, gesture: object = None) -> None:
        """Let a whole part of the level, such as a list of zones, be another one."""
        self.change(lambda raw: with_value(raw, place, value), gesture)

    def change(self, how: Callable[[Raw], Raw], gesture: object = None) -> None:
        """Change values; what comes of it may have faults, which then are told."""
        raw = how(self.stand.raw)
        if raw != self.stand.raw:
            self._go(replace(self.stand, raw=raw), gesture)

    def reset(self, setting: LevelValue) -> None:
        """Let a value be what it was when the level was opened."""
        try:
            value = value_of(self.opened, setting)
        except (IndexError, KeyError):
            return  # a zone that was not there has no former value
        self.set(setting, value)

    def place(self, layout: Layout, gesture: object = None) -> None:
        """Let the dice lie so; the last flick can be made from there."""
        self._go(replace(self.stand, layout=layout, made=False), gesture)

    def make(self, layout: Layout, flick: Flick) -> None:
        """A flick is made on this layout."""
        self._go(DraftState(self.stand.raw, layout, flick, made=True))

    def put_back(self) -> None:
        """Let the dice lie as before the last flick."""
        if self.stand.made:
            self._go(replace(self.stand, made=False))

    def take(self, raw: Raw) -> None:
        """Work on another level, such as one that was pasted, or that came from its file anew.

        Raises:
            LevelError: It has faults; the one on the bench stays.
        """
        level_of(raw, self.file)
        self.change(lambda _raw: raw)

    def settle(self) -> None:
        """A gesture has come to its end: what follows is undone by itself."""
        self._gesture = None

    def undo(self) -> None:
        """Go back to before the last change, if there was one."""
        if self._past:
            self._future.append(self.stand)
            self._show(self._past.pop())

    def redo(self) -> None:
        """Go forth to what was undone last, if anything was."""
        if self._future:
            self._past.append(self.stand)
            self._show(self._future.pop())

    def set_reference(self) -> None:
        """Compare with the level as it is now."""
        self.other, self.on_a = self.stand.raw, False

    def swap(self) -> None:
        """Let A be on the bench instead of B, or the other way round."""
        here = self.stand.raw
        self.change(lambda _raw: self.other)
        self.other, self.on_a = here, not self.on_a

    def rename(self, name: str) -> None:
        """Call the level so, now, before and after: the name of its file is not undone."""

        def called(raw: Raw) -> Raw:
            renamed: Raw = with_value(raw, ("name",), name)
            return renamed

        self._past = [replace(each, raw=called(each.raw)) for each in self._past]
        self._future = [replace(each, raw=called(each.raw)) for each in self._future]
        self.stand = replace(self.stand, raw=called(self.stand.raw))
        self.opened, self.other = called(self.opened), called(self.other)
        self.level, self.before = replace(self.level, name=name), replace(self.before, name=name)

    def saved(self) -> None:
        """What is on the bench is what the file holds."""
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
        """Another stand; its level is the one to flick on if it has no fault."""
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
