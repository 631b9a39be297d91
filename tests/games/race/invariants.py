"""Invariants of a Race: each card is in one place, money changes only by the rules."""

from cubacube.games.race.rules.events import Rewarded
from cubacube.games.race.rules.hand import left
from cubacube.games.race.rules.state import SECTORS, State
from cubacube.kit.goods import GOODS, SUPPLY
from cubacube.kit.vehicles import VEHICLES
from cubacube.rules import Action, Event, Step
from tests.invariants import Invariants

BUMPERS, COPS = 11, 13
"""[1.1] Cards in the box."""


class Promises(Invariants[State]):
    """All counts are correct after every action."""

    def of_state(self, state: State) -> None:
        check(state)

    def of_step(self, before: State, action: Action, step: Step[State]) -> None:  # noqa: ARG002
        check_payments(before, step)


def check(state: State) -> None:
    """Check what is true of every state."""
    check_cards(state)
    check_track(state)
    check_racers(state)
    if state.layout.dice:
        gate_dice = [each.die for each in state.box.cards.gate_dice]
        lying = [pose.die for pose in state.layout.dice]
        assert lying == sorted((*gate_dice, *VEHICLES[: len(state.racers)]))


def check_cards(state: State) -> None:
    """[R30] Goods, Vehicles, Bumpers and Cops are in hands or in the supply."""
    held = [bonus for racer in state.racers for bonus in racer.bonuses]
    for good in GOODS:
        assert left(state, good) >= 0
        assert left(state, good) + held.count(good) == SUPPLY
    assert set(held) <= set(GOODS), "a Crate is no card"
    vehicles = [racer.vehicle for racer in state.racers]
    assert len(set(vehicles)) == len(vehicles)
    assert set(vehicles) <= {card.id for card in state.box.cards.vehicles}
    bumpers = sum(racer.bumpers for racer in state.racers)
    assert bumpers <= (BUMPERS if state.box.options.bumpers else 0)
    cops = sum(racer.has_cop for racer in state.racers)
    assert cops <= (COPS if state.box.options.raid else 0)


def check_track(state: State) -> None:
    """[Set-up 1] Six different cards are turned up; those with a grey die stay in the box."""
    road = {card.id for card in state.box.cards.sectors if "grey" not in card.gate}
    assert len(road) == 29
    if state.track:
        turned_up = {*state.track, state.target}
        assert len(turned_up) == SECTORS + 1
        assert turned_up <= road


def check_racers(state: State) -> None:
    for seat, racer in enumerate(state.racers):
        assert racer.money is not None
        assert racer.money >= 0
        assert racer.money % 1000 == 0
        assert 0 <= racer.bumpers <= state.card(seat).bumpers
        assert 0 <= racer.crossed <= SECTORS
        assert racer.crossed == SECTORS or not racer.finished
        assert racer.damage >= 0
        assert racer.blind >= 0
        assert list(racer.bonuses) == sorted(racer.bonuses)


def check_payments(before: State, step: Step[State]) -> None:
    """Check that money arrives only at the end of a race, and nobody pays."""
    expected = [racer.money or 0 for racer in before.racers]
    for event in step.events:
        for seat, pesos in payments(event):
            expected[seat] += pesos
    assert expected == [racer.money for racer in step.state.racers]


def payments(event: Event) -> tuple[tuple[int, int], ...]:
    if isinstance(event, Rewarded):
        assert not (event.fined and (event.reward or event.pairs))
        return ((event.seat, event.reward + 1000 * event.pairs),)
    return ()
