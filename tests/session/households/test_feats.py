"""Every feat of every game: a match in which a player achieves it, and a near miss."""

from typing import Any

import pytest

from cubacube.games import catalogue
from cubacube.games.couriers.rules.events import Behind, Delivered, VehicleSwitched
from cubacube.games.marketeers.rules.events import OfferPutAside
from cubacube.games.smugglers.rules.events import Searched, Sold
from cubacube.kit.cards import Symbol
from cubacube.kit.events import BrokeDown, Damaged, Driven, TurnBegan
from cubacube.rules import Event, Outcome, replace
from cubacube.scenes.canvas.icons import ICONS
from cubacube.session.households.milestones import MILESTONES
from cubacube.session.households.tally import played_by
from cubacube.session.play.feat import Played
from cubacube.session.play.setup import SIDES, MatchSetup, SeatEntry
from tests.random_matches import entry_for, random_match

FEATS = {feat.name: (game, feat) for game in catalogue.games() for feat in game.feats}

SEEN = {
    "atacama_prospector": (2, 1, 1),
    "atacama_landslide": (3, 1, 0),
    "atacama_by_a_nose": (2, 5, 0),
    "calavera_always_first": (2, 1, 0),
    "calavera_undead": (3, 1, 0),
    "calavera_saved": (2, 4, 1),
    "calavera_saint": (2, 41, 0),
    "caramba_races": (2, 1, 0),
    "caramba_highwayman": (2, 1, 0),
    "caramba_phoenix": (2, 1, 1),
    "caramba_host": (2, 12, 1),
    "marketeers_grand": (2, 1, 1),
    "marketeers_everywhere": (2, 6, 1),
    "race_without_a_miss": (2, 3, 0),
    "race_blind": (3, 3, 0),
    "race_encore": (3, 6, 1),
    "race_jackpot": (2, 9, 1),
    "smugglers_on_foot": (2, 1, 1),
    "cobbers_in_step": (5, 1, 2),
}
"""Seats, seed and seat of a random match in which the feat is achieved."""


def match_of(feat: str, seats: int, seed: int, seat: int) -> Played:
    game = FEATS[feat][0]
    match = random_match(game, seats, {}, seed)
    return played_by(game, entry_for(game, seats, {}, seed), match, seat)


@pytest.mark.parametrize("name", SEEN)
def test_a_feat_is_seen_in_a_match_that_was_played(name: str) -> None:
    assert FEATS[name][1].earned(match_of(name, *SEEN[name]))


@pytest.mark.parametrize("name", SEEN)
def test_nobody_earns_it_by_what_did_not_happen(name: str) -> None:
    """The match without its events and without a winner achieves no feat."""
    played = match_of(name, *SEEN[name])

    nothing = replace(
        played, events=(), outcome=Outcome((0,) * len(played.outcome.scores), frozenset())
    )
    assert not FEATS[name][1].earned(nothing)


OTHERS = {
    "calavera_undead": 1,
    "race_without_a_miss": 1,
    "race_encore": 0,
    "smugglers_on_foot": 0,
    "cobbers_in_step": 0,
    "atacama_landslide": 1,
}
"""Another seat at the same table, which did not achieve the feat."""


@pytest.mark.parametrize("name", OTHERS)
def test_who_sat_beside_does_not_earn_it(name: str) -> None:
    seats, seed, _seat = SEEN[name]

    assert not FEATS[name][1].earned(match_of(name, seats, seed, OTHERS[name]))


def told(*events: Event, won: bool = True, seats: int = 2) -> Played:
    """Return a match of which only these events are known, seen by the first seat."""
    entries = tuple(SeatEntry(f"P{n}", SIDES[n]) for n in range(seats))
    winners = frozenset({0} if won else {1} if seats > 1 else ())
    outcome = Outcome(tuple(9 - n for n in range(seats)), winners)
    return Played(MatchSetup("race", entries), 0, 0, events, outcome)


