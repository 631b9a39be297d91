"""The referee has a sentence for every event, with the important facts."""

import pytest

from cubacube.games.calavera import referee
from cubacube.games.calavera.rules import actions, events
from cubacube.games.calavera.rules.actions import (
    Freeze,
    MarkColour,
    MarkJokers,
    Reroll,
    Stop,
    TakeNothing,
)
from cubacube.games.calavera.rules.box import BLACK, GREEN, ORANGE, PINK
from cubacube.games.calavera.rules.events import (
    BonusGained,
    Cursed,
    DiceRolled,
    GameEnded,
    NothingTaken,
    OthersCalled,
    RowDied,
    RowMarked,
    RowSaved,
    SkullsLocked,
    TurnBegan,
)
from cubacube.rules import TABLE, Action, Event, Rolled, replace
from tests.games.calavera.positions import A, B, own
from tests.kinds import kinds

NAMES = ("Ina", "Sami")
STATE = own("JJJOOP", "2 0 8 0", "0 0 0 0")

TOLD: dict[Event, str] = {
    TurnBegan(B): "Sami rolls.",
    DiceRolled(A, 2, (3,), (0,) * 6): "Ina rolled 1 die: roll 2 of 3.",
    DiceRolled(A, 1, (0, 1, 2, 3, 4, 5), (0,) * 6): "Ina rolled 6 dice: roll 1 of 3.",
    SkullsLocked(A, (2,)): "A skull: it stays until the turn ends.",
    SkullsLocked(A, (2, 5)): "2 skulls: they stay until the turn ends.",
    Cursed(A, 4): "4 skulls! Ina marks nothing and freezes nothing.",
    RowMarked(A, ORANGE, 3, 5, 0, True): "Ina puts 3 jokers in the orange row, to box 5.",
    RowMarked(B, GREEN, 1, 1, 0, False): "Sami takes 1 die for the green row, to box 1.",
    RowMarked(A, BLACK, 1, 13, 1, False): (
        "Ina takes 2 dice for the black row, to box 13. 1 cross has no box left."
    ),
    RowSaved(B, GREEN, 8): "Sami freezes the green row with jokers: 8 points are safe.",
    RowDied(A, BLACK, -3): (
        "Ina enters the death zone with the black row: it freezes with −3 points."
    ),
    NothingTaken(B): "Sami cannot use any dice and marks nothing.",
    BonusGained(A, 1, 4, True): "Ina is the first past bonus line 1: 4 points.",
    BonusGained(B, 1, 2, False): "Sami is past bonus line 1, but not first: 2 points.",
    OthersCalled(A, 1): ("Ina rolled a skull: everybody else must take a group of the dice left."),
    OthersCalled(A, 2): ("Ina rolled 2 skulls: everybody else must take a group of the dice left."),
    GameEnded((B,)): "All four rows are frozen. Sami wins.",
    GameEnded((A, B)): "All four rows are frozen. Ina and Sami share the win.",
}

TITLES: dict[Action, str] = {
    Reroll(A, (2,)): "Roll 1 die again",
    Reroll(A, (2, 3)): "Roll 2 dice again",
    Stop(A): "Stop and choose",
    MarkColour(A, ORANGE): "2 crosses in the orange row",
    MarkColour(A, PINK): "1 cross in the pink row",
    MarkJokers(A, BLACK): "3 jokers in the black row",
    Freeze(A, GREEN): "Freeze the green row",
    TakeNothing(A): "Take nothing",
}
REASONS: dict[Action, str] = {
    Reroll(A, (2,)): "Skulls stay. You may roll one more time.",
    Stop(A): "The dice stay as they are. Then choose one group of them.",
    MarkColour(A, ORANGE): "To box 4, worth 0 points so far.",
    MarkJokers(A, GREEN): ("To box 11, in the death zone: the row freezes with 4 points."),
    Freeze(A, GREEN): "Uses all jokers and makes no cross. Your 6 points are safe.",
    TakeNothing(A): "None of the dice fit an open row.",
}


@pytest.mark.parametrize("event", TOLD, ids=lambda event: type(event).__name__)
def test_the_referee_says(event: Event) -> None:
    assert referee.tell(event, NAMES, STATE) == TOLD[event]


@pytest.mark.parametrize("action", TITLES, ids=lambda action: type(action).__name__)
def test_a_button_says(action: Action) -> None:
    assert referee.title(action, NAMES, STATE) == TITLES[action]


@pytest.mark.parametrize("action", REASONS, ids=lambda action: type(action).__name__)
def test_a_button_explains_itself(action: Action) -> None:
    assert referee.explanation(action, NAMES, STATE) == REASONS[action]


def test_the_last_roll_is_called_so() -> None:
    state = replace(STATE, rolls=2)

    assert referee.explanation(Reroll(A, (2,)), NAMES, state) == (
        "Skulls stay. This is the last roll."
    )


def test_no_event_and_no_action_is_without_words() -> None:
    assert {type(event) for event in TOLD} == set(kinds(events, Event))
    assert {type(action) for action in TITLES} == set(kinds(actions, Action))
    assert {type(action) for action in REASONS} == set(kinds(actions, Action))


def test_the_tables_answers_are_no_buttons() -> None:
    with pytest.raises(KeyError):
        referee.title(Rolled(TABLE, (1,)), NAMES, STATE)
    with pytest.raises(KeyError):
        referee.explanation(Rolled(TABLE, (1,)), NAMES, STATE)
