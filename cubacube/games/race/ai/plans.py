"""Flicks tried out in the mind, and the best of them."""

from collections.abc import Iterator
from random import Random

from cubacube.ai import flicking
from cubacube.ai.flicking import Aim, Mind, Plan
from cubacube.games.race.ai import worth
from cubacube.games.race.ai.outlook import Outlook, wanted
from cubacube.games.race.rules.state import State
from cubacube.kit.shot import AnyFlick, Layout, WhatIf
from cubacube.kit.vehicles import VEHICLES
from cubacube.rules import frozen

HELPFUL = 0.2
"""A preparation that improves the outlook less is not worth its risk."""


@frozen
class Thoughts:
    """What a racer thinks with: the table in his head, and how promising a layout is."""

    state: State
    mind: Mind
    outlook: Outlook

    def foresee(self, layout: Layout) -> float:
        """How well the drive starts from a layout before it."""
        return self.outlook.of(layout, self.state.racer.crossed)


def thoughts(state: State, choice: AnyFlick, what_if: WhatIf) -> Thoughts:
    """What a racer thinks with when he may drive as `choice` allows."""
    outlook = Outlook(state)
    mind = flicking.mind(
        choice, state.box.measures, what_if, lambda shot: worth.of_drive(state, shot, outlook)
    )
    return Thoughts(state, mind, outlook)


def best_drive(thinker: Thoughts, choice: AnyFlick, draw: Random) -> Plan:
    """The best of some drives: to the goal, to a better place, or hardly at all."""
    goals = list(thinker.mind.allowed(choice, _goals(thinker, choice)))
    return flicking.best_drive(thinker.mind, choice, goals, _others(thinker, choice, goals, draw))


def best_move(thinker: Thoughts, choice: AnyFlick) -> Plan | None:
    """The preparation that opens the most promising drive; None if none helps."""
    state = thinker.state
    gates = wanted(state, state.layout, state.racer.crossed) if state.needs_gate else ()
    pushes = flicking.pushes(choice, VEHICLES[state.seat], gates, state.box.measures)
    moves = flicking.foreseen(pushes, state.layout, thinker.foresee, flicking.MOVES)
    best = flicking.best_move(thinker.mind, choice, moves, thinker.foresee)
    return best if best and best.worth > HELPFUL else None


def _goals(thinker: Thoughts, choice: AnyFlick) -> Iterator[Aim]:
    """Through every open Gate; or near the Cities that help."""
    gates = [gate for gate in choice.gates if gate is not None]
    measures = thinker.state.box.measures
    yield from flicking.through_gates(choice.layout, choice.dice[0], gates, measures)
    if not thinker.state.needs_gate:
        yield from thinker.outlook.to_cities(choice.layout)


def _others(thinker: Thoughts, choice: AnyFlick, goals: list[Aim], draw: Random) -> list[Aim]:
    """To better places; if no goal can be reached, to those from where the next drive is best."""
    measures = thinker.state.box.measures
    detours = list(flicking.detours(choice, measures))
    if flicking.confidence(goals) > 0:
        return detours
    detours += flicking.anywhere(choice, measures, draw)
    possible = thinker.mind.allowed(choice, detours)
    layout = thinker.state.layout
    return flicking.foreseen(possible, layout, thinker.foresee, flicking.DETOURS) or detours
