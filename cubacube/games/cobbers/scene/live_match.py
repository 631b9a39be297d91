"""A match of The Cobbers on the table of the variant in play; each team is one seat."""

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
    """Match in which the table has one seat for each team.

    The rules have one seat for each person.
    """

    def __init__(
        self, entry: MatchSetup, make_thinker: MakeThinker = InlineThinker, book: Book | None = None
    ) -> None:
        """Set up the match; nothing is dealt yet.

        Raises:
            LevelError: The level has faults.
            OptionError: A house rule does not fit the game.
        """
        super().__init__(GAME, entry, make_thinker, book)

    @property
    def whole(self) -> State:
        """The complete state, including the partners."""
        whole: State = self.match.state
        return whole

    @property
    def roles(self) -> Roles | None:
        """Roles of the team whose turn it is; None before its first turn."""
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
        """The teams, one seat for each on the table."""
        return team_entries(self.entry.seats)

    @property
    def people(self) -> tuple[Seat, ...]:
        """Team of each person who plays at this screen, one entry for each person."""
        return tuple(map(team_of, super().people))

    @property
    def story(self) -> Match[Inner]:
        """The match, converted to a match of the variant in play."""
        match = self.match
        turns = (
            PlayedAction(turn.action, turn.events, turn.state.inner, turn.standing)
            for turn in match.turns
        )
        return Match(inner_rules(self.whole.box), match.start.inner, Log(turns))

    def drawn(self, state: Any) -> Inner:
        """Return the state of the variant in play."""
        drawn: Inner = state.inner
        return drawn

    @property
    def choices(self) -> tuple[Choice, ...]:
        """Choices that the rules wait for; the seat of each choice is a team."""
        return tuple(
            choice if choice.seat == TABLE else seated(choice, team_of(choice.seat))
            for choice in super().choices
        )

    @property
    def who(self) -> SeatEntry | None:
        """Person who chooses now, or whose flick is being shown."""
        choice = next(iter(super().choices), None)
        if isinstance(choice, AnyShot):
            team = choice.flick.seat
            drives = choice.flick.die in VEHICLES
            person = self.whole.driver(team) if drives else self.whole.preparer(team)
            return self.entry.seats[person]
        return None if choice is None or choice.seat == TABLE else self.entry.seats[choice.seat]

    def seen(self, state: Inner, viewer: Seat = NOBODY) -> Inner:
        """Return a state with only what the people at this screen may see.

        If all of them are in one team, they see what that team may know. Otherwise, if `viewer` is
        one of their teams, they see what `viewer` may know. In all other cases they see only what
        everybody may know.
        """
        people = self.people
        together = len(set(people)) == 1
        eyes = people[0] if together else viewer if viewer in people else TABLE
        seen: Inner = inner_rules(self.whole.box).seen_by(state, eyes)
        return seen

    def bot_action(self, seat: Seat) -> Action | None:
        """Return the computer player's action for this team; None while it is thinking."""
        action = super().bot_action(self._person)
        return None if action is None else replace(action, seat=seat)

    def preview(self, action: Action) -> Match[Any]:
        """Return the match after an action of the person who is asked now."""
        return super().preview(replace(action, seat=self._person))

    def ended(self, columns: tuple[ScoreColumn, ...], lines: tuple[str, ...] = ()) -> MatchResult:
        """Return the result of the match; each person gets the score of their team."""
        people = range(self.whole.people)
        each = tuple(
            ScoreColumn(column.title, tuple(column.scores[team_of(person)] for person in people))
            for column in columns
        )
        return super().ended(each, lines)

    def as_drawn(self, action: Action) -> Action:
        """Return a person's action with their team as its seat."""
        return action if action.seat == TABLE else replace(action, seat=team_of(action.seat))

    @property
    def _person(self) -> Seat:
        """The seat that the rules ask first: that of a person, or the dealer."""
        return super().choices[0].seat


def _on_foot(state: SmugglersState) -> bool:
    """Return whether the team cannot drive, because it is on foot or its Vehicle is a wreck."""
    return state.mode(state.seat) != "riding" or state.smugglers[state.seat].wrecked


def team_entries(people: tuple[SeatEntry, ...]) -> tuple[SeatEntry, ...]:
    """Return the teams as players, each with the names of its people and one colour."""
    crews: list[Any] = [members(team, len(people)) for team in range(teams_of(len(people)))]
    names = team_names(tuple(each.name for each in people))
    return tuple(
        SeatEntry(name, people[crew[0]].side, people[crew[0]].bot)
        for name, crew in zip(names, crews, strict=True)
    )
