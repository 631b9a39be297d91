"""Rare events that whole random games of The Couriers reach."""

from cubacube.games.couriers.about import GAME
from tests.random_matches import random_match


def test_eager_couriers_can_win_and_some_deliver_and_are_caught_all_the_same() -> None:
    met = set[str]()
    for seed in range(20):
        end = random_match(GAME, 2, {"difficulty": "easy", "family": True}, seed, eager=True).state
        met.add("won" if end.job_points >= end.box.target else "tried" if end.earned else "lost")
        if {"won", "tried"} <= met:
            return
    assert {"won", "tried"} <= met
