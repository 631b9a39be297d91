"""Play whole games between computer players on a table."""

from typing import Any, NamedTuple

from cubacube.ai.flicking.trials import tumbled_in
from cubacube.games.catalogue import game
from cubacube.kit.events import Driven
from cubacube.kit.shot import Flick, Left, Shot
from cubacube.rules import TABLE
from cubacube.session.play.begin import MOST_ACTIONS, answer, begin
from cubacube.session.play.game import Game
from cubacube.session.play.match import Match
from cubacube.session.play.players import computers, read_seats
from cubacube.session.play.setup import MatchSetup
from cubacube.table import TableError

MOST_FLICKING = 2000
"""Maximum number of player actions in a game with dice to flick.

A game that needs more actions counts as endless. Even a long game that ends needs only a
tenth of this number.
"""


class GameRow(NamedTuple):
    """One game of computer players; if it was stopped early, the counts end at that time."""

    game: str
    seed: int
    ended: bool
    turns: int
    actions: int
    flicks: int
    drives: int
    crossed: int
    clean: int
    damage: int
    tumbled: int
    left: int


def played(name: str, level_text: str, seed: int) -> GameRow:
    """Play a game with the minimum number of players, all of them `bot:1`."""
    which = game(name)
    seats = read_seats(which, ",".join(["bot:1"] * which.fewest))
    match, ended = play_out(which, MatchSetup(name, seats, seed=seed, level_text=level_text))
    actions = match.actions()
    shots = [action for action in actions if isinstance(action, Shot)]
    drives = [event for event in match.events if isinstance(event, Driven)]
    return GameRow(
        name,
        seed,
        ended,
        sum(isinstance(event, which.turns) for event in match.events),
        len(actions),
        sum(isinstance(action, Flick) for action in actions),
        len(drives),
        sum(drive.success for drive in drives),
        sum(drive.success and drive.clean for drive in drives),
        sum(drive.damage for drive in drives),
        sum(map(tumbled_in, shots)),
        sum(isinstance(event, Left) for shot in shots for event in shot.events),
    )


def play_out(which: Game, entry: MatchSetup) -> tuple[Match[Any], bool]:
    """Play a match of computer players; return it and whether it ended."""
    match, dealer = begin(which, entry)
    players = computers(which, entry.seats, entry.seed, dealer.what_if, entry.thinking)
    own = 0
    while match.rules.choices(match.state):
        try:
            action = answer(match, dealer, players)
        except TableError:  # the dice found no room, however often they were thrown
            return match, False
        own += action.seat != TABLE
        if own > (MOST_ACTIONS if which.level is None else MOST_FLICKING):
            return match, False
        match = match.play(action)
    return match, True
