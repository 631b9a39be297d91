"""Remapped letter keys: each key does what its label says, and no letter is lost."""

from dataclasses import fields
from string import ascii_lowercase

from hypothesis import given
from hypothesis import strategies as st

from cubacube.session.settings.chosen import set_value, use_settings
from cubacube.session.settings.keymap import CHOICE, meaning, printed, with_key, with_letters
from cubacube.session.settings.model import Keys, Settings

NAMES = [field.name for field in fields(Keys)]


def test_to_begin_with_every_letter_is_its_own() -> None:
    assert all(meaning(each) == printed(each) == each for each in ascii_lowercase)


def test_a_chosen_letter_takes_the_place_of_the_old_one() -> None:
    set_value("keys.rulings", "r")

    assert (printed("l"), printed("L")) == ("r", "R")
    assert meaning("r") == "l"
    assert (printed("R"), meaning("l")) == ("L", "r")  # the action of R is now on L
    assert printed("q") == "q"


@given(st.permutations(CHOICE))
def test_whatever_is_chosen_what_is_printed_is_what_is_to_be_pressed(letters: list[str]) -> None:
    use_settings(Settings(keys=Keys(*letters[: len(NAMES)])))

    assert sorted(map(printed, CHOICE)) == sorted(CHOICE)
    assert all(meaning(printed(each)) == each for each in CHOICE)
    for field, letter in zip(fields(Keys), letters, strict=False):
        assert printed(str(field.default)) == letter


def test_other_keys_stay_what_they_are() -> None:
    set_value("keys.rulings", "r")

    assert [meaning(each) for each in ("space", "1", "f1", "delete")] == [
        *("space", "1", "f1", "delete")
    ]
    assert [printed(each) for each in ("Space", "Esc", "1-6", "F11")] == [
        *("Space", "Esc", "1-6", "F11")
    ]
    assert not {"A", "é", "1", "", "ab", "f1", "f8", "f11", "f12", "space"} & {*CHOICE}


def test_sentences_name_the_letters_to_press() -> None:
    set_value("keys.next_die", "k")

    assert with_key("All rulings ({key})", "L") == "All rulings (L)"
    assert with_letters("{N}: another die. {G}: another Gate.", "GN") == (
        "K: another die. G: another Gate."
    )
