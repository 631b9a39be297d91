"""[Set-up] From the box to the first turn."""

from typing import Any

import pytest

from cubacube.games.couriers import rules
from cubacube.games.couriers.rules.actions import ChooseJob, ChooseRoute
from cubacube.games.couriers.rules.events import JobsOffered, RoutesDealt
from cubacube.games.couriers.rules.state import State
from cubacube.games.couriers.rules.tasks import PickJob, Plan
from cubacube.kit.events import CitiesDealt, DiceThrown, StarterDrawn
from cubacube.kit.shot import AnyThrow, Thrown
from cubacube.kit.tasks import DrawStarter
from cubacube.rules import TABLE, AnyShuffle, Rolled, Shuffled, any_starter, play, replace
from tests.builders import CARDS, MEASURES, heard
from tests.games.couriers.builders import box, do, layout, offers, sector_cards

DECK = Shuffled(TABLE, tuple(reversed(range(38))))
"""The highest card on top."""


def opened(seats: int = 3, **options: Any) -> State:
    """Set up to the choice of the first Job; seat 1 starts."""
    start = (Rolled(TABLE, (1,)),) if seats > 1 else ()
    cities = Shuffled(TABLE, (0, 1, 2, 3))
    thrown = Thrown(TABLE, layout().dice)
    return do(rules.setup(box(**options), seats), cities, *start, DECK, thrown).state


@pytest.mark.parametrize("seats", [0, 6])
def test_the_couriers_are_one_to_five(seats: int) -> None:
    with pytest.raises(ValueError, match="1 to 5 seats"):
        rules.setup(box(), seats)


def test_the_cities_are_dealt_first() -> None:
    state = rules.setup(box(), 2)

    assert rules.choices(state) == (AnyShuffle(4),)
    step = play(rules, state, Shuffled(TABLE, (3, 2, 1, 0)))
    assert heard(step, CitiesDealt)
    assert len({card.city for card in step.state.layout.cities}) == 4


def test_cities_may_have_fixed_places() -> None:
    fixed = replace(box(), measures=replace(MEASURES, cities_shuffled=False))

    state = rules.setup(fixed, 2)

    assert len(state.layout.cities) == len(CARDS)
    assert state.agenda == (DrawStarter(),)


def test_chance_names_the_starter() -> None:
    state = do(rules.setup(box(), 3), Shuffled(TABLE, (0, 1, 2, 3))).state

    assert rules.choices(state) == (any_starter(3),)
    step = play(rules, state, Rolled(TABLE, (2,)))
    assert heard(step, StarterDrawn) == [StarterDrawn(2)]
    assert (step.state.seat, step.state.starter) == (2, 2)


def test_a_single_courier_starts_without_a_draw() -> None:
    state = do(rules.setup(box(), 1), Shuffled(TABLE, (0, 1, 2, 3))).state

    assert rules.choices(state) == (AnyShuffle(38),)


def test_five_routes_then_all_dice_then_four_jobs() -> None:
    start = do(rules.setup(box(), 1), Shuffled(TABLE, (0, 1, 2, 3)))
    dealt = play(rules, start.state, DECK)

    assert heard(dealt, RoutesDealt) == [RoutesDealt((38, 37, 36, 35, 34))]
    (throw,) = rules.choices(dealt.state)
    assert isinstance(throw, AnyThrow)
    assert len(throw.dice) == 12, "seven Gate dice and all five Vehicle dice"
    step = play(rules, dealt.state, Thrown(TABLE, layout().dice))
    assert heard(step, DiceThrown) == [DiceThrown(0)]
    assert heard(step, JobsOffered) == [JobsOffered((33, 32, 31, 30))]


def test_the_starter_chooses_a_job_and_the_others_go_under_the_deck() -> None:
    state = opened()

    assert state.agenda[0] == PickJob(1, (33, 32, 31, 30))
    assert offers(state) == {ChooseJob(1, card) for card in (33, 32, 31, 30)}
    after = do(state, ChooseJob(1, 31)).state
    assert after.job == 31
    assert after.deck[-3:] == (33, 32, 30)
    assert after.deck[0] == 29
    assert sector_cards(after) == list(range(1, 39))


def test_the_first_turn_begins_with_nothing_driven() -> None:
    state = do(opened(), ChooseJob(1, 31)).state

    assert state.agenda[0] == Plan(1)
    assert (state.smug_km, state.police_km, state.job_km, state.behind, state.streak) == (0,) * 5
    assert (state.joint, state.whites) == ("VA", ("VB", "VC", "VD", "VE"))
    assert state.vehicle.level == 1
    assert ChooseRoute(1, 38) in offers(state)


def test_couriers_r24_the_first_vehicle_has_its_bumpers_unless_switched_off() -> None:
    assert opened().bumpers == 1
    assert opened(bumpers=False).bumpers == 0


def test_only_the_order_of_the_deck_is_hidden() -> None:
    state = opened()

    seen = rules.seen_by(state, 0)
    assert seen.deck == tuple(sorted(state.deck)) != state.deck
    assert replace(seen, deck=state.deck) == state
