"""A match of teams as the table of the variant shows it: its seats are the teams."""

from collections.abc import Callable
from typing import Any

from cubacube.games.cobbers.about import GAME
from cubacube.games.cobbers.referee import team_names
from cubacube.games.cobbers.rules.box import inner_rules
from cubacube.games.cobbers.rules.crew import members, team_of, teams_of
from cubacube.games.cobbers.rules.law import seated
from cubacube.games.cobbers.rules.state import Inner, State
from cubacube.games.cobbers.scene.board import Roles
from cubacube.games.smugglers.rules.state import State as SmugglersState
from cubacube.kit.shot import AnyShot, Shot
from cubacube.kit.vehicles import VEHICLES
from cubacube.rules import TABLE, Action, Choice, Event, Seat, replace
from cubacube.scenes.match.live_match import LiveMatch
from cubacube.session.play.result import MatchResult, ScoreColumn
from cubacube.session.play.setup import MatchSetup, SeatEntry
from cubacube.session.play.thinking import AtOnce, MakeThinker
from cubacube.table import Film
from cubacube.table.level import Level


class CrewSitting:
    """Speaks of teams to the table, and of people to the match."""

    def __init__(self, entry: MatchSetup, make_thinker: MakeThinker = AtOnce) -> None:
        """Set the table; nothing has been dealt yet.

        Raises:
            LevelError: The level has faults.
            OptionError: A house rule does not fit the game.
        """
        self._match = LiveMatch[State](GAME, entry, make_thinker)
        self.names = team_names(self._match.names)
        self.seats = team_entries(entry.seats)
        self.people = tuple(map(team_of, self._match.people))
        self.rulings = self._match.rulings
        """Everything the referee has said."""

    @property
    def whole(self) -> State:
        """How things are, with everything about the partners."""
        return self._match.state

    @property
    def roles(self) -> Roles | None:
        """Who of the team on turn flicks what; None before the first turn."""
        whole = self.whole
        team = whole.inner.seat
        if not whole.turns[team]:
            return None
        names = self._match.names
        driver = names[whole.driver(team)]
        if isinstance(whole.inner, SmugglersState):
            if _on_foot(whole.inner):
                return Roles(None, driver, on_foot=True)
            if whole.inner.entered:
                return Roles(None, driver)
        return Roles(names[whole.preparer(team)], driver)

    @property
    def level(self) -> Level:
        """The table."""
        return self._match.level

    @property
    def state(self) -> Inner:
        """How the variant in play stands."""
        return self.whole.inner

    @property
    def choices(self) -> tuple[Choice, ...]:
        """What the rules wait for, asked of teams."""
        return tuple(
            choice if choice.seat == TABLE else seated(choice, team_of(choice.seat))
            for choice in self._match.choices
        )

    @property
    def asked(self) -> Seat | None:
        """The team that is asked first; None after the end."""
        asked = self._match.asked
        return asked if asked in (None, TABLE) else team_of(asked)

    @property
    def who(self) -> SeatEntry | None:
        """Who chooses now, or whose flick is on the table."""
        choice = next(iter(self.choices), None)
        if isinstance(choice, AnyShot):
            team = choice.flick.seat
            drives = choice.flick.die in VEHICLES
            person = self.whole.driver(team) if drives else self.whole.preparer(team)
            return self._match.seats[person]
        return self._match.who

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that has happened."""
        return self._match.events

    def seen(self, state: Inner, viewer: Seat) -> Inner:
        """A state as the people before the screen may see it when `viewer` alone is looking."""
        people = self.people
        together = len(set(people)) == 1
        eyes = people[0] if together else viewer if viewer in people else TABLE
        seen: Inner = inner_rules(self.whole.box).seen_by(state, eyes)
        return seen

    def table_answer(self) -> Action:
        """What the table answers to what it is asked now."""
        return self._match.table_answer()

    def simulate(self, choice: AnyShot) -> tuple[Shot, Film]:
        """What the table answers to a flick, and how it looks."""
        return self._match.simulate(choice)

    def bot_action(self, seat: Seat) -> Action | None:
        """What the computer that acts for this team chooses; None as long as it thinks."""
        person = self._match.asked
        assert person is not None, "the match goes on"
        action = self._match.bot_action(person)
        return None if action is None else replace(action, seat=seat)

    def told(self, event: Event) -> str:
        """An event in the referee's words; empty if there is nothing to say."""
        return self._match.told(event)

    def play(self, action: Action, side: Callable[[Event], str]) -> tuple[Event, ...]:
        """Do for a team what one of its people chose; the events are kept and told."""
        person = self._match.asked
        assert person is not None, "the match goes on"
        return self._match.play(replace(action, seat=person), side)

    def ended(self, parts: tuple[ScoreColumn, ...], lines: tuple[str, ...] = ()) -> MatchResult:
        """The result of the match: what a team has got, each of its people has got."""
        people = range(self.whole.people)
        each = tuple(
            ScoreColumn(part.title, tuple(part.scores[team_of(person)] for person in people))
            for part in parts
        )
        return self._match.ended(each, lines)


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
