"""Fill in a score sheet: crosses, freezing, bonus lines and points."""

from cubacube.games.calavera.rules import events
from cubacube.games.calavera.rules.actions import Freeze, MarkJokers, TakeNothing
from cubacube.games.calavera.rules.box import JOKER, Box
from cubacube.games.calavera.rules.state import Reply, Sheet, State
from cubacube.rules import Seat, put, replace
from cubacube.rules.agenda import News


def enter(state: State, action: Reply | Freeze, news: News) -> Sheet:
    """[6, 7] Return the sheet of the acting seat after its action."""
    seat, sheet = action.seat, state.sheets[action.seat]
    if isinstance(action, TakeNothing):
        news.append(events.NothingTaken(seat))
        return sheet
    row = action.row
    if isinstance(action, Freeze):
        news.append(events.RowSaved(seat, row, state.box.points[sheet.crosses[row]]))
        return replace(sheet, frozen_rows=put(sheet.frozen_rows, row, True))
    jokers = isinstance(action, MarkJokers)
    dice = state.dice.count(JOKER if jokers else row)
    cell = min(sheet.crosses[row] + dice, state.box.last)  # [E10, E11]
    lost = sheet.crosses[row] + dice - cell
    news.append(events.RowMarked(seat, row, dice - lost, cell, lost, jokers))
    crosses = put(sheet.crosses, row, cell)
    if cell < state.box.death:
        return Sheet(crosses, sheet.frozen_rows, sheet.bonus)
    news.append(events.RowDied(seat, row, state.box.points[cell]))
    return Sheet(crosses, put(sheet.frozen_rows, row, True), sheet.bonus)


def reward(state: State, seats: tuple[Seat, ...], news: News) -> State:
    """[8, 12] Give `seats` the bonus for each line that they have just reached.

    Players who reach a line at the same time get the same bonus.
    """
    sheets, big = state.sheets, state.big
    for seat in seats:
        least = min(sheets[seat].crosses)
        for number, line in enumerate(state.box.lines):
            if least >= line.crosses and not sheets[seat].bonus[number]:  # [E13, E14]
                first = state.big[number]
                points = line.first if first else line.later
                news.append(events.BonusGained(seat, number + 1, points, first))
                bonus = put(sheets[seat].bonus, number, points)
                sheets = put(sheets, seat, replace(sheets[seat], bonus=bonus))
                big = put(big, number, False)
    return state if sheets is state.sheets else replace(state, sheets=sheets, big=big)


def total(box: Box, sheet: Sheet) -> int:
    """[15] Return the points of all rows by their last cross, plus the bonus points."""
    return sum([box.points[crosses] for crosses in sheet.crosses]) + sum(sheet.bonus)
