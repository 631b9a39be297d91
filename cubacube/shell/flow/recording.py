"""Enter a finished match in the records, and ask once whether to remember a new player."""

from typing import Any

from cubacube.games import catalogue
from cubacube.rules import Seat, put, replace
from cubacube.scenes.match.live.undo import has_undone
from cubacube.scenes.match.match_scene import MatchScene
from cubacube.session.households.model import Household, Profile, with_players_first
from cubacube.session.households.tally import TallyResult, counted
from cubacube.session.language.numbers import listed
from cubacube.session.language.translation import _
from cubacube.session.play.setup import fault_in, side_named
from cubacube.shell.flow.household import HouseholdStore
from cubacube.shell.pages.household.honours import Honours
from cubacube.shell.pages.results import Results


def record_match(store: HouseholdStore, match: object, results: Results) -> str:
    """Enter a match in the records; the results show news, and what does not count.

    If somebody changed seats with a computer player, the match does not count at all. After
    an undo or a hint it brings no best result and no achievement. It counts only for people
    with a profile. Some of the others are asked whether they want one.

    Returns:
        Why the match cannot be saved; empty on success.
    """
    if not isinstance(match, MatchScene) or match.live.seats_changed_words:
        return ""
    if match.live.entry.training:
        return ""
    store.read()  # a file with faults is renamed before writing
    return _Recording(store, match, results).begin()


class _Recording:
    """The records of one match, while its results are shown."""

    def __init__(self, store: HouseholdStore, match: MatchScene[Any], results: Results) -> None:
        self._store, self._live, self._results = store, match.live, results
        self._people = [at for at, each in enumerate(match.live.entry.seats) if each.bot is None]

    def begin(self) -> str:
        """Count the match for everybody with a profile, and ask; return an error message."""
        names = [each.name for each in self._live.entry.seats]
        household = self._store.household
        unknown = [at for at in self._people if household.profile(names[at]) is None]
        asked = [at for at in unknown if self._is_asked(at, names[at], household)]
        left = [names[at] for at in unknown if at not in asked]
        if left:
            said = _("Not recorded: {names}. To keep records, type your name at set-up.")
            self._results.add_mark(said.format(names=listed(left)))
        fault = "" if len(unknown) == len(self._people) else self._count()
        if asked:
            change = self._store.change(lambda now: now.with_asked(names[at] for at in asked))
            fault = fault or change
            self._ask(asked)
        return fault

    def _is_asked(self, seat: Seat, name: str, household: Household) -> bool:
        """Return whether to ask a player without a profile: once, after a win.

        The first person of a household is asked after the first match that they play alone
        against computers.
        """
        rows = self._results.standings
        won = any(row.won and seat in row.seats for row in rows) and not household.has_asked(name)
        first = not household.profiles and not household.asked
        return won or (first and len(self._people) == 1)

    def _ask(self, seats: list[Seat]) -> None:
        """Ask the first of these seats on the page of the results, then the others."""
        seat, *others = seats

        def answer(name: str | None) -> str:
            fault = "" if name is None else self._remember(seat, name)
            if not fault:
                self._results.close_question()
                if others:
                    self._ask(others)
            return fault

        self._results.ask(self._live.entry.seats[seat].name, answer)

    def _remember(self, seat: Seat, name: str) -> str:
        """Give a player a profile, and count the match for it; return why it is refused."""
        before = self._results.seats
        seats = put(before, seat, replace(before[seat], name=name))
        if fault := fault_in(tuple(each.name for each in seats)):
            return fault
        self._results.seats = seats
        return self._count(Profile(name, side_named(seats[seat].side)))

    def _count(self, newcomer: Profile | None = None) -> str:
        """Count the match for everybody, or later for a newcomer; return an error message."""
        live = self._live
        game, entry = (
            catalogue.game(live.entry.game),
            replace(live.entry, seats=self._results.seats),
        )
        helped = has_undone(live) or bool(live.hints)
        if helped and newcomer is None:
            self._results.add_mark(_("After a hint or undo: no best results, no achievements"))

        def enter(now: Household) -> TallyResult:
            if newcomer is not None:
                now = with_players_first(now, (newcomer,))
            who = None if newcomer is None else newcomer.name
            return counted(
                now, game, entry, live.match, helped=helped, previews=live.previews, newcomer=who
            )

        news, fault = self._store.tally(enter)
        if news:
            self._results.honours = Honours(news)
        return fault
