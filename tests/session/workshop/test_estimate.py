"""The effect of a level on the games is estimated from simulated drives."""

import os
from functools import partial
from pathlib import Path
from random import Random

import pytest

from cubacube.ai.flicking.flick_row import FlickRow
from cubacube.ai.flicking.trials import trials
from cubacube.kit.cards import Cards
from cubacube.rules import replace
from cubacube.session.files.levels import level_text, load_level
from cubacube.session.workshop import estimate as estimate_module
from cubacube.session.workshop.estimate import (
    FIRST,
    FLICKS,
    SEED,
    TABLES,
    Answer,
    DriveEstimate,
    EstimatorProcess,
    Part,
    estimate,
    part,
)
from cubacube.shell.tuning.figures import Result, measured
from cubacube.shell.tuning.jobs import FlickJob
from cubacube.shell.tuning.settings import SweptTable
from cubacube.table import TableError
from cubacube.table.level import Level

HABANA = load_level("habana")
SOME = 4


def parts(level: Level, count: int = SOME) -> list[Part]:
    return [part(level, trials, number) for number in range(count)]


def estimated(level: Level, count: int = SOME) -> DriveEstimate:
    found = estimate(parts(level, count))
    assert found is not None
    return found


def wide(found: DriveEstimate) -> float:
    """Return the width of the interval of clean crossings."""
    low, high = found.clean.interval
    assert low < found.clean.mean < high
    return high - low


def with_friction(friction: float) -> Level:
    return replace(HABANA, cloth=replace(HABANA.cloth, friction=friction))


def test_it_is_the_same_every_time() -> None:
    assert estimated(HABANA) == estimated(HABANA)


@pytest.mark.parametrize("name", ["habana", "courtyard"])
def test_a_sweep_of_the_same_flicks_finds_the_same_figures(name: str) -> None:
    count, text = 6, level_text(name)
    rows: list[FlickRow] = []
    for number in range(count):
        rows += FlickJob(0, text, SEED, number, FLICKS).rows()
    setting = SweptTable(0, name, (), text, name)
    swept = {each.name: each for each in measured(Result(setting, load_level(name), (*rows,), ()))}
    found = estimate(parts(load_level(name), count))

    assert found is not None
    assert found.drives == len(swept["aimed.clean"].sample.values)
    for key, figure in (
        ("clean", found.clean),
        ("damage", found.damage),
        ("tumbled", found.tumbles),
        ("dice_left", found.left),
    ):
        told = swept[f"aimed.{key}"].entry()
        assert round(figure.mean, 6) == told["value"]
        assert tuple(round(x, 6) for x in figure.interval) == (told["low"], told["high"])


def test_on_ice_dice_leave_and_on_a_rough_cloth_none_tumbles_off() -> None:
    ice, cloth_view = estimated(with_friction(0.12), 10), estimated(HABANA, 10)
    assert 0 < cloth_view.clean.mean < 1
    assert wide(cloth_view) < 0.3
    assert ice.left.mean > cloth_view.left.mean


def test_bouncing_dice_without_thresholds_tumble_more() -> None:
    tumbling = replace(HABANA.tumbling, forward_mm2_s=100.0, backward_mm2_s=100.0)
    wild, calm = estimated(replace(HABANA, tumbling=tumbling)), estimated(HABANA)
    assert wild.tumbles.mean > 5 * calm.tumbles.mean


def test_more_tables_say_it_more_surely() -> None:
    drives = parts(HABANA, TABLES)
    few, many = estimate(drives[:FIRST]), estimate(drives)
    assert few is not None
    assert many is not None
    assert many.drives > 3 * few.drives
    assert wide(many) < wide(few)


def test_a_table_without_rest_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def restless(*_asked: object) -> tuple[FlickRow, ...]:
        raise TableError("no rest")

    monkeypatch.setattr(estimate_module, "FLICKS", 3)
    calm = part(HABANA, trials, 0)
    assert calm
    assert part(HABANA, restless, 1) is None
    assert estimate([calm]) is not None
    assert estimate([calm, None]) is None
    assert estimate([(), ()]) is None


def dies_once(
    mark: Path, level: Level, cards: Cards, throw: int, rng: Random, count: int
) -> tuple[FlickRow, ...]:
    if mark.exists():
        mark.unlink(missing_ok=True)
        os._exit(1)
    return tuple(trials(level, cards, throw, rng, count))


def test_when_a_process_dies_this_one_answers(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    mark = tmp_path / "mark"
    apart = EstimatorProcess(partial(dies_once, mark))
    try:
        apart.ask(HABANA)
        mark.touch()
        found = None
        while found is None or not found.whole:
            found = apart.answer() or found
    finally:
        apart.close()
    assert found.found == estimate(parts(HABANA, TABLES))
    assert "a process that tests tables has ended" in caplog.text


def test_other_processes_answer_better_and_better_and_only_the_last_question() -> None:
    apart = EstimatorProcess(trials)
    told: list[Answer] = []
    try:
        for friction in (0.2, 0.3, 0.4):
            apart.ask(with_friction(friction))
        while not told or not told[-1].whole:
            answer = apart.answer()
            if answer is not None:
                told.append(answer)
        assert apart.answer() is None
    finally:
        apart.close()

    drives = parts(with_friction(0.4), TABLES)
    assert {answer.level for answer in told} == {with_friction(0.4)}
    assert [answer.whole for answer in told[:-1]] == [False] * (len(told) - 1)
    assert all(
        answer.found in {estimate(drives[:count]) for count in range(FIRST, TABLES)}
        for answer in told[:-1]
    )
    assert told[-1].found == estimate(drives)
