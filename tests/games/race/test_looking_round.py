"""Exploring the table of a Race during an aim, a film or a blind flick."""

from cubacube.games.race.rules.state import Racer
from cubacube.kit.shot import Flick
from cubacube.scenes.canvas.boxes import centre, holds
from cubacube.scenes.cloth.blindfold import COUNTDOWN_S
from cubacube.scenes.flicking.modes import Playing
from cubacube.scenes.flicking.panels.places import CLOTH
from cubacube.scenes.match.help.look_round import LookRound
from tests.games.race.builders import racing
from tests.games.race.person import RacingPerson, race_from


def looking(person: RacingPerson) -> LookRound:
    person.keys.tap("f7")
    person.wait()
    assert isinstance(person.scene, LookRound)
    return person.scene


def on_cloth(page: LookRound) -> int:
    """Return how many things on the cloth have a description."""
    return sum(holds(CLOTH, centre(tip.box)) for tip in page.tips)


def test_an_aim_that_the_mouse_holds_stays_and_is_flicked_by_enter_alone() -> None:
    with race_from(racing()) as person:
        person.look_first()
        person.mouse.down(person.on("VA"))
        person.mouse.move(person.at(200, 84))
        aim, before = person.aim, person.match
        assert aim is not None
        page = looking(person)
        assert on_cloth(page) > 5
        assert any("red" in tip.title for tip in page.tips)
        person.keys.tap("Tab")
        person.mouse.up(person.at(90, 300))
        person.press("Esc")
        assert person.at_table

        person.mouse.move(person.at(300, 300))
        assert person.aim == aim
        assert person.match is before
        person.press("Enter")
        assert any(isinstance(action, Flick) for action in person.actions())


def test_a_film_stands_still_and_nothing_is_told_of_what_moves() -> None:
    with race_from(racing()) as person:
        person.mouse.drag(person.on("VA"), person.at(200, 84))
        for _ in range(60):
            person.wait()
            if isinstance(person.table.mode, Playing):
                break
        playing = person.table.mode
        assert isinstance(playing, Playing)
        person.wait(3)
        page = looking(person)
        at_s = playing.heard[1]
        assert page.tips
        assert on_cloth(page) == 0
        person.wait(30)
        assert playing.heard[1] == at_s
        person.press("Esc")
        person.wait(3)
        assert playing.heard[1] > at_s


def test_under_a_blindfold_nothing_is_told_of_the_cloth() -> None:
    with race_from(racing(Racer(1, blind=2), Racer(2))) as person:
        person.mouse.drag(person.on("VA"), person.at(200, 84))
        person.pass_time(COUNTDOWN_S)
        assert person.table.mode.covers
        page = looking(person)
        assert page.tips
        assert on_cloth(page) == 0


def test_a_mouse_that_rests_tells_nothing_while_somebody_aims() -> None:
    with race_from(racing()) as person:
        person.keys.tap("up")
        person.mouse.move(person.on("R1"))
        person.pass_time(2.0)
        assert person.aim is not None
        assert person.table.tips.shown is None
        person.press("Esc")
        person.mouse.move(person.at(5, 5))
        person.mouse.move(person.on("R1"))
        person.pass_time(2.0)
        assert person.table.tips.shown is not None
