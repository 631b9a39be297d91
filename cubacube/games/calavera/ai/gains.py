"""Compute how much a player gains by each group of dice, and the value of each hand."""

from functools import lru_cache

from cubacube.ai.rerolls import DiceModel, Hand, RerollTable, hands, tables
from cubacube.games.calavera.ai.worth import Judge
from cubacube.games.calavera.rules.actions import Freeze, MarkColour, MarkJokers, TakeNothing
from cubacube.games.calavera.rules.box import DICE, DIE, JOKER, ROWS, SKULL, Row
from cubacube.games.calavera.rules.law import CURSE, ROLLS
from cubacube.games.calavera.rules.sheet import enter, total
from cubacube.games.calavera.rules.state import Reply, State
from cubacube.rules import Action, Seat, frozen, replace

OVER = 100.0
"""Bonus for ending the game with a win, and penalty for ending it with a defeat."""

SIX = DiceModel(len(DICE), len(DIE), SKULL)


@frozen
class Eyes:
    """Parameters of a computer player level: how it rates dice.

    `judge` rates a sheet. When the level chooses a group, it subtracts `care` times the mean
    gain of the other players; when it chooses dice to roll again, `wary` times. `ahead` is the
    number of rolls that the level looks ahead.
    """

    judge: Judge
    care: float = 0.0
    wary: float = 0.0
    ahead: int = ROLLS - 1

    @property
    def rolling(self) -> "Eyes":
        """The parameters for choosing dice to roll again."""
        return replace(self, care=self.wary)


@frozen
class Gains:
    """Gains of one player by crosses and by freezing.

    `crosses` has for each row the gain of 0, 1, 2 ... crosses. `ice` has for each row the gain
    of freezing it. None marks what is not allowed. `jokers` has for each number of jokers the
    gain in the best row.
    """

    crosses: tuple[tuple[float, ...] | None, ...]
    ice: tuple[float | None, ...]
    jokers: tuple[float, ...]

    def by_crosses(self, row: Row, dice: int) -> float:
        """Return the gain of `dice` crosses in an open row."""
        gains = self.crosses[row]
        assert gains is not None, "the row is frozen"
        return gains[dice]

    def left(self, hand: Hand, used: int | None) -> float:
        """[10] Return the best gain from a hand if the dice of face `used` are gone."""
        found = [
            gains[hand[row]]
            for row, gains in enumerate(self.crosses)
            if gains is not None and hand[row] and row != used
        ]
        if hand[JOKER] and used != JOKER and self.jokers:
            found.append(self.jokers[hand[JOKER]])
        return max(found, default=0.0)


@frozen
class Reckoning:
    """Gains of all players for every group of dice.

    `jokers` has for each row the number of jokers that freezes it, 0 where that is impossible.
    """

    own: Gains
    others: tuple[Gains, ...]
    care: float
    jokers: tuple[int, ...]

    def worth(self, hand: Hand) -> float:
        """Return the value of a hand if the active player takes the best group."""
        nothing = -self._left(hand, None)
        if hand[SKULL] >= CURSE:
            return nothing
        found = [
            gains[hand[row]] - self._left(hand, row)
            for row, gains in enumerate(self.own.crosses)
            if gains is not None and hand[row]
        ]
        jokers = self._by_jokers(hand[JOKER])
        if jokers:
            found.append(max(jokers) - self._left(hand, JOKER))
        return max(found, default=nothing)

    def of(self, hand: Hand, action: Action) -> float:
        """Return the value of `action` for the active player with this hand.

        Raises:
            TypeError: The action does not use a group of dice.
        """
        match action:
            case MarkColour(row=row):
                return self.own.by_crosses(row, hand[row]) - self._left(hand, row)
            case MarkJokers(row=row):
                return self.own.by_crosses(row, hand[JOKER]) - self._left(hand, JOKER)
            case Freeze(row=row):
                ice = self.own.ice[row]
                assert ice is not None
                return ice - self._left(hand, JOKER)
            case TakeNothing():
                return -self._left(hand, None)
        raise TypeError(action)

    def _by_jokers(self, jokers: int) -> list[float]:
        """Return the possible gains of the jokers: in the best row, or by freezing a row."""
        if not jokers:
            return []
        found = [self.own.jokers[jokers]] if self.own.jokers else []
        for needed, ice in zip(self.jokers, self.own.ice, strict=True):
            if ice is not None and 0 < needed <= jokers:
                found.append(ice)
        return found

    def _left(self, hand: Hand, used: int | None) -> float:
        """Return the cost of the dice that the other players may use because of a skull.

        The cost is 0 without a skull.
        """
        if not hand[SKULL] or not self.care:
            return 0.0
        return self.care * sum([each.left(hand, used) for each in self.others]) / len(self.others)


def turn_of(state: State, seat: Seat, eyes: Eyes) -> tuple[Reckoning, tuple[RerollTable, ...]]:
    """Return the gains in this turn, and the reroll tables for 0, 1 and 2 rolls left."""
    return _turn_of(_before_the_roll(state), seat, eyes)


def _before_the_roll(state: State) -> State:
    """Return a cache key: the state without the values that change during a turn."""
    return replace(state, dice=(), agenda=(), rolls=0, used=None, replies=())


@lru_cache(maxsize=32)
def _turn_of(state: State, seat: Seat, eyes: Eyes) -> tuple[Reckoning, tuple[RerollTable, ...]]:
    """Compute `turn_of`; the result is cached, because a turn needs it two or three times."""
    seats = range(len(state.sheets))
    found = Reckoning(
        gains_of(state, seat, eyes),
        tuple([gains_of(state, each, eyes) for each in seats if each != seat]),
        eyes.care,
        tuple([state.box.jokers[crosses] for crosses in state.sheets[seat].crosses]),
    )
    worth = {hand: found.worth(hand) for hand in hands(SIX, SIX.count)}
    return found, tables(SIX, worth, _cursed, eyes.ahead)


def _cursed(hand: Hand) -> bool:
    """[4] Return whether a hand has three or more skulls, which ends the rolling."""
    return hand[SKULL] >= CURSE


def gains_of(state: State, seat: Seat, eyes: Eyes) -> Gains:
    """Return what a seat gains by each number of crosses and by freezing each row."""
    sheet = state.sheets[seat]
    now = eyes.judge(state, sheet)
    crosses: list[tuple[float, ...] | None] = []
    ice: list[float | None] = []
    for row in ROWS:
        if sheet.frozen_rows[row]:
            crosses.append(None)
            ice.append(None)
            continue
        counts = range(1, len(DICE) + 1)
        marked = [_gain(state, (row,) * n, MarkColour(seat, row), now, eyes) for n in counts]
        crosses.append((0.0, *marked))
        ice.append(_gain(state, (), Freeze(seat, row), now, eyes))
    allowed = [each for each in crosses if each is not None]
    jokers = tuple([max(each) for each in zip(*allowed, strict=True)])
    return Gains(tuple(crosses), tuple(ice), jokers)


def _gain(
    state: State, dice: tuple[int, ...], action: Reply | Freeze, now: float, eyes: Eyes
) -> float:
    """Return the gain of an action with these dice.

    If the action ends the game, the gain is the lead in points, plus a bonus for a win or minus
    a penalty for a defeat.
    """
    sheet = enter(replace(state, dice=dice), action, [])
    if not all(sheet.frozen_rows):
        return eyes.judge(state, sheet) - now
    others = [each for seat, each in enumerate(state.sheets) if seat != action.seat]
    lead = total(state.box, sheet) - max([total(state.box, each) for each in others])
    return lead + OVER * ((lead > 0) - (lead < 0))
