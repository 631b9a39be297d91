"""The reason for a failed flick stays on screen until its player has read it."""

from cubacube.scenes.match.modes import Thinking
from cubacube.scenes.stage.inputs import Do
from tests.games.race.builders import racing
from tests.games.race.person import RacingPerson, race_from

LONG_S = 60.0


def miss(person: RacingPerson) -> None:
    """Flick downwards, away from the Gate, which ends the turn."""
    person.mouse.drag(person.on("VA"), person.at(180, 150))
    person.press("Space")


def test_a_foul_of_ones_own_is_left_until_one_goes_on() -> None:
    with race_from(racing(), bots=1) as person:
        miss(person)
        said = person.table.live.referee_lines
        assert any("Ana" in words for words in said)
        person.table.update(LONG_S)
        person.table.update(LONG_S)

        assert isinstance(person.table.mode, Thinking)
        assert person.table.live.referee_lines == said
        assert person.table.live.asked == 1

        person.table.handle(Do("confirm"))
        person.table.update(LONG_S)
        assert not isinstance(person.table.mode, Thinking)


def test_nobody_is_waited_for_where_computers_play_alone() -> None:
    """The person may have given their seat to a computer meanwhile."""
    with race_from(racing(), bots=1) as person:
        miss(person)
        assert isinstance(person.table.mode, Thinking)
        person.table._seat((0, 0))
        person.table.update(LONG_S)
        person.table.update(LONG_S)

        assert not (isinstance(person.table.mode, Thinking) and person.table.mode.unlimited)


def test_who_crosses_the_gate_goes_on_without_a_word() -> None:
    with race_from(racing(), bots=1) as person:
        person.mouse.drag(person.on("VA"), person.at(180, 60))
        person.press("Space")

        assert not (isinstance(person.table.mode, Thinking) and person.table.mode.unlimited)


def test_before_another_person_the_reason_stays_until_that_one_does_something() -> None:
    with race_from(racing()) as person:
        miss(person)
        said = person.table.live.referee_lines
        assert person.table.live.asked == 1
        person.pass_time(3)

        assert person.table.live.referee_lines == said
