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
    """Parameters of a level.

    `ends` is the number of random endings per turn; 0 takes the best ore at once. `tree`
    means that they grow a search tree. `exact` limits the positions searched near the end.
    """

    ends: int
    tree: bool = False
    exact: int = 0

    def thinking(self, share: float) -> "Mind":
        """Return a copy with this share of endings and positions."""
        return replace(self, ends=of_share(self.ends, share), exact=of_share(self.exact, share))


LEVELS = (
    Mind(ends=0),
    Mind(ends=30),
    Mind(ends=300),
    Mind(ends=400, tree=True, exact=6000),
    Mind(ends=1600, tree=True, exact=6000),
)

HANDS = (
    N_("drills where the ore pays most at once, and does not look farther."),
    N_("looks at 30 random ends of the game before every rig."),
    N_("looks at 300 random ends of the game before every rig."),
    N_("thinks of your best answer, too, and plays the last rigs without a mistake."),
    N_("thinks four times as long of your answers, and of its own to these."),
)

FEW = 12
"""Random endings for deciding a purchase, for a level that otherwise uses none."""

MOST_COLOURED = 300
"""Enough random endings to choose rig colours and concessions."""

MOST_ORE = 10
"""More than any ore pays, even with a double rig."""

LAST_RIGS = 9
"""Exact search starts when at most this many rigs or free fields are left."""

DEALS = 6
"""Number of guesses at the face-down tiles in a turn."""

WORTH_BUYING = 3.5
"""Expected lead in points that makes a level buy a concession."""

DOUBLE_FROM = 4.0
"""Least gain in points for using a second-colour rig while there are enough basic rigs."""

SALES: tuple[tuple[Role, Role], ...] = (
    (("turquoise", "columns"), ("orange", "rows")),
    (("turquoise", "rows"), ("orange", "columns")),
)
"""Pairs of roles: a buyer takes one of a pair, the other player gets the other."""

Value: TypeAlias = Callable[[list[int]], tuple[float, ...]]
"""A function that rates the totals of an ending."""


def choose(
    mind: Mind,
    state: State,
    choices: tuple[Choice, ...],
    rng: Random,
    _what_if: object = None,
    /,
) -> Action:
    """Return the field with the best random endings, or a concession with a clear lead."""
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
    """Return the score of a rig on each field; empty where a concession may be bought."""
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
"""Their scores for the possible actions, by level."""


def _roles(state: State) -> tuple[Role, ...]:
    """Return concession and direction of the players who have both."""
    return tuple(
        (player.concession, player.direction)
        for player in state.players
        if player.concession is not None and player.direction is not None
    )


def _ore(state: State, role: Role, offered: OneOf) -> dict[Action, float]:
    """Return what each rig pays on its field; a double rig pays twice."""

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
    """Rate fields by exact search, by a search tree, or by random endings."""
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
    """Buy the best role if its lead is large enough; otherwise keep the roles even."""
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
    """Return the lead of the first role over the second, for each pair."""
    return totals[0] - totals[1], totals[2] - totals[3]


def _plan_ahead(state: State, roles: tuple[Role, ...], count: int, rng: Random) -> list[End]:
    """Return random endings; if tiles are face down, over several guesses of them."""
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
    """Return the second colour if doubling pays enough; the limit sinks as basic rigs run out."""
    player = state.players[state.seat]
    own = colours(player)
    if len(own) == 1:
        return own[0]
    gains = [_gain(state, role, field, found) for role in roles]
    mine = gains.pop(state.seat)
    enough = DOUBLE_FROM * player.basic / player.rigs
    return "second" if mine - max(gains) >= enough else "basic"


def _gain(state: State, role: Role, field: Field, found: list[End]) -> float:
    """Return what doubling a rig here brings a role on average."""
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
