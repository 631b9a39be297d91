"""The end of a Couriers game on screen, and the last result as a target."""

from pathlib import Path
from typing import Any

import pytest

from cubacube.games.couriers import rules
from cubacube.games.couriers.rules.events import GameEnded, Travelled
from cubacube.games.couriers.rules.state import State
from cubacube.games.couriers.rules.tasks import Chase, Stop
from cubacube.games.couriers.scene import joint_match
from cubacube.games.couriers.scene.ending import lines
from cubacube.games.couriers.scene.joint_result import JointResult
from cubacube.kit.tasks import EndTurn
from cubacube.rules import replace
from cubacube.scenes.match.live.past import Past
from cubacube.scenes.match.words import Snapshot
from cubacube.scenes.widgets.dialogues import Dialogue
from cubacube.session.play.log import Log
from cubacube.session.play.match import Match
from cubacube.session.play.records import last_result, save_result
from cubacube.session.play.result import MatchResult
from cubacube.session.settings.folders import VARIABLE
from tests.builders import BAYAMO
from tests.games.couriers.builders import NEAR_BAYAMO, A, at, box, couriers, layout
from tests.games.couriers.person import CourierPerson, couriers_from, entry_for

BEST = "best result"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Use a separate data folder."""
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    return tmp_path


def nearly_caught(**options: Any) -> State:
    """Two Jobs of 2 points each are done; any flick of a Gate die is the last."""
    state = couriers(route=None, police=(20, 22), behind=1, earned=(1, 34))
    return replace(state, box=box(**options))


def end_of(person: CourierPerson) -> MatchResult:
    """Flick a Gate die and wait for the end."""
    person.mouse.drag(person.on("G1"), person.at(100, 245))
    return closed(person)


def closed(person: CourierPerson) -> MatchResult:
    for _ in range(40):
        person.pass_time(0.5)
        if person.closed:
            (ended,) = person.closed
            assert isinstance(ended, MatchResult)
            return ended
    raise AssertionError("it goes on")


def best(points: int | None = None) -> MatchResult:
    """Return the end of a game at difficulty BEST, after a saved result of `points`."""
    if points is not None:
        save_result("couriers", points)
    with couriers_from(nearly_caught(difficulty=BEST), entry=entry_for(2, difficulty=BEST)) as one:
        return end_of(one)


def test_all_are_caught_together() -> None:
    with couriers_from(nearly_caught()) as person:
        ended = end_of(person)
        points, drawn = person.state.points, person.state.police_km - nearly_caught().police_km

    assert ended.together
    assert ended.headline == "The Police got you."
    assert ended.outcome.winners == frozenset()
    assert ended.outcome.scores == (points, points)
    assert ended.lines == (
        f"The Police catch you. Your result is {points} points.",
        f"2 Jobs delivered: {', '.join(person.state.sector(card).city for card in (1, 34))}.",
        "You needed 9 points from Jobs.",
        f"You drove 0 km through 0 Gates. The Police drove {drawn} km.",
        "Flick preview used: Ana: the whole path.",
    )
    assert last_result("couriers") is None, "only the best result is kept"


def test_all_win_together() -> None:
    ready = couriers(
        lying=layout(at("VA", *NEAR_BAYAMO)),
        job_km=70,
        cargo=("diamond", "weapons", "weapons"),
        earned=(1, 2, 3),
        agenda=(Stop(A, (BAYAMO,), (), was_broken=False), Chase(A), EndTurn(A)),
    )
    with couriers_from(ready) as person:
        person.click(person.at(30, 30))
        ended = closed(person)

    assert ended.headline == "You made it!"
    assert ended.outcome.winners == {0, 1}
    assert ended.lines[1].startswith("4 Jobs delivered: Trinidad, La Habana, Santiago de Cuba")
    assert not any("needed" in line for line in ended.lines)


def test_one_gate_is_not_called_gates() -> None:
    crossed = Travelled(A, 1, 20, detour=False)

    *_others, way = lines(nearly_caught(), (crossed,))

    assert way == "You drove 20 km through 1 Gate. The Police drove 0 km."


def test_packages_are_explained() -> None:
    with couriers_from(nearly_caught(smooth=True, wrecks=True)) as person:
        ended = end_of(person)
        jobs = person.state.job_points

    assert f"{jobs} points from Jobs × 3 for Hardcore packages = {3 * jobs}." in ended.lines


def test_the_first_result_is_the_one_to_beat() -> None:
    points = nearly_caught().points

    assert best().lines[-1] == f"{points} points to beat next time."
    assert last_result("couriers") == points


@pytest.mark.parametrize(
    ("more", "words"),
    [
        (-1, "{n} beats your last result of {last}!"),
        (0, "Your last result was also {last}."),
        (1, "{n} does not beat your last result of {last}."),
    ],
)
def test_a_result_is_compared_with_the_last_one_and_replaces_it(more: int, words: str) -> None:
    points = nearly_caught().points

    assert best(points + more).lines[-1] == words.format(last=points + more, n=points)
    assert last_result("couriers") == points


def test_the_last_result_stands_in_the_heading() -> None:
    save_result("couriers", 12)
    entry = entry_for(2, difficulty=BEST)
    with couriers_from(nearly_caught(difficulty=BEST), entry=entry) as person:
        heading = person.table.board.subtitle(Snapshot(person.state, ()))

    assert heading.endswith("last result: 12")


def test_the_heading_of_another_difficulty_is_the_round() -> None:
    save_result("couriers", 12)
    with couriers_from(nearly_caught()) as person:
        heading = person.table.board.subtitle(Snapshot(person.state, ()))

    assert "12" not in heading
    assert heading.endswith("of 9 points")


def test_a_file_with_faults_is_named_once_and_the_game_goes_on(folder: Path) -> None:
    (folder / "results.json").write_text('{"couriers": {"points": -3}}', encoding="utf-8")
    entry = entry_for(2, difficulty=BEST)
    with couriers_from(nearly_caught(difficulty=BEST), entry=entry) as person:
        assert isinstance(person.scene, Dialogue)
        assert "couriers.points" in person.table.live.adapter.greeting[1]
        person.press("Enter")
        person.wait(5)
        assert person.at_table
        end_of(person)

    assert last_result("couriers") == nearly_caught().points


def test_a_result_that_cannot_be_kept_is_no_secret(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    entry = entry_for(2, difficulty=BEST)
    with couriers_from(nearly_caught(difficulty=BEST), entry=entry) as person:
        (folder / "file").touch()
        monkeypatch.setenv(VARIABLE, str(folder / "file"))
        ended = end_of(person)

    assert ended.lines[-1].startswith("Cannot save the result: ")


def test_computers_among_themselves_beat_nothing() -> None:
    save_result("couriers", 5)
    live = joint_match(entry_for(2, bots=2, difficulty=BEST))
    state = replace(nearly_caught(difficulty=BEST), over=True, agenda=())
    live.past = Past(Match(rules, state))
    live.past.amend(replace(live.past.now, events=Log([GameEnded("caught", state.points)])))

    ended = live.ended((), ())

    assert isinstance(live.adapter, JointResult)
    assert live.adapter.last is None
    assert ended.lines == ()
    assert last_result("couriers") == 5