def drive(seat: int = 0, **what: Any) -> Driven:
    rest = {
        "needed": True, "gate": None, "blockers": (), "passage": "through", "success": True,
        "clean": True, "damage": 0, "costly": (), "spoilt_by": (), "rammed": (), "shielded": (),
        "bonus_dice": (), "cities": (), "left": False, "broken": False,
    }  # fmt: skip
    return Driven(seat, **{**rest, **what})


CASE: Symbol = "case"


def sale(seat: int = 0, goods: int = 1, bribe: int = 0) -> Sold:
    return Sold(seat, "Bayamo", (CASE,) * goods, 1000, 0, bribe)


def search(seat: int, taken: int) -> Searched:
    return Searched(seat, 1 - seat, 1, taken)


def job(number: int) -> Delivered:
    return Delivered(0, number, ("case",), 2)


DONE: dict[str, tuple[Played, tuple[Played, ...]]] = {
    "race_unscathed": (
        told(drive(), Damaged(1, 1, 0)),
        (told(Damaged(0, 1, 0)), told(drive(), won=False)),
    ),
    "race_jackpot": (
        told(drive(bonus_dice=("A", "B", "C"))),
        (
            told(drive(bonus_dice=("A", "B"))),
            told(drive(bonus_dice=("A", "B", "C"), success=False)),
            told(drive(1, bonus_dice=("A", "B", "C"))),
        ),
    ),
    "race_blind": (
        told(TurnBegan(0, blind=True), drive()),
        (
            told(TurnBegan(0, blind=True), TurnBegan(0), drive()),
            told(TurnBegan(1, blind=True), drive(1)),
            told(TurnBegan(0, blind=True), drive(success=False)),
        ),
    ),
    "smugglers_wholesale": (told(sale(goods=4)), (told(sale(goods=3)), told(sale(1, goods=4)))),
    "smugglers_thief": (told(search(0, 3000)), (told(search(0, 2000)), told(search(1, 5000)))),
    "smugglers_no_bribe": (
        told(sale(), sale(), sale(), sale(1, bribe=1000)),
        (
            told(sale(), sale()),
            told(sale(), sale(), sale(bribe=1000)),
            told(sale(), sale(), sale(), won=False),
        ),
    ),
    "couriers_ahead": (told(job(1)), (told(Behind(1)), told(job(1), won=False))),
    "couriers_switched": (
        told(VehicleSwitched(1, "VA", "VB")),
        (told(), told(VehicleSwitched(0, "VA", "VB"), won=False)),
    ),
    "couriers_alone": (told(seats=1), (told(), told(seats=1, won=False))),
    "couriers_reliable": (
        told(job(1), job(2), job(3), won=False),
        (told(job(1), job(2)), told(job(1), job(2), job(3), BrokeDown(0))),
    ),
    "marketeers_never_idle": (
        told(OfferPutAside(1, 5)),
        (told(OfferPutAside(0, 5)), told(won=False)),
    ),
    "cobbers_unhurt": (
        told(drive(), Damaged(1, 2, 0)),
        (told(Damaged(0, 1, 1)), told(won=False)),
    ),
}
"""Events of rare feats: a match that achieves the feat, and matches that do not."""


@pytest.mark.parametrize("name", DONE)
def test_a_feat_is_earned_by_these_events_and_not_by_less(name: str) -> None:
    feat = FEATS[name][1]
    done, less = DONE[name]

    assert feat.earned(done)
    for each in less:
        assert not feat.earned(each)


def test_every_feat_stands_in_one_of_the_tables() -> None:
    assert set(FEATS) == set(SEEN) | set(DONE)


def test_there_are_about_thirty_in_all_games() -> None:
    every: list[Any] = [*MILESTONES, *(feat for _game, feat in FEATS.values())]

    assert 30 <= len(every) <= 40
    assert all(game.feats for game in catalogue.games())
    assert len({each.name for each in every}) == len(every)
    assert len({each.title for each in every}) == len(every)


def test_every_achievement_has_a_picture_of_its_own() -> None:
    pictures = [("", each.icon) for each in MILESTONES]
    pictures += [(game.name, feat.icon) for game, feat in FEATS.values()]

    assert all(icon in ICONS for _game, icon in pictures)
    assert len(set(pictures)) == len(pictures)
