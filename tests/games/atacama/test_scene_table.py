"""Tips for things on the Atacama table."""

from itertools import combinations
from typing import get_args

import pytest
from pygame import FRect

from cubacube.games.atacama import rules
from cubacube.games.atacama.rules.actions import Buy, Place
from cubacube.games.atacama.rules.events import GameEnded
from cubacube.games.atacama.rules.legal import legal_fields, must_buy
from cubacube.games.atacama.rules.scoring import totals
from cubacube.games.atacama.rules.state import Rig, State
from cubacube.games.atacama.scene.board import AtacamaBoard
from cubacube.games.atacama.scene.counters import counter_look
from cubacube.games.atacama.scene.ending import BLOCKED, counted, metal_scores
from cubacube.games.atacama.scene.motion import BLOCKED_S, CARD_S, GLIDE_S, LAY_S, LINE_S, timeline
from cubacube.games.atacama.scene.palette import CONCESSIONS, COUNTER_EDGE
from cubacube.games.atacama.scene.places import CLOTH, LAYOUTS, BoardBoxes
from cubacube.games.atacama.scene.spots import AtCounter, InHand, OnField, OnSale, Sale
from cubacube.games.atacama.scene.tally import foreseen, gains, lines_through, tallies
from cubacube.rules import TABLE, Action, Shuffled, play, replace
from cubacube.scenes.match.words import Call, Show, Snapshot
from cubacube.scenes.stage import inputs
from cubacube.scenes.stage.inputs import Do
from cubacube.session.language.numbers import signed, written
from cubacube.session.play.setup import SIDES, SeatEntry
from tests.games.atacama.positions import EXAMPLE, board, dealt, example, new_game, placed
from tests.games.atacama.tables import NAMES, scene_at, state
from tests.scenes.board_person import AtTable, table

A20 = (
    *((3, 6), (1, 2), (4, 3), (8, 9), (3, 4), (2, 8), (6, 4), (1, 5), (6, 1), (3, 1), (5, 8)),
    *((4, 9), (8, 5), (4, 5), (8, 2), (7, 7), (9, 7), (5, 6), (9, 3), (7, 3), (4, 7), (1, 7)),
    *((6, 9), (5, 2), (9, 1), (2, 3)),
)
STAGE_ONE = ((1, 1), (1, 3), (1, 5), (3, 1), (3, 3), (3, 5))


def bar(person: AtTable, name: object) -> str:
    return person.spot(name).spot.bar


def snapshot(at: State) -> Snapshot[State]:
    seats = tuple(map(SeatEntry, NAMES[: len(at.players)], SIDES))
    return Snapshot(at, seats, 0, None)


def shown(before: State, action: Action) -> Show[State]:
    step = play(rules, before, action)
    return Show(before, action, step.events, step.state)


def test_closed_fields_say_why() -> None:
    with table(scene_at(board((1, 1), (3, 3)))) as person:
        assert bar(person, OnField((1, 2))) == (
            "Too close: a rig stands on a field that shares an edge."
        )
        assert bar(person, OnField((2, 2))) == ""


def test_on_the_hexagon_only_the_same_metal_closes_and_nobody_drills_in_the_desert() -> None:
    with table(scene_at(board((-5, 0), seats=3))) as person:
        assert bar(person, OnField((0, 0))) == "You cannot drill in the desert."
        assert bar(person, OnField((-4, 0))) == ""
        assert bar(person, OnField((-5, 1))) == ""
    with table(scene_at(board((-4, -1), seats=3))) as person:
        assert bar(person, OnField((-3, -2))) == (
            "Too close: a rig stands next to this field on the same metal."
        )


def test_a_field_with_a_rig_is_only_looked_at() -> None:
    with table(scene_at(board((1, 1)))) as person:
        person.click_spot(OnField((1, 1)))
        person.wait(5)

        assert bar(person, OnField((1, 1))) == "There is already a rig here."
        assert person.asked
        assert len(state(person).rigs) == 1


def test_a_closed_field_cannot_be_clicked() -> None:
    with table(scene_at(board((1, 1)))) as person:
        person.click_spot(OnField((1, 2)))
        person.wait(5)

        assert person.asked
        assert len(state(person).rigs) == 1


def test_no_tile_lies_here_yet() -> None:
    with table(scene_at(dealt(new_game(enhanced=True)))) as person:
        assert bar(person, OnField((9, 9))) == "There is no tile here yet."
        assert bar(person, OnField((1, 9))) == "There is no tile here yet."
        assert bar(person, OnField((4, 1))) == ""


