"""Actions on the household: each one asks the player, does its work, and reports errors."""

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from cubacube.rules import replace
from cubacube.scenes.stage.scene import Change, Push
from cubacube.scenes.widgets.dialogues import confirm, notice, notice_before
from cubacube.scenes.widgets.line_asked import LineRequest, ask_line
from cubacube.session.files.plain import plain
from cubacube.session.households.file import NAME, export_household, household_path
from cubacube.session.households.model import MOST_PEOPLE, Household, Profile
from cubacube.session.language.translation import _
from cubacube.session.play.records import RecordError
from cubacube.session.play.setup import LONGEST_NAME, SIDES, fault_in

_LONGEST_PATH = 400


class Keeps(Protocol):
    """The store of the household."""

    @property
    def household(self) -> Household:
        """The household as it is now."""
        ...

    def change(self, change: Callable[[Household], Household], /) -> str:
        """Apply a change and save it; return an error message, empty on success."""
        ...

    def import_from(self, source: Path, /) -> None:
        """Replace the household by the one in the file `source`.

        Raises:
            RecordError: `source` has faults; nothing is changed then.
            OSError: `source` does not exist, or the household cannot be saved.
        """
        ...


class HouseholdMoves:
    """Runs the actions on the household.

    After each action it calls `on_moved` with the index of the person to select. None keeps
    the selection.
    """

    def __init__(self, keeps: Keeps, on_moved: Callable[[int | None], None]) -> None:
        self._keeps, self._on_moved = keeps, on_moved

    def welcome(self) -> Change:
        """Ask for the name of a new person and put them first."""
        title, words = _("Who else plays here?"), _("Up to {count} letters.")
        words = words.format(count=LONGEST_NAME)
        line = LineRequest(title, words, _("Add"), "", LONGEST_NAME, self._clash)

        def come(name: str) -> Change:
            taken = {each.side for each in self._keeps.household.profiles}
            side = next((each for each in SIDES if each not in taken), SIDES[0])
            person = Profile(name, side)
            return self._done(lambda household: household.with_first(person), 0)

        if len(self._keeps.household.profiles) >= MOST_PEOPLE:
            full = _("There is room for {count} people. Forget somebody first.")
            return Push(notice(_("The household is full"), (full.format(count=MOST_PEOPLE),)))
        return ask_line(line, come)

    def rename(self, profile: Profile) -> Change:
        """Ask for a new name of a person."""
        words = _("Records and achievements stay.")

        def fault(name: str) -> str | None:
            others = self._keeps.household.without(profile.name)
            return fault_in((name, *others.names))

        line = LineRequest(_("New name"), words, _("Rename"), profile.name, LONGEST_NAME, fault)
        return ask_line(line, lambda name: self.change(profile, replace(profile, name=name)))

    def change(self, profile: Profile, changed: Profile) -> Change:
        """Replace a person's profile."""
        return self._done(lambda household: household.with_changed(profile.name, changed), None)

    def forget(self, profile: Profile) -> Change:
        """Ask whether to delete a person, and do it."""
        title = _("Forget {name}?").format(name=profile.name)
        words = _("You cannot get {name}'s records and achievements back.")

        def gone() -> Change:
            return self._done(lambda household: household.without(profile.name), 0)

        return confirm(title, words.format(name=profile.name), _("Forget"), _("Keep"), gone)

    def export_to(self) -> Change:
        """Ask for a path and export the household there."""
        downloads = Path.home() / "Downloads"
        proposed = (downloads if downloads.is_dir() else Path.home()) / NAME
        words = _("Saves everybody in one file as a backup. Where should it go?")
        line = LineRequest(_("Export the household"), words, _("Export"), str(proposed))

        def write(text: str) -> Change:
            if not text:
                return None
            try:
                place = export_household(household_path(), Path(text).expanduser())
            except (RecordError, OSError) as fault:
                return _refused(_("Cannot export the household"), fault)
            return Push(notice(_("Saved to"), (plain(place, _LONGEST_PATH),)))

        return ask_line(line, write)

    def import_from(self) -> Change:
        """Ask for a file and import the household from it."""
        words = _("Where is the file? It replaces everybody here. They are saved in another file.")
        line = LineRequest(_("Import a household"), words, _("Import"), "")

        def read(text: str) -> Change:
            if not text:
                return None
            try:
                self._keeps.import_from(Path(text).expanduser())
            except (RecordError, OSError) as fault:
                return _refused(_("Cannot import the household"), fault)
            self._on_moved(0)
            return None

        return ask_line(line, read)

    def _clash(self, name: str) -> str | None:
        return fault_in((name, *self._keeps.household.names))

    def _done(self, change: Callable[[Household], Household], at: int | None) -> Change:
        """Apply a change, and show a notice if it cannot be saved."""
        fault = self._keeps.change(change)
        self._on_moved(at)
        return notice_before(None, _("Cannot save the household"), fault)


def _refused(title: str, fault: Exception) -> Change:
    return Push(notice(title, (plain(fault, _LONGEST_PATH),)))
