"""The search for puzzles: clusters, obvious flicks, and the written files."""

import json
from pathlib import Path

import make_puzzles
import pytest
from puzzling import field, search
from puzzling.checks import faults
from puzzling.files import MOST_OF_LEVEL, MOST_OF_STARS, Known, chosen, write
from puzzling.table import table_of

from cubacube.rules import replace
from cubacube.shell.practice.puzzle import Puzzle, puzzles, read_kind

LAST = field.ANGLES - 1
SOME = puzzles()[:: max(1, len(puzzles()) // 4)][:4]
"""A fixed sample; `make_puzzles.py --check` tests all puzzles."""


def test_a_lump_goes_round_the_circle_and_ends_where_a_flick_between_fails() -> None:
    good = [(0, 2), (LAST, 2), (LAST, 3), (2, 2), (40, 1), (41, 2)]

    lump = field.largest_lump(good)

    assert lump.cells == ((0, 2), (LAST, 2), (LAST, 3))
    assert lump.share == 3 / 6
    assert field.largest_lump([]).cells == ()


def test_the_flicks_of_the_field_go_all_round_and_as_far_as_a_finger_can() -> None:
    table = table_of(puzzles()[0])
    flicks = [field.flick_at(table.choice, cell, table.gates[0]) for cell in field.cells()]

    assert len(set(flicks)) == field.ANGLES * field.FORCES
    assert all(flick in table.choice for flick in flicks)
    assert max(flick.speed_mm_s for flick in flicks) == table.choice.launch.fastest_mm_s


@pytest.mark.parametrize("puzzle", SOME, ids=lambda each: each.name)
def test_a_puzzle_is_not_solved_by_what_anybody_would_try_and_is_as_hard_as_told(
    puzzle: Puzzle,
) -> None:
    assert list(faults(puzzle)) == []


def test_what_is_wrong_with_a_puzzle_is_told() -> None:
    puzzle = SOME[0]
    found = puzzle.found
    aside = replace(found.flick, angle_cdeg=(found.flick.angle_cdeg + 18_000) % 36_000)
    easier = replace(found, percent=found.percent - 1)
    elsewhere = replace(found.flick, die="R1")

    told = [
        next(faults(replace(puzzle, found=each)))
        for each in (
            replace(found, flick=aside),
            easier,
            replace(found, stars=6 - found.stars if found.stars != 3 else 1),
            replace(found, flick=elsewhere),
        )
    ]

    wanted = ("does not solve it", "times of a hundred", "stars are wrong", "is not allowed")
    assert all(part in line for part, line in zip(wanted, told, strict=True)), told


@pytest.mark.parametrize(("seed", "plain"), [(3, True), (6, False)])
def test_straight_at_a_gate_is_plain_unless_dice_are_in_the_way(seed: int, plain: bool) -> None:
    kind = replace(SOME[0].kind, task="cross")
    puzzle = Puzzle(kind, replace(SOME[0].found, level="habana", seed=seed))
    table = table_of(puzzle)
    ways = table.plain()

    assert ways, "they lead through a Gate"
    assert search.is_plain(table, puzzle, ways) is plain


def test_how_hard_it_is_goes_by_how_often_a_hand_succeeds() -> None:
    limits = search.LIMITS_PERCENT
    assert [search.stars_for(limit) for limit in limits] == [1, 2, 3, 4, 5]
    assert [search.stars_for(limit - 1) for limit in limits[:-1]] == [2, 3, 4, 5]


def test_of_many_only_some_of_a_level_and_of_a_hardness_are_shipped() -> None:
    first = puzzles()[0]
    many = [replace(first, found=replace(first.found, seed=number)) for number in range(9)]
    assert len(chosen([each] for each in many)) == MOST_OF_LEVEL
    spread = [
        replace(each, found=replace(each.found, level=f"level {number}"))
        for number, each in enumerate(many)
    ]
    assert chosen([each] for each in spread) == spread[:MOST_OF_STARS]


def test_of_several_on_one_table_the_hardest_is_shipped() -> None:
    first = puzzles()[0]
    harder = replace(first, found=replace(first.found, percent=first.found.percent - 1))
    assert chosen([[first, harder], []]) == [harder]


def test_what_is_written_is_read_again_below_the_same_head(tmp_path: Path) -> None:
    shipped = Path("assets/puzzles/ricochet.toml")
    path = tmp_path / "ricochet.toml"
    path.write_bytes(shipped.read_bytes())

    write(path, [each for each in puzzles() if each.task == "ricochet"])

    assert path.read_bytes() == shipped.read_bytes()


def test_a_table_that_has_been_searched_is_not_searched_again(tmp_path: Path) -> None:
    kinds = [read_kind(path) for path in sorted(Path("assets/puzzles").glob("*.toml"))]
    path, puzzle = tmp_path / "known.jsonl", SOME[0]
    place = puzzle.found.level, puzzle.found.seed
    Known(path, kinds).keep(place, [puzzle])
    Known(path, kinds).keep(("habana", 77), [])

    again = Known(path, kinds)

    assert again.found == {place: [puzzle], ("habana", 77): []}
    assert json.loads(path.read_text().splitlines()[1])["found"] == []


def test_check_tells_how_many_are_sound(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    wrong = replace(SOME[1], found=replace(SOME[1].found, percent=1 + SOME[1].found.percent % 100))
    for shipped, code, told in (
        ((SOME[0],), 0, "1 puzzles are sound"),
        ((SOME[0], wrong), 1, f"{wrong.name}: "),
    ):
        monkeypatch.setattr(make_puzzles, "puzzles", lambda shipped=shipped: shipped)
        assert make_puzzles.check() == code
        assert told in capsys.readouterr().out
