"""Invariants of a game: each card is in exactly one place, money changes by the rules."""

from collections import Counter

from cubacube.games.smugglers.rules.events import Searched, Sold
from cubacube.games.smugglers.rules.state import BUMPERS, COPS, PAWNS, State
from cubacube.kit.events import Repaired
from cubacube.kit.goods import GOODS, SUPPLY
from cubacube.kit.vehicles import VEHICLES
from cubacube.rules import Action, Event, Step
from tests.invariants import Invariants


class Promises(Invariants[State]):
    """All counts are correct after every action."""

    def of_state(self, state: State) -> None:
        check(state)

    def of_step(self, before: State, action: Action, step: Step[State]) -> None:  # noqa: ARG002
        check_payments(before, step)


def check(state: State) -> None:
    """Check what is true of every state."""
    check_goods(state)
    check_cards(state)
    check_pieces(state)


def check_goods(state: State) -> None:
    carried = Counter(good for each in state.smugglers for good in each.goods)
    for number, good in enumerate(GOODS):
        left = state.goods_left(good)
        assert left >= 0
        assert left + carried[good] + state.sold[number] == SUPPLY
    for seat, each in enumerate(state.smugglers):
        assert list(each.goods) == sorted(each.goods, key=GOODS.index)
        lost = each.wrecked and state.mode(seat) == "riding"
        assert not (lost and each.goods), "Goods burn with the Vehicle"


def check_cards(state: State) -> None:
    assert state.bumpers_left >= 0
    assert state.bumpers_left + sum(each.bumpers for each in state.smugglers) == BUMPERS
    assert state.cops_left >= 0
    assert all(0 <= there <= 3 for there in state.cops)
    assert state.cops_left + sum(state.cops) + sum(s.has_cop for s in state.smugglers) == COPS
    held = [each.vehicle for each in state.smugglers]
    assert len(set(held)) == len(held)
    if state.deck or state.discards:
        hands = [card for each in state.smugglers for card in each.hand]
        played = [state.sector] if state.sector else []
        sectors = [*hands, *state.deck, *state.discards, *played]
        assert sorted(sectors) == [card.id for card in state.box.cards.sectors]


def check_pieces(state: State) -> None:
    for seat, each in enumerate(state.smugglers):
        assert each.money is not None
        assert each.money >= 0
        assert each.money % 1000 == 0
        assert 0 <= each.bumpers <= state.card(seat).bumpers
        on_cloth = PAWNS[seat] in {pawn.pawn for pawn in state.layout.pawns}
        assert not (on_cloth and each.city), "a Pawn is in one place"
        assert not each.has_cop or each.city, "the Cop stays when its smuggler leaves"
    half = state.box.measures.pawn_mm / 2
    for pawn in state.layout.pawns:
        for side in (pawn.x_mm, pawn.y_mm):
            assert half <= side <= state.box.measures.area_mm - half
    if state.layout.dice:
        lying = {pose.die for pose in state.layout.dice}
        assert set(VEHICLES[: len(state.smugglers)]) <= lying
        assert len(lying) == len(state.layout.dice) == 7 + len(state.smugglers)


def check_payments(before: State, step: Step[State]) -> None:
    """Check that money changes only by sales, repairs and robberies."""
    expected = [each.money or 0 for each in before.smugglers]
    for event in step.events:
        for seat, pesos in payments(event):
            expected[seat] += pesos
    assert expected == [each.money for each in step.state.smugglers]


def payments(event: Event) -> tuple[tuple[int, int], ...]:
    match event:
        case Sold(seat=seat, income=income, bonus=bonus, bribe=bribe):
            return ((seat, income + bonus - bribe),)
        case Repaired(seat=seat):
            return ((seat, -2000),)
        case Searched(seat=seat, victim=victim, taken=taken):
            return ((seat, taken), (victim, -taken))
    return ()
