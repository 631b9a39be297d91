"""The board of the Race: what the scene of flicking games needs to know about it."""

from collections import Counter
from collections.abc import Sequence

from cubacube.games.race.referee import bonus_name, explanation, title
from cubacube.games.race.referee.sections import SECTIONS
from cubacube.games.race.referee.things import describe_city, describe_gate_die
from cubacube.games.race.rules.events import Advanced, RaceEnded, ReachedTarget, Rewarded
from cubacube.games.race.rules.finish import PAIR
from cubacube.games.race.rules.state import State
from cubacube.games.race.scene import asking
from cubacube.games.race.scene.effects import EFFECTS
from cubacube.games.race.scene.players import PLAYERS, draw_player
from cubacube.games.race.scene.track import draw_track
from cubacube.kit.cards import Symbol
from cubacube.kit.gates import GateState, standing
from cubacube.kit.shot import City, Die, Gate
from cubacube.kit.vehicles import VEHICLES
from cubacube.rules import Action, Event
from cubacube.scenes.canvas import Brush
from cubacube.scenes.flicking.flick_board import FlickBoard
from cubacube.scenes.flicking.panels.cities import CityLook
from cubacube.scenes.flicking.panels.player import draw_players
from cubacube.scenes.flicking.words import ActionButton, PromptContext, Steps
from cubacube.scenes.match.game_board import GameResults, Secrets, Telling, always
from cubacube.scenes.match.words import Show, Snapshot
from cubacube.session.language.referee import describe_vehicle
from cubacube.session.language.translation import N_, _
from cubacube.session.play.match import Match
from cubacube.session.play.result import ScoreColumn


def _round_title(state: State) -> str:
    """Return the number of the race and of its round; each race counts its rounds from 1."""
    return _("Race {race} of {races} · round {round}").format(
        race=state.race, races=state.box.options.races, round=state.round
    )


def _notice(show: Show[State]) -> str:
    """Return the title of the notice between two races; empty at all other times."""
    ended = any(isinstance(event, RaceEnded) for event in show.events)
    return _("The race is over") if ended and not show.after.over else ""


def _crossed(snapshot: Snapshot[State]) -> tuple[int, ...]:
    """Return the number of Sectors that each seat has crossed in all races so far."""
    crossed = Counter(each.seat for each in snapshot.events if isinstance(each, Advanced))
    return tuple(crossed[seat] for seat in range(len(snapshot.state.racers)))


def _columns(match: Match[State]) -> tuple[ScoreColumn, ...]:
    """Return the columns of the results: the rewards of each race, and the Diamonds.

    The column of the Diamonds is left out if none were paid.
    """
    nothing = [0] * len(match.state.racers)
    earned: list[list[int]] = []
    diamonds = [*nothing]
    for event in match.events:
        if isinstance(event, RaceEnded):
            earned.append([*nothing])
        elif isinstance(event, Rewarded):
            earned[-1][event.seat] = event.reward
            diamonds[event.seat] += event.pairs * PAIR
    races = [
        ScoreColumn(_("Race {n}").format(n=number), tuple(race))
        for number, race in enumerate(earned, 1)
    ]
    return *races, *([ScoreColumn(_("Diamonds"), tuple(diamonds))] if any(diamonds) else [])


class RaceBoard(FlickBoard[State]):
    """Show the Race: track, players, bonuses and hidden money."""

    heading = N_("The Race")
    sections = SECTIONS
    effects = EFFECTS
    telling = Telling(title, reason=explanation, notice=_notice, round_title=_round_title)
    secrets = Secrets(why=always(N_("Your money is hidden from the others.")))
    results = GameResults(N_("Sectors crossed"), _crossed, columns=_columns)

    def subtitle(self, snapshot: Snapshot[State]) -> str:
        """Return a text with the number of the race and the number of the round."""
        return _round_title(snapshot.state)

    def steps(self, state: State) -> Steps:
        """Return the names of the steps of a turn, and the index of the current one."""
        return asking.steps(state)

    def paint(self, brush: Brush, snapshot: Snapshot[State]) -> None:
        """Draw the panel of the Sector track and the panels of the players."""
        state = snapshot.state
        if state.track:
            draw_track(brush, state, tuple(each.side for each in snapshot.seats))
        draw_players(brush, snapshot, PLAYERS, draw_player)

    def gates(self, state: State) -> tuple[GateState, ...] | None:
        """Return the Gates of the Sector in front of the current player's Pawn."""
        if state.over or not state.needs_gate:
            return None
        sides, box = state.sector(state.racer.crossed).gate, state.box
        return standing(sides, box.cards, state.layout, VEHICLES[state.seat], box.measures)

    def city_look(self, state: State, city: City) -> CityLook:
        """Return how a City is drawn; the target City is the goal."""
        return CityLook(state.box.ruler_mm, goal=bool(state.track) and city == state.target_city)

    def describe_vehicle(self, state: State, die: Die) -> str:
        """Return what a hit on a Vehicle costs, or whose turn it is."""
        return describe_vehicle(die == VEHICLES[state.seat], bumper_on=state.bumper_on)

    def describe_face(self, state: State, symbol: Symbol) -> tuple[str, str]:
        """Return the name of a bonus, and how it is used."""
        return bonus_name(symbol), describe_gate_die(symbol, state)

    def describe_city(self, state: State, city: City) -> str:
        """Return what a stop in a City brings now."""
        return describe_city(state, city)

    def gains(self, events: Sequence[Event], after: State) -> list[str]:
        """Return whether a drive repairs the Vehicle, and whether it reaches the target City."""
        reached = (each for each in events if isinstance(each, ReachedTarget))
        said = (_("reaches {city}").format(city=_(each.city)) for each in reached)
        return [*super().gains(events, after), *said]

    def sentence(self, context: PromptContext[State], declared: Gate | None) -> str:
        """Return the prompt for the current task."""
        blocked = self.all_blocked(context.state)
        return asking.sentence(context.state, declared, context.names, blocked=blocked)

    def offer(self, action: Action, context: PromptContext[State]) -> ActionButton | None:
        """Return the button for an action; for some actions a die can be clicked instead."""
        return asking.offered(action, context)
