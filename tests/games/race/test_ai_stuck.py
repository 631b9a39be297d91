"""The computer player without a good drive still makes progress."""

from math import hypot

import pytest

from cubacube.games.race import ai, rules
from cubacube.games.race.ai import worth
from cubacube.games.race.ai.outlook import Outlook, wanted
from cubacube.games.race.rules.judge import judge
from cubacube.games.race.rules.state import Racer, State
from cubacube.kit.events import TurnBegan
from cubacube.kit.shot import Crossed, Flick, Layout, Passed, Pose, ShotEvent, Touched
from cubacube.kit.tasks import Drive, EndTurn
from cubacube.kit.vehicles import VEHICLES
from cubacube.rules import TABLE, Seat, play, replace
from cubacube.session.files.levels import load_level
from cubacube.session.play.dealer import Dealer, stream
from tests.builders import MEASURES, RIVAL, at, flick, layout, told
from tests.croupier import Croupier
from tests.games.race.builders import B, racing, turn_of
from tests.games.race.test_ai import carried_out, chosen

LEVEL = load_level("habana")
TURNS = 30
"""Turns of all three players.

Without a search for detours, the last leg took more than 90.
"""

# In the middle of a pack, B and A once chose the weakest flick for 145 rounds.
PACK = (
    at("B1", 152.4, 118.3, -4.098, 12),
    at("B2", 128.5, 116.1, -0.610, 5),
    at("G1", 45.8, 120.9, -4.775, 20),
    at("G2", 92.3, 215.3, 1.505, 16),
    at("R1", 248.9, 250.6, -0.161, 9),
    at("R2", 260.9, 123.0, 1.571, 11),
    at("VA", 96.1, 152.3, -0.713, 8),
    at("VB", 112.2, 142.9, 7.205, 12),
    at("VC", 128.8, 156.4, 0.784, 5),
    at("Y1", 98.7, 124.8, -4.000, 11),
)
BAYAMO_CARD, RED_RED = 33, 16

# From the middle of the cloth, no straight path leads to La Habana.
WALL = tuple(
    at(die, 100 + 20 * place, 180 + 20 * place)
    for place, die in enumerate(("G1", "R2", "Y1", "R1", "B2"))
)


def in_a_pack(*racers: Racer, seat: Seat = B, **options: object) -> State:
    """`seat` must drive and has already prepared."""
    state = racing(*racers, moved=PACK, races=1, **options)
    return replace(
        state,
        seat=seat,
        agenda=(Drive(seat), EndTurn(seat)),
        target=BAYAMO_CARD,
        track=(1, 10, 33, RED_RED, 21),
    )


def last_leg() -> State:
    return in_a_pack(
        Racer(1, damage=1, crossed=3), Racer(2, damage=1, crossed=5), Racer(3, damage=3, crossed=5)
    )


def broken() -> State:
    return in_a_pack(*(Racer(number, damage=4, broken=True, crossed=3) for number in (1, 2, 3)))


MOODS = {
    "on the last leg": last_leg(),
    "broken": broken(),
    "bound to the wheels": replace(
        in_a_pack(*(Racer(number, crossed=5, cone=True) for number in (1, 2, 3)), strict_cone=True),
        in_cone=True,
    ),
}


@pytest.mark.parametrize("mood", MOODS)
def test_computers_come_out_of_a_pack_and_finish(mood: str) -> None:
    state, turns, dealer = MOODS[mood], 0, Croupier(Dealer(LEVEL, 1))
    draws = [stream(1, f"seat {seat}") for seat in range(len(state.racers))]

    while (asked := rules.choices(state)) and turns <= TURNS:
        seat = asked[0].seat
        action = (
            dealer.answer(asked[0])
            if seat == TABLE
            else ai.BOTS[RIVAL](rules.seen_by(state, seat), asked, draws[seat], dealer.what_if)
        )
        step = play(rules, state, action)
        turns += sum(isinstance(event, TurnBegan) for event in step.events)
        state = step.state

    assert state.over


def test_it_prepares_when_the_way_to_its_city_is_blocked() -> None:
    state = turn_of(B, last_leg())

    action = chosen(state)

    assert isinstance(action, Flick)
    assert action.die not in VEHICLES
    after = carried_out(state, action).state
    assert after.agenda[0] == Drive(B)
    assert Outlook(state).of(after.layout, 5) > Outlook(state).of(state.layout, 5) + 0.2


def driven_mm(state: State) -> float:
    """Return how far the Vehicle moves with the next flick."""
    die = VEHICLES[state.seat]
    before, after = state.layout[die], carried_out(state, chosen(state)).state.layout[die]
    return hypot(after.x_mm - before.x_mm, after.y_mm - before.y_mm)


def test_who_is_broken_breaks_out_of_a_pack_for_nothing_more_can_happen_to_him() -> None:
    assert driven_mm(broken()) > 2 * MEASURES.edge_mm


def test_who_waits_for_better_times_waits_no_longer_when_a_race_drags_on() -> None:
    assert driven_mm(last_leg()) < MEASURES.edge_mm
    assert driven_mm(replace(last_leg(), round=25)) > MEASURES.edge_mm


def worth_of(state: State, *story: ShotEvent, to: Pose | None = None) -> float:
    wish = flick(VEHICLES[state.seat], None, by=state.seat)
    shot = told(wish, state, *story, rest=(to,) if to else ())
    return worth.of_drive(state, shot, Outlook(state))


@pytest.mark.parametrize("late", [15, 20, 40])
def test_the_longer_a_race_the_less_a_token_hurts(late: int) -> None:
    def price(state: State) -> float:
        return worth_of(state) - worth_of(state, Touched(0.1, "R1"))

    assert 0 < price(replace(last_leg(), round=late)) < price(last_leg())
    assert price(last_leg()) == price(replace(last_leg(), round=10))
    assert price(broken()) == 0


def test_a_racer_is_stuck_after_three_turns_without_a_new_sector() -> None:
    assert [worth.is_stuck(replace(last_leg(), round=number)) for number in (1, 8, 9)] == [
        False,
        False,
        True,
    ]


@pytest.mark.parametrize("late", [1, 15, 20, 60])
def test_a_success_is_worth_more_than_to_wait_before_a_gate(late: int) -> None:
    state = replace(racing(Racer(1), Racer(2)), round=late)
    gate = wanted(state, state.layout, 0)[0]
    wish = flick("VA", gate, by=0)
    waits = replace(told(wish, state), passage="short")
    sees_much, sees_none = Hopes(1.0), Hopes(-1.0)

    crosses = replace(told(wish, state, Passed(0.1), Crossed(0.2)), passage="through")

    assert judge(state, crosses).success
    assert worth.of_drive(state, crosses, sees_none) > worth.of_drive(state, waits, sees_much)


class Hopes(Outlook):
    """An outlook that scores every layout alike."""

    def __init__(self, score: float) -> None:
        self._score = score

    def of(self, layout: Layout, crossed: int) -> float:
        """Return the same score for every layout."""
        del layout, crossed
        return self._score


def test_the_outlook_sees_what_lies_before_the_city() -> None:
    state = racing(Racer(1, crossed=5), Racer(2), moved=(at("VA", 160, 160),))
    behind = replace(state, layout=layout(2, at("VA", 160, 160), *WALL))

    assert Outlook(state).of(state.layout, 5) > 0.8
    assert Outlook(behind).of(behind.layout, 5) < 0.1


def test_who_is_near_his_city_has_the_best_outlook() -> None:
    state = racing(Racer(1, crossed=5), Racer(2), moved=(at("VA", 90, 290),))

    assert Outlook(state).of(state.layout, 5) == 1
