"""A match of teams as the table of the variant shows it: its seats are the teams."""

from typing import Any

from cubacube.games.cobbers.about import GAME
from cubacube.games.cobbers.referee import team_names
from cubacube.games.cobbers.rules.box import inner_rules
from cubacube.games.cobbers.rules.crew import members, team_of, teams_of
from cubacube.games.cobbers.rules.law import seated
from cubacube.games.cobbers.rules.state import Inner, State
from cubacube.games.cobbers.scene.board import Roles
from cubacube.games.smugglers.rules.state import State as SmugglersState
from cubacube.kit.shot import AnyShot
from cubacube.kit.vehicles import VEHICLES
from cubacube.rules import NOBODY, TABLE, Action, Choice, Seat, replace
from cubacube.scenes.match.live_match import LiveMatch
from cubacube.session.keeping.book import Book
from cubacube.session.play.log import Log
from cubacube.session.play.match import Match, PlayedAction
from cubacube.session.play.result import MatchResult, ScoreColumn
from cubacube.session.play.setup import MatchSetup, SeatEntry
from cubacube.session.play.thinking import InlineThinker, MakeThinker


class CrewMatch(LiveMatch[Inner]):
    """Speaks of teams to the table, and of people to the match."""

    def __init__(
        self, entry: MatchSetup, make_thinker: MakeThinker = InlineThinker, book: Book | None = None
    ) -> None:
        """Set the table; nothing has been dealt yet.

        Raises:
            LevelError: The level has faults.
            OptionError: A house rule does not fit the game.
        """
        super().__init__(GAME, entry, make_thinker, book)

    @property
    def whole(self) -> State:
        """How things are, with everything about the partners."""
        whole: State = self.match.state
        return whole

    @property
    def roles(self) -> Roles | None:
        """Who of the team on turn flicks what; None before the first turn."""
        whole = self.whole
        team = whole.inner.seat
        if not whole.turns[team]:
            return None
        names = tuple(each.name for each in self.entry.seats)
        driver = names[whole.driver(team)]
        if isinstance(whole.inner, SmugglersState):
            if _on_foot(whole.inner):
                return Roles(None, driver, on_foot=True)
            if whole.inner.entered:
                return Roles(None, driver)
        return Roles(names[whole.preparer(team)], driver)

    @property
    def seats(self) -> tuple[SeatEntry, ...]:
        """The teams."""
        return team_entries(self.entry.seats)

    @property
    def people(self) -> tuple[Seat, ...]:
        """The teams of the people before the screen, one entry for each of these."""
        return tuple(map(team_of, super().people))

    @property
    def story(self) -> Match[Inner]:
        """The match of the variant in play."""
        match = self.match
        turns = (
            PlayedAction(turn.action, turn.events, turn.state.inner, turn.standing)
            for turn in match.turns
        )
        return Match(inner_rules(self.whole.box), match.start.inner, Log(turns))

    def drawn(self, state: Any) -> Inner:
        """How the variant in play stands."""
        drawn: Inner = state.inner
        return drawn

    @property
    def choices(self) -> tuple[Choice, ...]:
        """What the rules wait for, asked of teams."""
        return tuple(
            choice if choice.seat == TABLE else seated(choice, team_of(choice.seat))
            for choice in super().choices
        )

    @property
    def who(self) -> SeatEntry | None:
        """Who chooses now, or whose flick is on the table."""
        choice = next(iter(super().choices), None)
        if isinstance(choice, AnyShot):
            team = choice.flick.seat
            drives = choice.flick.die in VEHICLES
            person = self.whole.driver(team) if drives else self.whole.preparer(team)
            return self.entry.seats[person]
        return None if choice is None or choice.seat == TABLE else self.entry.seats[choice.seat]

    def seen(self, state: Inner, viewer: Seat = NOBODY) -> Inner:
        """A state as the people before the screen may see it when `viewer` alone is looking."""
        people = self.people
        together = len(set(people)) == 1
        eyes = people[0] if together else viewer if viewer in people else TABLE
        seen: Inner = inner_rules(self.whole.box).seen_by(state, eyes)
        return seen

    def bot_action(self, seat: Seat) -> Action | None:
        """What the computer that acts for this team chooses; None as long as it thinks."""
        action = super().bot_action(self._person)
        return None if action is None else replace(action, seat=seat)

    def preview(self, action: Action) -> Match[Any]:
        """The match with what one of its people chose for a team."""
        return super().preview(replace(action, seat=self._person))

    def ended(self, columns: tuple[ScoreColumn, ...], lines: tuple[str, ...] = ()) -> MatchResult:
        """The result of the match: what a team has got, each of its people has got."""
        people = range(self.whole.people)
        each = tuple(
            ScoreColumn(column.title, tuple(column.scores[team_of(person)] for person in people))
            for column in columns
        )
        return super().ended(each, lines)

    def as_drawn(self, action: Action) -> Action:
        """What one of its people has done, as an action of the team."""
        return action if action.seat == TABLE else replace(action, seat=team_of(action.seat))

    @property
    def _person(self) -> Seat:
        """Whom the rules ask first, or the table."""
        return super().choices[0].seat


def _on_foot(state: SmugglersState) -> bool:
    """Whether the team on turn has no Vehicle that it sits in and that drives."""
    return state.mode(state.seat) != "riding" or state.smugglers[state.seat].wrecked


def team_entries(people: tuple[SeatEntry, ...]) -> tuple[SeatEntry, ...]:
    """The teams as players: their people's names, and their colour."""
    crews: list[Any] = [members(team, len(people)) for team in range(teams_of(len(people)))]
    names = team_names(tuple(each.name for each in people))
    return tuple(
        SeatEntry(name, people[crew[0]].side, people[crew[0]].bot)
        for name, crew in zip(names, crews, strict=True)
    )
