"""Skill ratings change slowly from match to match, and changes are announced."""

import pytest

from cubacube.games import catalogue
from cubacube.rules import Outcome, replace
from cubacube.session.households import tally
from cubacube.session.households.model import Household, Profile, Skill
from cubacube.session.households.tally import Equal, counted
from cubacube.session.play.match import Match
from cubacube.session.play.setup import MatchSetup, SeatEntry
from tests.random_matches import entry_for, random_match

CALAVERA = catalogue.game("calavera")


def finished(*bots: int | None, seed: int = 3) -> tuple[MatchSetup, Match[object]]:
    entry = entry_for(CALAVERA, len(bots), {}, seed)
    names = ("Ana", "Bea", "Cleo", "Dora")
    seats = tuple(
        SeatEntry(name, each.side, bot)
        for name, each, bot in zip(names, entry.seats, bots, strict=False)
    )
    return replace(entry, seats=seats), random_match(CALAVERA, len(bots), {}, seed)


def after(
    monkeypatch: pytest.MonkeyPatch, tenths: int, *bots: int | None, won: bool, times: int = 1
) -> tuple[Profile, list[Equal]]:
    """Return Ana's profile after matches against computers, and announcements of her skill."""
    ana = Profile("Ana", skills=(Skill("calavera", tenths),))
    household, told = Household((ana,)), list[Equal]()
    true = tally.played_by

    def played(*args: object) -> object:
        found = true(*args)  # type: ignore[arg-type]
        winner = frozenset({0 if won else 1})
        return replace(found, outcome=Outcome(found.outcome.scores, winner))

    monkeypatch.setattr(tally, "played_by", played)
    for number in range(times):
        entry, match = finished(None, *bots)
        entry = replace(entry, seed=number)
        result = counted(household, CALAVERA, entry, match)
        household = result.household
        told += [each for each in result.news if isinstance(each, Equal)]
    profile = household.profile("Ana")
    assert profile is not None
    return profile, told


def test_who_wins_meets_a_higher_level_after_some_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    profile, told = after(monkeypatch, 10, 1, won=True, times=3)
    assert profile.skill("calavera") == Skill("calavera", 16)
    assert told == [Equal("Ana", "calavera", 2, better=True)]


def test_who_loses_meets_a_lower_one(monkeypatch: pytest.MonkeyPatch) -> None:
    profile, told = after(monkeypatch, 10, 1, won=False, times=3)
    assert profile.skill("calavera").level == 0
    assert told == [Equal("Ana", "calavera", 0, better=False)]


def test_a_win_against_three_weighs_as_much_as_three_losses(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    won, _told = after(monkeypatch, 20, 2, 2, 2, won=True)
    lost, _told = after(monkeypatch, 20, 2, 2, 2, won=False, times=3)
    assert won.skill("calavera").tenths - 20 == 20 - lost.skill("calavera").tenths == 6


@pytest.mark.parametrize(("bot", "won"), [(0, True), (4, False)])
def test_to_beat_the_weaker_and_to_lose_to_the_stronger_tells_nothing(
    bot: int, won: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    profile, told = after(monkeypatch, 20, bot, won=won)
    assert profile.skill("calavera").tenths == 20
    assert told == []


def test_it_stays_among_the_levels_that_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    best, _told = after(monkeypatch, 39, 4, won=True, times=5)
    worst, _told = after(monkeypatch, 1, 0, won=False, times=5)
    assert (best.skill("calavera").tenths, worst.skill("calavera").tenths) == (40, 0)


def test_a_match_among_people_tells_nothing_of_it() -> None:
    entry, match = finished(None, None)
    household = counted(Household((Profile("Ana"),)), CALAVERA, entry, match).household
    profile = household.profile("Ana")
    assert profile is not None
    assert profile.skills == ()
