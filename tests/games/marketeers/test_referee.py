"""The referee has a sentence for every event, with the important facts."""

import pytest

from cubacube.games.marketeers import referee
from cubacube.games.marketeers.rules import actions, events
from cubacube.games.marketeers.rules.actions import Buy, Drop, Move, PutAside, Sell, StartIn, Take
from cubacube.games.marketeers.rules.state import (
    Advance,
    ChooseEnd,
    MakeRoom,
    Pick,
    State,
    Task,
    UseOffer,
)
from cubacube.kit.actions import Pass
from cubacube.kit.events import Repaired, StarterDrawn
from cubacube.rules import TABLE, Action, Event, Rolled, replace
from tests.games.marketeers.positions import (
    BAYAMO,
    HABANA,
    ROW,
    TRINIDAD,
    A,
    B,
    given,
    goods,
    holding,
    market,
    showing,
    sold_in,
)
from tests.kinds import kinds

NAMES = ("Ana", "Bruno", "Celia", "Dario")
STATE = sold_in(
    given(
        given(
            showing(holding(market(3), A, 27), R1="case", B1="vehicle"),
            A,
            "DDAC",
            city=HABANA,
            money=15000,
        ),
        B,
        "C",
        money=15000,
    ),
    HABANA,
    "SSSWWDDC",
    2,
)
FULL = given(STATE, A, "DDACC", city=HABANA)

TOLD: list[tuple[Event, str]] = [
    (
        events.RowLaid(ROW),
        "The Cities are in a row: Trinidad, La Habana, Bayamo and Santiago de Cuba.",
    ),
    (events.OffersDealt(4), "Everybody gets 4 offers."),
    (events.Started(A, TRINIDAD), "Ana starts in Trinidad."),
    (StarterDrawn(B), "Bruno starts the first round."),
    (
        events.DiceRolled(
            A, 3, ("case", "vehicle", "diamond", "crate", "statue", "statue", "weapons")
        ),
        "Ana rolls for round 3: red: Case and Vehicle; blue: Diamond and Crate; "
        "green: 2 × Statue; yellow: Weapons.",
    ),
    (events.OfferBought(A, 1), "Ana uses an offer to buy: a red die and a blue die."),
    (events.OfferBought(A, 16), "Ana uses an offer to buy: both red dice."),
    (events.OfferBought(A, 33), "Ana uses an offer to buy: a blue die and one step."),
    (events.OfferBought(A, 28), "Ana uses an offer to buy: a yellow die."),
    (events.GoodTaken(A, "G1", "statue"), "Ana takes from the green die: Statue."),
    (
        events.Moved(A, TRINIDAD, HABANA, None),
        "Ana moves to La Habana, using the Vehicle on the offer.",
    ),
    (
        events.Moved(A, TRINIDAD, HABANA, "R2"),
        "Ana moves to La Habana, using the Vehicle on the red die.",
    ),
    (
        events.GoodDropped(A, "case"),
        "Ana gives back: Case. The limit is 5 Goods.",
    ),
    (
        events.Sold(A, HABANA, 27, goods("DDA"), None, 8000, 0, 2000),
        "Ana sells in La Habana: 2 × Diamond and Alcohol for 8000 Pesos. The Cops take 2000.",
    ),
    (
        events.Sold(A, HABANA, 7, goods("S"), "case", 1000, 2000, 0),
        "Ana sells in La Habana: Statue and Case for 1000 Pesos. "
        "At half price: Case. The first sale there brings 2000 more.",
    ),
    (
        events.CopCame(HABANA, 3, 7),
        "A Cop comes to La Habana: 3 there now, 7 of 10 in all.",
    ),
    (
        events.NoCopCame(HABANA, 2000),
        "No Cop comes to La Habana: the Goods brought less than 3000 Pesos.",
    ),
    (events.OfferPutAside(A, 11), "Ana puts a Bayamo offer aside."),
    (events.OfferDrawn(A), ""),
    (events.DeckShuffled(31), "The pile of offers is empty. The 31 used ones are shuffled."),
    (events.RoundEnded(B), "Bruno starts the next round."),
    (
        events.GameEnded((B,), stalled=False),
        "Bruno wins with 15,000 Pesos and the fewest Goods left.",
    ),
    (
        events.GameEnded((A, B), stalled=False),
        "Ana and Bruno share the win with 15,000 Pesos each.",
    ),
    (
        events.GameEnded((A, B), stalled=True),
        "Nobody sells anything any more. The game is over. "
        "Ana and Bruno share the win with 15,000 Pesos each.",
    ),
]

