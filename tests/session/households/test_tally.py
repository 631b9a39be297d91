"""Records from finished matches, and which of them are new, on real matches."""

from typing import Any

import pytest

from cubacube.games import catalogue
from cubacube.kit.events import Driven
from cubacube.rules import Outcome, replace
from cubacube.session.households.milestones import MILESTONES
from cubacube.session.households.model import MOST_RECORDS, Household, Profile, Record
from cubacube.session.households.puzzled import Days, Puzzled
from cubacube.session.households.tally import (
    Best,
    Earned,
    Streak,
    TallyResult,
    counted,
    kind_of,
    place_of,
    played_by,
    with_milestones,
)
from cubacube.session.play.match import Match
from cubacube.session.play.setup import MatchSetup, SeatEntry
from tests.random_matches import entry_for, random_match

NAMES = ("Ana", "Bea", "Cleo", "Dora", "Eva")
EVERYBODY = Household(tuple(Profile(name) for name in NAMES))


def end_of(match: Match[Any]) -> Outcome:
    outcome = match.rules.outcome(match.state)
    assert outcome is not None
    return outcome


def finished(name: str, seats: int, seed: int, **options: Any) -> tuple[MatchSetup, Match[Any]]:
    """Return a match of people and its setup."""
    game = catalogue.game(name)
    entry = entry_for(game, seats, options, seed)
    people = (
        replace(each, name=name, bot=None) for each, name in zip(entry.seats, NAMES, strict=False)
    )
    match = random_match(game, seats, options, seed)
    end_of(match)
    return replace(entry, seats=tuple(people)), match


def count(household: Household, name: str, seats: int, seed: int, **more: Any) -> TallyResult:
    entry, match = finished(name, seats, seed)
    return counted(household, catalogue.game(name), entry, match, **more)


def test_a_race_is_counted_for_everybody_with_a_profile_and_for_nobody_else() -> None:
    entry, match = finished("race", 3, 2)
    entry = replace(entry, seats=(replace(entry.seats[0], bot=1), *entry.seats[1:]))
    household = EVERYBODY.without("Bea")

    after = counted(household, catalogue.game("race"), entry, match).household

    assert after.profile("Ana") == household.profile("Ana")
    assert after.profile("Bea") is None
    cleo = after.profile("Cleo")
    assert cleo is not None
    (record,) = cleo.records
    assert record.kind == ("race", "races=2,raid=off", "habana", 3)
    drives = [event for event in match.events if isinstance(event, Driven) and event.seat == 2]
    assert record.crossed == sum(drive.success for drive in drives) > 0
    assert 0 < record.clean == sum(d.success and d.clean and not d.damage for d in drives)
    assert record.best == end_of(match).scores[2]
    assert record.favourite


@pytest.mark.parametrize(("name", "seats"), [("calavera", 3), ("caramba", 4), ("atacama", 4)])
def test_places_are_medals_but_for_the_last_one(name: str, seats: int) -> None:
    game = catalogue.game(name)
    for seed in range(1, 6):
        entry, match = finished(name, seats, seed)
        after = counted(EVERYBODY, game, entry, match).household

        outcome = end_of(match)
        records = [each.records[0] for each in after.profiles if each.records]
        assert sum(record.gold for record in records) == len(outcome.winners)
        for seat, record in enumerate(records):
            medals = record.gold + record.silver + record.bronze
            assert medals == (place_of(played_by(game, entry, match, seat)) in (1, 2, 3))
            lost = seat not in outcome.winners and outcome.scores[seat] == min(outcome.scores)
            assert not (lost and medals and len(set(outcome.scores)) == seats)


def test_who_plays_together_has_no_medals() -> None:
    game = catalogue.game("couriers")
    entry, match = finished("couriers", 2, 1)
    after = counted(EVERYBODY, game, entry, match).household

    (record,) = after.profiles[0].records
    assert (record.gold, record.silver, record.bronze, record.matches) == (0, 0, 0, 1)


def test_partners_have_the_crossings_of_their_vehicle() -> None:
    game = catalogue.game("cobbers")
    entry, match = finished("cobbers", 5, 1)
    after = counted(EVERYBODY, game, entry, match).household

    crossed = [each.records[0].crossed for each in after.profiles]
    assert crossed[0] == crossed[1]
    assert crossed[2] == crossed[3]
    total = sum(isinstance(event, Driven) and event.success for event in match.events)
    assert crossed[0] + crossed[2] + crossed[4] == total > 0


