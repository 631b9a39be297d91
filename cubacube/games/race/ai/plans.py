"""Flicks tried out in the mind, and the best of them."""

from collections.abc import Iterator

from cubacube.ai import flicking
from cubacube.ai.flicking import Aim, Mind, Plan
from cubacube.games.race.ai import worth
from cubacube.games.race.rules.state import State
from cubacube.kit.shot import AnyFlick, Layout, WhatIf
from cubacube.kit.vehicles import VEHICLES

HELPFUL = 0.2
"""A preparation that improves the outlook less is not worth its risk."""


def thoughts(state: State, choice: AnyFlick, what_if: WhatIf) -> Mind:
    """What a racer thinks with."""
    return flicking.mind(
        choice, state.box.measures, what_if, lambda shot: worth.of_drive(state, shot)
    )


def best_drive(state: State, thinker: Mind, choice: AnyFlick) -> Plan:
    """The best of some drives: to the goal, to a better place, or hardly at all."""
    others = flicking.detours(choice, state.box.measures)
    return flicking.best_drive(thinker, choice, _goals(state, choice), others)


def best_move(state: State, thinker: Mind, choice: AnyFlick) -> Plan | None:
    """The preparation that opens the most promising drive; None if none helps."""
    crossed = state.racer.crossed

    def outlook(layout: Layout) -> float:
        return worth.outlook(state, layout, crossed)

    gates = worth.wanted(state, state.layout, crossed)
    moves = flicking.pushes(choice, VEHICLES[state.seat], gates, state.box.measures)
    best = flicking.best_move(thinker, choice, moves, outlook)
    return best if best and best.worth > HELPFUL else None


def _goals(state: State, choice: AnyFlick) -> Iterator[Aim]:
    """Through every open Gate; or near the Cities that help."""
    measures, die = state.box.measures, choice.dice[0]
    gates = [gate for gate in choice.gates if gate is not None]
    yield from flicking.through_gates(choice.layout, die, gates, measures)
    if None in choice.gates:
        cities = [card.city for card in state.layout.cities]
        goals = cities if state.racer.broken else [state.target_city]
        yield from flicking.to_cities(choice, goals, state.box.ruler_mm, measures)
