"""Playing a match to its end without people."""

from collections.abc import Callable
from typing import Any

from cubacube.rules import TABLE, Action
from cubacube.session.dealer import Dealer
from cubacube.session.match import Match, Turn
from cubacube.session.players import Player

MOST_ACTIONS = 20_000
"""More actions of players than any match needs; a match that goes on is at fault."""


class EndlessMatchError(RuntimeError):
    """A match did not end within `MOST_ACTIONS` actions of its players."""


def answer(match: Match[Any], dealer: Dealer, players: tuple[Player, ...]) -> Action:
    """The next action of a running match: the table's or that of the seat that is asked first."""
    asked = match.rules.choices(match.state)
    seat = asked[0].seat
    if seat == TABLE:
        return dealer.answer(asked[0])
    own = tuple(choice for choice in asked if choice.seat == seat)
    return players[seat].choose(match.rules.seen_by(match.state, seat), own)


def play_out(
    match: Match[Any],
    dealer: Dealer,
    players: tuple[Player, ...],
    told: Callable[[Turn[Any]], None] = lambda turn: None,  # noqa: ARG005
) -> Match[Any]:
    """Play a match to its end; `told` hears of every turn as it comes.

    Raises:
        EndlessMatchError: It does not end.
    """
    actions = 0
    while match.rules.choices(match.state):
        action = answer(match, dealer, players)
        actions += action.seat != TABLE
        if actions > MOST_ACTIONS:
            raise EndlessMatchError(f"the match has not ended after {MOST_ACTIONS} actions")
        match = match.play(action)
        told(match.turns[-1])
    return match
