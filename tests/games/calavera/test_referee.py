"""The referee has a sentence for everything, and it says what matters."""

import pytest

from cubacube.games.calavera import referee
from cubacube.games.calavera.rules import actions, events
from cubacube.games.calavera.rules.actions import Freeze, MarkColour, MarkJokers, Reroll, Stop
from cubacube.games.calavera.rules.box import BLACK, GREEN, ORANGE
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
from cubacube.rules import Action, Event
from tests.games.calavera.positions import A, B, own

NAMES = ("Ina", "Sami")
STATE = own("JJJOOP", "2 0 8 0", "0 0 0 0")

TOLD: dict[Event, str] = {
    TurnBegan(B): "Sami rolls.",
    DiceRolled(A, 2, (3,), (0,) * 6): "Ina rolled 1 die: roll 2 of 3.",
    DiceRolled(A, 1, (0, 1, 2, 3, 4, 5), (0,) * 6): "Ina rolled 6 dice: roll 1 of 3.",
    SkullsLocked(A, (2,)): "A skull: it stays until the turn ends.",
    SkullsLocked(A, (2, 5)): "2 skulls: they stay until the turn ends.",
    Cursed(A, 4): "4 skulls! Ina marks nothing and freezes nothing.",
    RowMarked(A, ORANGE, 3, 5, 0, True): "Ina puts 3 jokers in orange, up to box 5.",
    RowMarked(B, GREEN, 1, 1, 0, False): "Sami takes 1 die for green, up to box 1.",
    RowMarked(A, BLACK, 1, 13, 1, False): (
        "Ina takes 2 dice for black, up to box 13. 1 cross finds no box."
    ),
    RowSaved(B, GREEN, 8): "Sami freezes green with jokers: 8 points are safe.",
    RowDied(A, BLACK, -3): ("The black row of Ina is in the death zone: it freezes for -3 points."),
    NothingTaken(B): "Sami can use no dice and marks nothing.",
    BonusGained(A, 1, 4, True): "Ina is first past bonus line 1: 4 points.",
    BonusGained(B, 1, 2, False): "Sami is past bonus line 1, but not first: 2 points.",
    OthersCalled(A, 1): (
        "Ina rolled a skull: everybody else must use some of the dice that are left."
    ),
    OthersCalled(A, 2): (
        "Ina rolled 2 skulls: everybody else must use some of the dice that are left."
    ),
    GameEnded((B,)): "All four rows are frozen. Sami wins.",
    GameEnded((A, B)): "All four rows are frozen. The win is shared by Ina, Sami.",
}

LABELS: dict[Action, str] = {
    Reroll(A, (2,)): "Roll 1 die again",
    Reroll(A, (2, 3)): "Roll 2 dice again",
    Stop(A): "Stop and choose",
    MarkColour(A, ORANGE): "2 crosses in orange",
    MarkColour(A, 1): "1 cross in pink",
    MarkJokers(A, BLACK): "3 jokers in black",
    Freeze(A, GREEN): "Freeze green for 6 points",
    actions.TakeNothing(A): "Nothing can be used",
}


@pytest.mark.parametrize("event", TOLD, ids=lambda event: type(event).__name__)
def test_the_referee_says(event: Event) -> None:
    assert referee.tell(event, NAMES, STATE) == TOLD[event]


@pytest.mark.parametrize("action", LABELS, ids=lambda action: type(action).__name__)
def test_a_button_says(action: Action) -> None:
    assert referee.label(action, STATE) == LABELS[action]


def test_no_event_and_no_action_is_without_words() -> None:
    assert {type(event) for event in TOLD} == subclasses(events, Event)
    assert {type(action) for action in LABELS} == subclasses(actions, Action)


def subclasses(module: object, base: type) -> set[type]:
    named = vars(module).values()
    return {each for each in named if isinstance(each, type) and issubclass(each, base)} - {base}
