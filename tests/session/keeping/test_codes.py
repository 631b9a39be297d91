"""Match codes, and whether the table reproduces a log."""

import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cubacube.games import catalogue
from cubacube.kit.shot import Shot, Struck
from cubacube.rules import TABLE, Rolled, replace
from cubacube.session.files.codec import canonical, log_sha256
from cubacube.session.files.levels import level_text
from cubacube.session.keeping import code
from cubacube.session.keeping.book import MatchWriter
from cubacube.session.keeping.code import MARK, code_of, is_code, read_code
from cubacube.session.keeping.header import header_of
from cubacube.session.keeping.kept import SavedMatch, SavedMatchError
from cubacube.session.keeping.verifying import first_difference
from cubacube.session.play.begin import answer, begin
from cubacube.session.play.log import Log
from cubacube.session.play.match import Match
from tests.random_matches import random_players
from tests.rough_table import ROUGH, ROUGH_TEXT
from tests.session.keeping.matches import BEGUN, GAMES, actions_of, entry_of, keep, read

COUNT = 30


@pytest.fixture(scope="module")
def race(tmp_path_factory: pytest.TempPathFactory) -> SavedMatch:
    return read(
        keep(tmp_path_factory.mktemp("race") / "m.jsonl", "race", actions_of("race", COUNT))
    )


@pytest.fixture(scope="module")
def rolls(tmp_path_factory: pytest.TempPathFactory) -> SavedMatch:
    actions = actions_of("calavera", COUNT)
    return read(keep(tmp_path_factory.mktemp("rolls") / "m.jsonl", "calavera", actions))


@pytest.mark.parametrize("name", GAMES)
def test_the_code_of_every_game_gives_the_same_match(name: str, tmp_path: Path) -> None:
    kept = read(keep(tmp_path / "match.jsonl", name, actions_of(name, COUNT)))

    code = code_of(kept)
    decoded = read_code(code, catalogue.game)

    assert is_code(code)
    assert decoded.differs is None
    assert decoded.kept.match.actions() == kept.match.actions()
    assert decoded.kept.entry == kept.entry
    assert first_difference(kept) is None


def test_a_code_is_short_and_can_be_broken_into_lines(race: SavedMatch) -> None:
    code = code_of(race)
    lines = " \n".join(code[at : at + 60] for at in range(0, len(code), 60))

    assert len(code) < 4000
    assert read_code(f"\n  {lines}\n", catalogue.game).kept.match == race.match


def changed(kept: SavedMatch, kind: type) -> tuple[SavedMatch, int]:
    """Return the match with one changed answer of the table, and its position."""
    turns = list(kept.match.turns)
    place = max(number for number, turn in enumerate(turns) if isinstance(turn.action, kind))
    action, other = turns[place].action, turns[place].action
    if isinstance(action, Rolled):
        other = replace(action, faces=(*action.faces[1:], action.faces[0] % 6))
    else:
        assert isinstance(action, Shot)
        other = replace(action, rest=tuple(reversed(action.rest)))
    turns[place] = replace(turns[place], action=other)
    return replace(kept, match=replace(kept.match, turns=Log(turns))), place


@pytest.mark.parametrize(("name", "kind"), [("race", Shot), ("rolls", Rolled)])
def test_what_the_table_would_do_otherwise_is_told_where_it_begins(
    name: str, kind: type, request: pytest.FixtureRequest
) -> None:
    kept, place = changed(request.getfixturevalue(name), kind)

    assert first_difference(kept) == place
    decoded = read_code(code_of(kept), catalogue.game)
    assert decoded.differs == place
    assert len(decoded.kept.match.turns) == place


def test_a_level_of_ones_own_is_in_the_code(race: SavedMatch) -> None:
    level = race.header.level
    assert level is not None
    own = replace(race, header=replace(race.header, level=replace(level, name="mine")))

    assert read_code(code_of(own), catalogue.game).kept.entry.level_text == level.text
    assert len(code_of(own)) > len(code_of(race)) + 500


