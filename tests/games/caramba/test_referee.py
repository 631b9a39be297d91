"""The referee has a sentence for every event, with the important facts."""

import pytest

from cubacube.games.caramba import referee
from cubacube.games.caramba.rules import actions, events
from cubacube.games.caramba.rules.actions import Accept, Buy, Offer, Pass, Place, Refuse
from cubacube.games.caramba.rules.state import (
    BuyOff,
    Consider,
    Hide,
    Lift,
    Propose,
    PutDown,
    State,
    Task,
)
from cubacube.rules import TABLE, Action, Event, Rolled, replace
from tests.games.caramba.positions import A, B, C, D, track
from tests.kinds import kinds

NAMES = ("Ana", "Bruno", "Celia", "Dario")
STATE = track(30, 22, 15, 9, race=2, chips=(5, 6, 7, 8), money=(51, 51, 0, 30))

TOLD: dict[Event, str] = {
    events.StartRolled((A, B), (5, 2)): "Rolls for the start: Ana 5, Bruno 2.",
    events.StartRolled((A, B), (5, 5)): (
        "Rolls for the start: Ana 5, Bruno 5. A tie for the highest: they roll again."
    ),
    events.StarterFound(A): "Ana rolled highest and places the first sombrero.",
    events.RaceBegan(1): "The first race starts.",
    events.RaceBegan(3): "Race 3 begins. Everything costs 3 times as much as in the first race.",
    events.SombreroPlaced(A, A, 12): "Ana places a sombrero on space 12.",
    events.TurnBegan(A, A, 1): "Ana's turn: place 1, so 1 die.",
    events.TurnBegan(B, B, 2): "Bruno's turn: place 2, so 2 dice.",
    events.AmbushPlaced(A, A, 33): "Ana places an ambush on space 33.",
    events.AmbushMoved(A, A, 5, 33): "Ana moves an ambush from space 5 to space 33.",
    events.DealOffered(A, B, 10, 1): "Ana offers Bruno 10 silver to roll 1 extra die.",
    events.DealOffered(A, B, 10, 2): "Ana offers Bruno 10 silver to roll 2 extra dice.",
    events.DealStruck(A, B, 10, 1): "Bruno accepts 10 silver from Ana and must roll 1 extra die.",
    events.DealStruck(A, B, 9, 2): "Bruno accepts 9 silver from Ana and must roll 2 extra dice.",
    events.DealRefused(A, B): "Bruno refuses Ana's offer.",
    events.DiceBought(A, 1, 2): "Ana buys off 1 die for 2 silver.",
    events.DiceBought(A, 3, 12): "Ana buys off 3 dice for 12 silver.",
    events.DiceRolled(A, A, (4,)): "Ana rolled 4.",
    events.DiceRolled(A, A, (4, 0, 5)): "Ana rolled 4, 0, 5: 9 in all.",
    events.Stayed(A, A): "Ana rolled only blanks: the sombrero stays.",
    events.Moved(A, A, 3, 12): "Ana's sombrero moves from space 3 to space 12.",
    events.Moved(A, A, 46, 49): "Ana's sombrero moves from space 46 into the mine.",
    events.Welcomed(A, B, 12, 2, 2): (
        "Ana lands on Bruno's sombrero: Bruno pays 2 silver. Ana rolls one more die."
    ),
    events.Welcomed(A, B, 12, 2, 0): (
        "Ana lands on Bruno's sombrero, but Bruno is broke. Ana rolls one more die."
    ),
    events.Welcomed(A, A, 12, 0, 0): (
        "Ana lands on their own other sombrero. Nobody pays; Ana rolls one more die."
    ),
    events.Ambushed(A, B, 45, 1): "Ana falls into Bruno's ambush on space 45: 1 extra die.",
    events.Ambushed(A, B, 12, 3): "Ana falls into Bruno's ambush on space 12: 3 extra dice.",
    events.Entered(A, A, 2, 4, 4): "Ana enters the mine as number 2 and pays 4 silver.",
    events.Entered(
        A, A, 2, 4, 1
    ): "Ana enters the mine as number 2 and can pay only 1 of 4 silver.",
    events.WentBroke(A): "Ana has no silver left and pays nothing more in this race.",
    events.RaceWon(A, 2, 20): "Ana is the last on the road and wins 20 silver from the shell.",
    events.GameEnded((A, B), (C,)): (
        "Celia is broke and out of the game. Ana and Bruno share the win with 51 silver each."
    ),
    events.GameEnded((A,), ()): "Ana wins with 51 silver.",
    events.GameEnded(
        (A,), (C, D)
    ): "Celia and Dario are broke and out of the game. Ana wins with 51 silver.",
}

