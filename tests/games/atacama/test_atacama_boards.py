"""The printed boards have the properties they were made for; random ones are fair."""

from collections import Counter
from itertools import product

import pytest

from cubacube.games.atacama.rules.boards import (
    DEFAULT,
    HEX,
    LETTERS,
    SECOND,
    Ground,
    fields_of,
    tile,
)
from cubacube.games.atacama.rules.generator import hex_board, quarter_turn, square_board, third_turn
from cubacube.games.atacama.rules.ore import METALS, Concession, Metal, Ore, points
from cubacube.games.atacama.rules.shape import HEXAGON, SQUARE, Direction, Field
from tests.games.atacama.positions import EXAMPLE

SEEDS = range(100)
SWAPPED: dict[Metal, Metal] = {"gold": "gold", "silver": "copper", "copper": "silver"}
NEXT: dict[Metal, Metal] = {"copper": "silver", "silver": "gold", "gold": "copper"}


def at(board: Ground, field: Field) -> Ore:
    ore = board[(SQUARE if len(board) == 81 else HEXAGON).index[field]]
    assert ore is not None
    return ore


def metals(board: Ground, fields: tuple[Field, ...]) -> Counter[Metal]:
    return Counter(at(board, field).metal for field in fields)


def amounts(board: Ground, metal: Metal) -> Counter[int]:
    return Counter(ore.amount for ore in board if ore is not None and ore.metal == metal)


def worth(board: Ground, concession: Concession, direction: Direction) -> list[int]:
    """Return the value of each full line."""
    return [
        sum(points(concession, at(board, field)) for field in line)
        for line in SQUARE.lines[direction]
    ]


def clusters(board: Ground) -> int:
    """Count three equal metals in a straight line or within a 2x2 square."""
    rows = [[at(board, (r, c)).metal for c in range(1, 10)] for r in range(1, 10)]
    straight = sum(
        len({line[i] for i in (k, k + 1, k + 2)}) == 1
        for line in [*rows, *map(list, zip(*rows, strict=True))]
        for k in range(7)
    )
    square = sum(
        max(Counter(rows[r + i][c + j] for i, j in product((0, 1), repeat=2)).values()) > 2
        for r, c in product(range(8), repeat=2)
    )
    return straight + square


def test_atacama_1_5_three_of_each_metal_in_every_line_and_tile_of_the_default_board() -> None:
    three = Counter(dict.fromkeys(METALS, 3))

    assert all(metals(DEFAULT, line) == three for line in SQUARE.lines["rows"])
    assert all(metals(DEFAULT, line) == three for line in SQUARE.lines["columns"])
    assert all(metals(DEFAULT, fields_of(letter)) == three for letter in LETTERS)
    assert clusters(DEFAULT) == 0


def test_atacama_1_5_amounts_of_the_default_board() -> None:
    assert amounts(DEFAULT, "gold") == {1: 8, 2: 8, 3: 5, 4: 4, 5: 2}
    assert amounts(DEFAULT, "silver") == {1: 5, 2: 5, 3: 7, 4: 5, 5: 5}
    assert amounts(DEFAULT, "copper") == {1: 5, 2: 5, 3: 7, 4: 5, 5: 5}


@pytest.mark.parametrize(
    ("letter", "sums"),
    [
        ("A", (8, 8, 9)),
        ("B", (6, 10, 9)),
        ("C", (8, 9, 8)),
        ("D", (7, 8, 11)),
        ("E", (6, 10, 9)),
        ("F", (6, 10, 9)),
        ("G", (9, 9, 7)),
        ("H", (9, 8, 9)),
        ("I", (6, 9, 10)),
    ],
)
def test_atacama_1_5_sums_of_the_tiles(letter: str, sums: tuple[int, int, int]) -> None:
    found = tile(DEFAULT, LETTERS["ABCDEFGHI".index(letter)])

    assert sums == tuple(
        sum(ore.amount for ore in found if ore is not None and ore.metal == metal)
        for metal in METALS
    )


def test_atacama_1_5_columns_and_rows_of_the_default_board_are_worth_the_same() -> None:
    assert worth(DEFAULT, "turquoise", "columns") == [9, 2, 11, 12, 3, 7, 5, 10, 6]
    assert worth(DEFAULT, "orange", "rows") == [7, 3, 11, 12, 6, 2, 5, 9, 10]


def test_atacama_1_5_columns_and_rows_of_the_second_board_are_worth_the_same() -> None:
    assert sorted(worth(SECOND, "turquoise", "columns")) == sorted(worth(SECOND, "orange", "rows"))


@pytest.mark.parametrize("board", [DEFAULT, SECOND], ids=["default", "second"])
def test_atacama_1_4_the_example_of_the_rulebook_fits_both_boards(board: Ground) -> None:
    lines = [[at(board, field) for field in EXAMPLE if field[1] == column] for column in (1, 2)]
    rows = [[at(board, field) for field in EXAMPLE if field[0] == row] for row in (7, 9)]

    assert [points("turquoise", ore) for ore in lines[0]] == [2, 5, -3, 1]
    assert [points("turquoise", ore) for ore in lines[1]] == [2, -4, -5, 3]
    assert [points("orange", ore) for ore in rows[0]] == [3, -5, 2, -3]
    assert [points("orange", ore) for ore in rows[1]] == [-1, 3, 4, 1]


