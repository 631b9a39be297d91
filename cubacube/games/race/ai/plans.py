"""Flicks tried out in the mind, and the best of them."""

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
"""A preparation that improves the outlook less is not worth its risk."""

SPOILT = -1.0
"""What a preparation does to the outlook that ends the turn."""

MORE = 4.0
"""What who minds the faces expects of a good drive besides."""

MARGIN = 0.6
"""So much more a drive after a preparation should be worth than one at once, if both are tried."""

BARRED = 0.5
"""How much worse the outlook is for each push that a shut Gate is from being open."""

NEXT = 0.25
"""Which part of the worth of the next drive counts: others move the dice before it."""


@frozen
class RacerThoughts:
    """What a racer thinks with: his drive, the table in his head, how promising a layout is."""

    state: State
    choice: AnyFlick
    mind: FlickPlanner
    outlook: Outlook

    def foresee(self, layout: Layout) -> float:
        """How well the drive starts from a layout before it; less than -1 if all Gates are shut."""
        return self.outlook.of(layout, self.state.racer.crossed) - self.shut(layout)

    def shut(self, layout: Layout) -> float:
        """What it costs that no Gate is open in a layout: less if fewer pushes are to be done."""
        if not self.state.needs_gate:
            return 0.0
        needed = wanted(self.state, layout, self.state.racer.crossed)
        return BARRED * flicking.barred(needed, layout, self.state.box.measures)


def in_mind(style: FlickStyle, state: State, choice: AnyFlick) -> FlickStyle:
    """The style of a level, who knows that a blind flick strays farther."""
    measures = state.box.measures
    if not choice.blind:
        return style
    angle, speed = measures.blind_angle_cdeg, measures.blind_speed_permille / 1000
    return replace(style, hand=style.hand.and_also(angle, speed))


def thoughts(state: State, choice: AnyFlick, what_if: WhatIf, style: FlickStyle) -> RacerThoughts:
    """What a racer thinks with when he may drive as `choice` allows."""
    outlook = Outlook(state)

    def of_shot(shot: Shot) -> float:
        return worth.of_drive(state, shot, outlook, shrewd=style.shrewd)

    mind = flicking.mind(choice, state.box.measures, what_if, of_shot, style)
    return RacerThoughts(state, choice, mind, outlook)


def best_drive(thinker: RacerThoughts, rng: Random) -> FlickPlan:
    """The best of some drives: to the goal, to a better place, or hardly at all."""
    goals = list(thinker.mind.allowed(thinker.choice, _goals(thinker)))
    others = _others(thinker, goals, rng)

    def further(shot: Shot) -> float:
        return _next_drive(thinker, shot, rng)

    return flicking.best_drive(thinker.mind, thinker.choice, goals, others, further)


def best_move(
    thinker: RacerThoughts, choice: AnyFlick, plan: FlickPlan, rng: Random
) -> FlickPlan | None:
    """The preparation that opens the most promising drive; None if none helps.

    By how sure the drive looks; who thinks of a second flick tries the drives, too.
    """
    state, mind = thinker.state, thinker.mind
    needed = wanted(state, state.layout, state.racer.crossed) if state.needs_gate else ()
    pushes = flicking.pushes(choice, VEHICLES[state.seat], needed, state.box.measures)
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
    """Whether a drive is so good that no preparation need be thought of.

    Who does no groundwork is content with one that goes well half the time.
    """
    enough = SUCCESS + CLEAN if thinker.state.needs_gate else ARRIVAL
    style = thinker.mind.style
    if not style.groundwork:
        return plan.worth >= enough / 2
    return plan.worth >= enough + (MORE if style.shrewd else 0)


def needs_bumper(thinker: RacerThoughts, plan: FlickPlan) -> bool:
    """Whether a Bumper helps in at least half of the ways in which a drive may come out."""
    mind = thinker.mind
    shots = flicking.outcomes(plan, thinker.choice, mind.style, mind.what_if)
    helped = sum(judge(thinker.state, shot).bumper_used for shot in shots)
    return 2 * helped >= len(shots)


def _drive_from(state: State, thinker: RacerThoughts, layout: Layout, rng: Random) -> FlickPlan:
    """The best drive of a state if the dice lay so, thought over briefly."""
    lying = replace(state, layout=layout)
    choice = replace(thinker.choice, layout=layout, gates=gates(lying, state.seat))
    brief = thoughts(lying, choice, thinker.mind.what_if, thinker.mind.style.brief())
    return best_drive(brief, rng)


def _next_drive(thinker: RacerThoughts, shot: Shot, rng: Random) -> float:
    """How much more the next drive is worth from where a shot ends than the outlook tells."""
    state, racer = thinker.state, thinker.state.racer
    crossed = racer.crossed + judge(state, shot).success
    layout = replace(state.layout, dice=shot.rest)
    after = replace(state, bumper_on=False, in_cone=False)
    after = after.with_player(state.seat, replace(racer, crossed=crossed))
    free = replace(thinker, choice=replace(thinker.choice, cone=None))
    worth_then = _drive_from(after, free, layout, rng).worth
    return NEXT * worth_then - OUTLOOK / 2 * thinker.outlook.of(layout, crossed)


def _goals(thinker: RacerThoughts) -> Iterator[StraightFlick]:
    """Through every open Gate; or near the Cities that help."""
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
    """To better places; if no goal can be reached, to those from where the next drive is best."""
    choice, measures = thinker.choice, thinker.state.box.measures
    detours = list(flicking.detours(choice, measures))
    if flicking.confidence(goals) > 0:
        return detours
    detours += flicking.anywhere(choice, measures, rng)
    possible = thinker.mind.allowed(choice, detours)
    layout, count = thinker.state.layout, thinker.mind.style.detours
    return flicking.foreseen(possible, layout, thinker.foresee, count) or detours
