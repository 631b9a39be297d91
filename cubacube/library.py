"""Cuba Cube without a window: start a match, deal, and print what the referee says.

Everything here is exported by `cubacube` itself; `docs/library.md` shows how to use it.
"""

from collections.abc import Sequence
from typing import Any

from cubacube.games import catalogue
from cubacube.rules import TABLE, Value
from cubacube.session.play.begin import begin
from cubacube.session.play.begin import play_out as to_end
from cubacube.session.play.dealer import Dealer
from cubacube.session.play.game import Bot
from cubacube.session.play.match import Match
from cubacube.session.play.players import Computer
from cubacube.session.play.setup import SIDES, MatchSetup, SeatEntry
from cubacube.session.play.training import Training


def new_match(
    game: str, names: Sequence[str], seed: int = 0, level: str = "habana", **options: Value
) -> tuple[Match[Any], Dealer]:
    """Return a match before anything is dealt, and the dealer who rolls and shuffles for it.

    >>> match, dealer = new_match("calavera", ["Ana", "Bruno"], seed=5)
    >>> match.rules.choices(match.state)
    (AnyRoll(die=(0, 1, 2, 3, 4, 5), count=6, seat=-1),)

    Raises:
        UnknownGameError: No game has this name.
        LevelError: The level file has faults.
        OptionError: A house rule does not fit the game.
        ValueError: The game does not allow this number of players.
    """
    card = catalogue.game(game)
    seats = tuple(SeatEntry(name, SIDES[seat // card.crew]) for seat, name in enumerate(names))
    return begin(card, MatchSetup(game, seats, tuple(options.items()), level, seed))


def deal(match: Match[Any], dealer: Dealer) -> Match[Any]:
    """Let the dealer roll, shuffle and simulate until a player must act or the match is over.

    >>> match = deal(*new_match("calavera", ["Ana", "Bruno"], seed=5))
    >>> match.rules.choices(match.state)
    (AnyReroll(seat=0, loose=(0, 1, 2, 3, 4, 5)),)
    """
    while (asked := match.rules.choices(match.state)) and asked[0].seat == TABLE:
        match = match.play(dealer.answer(asked[0], match.standing))
    return match


def bots(game: str) -> tuple[Bot, ...]:
    """Return the computer players of a game, the weakest first.

    >>> len(bots("calavera"))
    5

    Raises:
        UnknownGameError: No game has this name.
    """
    return catalogue.game(game).bots


def play_out(match: Match[Any], dealer: Dealer, bots: Sequence[Bot], seed: int = 0) -> Match[Any]:
    """Return the match after computer players have played it to its end.

    `bots` has one for each seat. The same `seed` gives the same random choices of the bots.

    >>> beginner, *_, champion = bots("calavera")
    >>> match, dealer = new_match("calavera", ["Ana", "Bruno"], seed=5)
    >>> match = play_out(match, dealer, [beginner, champion])
    >>> match.rules.outcome(match.state).winners
    frozenset({1})
    """
    players = tuple(Computer(bot, seed, seat, dealer.what_if) for seat, bot in enumerate(bots))
    return to_end(match, dealer, players)


def referee(match: Match[Any], names: Sequence[str], since: int = 0) -> list[str]:
    """Return the sentences of the referee about a match.

    The first `since` actions are left out.

    >>> names = ["Ana", "Bruno"]
    >>> referee(deal(*new_match("calavera", names, seed=5)), names)
    ['Ana rolled 6 dice: roll 1 of 3.']
    """
    rules = match.rules.rules if isinstance(match.rules, Training) else match.rules
    card = next(game for game in catalogue.games() if game.rules is rules)
    message = (
        card.tell(event, tuple(names), turn.state)
        for turn in match.turns[since:]
        for event in turn.events
    )
    return list(filter(None, message))
