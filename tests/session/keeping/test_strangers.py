"""Match files that somebody forged: none of them costs more than its budget."""

import tracemalloc
from collections.abc import Iterable
from concurrent.futures import Executor
from hashlib import sha256
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

import pytest

from cubacube.games import catalogue
from cubacube.kit.placing import fault_in_dice
from cubacube.kit.shot import Flick, Layout, Pose, Shot, Thrown
from cubacube.rules import play, replace
from cubacube.session.files.budget import MATCH, Budget
from cubacube.session.files.cards import load_cards
from cubacube.session.files.codec import encode
from cubacube.session.files.levels import level_names, level_text, load_level
from cubacube.session.keeping import shelf
from cubacube.session.keeping.book import MatchWriter
from cubacube.session.keeping.header import LevelRecord
from cubacube.session.keeping.kept import SavedMatch, SavedMatchError, read_content
from cubacube.session.keeping.lines import written
from cubacube.session.keeping.moving import import_file
from cubacube.session.keeping.verifying import (
    Verdict,
    Verifier,
    first_difference,
    parts_of,
    words_of,
)
from cubacube.session.play.apart import pool_of
from cubacube.table import flicked, throw
from tests.session.keeping.matches import actions_of, header, keep

FORGED = Path(__file__).parent / "forged"
ACTIONS = actions_of("calavera", 9)


def read(content: bytes) -> SavedMatch:
    return read_content(content, "forged.jsonl", catalogue.game)


def forged(path: Path, entries: Iterable[tuple[str, Any]]) -> bytes:
    """Return a match of Calavera with more lines whose checksums are right."""
    path.unlink(missing_ok=True)
    content = keep(path, "calavera", ACTIONS).read_bytes()
    total, more = read(content).place.sum, bytearray(content)
    for key, value in entries:
        line, total = written({key: value}, total)
        more += line
    return bytes(more)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "forged.jsonl"


