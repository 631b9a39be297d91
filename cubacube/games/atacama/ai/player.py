"""The computer players of Atacama: random endings, and exact search near the end.

Each field is rated by all endings in which it was taken at any time (all moves as first,
AMAF). It does not matter who places a rig, nor when.
"""

from collections.abc import Callable
from operator import add
from random import Random
from typing import TypeAlias

from cubacube.ai.best import one_of_the_best
from cubacube.ai.exact import values
from cubacube.ai.minded import Minded, of_share
from cubacube.ai.rave import tried
from cubacube.games.atacama.ai.completion import End, Role, ends, prospect
from cubacube.games.atacama.ai.site import Site, worth_of
from cubacube.games.atacama.rules.actions import Buy, Colour, Place
from cubacube.games.atacama.rules.boards import LETTERS, Ground, fields_of, tile
from cubacube.games.atacama.rules.legal import colours, legal_fields, must_buy
from cubacube.games.atacama.rules.opening import whole_board
from cubacube.games.atacama.rules.ore import points
from cubacube.games.atacama.rules.scoring import ENOUGH
from cubacube.games.atacama.rules.shape import Field
from cubacube.games.atacama.rules.state import State
from cubacube.rules import N_, Action, Choice, OneOf, frozen, put, replace


@frozen
class Mind:
    """Parameters of a computer player level.

    `ends` is the number of random endings in each turn; a level with 0 takes the best ore at
    once. With `tree`, these endings grow a search tree. `exact` is the largest number of
    positions for exact search near the end.
    """

    ends: int
    tree: bool = False
    exact: int = 0

    def thinking(self, share: float) -> "Mind":
        """Return a copy with `ends` and `exact` multiplied by `share`, from 0 to 1."""
        return replace(self, ends=of_share(self.ends, share), exact=of_share(self.exact, share))


LEVELS = (
    Mind(ends=0),
    Mind(ends=30),
    Mind(ends=300),
    Mind(ends=400, tree=True, exact=6000),
    Mind(ends=1600, tree=True, exact=6000),
)

HANDS = (
    N_("drills where the ore pays most now and does not plan ahead."),
    N_("simulates 30 random endings before each rig."),
    N_("simulates 300 random endings before each rig."),
    N_("also thinks of your best reply, and plays the last rigs without a mistake."),
    N_("thinks four times as long about your replies and its own."),
)

FEW = 12
"""Number of random endings for choosing a purchase, at a level whose `ends` is 0."""

MOST_COLOURED = 300
"""Largest number of random endings for choosing a rig colour or a concession."""

MOST_ORE = 10
"""A number that is larger than the points of any ore, even with a double rig."""

LAST_RIGS = 9
"""Exact search starts when at most this many rigs or free fields are left."""

DEALS = 6
"""How many times in a turn a level guesses the order of the face-down tiles."""

WORTH_BUYING = 3.5
"""Expected lead in points that makes a level buy a concession."""

DOUBLE_FROM = 4.0
"""Least gain in points for using a second-colour rig.

The limit sinks when basic rigs run out; see `_colour`.
"""

SALES: tuple[tuple[Role, Role], ...] = (
    (("turquoise", "columns"), ("orange", "rows")),
    (("turquoise", "rows"), ("orange", "columns")),
)
"""The two pairs of roles that can be sold.

If one player buys one role of a pair, their opponent gets the second role of that pair.
"""

Value: TypeAlias = Callable[[list[int]], tuple[float, ...]]
"""Function that rates an ending: it turns the points of all roles into one or more values."""


def choose(
    mind: Mind, state: State, choices: tuple[Choice, ...], rng: Random, _what_if: object = None, /
) -> Action:
    """Return the best action: a rig on a field, or a purchase if it promises a clear lead."""
    (offered,) = choices
    assert isinstance(offered, OneOf)
    if len(offered.actions) == 1:
        return offered.actions[0]
    if state.enhanced and state.buyer is None:
        return _buy_or_wait(state, min(mind.ends, MOST_COLOURED) or FEW, rng)
    seat, roles = offered.seat, _roles(state)
    if not mind.ends:
        return one_of_the_best(_ore(state, roles[seat], offered), rng)
    found = _plan_ahead(state, roles, min(mind.ends, MOST_COLOURED), rng)
    worths = _fields(mind, state, roles, found, rng)
    field = max(worths, key=lambda each: worths[each])
    return Place(seat, field, _colour(state, roles, field, found))


def weigh(
    mind: Mind, state: State, choices: tuple[Choice, ...], rng: Random, /
) -> dict[Action, float]:
    """Return the score of a rig on each field.

    Returns an empty dictionary if there is only one action or a concession may be bought.
    """
    (offered,) = choices
    assert isinstance(offered, OneOf)
    if len(offered.actions) == 1 or (state.enhanced and state.buyer is None):
        return {}
    seat, roles = offered.seat, _roles(state)
    if not mind.ends:
        return _ore(state, roles[seat], offered)
    found = _plan_ahead(state, roles, min(mind.ends, MOST_COLOURED), rng)
    return {
        Place(seat, field, _colour(state, roles, field, found)): worth[0]
        for field, worth in _fields(mind, state, roles, found, rng).items()
    }


BOTS = tuple([Minded(choose, (mind,)) for mind in LEVELS])
"""The computer players by level."""

WEIGHS = tuple([Minded(weigh, (mind,)) for mind in LEVELS])
"""Functions that return the score of each action, one for each computer player level."""


def _roles(state: State) -> tuple[Role, ...]:
    """Return the role (concession and direction) of each player who has one."""
    return tuple(
        (player.concession, player.direction)
        for player in state.players
        if player.concession is not None and player.direction is not None
    )


