"""The card data agree with the rulebook; everything else is our own design."""

from collections import Counter
from itertools import combinations, pairwise

import pytest

from cubacube.kit.cards import Cards, Symbol, VehicleCard
from cubacube.session.files.cards import load_cards

GOODS: tuple[Symbol, ...] = ("case", "diamond", "statue", "alcohol", "weapons")
COLOURS = {"red": 2, "blue": 2, "green": 2, "yellow": 1}
KM = {
    ("red", "blue"): 20,
    ("red", "green"): 20,
    ("blue", "green"): 20,
    ("red", "red"): 40,
    ("blue", "blue"): 40,
    ("green", "green"): 40,
    ("yellow", "vehicle"): 40,
}
BUMPER_CARDS, DAMAGE_TOKENS = 11, 25


@pytest.fixture(scope="module")
def cards() -> Cards:
    return load_cards()


def test_the_cards_are_read_once() -> None:
    assert load_cards() is load_cards()


def test_there_are_38_sector_cards_numbered_in_order(cards: Cards) -> None:
    assert [card.id for card in cards.sectors] == list(range(1, 39))


def test_every_sector_card_can_be_played(cards: Cards) -> None:
    for card in cards.sectors:
        assert card.gate != ("yellow", "yellow"), "there is one yellow die"
        assert set(card.gate) <= {*COLOURS, "grey", "vehicle"}
        assert card.city in cards.cities
        assert set(card.goods) <= {*GOODS, "crate"}
        assert card.goods.count("crate") <= 1


def test_the_race_has_29_cards_without_grey(cards: Cards) -> None:
    assert sum("grey" not in card.gate for card in cards.sectors) == 29
    assert sum("vehicle" in card.gate for card in cards.sectors) == 8


def test_kilometres_follow_the_difficulty_of_the_gate(cards: Cards) -> None:
    for card in cards.sectors:
        assert card.km == (20 if "grey" in card.gate else KM.get(card.gate, 30)), card
    assert Counter(card.km for card in cards.sectors) == {20: 18, 30: 12, 40: 8}


def test_the_value_of_a_job_follows_its_goods_and_its_distance(cards: Cards) -> None:
    for card in cards.sectors:
        band = 1 + (card.distance > 80) + (card.distance > 110)
        assert card.value == len(card.goods) - 2 + band, card
        assert 60 <= card.distance <= 150
    assert Counter(card.value for card in cards.sectors) == {1: 8, 2: 10, 3: 10, 4: 6, 5: 4}
    assert Counter(len(card.goods) for card in cards.sectors) == {2: 16, 3: 12, 4: 10}


def test_one_habana_card_sells_two_diamonds_and_an_alcohol(cards: Cards) -> None:
    wanted = Counter(["diamond", "diamond", "alcohol"])

    assert any(card.city == "La Habana" and wanted <= Counter(card.goods) for card in cards.sectors)


def test_the_cities_are_treated_alike(cards: Cards) -> None:
    assert len(cards.cities) == len(set(cards.cities)) == 4
    for city in cards.cities:
        own = [card for card in cards.sectors if card.city == city]
        asked = Counter(good for card in own for good in card.goods)
        assert len(own) in (9, 10)
        assert all(4 <= asked[good] <= 6 for good in GOODS)
        assert asked["crate"] == 3
        assert {card.value for card in own} == {1, 2, 3, 4, 5}
        assert sum("grey" not in card.gate for card in own) >= 7


def test_a_gate_comes_with_different_cities(cards: Cards) -> None:
    pairs = Counter((card.gate, card.city) for card in cards.sectors)

    assert max(pairs.values()) == 1


def test_there_are_16_vehicles_in_four_levels(cards: Cards) -> None:
    assert Counter(card.level for card in cards.vehicles) == {1: 5, 2: 4, 3: 4, 4: 3}
    assert len({card.id for card in cards.vehicles}) == 16
    assert all((card.cargo == 3) == (card.level == 1) for card in cards.vehicles)


def test_the_box_covers_the_five_best_vehicles(cards: Cards) -> None:
    bumpers = sorted((card.bumpers for card in cards.vehicles), reverse=True)
    lives = sorted((card.life for card in cards.vehicles), reverse=True)

    assert sum(bumpers[:5]) == BUMPER_CARDS
    assert sum(lives[:5]) <= DAMAGE_TOKENS


def merits(card: VehicleCard) -> tuple[int, int, int, int]:
    return card.price, card.cargo, card.life, card.bumpers


def test_no_vehicle_is_worse_in_everything_than_another_of_its_level(cards: Cards) -> None:
    for one, other in combinations(cards.vehicles, 2):
        if one.level == other.level > 1:
            mine, theirs = merits(one), merits(other)
            assert any(a > b for a, b in zip(mine, theirs, strict=True)), (one, other)
            assert any(a < b for a, b in zip(mine, theirs, strict=True)), (one, other)


def test_vehicles_get_better_from_level_to_level(cards: Cards) -> None:
    for highlight_score in range(4):
        values = [
            [merits(card)[highlight_score] for card in cards.vehicles if card.level == level]
            for level in (1, 2, 3, 4)
        ]
        for lower, higher in pairwise(values):
            assert max(lower) <= max(higher)
            assert min(lower) <= min(higher)


def test_every_symbol_is_missing_on_exactly_one_gate_die(cards: Cards) -> None:
    symbols = {*GOODS, "crate", "vehicle"}
    missing = [symbols - set(die.faces) for die in cards.gate_dice]

    assert Counter(die.colour for die in cards.gate_dice) == COLOURS
    assert all(len(each) == 1 for each in missing)
    assert set().union(*missing) == symbols


def test_the_wheels_of_every_vehicle_face_look_to_a_neighbouring_face(cards: Cards) -> None:
    opposite = ({"top", "bottom"}, {"north", "south"}, {"east", "west"})
    faces = ("top", "bottom", "north", "south", "east", "west")
    for die in cards.vehicle_dice:
        for face, toward in zip(faces, die.wheels_toward, strict=True):
            assert face != toward
            assert {face, toward} not in opposite


def test_every_die_has_a_name_and_every_vehicle_a_colour_of_its_own(cards: Cards) -> None:
    assert [die.die for die in cards.vehicle_dice] == ["VA", "VB", "VC", "VD", "VE"]
    assert len({die.colour for die in cards.vehicle_dice}) == 5
    assert not {die.colour for die in cards.vehicle_dice} & set(COLOURS)
