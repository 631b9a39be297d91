"""A computer player of your own at Calavera: `python examples/own_bot.py`.

A bot is a function. It gets the state as its seat may know it, and its choices. It returns one
of the actions that the choices contain.
"""

from collections import Counter
from random import Random

from cubacube import bots, deal, new_match, play_out, referee
from cubacube.games.calavera.rules.actions import (
    AnyReroll,
    Freeze,
    MarkColour,
    MarkJokers,
    Reroll,
    Stop,
)
from cubacube.games.calavera.rules.box import JOKER, SKULL
from cubacube.games.calavera.rules.state import State
from cubacube.rules import Action, Choice, OneOf

NAMES = ["Mine", "Rival"]
RIVAL = 1
GAMES = 10


def careful(state: State, choices: tuple[Choice, ...], rng: Random, _what_if: object, /) -> Action:
    """Collect the most frequent face, stop at the second skull, and fill no row too far."""
    (asked,) = choices
    if isinstance(asked, AnyReroll):
        return again(state, asked)
    assert isinstance(asked, OneOf)
    return max(asked, key=lambda action: (worth(state, action), rng.random()))


def again(state: State, asked: AnyReroll) -> Action:
    """Roll all dice again that do not show the most frequent face."""
    faces = Counter(state.dice[die] for die in asked.loose)
    often, count = faces.most_common(1)[0]
    others = tuple(die for die in asked.loose if state.dice[die] != often)
    if state.dice.count(SKULL) > 1 or count > 2 or not others:
        return Stop(asked.seat)
    return Reroll(asked.seat, others)


def worth(state: State, action: Action) -> float:
    """Return the points that an action brings at once, and a little for each cross."""
    if not isinstance(action, MarkColour | MarkJokers | Freeze):
        return 0
    row, dice = action.row, state.dice
    done = state.sheets[action.seat].crosses[row]
    if isinstance(action, Freeze):
        return done - 8.0
    more = dice.count(JOKER if isinstance(action, MarkJokers) else row)
    points, last = state.box.points, state.box.last
    return points[min(done + more, last)] - points[done] + more / 2


def main() -> None:
    """Play some games against a built-in level, and print the results."""
    won = 0
    for seed in range(GAMES):
        match, dealer = new_match("calavera", NAMES, seed)
        match = play_out(deal(match, dealer), dealer, [careful, bots("calavera")[RIVAL]], seed)
        outcome = match.rules.outcome(match.state)
        assert outcome is not None
        won += 0 in outcome.winners
        print(f"seed {seed}: {outcome.scores[0]} to {outcome.scores[1]} points")
    print(f"{NAMES[0]} won {won} of {GAMES} games. The end of the last one:")
    print("\n".join(referee(match, NAMES)[-3:]))


if __name__ == "__main__":
    main()
