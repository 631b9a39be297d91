"""Board of the Couriers for the scene that all flicking games share."""

from collections.abc import Iterable, Sequence

from cubacube.games.couriers.referee import cast_of, explanation, things, title
from cubacube.games.couriers.referee.sections import SECTIONS
from cubacube.games.couriers.rules.events import Alarmed, Delivered, PoliceDrew, Travelled
from cubacube.games.couriers.rules.state import State
from cubacube.games.couriers.rules.tasks import PickJob, Plan, Stop
from cubacube.games.couriers.scene import asking, ending
from cubacube.games.couriers.scene.chase import draw_road
from cubacube.games.couriers.scene.crew import (
    draw_crew,
    draw_joint,
    joint_colour,
    joint_side,
    points,
)
from cubacube.games.couriers.scene.effects import EFFECTS
from cubacube.games.couriers.scene.job import draw_choice, draw_current
from cubacube.games.couriers.scene.places import PICTURE, TURN
from cubacube.games.couriers.scene.routes import Reach, draw_routes
from cubacube.kit.cards import Symbol
from cubacube.kit.events import PreparationSpoilt
from cubacube.kit.gates import GateState, standing
from cubacube.kit.shot import City, Die, Gate, Shot
from cubacube.rules import Action, Event
from cubacube.scenes.canvas import Brush
from cubacube.scenes.canvas.parts import PANEL
from cubacube.scenes.cloth.cloth_view import ClothView, Owner
from cubacube.scenes.cloth.marks import Mark
from cubacube.scenes.cloth.playback import PoseAnimation
from cubacube.scenes.flicking.flick_board import FlickBoard
from cubacube.scenes.flicking.panels.cities import CityLook
from cubacube.scenes.flicking.panels.predict_ruling import PredictedRuling, why_spoilt
from cubacube.scenes.flicking.words import ActionButton, Interaction, PromptContext, Steps
from cubacube.scenes.match.game_board import GameResults, Names, Telling
from cubacube.scenes.match.words import Show, Snapshot
from cubacube.session.language.referee import Cast
from cubacube.session.language.translation import N_, _
from cubacube.session.play.setup import SIDES, SeatEntry, Seats


def _notice(show: Show[State]) -> str:
    """Return the title of the notice for a delivered Job; empty if none was delivered."""
    done = any(isinstance(event, Delivered) for event in show.events)
    return _("Job delivered!") if done and not show.after.over else ""


def _kilometres(snapshot: Snapshot[State]) -> tuple[int, int]:
    """Return the kilometres of the Couriers and of the Police so far."""
    ours = sum(each.km for each in snapshot.events if isinstance(each, Travelled))
    return ours, sum(each.km for each in snapshot.events if isinstance(each, PoliceDrew))


def _runners(seats: Seats) -> Seats:
    """Return the names and colours of the chart's two lines: the Couriers and the Police."""
    own = joint_side(seats)
    police = next(side for side in reversed(SIDES) if side != own)
    return SeatEntry(_("You"), own), SeatEntry(_("The Police"), police)


