"""The last setup of each game is saved whole, under a lock, and never causes a crash."""

import json
from pathlib import Path
from typing import Any

import pytest

from cubacube.session.play.known_setups import (
    NAME,
    KnownSeat,
    KnownSetup,
    KnownSetups,
    known_setups,
    save_setup,
)
from cubacube.session.play.records import RecordError

SEATS = KnownSeat("Zoé", "lime"), KnownSeat("", "pink", 1)
RACE = KnownSetup("race", SEATS, "races=3,raid=on", "ice", strict=True)
ATACAMA = KnownSetup("atacama", (KnownSeat("", "black"), KnownSeat("", "pink", 4)))


def test_nothing_is_known_at_first(data_folder: Path) -> None:
    assert known_setups() == KnownSetups()
    assert not data_folder.exists()


def test_the_last_one_of_each_game_is_kept(data_folder: Path) -> None:
    save_setup(RACE)
    save_setup(ATACAMA)
    changed = KnownSetup("race", RACE.seats, "races=1")

    assert save_setup(changed) == known_setups() == KnownSetups((changed, ATACAMA))
    assert known_setups().of("race") == changed
    assert known_setups().of("caramba") is None
    assert [each.name for each in data_folder.iterdir()] == [NAME]


def broken(key: str, value: Any) -> str:
    seat = {"typed": "Zoé", "side": "lime", "bot": 0}
    game: dict[str, Any] = {"game": "race", "seats": [seat]}
    (seat if key in seat else game)[key] = value
    return json.dumps({"games": [game]})


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("typed", "x" * 17),
        ("typed", "A\u200bna"),
        ("typed", 7),
        ("side", "green"),
        ("bot", -2),
        ("bot", 10),
        ("bot", True),
        ("game", ""),
        ("seats", []),
        ("seats", "all"),
        ("options", 3),
        ("level", None),
        ("strict", "yes"),
        ("colour", "red"),
    ],
)
def test_every_fault_is_told_by_its_key_and_the_file_put_aside(
    data_folder: Path, key: str, value: Any
) -> None:
    data_folder.mkdir()
    path, text = data_folder / NAME, broken(key, value)
    path.write_text(text, encoding="utf-8")

    with pytest.raises(RecordError) as told:
        known_setups()

    assert f"{NAME}: games[0]" in str(told.value)
    assert key in str(told.value)
    assert save_setup(ATACAMA) == KnownSetups((ATACAMA,))
    assert path.with_name(f"{NAME}.old").read_text(encoding="utf-8") == text


@pytest.mark.parametrize("content", [b"no JSON", b"[]", b"\xff", b"[" * 99, b"\xef\xbb\xbf{}"])
def test_what_no_door_lets_in_is_a_fault_and_no_crash(data_folder: Path, content: bytes) -> None:
    data_folder.mkdir()
    (data_folder / NAME).write_bytes(content)

    with pytest.raises(RecordError) as told:
        known_setups()
    assert "\n" not in str(told.value)
    assert save_setup(RACE) == known_setups()
