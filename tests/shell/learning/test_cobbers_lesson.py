"""The lesson of The Cobbers by mouse: Ana prepares, and drives in the next turn."""

from cubacube.kit.shot import AnyFlick, Flick
from tests.shell.learning.pupil import Pupil, pupil


def drive(person: Pupil, speed_mm_s: int) -> Flick:
    choice = next(
        each
        for each in person.table.live.choices
        if isinstance(each, AnyFlick) and each.dice == ("VA",)
    )
    return Flick(choice.seat, "VA", 9000, speed_mm_s, gate=choice.gates[0])


def stand_of(person: Pupil) -> str:
    return person.page.stand


def test_who_has_prepared_drives_in_the_next_turn() -> None:
    with pupil("cobbers") as person:
        person.keys.tap("f6")
        person.look_at_table()
        page = person.page
        assert (page.exercise.title, stand_of(person)) == ("You drive", "open")
        assert page.words == page.exercise.say
        assert not any("by hand" in words for words in person.table.live.referee_lines)

        person.until_asked()
        person.pull(drive(person, 300))
        person.until_judged()
        assert stand_of(person) == "missed"
        person.click_on("Try again")
        person.look_at_table()

        person.until_asked()
        person.pull(drive(person, 1150))
        person.until_judged()
        assert stand_of(person) == "passed", page.words
        assert page.words == page.exercise.done
