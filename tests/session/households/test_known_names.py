"""Saved names of an older program are read, or a single sentence names the fault."""

import json
from pathlib import Path

import pytest

from cubacube.session.households.file import MOST_OLD, known_names
from cubacube.session.play.records import RecordError


def test_without_a_file_nobody_is_known(tmp_path: Path) -> None:
    assert known_names(tmp_path / "names.json") == ()


def test_names_come_in_their_order_each_once(tmp_path: Path) -> None:
    path = tmp_path / "names.json"
    names = ["Zoé", "lea", "Lea ", *(f"Player {number}" for number in range(30))]
    path.write_text(json.dumps({"names": names}), encoding="utf-8")

    known = known_names(path)

    assert known[:3] == ("Zoé", "lea", "Player 0")
    assert len(known) == MOST_OLD


@pytest.mark.parametrize(
    "text",
    [
        "no JSON",
        "[1, 2]",
        '{"names": "Ana"}',
        '{"names": [7]}',
        '{"names": ["A\\u200bna"]}',
        '{"names": [""]}',
        '{"names": ["\\u4e2d"]}',
        '{"names": ["' + 17 * "x" + '"]}',
        '{"names": ["\\udcff"]}',
        '{"names": ' + 50 * "[" + 50 * "]" + "}",
        "\ufeff{}",
    ],
)
def test_a_file_with_faults_is_told_in_one_sentence(tmp_path: Path, text: str) -> None:
    path = tmp_path / "names.json"
    path.write_text(text, encoding="utf-8")

    with pytest.raises(RecordError) as told:
        known_names(path)
    assert "\n" not in str(told.value)
    assert "names.json" in str(told.value)
