"""What a person changes on the dial is theirs from now on; the household keeps it."""

from pathlib import Path

from cubacube.session.households.file import household_path, read_household
from cubacube.session.households.model import Profile, Record
from cubacube.session.settings.chosen import aids_of, settings, step_preview
from cubacube.shell.flow.household import HouseholdStore
from cubacube.shell.pages.household.words import record_words


def test_a_profile_keeps_it(data_folder: Path) -> None:
    store = HouseholdStore()
    store.sit_down((Profile("Zoé"), Profile("Bo", "black", "none")))
    store.use_previews()
    step_preview("Zoé")

    assert (aids_of("Zoé").preview, aids_of("Bo").preview) == ("first_contact", "none")
    again = read_household(household_path())
    assert [(each.name, each.aid) for each in again.profiles] == [
        ("Zoé", "first_contact"),
        ("Bo", "none"),
    ]
    assert data_folder in household_path().parents
    assert settings().aids.preview == "full"


def test_a_guest_who_plays_alone_changes_the_settings() -> None:
    store = HouseholdStore()
    store.use_previews(alone=True)
    step_preview("Ana")

    assert settings().aids.preview == aids_of("Ana").preview == "first_contact"
    assert not household_path().exists()


def test_a_guest_among_others_keeps_it_for_the_match() -> None:
    store = HouseholdStore()
    store.guests = {"Bruno": "none"}
    store.use_previews()
    step_preview("Ana")

    assert aids_of("Ana").preview == "first_contact"
    assert aids_of("Bruno").preview == "none"
    assert settings().aids.preview == "full"


def test_records_say_how_the_best_result_was_flicked() -> None:
    kind = "race", "races=1", "habana", 2
    assert record_words(Record(*kind, best=5)) == ""
    words = record_words(Record(*kind, best=5, preview="direction"))
    assert words == "flick preview of the best result: the direction"
