"""The table of the Race: buttons, dice, films, blind flicks, rulings, hand-overs."""

from typing import Any

import pygame
import pytest

from cubacube.games.race.rules.actions import TakeGateBonus, UseAlcohol, UseWeapons
from cubacube.games.race.rules.state import ChooseGateBonus, Racer, State, Task, UseBonuses
from cubacube.kit.actions import ChooseVehicle, InstallBumper, Pass
from cubacube.kit.shot import Flick, Shot
from cubacube.kit.tasks import EndTurn, Prepare, Upgrade
from cubacube.rules import Action, replace
from cubacube.scenes.cloth.blindfold import COUNTDOWN_S
from cubacube.scenes.flicking.deciding import Deciding
from cubacube.scenes.flicking.modes import Playing
from cubacube.scenes.flicking.watching import Watching
from cubacube.scenes.match.log.rulings_page import RulingsPage
from cubacube.scenes.match.modes import Curtain
from cubacube.scenes.widgets.dialogues import Dialogue
from cubacube.session.settings.chosen import set_value
from tests.builders import at, showing
from tests.games.race.builders import racing
from tests.games.race.person import RacingPerson, race_from

A_MOMENT_S = 0.5


def asks(task: Task, *racers: Racer, seats: int = 2, **options: Any) -> State:
    """Return a state in which seat A is asked this, with dice placed as in the examples."""
    racers = racers or tuple(Racer(card) for card in range(1, seats + 1))
    return replace(racing(*racers, **options), agenda=(task, EndTurn(0)))


def own(person: RacingPerson) -> list[Action]:
    """Return the actions of people and computers."""
    return [a for a in person.match.actions() if a.seat >= 0]


def bonus_at_the_gate() -> State:
    state = asks(ChooseGateBonus(0, ("R1", "B1")))
    turned = tuple(
        replace(pose, orientation=showing("statue", pose.die)) if pose.die in ("R1", "B1") else pose
        for pose in state.layout.dice
    )
    return replace(state, layout=replace(state.layout, dice=turned))


@pytest.mark.parametrize("way", ["click on the die", "button", "digit", "Tab and Enter"])
def test_a_gate_bonus_is_taken(way: str) -> None:
    with race_from(bonus_at_the_gate()) as person:
        person.pass_time(A_MOMENT_S)
        offers = person.deciding.offers
        assert offers is not None
        match way:
            case "click on the die":
                person.click(person.on("B1"))
            case "button":
                person.click(offers.buttons[1].box.center)
            case "digit":
                person.keys.tap("2")
            case "Tab and Enter":
                person.press("Tab", "Tab", "Enter")

        assert own(person)[0] == TakeGateBonus(0, "B1")
        assert person.state.racers[0].bonuses == ("statue",)


def test_a_key_meant_for_the_film_takes_no_bonus() -> None:
    with race_from(bonus_at_the_gate()) as person:
        person.keys.tap("Space")

        assert own(person) == []


def test_every_button_is_explained() -> None:
    with race_from(bonus_at_the_gate()) as person:
        offers = person.deciding.offers

        assert offers is not None
        assert all(button.label and button.hint for button in offers.buttons)


def near_a_rival(*bonuses: str) -> State:
    hand = Racer(1, bonuses=tuple(sorted(bonuses)))  # type: ignore[arg-type]
    state = racing(hand, Racer(2), moved=(at("VB", 210, 120),))
    return replace(state, agenda=(UseBonuses(0), EndTurn(0)))


def test_a_click_on_a_rival_uses_the_only_bonus_that_concerns_him() -> None:
    with race_from(near_a_rival("alcohol")) as person:
        person.click(person.on("VB"))

        assert own(person)[0] == UseAlcohol(0, 1)


def test_with_two_bonuses_a_click_on_a_rival_only_moves_the_focus() -> None:
    with race_from(near_a_rival("alcohol", "weapons")) as person:
        person.pass_time(A_MOMENT_S)
        person.click(person.on("VB"))
        assert own(person) == []

        person.press("Right", "Enter")
        assert own(person)[0] == UseWeapons(0, 1)


def test_nothing_more_is_used() -> None:
    with race_from(near_a_rival("alcohol")) as person:
        person.pass_time(A_MOMENT_S)
        person.keys.tap("2")

        assert own(person)[0] == Pass(0)


def test_a_better_vehicle_is_chosen_by_its_card() -> None:
    with race_from(asks(Upgrade(0))) as person:
        offers = person.deciding.offers
        assert offers is not None
        person.click(offers.buttons[2].box.center)

        (chosen,) = own(person)
        assert isinstance(chosen, ChooseVehicle)
        assert person.state.racers[0].vehicle == chosen.card


