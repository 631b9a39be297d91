"""What if in a Race: by mouse and keys, and after a blind flick."""

from cubacube.games.race.rules.state import Racer
from cubacube.kit.shot import AnyFlick, Flick, Wobbled
from cubacube.scenes.cloth.blindfold import COUNTDOWN_S, Blindfold
from cubacube.scenes.flicking.what_if import WhatIf
from tests.games.race.builders import racing
from tests.games.race.person import RacingPerson, race_from


def page_of(person: RacingPerson) -> WhatIf:
    person.keys.tap("i")
    person.wait()
    assert isinstance(person.scene, WhatIf)
    person.pass_time(0.5)
    return person.scene


def test_by_mouse_and_keys_a_flick_is_tried_again_and_the_true_result_put_back() -> None:
    with race_from(racing()) as person:
        person.mouse.drag(person.on("VA"), person.at(200, 84))
        person.until_asked()
        match = person.match
        page = page_of(person)
        assert page.trying.aiming is not None
        layout = page.trying.aiming.layout
        assert layout == racing().layout

        person.mouse.drag(page.ground.of(layout["VA"]), person.at(150, 84))
        assert page.shown is not None
        person.keys.tap("Space")
        person.wait()
        person.keys.tap("up", "Return")  # by keys: aim, then release
        person.wait()
        assert page.shown is not None
        person.keys.tap("Space")
        person.wait()
        assert [each.number for each in page.tries.all] == [1, 2, 3]

        person.keys.tap("Escape")
        person.wait()
        assert person.at_table
        assert person.match is match


def test_before_any_flick_the_key_opens_nothing() -> None:
    with race_from(racing()) as person:
        person.keys.tap("i")
        assert person.at_table


def blind_flick(person: RacingPerson) -> None:
    """Make the driver's blind flick as set."""
    choice = next(each for each in person.table.live.choices if isinstance(each, AnyFlick))
    drive = next(
        each
        for each in person.table.live.choices
        if isinstance(each, AnyFlick) and "VA" in each.dice
    )
    assert choice.blind
    person.deciding.action = Flick(0, "VA", 9000, 900, gate=drive.gates[0])
    person.wait()
    person.until_asked()


def test_chance_does_to_every_try_what_it_did_to_the_blind_flick() -> None:
    with race_from(racing(Racer(1, blind=2), Racer(2))) as person:
        blind_flick(person)
        actions = person.match.actions()
        assert isinstance(actions[1], Wobbled)
        true = page_of(person).tries.true
        assert true.shot == actions[2]
        made = person.scene.tries.make(true.flick)  # type: ignore[attr-defined]
        assert made.shot == true.shot


def test_a_blind_flick_is_tried_blind_again() -> None:
    with race_from(racing(Racer(1, blind=2), Racer(2))) as person:
        blind_flick(person)
        page = page_of(person)
        assert page.trying.aiming is not None
        layout = page.trying.aiming.layout
        person.mouse.drag(page.ground.of(layout["VA"]), person.at(150, 84))
        assert page.shown is None
        assert isinstance(page.trying.hand.blindfold, Blindfold)
        person.pass_time(COUNTDOWN_S + 0.5)
        person.mouse.drag(person.at(100, 100), person.at(100, 60))
        assert page.shown is not None
        person.keys.tap("Space")
        person.wait()
        assert len(page.tries.all) == 2
