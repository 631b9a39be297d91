"""The board of the Race: what the scene of flicking games needs to know about it."""

from collections.abc import Sequence

from cubacube.games.race.referee import bonus_name, explanation, title
from cubacube.games.race.referee.sections import SECTIONS
from cubacube.games.race.referee.things import describe_city, describe_face
from cubacube.games.race.rules.events import Advanced, RaceBegan, RaceEnded, Rewarded
from cubacube.games.race.rules.finish import PAIR
from cubacube.games.race.rules.state import State
from cubacube.games.race.scene import prompts
from cubacube.games.race.scene.buttons import offered
from cubacube.games.race.scene.climaxes import CLIMAXES
from cubacube.games.race.scene.places import PLAYERS
from cubacube.games.race.scene.players import draw_player
from cubacube.games.race.scene.sounds import SOUNDS
from cubacube.games.race.scene.track import draw_track
from cubacube.kit.events import DiceThrown, StarterDrawn, TurnBegan
from cubacube.kit.gates import GateState, standing
from cubacube.kit.shot import City, Flick, Gate, Pose
from cubacube.kit.vehicles import VEHICLES
from cubacube.rules import Action, Event, Seat
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.flicking.flick_board import FlickBoard
from cubacube.scenes.flicking.panels.cities import CityLook
from cubacube.scenes.flicking.panels.places import cells
from cubacube.scenes.flicking.words import ActionButton, PromptContext
from cubacube.scenes.match.game_board import section_of
from cubacube.scenes.match.rulings import draw_last
from cubacube.scenes.match.words import Announce, Remark, Snapshot
from cubacube.session.language.referee import describe_vehicle
from cubacube.session.language.translation import N_, _
from cubacube.session.play.match import Match
from cubacube.session.play.result import ScoreColumn


class RaceBoard(FlickBoard[State]):
    """Show the Race: track, players, bonuses and hidden money."""

    sounds = SOUNDS
    climaxes = CLIMAXES
    course = N_("Sectors crossed")

    @property
    def title(self) -> str:
        """The name of the game."""
        return _("The Race")

    def section(self, state: State) -> str:
        """Return the section of the rules page about the current task."""
        return section_of(SECTIONS, state.agenda)

    def subtitle(self, snapshot: Snapshot[State]) -> str:
        """Return a text with the number of the race and the number of the round."""
        state = snapshot.state
        return _("Race {race} of {races} · round {round}").format(
            race=state.race, races=state.box.options.races, round=state.round
        )

    def remark(self, event: Event) -> Remark:
        """Return the timeline mark of an event, such as Damage or the end of a race."""
        match event:
            case RaceEnded():
                return "end"
        return super().remark(event)

    def round_title(self, number: int, state: State) -> str:
        """Return the heading of a round; each race counts its rounds from 1."""
        del number
        return _("Race {race} of {races} · round {round}").format(
            race=state.race, races=state.box.options.races, round=state.round
        )

    def steps(self, state: State) -> tuple[str, ...]:
        """Return the names of the steps of a turn."""
        return prompts.steps(state)

    def step_now(self, state: State) -> int | None:
        """Return the index of the current step; None while the dice are dealt."""
        return prompts.step_now(state)

    def paint(self, brush: Brush, snapshot: Snapshot[State]) -> None:
        """Draw the panel of the Sector track and the panels of the players."""
        state = snapshot.state
        if state.track:
            draw_track(brush, state, tuple(each.side for each in snapshot.seats))
        boxes = cells(PLAYERS, len(snapshot.seats))
        seats = zip(snapshot.seats, boxes.players, strict=False)
        for seat, (entry, box) in enumerate(seats):
            draw_player(brush, state, seat, entry, box)
        if boxes.rest is not None:
            draw_last(brush, boxes.rest, snapshot.rulings)

    def on_turn(self, state: State) -> Seat | None:
        """Return the current player; None before the opening throw and after the end."""
        return state.seat if state.layout.dice and not state.over else None

    def gates(self, state: State) -> tuple[GateState, ...] | None:
        """Return the Gates of the Sector in front of the current player's Pawn."""
        if state.over or not state.needs_gate:
            return None
        sides = state.sector(state.racer.crossed).gate
        own, box = VEHICLES[state.seat], state.box
        return standing(sides, box.cards, state.layout, own, box.measures)

    def city_look(self, state: State, city: City) -> CityLook:
        """Return how a City is drawn; the target City is the goal."""
        return CityLook(state.box.ruler_mm, goal=bool(state.track) and city == state.target_city)

    def describe_die(self, state: State, pose: Pose, names: tuple[str, ...]) -> tuple[str, str]:
        """Return title and text of a die's tooltip.

        The text tells how its bonus is used, or what a hit on a Vehicle costs.
        """
        title, _nothing = super().describe_die(state, pose, names)
        if pose.die in VEHICLES:
            return title, describe_vehicle(
                pose.die == VEHICLES[state.seat], bumper_on=state.bumper_on
            )
        symbol = state.box.cards.symbol(pose)
        said = _("{die}: {symbol}").format(die=title, symbol=bonus_name(symbol))
        return said, describe_face(symbol, state)

    def describe_city(self, state: State, city: City) -> tuple[str, str]:
        """Return the tooltip of a City: what a stop there brings now."""
        return _(city), describe_city(state, city)

    def sentence(self, context: PromptContext[State], declared: Gate | None) -> str:
        """Return the prompt for the current task."""
        blocked = self.all_blocked(context.state)
        return prompts.sentence(context.state, declared, context.names, blocked=blocked)

    def offer(
        self, action: Action, context: PromptContext[State], *, beside_aim: bool
    ) -> ActionButton | None:
        """Return the button for an action; for some actions a die can be clicked instead."""
        del beside_aim
        return offered(action, context.state, context.names)

    def words(self, action: Action, state: State, names: tuple[str, ...]) -> str:
        """Return the title of the action's button."""
        return title(action, names, state)

    def hint_reason(self, action: Action, state: State, names: tuple[str, ...]) -> str:
        """Return what an action does; empty for a flick."""
        return "" if isinstance(action, Flick) else explanation(action, names, state)

    def secret(self, state: State, seat: Seat) -> str:
        """Return the message that the player's money is hidden from the others."""
        del state, seat
        return _("Your money is hidden from the others.")

    def event_seat(self, event: Event) -> Seat | None:
        """Return the seat in whose colour an event is marked; None for most events.

        Three events have a seat: the draw of the starting player, the throw of the dice, and the
        beginning of a turn.
        """
        return event.seat if isinstance(event, StarterDrawn | DiceThrown | TurnBegan) else None

    def announce(self, event: Event) -> Announce:
        """Return how the referee announces an event.

        The start of a turn goes only to the log, unless Alcohol or Weapons limit the turn.
        """
        match event:
            case RaceBegan() | RaceEnded():
                return "afresh"
            case TurnBegan(blind=False, cone=False):
                return "log"
        return "say"

    def notice(self, events: Sequence[Event], state: State) -> str:
        """Return the title of the notice between two races; empty at all other times."""
        ended = any(isinstance(event, RaceEnded) for event in events)
        return _("The race is over") if ended and not state.over else ""

    def reached(
        self, before: tuple[int, ...], state: State, events: Sequence[Event]
    ) -> tuple[int, ...]:
        """Return the number of Sectors that each seat has crossed in all races so far."""
        crossed = [each.seat for each in events if isinstance(each, Advanced)]
        began = before or (0,) * len(state.racers)
        return tuple(count + crossed.count(seat) for seat, count in enumerate(began))

    def columns(self, match: Match[State]) -> tuple[ScoreColumn, ...]:
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
