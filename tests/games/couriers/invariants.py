"""What must hold after every action of any game of The Couriers."""

from cubacube.games.couriers import rules
from cubacube.games.couriers.rules.opening import outfit
from cubacube.games.couriers.rules.state import State
from cubacube.games.couriers.rules.tasks import Shed
from cubacube.kit.goods import GOODS, SUPPLY
from cubacube.kit.vehicles import VEHICLES
from tests.games.couriers.builders import sector_cards
from tests.invariants import Invariants

COPS, BUMPERS = 13, 11
"""[1.1] Cards in the box."""


class Promises(Invariants[State]):
    """No card is lost, and all players share the result."""

    def of_state(self, state: State) -> None:
        check_ledger(state)

    def of_end(self, state: State) -> None:
        check_end(state)


def check_ledger(state: State) -> None:
    """[1.1] Each component of the box exists exactly once."""
    cards = state.box.cards
    assert sector_cards(state) == [card.id for card in cards.sectors]
    assert all(state.cargo.count(good) <= SUPPLY for good in GOODS)
    assert set(state.cargo) <= set(GOODS)
    shedding = any(isinstance(task, Shed) for task in state.agenda)
    assert len(state.cargo) <= state.vehicle.cargo + shedding
    posted = (*state.cops, *((state.hideout,) if state.hideout else ()))
    assert len(set(posted)) == len(posted) <= len(cards.cities) <= COPS
    assert 0 <= state.bumpers <= outfit(state.box, state.vehicle) <= BUMPERS
    check_table(state)
    check_counters(state)


def check_table(state: State) -> None:
    """After the throw, the Gate dice and the joint Vehicle stay on the table."""
    lying = [pose.die for pose in state.layout.dice]
    assert lying == sorted(set(lying))
    if lying:
        assert {each.die for each in state.box.cards.gate_dice} < set(lying)
        assert state.joint in lying
        assert len(state.whites) + 1 == sum(die in VEHICLES for die in lying)


def check_counters(state: State) -> None:
    """Counters agree with the pieces on the table."""
    assert state.job_km >= state.km(state.road)
    assert state.streak in (0, 1)
    assert state.damage >= 0
    assert state.points == state.job_points * (1 + state.box.packages)


def check_end(state: State) -> None:
    outcome = rules.outcome(state)
    assert outcome is not None
    assert outcome.scores == (state.points,) * state.seats
    target = state.box.target
    won = target is not None and state.job_points >= target
    assert outcome.winners == (frozenset(range(state.seats)) if won else frozenset())
