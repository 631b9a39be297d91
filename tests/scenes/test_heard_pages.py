"""Pages around a table sound like the table: lessons, the workshop, a pull by hand."""

from cubacube.rules import replace
from cubacube.scenes.flicking.deciding import Deciding
from cubacube.scenes.sound.speaker import Speaker
from cubacube.scenes.sound.volumes import Volumes
from cubacube.scenes.stage.inputs import Do
from tests.scenes.test_speaker import Device
from tests.scenes.workshop.at_bench import at_bench
from tests.shell.learning.pupil import pupil
from tests.shell.learning.test_lesson_page import ASKED_FOR
from tests.shell.person import Person


def listened(person: Person) -> Device:
    device = Device()
    person.app.speaker = Speaker(device, Volumes(1.0, 1.0, 1.0))
    return device


def names(device: Device) -> list[str]:
    return [sound for _voice, sound, _loud in device.played]


def test_a_flick_in_the_workshop_is_heard_and_so_is_what_it_meets() -> None:
    with at_bench() as person:
        device = listened(person)
        person.flick("VA", (-60, 0))
        person.wait(3)

        assert names(device)[0].startswith("flick")
        assert names(device)[1].startswith("die")
        assert max(device.rubbed) > 0.1
        assert device.rubbed[-1] == 0.0


def test_a_lesson_has_the_music_of_its_game_and_the_pull_and_the_flick_are_heard() -> None:
    with pupil("race") as person:
        device = listened(person)
        person.until_asked()
        person.wait()
        assert device.musics[-1][0] == "race"
        assert not [name for name in names(device) if name.startswith(("pull", "flick"))]

        person.pull(ASKED_FOR["Aim and flick"])
        person.until_judged()

        heard = names(device)
        first = next(at for at, name in enumerate(heard) if name.startswith("flick"))
        assert any(name.startswith("pull") for name in heard[:first])
        assert not any(name.startswith("pull") for name in heard[first:])


def test_the_power_of_a_blind_flick_is_not_heard() -> None:
    with pupil("race") as person:
        person.until_asked()
        mode = person.table.mode
        assert isinstance(mode, Deciding)
        assert mode.aiming is not None
        mode.handle(Do("up"))
        assert mode.power > 0

        blind = tuple(replace(each, blind=True) for each in mode.aiming._choices)
        mode.aiming._choices = blind
        assert mode.power == 0.0