def _ore(state: State, role: Role, offered: OneOf) -> dict[Action, float]:
    """Return the points that each rig would score on its field; a double rig scores twice."""

    def pays(action: Action) -> float:
        if not isinstance(action, Place):
            return -MOST_ORE
        ore = state.ore(action.field)
        assert ore is not None
        return points(role[0], ore) * (2 if action.colour == "second" else 1)

    return {action: pays(action) for action in offered.actions}


def _fields(
    mind: Mind, state: State, roles: tuple[Role, ...], found: list[End], rng: Random
) -> dict[Field, tuple[float, ...]]:
    """Rate fields by exact search or a search tree; if neither applies, by random endings."""
    fields, searched = state.shape.fields, _searched(mind, state, roles, rng)
    if searched:
        return {fields[at]: worth for at, worth in searched.items()}
    seat, index = state.seat, state.shape.index
    means = _means(found, lambda totals: (worth_of(totals)[seat],))
    return {field: means[index[field]] for field in _known(state, means)}


def _searched(
    mind: Mind, state: State, roles: tuple[Role, ...], rng: Random
) -> dict[int, tuple[float, ...]]:
    """Rate fields by exact search or in a tree; empty if neither applies."""
    if None in state.laid:
        return {}
    site = Site(prospect(state, state.ground, roles), state.seat)
    plain = not any(player.second for player in state.players)
    worth = values(site, mind.exact) if mind.exact and plain and site.near(LAST_RIGS) else None
    if worth:
        return {at: (each,) for at, each in worth.items()}
    return tried(site, Site.random_end, mind.ends, rng) if mind.tree else {}


def _buy_or_wait(state: State, ends: int, rng: Random) -> Action:
    """Buy the best role if its expected lead is large enough or a purchase is forced.

    Otherwise place a rig that keeps the roles as equal as possible.
    """
    roles = tuple(role for pair in SALES for role in pair)
    found = _plan_ahead(state, roles, ends, rng)
    leads = [_leads(totals) for _, totals in found]
    promised: dict[Role, float] = {}
    for (taken, left), each in zip(SALES, zip(*leads, strict=True), strict=True):
        promised[taken] = sum(each) / len(found)
        promised[left] = -promised[taken]
    best = max(promised, key=lambda role: promised[role])
    colour = colours(state.players[state.seat])[0]
    if must_buy(state) or promised[best] >= WORTH_BUYING:
        return Buy(state.seat, *best, colour)
    means = _means(found, _leads)
    field = min(
        _known(state, means),
        key=lambda each: max(abs(lead) for lead in means[state.shape.index[each]]),
    )
    return Place(state.seat, field, colour)


def _leads(totals: list[int]) -> tuple[float, ...]:
    """Return the lead of the first role over the second in each pair of `SALES`."""
    return totals[0] - totals[1], totals[2] - totals[3]


def _plan_ahead(state: State, roles: tuple[Role, ...], count: int, rng: Random) -> list[End]:
    """Return random endings; if tiles are face down, guess their order several times."""
    if None not in state.laid:
        return list(ends(prospect(state, state.ground, roles), count, rng))
    return [
        end
        for _ in range(DEALS)
        for end in ends(prospect(state, _guess(state, rng), roles), count // DEALS, rng)
    ]


def _guess(state: State, rng: Random) -> Ground:
    """Return the board with the face-down tiles in random order."""
    unseen = [letter for letter in LETTERS if letter not in state.laid]
    rng.shuffle(unseen)
    board, ground = whole_board(state), state.ground
    for place, letter in zip(LETTERS, state.laid, strict=True):
        if letter is None:
            for field, ore in zip(fields_of(place), tile(board, unseen.pop()), strict=True):
                ground = put(ground, state.shape.index[field], ore)
    return ground


def _means(found: list[End], value: Value) -> dict[int, tuple[float, ...]]:
    """Return each field's mean value over the endings in which it was taken."""
    sums: dict[int, tuple[float, ...]] = {}
    times: dict[int, int] = {}
    for added, totals in found:
        worth = value(totals)
        for at in added:
            before = sums.get(at)
            sums[at] = worth if before is None else tuple(map(add, before, worth))
            times[at] = times.get(at, 0) + 1
    return {at: tuple(each / times[at] for each in total) for at, total in sums.items()}


def _known(state: State, means: dict[int, tuple[float, ...]]) -> list[Field]:
    """Return the legal fields that occur in at least one ending."""
    return [field for field in legal_fields(state) if state.shape.index[field] in means]


def _colour(state: State, roles: tuple[Role, ...], field: Field, found: list[End]) -> Colour:
    """Return the second colour if a double rig gains enough here, otherwise the basic colour.

    The required gain sinks as basic rigs run out.
    """
    player = state.players[state.seat]
    own = colours(player)
    if len(own) == 1:
        return own[0]
    gains = [_gain(state, role, field, found) for role in roles]
    mine = gains.pop(state.seat)
    enough = DOUBLE_FROM * player.basic / player.rigs
    return "second" if mine - max(gains) >= enough else "basic"


def _gain(state: State, role: Role, field: Field, found: list[End]) -> float:
    """Return the average gain of a role if the rig on this field counts double."""
    ore = state.ore(field)
    assert ore is not None
    shape = state.shape
    line = next(each for each in shape.lines[role[1]] if field in each)
    there = sum(rig.field in line for rig in state.rigs)
    places = {shape.index[each] for each in line}
    counts = [
        there + len(places.intersection(added)) >= ENOUGH
        for added, _ in found
        if shape.index[field] in added
    ]
    return points(role[0], ore) * sum(counts) / len(counts)
