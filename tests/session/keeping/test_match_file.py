"""Match files: what is written is read again, and other files are refused."""

import json
import os
from collections.abc import Mapping
from pathlib import Path
from shutil import rmtree
from zlib import crc32

import pytest

from cubacube.games import catalogue
from cubacube.games.caramba.rules.course import on_course
from cubacube.rules import Outcome, replace
from cubacube.session.files.budget import Budget
from cubacube.session.keeping.book import MatchWriter, reopen
from cubacube.session.keeping.code import code_of, read_code
from cubacube.session.keeping.header import FindGame, to_json
from cubacube.session.keeping.kept import SavedMatch, SavedMatchError, read_match
from cubacube.session.keeping.lines import written
from cubacube.session.keeping.moving import rename
from tests.session.keeping.matches import GAMES, actions_of, header, keep, read

SAMPLES = Path(__file__).parent / "samples"
COUNT = 40


@pytest.fixture(scope="module")
def rolls(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The file of a match of Calavera."""
    path = tmp_path_factory.mktemp("rolls") / "match.jsonl"
    return keep(path, "calavera", actions_of("calavera", COUNT)).read_bytes()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "match.jsonl"


@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_read_as_it_was_written(name: str, path: Path) -> None:
    actions = actions_of(name, COUNT)

    kept = read(keep(path, name, actions))

    assert kept.match.actions() == actions
    assert kept.header == header(name)
    assert (kept.torn, kept.ended, len(kept.undone)) == (False, False, 0)


@pytest.mark.parametrize(("strict", "training"), [(True, False), (False, True)])
def test_what_kind_of_match_it_is_is_read_as_it_was_written(
    strict: bool, training: bool, path: Path
) -> None:
    marked = replace(header("race"), strict=strict, training=training)

    MatchWriter(path, marked).close()
    kept = read(path)

    assert kept.header == marked
    assert (kept.entry.strict, kept.entry.training) == (strict, training)
    assert read_code(code_of(kept), catalogue.game).kept.header == marked


def test_of_an_ordinary_match_no_kind_is_written() -> None:
    assert {"strict", "training", "thinking"}.isdisjoint(to_json(header("race")))


def test_how_much_its_computers_think_is_read_as_it_was_written(path: Path) -> None:
    quick = replace(header("race"), thinking="quick")

    MatchWriter(path, quick).close()
    kept = read(path)

    assert (kept.header, kept.entry.thinking) == (quick, "quick")
    assert read_code(code_of(kept), catalogue.game).kept.header == quick


def test_a_match_whose_computers_think_as_nobody_does_is_refused(path: Path) -> None:
    line, _sum = written({"begin": {**to_json(header("race")), "thinking": "hardly"}}, 0)
    path.write_bytes(line)

    with pytest.raises(SavedMatchError, match=r"line 1: .*thinking"):
        read(path)


def test_every_action_is_in_the_file_at_once(path: Path) -> None:
    actions = actions_of("calavera", 5)
    keeper = MatchWriter(path, header("calavera"))

    for count, action in enumerate(actions, start=1):
        keeper.do(action)
        assert len(read(path).match.turns) == count
    keeper.close()


def test_what_is_taken_back_can_be_done_again_after_reading(path: Path) -> None:
    actions = actions_of("calavera", 12)
    keeper = MatchWriter(keep(path, "calavera", actions), header("calavera"), read(path).place)

    keeper.back(4)
    kept = read(path)
    assert kept.match.actions() == actions[:4]
    assert tuple(reversed(kept.undone)) == actions[4:]
    keeper.forth(9)
    kept = read(path)
    assert kept.match.actions() == actions[:9]
    assert tuple(reversed(kept.undone)) == actions[9:]
    keeper.forth(12)
    assert read(path).match.actions() == actions
    keeper.back(4)
    keeper.do(actions[4])
    keeper.close()
    assert read(path).match.actions() == actions[:5]
    assert len(read(path).undone) == 0


def test_a_match_has_a_name_and_an_end(path: Path) -> None:
    actions = actions_of("atacama", 10_000)
    keeper = MatchWriter(path, header("atacama"))
    for action in actions:
        keeper.do(action)
    whole = read(path)
    outcome = whole.game.rules.outcome(whole.match.state)
    assert outcome is not None
    keeper.end(outcome)
    keeper.close()
    rename(path, "Ana's revenge", catalogue.game)

    assert read(path).title == "Ana's revenge"
    assert read(path).ended
    assert not whole.ended


def test_an_end_that_is_not_that_of_the_match_is_refused(path: Path) -> None:
    keeper = MatchWriter(path, header("calavera"))
    keeper.end(Outcome((9, 0), frozenset({0})))
    keeper.close()

    with pytest.raises(SavedMatchError, match=r"line 2: the match did not end like this"):
        read(path)


def test_of_a_torn_last_line_only_this_line_is_lost(rolls: bytes, path: Path) -> None:
    lines = rolls.splitlines(keepends=True)
    for torn in (1, len(lines[-1]) // 2, len(lines[-1]) - 1):
        path.write_bytes(b"".join(lines[:-1]) + lines[-1][:torn])
        kept = read(path)
        assert kept.torn
        assert len(kept.match.turns) == COUNT - 1


def test_one_goes_on_behind_the_last_whole_line(rolls: bytes, path: Path) -> None:
    lines = rolls.splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:-1]) + lines[-1][:20])
    kept = read(path)
    keeper = MatchWriter(path, kept.header, kept.place)

    keeper.do(actions_of("calavera", COUNT)[-1])
    keeper.close()

    assert path.read_bytes() == rolls


@pytest.mark.parametrize("line", [0, 1, 7, COUNT])
def test_a_changed_letter_is_found(rolls: bytes, path: Path, line: int) -> None:
    lines = rolls.splitlines(keepends=True)
    changed = bytearray(lines[line])
    changed[-3] ^= 1
    path.write_bytes(b"".join((*lines[:line], bytes(changed), *lines[line + 1 :])))

    with pytest.raises(SavedMatchError, match=rf"match\.jsonl: line {line + 1}: "):
        read(path)
    assert path.read_bytes() != rolls


def test_a_line_that_is_missing_doubled_or_moved_is_found(rolls: bytes, path: Path) -> None:
    lines = rolls.splitlines(keepends=True)
    for other in (
        lines[:5] + lines[6:],
        lines[:5] + lines[4:],
        [*lines[:5], lines[6], lines[5], *lines[7:]],
        lines[1:],
    ):
        path.write_bytes(b"".join(other))
        with pytest.raises(SavedMatchError, match=r"line \d+: "):
            read(path)


def signed(*contents: object) -> bytes:
    """Return lines with valid checksums and any content."""
    total, lines = 0, b""
    for content in contents:
        words = content if isinstance(content, bytes) else json.dumps(content).encode()
        total = crc32(words, total)
        lines += b'{"sum":"%08x",%b\n' % (total, words[1:])
    return lines


def begun(rolls: bytes, changes: Mapping[str, object]) -> dict[str, object]:
    data = json.loads(rolls.splitlines()[0])
    return {"begin": {**data["begin"], **changes}}


HOSTILE: dict[str, tuple[Mapping[str, object], str]] = {
    "newer": ({"format": 2}, "a newer version saved this: format 2"),
    "no format": ({"format": True}, "the format is unknown"),
    "no game": ({"game": "chess"}, "unknown game"),
    "too few": ({"seats": []}, "needs 2 to 4 seats, not 0"),
    "one name": ({"seats": [{"name": "A", "side": "lime", "bot": None}] * 2}, "are called A"),
    "no side": (
        {
            "seats": [
                {"name": "A", "side": "red", "bot": None},
                {"name": "B", "side": "lime", "bot": None},
            ]
        },
        "side: must be .*, not 'red'",
    ),
    "no bot": (
        {
            "seats": [
                {"name": "A", "side": "pink", "bot": 99},
                {"name": "B", "side": "lime", "bot": None},
            ]
        },
        "bot: must be .*, not 99",
    ),
    "no option": ({"options": "speed=3"}, "unknown option"),
    "seed": ({"seed": -1}, "seed: must be .*, not -1"),
    "huge seed": ({"seed": 10**30}, "seed"),
    "time": ({"begun": "yesterday"}, "begun must be a time"),
    "a key more": ({"more": 1}, "more"),
    "both": ({"strict": True, "training": True}, "cannot be both strict and for training"),
    "no dice": ({"training": True}, "no dice to flick, so it has no training matches"),
    "no switch": ({"strict": 1}, "must be bool, not 1"),
    "a level": ({"level": {"name": "x", "sha256": "", "text": ""}}, "played without a level"),
}


@pytest.mark.parametrize("case", HOSTILE)
def test_a_first_line_with_a_fault_is_refused_in_one_sentence(
    rolls: bytes, path: Path, case: str
) -> None:
    changes, why = HOSTILE[case]
    path.write_bytes(signed(begun(rolls, changes)))

    with pytest.raises(SavedMatchError, match=why) as fault:
        read(path)
    assert "match.jsonl: line 1: " in str(fault.value)
    assert "\n" not in str(fault.value)


LINES = {
    "nothing": b"{}",
    "no JSON": b"{oops",
    "deep": b'{"do":' + b"[" * 5000 + b"]" * 5000 + b"}",
    "long number": b'{"do":' + b"9" * 5000 + b"}",
    "two keys": {"do": {}, "back": 1},
    "no key": {"undo": 1},
    "no action": {"do": {"is": "Explode", "seat": 0}},
    "not now": {"do": {"is": "Rolled", "seat": -1, "faces": []}},
    "back too far": {"back": 1},
    "back behind": {"back": -1},
    "no count": {"back": True},
    "nothing undone": {"forth": 1},
    "an escape": {"name": "\x1b[2J"},
    "a long name": {"name": "x" * 61},
    "a long line": b'{"do":"' + b"x" * 300_000 + b'"}',
}


@pytest.mark.parametrize("case", LINES)
def test_a_line_with_a_good_sum_and_a_fault_is_refused(rolls: bytes, path: Path, case: str) -> None:
    path.write_bytes(signed(begun(rolls, {}), LINES[case]))

    with pytest.raises(SavedMatchError, match=r"match\.jsonl: line 2: ") as fault:
        read(path)
    assert "\n" not in str(fault.value)
    assert len(str(fault.value)) < 800


def test_what_is_no_file_or_too_large_is_refused(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(SavedMatchError, match="not a normal file"):
        read(tmp_path)
    path.write_bytes(b"")
    with pytest.raises(SavedMatchError, match="a match must start here"):
        read(path)
    monkeypatch.setattr("cubacube.session.keeping.kept.MATCH", Budget(10))
    path.write_bytes(b"x" * 11)
    with pytest.raises(SavedMatchError, match="too large"):
        read(path)


def test_a_level_that_was_changed_is_found(path: Path) -> None:
    begin = header("race")
    assert begin.level is not None
    other = replace(begin, level=replace(begin.level, text=begin.level.text + "#"))
    MatchWriter(path, other).close()

    with pytest.raises(SavedMatchError, match="sha256"):
        read(path)


def test_a_second_program_cannot_write_the_same_file(rolls: bytes, path: Path) -> None:
    path.write_bytes(rolls)
    kept = read(path)
    keeper = MatchWriter(path, kept.header, kept.place)

    with pytest.raises(TimeoutError):
        MatchWriter(path, kept.header, kept.place)
    keeper.close()
    MatchWriter(path, kept.header, kept.place).close()


def test_what_another_program_has_written_since_it_was_read_is_not_cut_off(
    rolls: bytes, path: Path
) -> None:
    lines = rolls.splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:-1]))
    kept = read(path)
    path.write_bytes(rolls)

    with pytest.raises(TimeoutError):
        MatchWriter(path, kept.header, kept.place)
    assert path.read_bytes() == rolls
    MatchWriter(path, kept.header, read(path).place).close()


def test_a_match_that_changes_while_it_is_opened_is_left_to_who_changes_it(
    rolls: bytes, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path.write_bytes(b"".join(rolls.splitlines(keepends=True)[:-1]))

    def overtaken(path: Path, find_game: FindGame) -> SavedMatch:
        kept = read_match(path, find_game)
        path.write_bytes(rolls)
        return kept

    monkeypatch.setattr("cubacube.session.keeping.book.read_match", overtaken)
    with pytest.raises(TimeoutError):
        reopen(path, catalogue.game)
    monkeypatch.undo()

    assert path.read_bytes() == rolls
    _entry, book = reopen(path, catalogue.game)
    assert len(book.log) == COUNT
    assert book.keeper is not None
    book.keeper.close()


def test_who_could_not_write_cuts_nothing_off_that_another_program_wrote_meanwhile(
    rolls: bytes, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path.write_bytes(b"".join(rolls.splitlines(keepends=True)[:-1]))
    kept = read(path)

    def refused(*_args: object) -> int:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(os, "open", refused)
    keeper = MatchWriter(path, kept.header, kept.place)
    assert keeper.trouble == "Permission denied"
    monkeypatch.undo()
    path.write_bytes(rolls)

    keeper.do(actions_of("calavera", COUNT)[-1])
    assert "another program" in keeper.trouble
    keeper.close()
    assert path.read_bytes() == rolls


def test_on_a_full_disk_the_match_goes_on_and_is_written_later(
    path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    actions = actions_of("calavera", 12)
    keeper = MatchWriter(path, header("calavera"))
    write, room = os.write, iter((10,))

    def full(file: int, data: bytes) -> int:
        if left := next(room, 0):
            return write(file, data[:left])
        raise OSError(28, "No space left on device")

    keeper.do(actions[0])
    monkeypatch.setattr(os, "write", full)
    for action in actions[1:6]:
        keeper.do(action)
        assert keeper.trouble == "No space left on device"
    assert len(read(path).match.turns) == 1
    assert len(caplog.records) == 1
    monkeypatch.undo()
    keeper.do(actions[6])
    assert keeper.trouble == ""
    keeper.close()
    assert read(path).match.actions() == actions[:7]


def test_a_file_deleted_in_mid_match_is_written_again_whole(tmp_path: Path) -> None:
    path = tmp_path / "matches" / "match.jsonl"
    actions = actions_of("calavera", 12)
    keeper = MatchWriter(path, header("calavera"))
    for action in actions[:5]:
        keeper.do(action)
    rmtree(path.parent)
    for action in actions[5:]:
        keeper.do(action)

    assert (keeper.trouble, keeper.rewritten) == ("", True)
    keeper.close()
    assert read(path).match.actions() == actions
    assert [each.name for each in path.parent.iterdir()] == [path.name]


def test_a_deleted_file_that_cannot_be_made_again_is_kept_in_memory(tmp_path: Path) -> None:
    path = tmp_path / "matches" / "match.jsonl"
    actions = actions_of("calavera", 12)
    keeper = MatchWriter(path, header("calavera"))
    keeper.do(actions[0])
    rmtree(path.parent)
    path.parent.write_text("in the place of the folder")
    keeper.do(actions[1])
    keeper.do(actions[2])
    assert keeper.trouble
    path.parent.unlink()
    keeper.do(actions[3])

    assert keeper.trouble == ""
    keeper.close()
    assert read(path).match.actions() == actions[:4]


def test_where_no_folder_can_be_made_the_match_goes_on(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    keeper = MatchWriter(tmp_path / "file" / "match.jsonl", header("calavera"))

    assert keeper.trouble
    keeper.do(actions_of("calavera", 1)[0])
    keeper.close()


def test_a_link_that_lies_in_wait_is_not_followed(path: Path, tmp_path: Path) -> None:
    (tmp_path / "other").write_text("precious")
    path.symlink_to(tmp_path / "other")
    keeper = MatchWriter(path, header("calavera"))

    assert keeper.trouble
    keeper.close()
    assert (tmp_path / "other").read_text() == "precious"


@pytest.mark.parametrize("sample", sorted(SAMPLES.glob("*.jsonl")), ids=lambda path: path.stem)
def test_what_older_programs_have_written_is_read(sample: Path) -> None:
    kept: SavedMatch = read(sample)

    assert kept.match.turns
    assert catalogue.game(kept.header.game) is kept.game


def test_a_stored_match_keeps_the_rules_that_it_began_with() -> None:
    """Both last sombreros are Ana's, and the race still continues: so it was once."""
    kept = read(SAMPLES / "1-caramba.jsonl")
    running = {kept.match.state.owner(sombrero) for sombrero in on_course(kept.match.state)}

    assert (running, kept.match.state.race) == ({0}, 1)
    assert (kept.header.law, kept.entry.law) == (1, 1)
    assert read_code(code_of(kept), catalogue.game).kept.match.state == kept.match.state


def test_a_new_match_is_played_by_the_present_rules(path: Path) -> None:
    kept = read(keep(path, "caramba", ()))

    assert (kept.header.law, kept.entry.law) == (catalogue.game("caramba").law, None)
    assert "law" not in to_json(header("calavera"))


@pytest.mark.parametrize("law", [0, 3])
def test_a_match_with_unknown_rules_is_refused(law: int, path: Path) -> None:
    line, _sum = written({"begin": {**to_json(header("caramba")), "law": law}}, 0)
    path.write_bytes(line)

    with pytest.raises(SavedMatchError, match=f"law: must be a .* from 1 to 2, not {law}"):
        read(path)


def test_there_is_a_sample_of_every_format() -> None:
    assert {path.stem.split("-")[0] for path in SAMPLES.glob("*.jsonl")} == {"1"}