def test_every_line_has_a_counter_to_look_at() -> None:
    with table(scene_at(example())) as person:
        for direction in ("columns", "rows"):
            for number in range(1, 10):
                person.point_at(AtCounter((direction, number)))
        assert AtCounter(("falling", 1)) not in person.spot_names()
    with table(scene_at(new_game(3, concessions="first"))) as person:
        person.until_asked()
        counters = [name for name in person.spot_names() if isinstance(name, AtCounter)]
        assert len(counters) == 33


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_arrows_lead_to_every_field(seats: int) -> None:
    with table(scene_at(board(seats=seats))) as person:
        person.until_asked()
        first = next(iter(person.spot_names()))
        page = person.table.mode.page.page  # type: ignore[attr-defined]
        found, todo = {first}, [first]
        while todo:
            start = todo.pop()
            for way in get_args(inputs.Action)[:4]:
                page.set_focus(person.spot(start))
                page.handle(Do(way))
                if page.pointed.spot.name not in found:
                    found.add(page.pointed.spot.name)
                    todo.append(page.pointed.spot.name)

        assert found == set(person.spot_names())


def test_only_who_has_both_colours_chooses() -> None:
    with table(scene_at(board())) as person:
        assert InHand("basic") not in person.spot_names()
    with table(scene_at(board(tactical=True))) as person:
        assert InHand("second") in person.spot_names()


def test_concessions_are_for_sale_in_the_enhanced_game_until_they_are_sold() -> None:
    start = dealt(new_game(enhanced=True))
    sold = placed(play(rules, start, Buy(0, "orange", "columns")).state, (1, 1))
    with table(scene_at(board())) as person:
        assert Sale(opens=True) not in person.spot_names()
    with table(scene_at(start)) as person:
        assert Sale(opens=True) in person.spot_names()
        person.click_spot(Sale(opens=True))
        assert person.spot(OnSale("orange", "rows")).spot.action == Buy(0, "orange", "rows")
        person.click_spot(Sale(opens=False))
        assert OnField((1, 1)) in person.spot_names()
    with table(scene_at(sold)) as person:
        assert Sale(opens=True) not in person.spot_names()


def test_a_double_rig_can_be_paid() -> None:
    with table(scene_at(dealt(new_game(enhanced=True, tactical=True)))) as person:
        person.click_spot(InHand("second"))
        person.click_spot(Sale(opens=True))
        action = person.spot(OnSale("orange", "rows")).spot.action

        assert action == Buy(0, "orange", "rows", "second")


def test_what_is_paid_may_be_chosen_while_the_sale_is_open_even_when_one_must_buy() -> None:
    start = dealt(new_game(enhanced=True, tactical=True))
    full = start
    while fields := legal_fields(full):
        full = replace(full, rigs=(*full.rigs, Rig(fields[0], "basic")))
    assert must_buy(full)
    assert not must_buy(start)
    for at in (start, full):
        with table(scene_at(at)) as person:
            if Sale(opens=True) in person.spot_names():
                person.click_spot(Sale(opens=True))
            for colour in ("second", "basic"):
                person.click_spot(InHand(colour))
                spot = person.spot(OnSale("orange", "rows")).spot
                assert spot.action == Buy(0, "orange", "rows", colour)
                assert spot.action in person.table.live.choices[0]


def test_tallies_of_the_example_of_the_rulebook() -> None:
    known = tallies(example())

    assert [share.line.value for share in known["columns", 1].shares] == [5]
    assert (known["rows", 9].rigs, known["rows", 9].counts) == (4, True)
    assert (known["rows", 8].rigs, known["rows", 8].counts) == (3, False)
    assert known["rows", 8].shares[0].seat == 1


def test_two_players_share_each_line_of_a_board_for_four() -> None:
    known = tallies(board(*EXAMPLE, seats=4))

    assert [(share.seat, share.line.value) for share in known["columns", 1].shares] == [
        (0, 5),
        (2, 2 - 5 + 3 - 1),
    ]


def test_before_the_sale_lines_are_nobodys() -> None:
    assert all(not each.shares for each in tallies(dealt(new_game(enhanced=True))).values())


def test_what_a_rig_would_change_is_foreseen_without_new_tiles() -> None:
    before = placed(dealt(new_game(enhanced=True)), *STAGE_ONE[:5])
    seen = rules.seen_by(before, 0)
    after = foreseen(seen, Place(1, STAGE_ONE[5]))

    assert len(after.rigs) == 6
    assert after.laid == before.laid
    assert after.seat == before.seat


def test_gains_are_foreseen_for_everybody() -> None:
    before = example()
    after = foreseen(before, Place(0, (8, 8)))

    assert totals(before)[1] == 4
    assert gains(before, after) == (0, 1)


def test_lots_cannot_be_foreseen() -> None:
    with pytest.raises(TypeError):
        foreseen(new_game(enhanced=True), Shuffled(TABLE, tuple(range(9))))


def test_three_lines_run_through_a_field_of_the_hexagon() -> None:
    hexagon, square = lines_through(new_game(3), (0, -5)), lines_through(new_game(), (2, 7))
    assert [line.name for line in hexagon] == [("falling", 6), ("rising", 1), ("rows", 1)]
    assert [line.name for line in square] == [("columns", 7), ("rows", 2)]


