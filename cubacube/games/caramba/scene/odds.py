"""Odds of a roll: the space of a sombrero's first landing, and what lies there."""

from cubacube.games.caramba.ai.odds import chances
from cubacube.games.caramba.rules.state import State
from cubacube.rules import frozen
from cubacube.session.language.translation import _


@frozen
class Odds:
    """Probabilities of the first landing, from 0 to 1.

    `spaces` has a probability for each space that can be reached. `rival` is the probability of
    landing on another player's sombrero, `own` on the owner's other sombrero, and `ambush` on an
    ambush chip. `mine` is the probability of entering the mine, `stay` of not moving.
    """

    spaces: tuple[tuple[int, float], ...]
    stay: float
    mine: float
    rival: float
    own: float
    ambush: float


def odds(state: State, sombrero: int, dice: int) -> Odds:
    """Return the odds of the first landing, without further rolls after it."""
    start, last = state.spaces[sombrero], state.box.last
    stay, *others = chances(dice)
    landing = [(start + steps, chance) for steps, chance in enumerate(others, start=1)]
    spaces = tuple((space, chance) for space, chance in landing if space <= last)
    seat = state.owner(sombrero)
    owned = {space: state.owner(number) == seat for number, space in enumerate(state.spaces)}
    return Odds(
        spaces,
        stay,
        sum(chance for space, chance in landing if space > last),
        sum(chance for space, chance in spaces if owned.get(space) is False),
        sum(chance for space, chance in spaces if owned.get(space)),
        sum(chance for space, chance in spaces if space in state.chips),
    )


def told(state: State, sombrero: int, dice: int) -> str:
    """Return the odds of a roll as a short text."""
    found, said = odds(state, sombrero, dice), []
    for chance, words in (
        (found.mine, _("{percent} % enters the mine")),
        (found.rival, _("{percent} % lands on a rival, who pays {silver}")),
        (found.own, _("{percent} % lands on own sombrero")),
        (found.ambush, _("{percent} % lands on an ambush")),
        (found.stay, _("{percent} % does not move")),
    ):
        if chance > 0:
            percent = max(1, round(100 * chance))
            said.append(words.format(percent=percent, silver=state.race))
    return "; ".join(said)
