"""The Gate flick that opens a better drive, or turns up a Good that the Job wants."""

from collections.abc import Iterator
from itertools import chain
from math import cos, pi, sin

from cubacube.ai import flicking
from cubacube.ai.flicking import Aim, Mind, Plan, lines
from cubacube.games.couriers.ai import wishes
from cubacube.games.couriers.ai.plans import thinking
from cubacube.games.couriers.ai.sights import Idea, Road, View, by_promise
from cubacube.games.couriers.rules.state import State
from cubacube.kit.cards import Symbol
from cubacube.kit.gates import blockers
from cubacube.kit.orientation import Way, rolled
from cubacube.kit.ride import read
from cubacube.rules import AnyFlick, Die, Flick, Layout, WhatIf, replace

AS_BEFORE = 3
"""So many of the best drives may still be open after a Gate flick."""

PUSHES, TURNS = 8, 6
"""How many dice are pushed, and turned over, in the mind."""

TURNED_MM = 40.0
"""A die that is hit high and slides so far has rolled over once."""

WAYS: tuple[Way, ...] = ("east", "north", "west", "south")
"""Counter-clockwise, as angles go."""

SHOWN = 10.0
"""What it is worth if some die shows a Good that the Job lacks."""


class Outlook:
    """What the next drive promises, and which Goods may be had."""

    def __init__(self, view: View, ideas: list[Idea]) -> None:
        self._view, self._layout = view, view.state.layout
        usual = sorted(ideas, key=by_promise, reverse=True)[:AS_BEFORE]
        self._kept = {idea.road for idea in usual}
        measures = view.state.box.measures
        standing = ((road, set(blockers(road.gate, self._layout, measures))) for road in view.roads)
        self._blocked = {road: on_gate for road, on_gate in standing if on_gate}

    def of(self, layout: Layout) -> float:
        """The worth of a layout that differs from the present one by some dice."""
        moved = {pose.die for pose in layout.dice if pose != self._layout[pose.die]}
        roads = self._kept | {each for each in self._view.roads if self._changed(each, moved)}
        promises = map(by_promise, self._view.ideas(layout, roads))
        lacking = unseen(self._view.state, layout)
        return max(promises, default=self._view.scales.nothing()) - SHOWN * len(lacking)

    def _changed(self, road: Road, moved: set[Die]) -> bool:
        """Whether a road is another one now: one of its dice has moved, or all that blocked it."""
        if road in self._blocked:
            return self._blocked[road] <= moved
        return road.gate.a in moved or road.gate.b in moved


def best_move(view: View, choice: AnyFlick, ideas: list[Idea], what_if: WhatIf) -> Plan | None:
    """The Gate flick that improves the outlook most; None if all would alarm the Police."""
    state, outlook = view.state, Outlook(view, ideas)
    thinker, before = thinking(state, choice.dice[0], what_if), outlook.of(state.layout)
    found = []
    for flick in _flicks(view, choice, thinker):
        shot = what_if(flick, state.layout)
        ride = read(shot)
        if not (ride.touched or ride.left or shot.flipped):
            after = outlook.of(replace(state.layout, dice=shot.rest))
            found.append(Plan(flick, shot, after - before))
    return max(found, key=lambda plan: plan.worth, default=None)


def unseen(state: State, layout: Layout) -> set[Symbol]:
    """What the Job lacks and no die shows: Goods, or a larger Vehicle."""
    cards = state.box.cards
    shown = {cards.symbol(layout[each.die]) for each in cards.gate_dice}
    return wishes.wanted(state) - shown


def _flicks(view: View, choice: AnyFlick, thinker: Mind) -> Iterator[Flick]:
    """Some pushes that touch nothing, and some high hits."""
    state = view.state
    gates = (road.gate for road in view.roads)
    pushes = flicking.pushes(choice, state.joint, gates, state.box.measures)
    for aim in flicking.surest(pushes, PUSHES):
        yield thinker.flick(choice, aim)
    for aim in flicking.surest(_turns(state, choice), TURNS):
        yield replace(thinker.flick(choice, aim), height="high")


def _turns(state: State, choice: AnyFlick) -> Iterator[Aim]:
    """Dice rolled over one side so that they show what no die shows yet."""
    layout, cards = state.layout, state.box.cards
    lacking = unseen(state, layout)
    for pose, (quarter, way) in chain.from_iterable(
        ((layout[die], each) for each in enumerate(WAYS)) for die in choice.dice
    ):
        turned = replace(pose, orientation=rolled(pose.orientation, way))
        if cards.symbol(turned) in lacking:
            angle = pose.angle_rad + quarter * pi / 2
            stop = pose.x_mm + TURNED_MM * cos(angle), pose.y_mm + TURNED_MM * sin(angle)
            if aim := lines.straight(layout, pose.die, stop, None, state.box.measures):
                yield aim
