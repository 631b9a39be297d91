"""What a shot, and a place on the cloth, is worth to a racer."""

from collections.abc import Iterator

from cubacube.ai.flicking import surest_gate
from cubacube.games.race.rules.damage import too_much
from cubacube.games.race.rules.judge import judge
from cubacube.games.race.rules.state import State
from cubacube.kit.gates import pairs
from cubacube.kit.geometry import gap_to_card_mm
from cubacube.kit.shot import City, Gate, Layout, Shot
from cubacube.kit.vehicles import VEHICLES
from cubacube.rules import Seat

SUCCESS, CLEAN, ARRIVAL, BONUS, RIVAL, COP, OUTLOOK = 10.0, 4.0, 12.0, 0.7, 0.5, 3.0, 3.0
DAMAGE, BREAKDOWN = -2.0, -6.0


def of_drive(state: State, shot: Shot) -> float:
    """The rules' own verdict of a Vehicle flick, weighed, and where it leaves the Vehicle."""
    if shot.flipped and not state.box.options.flips_allowed:
        return BREAKDOWN
    verdict, racer = judge(state, shot), state.racer
    layout = Layout(shot.rest, state.layout.cities)
    crossed = racer.crossed + verdict.success
    near = set(cities_near(state, layout, state.seat)) if verdict.clean else set()
    breaks = too_much(state, state.seat, racer.damage + verdict.damage)
    repaired = racer.broken and bool(near)
    arrived = crossed == len(state.track) and state.target_city in near
    worth = SUCCESS * verdict.success + CLEAN * (verdict.success and verdict.clean)
    worth += ARRIVAL * (repaired or arrived)
    worth += COP * (verdict.success and racer.has_cop and bool(near - {state.target_city}))
    worth += BONUS * len(verdict.bonus_dice) + RIVAL * len(verdict.rammed)
    worth += DAMAGE * verdict.damage + BREAKDOWN * (verdict.damage > 0 and breaks)
    return worth + OUTLOOK * outlook(state, layout, crossed)


def outlook(state: State, layout: Layout, crossed: int) -> float:
    """How well the next drive starts, 0 to 1: how sure its aim, or how near its City."""
    seat = state.seat
    if state.racer.broken or crossed == len(state.track):
        broken = state.racer.broken
        goals = [card.city for card in layout.cities] if broken else [state.target_city]
        return max(_nearness(state, layout, city) for city in goals)
    own, gates = VEHICLES[seat], wanted(state, layout, crossed)
    return surest_gate(layout, own, gates, state.box.measures)


def wanted(state: State, layout: Layout, crossed: int) -> tuple[Gate, ...]:
    """The Gates of the Sector after so many."""
    sides = state.sector(crossed).gate
    return pairs(sides, state.box.cards, layout, VEHICLES[state.seat])


def cities_near(state: State, layout: Layout, seat: Seat) -> Iterator[City]:
    """The Cities within the ruler of a Vehicle."""
    pose = layout[VEHICLES[seat]]
    for card in layout.cities:
        if gap_to_card_mm(pose, card, state.box.measures) <= state.box.ruler_mm:
            yield card.city


def _nearness(state: State, layout: Layout, city: City) -> float:
    """1 near a City, 0 at the other end of the area."""
    measures = state.box.measures
    gap = gap_to_card_mm(layout[VEHICLES[state.seat]], layout.card(city), measures)
    return max(0.0, 1 - gap / measures.area_mm)
