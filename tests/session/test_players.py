from random import Random
from typing import Any

import pytest

from cubacube.kit.shot import Layout, WhatIf
from cubacube.rules import Action, Choice, Event, OneOf, frozen, replace
from cubacube.session.play.begin import EndlessMatchError, begin, play_out
from cubacube.session.play.dealer import Dealer, stream
from cubacube.session.play.game import Game
from cubacube.session.play.players import (
    BOT_NAMES,
    Computer,
    SeatError,
    computers,
    read_seats,
)
from cubacube.session.play.setup import SIDES, MatchSetup, SeatEntry, fault_in
from tests.session import toy
from tests.session.toy import State, Stop


@frozen
class Rules:
    """The toy game has none."""


def stop(_state: Any, choices: tuple[Choice, ...], _draw: Random, _what_if: WhatIf) -> Action:
    return Stop(choices[0].seat)


def gamble(_state: Any, choices: tuple[Choice, ...], rng: Random, _what_if: WhatIf) -> Action:
    assert isinstance(choices[0], OneOf)
    return rng.choice(choices[0].actions)


def never_stop(_state: Any, choices: tuple[Choice, ...], _draw: Random, _what_if: WhatIf) -> Action:
    assert isinstance(choices[0], OneOf)
    return choices[0].actions[0]


def tell(event: Event, _names: tuple[str, ...], _state: Any) -> str:
    return str(event)


CODES = ("U+FE0F", "U+034F", "U+180B", "U+200B", "U+FEFF")

TOY = Game(
    name="toy",
    title="Toy",
    blurb="Roll or stop.",
    fewest=2,
    minutes=(1, 2),
    most=4,
    options_type=Rules,
    level=None,
    rules=toy,
    box_type=Rules,
    state_type=State,
    action_type=None,
    make_box=lambda _cards, _measures, options: options,
    bots=(stop, gamble, never_stop),
    tell=tell,
    turns=(),
)


def nothing(_flick: Any, _layout: Layout) -> Any:
    raise AssertionError


def test_people_and_bots_are_seated_in_order() -> None:
    assert read_seats(TOY, "human:Ana, bot:1:Hugo,human: Zoé ") == (
        SeatEntry("Ana", SIDES[0]),
        SeatEntry("Hugo", SIDES[1], 1),
        SeatEntry("Zoé", SIDES[2]),
    )


def test_bots_without_a_name_get_one_that_is_free() -> None:
    seats = read_seats(TOY, f"bot:0,human:{BOT_NAMES[0].upper()},bot:1")

    assert [seat.name for seat in seats] == [BOT_NAMES[1], BOT_NAMES[0].upper(), BOT_NAMES[2]]