@pytest.fixture
def plays(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Return a list of all actions that are played from now on."""
    seen: list[object] = []

    def counted(rules: Any, state: Any, action: Any) -> Any:
        seen.append(action)
        return play(rules, state, action)

    monkeypatch.setattr("cubacube.session.play.match.play", counted)
    return seen


def test_a_redo_plays_no_action_again(path: Path, plays: list[object]) -> None:
    content = forged(path, [("back", 0), ("forth", len(ACTIONS))] * 300)
    plays.clear()

    assert read(content).match.actions() == ACTIONS
    assert len(plays) == len(ACTIONS)


def test_undos_and_redos_leave_the_same_match_as_one_by_one(path: Path) -> None:
    moves = [("back", 6), ("forth", 8), ("back", 2), ("back", 1), ("forth", 5)]
    kept = read(forged(path, moves))

    assert kept.match.actions() == ACTIONS[:5]
    assert tuple(reversed(kept.undone)) == ACTIONS[5:]
    assert kept.taken_back == ()
    assert read(forged(path, moves[:4])).taken_back == (1,)
    assert read(forged(path, moves[:1])).taken_back == (6,)


def test_many_hints_cost_no_more_than_many_names(path: Path) -> None:
    def seconds(key: str, value: object) -> float:
        content = forged(path.with_stem(key), [(key, value)] * 60_000)
        began = process_time()
        read(content)
        return process_time() - began

    assert seconds("hint", 0) < 3 * seconds("name", "Sunday")


def test_a_file_that_plays_too_much_is_refused(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    content = forged(path, [("back", 8), ("do", encode(ACTIONS[8]))] * 20)
    assert read(content).match.actions() == ACTIONS

    monkeypatch.setattr("cubacube.session.keeping.kept.MATCH", replace(MATCH, actions=20))
    with pytest.raises(SavedMatchError) as fault:
        read(content)
    assert str(fault.value) == "forged.jsonl: line 34: the file plays more than 20 actions"


def test_a_file_with_too_many_lines_is_refused(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "cubacube.session.keeping.lines.MATCH", Budget(9, lines=30, line_bytes=9999)
    )
    path.write_bytes(forged(path, [("name", "Ana")] * 30))

    with pytest.raises(SavedMatchError, match="line 31: the file has more than 30 lines"):
        read(path.read_bytes())
    assert shelf.all_shelved(path.parent, catalogue.game) == ([], [path])


def test_a_file_of_empty_lines_takes_no_more_memory_than_its_size(path: Path) -> None:
    path.write_bytes(b"\n" * 1_000_000)
    tracemalloc.start()
    try:
        assert shelf.all_shelved(path.parent, catalogue.game) == ([], [path])
        assert tracemalloc.get_traced_memory()[1] < 3_000_000
    finally:
        tracemalloc.stop()


THROWN = next(each for each in actions_of("race", 5) if isinstance(each, Thrown))
B1, B2 = THROWN.rest[:2]
FOUNTAIN = Pose("B1", 160.0, 160.0, 0.0)


@pytest.mark.parametrize(
    ("pose", "level", "told"),
    [
        (replace(B1, x_mm=B2.x_mm, y_mm=B2.y_mm), "habana", "two dice overlap"),
        (replace(B1, x_mm=B2.x_mm + 12, y_mm=B2.y_mm), "habana", "two dice overlap"),
        (replace(B1, x_mm=-13.0), "habana", "a die lies outside the table"),
        (replace(B1, y_mm=1e5), "habana", "a die lies outside the table"),
        (FOUNTAIN, "fountain", "a die overlaps an obstacle"),
    ],
)
def test_dice_that_cannot_lie_so_are_refused(path: Path, pose: Pose, level: str, told: str) -> None:
    text = level_text(level)
    record = LevelRecord(level, sha256(text.encode()).hexdigest(), text)
    writer = MatchWriter(path, replace(header("race"), level=record))
    for action in actions_of("race", 5):
        writer.do(replace(THROWN, rest=(pose, *THROWN.rest[1:])) if action == THROWN else action)
    writer.close()

    with pytest.raises(SavedMatchError) as fault:
        read(path.read_bytes())
    assert str(fault.value).startswith("forged.jsonl: line ")
    assert str(fault.value).endswith(told)


@pytest.mark.parametrize("name", ["race_same_spot", "cobbers_same_spot"])
def test_a_match_whose_dice_lie_on_each_other_is_not_imported(name: str, tmp_path: Path) -> None:
    with pytest.raises(SavedMatchError, match=r"line \d+: two dice overlap"):
        import_file(FORGED / f"{name}.jsonl", tmp_path, catalogue.game)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("level", level_names())
def test_where_the_table_lets_dice_rest_they_can_lie(level: str) -> None:
    table, cards = load_level(level), load_cards()
    dice = [*(each.die for each in cards.gate_dice), *(each.die for each in cards.vehicle_dice)]
    measures, rng = table.measures(), Random(level)
    layout = Layout(throw(tuple(dice), Layout((), measures.spots), table, rng), measures.spots)
    for _ in range(12):
        speed = measures.launch.fastest_mm_s
        flick = Flick(0, rng.choice(dice), rng.randrange(36000), speed, 0, "low", None)
        layout = replace(layout, dice=flicked(layout, flick, table)[0].rest)
        assert fault_in_dice(layout.dice, measures) == ""


def test_a_changed_flick_is_found_by_a_process_as_here(path: Path) -> None:
    log = list(actions_of("race", 60))
    last = max(at for at, each in enumerate(log) if isinstance(each, Shot))
    shot = log[last]
    assert isinstance(shot, Shot)
    log[last:] = [replace(shot, rest=(*shot.rest[:-1], _turned(shot.rest[-1])))]
    kept = read(keep(path, "race", tuple(log)).read_bytes())
    exact = read(keep(path.with_stem("exact"), "race", tuple(log[:last])).read_bytes())

    with pool_of(1, heeds_ctrl_c=False) as pool:
        assert verdict_of(exact, pool) == Verdict()
        assert verdict_of(kept, pool) == Verdict(last) == Verdict(first_difference(kept))
    assert words_of(Verdict(last)) == f"differs from action {last + 1} on"


def verdict_of(kept: SavedMatch, pool: Executor) -> Verdict:
    verifier = Verifier(list(parts_of(kept)), pool)
    while (found := verifier.update()) is None:
        pass
    return found


def _turned(pose: Pose) -> Pose:
    return replace(pose, angle_rad=pose.angle_rad + 0.01)