def test_a_match_among_zones_and_obstacles_is_kept_and_coded(tmp_path: Path) -> None:
    game = catalogue.game("race")
    entry = replace(entry_of("race", 2), level=ROUGH.name, level_text=ROUGH_TEXT)
    match, dealer = begin(game, entry)
    players = random_players(game, len(entry.seats), 2, dealer)
    while not _struck(match):
        match = match.play(answer(match, dealer, players))
    keeper = MatchWriter(tmp_path / "match.jsonl", header_of(entry, game, BEGUN))
    for action in match.actions():
        keeper.do(action)
    keeper.close()

    kept = read(tmp_path / "match.jsonl")

    assert kept.match.actions() == match.actions()
    assert read_code(code_of(kept), catalogue.game).kept.match.actions() == match.actions()
    assert first_difference(kept) is None


def _struck(match: Match[Any]) -> bool:
    """Whether an obstacle was hit."""
    shots = [action for action in match.actions() if isinstance(action, Shot)]
    return any(isinstance(event, Struck) for shot in shots for event in shot.events)


def packed(words: bytes) -> str:
    total = zlib.crc32(words).to_bytes(4, "big")
    return MARK + urlsafe_b64encode(total + zlib.compress(words, 9)).decode()


BAD = {
    "nothing": "",
    "another": "hello",
    "no body": MARK,
    "not ours": MARK + "!!!!",
    "not packed": MARK + "AAAAAAAA",
    "a bomb": packed(b"0" * 20_000_000),
    "deep": packed(b"[" * 100_000),
    "a number": packed(b"9" * 5_000),
    "no keys": packed(b"{}"),
    "no list": packed(canonical({"begin": 1, "do": 2, "table": ""}).encode()),
    "no header": packed(canonical({"begin": [], "do": [], "table": ""}).encode()),
    "too long": MARK + "A" * 2_000_000,
    "umlaut": MARK + "ä",
}


@pytest.mark.parametrize("case", BAD)
def test_what_is_no_code_is_refused_in_one_sentence(case: str) -> None:
    with pytest.raises(SavedMatchError) as fault:
        read_code(BAD[case], catalogue.game)
    assert str(fault.value).isprintable()
    assert len(str(fault.value)) < 500


def test_a_code_with_more_or_less_in_it_than_was_played_is_refused(rolls: SavedMatch) -> None:
    code = code_of(rolls)
    body = urlsafe_b64decode(code[len(MARK) :] + "=" * (-len(code[len(MARK) :]) % 4))
    words = zlib.decompress(body[4:])

    for other in (
        words.replace(b'"do":[', b'"do":[{"is":"Explode"},', 1),
        words.replace(b'"seed":3', b'"seed":"3"', 1),
    ):
        assert other != words
        with pytest.raises(SavedMatchError):
            read_code(packed(other), catalogue.game)


def test_changed_and_cut_codes_are_refused_or_the_very_match(rolls: SavedMatch) -> None:
    code, draw = code_of(rolls), Random(1)
    letters = "ABCxyz019-_= \n.!é\x00"
    for _ in range(1000):
        at, kind = draw.randrange(len(code)), draw.randrange(3)
        new = draw.choice(letters)
        other = (code[:at], code[:at] + new + code[at:], code[:at] + new + code[at + 1 :])[kind]
        told = ""
        try:
            assert read_code(other, catalogue.game).kept.match == rolls.match
        except SavedMatchError as fault:
            told = str(fault)
        assert told.isprintable()


def test_the_fingerprint_of_a_log_is_that_of_the_match_played_on(race: SavedMatch) -> None:
    decoded = read_code(code_of(race), catalogue.game)

    assert log_sha256(decoded.kept.match.actions()) == log_sha256(race.match.actions())
    assert any(turn.action.seat == TABLE for turn in race.match.turns)


def test_a_code_still_opens_when_a_comment_of_its_shipped_table_has_changed(
    race: SavedMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    word = code_of(race)
    monkeypatch.setattr(code, "level_text", lambda name: level_text(name) + "# A new comment.\n")

    decoded = read_code(word, catalogue.game)

    assert decoded.differs is None
    assert decoded.kept.match.actions() == race.match.actions()