@pytest.mark.parametrize("count", [5, 10])
def test_partners_share_a_side_and_an_odd_last_one_has_his_own(count: int) -> None:
    pairs = replace(TOY, fewest=5, most=10, crew=2)

    seats = read_seats(pairs, ",".join(["bot:0"] * count))

    assert [seat.side for seat in seats] == [SIDES[seat // 2] for seat in range(count)]
    assert len({seat.name for seat in seats}) == count


@pytest.mark.parametrize(
    "word",
    [
        *("ana", "human", "human:", "human: ", "human:A:B", "Human:Ana"),
        *("bot", "bot:", "bot:3", "bot:-1", "bot:x", "bot:01", "bot:1:A:B", "robot:1", ""),
    ],
)
def test_a_seat_that_cannot_be_read_is_named_with_what_is_allowed(word: str) -> None:
    with pytest.raises(SeatError) as fault:
        read_seats(TOY, f"bot:1,{word}")

    assert str(fault.value) == (
        f"{word.strip()!r} is not a seat: use human:NAME, bot:LEVEL or "
        "bot:LEVEL:NAME with a level from 0 to 2"
    )


@pytest.mark.parametrize("count", [1, 5])
def test_the_game_says_how_many_may_play(count: int) -> None:
    with pytest.raises(SeatError, match=f"^toy needs 2 to 4 seats, not {count}$"):
        read_seats(TOY, ",".join(["bot:0"] * count))


@pytest.mark.parametrize("text", ["human:Ana,human:ANA", f"human:{'x' * 17},bot:1"])
def test_names_must_be_short_and_different(text: str) -> None:
    with pytest.raises(SeatError):
        read_seats(TOY, text)


@pytest.mark.parametrize(
    ("name", "code"),
    [
        *(
            (letter, code)
            for letter, code in zip("\ufe0f\u034f\u180b\u200b\ufeff", CODES, strict=True)
        ),
        ("A\u200bna", "U+200B"),
        ("\udcff", "U+DCFF"),
        ("A\x1b[2Jna", "U+001B"),
        ("A\nna", "U+000A"),
        ("\u202eanA", "U+202E"),
        ("A\0", "U+0000"),
    ],
)
def test_a_name_is_one_line_that_can_be_seen(name: str, code: str) -> None:
    told = f"This letter of the name of seat 2 cannot be shown: {code}."

    with pytest.raises(SeatError) as fault:
        read_seats(TOY, f"bot:1,human:{name}")
    assert str(fault.value) == told
    assert fault_in(("Ana", name)) == told


def test_a_name_too_long_is_told_in_few_letters() -> None:
    assert len(fault_in(("Ana", "x" * 60_000)) or "") < 120


def test_names_written_in_two_ways_are_one_name() -> None:
    with pytest.raises(SeatError, match="Two players are called"):
        read_seats(TOY, "human:Jose\u0301,human:Jos\xe9")


def test_a_match_begins_with_its_setup() -> None:
    match, dealer = begin(TOY, MatchSetup("toy", read_seats(TOY, "bot:0,bot:0,bot:0"), seed=3))

    assert match.state == State((0, 0, 0))
    assert not match.turns
    assert isinstance(dealer, Dealer)


def played(text: str, seed: int) -> tuple[int, ...]:
    entry = MatchSetup("toy", read_seats(TOY, text), seed=seed)
    match, dealer = begin(TOY, entry)
    end = play_out(match, dealer, computers(TOY, entry.seats, seed, nothing))
    assert TOY.rules.outcome(end.state)
    scores: tuple[int, ...] = end.state.scores
    return scores


def test_computers_play_a_match_to_its_end() -> None:
    assert played("bot:1,bot:1", 7) == played("bot:1,bot:1", 7)
    assert len({played("bot:1,bot:1", seed) for seed in range(10)}) > 5


def test_every_seat_has_a_stream_of_its_own() -> None:
    one, other = computers(TOY, read_seats(TOY, "bot:1,bot:1"), 1, nothing)
    choice = OneOf(0, tuple(map(Stop, range(100))))
    assert one is not None
    assert other is not None

    assert [one.choose(None, (choice,), place) for place in range(3)] != [
        other.choose(None, (choice,), place) for place in range(3)
    ]
    assert stream(1, "seat 0").random() != stream(1, "seat 1").random()


def test_who_weighs_is_asked_for_its_worths_alone() -> None:
    choice = OneOf(0, (Stop(0), Stop(1)))

    def weigh(_state: Any, choices: tuple[Choice, ...], rng: Random, /) -> dict[Action, float]:
        assert choices == (choice,)
        return {action: rng.random() for action in choice}

    def asked_twice(*_asked: Any) -> Action:
        raise AssertionError("it thinks once more")

    player = Computer(asked_twice, 3, 0, nothing, weigh)
    thoughts = player.thoughts(None, (choice,), 7)

    assert [*thoughts.worths] == [Stop(0), Stop(1)]
    assert thoughts.worths[Stop(0)] == stream(3, "seat 0 7").random()
    assert not thoughts.flicks


def test_people_are_not_played_by_the_computer() -> None:
    assert computers(TOY, read_seats(TOY, "human:Ana,bot:0"), 1, nothing)[0] is None


def test_who_listens_hears_of_every_turn() -> None:
    entry = MatchSetup("toy", read_seats(TOY, "bot:0,bot:0"))
    match, dealer = begin(TOY, entry)
    heard: list[Action] = []

    end = play_out(
        match,
        dealer,
        computers(TOY, entry.seats, 0, nothing),
        lambda turn: heard.append(turn.action),
    )

    assert tuple(heard) == end.actions()


def test_a_match_without_an_end_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    from cubacube.session.play import begin

    monkeypatch.setattr(begin, "MOST_ACTIONS", 50)

    with pytest.raises(EndlessMatchError, match="the match does not end"):
        played("bot:2,bot:2", 1)