def test_points_are_written_with_a_true_minus() -> None:
    assert [signed(points) for points in (3, 0, -3)] == ["+3", "0", "−3"]
    assert [written(points) for points in (3, 0, -3)] == ["3", "0", "−3"]


def test_metals_sum_up_to_the_score() -> None:
    state = example(second=((9, 1),))
    by_metal = [metal_scores(state, metal) for metal in ("gold", "silver", "copper")]

    assert tuple(map(sum, zip(*by_metal, strict=True))) == totals(state)
    assert len(counted(state)) == 4


def test_a_rig_glides_and_a_concession_slides() -> None:
    start = dealt(new_game(enhanced=True))

    assert AtacamaBoard().show_duration_s(shown(start, Place(0, (1, 1)))) == GLIDE_S
    assert AtacamaBoard().show_duration_s(shown(start, Buy(0, "orange", "rows"))) == CARD_S


def test_new_tiles_are_laid_after_the_rig() -> None:
    before = placed(dealt(new_game(enhanced=True)), *STAGE_ONE[:5])
    line = timeline(shown(before, Place(1, STAGE_ONE[5])))

    assert [seconds for _what, seconds in line.stages] == [GLIDE_S, LAY_S]


def test_a_blocked_board_is_told_and_then_counted_line_by_line() -> None:
    show = shown(placed(board(), *A20), Place(0, (1, 9)))
    line = timeline(show)

    assert isinstance(show.events[-1], GameEnded)
    assert line.stages[:2] == ((show.action, GLIDE_S), (BLOCKED, BLOCKED_S))
    assert line.stages[2:] == tuple((n, LINE_S) for n in range(len(counted(show.after))))


@pytest.mark.parametrize(
    ("at", "words"),
    [
        (example(), "Basic game · 16 of 28 rigs placed"),
        (board(tactical=True), "Tactical game · 0 of 28 rigs placed"),
        (
            placed(dealt(new_game(enhanced=True)), *STAGE_ONE[:3]),
            "Enhanced game · stage 1 of 3 · turn 4 of 6",
        ),
        (
            placed(dealt(new_game(enhanced=True, tactical=True)), *STAGE_ONE),
            "Enhanced tactical game · stage 2 of 3 · turn 1 of 6",
        ),
        (board(seats=3), "Basic game · 0 of 33 rigs placed"),
        (new_game(enhanced=True), "Enhanced game"),
        (new_game(enhanced=True, tactical=True), "Enhanced tactical game"),
    ],
)
def test_the_subtitle_tells_variant_and_progress(at: State, words: str) -> None:
    assert AtacamaBoard().subtitle(snapshot(at)) == words


def test_only_who_begins_is_called() -> None:
    first, second = snapshot(board()), snapshot(board((1, 1)))

    called = AtacamaBoard().telling.call(Call(first, 0, first.seats[0], in_turn=True, alone=False))
    assert called == "Ana, your turn"
    assert (
        AtacamaBoard().telling.call(Call(second, 1, second.seats[1], in_turn=True, alone=False))
        == ""
    )


def test_nobody_is_on_turn_while_lots_are_drawn() -> None:
    assert AtacamaBoard().on_turn(new_game(enhanced=True)) is None
    assert AtacamaBoard().on_turn(board((1, 1))) == 1


def test_each_counter_has_the_colour_of_whose_line_it_is_before_it_counts() -> None:
    for seats in (2, 3):
        state = example() if seats == 2 else board((1, 1), seats=3)
        looks = {
            share.concession: counter_look(tally)
            for tally in tallies(state).values()
            for share in tally.shares
            if not tally.counts
        }
        assert len(looks) == len({look.fill for look in looks.values()}) == seats
        for concession, look in looks.items():
            assert look.border == CONCESSIONS[concession].card


def test_a_line_of_two_owners_has_the_colour_of_neither() -> None:
    found = tallies(new_game(4)).values()
    assert all(len(tally.shares) == 2 for tally in found)
    assert {counter_look(tally).border for tally in found} == {COUNTER_EDGE}


def boxes_of(here: BoardBoxes) -> list[FRect]:
    """Return all boxes other than the fields."""
    cards = [box for each in here.cards.values() for box in each]
    rest = [] if here.rest is None else [here.rest]
    return [
        FRect(each)
        for each in (*here.counters.values(), *cards, *here.panels, here.text_box, *rest)
    ]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_overlaps_and_all_lies_on_the_cloth_or_beside_it(seats: int) -> None:
    here = LAYOUTS[seats]
    fields = [FRect(here.site.box(field)) for field in new_game(seats).shape.fields]

    for one, other in combinations((*boxes_of(here), *fields), 2):
        assert not one.colliderect(other), (one, other)
    for box in (FRect(each) for each in here.counters.values()):
        assert FRect(CLOTH).inflate(-20, -20).contains(box), box
