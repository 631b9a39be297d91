"""The teams of The Cobbers as seats at the table of the variant in play."""

from typing import Any

from cubacube.games.cobbers.referee import team_names
from cubacube.games.cobbers.rules.box import inner_rules
from cubacube.games.cobbers.rules.crew import members, team_of, teams_of
from cubacube.games.cobbers.rules.law import seated
from cubacube.games.cobbers.rules.state import Inner, State
from cubacube.games.cobbers.scene.board import Roles
from cubacube.games.smugglers.rules.state import State as SmugglersState
from cubacube.kit.shot import AnyShot
from cubacube.kit.vehicles import VEHICLES
from cubacube.rules import Choice, Rules, Seat, replace
from cubacube.scenes.match.live.adapter import Adapter
from cubacube.scenes.match.live.live_match import LiveMatch
from cubacube.session.play.log import Log
from cubacube.session.play.match import Match, PlayedAction
from cubacube.session.play.result import MatchResult, ScoreColumn
from cubacube.session.play.setup import SeatEntry, Seats


class Teams(Adapter[Inner]):
    """Gives the table one seat for each team; the rules have one for each person."""

    def seats(self, players: Seats) -> Seats:
        """Return the teams, each with the names of its people and one colour."""
        crews: list[Any] = [members(team, len(players)) for team in range(teams_of(len(players)))]
        names = team_names(tuple(each.name for each in players))
        return tuple(
            SeatEntry(name, players[crew[0]].side, players[crew[0]].bot)
            for name, crew in zip(names, crews, strict=True)
        )

    def seat(self, person: Seat) -> Seat:
        """Return the team of a person."""
        return team_of(person)

    def choice(self, choice: Choice) -> Choice:
        """Return a person's choice as a choice of their team."""
        return seated(choice, team_of(choice.seat))

    def who(self, choice: Choice, players: Seats, state: Any) -> SeatEntry | None:
        """Return the person who chooses now, or whose flick is being shown."""
        if not isinstance(choice, AnyShot):
            return super().who(choice, players, state)
        team = choice.flick.seat
        drives = choice.flick.die in VEHICLES
        person: Seat = state.driver(team) if drives else state.preparer(team)
        return players[person]

    def state(self, state: Any) -> Inner:
        """Return the state of the variant in play."""
        drawn: Inner = state.inner
        return drawn

    def rules(self, match: Match[Any]) -> Rules[Inner]:
        """Return the rules of the variant in play."""
        return inner_rules(match.state.box)

    def match(self, match: Match[Any]) -> Match[Inner]:
        """Return the match as a match of the variant in play."""
        turns = (
            PlayedAction(turn.action, turn.events, turn.state.inner, turn.standing)
            for turn in match.turns
        )
        return Match(self.rules(match), match.start.inner, Log(turns))

    def ended(self, result: MatchResult) -> MatchResult:
        """Return the result in which each person gets the score of their team."""
        people = range(len(result.outcome.scores))
        columns = tuple(
            ScoreColumn(column.title, tuple(column.scores[team_of(person)] for person in people))
            for column in result.parts
        )
        return replace(result, parts=columns)


def roles_now(live: LiveMatch[Any]) -> Roles | None:
    """Return the roles of the team whose turn it is; None before its first turn."""
    whole: State = live.match.state
    team = whole.inner.seat
    if not whole.turns[team]:
        return None
    names = tuple(each.name for each in live.entry.seats)
    driver = names[whole.driver(team)]
    if isinstance(whole.inner, SmugglersState):
        if _on_foot(whole.inner):
            return Roles(None, driver, on_foot=True)
        if whole.inner.entered:
            return Roles(None, driver)
    return Roles(names[whole.preparer(team)], driver)


def _on_foot(state: SmugglersState) -> bool:
    """Return whether the team cannot drive, because it is on foot or its Vehicle is a wreck."""
    return state.mode(state.seat) != "riding" or state.smugglers[state.seat].wrecked
