"""Odds of a roll, in words and on the road: where a sombrero first lands, and what lies there."""

from cubacube.games.caramba.ai.odds import chances
from cubacube.games.caramba.rules.state import State
from cubacube.games.caramba.scene.pieces import SOMBRERO
from cubacube.games.caramba.scene.places import MINE
from cubacube.games.caramba.scene.road import Road
from cubacube.rules import frozen
from cubacube.scenes.canvas import Brush, Layer, Point, TextStyle
from cubacube.scenes.canvas.parts import pill
from cubacube.scenes.canvas.theme import CREAM, GOLD, INK, SLATE, SMALLEST_TEXT
from cubacube.session.language.translation import _

_LEAST = 0.02
"""Smallest probability for which a space shows its percentage."""
_TAG = TextStyle(SMALLEST_TEXT, GOLD, "black")
_MINE_TAG = (MINE[0] + MINE[2] / 2, MINE[1] + MINE[3] * 0.68)


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
    return _("; ").join(said)


def draw_odds(brush: Brush, state: State, sombrero: int, dice: int) -> None:
    """Draw a golden glow on each reachable space, brighter if more likely."""
    found = odds(state, sombrero, dice)
    most = max(chance for _space, chance in (*found.spaces, (0, found.mine)))
    road, layer = Road(state.box.last), Layer()
    for space, chance in found.spaces:
        strength = 50 + round(150 * chance / most)
        layer.disc((*GOLD, strength), road.space(space), SOMBRERO + 2)
    layer.draw(brush.surface, brush.view)
    style = TextStyle(SMALLEST_TEXT + 2, INK, "black")
    for space, _chance in found.spaces:
        brush.tag(str(space), road.space(space), pill(CREAM), style)


def draw_figures(brush: Brush, state: State, sombrero: int, dice: int) -> None:
    """Draw the odds in percent, at the lower edge of each space and in the mine."""
    found, road = odds(state, sombrero, dice), Road(state.box.last)
    for space, chance in found.spaces:
        x, y = road.space(space)
        if chance >= _LEAST:
            _draw_figure(brush, chance, (x, y + 38))
    if found.mine:
        _draw_figure(brush, found.mine, _MINE_TAG)


def _draw_figure(brush: Brush, chance: float, at: Point) -> None:
    brush.tag(f"{max(1, round(100 * chance))} %", at, pill(SLATE, GOLD), _TAG)
