"""Choose a Gate flick that opens a better drive or shows a needed face."""

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
"""Number of the best present drives whose Gates are evaluated after every Gate flick."""

PUSHES, TURNS, DESPERATE = 8, 6, 30
"""`PUSHES` is how many Gate flicks that push a die are simulated.

`TURNS` is how many flicks that roll a die over are simulated. If no drive is good, `DESPERATE`
replaces `PUSHES`.
"""

TURNED_MM = 40.0
"""Distance in mm after which a die that was hit high has rolled over once."""

WAYS: tuple[Way, ...] = ("east", "north", "west", "south")
"""Directions in which a die rolls over, counter-clockwise from the east."""

SPOILT = -20.0
"""Value of a Gate flick that alarms the Police."""

SHOWN, BLOCKER = 10.0, 5.0
"""Penalty for each needed face that no die shows.

`BLOCKER` is the penalty for each push that is needed to open a Gate.
"""


class Outlook:
    """Value of a layout after a Gate flick: the next drive, and the Goods that dice show.

    `kept` are the Gates that are always evaluated again, whether their dice moved or not.
    """

    def __init__(self, view: RoadMap, kept: Iterable[GateRoute]) -> None:
        self._view, self._layout = view, view.state.layout
        self._kept = set(kept)
        standing = ((road, self._on(road, self._layout)) for road in view.roads)
        self._blocked = {road: on_gate for road, on_gate in standing if on_gate}
        measures = view.state.box.measures
        self._barred = {each for each in view.roads if obstacles(each.gate, self._layout, measures)}

    def of(self, layout: Layout) -> float:
        """Return the value of a layout in which some dice have moved."""
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
        """Return the dice that lie on a Gate and block it."""
        return set(blockers(road.gate, layout, self._view.state.box.measures))

    def _changed(self, road: GateRoute, moved: set[Die]) -> bool:
        """Return whether the Gate of a road must be evaluated again after some dice moved.

        If dice blocked the Gate, all of them must have moved. Otherwise one of its Gate dice must
        have moved.
        """
        if road in self._blocked and road not in self._barred:
            return self._blocked[road] <= moved
        return road.gate.a in moved or road.gate.b in moved


def best_move(
    driver: Driver, view: RoadMap, choice: AnyFlick, ideas: list[DriveCandidate]
) -> FlickPlan | None:
    """Return the Gate flick that improves the outlook most; None if all alarm the Police.

    `ideas` are the drives that are possible now, or nothing if every drive is poor.
    """
    state = view.state
    usual = sorted(ideas, key=by_expected_value, reverse=True)[:AS_BEFORE]
    outlook = Outlook(view, [idea.road for idea in usual] if ideas else view.roads)
    thinker = driver.mind(state)
    flicks = _flicks(view, choice, thinker, PUSHES if ideas else DESPERATE)
    return flicking.best_of(thinker, choice, flicks, outlook.of, SPOILT)


def best_detour(driver: Driver, view: RoadMap, choice: AnyFlick) -> FlickPlan | None:
    """Return the best drive that crosses no Gate but improves the next drive.

    Returns None if there is no room for such a drive.
    """
    state, outlook = view.state, Outlook(view, view.roads)
    thinker = driver.mind(state)
    found = []
    for aim in flicking.surest(flicking.detours(choice, state.box.measures), PUSHES):
        flick = thinker.flick(choice, aim)
        shot = driver.what_if(flick, state.layout)
        after = outlook.of(replace(state.layout, dice=shot.rest))
        found.append(FlickPlan(flick, shot, after - DAMAGE * judge(state, shot).damage))
    return max(found, key=lambda plan: plan.worth, default=None)


def unseen(state: State, layout: Layout) -> set[Symbol]:
    """Return the faces that the Job needs and that no die shows.

    A face is a Good, or "vehicle" if a larger Vehicle is needed.
    """
    cards = state.box.cards
    shown = {cards.symbol(layout[each.die]) for each in cards.gate_dice}
    return wishes.wanted(state) - shown


def _flicks(view: RoadMap, choice: AnyFlick, thinker: FlickPlanner, count: int) -> Iterator[Flick]:
    """Yield candidate Gate flicks: first pushes, then high hits that roll a die over."""
    state = view.state
    gates = (road.gate for road in view.roads)
    pushes = flicking.pushes(choice, state.joint, gates, state.box.measures)
    for aim in flicking.surest(pushes, count):
        yield thinker.flick(choice, aim)
    for aim in flicking.surest(_turns(state, choice), TURNS):
        yield replace(thinker.flick(choice, aim), height="high")


def _turns(state: State, choice: AnyFlick) -> Iterator[StraightFlick]:
    """Yield aims that roll a die over, so that it shows a needed face."""
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
