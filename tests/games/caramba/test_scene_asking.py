"""What can be pressed at the table of Caramba!, and why something cannot."""

from itertools import combinations

import pytest
from pygame import FRect

from cubacube.games.caramba.rules.actions import Buy, Pass, Place
from cubacube.games.caramba.rules.box import HAND, Box
from cubacube.games.caramba.rules.state import BuyOff, Hide, PutDown, State, Throw
from cubacube.games.caramba.scene import trays
from cubacube.games.caramba.scene.marks import Arm, TurnPlan
from cubacube.games.caramba.scene.places import DEEDS, ORDER, OUTLOOK
from cubacube.games.caramba.scene.road import HALF_WIDTH, Road
from cubacube.games.caramba.scene.turns import mover, next_up
from cubacube.rules import replace
from cubacube.scenes.board.choosing import Choosing
from cubacube.scenes.match import summons
from cubacube.scenes.match.modes import Showing
from cubacube.scenes.match.pictures.banner import Banner
from cubacube.scenes.match.words import ButtonSpot
from tests.games.caramba.positions import A, B, C, D, before_turn, track, with_options
from tests.games.caramba.tables import bar, click_on_label, labelled, on_space, scene, state_of
from tests.scenes.board_person import AtTable, table

FOUR = (30, 22, 15, 9)
SIX = (30, 22, 15, 9, 5, 3)


def placing() -> State:
    """C places the third sombrero; A's is on 20, B's chip on 12."""
    state = track(20, 5, HAND, HAND, chips=(HAND, 12, HAND, HAND))
    return replace(state, agenda=(PutDown(C), PutDown(D)))


def actions(person: AtTable) -> tuple[object, ...]:
    return person.table.live.match.actions()


def test_a_sombrero_is_placed_by_a_click_on_a_free_space() -> None:
    with table(scene(placing())) as person:
        person.click_spot(("space", 7))
        assert isinstance(person.mode, Showing)
        person.until_asked()

        assert state_of(person).spaces[C] == 7
        assert isinstance(person.mode, Choosing)


def test_where_nothing_can_be_placed_it_says_why() -> None:
    with table(scene(placing())) as person:
        assert bar(person, ("space", 20)) == "Ana's sombrero is here."
        assert bar(person, ("space", 12)) == "Bruno's ambush is here."
        assert (
            bar(person, "mine")
            == "You cannot place anything in the mine. Sombreros enter it by rolling."
        )
        person.click_spot(("space", 20))

        assert state_of(person).spaces[C] == HAND


def test_the_hint_tells_what_a_space_is_like() -> None:
    with table(scene(placing())) as person:
        assert person.spot(("space", 40)).spot.hint == "On pebbles, 8 spaces from the last one."


def test_among_people_the_roll_is_offered_at_once_with_what_it_costs() -> None:
    with table(scene(before_turn(*FOUR, turn=C, race=2))) as person:
        labels = [labelled(person, words) for words in ("Roll 3 dice", "Roll 2 dice", "Roll 1 die")]
        notes = [getattr(person.spot(name), "note", "") for name in labels]
        assert notes == ["free", "costs 2", "costs 6"]
        click_on_label(person, "Roll 1 die")
        person.until_asked()

        assert Buy(C, 2) in actions(person)
        assert state_of(person).shell == 6


def test_before_the_roll_everybody_has_passed() -> None:
    with table(scene(before_turn(*FOUR, turn=C))) as person:
        click_on_label(person, "Roll 3 dice")
        person.until_asked()

        assert actions(person)[:5] == (Pass(C), Pass(D), Pass(A), Pass(B), Buy(C, 0))


def test_nothing_before_the_roll_leaves_the_roll_itself_open() -> None:
    with table(scene(before_turn(*FOUR, turn=C))) as person:
        click_on_label(person, "Skip all")
        person.until_asked()

        assert actions(person) == (Pass(C), Pass(D), Pass(A), Pass(B))
        assert labelled(person, "Roll 2 dice")
        assert TurnPlan() not in person.spot_names()


