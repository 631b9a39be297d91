"""Cuba Cube without a window: start a match, deal, and print what the referee says.

Everything here is exported by `cubacube` itself; `docs/library.md` shows how to use it.
"""

from collections.abc import Sequence
from typing import Any

from cubacube.games import catalogue
from cubacube.rules import TABLE, Value
from cubacube.session.play.begin import begin
from cubacube.session.play.dealer import Dealer
from cubacube.session.play.match import Match
from cubacube.session.play.setup import SIDES, MatchSetup, SeatEntry
from cubacube.session.play.training import Training


def new_match(
    game: str, names: Sequence[str], seed: int = 0, level: str = "habana", **options: Value
) -> tuple[Match[Any], Dealer]:
    """Return a match before anything is dealt, and the dealer who rolls and shuffles for it.

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
    """Let the dealer roll, shuffle and simulate until a player must act or the match is over."""
    while (asked := match.rules.choices(match.state)) and asked[0].seat == TABLE:
        match = match.play(dealer.answer(asked[0], match.standing))
    return match


def referee(match: Match[Any], names: Sequence[str], since: int = 0) -> list[str]:
    """Return the sentences of the referee about a match.

    The first `since` actions are left out.
    """
    rules = match.rules.rules if isinstance(match.rules, Training) else match.rules
    card = next(game for game in catalogue.games() if game.rules is rules)
    message = (
        card.tell(event, tuple(names), turn.state)
        for turn in match.turns[since:]
        for event in turn.events
    )
    return list(filter(None, message))
