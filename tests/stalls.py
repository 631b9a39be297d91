"""Count the turns of a match between two Rivals."""

from cubacube.games.catalogue import game
from cubacube.kit.events import TurnBegan
from cubacube.rules import Value
from cubacube.session.play.begin import answer, begin
from cubacube.session.play.players import computers, read_seats
from cubacube.session.play.setup import MatchSetup

MOST_TURNS = 80


def turns_of(name: str, text: str, seed: int, **options: Value) -> int:
    """Return the turns of a match on the level of a text; stop counting after `MOST_TURNS`."""
    card = game(name)
    seats = read_seats(card, "bot:1,bot:1")
    setup = MatchSetup(name, seats, tuple(options.items()), seed=seed, level_text=text)
    match, dealer = begin(card, setup)
    players, turns = computers(card, seats, seed, dealer.what_if), 0
    while match.rules.choices(match.state) and turns <= MOST_TURNS:
        match = match.play(answer(match, dealer, players))
        turns += sum(isinstance(event, TurnBegan) for event in match.turns[-1].events)
    return turns