OFFERS: list[tuple[Task, Action, str, str]] = [
    (PutDown(A), Place(A, 12), "Space 12", "On stone, 36 spaces from the last one."),
    (PutDown(A), Place(A, 47), "Space 47", "On clay, 1 space from the last one."),
    (Hide(A), Place(A, 33), "Space 33", "On pebbles: whoever lands here rolls 2 more dice."),
    (Lift(A), Place(A, 45), "Space 45", "On clay: whoever lands here rolls 1 more die."),
    (Hide(A), Pass(A), "Keep the ambush in hand", "You may still place it before a later turn."),
    (Lift(A), Pass(A), "Leave the ambush there", "It stays on space 5. Everybody has passed it."),
    (
        Propose(A, B),
        Pass(A),
        "No offer",
        "Make Bruno no offer.",
    ),
    (
        Propose(A, B),
        Offer(A, 10, 1),
        "10 silver for 1 extra die",
        "If Bruno accepts, you pay the silver at once, and Bruno cannot buy off dice.",
    ),
    (
        Propose(A, B),
        Offer(A, 10, 2),
        "10 silver for 2 extra dice",
        "If Bruno accepts, you pay the silver at once, and Bruno cannot buy off dice.",
    ),
    (
        Consider(B, A, 10, 1),
        Accept(B),
        "Accept",
        "You get 10 silver, must roll 1 more die and cannot buy off any.",
    ),
    (
        Consider(B, A, 10, 2),
        Accept(B),
        "Accept",
        "You get 10 silver, must roll 2 more dice and cannot buy off any.",
    ),
    (Consider(B, A, 10, 1), Refuse(B), "Refuse", "No deal. You roll as planned."),
    (BuyOff(D, 4), Buy(D, 0), "Roll 4 dice", "Costs nothing."),
    (
        BuyOff(D, 4),
        Buy(D, 3),
        "Buy off 3, roll 1 die",
        "Costs 12 silver. It goes into the shell.",
    ),
    (
        BuyOff(D, 4),
        Buy(D, 2),
        "Buy off 2, roll 2 dice",
        "Costs 6 silver. It goes into the shell.",
    ),
]


@pytest.mark.parametrize("event", TOLD, ids=lambda event: type(event).__name__)
def test_the_referee_says(event: Event) -> None:
    assert referee.tell(event, NAMES, STATE) == TOLD[event]


@pytest.mark.parametrize(("task", "action", "title", "explanation"), OFFERS)
def test_a_button_says_and_explains(
    task: Task, action: Action, title: str, explanation: str
) -> None:
    state = asking(task)

    assert referee.title(action, NAMES, state) == title
    assert referee.explanation(action, NAMES, state) == explanation


def test_no_event_and_no_action_is_without_words() -> None:
    assert {type(event) for event in TOLD} == set(kinds(events, Event))
    assert {type(action) for _task, action, _title, _why in OFFERS} == set(kinds(actions, Action))


def test_the_tables_answers_are_no_buttons() -> None:
    with pytest.raises(KeyError):
        referee.title(Rolled(TABLE, (1,)), NAMES, STATE)
    with pytest.raises(KeyError):
        referee.explanation(Rolled(TABLE, (1,)), NAMES, STATE)


def asking(task: Task) -> State:
    return replace(STATE, agenda=(task,))