@pytest.mark.parametrize("chips", [(HAND,) * 4, (1, 2, HAND, 4), (HAND, HAND, 2, HAND)])
def test_a_turn_is_called_once_whoever_is_asked_before_its_roll(
    chips: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    called: list[str] = []

    class Heard(Banner):
        def __init__(self, words: str, side: str) -> None:
            called.append(words)
            super().__init__(words, side)

    monkeypatch.setattr(summons, "Banner", Heard)
    with table(scene(before_turn(*FOUR, turn=C, chips=chips))) as person:
        click_on_label(person, "Skip all")
        person.until_asked()
        assert called == ["Chloé, your turn"]
        person.table._reopened()
        assert called == ["Chloé, your turn"] * 2
        click_on_label(person, "Roll 3 dice")
        person.until_asked()
        assert called == ["Chloé, your turn", "Chloé, your turn", "Ana, your turn"]


@pytest.mark.parametrize("place", range(6))
def test_the_buttons_before_a_roll_keep_to_their_panel(place: int) -> None:
    with table(scene(before_turn(*SIX, turn=place, chips=(HAND,) * 6))) as person:
        assert isinstance(person.mode, Choosing)
        spots = person.mode.page.spots
        boxes = [FRect(each.box) for each in spots if isinstance(each, ButtonSpot)]
        deeds = [box for box in boxes if FRect(DEEDS).contains(box)]
        assert len(deeds) == len(boxes) - 2 == min(place + 2, 6)
        assert not any(a.colliderect(b) for a, b in combinations(deeds, 2))
        assert all(box.h >= 56 for box in deeds)


def test_what_costs_too_much_says_so() -> None:
    with table(scene(before_turn(*FOUR, turn=D, race=2, money=(30, 30, 30, 5)))) as person:
        name = labelled(person, "Roll 1 die")

        assert bar(person, name) == "This costs 12 silver. You have only 5."
        assert not bar(person, labelled(person, "Roll 3 dice"))


def test_the_broke_cannot_buy_off() -> None:
    with table(scene(before_turn(*FOUR, turn=D, broke=(D,)))) as person:
        name = labelled(person, "Roll 2 dice")

        assert bar(person, name) == "Broke: you cannot buy off dice in this race."


def test_the_chances_of_a_roll_are_told_beside_its_button(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(trays, "draw_outlook", lambda _brush, words: told.append(words))
    with table(scene(track(47, 40, 20, 10, turn=A))) as person:
        name = labelled(person, "Roll 1 die")
        person.point_at(name)
        person.seconds(1)

        assert told[-1] == "67 % enters the mine; 17 % does not move"
        assert not person.spot(name).spot.hint


def test_what_a_roll_may_lead_to_hides_no_row_and_no_road() -> None:
    box = FRect(OUTLOOK)

    assert not box.colliderect(ORDER)
    assert not box.colliderect(DEEDS)
    assert all(box.y > Road(Box().last).space(n)[1] + HALF_WIDTH for n in range(1, 49))


def with_chips_in_hand(turn: int) -> State:
    return before_turn(*FOUR, turn=turn, chips=(3, HAND, 14, HAND))


def test_a_chip_is_taken_up_and_laid_by_a_click() -> None:
    with table(scene(with_chips_in_hand(B))) as person:
        person.until_asked()
        person.key("a")
        person.click_spot(on_space(person, 25))
        person.until_asked()

        assert state_of(person).chips[B] == 25


def test_by_keys_a_chip_goes_to_the_first_free_space_ahead() -> None:
    with table(scene(with_chips_in_hand(B))) as person:
        person.until_asked()
        person.key("a")
        person.key("Tab")
        assert isinstance(person.mode, Choosing)
        person.key("Enter")
        person.until_asked()

        assert state_of(person).chips[B] == 23


def test_a_chip_is_not_laid_where_something_is() -> None:
    with table(scene(with_chips_in_hand(B))) as person:
        person.until_asked()
        person.key("a")

        assert bar(person, on_space(person, 22)) == "Bruno's sombrero is here."
        assert bar(person, on_space(person, 14)) == "Chloé's ambush is here."


def test_whose_chip_is_clicked_lays_it_and_those_before_have_passed() -> None:
    with table(scene(with_chips_in_hand(B))) as person:
        person.click_spot(Arm(Hide(D)))
        person.click_spot(on_space(person, 25))
        person.until_asked()

        assert actions(person) == (Pass(B), Place(D, 25))
        assert isinstance(person.mode, Choosing)


def test_the_key_goes_through_all_chips_and_puts_the_last_one_back() -> None:
    with table(scene(with_chips_in_hand(B))) as person:
        words = []
        person.until_asked()
        for _ in range(3):
            person.key("a")
            words.append(getattr(person.spot("ambush"), "label", ""))

        assert words == ["Put back", "Put back", "Ambush"]
        assert not any(
            getattr(name, "action", None) == Place(B, 25) for name in person.spot_names()
        )


def test_esc_puts_back_the_chip_in_hand_and_the_keys_say_so() -> None:
    with table(scene(with_chips_in_hand(B))) as person:
        person.until_asked()
        person.key("a")
        assert person.mode.keys[-1] == ("Esc", "put back")
        person.press("Esc")

        assert getattr(person.spot("ambush"), "label", "") == "Ambush"
        assert person.scene is person.table
        assert not any(key == "Esc" for key, _words in person.mode.keys)
        person.press("Esc")
        assert person.scene is not person.table


def test_the_keys_name_what_esc_does_while_a_deal_is_made() -> None:
    with table(scene(with_chips_in_hand(B))) as person:
        person.until_asked()
        person.key("d")

        assert person.mode.keys[-1] == ("Esc", "close")


def test_a_space_is_pressed_up_to_the_line_that_divides_it_from_the_next() -> None:
    with table(scene(with_chips_in_hand(B))) as person:
        person.until_asked()
        person.key("a")
        one, other = (person.spot(on_space(person, space)) for space in (3, 4))
        y, line = one.box.centery, (one.box.centerx + other.box.centerx) / 2

        for x in (line - 1, line, line + 1):
            assert one.holds((x, y)) or other.holds((x, y))
        assert not one.holds((other.box.centerx, y))


def passed_chip() -> State:
    """On A's turn, everybody has passed A's chip on 8."""
    return before_turn(*FOUR, turn=A, chips=(8, 1, 2, 3))


def test_a_chip_that_all_have_passed_is_lifted_by_its_owner() -> None:
    with table(scene(passed_chip())) as person:
        person.until_asked()
        person.key("a")
        person.click_spot(on_space(person, 35))
        person.until_asked()

        assert state_of(person).chips[A] == 35


def test_nobody_lifts_a_chip_in_the_turn_of_another() -> None:
    with table(scene(before_turn(*FOUR, turn=B, chips=(8, 10, 11, 12)))) as person:
        assert bar(person, "ambush") == ("Nobody here can place or move a chip now.")


def test_when_dice_are_bought_off_it_is_too_late_for_ambush_and_deal() -> None:
    with table(scene(track(*FOUR, turn=C))) as person:
        assert bar(person, "ambush") == ("Place or move ambushes before any dice are bought off.")
        assert bar(person, "deal") == ("Others can offer deals only before dice are bought off.")


def test_by_the_house_rule_dice_of_an_ambush_are_bought_off() -> None:
    state = with_options(track(*FOUR, turn=D), buy_off_ambush=True)
    with table(scene(replace(state, agenda=(BuyOff(D, 3, landed=True),)))) as person:
        assert person.mode.words == "An ambush! Roll 3 dice, or buy some off."
        click_on_label(person, "Roll 1 die")
        person.until_asked()

        assert state_of(person).shell == 3


def test_by_the_house_rule_ambushes_are_placed_at_the_set_up() -> None:
    state = with_options(track(*FOUR, chips=(HAND,) * 4), ambushes_at_setup=True)
    with table(scene(replace(state, agenda=(Hide(A), Hide(B), Hide(C), Hide(D))))) as person:
        assert person.mode.words == "Place an ambush on a free space."
        assert bar(person, ("space", 22)) == "Bruno's sombrero is here."
        person.click_spot(("space", 33))
        person.until_asked()

        assert state_of(person).chips == (33, HAND, HAND, HAND)


def test_with_computers_at_the_table_one_only_goes_on() -> None:
    with table(scene(before_turn(*FOUR, turn=B), None, 1, 1, 1)) as person:
        person.until_asked()
        assert getattr(person.spot(labelled(person, "Continue")), "note", "") == "2 dice"
        person.key("g")
        person.until_asked()

        assert Pass(A) in actions(person)


def test_until_my_turn_nothing_is_asked() -> None:
    with table(scene(before_turn(30, 22, 15, 9, turn=B), None, 1, 1, 1, seed=7)) as person:
        person.until_asked()
        person.key("t")
        for _ in range(100):
            person.key("Space")
            if person.asked:
                break

        assert mover(state_of(person)) == A
        assert actions(person).count(Pass(A)) > 1


def test_the_band_lies_round_the_next_and_after_the_last_round_the_front_one() -> None:
    assert next_up(before_turn(*FOUR, turn=C)) == A
    state = before_turn(*FOUR, turn=B)
    assert next_up(replace(state, agenda=(*state.agenda, Throw(C, 1)))) == A
    assert next_up(placing()) is None
