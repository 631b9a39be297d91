"""The displayed scores of computers in board games are the ones they choose by."""

from collections.abc import Iterator
from typing import Any

import pytest

from cubacube.games import catalogue
from cubacube.rules import TABLE, Choice
from cubacube.session.play.begin import begin
from cubacube.session.play.dealer import stream
from cubacube.session.play.players import BOT_NAMES
from cubacube.session.play.setup import SIDES, MatchSetup, SeatEntry

BOARDS = [
    (name, level) for name in catalogue.names() if catalogue.game(name).weighs for level in range(5)
]
MOST = {"atacama": 7, "marketeers": 16}
"""Number of checked choices for games with slow computers."""


def test_the_board_games_tell_what_they_weigh() -> None:
    assert {name for name, _level in BOARDS} == {"atacama", "calavera", "caramba", "marketeers"}


def asked(name: str, level: int) -> Iterator[tuple[Any, tuple[Choice, ...], int]]:
    """Yield the questions to the computers of a match until it ends."""
    game = catalogue.game(name)
    seats = tuple(
        SeatEntry(BOT_NAMES[seat], SIDES[seat], level) for seat in range(max(2, game.fewest))
    )
    match, dealer = begin(game, MatchSetup(name, seats, seed=5))
    choices = match.rules.choices(match.state)
    while choices:
        seat = choices[0].seat
        if seat == TABLE:
            action = dealer.answer(choices[0], match.standing)
        else:
            own = tuple(choice for choice in choices if choice.seat == seat)
            seen, place = match.rules.seen_by(match.state, seat), match.standing.get(seat, 0)
            yield seen, own, place
            action = game.bots[level](seen, own, stream(5, str(place)), dealer.what_if)
        match = match.play(action)
        choices = match.rules.choices(match.state)


@pytest.mark.parametrize(("name", "level"), BOARDS)
def test_what_is_chosen_has_the_highest_worth_of_what_is_weighed(name: str, level: int) -> None:
    game, weighed = catalogue.game(name), 0
    for count, (seen, choices, place) in enumerate(asked(name, level)):
        worths = game.weighs[level](seen, choices, stream(5, str(place)))
        chosen = game.bots[level](seen, choices, stream(5, str(place)), nothing)
        legal = [action for action in worths if any(action in choice for choice in choices)]
        assert legal == [*worths]
        if chosen in worths and len(worths) > 1:
            weighed += 1
            assert worths[chosen] == max(worths.values())
        if count >= MOST.get(name, 300):
            break
    assert weighed > 2


def nothing(_flick: object, _layout: object) -> Any:
    raise AssertionError("nobody flicks in a board game")
