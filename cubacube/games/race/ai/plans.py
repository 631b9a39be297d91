"""Simulate possible flicks and choose the best."""

from collections.abc import Iterator
from random import Random

from cubacube.ai import flicking
from cubacube.ai.flicking import FlickPlan, FlickPlanner, FlickStyle, StraightFlick, lines
from cubacube.games.race.ai import worth
from cubacube.games.race.ai.outlook import Outlook, wanted
from cubacube.games.race.ai.worth import ARRIVAL, CLEAN, OUTLOOK, SUCCESS
from cubacube.games.race.rules.judge import judge
from cubacube.games.race.rules.state import State
from cubacube.games.race.rules.turn import gates
from cubacube.kit.shot import AnyFlick, Layout, Shot, WhatIf
from cubacube.kit.vehicles import VEHICLES
from cubacube.rules import frozen, replace

HELPFUL = 0.2
"""Least gain in the outlook for which a preparation is worth its risk."""

SPOILT = -1.0
"""Score of a preparation that ends the turn."""

MORE = 4.0
"""Extra score that a drive needs to satisfy a `shrewd` player.

It is needed because the drives of such a player also score the faces of dice.
"""

MARGIN = 0.6
"""Least gain in score for which a simulated preparation is worth its risk.

If the drive after the preparation is not simulated, `HELPFUL` is used instead.
"""

BARRED = 0.5
"""Penalty for each push that is needed to open a blocked Gate."""

NEXT = 0.25
"""Weight of the score of the next drive.

It is low because the other players may move the dice before that drive.
"""


@frozen
class RacerThoughts:
    """What a racer needs to judge flicks: the drive, the simulation and the outlook."""

    state: State
    choice: AnyFlick
    mind: FlickPlanner
    outlook: Outlook

    def foresee(self, layout: Layout) -> float:
        """Score how well a drive starts from a layout; the score is lower if no Gate is open."""
        return self.outlook.of(layout, self.state.racer.crossed) - self.shut(layout)

    def shut(self, layout: Layout) -> float:
        """Return the penalty for blocked Gates: `BARRED` for each push needed to open one.

        The penalty is 0 if a Gate is open or if the racer needs no Gate.
        """
        if not self.state.needs_gate:
            return 0.0
        needed = wanted(self.state, layout, self.state.racer.crossed)
        return BARRED * flicking.barred(needed, layout, self.state.box.measures)


def in_mind(style: FlickStyle, state: State, choice: AnyFlick) -> FlickStyle:
    """Return the style of a computer player, with more expected noise for a blind flick."""
    measures = state.box.measures
    if not choice.blind:
        return style
    angle, speed = measures.blind_angle_cdeg, measures.blind_speed_permille / 1000
    return replace(style, hand=style.hand.and_also(angle, speed))


def thoughts(state: State, choice: AnyFlick, what_if: WhatIf, style: FlickStyle) -> RacerThoughts:
    """Make the `RacerThoughts` of a racer who may drive as `choice` allows."""
    outlook = Outlook(state)

    def of_shot(shot: Shot) -> float:
        return worth.of_drive(state, shot, outlook, shrewd=style.shrewd)

    mind = FlickPlanner(choice.layout, state.box.measures, what_if, of_shot, style)
    return RacerThoughts(state, choice, mind, outlook)


def best_drive(thinker: RacerThoughts, rng: Random) -> FlickPlan:
    """Return the best drive that the simulation finds.

    The simulated drives lead to a goal, lead to a better place, or hardly move the Vehicle.
    """
    goals = list(thinker.mind.allowed(thinker.choice, _goals(thinker)))
    others = _others(thinker, goals, rng)

    def further(shot: Shot) -> float:
        return _next_drive(thinker, shot, rng)

    return flicking.best_drive(thinker.mind, thinker.choice, goals, others, further)


