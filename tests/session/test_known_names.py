"""Names of people are kept between starts: whole, under a lock, and never a reason to crash."""

import json
from pathlib import Path

import pytest

from cubacube.session.play.known_names import MOST, keep_names, known_names
from cubacube.session.play.records import RecordError


def test_nobody_is_known_at_first(data_folder: Path) -> None:
    assert known_names() == ()
    assert not data_folder.exists()


def test_who_played_last_stands_first_and_nobody_twice() -> None:
    keep_names(("Zoé", "Lea"))

    assert keep_names(("lea ", "Ярослав")) == ("lea", "Ярослав", "Zoé")
    assert known_names() == ("lea", "Ярослав", "Zoé")


def test_who_has_not_played_for_long_is_forgotten() -> None:
    for number in range(MOST + 5):
        keep_names((f"Player {number}",))

    known = known_names()
    assert len(known) == MOST
    assert (known[0], known[-1]) == ("Player 24", "Player 5")


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
def test_a_file_with_faults_is_told_in_one_sentence_and_put_aside(
    data_folder: Path, text: str
) -> None:
    data_folder.mkdir()
    path = data_folder / "names.json"
    path.write_text(text, encoding="utf-8")

    with pytest.raises(RecordError) as told:
        known_names()
    assert "\n" not in str(told.value)
    assert "names.json" in str(told.value)
    assert keep_names(("Zoé",)) == ("Zoé",)
    assert (data_folder / "names.json.old").read_text(encoding="utf-8") == text
    assert json.loads(path.read_text(encoding="utf-8")) == {"names": ["Zoé"]}


def test_nothing_is_left_behind(data_folder: Path) -> None:
    keep_names(("Zoé",))

    assert [each.name for each in data_folder.iterdir()] == ["names.json"]
