"""Play one match between computer players without a window."""

from collections.abc import Callable
from typing import Any

from cubacube.session.play.begin import EndlessMatchError, begin, play_out
from cubacube.session.play.game import Game
from cubacube.session.play.match import Match, PlayedAction
from cubacube.session.play.players import computers
from cubacube.session.play.setup import MatchSetup
from cubacube.shell.cli.parser import StuckError
from cubacube.table import TableError


def ignore_turn(_turn: PlayedAction[Any]) -> None:
    """Do nothing after an action."""


def played(
    game: Game, entry: MatchSetup, on_turn: Callable[[PlayedAction[Any]], None] = ignore_turn
) -> Match[Any]:
    """Play a match to its end; `on_turn` is called after every action.

    Raises:
        StuckError: The match does not end, or its dice never stop or have no room.
    """
    match, dealer = begin(game, entry)
    players = computers(game, entry.seats, entry.seed, dealer.what_if, entry.thinking)
    try:
        return play_out(match, dealer, players, on_turn)
    except (EndlessMatchError, TableError) as fault:
        raise StuckError(f"{game.name} with seed {entry.seed}: {fault}") from fault
