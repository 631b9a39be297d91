"""Store the household and the last set-ups of a run, and open the household page.

The files are read once, and written when something changes.
"""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from cubacube.rules import replace
from cubacube.scenes.stage.scene import Change, Push
from cubacube.scenes.widgets.dialogues import notice_before
from cubacube.session.files.plain import plain_fault
from cubacube.session.households.file import (
    change_household,
    household_path,
    import_household,
    read_household,
)
from cubacube.session.households.model import Household, Profile, with_players_first
from cubacube.session.households.tally import News, TallyResult
from cubacube.session.language.translation import _
from cubacube.session.play.known_setups import KnownSetup, KnownSetups, known_setups, save_setup
from cubacube.session.play.records import RecordError
from cubacube.session.settings.chosen import set_value, use_handicaps
from cubacube.session.settings.model import Preview
from cubacube.shell.pages.household.page import HouseholdPage


class HouseholdStore:
    """Caches the household; file errors become messages and stop nobody."""

    def __init__(self) -> None:
        self.household = Household()
        """Empty before `read`."""
        self.setups = KnownSetups()
        """The last set-up of each game; empty before `read`."""
        self.guests: dict[str, Preview] = {}
        """Flick previews by name, chosen for the current match by people without a profile."""
        self._asked = False
        self._told = ""
        """The last fault that was reported."""

    def read(self) -> str:
        """Read people and set-ups, once; return an error message, empty on success."""
        if self._asked:
            return ""
        self._asked = True
        faults = []
        try:
            self.household = read_household(household_path())
        except (RecordError, OSError) as fault:
            faults.append(plain_fault(fault))
        try:
            self.setups = known_setups()
        except (RecordError, OSError) as fault:
            faults.append(plain_fault(fault))
        return " ".join(faults)

    def save_setup(self, setup: KnownSetup, usual: KnownSetup) -> str:
        """Save the set-up of a game if it has changed; return an error message, empty on success.

        If no set-up of the game was saved before, `setup` is compared with the default set-up
        `usual`.
        """
        if setup == (self.setups.of(setup.game) or usual):
            return ""
        try:
            self.setups = save_setup(setup)
        except OSError as fault:
            return self._news_of(fault)
        return ""

    def use_previews(self, *, alone: bool = False) -> None:
        """Give every person their own flick preview, and keep what they change at the table.

        A person without a profile keeps a change for the match. If they are the only person
        there (`alone`), they change the settings.
        """
        profiles = self.household.profiles
        known = {each.name: each.aid for each in profiles if each.aid != "as_set"}
        use_handicaps({**self.guests, **known}, partial(self.keep_preview, alone=alone))

    def keep_preview(self, name: str, preview: Preview, *, alone: bool) -> None:
        """Use this flick preview for a person from now on."""
        person = self.household.profile(name)
        if person is not None:
            self.change(lambda all_: all_.with_changed(name, replace(person, aid=preview)))
            self._told = ""  # a fault is reported when the match is recorded
        elif alone and name not in self.guests:
            set_value("aids.preview", preview)
        else:
            self.guests = {**self.guests, name: preview}
        self.use_previews(alone=alone)

    def sit_down(self, people: tuple[Profile, ...]) -> str:
        """Move the people of the new match to the front of the household and save it.

        Nothing is saved if the household stays the same. Returns an error message, empty on
        success.
        """
        if not people or with_players_first(self.household, people) == self.household:
            return ""
        return self.change(lambda household: with_players_first(household, people))

    def change(self, change: Callable[[Household], Household]) -> str:
        """Apply a change to the household; return an error message, empty if it is saved.

        If the file was deleted, it is written again.
        """
        known = self.household
        try:
            path = household_path()
            found = path.exists() or known == Household()
            self.household = change_household(path, change if found else lambda _: change(known))
        except (RecordError, OSError) as fault:
            self.household = change(self.household)  # kept in memory until the program ends
            return self._news_of(fault)
        return ""

    def _news_of(self, fault: Exception) -> str:
        """Return the message of a fault that was not just reported; otherwise an empty text."""
        message, before = plain_fault(fault), self._told
        self._told = message
        return "" if message == before else message

    def import_from(self, source: Path) -> None:
        """Replace the household by the one in the file `source`.

        Raises:
            RecordError: `source` has faults; nothing is changed then.
            OSError: `source` does not exist, or the household cannot be saved.
        """
        self.household = import_household(household_path(), source)

    def tally(self, change: Callable[[Household], TallyResult]) -> tuple[tuple[News, ...], str]:
        """Apply a change that may bring news; return the news, and an error message.

        The message is empty if the household is saved.
        """
        found: list[TallyResult] = []

        def enter(household: Household) -> Household:
            found.append(change(household))
            return found[-1].household

        fault = self.change(enter)
        return found[0].news, fault


def opened_household(store: HouseholdStore) -> Change:
    """Open the household page; a fault in its file is reported first."""
    fault = store.read()
    return notice_before(Push(HouseholdPage(store)), _("Cannot read the household"), fault)
