"""The people who play here: asked for once in a run, written down when they play."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from cubacube.session.households.file import (
    change_household,
    household_path,
    import_household,
    read_household,
)
from cubacube.session.households.model import Household, Profile, with_players_first
from cubacube.session.households.tally import News, TallyResult, counted
from cubacube.session.play.game import Game
from cubacube.session.play.known_setups import (
    KnownSetup,
    KnownSetups,
    known_setups,
    save_setup,
)
from cubacube.session.play.match import Match
from cubacube.session.play.records import RecordError
from cubacube.session.play.setup import MatchSetup
from cubacube.session.settings.model import Preview


class HouseholdStore:
    """Nothing that is wrong with their file stops anybody: it is told as a sentence."""

    def __init__(self) -> None:
        self.household = Household()
        """Nobody before `read`."""
        self.setups = KnownSetups()
        """How each game was set up last; none before `read`."""
        self._asked = False

    def read(self) -> str:
        """Ask for the people and their set-ups, once; why there are none, or nothing."""
        if self._asked:
            return ""
        self._asked = True
        faults = []
        try:
            self.household = read_household(household_path())
        except (RecordError, OSError) as fault:
            faults.append(str(fault))
        try:
            self.setups = known_setups()
        except (RecordError, OSError) as fault:
            faults.append(str(fault))
        return " ".join(faults)

    def save_setup(self, setup: KnownSetup, usual: KnownSetup) -> str:
        """Write down how a game was set up, if that is news; why it cannot be done, or nothing.

        `usual` is how it is set up to begin with.
        """
        if setup == (self.setups.of(setup.game) or usual):
            return ""
        try:
            self.setups = save_setup(setup)
        except OSError as fault:
            return str(fault)
        return ""

    @property
    def previews(self) -> dict[str, Preview]:
        """What those see of their flicks for whom that is not as in the settings."""
        profiles = self.household.profiles
        return {each.name: each.aid for each in profiles if each.aid != "as_set"}

    def sit_down(self, people: tuple[Profile, ...]) -> str:
        """Write down who plays, if that is news; why it cannot be done, or nothing."""
        if not people or with_players_first(self.household, people) == self.household:
            return ""
        return self.change(lambda household: with_players_first(household, people))

    def change(self, change: Callable[[Household], Household]) -> str:
        """Let the household be otherwise; why that cannot be written down, or nothing."""
        try:
            self.household = change_household(household_path(), change)
        except (RecordError, OSError) as fault:
            self.household = change(self.household)  # as long as the program runs
            return str(fault)
        return ""

    def import_from(self, source: Path) -> None:
        """Let the household of another file be the one that is kept.

        Raises:
            RecordError: The other file has faults; nothing is changed then.
            OSError: There is none, or it cannot be written here.
        """
        self.household = import_household(household_path(), source)

    def count(
        self, game: Game, entry: MatchSetup, match: Match[Any], *, undone: bool
    ) -> tuple[tuple[News, ...], str]:
        """Enter a finished match in the records; what is new, and why it cannot be kept."""
        found: list[TallyResult] = []

        def enter(household: Household) -> Household:
            found.append(counted(household, game, entry, match, undone=undone))
            return found[-1].household

        self.read()  # a file with faults is put aside when it is written
        if not self._knows(entry):
            return (), ""
        fault = self.change(enter)
        return found[0].news, fault

    def _knows(self, entry: MatchSetup) -> bool:
        """Whether anybody who has a profile played."""
        names = (each.name for each in entry.seats if each.bot is None)
        return any(self.household.profile(name) is not None for name in names)
