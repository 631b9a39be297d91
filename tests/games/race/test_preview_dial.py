"""The dial on the table: each person steps their flick preview, and the match tells which."""

from dataclasses import replace

import pytest

from cubacube.games.race.rules.state import Racer
from cubacube.scenes.match.notices import previewed
from cubacube.session.keeping.book import Book
from cubacube.session.settings.chosen import aids_of, set_value, use_handicaps
from tests.games.race.builders import racing
from tests.games.race.person import RacingPerson, race_from
from tests.games.race.test_aids import AGAINST, aim_at


def seen(person: RacingPerson) -> str:
    """Return the preview of the person who decides, which the dial shows."""
    person.wait()
    dial = person.deciding.dial
    assert dial is not None
    assert dial.aid == aids_of(person.deciding.who).preview
    return str(dial.aid)


def test_v_steps_through_three_previews_at_once_while_one_aims() -> None:
    with race_from(racing()) as person:
        aim_at(person, *AGAINST)
        ways = []
        for _ in range(3):
            person.keys.tap("v")
            ways.append((seen(person), person.deciding.aiming.way_mm is not None))  # type: ignore[union-attr]

        assert [each for each, _whole in ways] == ["first_contact", "direction", "full"]
        assert [whole for _each, whole in ways][1:] == [False, True]
        assert person.deciding.pulling


@pytest.mark.parametrize("preview", ["none", "chances"])
def test_from_any_other_preview_it_steps_to_the_whole_path(preview: str) -> None:
    set_value("aids.preview", preview)
    with race_from(racing()) as person:
        person.look_first()
        person.keys.tap("v")

        assert seen(person) == "full"


def test_a_click_on_the_dial_steps_it_for_its_person_alone_and_aims_at_nothing() -> None:
    with race_from(racing()) as person:
        person.look_first()
        dial = person.deciding.dial
        assert dial is not None
        person.click(dial.box.center)

        assert seen(person) == "first_contact"
        assert not person.deciding.pulling
        assert aids_of("Bruno").preview == "full"
        assert any(tip.text == dial.hint for tip in person.deciding.tips)


def test_the_dial_knows_a_new_preview_before_anything_is_drawn() -> None:
    with race_from(racing()) as person:
        person.look_first()
        dial = person.deciding.dial
        assert dial is not None
        before = dial.hint
        set_value("aids.preview", "none")
        person.table.update(0.1)

        assert dial.aid == "none"
        assert dial.hint != before


def test_there_is_none_with_closed_eyes_nor_where_an_exercise_says_what_is_seen() -> None:
    with race_from(racing(Racer(1, blind=2), Racer(2))) as person:
        assert person.deciding.dial is None
    with race_from(racing()) as person:
        person.table.live.book = replace(person.table.live.book, passing=True)
        person.table.sequence.reopen()
        assert person.deciding.dial is None
        person.look_first()
        person.keys.tap("v")
        assert aids_of(person.deciding.who).preview == "full"


def test_a_match_tells_the_most_helpful_preview_with_which_each_person_flicked() -> None:
    with race_from(racing()) as person:
        live = person.table.live
        use_handicaps({"Ana": "first_contact", "Bruno": "none"})
        assert live.previews == {}
        assert previewed(live) == ()
        flick(person)
        assert live.previews == {0: "first_contact"}
        flick(person)
        use_handicaps({"Ana": "direction", "Bruno": "full"})
        flick(person)
        flick(person)

        assert live.previews == {0: "first_contact", 1: "full"}
        (words,) = previewed(live)
        assert words == "Flick preview used: Ana: up to the first hit, Bruno: the whole path."


def test_a_flick_with_closed_eyes_has_no_preview() -> None:
    with race_from(racing(Racer(1, blind=2), Racer(2))) as person:
        aim_at(person, *AGAINST)
        person.mouse.up(person.at(*AGAINST))
        assert person.table.live.previews == {}


def test_what_was_used_before_a_match_was_left_still_counts() -> None:
    with race_from(racing()) as person:
        book = Book(None, previews=((0, "full"),))
        live = type(person.table.live)(person.table.live.game, person.table.live.entry, book=book)

        assert live.previews == {0: "full"}


def flick(person: RacingPerson) -> None:
    """Flick, and wait until somebody is asked to flick again."""
    who = person.deciding.who
    person.look_first()
    person.keys.tap("Right", "Return")
    person.until_asked()
    assert person.deciding.who != who
