"""After a match a player without a profile is asked once whether to remember them."""

from collections.abc import Iterable

from cubacube.rules import replace
from cubacube.scenes.match.match_scene import MatchScene
from cubacube.scenes.widgets import TextField
from cubacube.session.households.file import change_household, household_path, read_household
from cubacube.session.households.model import Household, Profile
from cubacube.shell.pages.household.honours import Honours
from cubacube.shell.pages.menu import Menu
from cubacube.shell.pages.name_question import NameQuestion
from cubacube.shell.pages.results import Results
from tests.session.households.test_tally import finished
from tests.shell.household.test_honours import CALM, ENOUGH
from tests.shell.person import Person
from tests.shell.test_menu import LOADING_FRAMES

QUESTION = "Keep your results under this name?"


def finish(person: Person, bots: Iterable[str] = (), *, seed: int = 5) -> Results:
    """Play the end of a match between Ana and Bea; those in `bots` are computer players."""
    entry, match = finished("calavera", 2, seed)
    seats = tuple(replace(each, bot=1 if each.name in bots else None) for each in entry.seats)
    person.app.stage.change(person.lobby.play(replace(entry, seats=seats), match.actions()))
    person.wait(LOADING_FRAMES)
    for _ in range(ENOUGH):
        if isinstance(person.scene, Results):
            person.wait(CALM)
            assert isinstance(person.scene, Results | Honours)
            scenes = reversed(person.app.stage.scenes)
            return next(each for each in scenes if isinstance(each, Results))
        person.press("Space")
    raise AssertionError("the match does not end")


def winner_of(results: Results) -> str:
    (row,) = (row for row in results.standings if row.won)
    return results.seats[row.seats[0]].name


def loser_of(results: Results) -> str:
    return next(each.name for each in results.seats if each.name != winner_of(results))


def remember(name: str) -> None:
    change_household(household_path(), lambda _before: Household((Profile(name),)))


def household() -> Household:
    return read_household(household_path())


def test_a_winner_without_a_profile_is_asked_on_the_page_of_the_results(person: Person) -> None:
    results = finish(person)

    assert person.scene is results, "nothing covers the win"
    assert isinstance(results.question, NameQuestion)
    (field,) = (each for each in results.question.widgets if isinstance(each, TextField))
    assert (field.label, field.value) == (QUESTION, winner_of(results))
    assert results.mark.startswith(f"Not recorded: {loser_of(results)}.")
    person.press("Enter")
    assert person.scene is results, "no key answers by chance"


def test_who_wants_to_be_remembered_gets_a_profile_and_this_match_counts(person: Person) -> None:
    results = finish(person)
    winner = winner_of(results)

    person.click_on("Remember")
    person.wait(CALM)

    assert results.question is None
    (profile,) = household().profiles
    assert (profile.name, profile.matches, profile.won) == (winner, 1, 1)
    assert isinstance(person.scene, Honours), "the first win is told"


def test_no_is_remembered_for_that_name_and_for_no_other(person: Person) -> None:
    results = finish(person)
    person.click_on("No, thanks")

    assert results.question is None
    assert household().profiles == ()
    assert household().asked == (winner_of(results),)
    assert finish(person).question is None
    other = finish(person, seed=7)
    assert winner_of(other) != winner_of(results)
    assert other.question is not None


def test_who_leaves_without_an_answer_is_not_asked_again(person: Person) -> None:
    finish(person)
    person.press("Esc")
    assert isinstance(person.scene, Menu)

    assert finish(person).question is None


def test_a_winner_with_a_profile_and_a_loser_are_not_asked(person: Person) -> None:
    asked = {}
    for name in ("Ana", "Bea"):
        household_path().unlink(missing_ok=True)
        remember(name)
        fresh = Person(person.app.window)
        results = finish(fresh)
        asked[name == winner_of(results)] = results.question is not None
    assert asked == {True: False, False: True}


def test_somebody_else_of_the_household_has_counted_already_and_is_not_counted_again(
    person: Person,
) -> None:
    loser = loser_of(finish(person))
    remember(loser)
    again = Person(person.app.window)
    finish(again)
    assert household().profile(loser) is not None

    again.press("Enter")  # the news about who lost, if any
    again.wait(CALM)
    again.click_on("Remember")

    assert {each.name: each.matches for each in household().profiles} == {"Ana": 1, "Bea": 1}


def test_another_name_can_be_typed_and_the_next_match_has_it(person: Person) -> None:
    results = finish(person, [])
    winner = winner_of(results)
    (field,) = (each for each in results.page.widgets if isinstance(each, TextField))
    person.click(field.control.center)
    field.select_all()
    person.type("Zoé")

    person.click_on("Remember")

    assert household().names == ("Zoé",)
    assert winner not in [each.name for each in results.seats]
    while person.scene is not results:
        person.wait(CALM)
        person.press("Enter")
    person.click_on("Play again")
    person.wait(LOADING_FRAMES)
    assert isinstance(person.scene, MatchScene)
    assert "Zoé" in person.scene.live.names


def test_a_name_that_somebody_else_at_the_table_has_is_refused_in_words(person: Person) -> None:
    results = finish(person)
    (field,) = (each for each in results.page.widgets if isinstance(each, TextField))
    field.value = loser_of(results)

    person.click_on("Remember")

    assert field.label == f"Two players are called {loser_of(results)}. Change one of the names."
    assert household().profiles == ()


def test_the_only_person_of_a_new_household_is_asked_once_also_after_a_loss(
    person: Person,
) -> None:
    loser = loser_of(finish(person))
    household_path().unlink()
    alone = Person(person.app.window)
    results = finish(alone, {"Ana", "Bea"} - {loser})
    assert results.question is not None
    alone.click_on("No, thanks")

    assert finish(alone, {"Ana", "Bea"} - {loser}).question is None
