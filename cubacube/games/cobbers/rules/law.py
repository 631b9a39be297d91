"""[V.1 - V.7] Rules for partners, around the rules of the variant in play."""

from typing import Any

from cubacube.games.cobbers.rules.actions import HandOver
from cubacube.games.cobbers.rules.box import Box, inner_rules
from cubacube.games.cobbers.rules.crew import members, team_of, teams_of
from cubacube.games.cobbers.rules.events import HandedOver, RolesTaken
from cubacube.games.cobbers.rules.state import SEATS, State
from cubacube.games.race.rules.actions import UseToolbox
from cubacube.kit.events import TurnBegan
from cubacube.kit.measures import Measures
from cubacube.kit.shot import AnyFlick, Layout, Pose
from cubacube.kit.tasks import Drive
from cubacube.kit.vehicles import VEHICLES
from cubacube.rules import TABLE, Action, Choice, Event, OneOf, Outcome, Seat, Step, put, replace


def setup(box: Box, seats: int) -> State:
    """[V.1] Return the first state, with one Vehicle for every two people.

    Raises:
        ValueError: The Cobbers are not for this number of seats.
    """
    if seats not in SEATS:
        raise ValueError(f"The Cobbers are for {SEATS[0]} to {SEATS[-1]} seats, not {seats}")
    teams = teams_of(seats)
    return State(box, inner_rules(box).setup(box.inner, teams), seats, (0,) * teams)


def choices(state: State) -> tuple[Choice, ...]:
    """Return the choices of the variant in play, each with the seat of a person.

    If a Gate die may be flicked, the person is the partner who prepares. Otherwise it is the
    driver.
    A choice of the dealer stays as it is.
    """
    inner = inner_rules(state.box).choices(state.inner)
    if _prepares(state, inner):
        seat = state.preparer(inner[0].seat)
        gate_flick = next(choice for choice in inner if _of_gate_dice(choice))
        return (seated(gate_flick, seat), OneOf(seat, (*_tools(inner, seat), HandOver(seat))))
    return tuple(
        choice if choice.seat == TABLE else seated(choice, state.driver(choice.seat))
        for choice in inner
    )


def apply(state: State, action: Action) -> Step[State]:
    """Apply a person's action for the team, or hand over to the partner."""
    if isinstance(action, HandOver):
        drive = Drive(team_of(action.seat))
        inner: Any = state.inner
        inner = replace(inner, agenda=(drive, *inner.agenda[1:]))
        return Step(replace(state, inner=inner), (HandedOver(action.seat),))
    team = action.seat if action.seat == TABLE else team_of(action.seat)
    return _of_variant(state, inner_rules(state.box).apply(state.inner, replace(action, seat=team)))


def on_cloth(state: State) -> tuple[Layout, Measures]:
    """Return what lies on the cloth, and the measures of everything."""
    return inner_rules(state.box).on_cloth(state.inner)


def lay(state: State, dice: tuple[Pose, ...]) -> Step[State]:
    """Replace the positions of all dice."""
    return _of_variant(state, inner_rules(state.box).lay(state.inner, dice))


def outcome(state: State) -> Outcome | None:
    """[V.7] Return the result; each person gets the score and the win of their team."""
    inner = inner_rules(state.box).outcome(state.inner)
    if inner is None:
        return None
    people = range(state.people)
    return Outcome(
        tuple(inner.scores[team_of(seat)] for seat in people),
        frozenset(seat for seat in people if team_of(seat) in inner.winners),
    )


def seen_by(state: State, seat: Seat) -> State:
    """Return what a person may know; partners know the same."""
    return replace(state, inner=inner_rules(state.box).seen_by(state.inner, team_of(seat)))


def seated(choice: Any, seat: Seat) -> Choice:
    """Return the same choice for another seat; its actions get that seat, too."""
    if isinstance(choice, OneOf):
        return OneOf(seat, tuple(replace(action, seat=seat) for action in choice.actions))
    other: Choice = replace(choice, seat=seat)
    return other


def _of_variant(state: State, step: Step[Any]) -> Step[State]:
    """Return a step of the variant in play as a step of The Cobbers.

    If a turn begins, the partners get new roles.
    """
    state, events = replace(state, inner=step.state), []
    for event in step.events:
        events.append(event)
        if isinstance(event, TurnBegan):
            state, roles = _change_roles(state, event.seat)
            events.append(roles)
    return Step(state, tuple(events))


def _prepares(state: State, inner: tuple[Choice, ...]) -> bool:
    """Return whether a Gate die may be flicked now and the team has two people."""
    if not any(_of_gate_dice(choice) for choice in inner):
        return False
    return len(members(inner[0].seat, state.people)) > 1


def _tools(inner: tuple[Choice, ...], seat: Seat) -> tuple[Action, ...]:
    """[V.3, R66] Return the Toolbox actions of the variant, for the person who is asked."""
    offered = (each for choice in inner if isinstance(choice, OneOf) for each in choice)
    return tuple(replace(each, seat=seat) for each in offered if isinstance(each, UseToolbox))


def _of_gate_dice(choice: Choice) -> bool:
    """Return whether a choice is a flick of a Gate die."""
    return isinstance(choice, AnyFlick) and not set(choice.dice) & set(VEHICLES)


def _change_roles(state: State, team: int) -> tuple[State, Event]:
    """[V.2] Add a turn to the team's count, which makes its partners change roles."""
    turns = put(state.turns, team, state.turns[team] + 1)
    state = replace(state, turns=turns)
    return state, RolesTaken(team, state.preparer(team), state.driver(team))
