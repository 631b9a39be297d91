"""[8 - 10, 13] Resolve a roll: moving, landing, the mine and the end of a race."""

from cubacube.games.caramba.rules import events
from cubacube.games.caramba.rules.box import HAND
from cubacube.games.caramba.rules.course import fee, on_course, pay, purse
from cubacube.games.caramba.rules.state import BuyOff, Hide, PutDown, State, Task, Throw
from cubacube.rules import Outcome, Seat, put, replace
from cubacube.rules.agenda import News

RACES = 5
"""[14] Number of races in a game with the "Five races" option."""


def ride(state: State, throw: Throw, faces: tuple[int, ...], news: News) -> State:
    """[8] Move a sombrero by the sum of its dice; with only blanks it does not land (C17)."""
    sombrero, seat = throw.sombrero, state.owner(throw.sombrero)
    news.append(events.DiceRolled(seat, sombrero, faces))
    steps = sum(faces)
    if not steps and not throw.landed:
        news.append(events.Stayed(seat, sombrero))
        return state
    start = state.spaces[sombrero]
    space = min(start + steps, state.box.mine)  # [C13]
    if steps:
        news.append(events.Moved(seat, sombrero, start, space))
        state = replace(state, spaces=put(state.spaces, sombrero, space))
    return _arrive(state, sombrero, space, news)


def _arrive(state: State, sombrero: int, space: int, news: News) -> State:
    """[9] Resolve a landing, in this order: mine, sombrero, ambush chip, empty space (C12)."""
    if space == state.box.mine:
        return _enter(state, sombrero, news)
    if state.spaces.count(space) > 1:
        return _welcome(state, sombrero, space, news)
    if space in state.chips:
        return _fall_into(state, sombrero, space, news)
    return state


def _welcome(state: State, sombrero: int, space: int, news: News) -> State:
    """[9b] The owner of the lower sombrero pays, and the upper one rolls again.

    If both sombreros have the same owner, nobody pays (C11).
    """
    seat = state.owner(sombrero)
    (below,) = [n for n, at in enumerate(state.spaces) if at == space and n != sombrero]
    host = state.owner(below)
    due = state.race if host != seat else 0
    paid = min(due, purse(state, host))
    news.append(events.Welcomed(seat, host, space, due, paid))
    state = pay(state, host, paid, seat, news)
    return state.then(Throw(sombrero, 1, landed=True), *state.agenda)


def _fall_into(state: State, sombrero: int, space: int, news: News) -> State:
    """[9c] Roll 3, 2 or 1 extra dice after landing on an ambush chip.

    Dice can be bought off here only with the house rule (C6, C8).
    """
    dice = state.box.ambush_dice(space)
    by = state.owner(state.chips.index(space))
    news.append(events.Ambushed(state.owner(sombrero), by, space, dice))
    if state.box.options.buy_off_ambush and dice > 1 and not state.extra:
        return state.then(BuyOff(sombrero, dice, landed=True), *state.agenda)
    return state.then(Throw(sombrero, dice, landed=True), *state.agenda)


def _enter(state: State, sombrero: int, news: News) -> State:
    """[10] Let a sombrero enter the mine; the n-th one pays n times the race number.

    If all sombreros left on the course have one owner, this player wins the race (C24).
    """
    seat, due = state.owner(sombrero), fee(state)
    paid = min(due, purse(state, seat))
    state = replace(state, entered=(*state.entered, sombrero))
    news.append(events.Entered(seat, sombrero, len(state.entered), due, paid))
    state = pay(state, seat, paid, None, news)
    left = on_course(state)
    rivals = left if state.box.last_sombrero else {state.owner(n) for n in left}
    return _end_race(state, state.owner(left[0]), news) if len(rivals) == 1 else state


def _end_race(state: State, seat: Seat, news: News) -> State:
    """[10, 13] End a race that a seat has won: the seat takes the shell.

    If anybody else is broke, the game ends (C15). A winner without silver needs no check (C20):
    then the shell is empty, so the others could not pay and are broke.
    """
    shell = state.shell
    news.append(events.RaceWon(seat, state.race, shell))
    state = replace(
        state,
        money=put(state.money, seat, state.money[seat] + shell),
        shell=0,
        broke=tuple([each for each in state.broke if each != seat]),
    )
    last = state.box.options.five_races and state.race == RACES
    if state.broke or last:
        return _end(state, news)
    ranking = [seat, *map(state.owner, reversed(state.entered))]
    return new_race(replace(state, race=state.race + 1), tuple(dict.fromkeys(ranking)), news)


def new_race(state: State, order: tuple[Seat, ...], news: News) -> State:
    """[2] Begin a race: the seats place their sombreros in this order (C1, C2).

    If each seat has two sombreros, they place the second ones after all the first ones.
    """
    news.append(events.RaceBegan(state.race))
    seats, number = len(state.money), len(state.spaces)
    passes = [(seat, first) for first in range(0, number, seats) for seat in order]
    agenda: list[Task] = [PutDown(first + seat) for seat, first in passes]
    if state.box.options.ambushes_at_setup:  # [C3]
        agenda += [Hide(seat) for seat, _first in passes]
    hands = (HAND,) * number
    return replace(state, agenda=tuple(agenda), spaces=hands, chips=hands, entered=())


def _end(state: State, news: News) -> State:
    """[14] End the game."""
    state = replace(state, agenda=(), over=True)
    news.append(events.GameEnded(tuple(sorted(standings(state).winners)), state.broke))
    return state


def standings(state: State) -> Outcome:
    """[14, C10] Return the result: the richest player who has not retired wins.

    If several players have the same silver, they share the win.
    """
    best = max(silver for seat, silver in enumerate(state.money) if seat not in state.broke)
    winners = [
        seat
        for seat, silver in enumerate(state.money)
        if silver == best and seat not in state.broke
    ]
    return Outcome(state.money, frozenset(winners))
