"""The rules: choices, actions, result, and what a seat may see."""

from cubacube.games.marketeers.rules import buying, opening, turn
from cubacube.games.marketeers.rules.state import FACE_DOWN, Buying, Merchant, Opening, Round, State
from cubacube.rules import Outcome, Seat, agenda, replace
from cubacube.rules.agenda import TaskHandler

LAW: agenda.Law[State] = agenda.law(
    {
        Opening: TaskHandler(opening.ask, opening.answer),
        Round: TaskHandler(turn.ask, turn.answer, turn.resolve),
        Buying: TaskHandler(buying.ask, buying.answer),
    }
)
"""Map of each kind of task to the module of the rules that handles it."""

choices, apply = LAW.choices, LAW.apply
"""The choices of the first task, and what an action does to it."""


def outcome(state: State) -> Outcome | None:
    """[IV.7] Return the result; None while the game runs."""
    return turn.standings(state) if state.over else None


def seen_by(state: State, seat: Seat) -> State:
    """Return the state with the order of the draw pile hidden.

    With the option *Hidden cards*, the hands of the other players are hidden, too.
    """
    state = replace(state, deck=_face_down(state.deck))
    if state.over or not state.box.options.hidden_hands:
        return state
    merchants = tuple(
        _masked(merchant) if other != seat else merchant
        for other, merchant in enumerate(state.merchants)
    )
    return replace(state, merchants=merchants)


def _masked(merchant: Merchant) -> Merchant:
    return replace(merchant, hand=_face_down(merchant.hand))


def _face_down(cards: tuple[int, ...]) -> tuple[int, ...]:
    return (FACE_DOWN,) * len(cards)