def best_move(
    thinker: RacerThoughts, choice: AnyFlick, plan: FlickPlan, rng: Random
) -> FlickPlan | None:
    """Return the preparation after which the best drive is possible; None if none helps.

    The outlook scores the preparations. A style with `second` also simulates the drive
    after each of them.
    """
    state, mind = thinker.state, thinker.mind
    needed = wanted(state, state.layout, state.racer.crossed) if state.needs_gate else ()
    measures = state.box.measures
    places = flicking.grid(measures, rng) if worth.is_stuck(state) else ()
    pushes = flicking.pushes(choice, VEHICLES[state.seat], needed, measures, places)
    moves = flicking.foreseen(pushes, state.layout, thinker.foresee, mind.style.moves)
    if not mind.style.second:
        best = flicking.best_move(mind, choice, moves, thinker.foresee, SPOILT)
        return best if best and best.worth > HELPFUL else None

    def prospect(layout: Layout) -> float:
        if layout == state.layout:
            return plan.worth - OUTLOOK * thinker.shut(layout)
        return _drive_from(state, thinker, layout, rng).worth - OUTLOOK * thinker.shut(layout)

    brief = replace(mind, style=replace(mind.style, samples=2, finalists=mind.style.second))
    tries = moves[: 2 * mind.style.second]
    best = flicking.best_move(brief, choice, tries, prospect, -plan.worth - ARRIVAL)
    return best if best and best.worth > MARGIN else None


def satisfied(thinker: RacerThoughts, plan: FlickPlan) -> bool:
    """Return whether a drive is so good that the player need not look for a preparation.

    A style without `groundwork` asks for only half the score.
    """
    enough: float = SUCCESS + CLEAN if thinker.state.needs_gate else ARRIVAL
    enough *= worth.boldness(thinker.state)
    style = thinker.mind.style
    if not style.groundwork:
        return plan.worth >= enough / 2
    return plan.worth >= enough + (MORE if style.shrewd else 0)


def needs_bumper(thinker: RacerThoughts, plan: FlickPlan) -> bool:
    """Return whether a Bumper would absorb a hit in at least half of the simulated drives."""
    mind = thinker.mind
    shots = flicking.outcomes(plan, thinker.choice, mind.style, mind.what_if)
    helped = sum(judge(thinker.state, shot).bumper_used for shot in shots)
    return 2 * helped >= len(shots)


def _drive_from(state: State, thinker: RacerThoughts, layout: Layout, rng: Random) -> FlickPlan:
    """Return the best drive from a layout, with a small search budget."""
    lying = replace(state, layout=layout)
    choice = replace(thinker.choice, layout=layout, gates=gates(lying, state.seat))
    brief = thoughts(lying, choice, thinker.mind.what_if, thinker.mind.style.brief())
    return best_drive(brief, rng)


def _next_drive(thinker: RacerThoughts, shot: Shot, rng: Random) -> float:
    """Score the simulated next drive after a shot.

    The part of this score that the outlook has already counted is subtracted.
    """
    state, racer = thinker.state, thinker.state.racer
    crossed = racer.crossed + judge(state, shot).success
    layout = replace(state.layout, dice=shot.rest)
    after = replace(state, bumper_on=False, in_cone=False)
    after = after.with_player(state.seat, replace(racer, crossed=crossed))
    free = replace(thinker, choice=replace(thinker.choice, cone=None))
    worth_then = _drive_from(after, free, layout, rng).worth
    return NEXT * worth_then - OUTLOOK / 2 * thinker.outlook.of(layout, crossed)


def _goals(thinker: RacerThoughts) -> Iterator[StraightFlick]:
    """Yield paths through every open Gate, or to the useful Cities."""
    choice = thinker.choice
    open_to = [gate for gate in choice.gates if gate is not None]
    measures = thinker.state.box.measures
    yield from flicking.through_gates(choice.layout, choice.dice[0], open_to, measures)
    if not thinker.state.needs_gate:
        yield from thinker.outlook.to_cities(choice.layout)
    elif thinker.mind.style.shrewd:
        stops = thinker.outlook.target_stops(thinker.state.racer.crossed + 1)
        for each in open_to:
            yield from lines.onward(choice.layout, choice.dice[0], each, stops, measures)


def _others(thinker: RacerThoughts, goals: list[StraightFlick], rng: Random) -> list[StraightFlick]:
    """Return detours to better places.

    If no goal can be reached, add random paths and return only those with the best outlook.
    """
    choice, measures = thinker.choice, thinker.state.box.measures
    detours = list(flicking.detours(choice, measures))
    if flicking.confidence(goals) > 0:
        return detours
    detours += flicking.anywhere(choice, measures, rng)
    possible = thinker.mind.allowed(choice, detours)
    layout, count = thinker.state.layout, thinker.mind.style.detours
    return flicking.foreseen(possible, layout, thinker.foresee, count) or detours
