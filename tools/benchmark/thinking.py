"""Measure choices per second of computer players, and the share spent in simulation.

Also measure how much faster a league runs with a second process.
"""

from time import process_time

from benchmark.two_jobs import one_and_two_s

from cubacube.games.catalogue import games
from cubacube.kit.shot import Flick, Layout, Shot, WhatIf
from cubacube.rules import TABLE
from cubacube.session.play.begin import begin
from cubacube.session.play.game import Game
from cubacube.session.play.players import BOT_NAMES, computers
from cubacube.session.play.setup import SIDES, MatchSetup, SeatEntry
from cubacube.shell.league.games import do, round_robin
from cubacube.shell.league.league import LEAGUE

MEASURE_S = 0.6
"""Thinking time per level and game; the last choice is completed."""
LEVELS, LEAGUE_GAMES = (0, 4), 24
"""Levels of Calavera that play in a league, and the number of games."""


def measure() -> dict[str, float]:
    """Return choices per second by level, the Champion's simulation share, and league speed."""
    figures: dict[str, float] = {}
    for game in games():
        for level in range(len(game.bots)):
            choices, thought, tried = _pace(game, level)
            figures[f"{game.name}_choices_a_second_{level}"] = round(choices / thought, 1)
            if game.level is not None and level == len(game.bots) - 1:
                figures[f"{game.name}_thinking_in_shoot"] = round(tried / thought, 2)
    jobs = round_robin(MatchSetup("calavera", (), seed=1), LEVELS, LEAGUE_GAMES)
    one, two = one_and_two_s(LEAGUE, do, jobs)
    figures["league_games_a_second_1"] = round(LEAGUE_GAMES / one, 2)
    figures["league_games_a_second_2"] = round(LEAGUE_GAMES / two, 2)
    figures["league_two_jobs"] = round(one / two, 2)
    return figures


class _Clocked:
    """A simulated table that adds up the time of its simulations."""

    def __init__(self, what_if: WhatIf) -> None:
        self._what_if = what_if
        self.taken_s = 0.0

    def __call__(self, flick: Flick, layout: Layout) -> Shot:
        """Simulate a flick."""
        began = process_time()
        shot = self._what_if(flick, layout)
        self.taken_s += process_time() - began
        return shot


def _pace(game: Game, level: int) -> tuple[int, float, float]:
    """Return the number of choices, their seconds, and the seconds spent in simulation."""
    choices, thought, tried, seed = 0, 0.0, 0.0, 0
    while thought < MEASURE_S:
        more = _thinks(game, level, seed, MEASURE_S - thought)
        choices, thought, tried = choices + more[0], thought + more[1], tried + more[2]
        seed += 1
    return choices, thought, tried


def _thinks(game: Game, level: int, seed: int, most_s: float) -> tuple[int, float, float]:
    """Play one match until `most_s` seconds of thinking; return the same figures as `_pace`."""
    seats = tuple(
        SeatEntry(BOT_NAMES[seat], SIDES[seat // game.crew], level) for seat in range(_seats(game))
    )
    match, dealer = begin(game, MatchSetup(game.name, seats, seed=seed))
    mind = _Clocked(dealer.what_if)
    players, choices, thought = computers(game, seats, seed, mind), 0, 0.0
    while (asked := match.rules.choices(match.state)) and thought < most_s:
        seat = asked[0].seat
        if seat == TABLE:
            match = match.play(dealer.answer(asked[0], match.standing))
            continue
        own = tuple(each for each in asked if each.seat == seat)
        seen, player = match.rules.seen_by(match.state, seat), players[seat]
        assert player is not None, "only computers play"
        began = process_time()
        action = player.choose(seen, own, match.standing.get(seat, 0))
        thought += process_time() - began
        choices += 1
        match = match.play(action)
    return choices, thought, mind.taken_s


def _seats(game: Game) -> int:
    return max(2, game.fewest)