def test_a_die_of_the_gate_is_taken_back_before_the_better_vehicle_is_chosen() -> None:
    up = at("R1", 150, 200, showing("vehicle", "R1"))
    with race_from(asks(ChooseGateBonus(0, ("R1", "B1")), moved=(up,))) as person:
        before = person.state
        person.keys.tap("z")
        assert person.state is before, "there is nothing to take back"

        person.choose(TakeGateBonus(0, "R1"))
        assert isinstance(person.state.agenda[0], Upgrade)
        person.keys.tap("z")
        assert person.state is before
        assert own(person) == []
        (told,) = person.table.live.rulings
        assert told.words == "Ana undoes everything after this."

        person.choose(TakeGateBonus(0, "B1"))
        assert own(person) == [TakeGateBonus(0, "B1")]


def test_a_bumper_is_taken_back_and_so_is_what_was_flicked() -> None:
    with race_from(with_a_bumper()) as person:
        person.keys.tap("b")
        person.keys.tap("z")
        assert own(person) == []
        assert person.state.racers[0].bumpers == 1

        pull(person)
        person.keys.tap("Space")
        assert person.match.actions()
        person.keys.tap("z")
        assert person.match.actions() == ()


def with_a_bumper() -> State:
    return asks(Prepare(0), Racer(1, bumpers=1), Racer(2), bumpers=True)


@pytest.mark.parametrize("way", ["click", "b", "Tab"])
def test_a_bumper_is_installed_beside_the_aim(way: str) -> None:
    with race_from(with_a_bumper()) as person:
        offers = person.deciding.offers
        assert offers is not None
        match way:
            case "click":
                person.click(offers.buttons[0].box.center)
            case "b":
                person.keys.tap("b")
            case "Tab":
                person.press("Tab", "Enter")

        assert own(person) == [InstallBumper(0)]


def test_enter_and_space_press_no_button_beside_the_aim_without_tab() -> None:
    with race_from(with_a_bumper()) as person:
        person.pass_time(A_MOMENT_S)
        person.keys.tap("Enter", "Space", "Down")

        assert own(person) == []


def pull(person: RacingPerson) -> None:
    """Flick upwards, through the Gate."""
    person.mouse.drag(person.on("VA"), person.at(180, 60))


def miss(person: RacingPerson) -> None:
    """Flick downwards, away from the Gate, which ends the turn."""
    person.mouse.drag(person.on("VA"), person.at(180, 150))


def test_space_skips_the_film() -> None:
    with race_from(racing()) as person:
        pull(person)
        assert isinstance(person.table.mode, Playing)
        person.keys.tap("Space")
        person.see_the_ribbon()

        assert isinstance(person.table.mode, Deciding)
        assert isinstance(person.match.actions()[1], Shot)


def test_an_enter_that_is_held_after_the_flick_does_not_skip_the_film() -> None:
    with race_from(racing()) as person:
        person.keys.tap("Up")
        person.keys.hold("Enter")
        person.keys.hold("Enter")
        person.keys.hold("Enter")

        assert isinstance(person.table.mode, Playing)


def test_the_film_is_slow_while_the_key_is_held() -> None:
    set_value("play.less_motion", True)  # otherwise the film slows down at the crossing

    def seconds(*, slow: bool) -> float:
        with race_from(racing()) as person:
            pull(person)
            if slow:
                person.keys.hold("s")
            frames = 0
            while isinstance(person.table.mode, Playing):
                person.wait()
                frames += 1
            return frames / 60

    assert seconds(slow=True) == pytest.approx(5 * seconds(slow=False), rel=0.1)


@pytest.mark.parametrize("way", ["the key comes up", "another window has the keyboard"])
def test_slow_motion_ends_with_the_key(way: str) -> None:
    with race_from(racing()) as person:
        pull(person)
        person.keys.hold("s")
        if way == "the key comes up":
            person.keys.free("s")
        else:
            person.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
        person.pass_time(1.9)
        person.see_the_ribbon()

        assert isinstance(person.table.mode, Deciding)


def test_the_state_changes_only_after_the_film() -> None:
    with race_from(racing()) as person:
        pull(person)
        person.wait(3)
        assert person.state.racers[0].crossed == 0
        film = person.table.mode
        assert isinstance(film, Playing)
        shown = {each.pose.die: each.pose for each in film.shown(person.state.layout)}
        assert shown["VA"].y_mm > 121
        assert person.state.layout["VA"].y_mm == 120

        person.until_asked()
        assert person.state.racers[0].crossed == 1


def blind() -> State:
    return racing(Racer(1, blind=2), Racer(2))


def test_a_blind_flick_sets_the_direction_then_pulls_unseen() -> None:
    with race_from(blind()) as person:
        pull(person)
        assert own(person) == []

        person.mouse.drag((400, 500), (400, 620))
        assert own(person) == [], "the eyes have not been closed long enough"

        person.pass_time(COUNTDOWN_S + 0.1)
        person.mouse.drag((400, 500), (430, 580))
        (flick,) = own(person)
        assert isinstance(flick, Flick)
        assert flick.angle_cdeg == pytest.approx(9000, abs=60)
        pulled_mm = (30**2 + 80**2) ** 0.5 / person.table.presenter.ground.scale
        stop_mm = person.table.live.level.stop_mm(flick.speed_mm_s)
        assert stop_mm == pytest.approx(pulled_mm / 0.3, rel=0.03)


