"""Score a shot for a racer; the scores change when a race takes very long."""

from math import hypot

from cubacube.games.race.ai.outlook import Outlook
from cubacube.games.race.rules.judge import judge
from cubacube.games.race.rules.state import State
from cubacube.kit.cards import Symbol
from cubacube.kit.damage import too_much
from cubacube.kit.events import Driven
from cubacube.kit.reach import cities_near
from cubacube.kit.shot import Die, Layout, Shot
from cubacube.kit.vehicles import VEHICLES

SUCCESS, CLEAN, ARRIVAL, BONUS, RIVAL, COP, OUTLOOK = 10.0, 4.0, 12.0, 0.7, 0.5, 3.0, 3.0
DAMAGE, BREAKDOWN, IDLE = -2.0, -6.0, -3.0

LONG_ROUNDS = 10
"""Number of rounds after which `urgency` rises above 0; after twice this number it is 1."""

FAILURES = 3
"""Number of turns without a new Sector after which a racer tries something else."""

BOLDNESS, RECKLESS = 2.0, 0.8
"""Two effects of full `urgency` on the score.

Progress is multiplied by 1 + `BOLDNESS`: a success, an arrival and the outlook. If only the
outlook grew, a racer would rather wait before a Gate than cross it. The cost of Damage is
multiplied by 1 - `RECKLESS`.
"""


FACES: dict[Symbol, float] = {
    "statue": 3.5,
    "diamond": 3.0,
    "alcohol": 2.5,
    "weapons": 2.5,
    "vehicle": 2.5,
    "case": 2.0,
    "crate": 1.5,
}
"""Scores of die faces for a `shrewd` player, on the same scale as `SUCCESS`."""


def of_drive(state: State, shot: Shot, outlook: Outlook, *, shrewd: bool = False) -> float:
    """Score a Vehicle flick by the ruling on it and by where the Vehicle stops.

    If `shrewd`, each gained die face has its own score; otherwise every bonus die scores
    the same.
    """
    if shot.flipped and not state.box.options.flips_allowed:
        return BREAKDOWN
    verdict, racer = judge(state, shot), state.racer
    layout = Layout(shot.rest, state.layout.cities)
    crossed = racer.crossed + verdict.success
    measures, ruler_mm, own = state.box.measures, state.box.ruler_mm, VEHICLES[state.seat]
    near = set(cities_near(layout, own, ruler_mm, measures)) if verdict.clean else set()
    repaired = racer.broken and bool(near)
    arrived = crossed == len(state.track) and state.target_city in near
    progress = SUCCESS * verdict.success + ARRIVAL * (repaired or arrived)
    progress += OUTLOOK * outlook.of(layout, crossed)
    worth = boldness(state) * progress + CLEAN * (verdict.success and verdict.clean)
    worth += COP * (verdict.success and racer.has_cop and bool(near - {state.target_city}))
    worth += _gain(state, layout, verdict) if shrewd else BONUS * len(verdict.bonus_dice)
    worth += RIVAL * len(verdict.rammed)
    worth += _of_damage(state, verdict.damage)
    return worth + IDLE * urgency(state) * (_moved_mm(state, shot) < measures.edge_mm)


def _gain(state: State, layout: Layout, verdict: Driven) -> float:
    """[I.6] Score the faces of a clean success: the best Gate die and the dice touched."""
    if not (verdict.success and verdict.clean):
        return 0.0
    which = verdict.gate if not state.box.options.no_gate_bonus else None
    posts = [die for die in (which.a, which.b) if die not in VEHICLES] if which else []
    gate = max((_of_face(state, layout, die) for die in posts), default=0.0)
    return gate + sum(_of_face(state, layout, die) for die in verdict.bonus_dice)


def _of_face(state: State, layout: Layout, die: Die) -> float:
    """[R12] Score the top face of a die.

    A face that completes a pair scores more, and so does a Toolbox for a damaged Vehicle.
    """
    symbol = state.box.cards.symbol(layout[die])
    if symbol == "vehicle" and state.card(state.seat).level == 4:
        return 0.0
    paired = symbol in ("statue", "diamond") and state.racer.bonuses.count(symbol) % 2
    needed = symbol == "case" and state.racer.damage
    return FACES[symbol] + 1.5 * bool(paired or needed)


def urgency(state: State) -> float:
    """Return how impatient a racer is: 0 in a normal race, up to 1 in a very long one."""
    return min(1.0, max(0.0, state.round / LONG_ROUNDS - 1))


def is_stuck(state: State) -> bool:
    """Return whether a racer has spent `FAILURES` turns or more without crossing a Sector."""
    return state.round - 1 - state.racer.crossed >= FAILURES


def boldness(state: State) -> float:
    """Return the factor of progress: 1 in a normal race, 1 + `BOLDNESS` in a very long one."""
    return 1 + BOLDNESS * urgency(state)


def _of_damage(state: State, tokens: int) -> float:
    """Score new Damage; it costs less in a long race, and nothing if the Vehicle is broken."""
    if not tokens or state.racer.broken:
        return 0.0
    life, breakdown = state.card(state.seat).life, state.box.options.breakdown
    breaks = too_much(state.racer.damage + tokens, life, breakdown)
    return (DAMAGE * tokens + BREAKDOWN * breaks) * (1 - RECKLESS * urgency(state))


def _moved_mm(state: State, shot: Shot) -> float:
    own = VEHICLES[state.seat]
    before, after = state.layout[own], Layout(shot.rest)[own]
    return hypot(after.x_mm - before.x_mm, after.y_mm - before.y_mm)