OFFERS: list[tuple[Task, Action, str, str]] = [
    (
        ChooseEnd(A),
        StartIn(A, TRINIDAD),
        "Trinidad",
        "Your Vehicle starts in this City.",
    ),
    (
        UseOffer(A),
        Buy(A, 2),
        "Buy and move",
        "This offer gives you a red die and a blue die. Use any of it.",
    ),
    (
        UseOffer(A),
        Sell(A, 27, goods("DDA")),
        "Sell: 2 × Diamond and Alcohol",
        "6000 Pesos: 8000 for the Goods and minus 2000 for the Cops.",
    ),
    (
        UseOffer(A),
        Sell(A, 5, (), "diamond"),
        "Sell: Diamond",
        "2000 Pesos: 0 for the Goods and 2000 for the first sale. At half price: Diamond.",
    ),
    (
        UseOffer(A),
        PutAside(A, 27),
        "Put aside",
        "Swap this offer for a new one. Your turn ends.",
    ),
    (Pick(A, "red", ("R1",)), Take(A, "R1"), "Take: Case", "From the red die."),
    (
        Pick(A, "blue", ("B1",)),
        Move(A, BAYAMO, "B1"),
        "Move to Bayamo",
        "One step, from the Vehicle on the blue die.",
    ),
    (
        Pick(A, "red", ("R1",)),
        Pass(A),
        "Take nothing",
        "Do not use this part of the offer.",
    ),
    (
        Advance(A),
        Move(A, BAYAMO),
        "Move to Bayamo",
        "One step, from the Vehicle on the offer.",
    ),
    (Advance(A), Pass(A), "Stay here", "Do not use this part of the offer."),
    (MakeRoom(A), Drop(A, "case"), "Give back: Case", "You can keep at most 5 Goods."),
]


@pytest.mark.parametrize(("event", "said"), TOLD)
def test_the_referee_says(event: Event, said: str) -> None:
    assert referee.tell(event, NAMES, STATE) == said


@pytest.mark.parametrize(("task", "action", "title", "explanation"), OFFERS)
def test_a_button_says_and_explains(
    task: Task, action: Action, title: str, explanation: str
) -> None:
    state = asking(STATE, task)

    assert referee.title(action, NAMES, state) == title
    assert referee.explanation(action, NAMES, state) == explanation


def test_who_has_five_goods_is_warned() -> None:
    state = asking(FULL, Pick(A, "red", ("R1",)))

    assert referee.explanation(Take(A, "R1"), NAMES, state) == (
        "From the red die. You have 5 Goods, so you must give one back."
    )


def test_shared_fewest_goods_are_named() -> None:
    """C has the same money but more Goods."""
    state = given(given(STATE, A, "W", city=HABANA, money=15000), 2, "WW", money=15000)

    assert referee.tell(events.GameEnded((A, B), stalled=False), NAMES, state) == (
        "Ana and Bruno share the win with 15,000 Pesos and the fewest Goods left."
    )


def test_no_event_and_no_action_is_without_words() -> None:
    assert set(kinds(events, Event)) <= {type(event) for event, _said in TOLD}
    assert set(kinds(actions, Action)) <= {type(action) for _task, action, *_words in OFFERS}


def test_what_does_not_belong_here_has_no_words() -> None:
    with pytest.raises(KeyError):
        referee.title(Rolled(TABLE, (1,)), NAMES, STATE)
    with pytest.raises(KeyError):
        referee.explanation(Rolled(TABLE, (1,)), NAMES, STATE)
    with pytest.raises(KeyError):
        referee.tell(Repaired(A, HABANA), NAMES, STATE)


def asking(state: State, task: Task) -> State:
    return replace(state, agenda=(task,))
