"""Choose the Gates that a smuggler prefers, and where to stop after crossing them."""

from collections.abc import Iterator

from cubacube.ai import flicking
from cubacube.ai.flicking import StraightFlick, lines
from cubacube.games.smugglers.ai import trips, worth
from cubacube.games.smugglers.ai.evaluator import Evaluator
from cubacube.games.smugglers.rules.state import PAWNS, State
from cubacube.games.smugglers.rules.turn import gates
from cubacube.kit.geometry import Point
from cubacube.kit.shot import AnyFlick, Gate
from cubacube.kit.vehicles import VEHICLES

GATES, LINES = 4, 12
"""Number of Gates to try, and the total number of paths through them."""


def drive_of(state: State) -> AnyFlick:
    """Return the Vehicle flick that is possible once the Sector card is played."""
    own, launch = VEHICLES[state.seat], state.box.measures.launch
    return AnyFlick(state.seat, (own,), gates(state, state.seat), state.layout, launch)


def outlook(evaluator: Evaluator, state: State) -> float:
    """Estimate what the best Gate in the present layout is worth, in Pesos.

    The estimate uses only geometry, not the simulation.
    """
    wanted = [gate for gate in gates(state, state.seat) if gate is not None]
    return max((_promise(evaluator, state, gate) for gate in wanted), default=0.0)


def through_best_gates(evaluator: Evaluator, state: State, choice: AnyFlick) -> list[StraightFlick]:
    """Return the surest paths through each of the most promising Gates."""
    liked = sorted(_gates(choice), key=lambda gate: -_promise(evaluator, state, gate))[:GATES]
    found = []
    for gate in liked:
        every = flicking.through_gates(state.layout, choice.dice[0], (gate,), state.box.measures)
        found += flicking.surest(every, LINES // len(liked))
    return found


def ending_well(evaluator: Evaluator, state: State, choice: AnyFlick) -> Iterator[StraightFlick]:
    """Yield paths through Gates that end near the City for the next sale.

    An evaluator that weighs rivals also gets paths that end at rivals' Pawns.
    """
    pawns = _pawns(state) if evaluator.rivals else ()
    stops = [*_near_market(evaluator, state, choice), *pawns]
    for gate in _gates(choice):
        yield from lines.onward(choice.layout, choice.dice[0], gate, stops, state.box.measures)


def _gates(choice: AnyFlick) -> list[Gate]:
    return [gate for gate in choice.gates if gate is not None]


def _promise(evaluator: Evaluator, state: State, gate: Gate) -> float:
    """Return the expected value of crossing a Gate, in Pesos.

    This is the probability of the crossing times the value of the best face at the Gate.
    """
    own = VEHICLES[state.seat]
    sure = flicking.surest_gate(state.layout, own, (gate,), state.box.measures)
    coloured = (die for die in (gate.a, gate.b) if die not in VEHICLES)
    faces = [state.symbol(die) for die in coloured]
    return sure * (
        worth.HOPE + max((worth.haul(evaluator, state, (face,)) for face in faces), default=0.0)
    )


def _near_market(evaluator: Evaluator, state: State, choice: AnyFlick) -> Iterator[Point]:
    """Yield stopping places from which one move reaches the best City to sell in.

    Yield none if no sale there would pay.
    """
    goods, own = state.smuggler.goods, state.layout[choice.dice[0]]
    trip = trips.best_trip(evaluator, state, goods, trips.from_vehicle(state, own), own)
    if trip:
        ruler, measures = state.box.ruler_mm, state.box.measures
        yield from lines.near_city(state.layout, own.die, trip.city, ruler, measures)


def _pawns(state: State) -> Iterator[Point]:
    """Yield the positions of the other players' Pawns."""
    for pawn in state.layout.pawns:
        if pawn.pawn != PAWNS[state.seat]:
            yield pawn.x_mm, pawn.y_mm