def test_atacama_1_2_each_concession_has_one_metal_against_it() -> None:
    assert [points("turquoise", Ore(metal, 2)) for metal in METALS] == [2, 2, -2]
    assert [points("orange", Ore(metal, 2)) for metal in METALS] == [2, -2, 2]
    assert [points("blue", Ore(metal, 2)) for metal in METALS] == [2, 2, -2]
    assert [points("yellow", Ore(metal, 2)) for metal in METALS] == [-2, 2, 2]


def test_atacama_1_7_the_lines_of_the_hexagon() -> None:
    lengths = [6, 7, 8, 9, 10, 11, 10, 9, 8, 7, 6]

    assert len(HEXAGON.fields) == 91
    assert [[len(line) for line in lines] for lines in HEXAGON.lines.values()] == [lengths] * 3
    assert Counter(len(near) for near in HEXAGON.neighbours.values()) == {3: 6, 4: 24, 6: 61}


def test_atacama_1_1_the_lines_of_the_square() -> None:
    assert [[len(line) for line in lines] for lines in SQUARE.lines.values()] == [[9] * 9] * 2
    assert Counter(len(near) for near in SQUARE.neighbours.values()) == {2: 4, 3: 28, 4: 49}
    assert SQUARE.lines["columns"][0][:2] == ((1, 1), (2, 1))
    assert SQUARE.lines["rows"][0][:2] == ((1, 1), (1, 2))


@pytest.mark.parametrize(
    ("field", "ore"),
    [
        ((1, 0), Ore("silver", 4)),
        ((0, -1), Ore("gold", 4)),
        ((-1, 1), Ore("copper", 4)),
        ((-5, 0), Ore("gold", 2)),
        ((5, -5), Ore("silver", 2)),
    ],
)
def test_atacama_a32_ores_of_the_hexagon(field: Field, ore: Ore) -> None:
    assert at(HEX, field) == ore


def symmetric_by_thirds(board: Ground) -> bool:
    return all(
        at(board, third_turn(field)) == Ore(NEXT[at(board, field).metal], at(board, field).amount)
        for field in HEXAGON.fields
        if field != (0, 0)
    )


def test_atacama_a32_a_third_of_a_turn_gives_the_hexagon_again() -> None:
    assert symmetric_by_thirds(HEX)
    assert Counter(amounts(HEX, "gold")) == amounts(HEX, "silver") == amounts(HEX, "copper")
    assert sum(k * n for k, n in amounts(HEX, "gold").items()) == 85


def test_atacama_a32_counter_another_metal_somewhere_breaks_it() -> None:
    assert not symmetric_by_thirds((Ore("gold", 5), *HEX[1:]))


@pytest.mark.parametrize("seed", SEEDS)
def test_atacama_a34_random_boards_are_fair_to_columns_and_rows(seed: int) -> None:
    board = square_board(seed)

    for field in SQUARE.fields:
        ore = at(board, field)
        assert at(board, quarter_turn(field)) == Ore(SWAPPED[ore.metal], ore.amount)
    assert sorted(worth(board, "turquoise", "columns")) == sorted(worth(board, "orange", "rows"))
    assert amounts(board, "gold") == {1: 8, 2: 8, 3: 5, 4: 4}
    assert amounts(board, "silver") == amounts(board, "copper") == {1: 6, 2: 6, 3: 6, 4: 6, 5: 4}


@pytest.mark.parametrize("seed", SEEDS)
def test_atacama_a34_random_boards_are_well_mixed(seed: int) -> None:
    board = square_board(seed)

    assert clusters(board) == 0
    for lines in SQUARE.lines.values():
        for line in lines:
            assert all(2 <= metals(board, line)[metal] <= 4 for metal in METALS)
    for letter in LETTERS:
        counts = {"gold": 1, "silver": 4, "copper": 4}
        expected = counts if letter == "E" else dict.fromkeys(METALS, 3)
        assert metals(board, fields_of(letter)) == expected


@pytest.mark.parametrize("seed", SEEDS)
def test_atacama_a34_random_hexagons_are_fair_to_all_three(seed: int) -> None:
    board = hex_board(seed)

    assert symmetric_by_thirds(board)
    assert amounts(board, "gold") == {1: 6, 2: 7, 3: 7, 4: 6, 5: 4}


def test_atacama_a34_counter_other_numbers_give_other_boards() -> None:
    assert len({square_board(seed) for seed in SEEDS}) == len(SEEDS)
    assert len({hex_board(seed) for seed in SEEDS}) == len(SEEDS)


def test_atacama_1_6_a_number_names_the_same_board_for_ever() -> None:
    first_row = [at(square_board(40719), (1, column)) for column in range(1, 10)]
    first_hexes = [at(hex_board(40719), (q, -5)) for q in range(6)]

    assert " ".join(f"{o.metal[0]}{o.amount}" for o in first_row) == "g1 s1 c3 s2 g3 c5 c2 s4 g1"
    assert " ".join(f"{o.metal[0]}{o.amount}" for o in first_hexes) == "g4 s1 s3 g3 g5 s1"
