"""What every group of dice would gain everybody at the table, and so what every hand is worth."""

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
"""What winning or losing at once is worth, besides the points."""

SIX = DiceModel(len(DICE), len(DIE), SKULL)


@frozen
class Eyes:
    """How somebody looks at the dice.

    `care` is how much the mean gain of the others counts against the own when a group is chosen;
    who is `wary` minds it when dice are rolled, too. `ahead` is how many rolls to come are
    reckoned with.
    """

    judge: Judge
    care: float
    ahead: int = ROLLS - 1
    wary: bool = True

    @property
    def rolling(self) -> "Eyes":
        """The same when it is to be chosen what is rolled again."""
        return self if self.wary else replace(self, care=0.0)


@frozen
class Gains:
    """What a seat gains: by crosses, of each row and number, and by freezing each row.

    None stands for what is not allowed. `jokers` is the best that so many of them bring as crosses.
    """

    crosses: tuple[tuple[float, ...] | None, ...]
    ice: tuple[float | None, ...]
    jokers: tuple[float, ...]

    def by_crosses(self, row: Row, dice: int) -> float:
        """What so many crosses in an open row bring."""
        gains = self.crosses[row]
        assert gains is not None, "the row is frozen"
        return gains[dice]

    def left(self, hand: Hand, used: int | None) -> float:
        """[10] The best of a hand whose group of face `used` is gone."""
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
    """What everybody would gain by every group; `jokers` is how many freeze each row, 0: none."""

    own: Gains
    others: tuple[Gains, ...]
    care: float
    jokers: tuple[int, ...]

    def worth(self, hand: Hand) -> float:
        """What a hand is worth to who is on turn, for the best group."""
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
        """What an action of who is on turn brings with this hand.

        Raises:
            TypeError: It is none by which a group is used.
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
        """What so many jokers may gain: crosses in a row, or a row frozen."""
        if not jokers:
            return []
        found = [self.own.jokers[jokers]] if self.own.jokers else []
        for needed, ice in zip(self.jokers, self.own.ice, strict=True):
            if ice is not None and 0 < needed <= jokers:
                found.append(ice)
        return found

    def _left(self, hand: Hand, used: int | None) -> float:
        """What the gains of the others cost, if a skull calls them."""
        if not hand[SKULL] or not self.care:
            return 0.0
        return self.care * sum([each.left(hand, used) for each in self.others]) / len(self.others)


def turn_of(state: State, seat: Seat, eyes: Eyes) -> tuple[Reckoning, tuple[RerollTable, ...]]:
    """The reckoning of a turn, and its tables for 0, 1, 2 rolls to go."""
    return _turn_of(_before_the_roll(state), seat, eyes)


def _before_the_roll(state: State) -> State:
    """What stays the same through a turn until a group is used."""
    return replace(state, dice=(), agenda=(), rolls=0, used=None, replies=())


@lru_cache(maxsize=32)
def _turn_of(state: State, seat: Seat, eyes: Eyes) -> tuple[Reckoning, tuple[RerollTable, ...]]:
    """Kept, as it is asked for two or three times in a turn."""
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
    """[4] Three skulls end the rolling."""
    return hand[SKULL] >= CURSE


def gains_of(state: State, seat: Seat, eyes: Eyes) -> Gains:
    """What a seat would gain by any group of any hand."""
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
    """How much better a sheet is with these dice entered; the end of the game counts full."""
    sheet = enter(replace(state, dice=dice), action, [])
    if not all(sheet.frozen_rows):
        return eyes.judge(state, sheet) - now
    others = [each for seat, each in enumerate(state.sheets) if seat != action.seat]
    lead = total(state.box, sheet) - max([total(state.box, each) for each in others])
    return lead + OVER * ((lead > 0) - (lead < 0))
