"""Offers of silver for extra dice, made and answered by people at the table."""

import pytest

from cubacube.games.caramba.rules.actions import Accept, Buy, Offer, Pass
from cubacube.games.caramba.rules.events import DiceRolled
from cubacube.games.caramba.rules.state import State
from cubacube.games.caramba.scene import trays
from cubacube.games.caramba.scene.marks import OfferStep, TurnPlan, Who
from cubacube.rules import replace
from cubacube.scenes.board.choosing import Choosing
from tests.games.caramba.positions import A, B, C, D, before_turn
from tests.games.caramba.tables import bar, click_on_label, scene, state_of
from tests.scenes.board_person import AtTable, table

MORE, LESS = OfferStep("silver", 5), OfferStep("silver", -1)
ONE_MORE_DIE = OfferStep("dice", 1)


def turn_of_d() -> State:
    """K26: D is second of four, so two dice can still be traded; all players have chips."""
    return before_turn(30, 22, 15, 25, turn=D, chips=(40, 41, 42, 43))


def offering(person: AtTable) -> None:
    person.until_asked()
    person.key("d")


def test_caramba_k26_silver_for_an_extra_die_is_offered_and_accepted() -> None:
    with table(scene(turn_of_d())) as person:
        offering(person)
        person.click_spot(Who(C))
        person.click_spot(MORE)
        person.click_spot(MORE)
        person.click_spot(LESS)
        click_on_label(person, "Offer")
        person.until_asked()
        assert person.mode.words == "Take 10 silver from Chloé and roll 1 extra die?"
        person.key("a")
        person.until_asked()

        assert Offer(C, 10, 1) in person.table.live.match.actions()
        assert state_of(person).money[C] == 20
        assert state_of(person).money[D] == 40
        rolled = [each for each in person.table.live.events if isinstance(each, DiceRolled)]
        assert len(rolled[0].faces) == 3


def test_who_refuses_rolls_as_before() -> None:
    with table(scene(turn_of_d())) as person:
        offering(person)
        click_on_label(person, "Offer")
        person.until_asked()
        click_on_label(person, "Refuse")
        person.until_asked()

        assert state_of(person).extra == 0
        assert state_of(person).money == (30, 30, 30, 30)


def test_an_offer_is_held_within_purse_and_dice() -> None:
    with table(scene(replace(turn_of_d(), money=(4, 30, 30, 30)))) as person:
        offering(person)
        assert bar(person, OfferStep("silver", -5)) == "Offer at least one."
        person.click_spot(MORE)
        assert bar(person, MORE) == "You have only 4 silver."
        person.click_spot(ONE_MORE_DIE)

        assert bar(person, ONE_MORE_DIE) == "Only 2 dice are left."


def test_esc_closes_the_offer_and_nothing_is_offered() -> None:
    with table(scene(turn_of_d())) as person:
        offering(person)
        person.key("Esc")

        assert isinstance(person.mode, Choosing)
        assert MORE not in person.spot_names()
        assert not person.table.live.match.actions()


def test_only_who_rolls_is_told_to_roll() -> None:
    with table(scene(turn_of_d())) as person:
        person.until_asked()
        assert person.mode.words == "An ambush or a deal before Jürgen rolls?"
    with table(scene(before_turn(30, 22, 15, 25, turn=D, chips=(40, 41, 42, 0)))) as person:
        person.until_asked()
        assert person.mode.words == "Roll. You may place an ambush or make a deal first."


def test_the_odds_of_a_roll_do_not_cover_the_open_offer(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []
    monkeypatch.setattr(trays, "draw_outlook", lambda _brush, words: drawn.append(words))
    with table(scene(turn_of_d())) as person:
        person.until_asked()
        plans = [each for each in person.spot_names() if isinstance(each, TurnPlan)]
        roll = next(each for each in plans if isinstance(each.action, Buy))
        person.point_at(roll)
        person.wait()
        assert drawn
        person.key("d")
        person.wait()
        drawn.clear()
        person.point_at(roll)
        person.wait(3)

        assert not drawn


def test_in_the_last_place_all_dice_are_rolled_already() -> None:
    with table(scene(before_turn(30, 22, 15, 9, turn=D, chips=(40, 41, 42, 43)))) as person:
        assert bar(person, "deal") == ("Others can offer deals only before dice are bought off.")


def test_the_broke_have_nothing_to_offer() -> None:
    state = before_turn(
        30, 22, 15, 25, turn=D, chips=(40, 41, 42, 0), broke=(A, B, C), money=(0, 0, 0, 30)
    )
    with table(scene(state)) as person:
        assert bar(person, "deal") == (
            "Nobody here has silver to offer, or the roll already has all dice."
        )


def test_a_computer_answers_an_offer() -> None:
    with table(scene(turn_of_d(), None, None, None, 1)) as person:
        offering(person)
        for _ in range(5):
            person.click_spot(MORE)
        click_on_label(person, "Offer")
        person.until_asked()

        done = person.table.live.match.actions()
        assert done[0] == Offer(A, 26, 1)
        assert Accept(D) in done
        assert state_of(person).money[D] == 56


def test_who_offers_is_chosen_and_those_before_have_passed() -> None:
    with table(scene(turn_of_d())) as person:
        offering(person)
        person.click_spot(Who(B))
        click_on_label(person, "Offer")
        person.until_asked()

        assert person.table.live.match.actions() == (Pass(A), Offer(B, 1, 1))