def test_a_match_counts_once_however_often_its_end_is_reached() -> None:
    once = count(EVERYBODY, "calavera", 2, 5)

    assert count(once.household, "calavera", 2, 5) == TallyResult(once.household)


def test_a_match_for_training_counts_for_nothing() -> None:
    entry, match = finished("race", 2, 3)
    trained = replace(entry, training=True)

    assert counted(EVERYBODY, catalogue.game("race"), trained, match) == TallyResult(EVERYBODY)


def of(household: Household, name: str) -> Profile:
    found = household.profile(name)
    assert found is not None
    return found


def test_a_better_result_is_news_against_the_best_of_the_household() -> None:
    entry, match = finished("atacama", 2, 1)
    scores = end_of(match).scores
    kind = kind_of(catalogue.game("atacama"), entry)
    bea = of(EVERYBODY, "Bea").with_record(Record(*kind, best=scores[0] - 1, matches=1))
    before = EVERYBODY.with_changed("Bea", bea)

    news = counted(before, catalogue.game("atacama"), entry, match).news

    assert Best("Ana", kind, scores[0], scores[0] - 1, "Bea") in news


def test_the_first_result_is_no_record_and_an_equal_one_breaks_none() -> None:
    entry, match = finished("atacama", 2, 1)
    scores = end_of(match).scores
    kind = kind_of(catalogue.game("atacama"), entry)
    game = catalogue.game("atacama")

    assert not [
        each for each in counted(EVERYBODY, game, entry, match).news if isinstance(each, Best)
    ][1:]
    ana = of(EVERYBODY, "Ana").with_record(Record(*kind, best=scores[0], matches=1))
    news = counted(EVERYBODY.with_changed("Ana", ana), game, entry, match).news
    assert not [each for each in news if isinstance(each, Best) and each.name == "Ana"]


def test_ones_own_best_result_is_news_even_if_somebody_is_better() -> None:
    entry, match = finished("atacama", 2, 1)
    points = end_of(match).scores[0]
    game = catalogue.game("atacama")
    kind = kind_of(game, entry)
    before = EVERYBODY.with_changed(
        "Ana", of(EVERYBODY, "Ana").with_record(Record(*kind, best=points - 3, matches=2))
    ).with_changed("Cleo", of(EVERYBODY, "Cleo").with_record(Record(*kind, best=points + 9)))

    assert Best("Ana", kind, points, points - 3, "Ana") in counted(before, game, entry, match).news


def test_a_streak_of_three_is_news_and_a_defeat_ends_it() -> None:
    entry, match = finished("calavera", 2, 5)
    winner = min(end_of(match).winners)
    game = catalogue.game("calavera")
    kind = kind_of(game, entry)
    old = Record(*kind, best=99, matches=4, won=2, streak=2, longest=2)
    household = Household(tuple(Profile(each.name).with_record(old) for each in entry.seats))

    after = counted(household, game, entry, match)

    assert Streak(entry.seats[winner].name, kind, 3) in after.news
    (record,) = of(after.household, entry.seats[1 - winner].name).records
    assert (record.streak, record.longest) == (0, 2)


def test_a_match_with_help_counts_but_sets_no_best_result_and_no_achievement() -> None:
    clean = count(EVERYBODY, "calavera", 2, 5)
    after = count(EVERYBODY, "calavera", 2, 5, helped=True)

    assert any(isinstance(each, Earned) for each in clean.news)
    assert not after.news
    assert all(not each.achievements for each in after.household.profiles)
    for with_help, without in zip(after.household.profiles, clean.household.profiles, strict=True):
        assert with_help.records == tuple(replace(each, best=None) for each in without.records)

    later = count(clean.household, "calavera", 2, 6, helped=True).household.profiles[0]
    assert later.records[0].matches == 2
    assert later.records[0].best == clean.household.profiles[0].records[0].best


def test_the_first_result_without_help_is_the_best_one_and_no_news() -> None:
    helped = count(EVERYBODY, "calavera", 2, 5, helped=True).household
    after = count(helped, "calavera", 2, 6)

    assert not [each for each in after.news if isinstance(each, Best)]
    assert all(each.best is not None for each in after.household.profiles[0].records)


