"""Single decisions of the computer player are legal and sensible."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from cubacube.games.smugglers import ai, rules
from cubacube.games.smugglers.ai.evaluator import EVALUATORS
from cubacube.games.smugglers.ai.trading import best_offer
from cubacube.games.smugglers.rules.actions import (
    Drop,
    EnterCity,
    EnterVehicle,
    Hide,
    PlaySector,
    Repair,
    Rob,
    Search,
    Sell,
    Stay,
    TakeFace,
    Walk,
)
from cubacube.games.smugglers.rules.events import GameEnded
from cubacube.games.smugglers.rules.state import (
    Exit,
    HideMoney,
    OfferRobbery,
    OfferVehicle,
    SearchMoney,
    Smuggler,
    State,
    VisitCity,
)
from cubacube.kit.actions import ChooseVehicle, InstallBumper, Pass
from cubacube.kit.cards import Symbol
from cubacube.kit.events import Driven
from cubacube.kit.gates import blockers
from cubacube.kit.goods import GOODS
from cubacube.kit.shot import Flick, Pose
from cubacube.kit.tasks import Drive, EndTurn
from cubacube.rules import Action, Step, play, replace
from cubacube.table.shoot import shoot
from tests.builders import (
    BAYAMO,
    BEGINNER,
    CHAMPION,
    EXPERT,
    HABANA,
    LEVELS,
    MEASURES,
    RB,
    RIVAL,
    TRINIDAD,
    VETERAN,
    at,
    heard,
    showing,
)
from tests.counting_table import LEVEL, Table
from tests.games.smugglers.builders import FAR, A, B, do, on_foot, pawn, riding, smuggling, visiting

MOST_TRIES = {BEGINNER: 100, RIVAL: 300, VETERAN: 450, EXPERT: 550, CHAMPION: 650}
NEAR_HABANA = at("VA", 110, 290)
LOADED: tuple[Symbol, ...] = ("diamond", "diamond", "statue")


def chosen(state: State, table: Table | None = None, seed: int = 5, level: int = EXPERT) -> Action:
    """Return the action of the computer player who is asked."""
    seat = rules.choices(state)[0].seat
    view = rules.seen_by(state, seat)
    action = ai.BOTS[level](view, rules.choices(view), Random(seed), table or Table())
    assert any(action in choice for choice in rules.choices(state)), action
    return action


def carried_out(state: State, flick: Action) -> Step[State]:
    """Play a flick on the real table."""
    assert isinstance(flick, Flick)
    return play(rules, play(rules, state, flick).state, shoot(state.layout, flick, LEVEL)[0])


def leaving(*goods: Symbol, at_pose: Pose = NEAR_HABANA, cops: int = 0) -> State:
    """A has crossed cleanly and may leave the Vehicle."""
    state = smuggling(Smuggler(1, goods=goods), Smuggler(2), moved=(at_pose,), cops={HABANA: cops})
    return replace(state, agenda=(Exit(A), EndTurn(A)))


def only_drive(state: State) -> State:
    return replace(state, agenda=(Drive(A), EndTurn(A)))


# Driving


POSITIONS: dict[str, State] = {
    "open": riding(smuggling()),
    "after preparing": only_drive(riding(smuggling())),
    "blocked": riding(smuggling(moved=(at("G1", 180, 203),))),
    "on the axis": riding(smuggling(moved=(at("VA", 180, 200),))),
    "on a City": riding(smuggling(moved=(at("VA", 50, 270, 0.5),))),
    "in a corner": riding(smuggling(moved=(at("VA", 312, 312),))),
    "touching": riding(smuggling(moved=(at("VA", 210, 184),))),
    "loaded": riding(smuggling(Smuggler(1, goods=LOADED), Smuggler(2))),
    "a rival on foot": riding(smuggling(pawns=(pawn(B, 180, 240),))),
    "hidden": riding(smuggling(hidden_money=True, open_hands=False)),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_it_flicks_within_its_means(name: str) -> None:
    table = Table()

    action = chosen(POSITIONS[name], table, level=RIVAL)

    assert isinstance(action, Flick | Pass | InstallBumper)
    assert 0 < table.asked <= MOST_TRIES[RIVAL]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", ["blocked", "a rival on foot"])
def test_every_level_acts_legally_and_thinks_within_its_means(name: str, level: int) -> None:
    table = Table()

    chosen(POSITIONS[name], table, level=level)

    assert table.asked <= MOST_TRIES[level]


def test_the_same_chance_makes_the_same_choice() -> None:
    state = riding(smuggling())

    assert chosen(state, seed=1) == chosen(state, seed=1)
    assert chosen(state, seed=1) != chosen(state, seed=2)


@pytest.mark.parametrize("seed", range(3))
def test_it_drives_cleanly_through_an_open_gate(seed: int) -> None:
    state = riding(smuggling())

    verdict = heard(carried_out(state, chosen(state, seed=seed)), Driven)[0]

    assert verdict.success
    assert verdict.clean


@pytest.mark.parametrize("level", LEVELS)
def test_it_plays_the_card_whose_gate_is_open_but_as_a_beginner(level: int) -> None:
    """Card 1 is red-blue; the only path through the green Gate of card 20 is blocked."""
    green = (at("G1", 250, 60), at("G2", 290, 60), at("Y1", 270, 60))
    state = smuggling(Smuggler(1, hand=(20, 1)), Smuggler(2), moved=green)

    assert chosen(state, level=level) == PlaySector(A, 1 if level else 20)


def test_it_prepares_when_its_gate_is_blocked() -> None:
    away = (at("B2", 211, 217), at("R2", 149, 217), at("VB", 300, 100))
    state = riding(smuggling(moved=(at("G1", 180, 200), *away)))

    action = chosen(state)

    assert isinstance(action, Flick)
    assert action.die != "VA"
    after = carried_out(state, action).state
    assert after.agenda[0] == Drive(A)
    assert not blockers(RB, after.layout, MEASURES)


@pytest.mark.parametrize("level", [BEGINNER, RIVAL])
def test_counter_example_without_groundwork_no_blocked_gate_is_cleared(level: int) -> None:
    away = (at("B2", 211, 217), at("R2", 149, 217), at("VB", 300, 100))
    state = riding(smuggling(moved=(at("G1", 180, 200), *away)))

    action = chosen(state, level=level)

    assert isinstance(action, Flick)
    assert action.die == "VA" or action.height == "high"


def test_counter_example_it_does_not_prepare_for_an_open_gate() -> None:
    away = (at("R2", 20, 100), at("B2", 300, 100), at("G1", 100, 20), at("Y1", 290, 230))
    action = chosen(riding(smuggling(moved=away)))

    assert isinstance(action, Flick)
    assert action.die == "VA"


def worthless() -> State:
    """Put Crates or other useless faces on top of all Gate dice."""
    state = riding(smuggling(Smuggler(15), Smuggler(2)))
    faces: dict[str, Symbol] = {die.die: "crate" for die in state.box.cards.gate_dice}
    faces["Y1"] = "vehicle"
    dice = tuple(
        replace(pose, orientation=showing(faces[pose.die], pose.die)) if pose.die in faces else pose
        for pose in state.layout.dice
    )
    return replace(state, layout=replace(state.layout, dice=dice))


def test_it_turns_a_die_over_when_there_is_nothing_to_gain() -> None:
    state = worthless()

    action = chosen(state)

    assert isinstance(action, Flick)
    assert action.height == "high"
    symbol = state.box.cards.symbol
    assert symbol(carried_out(state, action).state.layout[action.die]) in GOODS


def test_counter_example_without_a_preparation_it_does_not_drive_for_nothing() -> None:
    assert chosen(only_drive(worthless())) == Pass(A)


def enclosed() -> State:
    """A is in a corner behind three dice, with a Vehicle close to a breakdown."""
    wall = (at("G1", 292, 312), at("G2", 312, 292), at("B2", 293, 293), at("VA", 311, 311))
    state = smuggling(Smuggler(15, damage=4, goods=LOADED), Smuggler(2), moved=wall)
    return only_drive(riding(state))


def test_it_rather_does_not_drive_than_lose_all() -> None:
    assert chosen(enclosed()) == Pass(A)


def test_it_installs_a_bumper_when_it_is_going_to_ram() -> None:
    """B is behind the only, narrow Gate, so every drive through it hits B."""
    places = {"R1": (160, 200), "B1": (200, 200), "VB": (180, 228), "VA": (180, 120)}
    state = riding(smuggling(Smuggler(1, bumpers=1), Smuggler(2)))
    dice = tuple(at(die, *places[die]) for die in sorted(places))

    narrow = only_drive(replace(state, layout=replace(state.layout, dice=dice)))

    assert chosen(narrow) == InstallBumper(A)


# What it takes and drops


def offered(state: State, *offers: Action, level: int = EXPERT) -> Action:
    return best_offer(EVALUATORS[level], state, offers)


def face(state: State | None = None, level: int = EXPERT, **faces: Symbol) -> Action:
    moved = tuple(at(die, 150, 200, 0, showing(symbol, die)) for die, symbol in faces.items())
    start = state or smuggling()
    rest = {pose.die: pose for pose in moved}
    dice = tuple(rest.get(pose.die, pose) for pose in start.layout.dice)
    state = replace(start, layout=replace(start.layout, dice=dice))
    takes = TakeFace(A, "R1"), TakeFace(A, "B1"), TakeFace(A, None)
    return offered(state, *takes, level=level)


def test_it_likes_a_better_vehicle_best() -> None:
    assert face(R1="statue", B1="vehicle") == TakeFace(A, "B1")


@pytest.mark.parametrize("level", [VETERAN, EXPERT])
def test_only_who_looks_ahead_minds_what_more_room_will_bring(level: int) -> None:
    """A Statue brings 2000; the next Vehicle costs 2000 more."""
    taken = face(smuggling(sold=(0, 1, 0, 0, 0)), level, R1="statue", B1="vehicle")

    assert taken == TakeFace(A, "B1" if level == EXPERT else "R1")


def test_with_the_best_vehicle_it_takes_the_good() -> None:
    assert face(smuggling(Smuggler(15), Smuggler(2)), R1="statue", B1="vehicle") == TakeFace(
        A, "R1"
    )


@pytest.mark.parametrize("level", LEVELS)
def test_it_takes_the_dearer_good_unless_all_are_alike_to_it(level: int) -> None:
    state, dearer = smuggling(sold=(0, 5, 0, 0, 0)), "B1" if level else "R1"

    assert face(state, level, R1="diamond", B1="case") == TakeFace(A, dearer)
    assert face(state, level, R1="case", B1="diamond") == TakeFace(A, "R1")


@pytest.mark.parametrize("level", LEVELS)
def test_it_drops_the_cheapest_good_unless_all_are_alike_to_it(level: int) -> None:
    """Cases bring 3000, Diamonds 1000."""
    state = smuggling(Smuggler(1, goods=("case", "diamond")), Smuggler(2), sold=(0, 5, 2, 0, 0))
    drops = Drop(A, "case"), Drop(A, "diamond")

    assert offered(state, *drops, level=level) == drops[level != BEGINNER]


def test_smugglers_r61_it_uses_a_car_that_it_hit() -> None:
    car = at("G1", 100, 230, orientation=showing("vehicle", "G1"))
    state = replace(smuggling(moved=(car,)), agenda=(OfferVehicle(A, "G1"), EndTurn(A)))

    assert chosen(state) == TakeFace(A, "G1")


def test_smugglers_r64_who_has_sold_goes_to_the_vehicle() -> None:
    seller = Smuggler(1, money=4000, city=HABANA, has_cop=True, sold_here=True)
    state = on_foot(smuggling(seller, Smuggler(2), sold=(1, 0, 0, 0, 0)))

    assert isinstance(chosen(state), Walk)


def test_it_chooses_the_vehicle_with_most_cargo() -> None:
    cards = tuple(ChooseVehicle(A, number) for number in (7, 8, 9))

    assert offered(smuggling(), *cards) == ChooseVehicle(A, 8)


# In the City


def test_it_sells_all_it_has() -> None:
    state = visiting(smuggling(Smuggler(1, goods=LOADED), Smuggler(2)))

    assert chosen(state) == Sell(A, LOADED)


def test_it_does_not_sell_for_less_than_the_bribe() -> None:
    state = smuggling(Smuggler(1, goods=("case",), money=9000), Smuggler(2), sold=(1, 0, 0, 0, 0))

    assert chosen(visiting(replace(state, cops=(2, 2, 2, 2)))) == Pass(A)


def closing(money: int) -> State:
    """A can end the game with two Statues; B has 8000 and an equal Vehicle."""
    goods: tuple[Symbol, ...] = ("case", "statue", "statue")
    smugglers = (Smuggler(1, goods=goods, money=money), Smuggler(2, money=8000))
    return visiting(smuggling(*smugglers, sold=(0, 0, 8, 0, 0)))


def test_it_ends_the_game_if_it_wins() -> None:
    step = do(closing(9000), chosen(closing(9000)))

    assert heard(step, GameEnded)[0].winners == (A,)


@pytest.mark.parametrize("level", LEVELS)
def test_only_the_champion_does_not_end_a_game_that_it_loses(level: int) -> None:
    sold: tuple[Symbol, ...] = ("case",) if level == CHAMPION else ("case", "statue", "statue")

    assert chosen(closing(0), level=level) == Sell(A, sold)


@pytest.mark.parametrize("level", LEVELS)
def test_who_looks_ahead_repairs_a_good_vehicle_that_is_almost_a_wreck(level: int) -> None:
    state = visiting(smuggling(Smuggler(13, damage=3, money=5000), Smuggler(2)))

    assert chosen(state, level=level) == (Repair(A) if level >= EXPERT else Pass(A))


def test_counter_example_it_does_not_pay_for_a_scratch() -> None:
    state = visiting(smuggling(Smuggler(1, damage=1, money=5000), Smuggler(2)))

    assert chosen(state) == Pass(A)


def test_who_has_got_a_free_vehicle_drives_off() -> None:
    state = visiting(smuggling(moved=(NEAR_HABANA,)))
    state = replace(state, agenda=(VisitCity(A, may_sell=True, may_drive=True), EndTurn(A)))

    assert chosen(state) == EnterVehicle(A)


# On foot


def test_who_is_loaded_leaves_for_the_city_beside_him() -> None:
    assert chosen(leaving(*LOADED)) == EnterCity(A, HABANA)


@pytest.mark.parametrize("level", LEVELS)
def test_who_has_room_stays_with_patience(level: int) -> None:
    goes = EnterCity(A, HABANA)

    assert chosen(leaving("case"), level=level) == (goes if level < VETERAN else Stay(A))
    assert chosen(leaving(), level=level) == Stay(A)


def test_counter_example_it_does_not_go_to_three_cops() -> None:
    assert chosen(leaving(*LOADED, cops=3)) != EnterCity(A, HABANA)


def test_it_goes_straight_to_a_city_and_sells_on_arrival() -> None:
    state = on_foot(smuggling(Smuggler(1, goods=LOADED), Smuggler(2), pawns=(pawn(A, 160, 150),)))

    walk = chosen(state)
    assert isinstance(walk, Walk)
    state = on_foot(play(rules, state, walk).state)
    entered = play(rules, state, chosen(state)).state

    assert entered.smugglers[A].city is not None
    assert isinstance(chosen(entered), Sell)


def test_after_the_sale_it_goes_back_to_its_vehicle() -> None:
    near = visiting(smuggling(moved=(NEAR_HABANA,)))
    far = visiting(smuggling(moved=(at("VA", *FAR),)))

    assert chosen(on_foot(near)) == EnterVehicle(A)
    walk = chosen(on_foot(far))
    assert isinstance(walk, Walk)
    assert walk.x_tenth_mm > 600
    assert walk.y_tenth_mm < 2600


def test_whose_vehicle_is_a_wreck_walks_to_the_nearest_city() -> None:
    wreck = Smuggler(1, damage=3, wrecked=True)
    state = on_foot(smuggling(wreck, Smuggler(2), moved=(at("VA", 90, 40),)))

    assert chosen(state) == EnterCity(A, BAYAMO)


def test_a_vehicle_between_its_owner_and_nowhere_is_left_somehow() -> None:
    wreck = Smuggler(1, damage=3, wrecked=True)
    state = on_foot(smuggling(wreck, Smuggler(2), moved=(at("VA", *FAR),)))

    walk = chosen(state)

    assert isinstance(walk, Walk)
    assert do(state, walk).state.layout.pawns


def test_it_avoids_the_city_with_the_cops() -> None:
    between = at("VA", 160, 290)
    goods = Smuggler(1, goods=LOADED, money=9000)
    state = smuggling(goods, Smuggler(2), moved=(between,), cops={HABANA: 2})
    state = on_foot(replace(state, layout=replace(state.layout, pawns=(pawn(A, 160, 270),))))

    walk = chosen(state)

    assert isinstance(walk, Walk | EnterCity)
    assert do(state, walk).state.smugglers[A].city in (None, TRINIDAD)
    if isinstance(walk, Walk):
        assert walk.x_tenth_mm > 1600


# Robbing


def test_it_always_robs() -> None:
    state = smuggling(Smuggler(1), Smuggler(2, money=3000))

    robbing = replace(state, agenda=(OfferRobbery(A, B), EndTurn(A)))

    assert chosen(robbing) == Rob(A, B)


def hidden(money: int, **options: Any) -> Counter[int]:
    """Count in how many places it hides money, over many tries."""
    state = smuggling(Smuggler(1), Smuggler(2, money=money), **options)
    state = replace(state, agenda=(HideMoney(B, by=A), EndTurn(A)))
    used: Counter[int] = Counter()
    for seed in range(300):
        hide = chosen(state, seed=seed)
        assert isinstance(hide, Hide)
        used[sum(there > 0 for there in hide.places)] += 1
    return used


def test_it_hides_its_money_in_ways_nobody_can_foresee() -> None:
    used = hidden(9000)

    assert set(used) == {1, 2, 4}
    assert 120 < used[1] < 180
    assert 60 < used[2] < 120
    assert 35 < used[4] < 90


def test_a_single_note_lies_in_one_place() -> None:
    assert set(hidden(1000)) == {1}


def test_it_knows_when_there_are_only_three_places() -> None:
    assert set(hidden(9000, three_places=True)) == {1, 2, 3}


def test_it_searches_everywhere_alike() -> None:
    state = smuggling(Smuggler(1), Smuggler(2, money=9000))
    state = replace(state, agenda=(SearchMoney(A, B, (9000, 0, 0, 0)), EndTurn(A)))

    found = Counter(chosen(state, seed=seed) for seed in range(200))

    assert set(found) == {Search(A, place) for place in range(4)}
    assert min(found.values()) > 25