class CouriersBoard(FlickBoard[State]):
    """Board of the Couriers: routes, Job, chase, and the joint Vehicle."""

    turn_box = TURN
    heading = N_("The Couriers")
    sections = SECTIONS
    effects = EFFECTS
    telling = Telling(title, reason=explanation, notice=_notice)
    results = GameResults(
        N_("Kilometres"),
        _kilometres,
        _runners,
        lines=lambda match, _names: ending.lines(match.state, match.events),
    )

    def __init__(self, last: int | None = None) -> None:
        """Create the board; `last` is the result that players try to beat, if there is one."""
        self._last = last

    def subtitle(self, snapshot: Snapshot[State]) -> str:
        """Return the points, with the round or with the previous result to beat."""
        state = snapshot.state
        said = _("Round {round} · {points}")
        if state.box.target is None and self._last is not None:
            said = _("{points} · last result: {last}")
        return said.format(round=state.round, points=points(state), last=self._last)

    def steps(self, state: State) -> Steps:
        """Return the names of the steps of a turn, and the index of the current one."""
        return asking.steps(state)

    def paint(self, brush: Brush, snapshot: Snapshot[State]) -> None:
        """Draw the picture: road or Jobs, Vehicle, routes, players."""
        state, colour = snapshot.state, joint_colour(snapshot.seats)
        task = state.agenda[0] if state.agenda else None
        brush.panel(PICTURE, PANEL)
        if isinstance(task, PickJob):
            draw_choice(brush, state, task.cards)
        elif state.job_card is not None:
            draw_road(brush, state, state.job_card.city, colour)
            draw_current(brush, state, state.job_card)
        draw_joint(brush, state, colour)
        draw_routes(brush, state)
        draw_crew(brush, state, snapshot.seats, self.on_turn(state))

    def cast(self, state: State, names: tuple[str, ...]) -> Cast:
        """Return the names of players and dice: the joint Vehicle and the white ones."""
        return cast_of(state, names)

    def owners(self, state: State, seats: Seats) -> dict[Die, Owner]:
        """Return the owner to show for the joint Vehicle: all players together."""
        event_seat = _("Our Vehicle") if len(seats) > 1 else _("Your Vehicle")
        return {state.joint: Owner(event_seat, joint_side(seats))}

    def driven(self, state: State) -> Die | None:
        """Return the die that players drive: the joint Vehicle."""
        return state.joint

    def gates(self, state: State) -> tuple[GateState, ...] | None:
        """Return the Gates of the chosen route; None without a route."""
        if state.turn.route is None or state.over:
            return None
        return _gates_of(state, state.turn.route)

    def city_look(self, state: State, city: City) -> CityLook:
        """Return the look of a City: its ruler, its Cop, and whether it is the Job's City."""
        job = state.job_card
        goal = job is not None and job.city == city
        return CityLook(state.box.ruler_mm, goal, int(city in state.cops))

    def describe_vehicle(self, state: State, die: Die) -> str:
        """Return what the joint Vehicle is, or what a hit on another one does."""
        own = die == state.joint
        return _(things.JOINT) if own else things.describe_hit(state, things.VEHICLE)

    def describe_face(self, state: State, symbol: Symbol) -> tuple[str, str]:
        """Return the name of a Good or another face, and what it is good for."""
        return things.describe_good(symbol, state)

    def describe_city(self, state: State, city: City) -> str:
        """Return what the Job still needs if this is its City, or else what a hit costs."""
        job = state.job_card
        goal = job is not None and job.city == city
        return things.describe_job(state) if goal else things.describe_hit(state, things.CITY)

    def ruling(
        self, events: Sequence[Event], before: State, after: State, names: Names
    ) -> PredictedRuling | None:
        """Return the ruling on a shot; an alarm says why the Police hear it."""
        for event in events:
            if isinstance(event, Alarmed):
                why = why_spoilt(event.touched, self.cast(before, names), left=event.left)
                words = _("{why}: alarms the Police").format(why=why)
                return PredictedRuling(words, good=False)
        return super().ruling(events, before, after, names)

    def gains(self, events: Sequence[Event], after: State) -> list[str]:
        """Return whether a drive stops near the City of the Job."""
        del events
        stops = (task for task in after.agenda if isinstance(task, Stop))
        near = [city for stop in stops for city in stop.cities]
        job = after.job_card
        return [_("reaches {city}").format(city=_(job.city))] if job and job.city in near else []

    def open_gates(self, state: State) -> frozenset[Gate]:
        """Return the open Gates of the chosen route, or of all routes while none is chosen."""
        chosen = state.turn.route
        cards = state.routes if chosen is None else (chosen,)
        found = (each for card in cards for each in _gates_of(state, card))
        return frozenset(each.gate for each in found if each.is_passable())

    def sentence(self, context: PromptContext[State], declared: Gate | None) -> str:
        """Return what the player may do now."""
        return asking.sentence(context.state, declared, context.names)

    def offer(self, action: Action, context: PromptContext[State]) -> ActionButton:
        """Return how an action is offered: as a card, a button, a City or a die."""
        return asking.offered(action, context)

    def why_not(self, context: PromptContext[State], die: Die) -> str:
        """Return why a die cannot be flicked now; the joint Vehicle needs a route."""
        state = context.state
        plans = bool(state.agenda) and isinstance(state.agenda[0], Plan)
        if plans and die == state.joint and state.turn.route is None:
            return _("Choose a route first. Then drive the Vehicle through its Gate.")
        return super().why_not(context, die)

    def part(self, context: PromptContext[State], cloth_view: ClothView) -> Interaction | None:
        """Return the preview of what a drive may reach, while the player plans it."""
        return Reach(context, cloth_view) if isinstance(context.state.agenda[0], Plan) else None

    def marks(self, shot: Shot, film: PoseAnimation, events: Iterable[Event]) -> tuple[Mark, ...]:
        """Return the marks on the cloth; an alarm is marked like a failed preparation."""
        return super().marks(shot, film, map(_as_spoilt, events))


def _gates_of(state: State, route: int) -> tuple[GateState, ...]:
    """Return the Gates of a route on the table, with what blocks them."""
    sides, box = state.sector(route).gate, state.box
    return standing(sides, box.cards, state.layout, state.joint, box.measures)


def _as_spoilt(event: Event) -> Event:
    if isinstance(event, Alarmed):
        return PreparationSpoilt(event.seat, event.die, event.touched, event.left)
    return event
