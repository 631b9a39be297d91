"""Set up the game: board, concessions and first player; lay the tiles of each stage."""

from cubacube.games.atacama.rules import events
from cubacube.games.atacama.rules.boards import (
    DEFAULT,
    HEX,
    LETTERS,
    SECOND,
    Ground,
    Letter,
    fields_of,
    tile,
)
from cubacube.games.atacama.rules.box import BASIC_RIGS, TACTICAL_RIGS, Box
from cubacube.games.atacama.rules.generator import hex_board, square_board
from cubacube.games.atacama.rules.ore import Concession
from cubacube.games.atacama.rules.shape import HEXAGON, SQUARE, Direction
from cubacube.games.atacama.rules.state import (
    DealConcessions,
    DrawBoard,
    DrawStarter,
    Player,
    ShuffleTiles,
    State,
    TakeTurn,
    Task,
)
from cubacube.rules import AnyRoll, AnyShuffle, Choice, Rolled, Seat, Shuffled, Step, put, replace

DIGITS = 6
"""Number of decimal digits in the number of a random board."""

LAYING: tuple[Letter, ...] = ("A", "B", "D", "C", "E", "G", "F", "H", "I")
"""[2.5.11, 12] Order in which tiles are laid: a triangle, a second triangle, the rest."""

ROLES: dict[int, tuple[tuple[Concession, Direction], ...]] = {
    2: (("turquoise", "columns"), ("orange", "rows")),
    3: (("blue", "falling"), ("orange", "rising"), ("yellow", "rows")),
    4: (
        ("turquoise", "columns"),
        ("orange", "rows"),
        ("orange", "columns"),
        ("turquoise", "rows"),
    ),
}
"""[2.3.7, 2.6.18, 2.7.20] Concession and direction of each seat, by number of players."""


def setup(box: Box, seats: int) -> State:
    """Return the first state, before the dealer's draws.

    Two options have no effect, because the rulebook has no such game: the enhanced game for
    three or four players [E15], and the second board for three.

    Raises:
        KeyError: `seats` is not 2, 3 or 4.
    """
    basic, second = TACTICAL_RIGS[seats] if box.options.tactical else (BASIC_RIGS[seats], 0)
    state = State(box, (Player(basic, second),) * seats, ())
    ground: Ground = (None,) * len(state.shape.fields)
    if not state.enhanced and box.options.board != "random":
        ground = _printed(box, seats)
    laid = () if seats == 3 else (None,) * 9 if state.enhanced else LETTERS
    state = replace(state, ground=ground, laid=laid, agenda=_agenda(state))
    if state.enhanced or DealConcessions() in state.agenda:
        return state
    return _with_roles(state, 1 if box.options.concessions == "second" else 0)


def lot(state: State) -> Choice:
    """Return the next choice for the dealer."""
    match state.agenda[0]:
        case DrawBoard():
            return AnyRoll(tuple(range(10)), DIGITS)
        case ShuffleTiles():
            return AnyShuffle(len(LETTERS))
    return AnyRoll(tuple(range(len(state.players))), 1)


def draw(state: State, answer: Rolled | Shuffled) -> Step[State]:
    """Apply the dealer's answer to the first task of the agenda."""
    task, state = state.agenda[0], replace(state, agenda=state.agenda[1:])
    match task, answer:
        case ShuffleTiles(), Shuffled(order=order):
            state, laid = lay(replace(state, pile=tuple(LETTERS[at] for at in order)))
            return Step(state, (events.TilesShuffled(), laid))
        case DrawBoard(), Rolled(faces=faces):
            return _draw_board(state, int("".join(map(str, faces))))
        case DealConcessions(), Rolled(faces=(first,)):
            return _deal_concessions(state, first)
        case DrawStarter(), Rolled(faces=(first,)):
            return Step(replace(state, seat=first), (events.StarterDrawn(first),))
    raise TypeError(f"{answer} does not answer {task}")


def lay(state: State) -> tuple[State, events.TilesLaid]:
    """[2.5.11, 12] Lay three tiles from the top of the pile."""
    done = len(LETTERS) - len(state.pile)
    places, tiles = LAYING[done : done + 3], tuple(map(_seen, state.pile[:3]))
    board, ground, laid = whole_board(state), state.ground, state.laid
    for place, letter in zip(places, tiles, strict=True):
        laid = put(laid, LETTERS.index(place), letter)
        for field, ore in zip(fields_of(place), tile(board, letter), strict=True):
            ground = put(ground, SQUARE.index[field], ore)
    state = replace(state, ground=ground, laid=laid, pile=state.pile[3:])
    return state, events.TilesLaid(state.stage, places, tiles)


def whole_board(state: State) -> Ground:
    """Return the complete board, as if all tiles lay face up at their own places.

    This board is public; only the order of the tiles in the pile is secret.
    """
    if state.number is None:
        return _printed(state.box, len(state.players))
    return hex_board(state.number) if state.shape is HEXAGON else square_board(state.number)


def _printed(box: Box, seats: int) -> Ground:
    """Return the printed board for the options and the number of seats."""
    if seats == 3:
        return HEX
    return SECOND if box.options.board == "second" else DEFAULT


def _agenda(state: State) -> tuple[Task, ...]:
    """[E21] Return the first tasks of a game.

    On the default square board the columns player begins, except in the enhanced game. In all
    other games the starter is drawn.
    """
    options = state.box.options
    columns_begin = options.board == "default" and state.shape is SQUARE and not state.enhanced
    wanted: tuple[tuple[Task, bool], ...] = (
        (DrawBoard(), options.board == "random"),
        (ShuffleTiles(), state.enhanced),
        (DealConcessions(), options.concessions == "drawn" and not state.enhanced),
        (DrawStarter(), not columns_begin),
        (TakeTurn(), True),
    )
    return tuple(task for task, is_wanted in wanted if is_wanted)


def _draw_board(state: State, number: int) -> Step[State]:
    """[1.6] Record the number of the random board that was drawn.

    The board is laid at once, except in the enhanced game: there its tiles are shuffled first.
    """
    state = replace(state, number=number)
    if not state.enhanced:
        state = replace(state, ground=whole_board(state))
    return Step(state, (events.BoardDrawn(number),))


def _deal_concessions(state: State, first: Seat) -> Step[State]:
    """[2.3.7] Deal the concessions in turn order from the seat that was drawn."""
    state = _with_roles(state, first)
    given = tuple(
        events.ConcessionGiven(seat, player.concession, player.direction)
        for seat, player in enumerate(state.players)
        if player.concession is not None and player.direction is not None
    )
    return Step(state, given)


def _with_roles(state: State, first: Seat) -> State:
    """Assign the roles in turn order from seat `first`, who also takes the first turn.

    If a starter is drawn later, that seat takes the first turn instead.
    """
    seats = len(state.players)
    roles = [ROLES[seats][(seat - first) % seats] for seat in range(seats)]
    players = tuple(
        replace(player, concession=concession, direction=direction)
        for player, (concession, direction) in zip(state.players, roles, strict=True)
    )
    return replace(state, players=players, seat=first)


def _seen(letter: Letter | None) -> Letter:
    """Return a tile, after checking that it is not hidden.

    Raises:
        ValueError: The pile is hidden, because the state comes from `seen_by`.
    """
    if letter is None:
        raise ValueError("the pile of this state is hidden: lay tiles on the full state only")
    return letter
