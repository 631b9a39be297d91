"""Thinking time scales the number of simulations; each match has its own setting."""

from pathlib import Path
from typing import Any

import pytest

from cubacube.games import catalogue
from cubacube.kit.shot import Flick, Layout, Shot, WhatIf
from cubacube.rules import TABLE, Action, Choice, OneOf, replace
from cubacube.session.keeping.book import new_book, reopen
from cubacube.session.play.begin import answer, begin, with_level_text
from cubacube.session.play.dealer import Dealer, stream
from cubacube.session.play.match import Match, replay
from cubacube.session.play.players import BOT_NAMES, SHARES, computers
from cubacube.session.play.setup import SIDES, MatchSetup, SeatEntry
from cubacube.session.settings.model import Thinking
from cubacube.shell.league.games import round_robin

FLICKING = [name for name in catalogue.names() if catalogue.game(name).level is not None]
COUNTING = {name for name in catalogue.names() if name != "calavera"}
"""Games with a budget; the others always compute everything exactly."""
RIVAL, CHAMPION = 1, 4
ACTIONS = 12


class Counted:
    """A simulated table that counts its simulations."""

    def __init__(self, what_if: WhatIf) -> None:
        self._what_if, self.count = what_if, 0

    def __call__(self, flick: Flick, layout: Layout) -> Shot:
        self.count += 1
        return self._what_if(flick, layout)


def entered(name: str, thinking: Thinking, level: int = RIVAL) -> MatchSetup:
    game = catalogue.game(name)
    seats = tuple(
        SeatEntry(BOT_NAMES[seat], SIDES[seat // game.crew], level)
        for seat in range(max(2, game.fewest))
    )
    entry = MatchSetup(name, seats, level=game.level or "habana", seed=8, thinking=thinking)
    return with_level_text(game, entry)


def played_on(entry: MatchSetup, count: int, log: tuple[Action, ...] = ()) -> tuple[Action, ...]:
    """Return a log continued by `count` actions."""
    game = catalogue.game(entry.game)
    start, dealer = begin(game, entry)
    match = replay(game.rules, start.start, log)
    players = computers(game, entry.seats, entry.seed, dealer.what_if, entry.thinking)
    for _ in range(count):
        match = match.play(answer(match, dealer, players))
    return match.actions()


def asked_to_flick(name: str) -> tuple[Match[Any], Dealer, tuple[Choice, ...]]:
    """Return a match at its first question that is not only a list of actions."""
    entry = entered(name, "usual")
    game = catalogue.game(name)
    match, dealer = begin(game, entry)
    players = computers(game, entry.seats, entry.seed, dealer.what_if)
    while True:
        asked = match.rules.choices(match.state)
        own = tuple(choice for choice in asked if choice.seat == asked[0].seat)
        if own[0].seat != TABLE and not all(isinstance(choice, OneOf) for choice in own):
            return match, dealer, own
        match = match.play(answer(match, dealer, players))


@pytest.mark.parametrize("name", FLICKING)
def test_who_thinks_longer_tries_more_flicks(name: str) -> None:
    game = catalogue.game(name)
    match, dealer, own = asked_to_flick(name)
    seen = match.rules.seen_by(match.state, own[0].seat)
    tried: dict[str, int] = {}
    for thinking, share in SHARES.items():
        mind = Counted(dealer.what_if)
        bot: Any = game.bots[RIVAL]
        bot.thinking(share)(seen, own, stream(8, "x"), mind)
        tried[thinking] = mind.count

    assert 0 < tried["quick"] < tried["usual"] < tried["long"]


@pytest.mark.parametrize("name", catalogue.names())
def test_as_usual_is_as_ever(name: str) -> None:
    game = catalogue.game(name)
    bots: tuple[Any, ...] = game.bots

    assert SHARES["usual"] == 1
    if name in COUNTING:
        assert tuple(bot.thinking(SHARES["usual"]) for bot in bots) == bots
        champion = bots[CHAMPION]
        assert champion.thinking(SHARES["quick"]) != champion != champion.thinking(SHARES["long"])
    assert played_on(entered(name, "usual"), ACTIONS) == as_ever(name)


def as_ever(name: str) -> tuple[Action, ...]:
    """Return the same match, played by the game's original bots."""
    entry, game = entered(name, "usual"), catalogue.game(name)
    match, dealer = begin(game, entry)
    while len(match.turns) < ACTIONS:
        asked = match.rules.choices(match.state)
        seat = asked[0].seat
        if seat == TABLE:
            match = match.play(dealer.answer(asked[0], match.standing))
            continue
        own = tuple(choice for choice in asked if choice.seat == seat)
        rng = stream(entry.seed, f"seat {seat} {match.standing.get(seat, 0)}")
        seen = match.rules.seen_by(match.state, seat)
        match = match.play(game.bots[RIVAL](seen, own, rng, dealer.what_if))
    return match.actions()


@pytest.mark.parametrize("name", ["race", "atacama"])
def test_a_kept_match_goes_on_with_the_same_thoughts(name: str, tmp_path: Path) -> None:
    entry, game = entered(name, "long"), catalogue.game(name)
    straight = played_on(entry, ACTIONS)
    assert straight != played_on(replace(entry, thinking="quick"), ACTIONS)
    book = new_book(tmp_path, game, entry)
    assert book.keeper is not None
    for action in straight[: ACTIONS // 2]:
        book.keeper.do(action)
    book.keeper.close()

    again, opened = reopen(book.keeper.path, catalogue.game)
    assert opened.keeper is not None
    opened.keeper.close()

    assert again.thinking == "long"
    assert played_on(again, ACTIONS - ACTIONS // 2, opened.log) == straight


def test_a_league_plays_with_what_is_asked_for() -> None:
    usual, long = (
        round_robin(MatchSetup("atacama", (), seed=3, thinking=thinking), (1, 2), 1)[0]
        for thinking in SHARES
        if thinking != "quick"
    )

    assert usual.row().seed == long.row().seed
    assert usual.row() != long.row()
