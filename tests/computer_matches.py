"""Check matches of computer players: nobody repeats a state, and every match ends.

`series(games, range(2000))` is a long check; `python tools/explore.py --computers 2000`
runs it.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from cubacube.rules import TABLE, Shuffled, Value, frozen
from cubacube.session.play.begin import answer, begin
from cubacube.session.play.dealer import stream
from cubacube.session.play.game import Game
from cubacube.session.play.match import Match
from cubacube.session.play.options import chosen, written
from cubacube.session.play.players import computers
from cubacube.session.play.setup import SIDES, MatchSetup, SeatEntry

MOST_TURNS = {
    "atacama": 60,
    "calavera": 60,
    "caramba": 400,
    "cobbers": 100,
    "couriers": 200,
    "marketeers": 100,
    "race": 100,
    "smugglers": 100,
}
"""Maximum turns per player; no match should come close."""


@frozen
class Watched:
    """Progress of a checked match."""

    turns: int
    actions: int
    over: bool


def drawn(game: Game, seed: int) -> MatchSetup:
    """Return a random match: seats, levels of computer players, and valid house rules."""
    rng = stream(seed, f"setup of {game.name}")
    while True:
        seats = rng.randint(game.fewest, game.most)
        options: dict[str, Value] = {
            each.name: rng.choice(each.values) for each in game.options if rng.random() < 0.5
        }
        if not game.clash(chosen(game.options_type, options.items()), seats):
            break
    levels = range(len(game.bots))
    return MatchSetup(
        game=game.name,
        seats=tuple(
            SeatEntry(f"P{seat}", SIDES[seat // game.crew], rng.choice(levels))
            for seat in range(seats)
        ),
        options=tuple(options.items()),
        level=game.level or "",
        seed=seed,
    )


def series(games: Sequence[Game], seeds: Iterable[int]) -> Iterator[tuple[MatchSetup, str]]:
    """Play a whole match for each seed, and yield its setup and its fault, if any."""
    for seed in seeds:
        game = games[seed % len(games)]
        setup = drawn(game, seed)
        try:
            watched(game, setup)
        except AssertionError as fault:
            yield setup, str(fault)
        else:
            yield setup, ""


def watched(game: Game, setup: MatchSetup, actions: int | None = None) -> Watched:
    """Play a match to its end, or for a number of actions.

    Raises:
        AssertionError: An action led back to a state of the same turn, or the match does not
            end; the message shows how to repeat it.
    """
    match, dealer = begin(game, setup)
    players = computers(game, setup.seats, setup.seed, dealer.what_if)
    turn, done = _Turn(game, match.state), 0
    while game.rules.choices(match.state) and done != actions:
        match = match.play(answer(match, dealer, players))
        done += 1
        turn.advance_frame(match, told(setup))
        limit = MOST_TURNS[game.name] * len(setup.seats)
        assert turn.number <= limit, f"no end after {limit} turns in {told(setup)}"
    return Watched(turn.number, done, not game.rules.choices(match.state))


def told(setup: MatchSetup) -> str:
    """Return the command line that repeats a match."""
    bots = ",".join(f"bot:{seat.bot}" for seat in setup.seats)
    options = ",".join(f"{name}={written(value)}" for name, value in setup.options)
    chosen_options = f" --options {options}" if options else ""
    return f"cubacube sim {setup.game} --seed {setup.seed} --seats {bots}{chosen_options}"


class _Turn:
    """The current turn and its states since the last flick or roll.

    A flick or roll may lead to an earlier state; other choices must not. Shuffled cards are
    ignored, because the same ones may turn up again.
    """

    def __init__(self, game: Game, state: Any) -> None:
        self.number = 0
        self._turns = game.turns
        self._seen = [state]

    def advance_frame(self, match: Match[Any], where: str) -> None:
        """Check the result of the last action."""
        last = match.turns[-1]
        asked = match.rules.choices(last.state)
        seat = asked[0].seat if asked else TABLE
        begins = any(isinstance(event, self._turns) for event in last.events)
        self.number += begins
        if begins or (last.action.seat == TABLE and not isinstance(last.action, Shuffled)):
            self._seen = []
        if seat != TABLE:
            assert last.state not in self._seen, f"{last.action} leads back in {where}"
        self._seen.append(last.state)
