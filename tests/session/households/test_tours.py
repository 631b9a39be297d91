"""The Tours of a person: each counts once."""

from cubacube.session.households.model import Household, Profile, Tours

HOME = Household((Profile("Ana"), Profile("Bruno")))


def tours_of(household: Household, name: str) -> Tours:
    profile = household.profile(name)
    assert profile is not None
    return profile.tours


def test_a_tour_counts_for_everybody_with_a_profile() -> None:
    after = HOME.with_tour("tour-1", {"Ana": 1, "Bruno": 3, "Guest": 2})

    assert tours_of(after, "ana") == Tours(played=1, won=1, best=1)
    assert tours_of(after, "Bruno") == Tours(played=1, won=0, best=3)
    assert after.names == HOME.names


def test_a_tour_counts_once() -> None:
    once = HOME.with_tour("tour-1", {"Ana": 2})

    assert once.with_tour("tour-1", {"Ana": 1}) == once


def test_the_best_place_stays() -> None:
    after = HOME.with_tour("tour-1", {"Ana": 2}).with_tour("tour-2", {"Ana": 4})

    assert tours_of(after, "Ana") == Tours(played=2, won=0, best=2)