def test_nothing_under_the_cover_can_be_seen() -> None:
    with race_from(blind()) as person:
        pull(person)
        person.wait()
        surface = person.app.window.surface
        before = surface.get_at(tuple(map(round, person.app.view.to_px(person.on("G2")))))

        cloth = surface.get_at(tuple(map(round, person.app.view.to_px((120, 900)))))
        assert before == cloth


def test_the_hand_is_taken_away_from_a_blind_flick() -> None:
    with race_from(blind()) as person:
        pull(person)
        person.press("Esc")
        person.wait()
        assert person.at_table
        person.pass_time(COUNTDOWN_S + 0.1)
        person.mouse.drag((400, 500), (430, 580))

        assert own(person) == []


def test_a_blind_player_gets_no_preview() -> None:
    with race_from(blind()) as person:
        person.mouse.down(person.on("VA"))
        person.mouse.move(person.at(180, 60))

        assert person.deciding.aiming is not None
        assert person.deciding.aiming.sight is None


def test_the_rulings_are_read_again() -> None:
    with race_from(racing()) as person:
        pull(person)
        person.until_asked()
        person.keys.tap("l")
        assert isinstance(person.scene, RulingsPage)

        person.mouse.turn_wheel(1)
        person.press("Up", "Down")
        person.press("Esc")
        assert person.at_table


def test_the_verdict_is_marked_on_the_cloth() -> None:
    with race_from(racing(moved=(at("R2", 150, 40), at("B2", 210, 40)))) as person:
        pull(person)
        person.until_asked()

        (mark,) = person.table.presenter.marks
        assert mark.icon == "check"
        assert (mark.x_mm, mark.y_mm) == pytest.approx((180, 209), abs=3)


def test_a_touch_before_the_gate_is_marked_where_it_was() -> None:
    with race_from(racing(moved=(at("G1", 180, 160),))) as person:
        pull(person)
        person.until_asked()

        marks = {mark.icon: mark for mark in person.table.presenter.marks}
        assert (marks["burst"].x_mm, marks["burst"].y_mm) == pytest.approx((180, 152), abs=2)


def test_a_computer_aims_visibly_and_goes_on() -> None:
    with race_from(racing(), bots=1) as person:
        miss(person)
        person.keys.tap("Space", "Space")
        seen = set()
        for _ in range(2000):
            person.wait()
            seen.add(type(person.table.mode))
            if Watching in seen and isinstance(person.table.mode, Deciding):
                break

        assert Watching in seen
        assert any(action.seat == 1 for action in own(person))


def test_hidden_money_is_hidden_until_the_player_confirms() -> None:
    state = racing(Racer(1, money=3000), Racer(2, money=5000), hidden_money=True)
    with race_from(state, until=Curtain) as person:
        assert [r.money for r in person.table.situation.seen.racers] == [None, None]

        person.look()
        assert isinstance(person.table.mode, Deciding)
        assert [r.money for r in person.table.situation.seen.racers] == [3000, None]


def test_open_money_needs_no_curtain() -> None:
    with race_from(racing(Racer(1, money=3000), Racer(2, money=5000))) as person:
        assert [r.money for r in person.table.situation.seen.racers] == [3000, 5000]


def test_the_next_player_is_called_without_a_click() -> None:
    with race_from(racing()) as person:
        miss(person)
        person.until_asked()

        assert person.state.seat == 1
        person.mouse.drag(person.on("VB"), person.at(240, 90))
        assert isinstance(own(person)[-1], Flick)


def test_esc_pauses_and_the_pause_goes_on() -> None:
    with race_from(racing()) as person:
        pull(person)
        person.press("Esc")
        assert isinstance(person.scene, Dialogue)
        before = person.state
        person.pass_time(3)
        assert person.state is before

        person.click_on("Continue")
        person.until_asked()
        assert person.state.racers[0].crossed == 1


def test_a_match_that_is_broken_off_closes_the_table() -> None:
    with race_from(racing()) as person:
        person.press("Esc")
        person.click_on("Back to the menu")
        person.click_on("Leave")

        assert [str(result) for result in person.closed] == ["LeaveReason.MENU"]


@pytest.mark.parametrize("size", [(1280, 720), (1600, 1200), (3840, 2160)])
def test_a_pull_means_the_same_in_every_window(size: tuple[int, int]) -> None:
    with race_from(racing(), size=size) as person:
        pull(person)

        (flick,) = own(person)
        assert isinstance(flick, Flick)
        assert flick.angle_cdeg == pytest.approx(9000, abs=60)
        assert person.table.live.level.stop_mm(flick.speed_mm_s) == pytest.approx(160, abs=4)


def test_resizing_in_a_drag_keeps_the_aim() -> None:
    with race_from(racing()) as person:
        person.mouse.down(person.on("VA"))
        person.mouse.move(person.at(180, 60))
        aim = person.aim
        person.app.window.size = (1920, 1080)
        person.wait(2)

        assert person.aim == aim
        person.mouse.up(person.at(180, 60))
        assert len(own(person)) == 1
        pygame.event.clear()
