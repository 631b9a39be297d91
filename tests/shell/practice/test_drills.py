"""Every drill: its file is valid, and flicks on its table pass and fail it."""

from pathlib import Path
from typing import Any

import pytest

from cubacube.games import catalogue
from cubacube.kit.events import Driven
from cubacube.kit.shot import AnyFlick, Flick, gate
from cubacube.rules import replace
from cubacube.session.files.cards import load_cards
from cubacube.session.households.practised import FARTHEST_TENTH_MM
from cubacube.session.play.begin import answer, begin
from cubacube.session.play.match import Match
from cubacube.session.play.players import computers
from cubacube.shell.learning.table import prepared
from cubacube.shell.practice.drill import drill, drill_names, read_drill
from cubacube.shell.practice.judges import Judged, judged
from cubacube.shell.practice.series import DrillTry, flicked_in, reached, replayed_flick
from tests.shell.practice.faulty import fault_of
from tests.shell.practice.flicks import GOOD, POOR


def table(name: str) -> tuple[Match[Any], Any]:
    which = drill(name)
    entry, log = prepared(which.game, which.exercise)
    match, dealer = begin(catalogue.game(which.game), entry)
    for action in log:
        match = match.play(action)
    return match, dealer


def outcome(name: str, flick: Flick) -> Judged:
    before, dealer = table(name)
    match = before.play(flick)
    players = computers(catalogue.game("race"), (), 0, dealer.what_if)
    match = match.play(answer(match, dealer, players))
    flicked = flicked_in(match, len(before.turns))
    assert flicked is not None
    asked = before.rules.choices(before.state)[0]
    assert isinstance(asked, AnyFlick)
    assert flicked.before == asked.layout
    return judged(drill(name), flicked, load_cards())


def test_there_is_a_good_and_a_poor_flick_for_every_drill() -> None:
    assert set(drill_names()) == set(GOOD) == set(POOR)
    orders = [drill(name).order for name in drill_names()]
    assert orders == sorted(set(orders))


@pytest.mark.parametrize("name", GOOD)
def test_a_good_flick_is_one_and_a_poor_one_is_not(name: str) -> None:
    assert outcome(name, GOOD[name]).made
    assert not outcome(name, POOR[name]).made


@pytest.mark.parametrize("name", GOOD)
def test_each_medal_is_won_and_each_is_missed_by_little(name: str) -> None:
    which = drill(name)
    for medal in ("gold", "silver", "bronze"):
        limit = getattr(which, medal)
        if which.measure == "made":
            assert which.medal(limit, 5000) == medal
            assert which.medal(limit - 1, 5000) != medal
        else:
            assert which.medal(1, 10 * limit) == medal
            assert which.medal(1, 10 * limit + 1) != medal
    assert which.medal(0, 0) is None


@pytest.mark.parametrize("name", GOOD)
def test_gold_can_be_won_by_the_good_flick(name: str) -> None:
    which, good = drill(name), outcome(name, GOOD[name])
    assert which.medal(which.tries, good.near_tenth_mm) == "gold"


@pytest.mark.parametrize("name", GOOD)
def test_the_best_flick_of_a_series_comes_out_the_same_again(name: str) -> None:
    which = drill(name)
    good, poor = outcome(name, GOOD[name]), outcome(name, POOR[name])
    farther = DrillTry(POOR[name], replace(good, near_tenth_mm=good.near_tenth_mm + 1))
    done = reached(which, (DrillTry(POOR[name], poor), farther, DrillTry(GOOD[name], good)))
    assert (done.drill, done.made, done.near_tenth_mm) == (name, 2, good.near_tenth_mm)
    assert done.flick is not None

    entry, log = replayed_flick(which, done.flick)
    match, _dealer = begin(catalogue.game(which.game), entry)
    for action in log:
        match = match.play(action)
    flicked = flicked_in(match, 0)
    assert flicked is not None
    assert flicked.shot.flick == GOOD[name]
    assert judged(which, flicked, load_cards()) == good


def test_a_series_without_success_keeps_no_flick() -> None:
    poor = outcome("cross", POOR["cross"])
    done = reached(drill("cross"), (DrillTry(POOR["cross"], poor),))
    assert (done.made, done.near_tenth_mm, done.flick) == (0, FARTHEST_TENTH_MM, None)


def test_another_gate_than_the_one_that_is_asked_for_does_not_count() -> None:
    wide = Flick(0, "VA", 7000, 1200, gate=gate("R1", "B2"))
    assert not outcome("cross", wide).made
    before, dealer = table("cross")
    match = before.play(wide)
    asked = match.rules.choices(match.state)[0]
    match = match.play(dealer.answer(asked, match.standing))
    driven = next(each for each in match.turns[-1].events if isinstance(each, Driven))
    assert driven.success


def test_a_flick_of_another_die_is_a_try_that_did_not_cross() -> None:
    assert not outcome("cross", Flick(0, "G1", 9000, 300)).made


def test_as_long_as_nothing_was_flicked_there_is_no_try() -> None:
    match, _dealer = table("cross")
    assert flicked_in(match, len(match.turns)) is None
    drive = Flick(0, "VA", 9000, 900, gate=gate("R1", "B1"))
    assert flicked_in(match.play(drive), len(match.turns)) is None


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ("gold = 9", "gold = 6", "gold, silver, bronze: "),
        ("gold = 9", "gold = 11", "at most 10"),
        ("gold = 9", "gold = 401", "gold: "),
        ("gold = 9", "glod = 9", "did you mean gold?"),
        ('task = "cross"', 'task = "jump"', "task: "),
        ('task = "cross"', 'task = "turn_up"', "symbol: only the task turn_up has a symbol"),
        ('measure = "made"\n', "", "measure: is missing"),
        ('gate = ["R1", "B1"]', 'gate = ["R1"]', "gate: must have two dice"),
        ("x_mm = 160", "x_mm = 601", "x_mm: "),
        ("gold = 9", 'gold = 9\npreview = "all"', 'preview: must be "none", '),
        ("gold = 9", f"gold = {'[' * 5000}", "brackets are nested too deeply"),
        ("game =", "game", "not valid TOML"),
    ],
)
def test_what_is_wrong_with_a_file_is_told(
    before: str, after: str, told: str, tmp_path: Path
) -> None:
    assert told in fault_of(
        read_drill, Path("assets/practice/cross.toml"), (before, after), tmp_path
    )
