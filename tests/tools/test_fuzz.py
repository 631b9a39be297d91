"""The fuzzer of all readers."""

import fuzz
import pytest
from exploring import readers
from exploring.readers import READERS, Reader

from cubacube.session.files.levels import level_text


def test_every_kind_has_a_reader() -> None:
    assert tuple(READERS) == fuzz.KINDS


@pytest.mark.parametrize("kind", [each for each in fuzz.KINDS if each != "levels"])
def test_the_first_inputs_are_read_without_a_refusal(kind: str) -> None:
    seeds = READERS[kind].seeds()

    assert seeds
    for content in seeds[:4]:
        READERS[kind].read(content)


@pytest.mark.parametrize("kind", fuzz.KINDS)
def test_damaged_inputs_are_read_or_refused(kind: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert fuzz.main([kind, "--blind", "--inputs", "12"]) == 0

    assert f"{kind}: 12 inputs, 0 with a fault" in capsys.readouterr().out


def test_the_same_table_is_tried_once(monkeypatch: pytest.MonkeyPatch) -> None:
    tried = list[str]()
    monkeypatch.setattr(readers, "TRIED", set())
    monkeypatch.setattr(readers, "try_level", lambda level, _file: tried.append(level.name))
    text = level_text("habana")

    for changed in (text, text.replace('"Habana"', '"Renamed"'), text + "\n# a remark\n"):
        READERS["levels"].read(changed.encode())
    assert tried == ["Habana"]
    READERS["levels"].read(level_text("ice_tray").encode())
    assert len(tried) == 2


def test_another_error_and_endless_work_are_faults(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def divides(_content: bytes) -> float:
        return 1 / 0

    broken = Reader(lambda: [b"a"], divides, (ValueError,))
    slow = Reader(lambda: [b"a"], lambda _content: None)
    monkeypatch.setattr(readers, "READERS", {"csv": broken, "settings": slow})
    monkeypatch.setattr(readers, "LONGEST_S", -1.0)

    assert fuzz.main(["csv", "--blind", "--inputs", "1"]) == 1
    assert "ZeroDivisionError" in capsys.readouterr().out
    assert readers.fault_of("settings", b"a") == "took 0 s"


def test_a_guided_search_needs_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz, "find_spec", lambda _name: None)

    with pytest.raises(SystemExit, match="2"):
        fuzz.main(["csv"])