def test_an_achievement_is_won_once() -> None:
    first = count(EVERYBODY, "calavera", 2, 5)
    won = {(each.name, each.achievement) for each in first.news if isinstance(each, Earned)}
    second = count(first.household, "calavera", 2, 6)
    again = {(each.name, each.achievement) for each in second.news if isinstance(each, Earned)}

    assert won
    assert not won & again
    for profile in second.household.profiles:
        assert len(set(profile.achievements)) == len(profile.achievements)


def test_the_oldest_record_goes_when_there_are_too_many() -> None:
    profile = Profile("Ana")
    for number in range(MOST_RECORDS + 3):
        profile = profile.with_record(Record("race", f"races={number}", "habana", 2, 0))

    assert len(profile.records) == MOST_RECORDS
    assert profile.records[0].variant == f"races={MOST_RECORDS + 2}"


def test_the_kind_of_a_match_has_what_is_asked_first_and_the_name_of_the_table() -> None:
    seats = tuple(
        SeatEntry(name, side) for name, side in zip("AB", ("orange", "lime"), strict=True)
    )
    own = MatchSetup("race", seats, (("raid", True),), "/home/ana/levels/küche.toml")

    assert kind_of(catalogue.game("race"), own) == ("race", "races=2,raid=on", "küche.toml", 2)
    long_game = MatchSetup("marketeers", seats, (("long_game", True), ("hidden_hands", True)))
    assert kind_of(catalogue.game("marketeers"), long_game) == (
        "marketeers",
        "long_game=on",
        "",
        2,
    )


RECORD = Record("race", "", "habana", 2, 0)
REACHED = {
    "first_win": (replace(RECORD, won=1),),
    "ten_wins": (replace(RECORD, won=6), replace(RECORD, won=4, seats=3)),
    "streak": (replace(RECORD, won=5, longest=5),),
    "all_games": tuple(replace(RECORD, game=name) for name in catalogue.names()),
    "hundred_gates": (replace(RECORD, crossed=60), replace(RECORD, crossed=40, seats=3)),
    "five_tables": tuple(replace(RECORD, level=f"l{n}", won=1) for n in range(5)),
    "full_table": (replace(RECORD, seats=5, won=1),),
}
SOLVED = {
    "first_puzzle": Profile("Ana", puzzled=(Puzzled("a", 9), Puzzled("b", 30, "solved"))),
    "puzzle_week": Profile("Ana", days=Days("2026-11-22", 1, 7)),
}
UNSOLVED = {
    "first_puzzle": Profile("Ana", puzzled=(Puzzled("a", 9), Puzzled("b", 30, "shown"))),
    "puzzle_week": Profile("Ana", days=Days("2026-11-22", 6, 6)),
}
MISSED = {
    "first_win": (RECORD,),
    "ten_wins": (replace(RECORD, won=9),),
    "streak": (replace(RECORD, won=9, longest=4),),
    "all_games": tuple(replace(RECORD, game=name) for name in catalogue.names()[1:]),
    "hundred_gates": (replace(RECORD, crossed=99),),
    "five_tables": tuple(replace(RECORD, level=f"l{n}", won=n) for n in range(5)),
    "full_table": (replace(RECORD, seats=5), replace(RECORD, seats=4, won=3)),
}


@pytest.mark.parametrize("milestone", MILESTONES, ids=lambda each: each.name)
def test_a_milestone_is_reached_not_a_step_before(milestone: Any) -> None:
    name = milestone.name
    assert milestone.reached(SOLVED.get(name) or Profile("Ana", records=REACHED[name]))
    assert not milestone.reached(UNSOLVED.get(name) or Profile("Ana", records=MISSED[name]))


def test_what_is_reached_outside_a_match_is_earned_once_and_by_who_has_a_name() -> None:
    household = Household((SOLVED["first_puzzle"],), puzzled=SOLVED["first_puzzle"].puzzled)

    first = with_milestones(household, "Ana")
    again = with_milestones(first.household, "ana")

    assert first.news == (Earned("Ana", "first_puzzle"),)
    assert again == TallyResult(first.household)
    assert first.household.profiles[0].achievements == ("first_puzzle",)
    assert with_milestones(household, "") == TallyResult(household)
