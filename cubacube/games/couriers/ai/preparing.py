"""The flick that opens a better drive, or turns up a Good that the Job wants."""

from collections.abc import Iterable, Iterator
from itertools import chain
from math import cos, pi, sin

from cubacube.ai import flicking
from cubacube.ai.flicking import FlickPlan, FlickPlanner, StraightFlick, lines
from cubacube.games.couriers.ai import wishes
from cubacube.games.couriers.ai.plans import Driver
from cubacube.games.couriers.ai.sights import DriveCandidate, GateRoute, RoadMap, by_expected_value
from cubacube.games.couriers.ai.worth import DAMAGE
from cubacube.games.couriers.rules.judge import judge
from cubacube.games.couriers.rules.state import State
from cubacube.kit.cards import Symbol
from cubacube.kit.gates import blockers, obstacles
from cubacube.kit.orientation import Way, rolled
from cubacube.kit.shot import AnyFlick, Die, Flick, Layout
from cubacube.rules import replace

AS_BEFORE = 3
"""So many of the best drives may still be open after a Gate flick."""

PUSHES, TURNS, DESPERATE = 8, 6, 30
"""How many pushes are tried in the mind, how many dice turned over; pushes if no way is open."""

TURNED_MM = 40.0
"""A die that is hit high and slides so far has rolled over once."""

WAYS: tuple[Way, ...] = ("east", "north", "west", "south")
"""Counter-clockwise, as angles go."""

SPOILT = -20.0
"""What a Gate flick is worth that alarms the Police."""

SHOWN, BLOCKER = 10.0, 5.0
"""What it is worth if some die shows a Good that the Job lacks, and each push to open a Gate."""


class Outlook:
    """What the next drive promises, and which Goods may be had.

    `kept` are the roads that are worth another look, whatever happens to their dice.
    """

    def __init__(self, view: RoadMap, kept: Iterable[GateRoute]) -> None:
        self._view, self._layout = view, view.state.layout
        self._kept = set(kept)
        standing = ((road, self._on(road, self._layout)) for road in view.roads)
        self._blocked = {road: on_gate for road, on_gate in standing if on_gate}
        measures = view.state.box.measures
        self._barred = {each for each in view.roads if obstacles(each.gate, self._layout, measures)}

    def of(self, layout: Layout) -> float:
        """The worth of a layout that differs from the present one by some dice."""
        moved = {pose.die for pose in layout.dice if pose != self._layout[pose.die]}
        roads = self._kept | {each for each in self._view.roads if self._changed(each, moved)}
        promises = tuple(map(by_expected_value, self._view.ideas(layout, roads)))
        lacking = SHOWN * len(unseen(self._view.state, layout))
        if promises:
            return max(promises) - lacking
        gates = (road.gate for road in self._view.roads)
        fewest = flicking.barred(gates, layout, self._view.state.box.measures)
        return self._view.scales.nothing() - BLOCKER * fewest - lacking

    def _on(self, road: GateRoute, layout: Layout) -> set[Die]:
        """What lies on the Gate of a road."""
        return set(blockers(road.gate, layout, self._view.state.box.measures))

    def _changed(self, road: GateRoute, moved: set[Die]) -> bool:
        """Whether a road is another one now: one of its dice has moved, or all that blocked it."""
        if road in self._blocked and road not in self._barred:
            return self._blocked[road] <= moved
        return road.gate.a in moved or road.gate.b in moved


def best_move(
    driver: Driver, view: RoadMap, choice: AnyFlick, ideas: list[DriveCandidate]
) -> FlickPlan | None:
    """The Gate flick that improves the outlook most; None if all would alarm the Police.

    `ideas` are the drives that are possible now; none if none of them is any good.
    """
    state = view.state
    usual = sorted(ideas, key=by_expected_value, reverse=True)[:AS_BEFORE]
    outlook = Outlook(view, [idea.road for idea in usual] if ideas else view.roads)
    thinker = driver.mind(state, choice.dice[0])
    flicks = _flicks(view, choice, thinker, PUSHES if ideas else DESPERATE)
    return flicking.best_of(thinker, choice, flicks, outlook.of, SPOILT)


def best_detour(driver: Driver, view: RoadMap, choice: AnyFlick) -> FlickPlan | None:
    """A drive through no Gate to a place from where one may be open; None if there is no room."""
    state, outlook = view.state, Outlook(view, view.roads)
    thinker = driver.mind(state, state.joint)
    found = []
    for aim in flicking.surest(flicking.detours(choice, state.box.measures), PUSHES):
        flick = thinker.flick(choice, aim)
        shot = driver.what_if(flick, state.layout)
        after = outlook.of(replace(state.layout, dice=shot.rest))
        found.append(FlickPlan(flick, shot, after - DAMAGE * judge(state, shot).damage))
    return max(found, key=lambda plan: plan.worth, default=None)


def unseen(state: State, layout: Layout) -> set[Symbol]:
    """What the Job lacks and no die shows: Goods, or a larger Vehicle."""
    cards = state.box.cards
    shown = {cards.symbol(layout[each.die]) for each in cards.gate_dice}
    return wishes.wanted(state) - shown


def _flicks(view: RoadMap, choice: AnyFlick, thinker: FlickPlanner, count: int) -> Iterator[Flick]:
    """Some pushes that touch nothing, and some high hits."""
    state = view.state
    gates = (road.gate for road in view.roads)
    pushes = flicking.pushes(choice, state.joint, gates, state.box.measures)
    for aim in flicking.surest(pushes, count):
        yield thinker.flick(choice, aim)
    for aim in flicking.surest(_turns(state, choice), TURNS):
        yield replace(thinker.flick(choice, aim), height="high")


def _turns(state: State, choice: AnyFlick) -> Iterator[StraightFlick]:
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
