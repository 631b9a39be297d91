"""The referee has a sentence for every event, with the important facts."""

import pytest

from cubacube.games.atacama import referee
from cubacube.games.atacama.rules import actions, events
from cubacube.games.atacama.rules.actions import Buy, Place
from cubacube.games.atacama.rules.events import (
    BoardBlocked,
    BoardDrawn,
    ConcessionBought,
    ConcessionGiven,
    GameEnded,
    LineCounted,
    RigPlaced,
    StarterDrawn,
    TilesLaid,
    TilesShuffled,
)
from cubacube.games.atacama.rules.legal import Bar
from cubacube.games.atacama.rules.ore import Ore
from cubacube.games.atacama.rules.shape import HEXAGON, SQUARE
from cubacube.rules import TABLE, Action, Event, Rolled
from tests.games.atacama.positions import dealt, example, new_game, placed
from tests.kinds import kinds

NAMES = ("Ana", "Bruno", "Clara")
TWO, THREE = new_game(2), new_game(3)

TOLD: dict[Event, str] = {
    BoardDrawn(719): "This is random board 000719.",
    TilesShuffled(): "The nine tiles are shuffled and lie face down.",
    TilesLaid(1, ("A", "B", "D"), ("I", "H", "G")): "Stage 1 of 3 adds tiles I, H, G.",
    ConcessionGiven(1, "orange", "rows"): (
        "Bruno gets the orange concession (no silver) for the rows."
    ),
    ConcessionGiven(0, "turquoise", "columns"): (
        "Ana gets the turquoise concession (no copper) for the columns."
    ),
    StarterDrawn(1): "Bruno starts.",
    RigPlaced(0, (3, 4), "basic", Ore("silver", 4)): (
        "Ana places a rig: row 3, column 4, silver 4."
    ),
    RigPlaced(1, (9, 1), "second", Ore("gold", 1)): (
        "Bruno places a double rig: row 9, column 1, gold 1."
    ),
    LineCounted("columns", 2): "Column 2 now has four rigs and counts.",
    LineCounted("rows", 7): "Row 7 now has four rigs and counts.",
    LineCounted("falling", 1): "The falling line 1 now has four rigs and counts.",
    LineCounted("rising", 11): "The rising line 11 now has four rigs and counts.",
    ConcessionBought(0, "turquoise", "rows", "basic"): (
        "Ana pays a rig and gets the turquoise concession (no copper) for the rows."
    ),
    ConcessionBought(1, "orange", "columns", "second"): (
        "Bruno pays a double rig and gets the orange concession (no silver) for the columns."
    ),
    BoardBlocked(1): "No free field: the game ends with 1 rig unplaced.",
    BoardBlocked(7): "No free field: the game ends with 7 rigs unplaced.",
    GameEnded((10, 11), (1,)): "Bruno wins with 11 points.",
    GameEnded((1, -4), (0,)): "Ana wins with 1 point.",
    GameEnded((0, 0), (0, 1)): "Ana and Bruno share the win with 0 points.",
    GameEnded((-3, -3, -3), (0, 1, 2)): "Ana, Bruno and Clara share the win with −3 points.",
}

OFFERED: dict[Action, tuple[str, str]] = {
    Place(0, (3, 4)): (
        "Rig: row 3, column 4",
        "+4 for you. This is rig 1 in its line; a line counts with four.",
    ),
    Place(0, (7, 9)): (
        "Rig: row 7, column 9",
        "+3 for you. This is rig 1 in its line; a line counts with four.",
    ),
    Place(1, (3, 1), "second"): (
        "Double rig: row 3, column 1",
        "+4 for you. This is rig 1 in its line; a line counts with four.",
    ),
    Place(1, (1, 1), "second"): (
        "Double rig: row 1, column 1",
        "−10 for you. This is rig 1 in its line; a line counts with four.",
    ),
    Buy(0, "orange", "rows"): (
        "Buy the orange concession (no silver) for the rows",
        "Costs a rig and this turn. Worth 0 now. Minus: silver.",
    ),
    Buy(0, "turquoise", "columns", "second"): (
        "Buy the turquoise concession (no copper) for the columns",
        "Costs a double rig and this turn. Worth 0 now. Minus: copper.",
    ),
}


@pytest.mark.parametrize(("event", "sentence"), TOLD.items())
def test_atacama_events_are_told(event: Event, sentence: str) -> None:
    assert referee.tell(event, NAMES, TWO) == sentence


@pytest.mark.parametrize(("action", "words"), OFFERED.items())
def test_atacama_actions_have_a_title_and_an_explanation(
    action: Action, words: tuple[str, str]
) -> None:
    title, explanation = words

    assert referee.title(action, NAMES, TWO) == title
    assert referee.explanation(action, NAMES, TWO) == explanation


def test_atacama_the_explanation_counts_the_line_and_the_points_so_far() -> None:
    fourth = referee.explanation(Place(1, (8, 8)), NAMES, example())
    six_rigs = placed(dealt(new_game(enhanced=True)), (1, 1), (3, 2), (1, 3), (3, 6), (1, 5))
    in_row_1 = placed(six_rigs, (3, 4), (1, 7))
    buying = referee.explanation(Buy(1, "turquoise", "rows"), NAMES, in_row_1)

    assert fourth == "−3 for you. This is rig 4 in its line; a line counts with four."
    assert buying == "Costs a rig and this turn. Worth +10 now. Minus: copper."


def test_atacama_before_the_purchase_a_field_is_only_described() -> None:
    state = dealt(new_game(enhanced=True))

    said = referee.explanation(Place(0, (1, 1)), NAMES, state)
    assert said == "The ore: silver 5. Nobody has a concession yet."


def test_atacama_what_is_no_action_of_a_player_has_no_words() -> None:
    with pytest.raises(KeyError):
        referee.title(Rolled(TABLE, (1,)), NAMES, TWO)
    with pytest.raises(KeyError):
        referee.explanation(Rolled(TABLE, (1,)), NAMES, TWO)


def test_atacama_no_event_and_no_action_is_without_words() -> None:
    assert {type(event) for event in TOLD} == set(kinds(events, Event))
    assert {type(action) for action in OFFERED} == set(kinds(actions, Action))


@pytest.mark.parametrize("bar", Bar)
def test_atacama_every_reason_has_a_sentence_of_its_own(bar: Bar) -> None:
    others = {referee.reason(other) for other in Bar if other is not bar}

    assert referee.reason(bar).endswith(".")
    assert referee.reason(bar) not in others


def test_atacama_hexes_are_named_by_row_and_place_in_it() -> None:
    assert referee.where((-5, 0), HEXAGON) == "row 6, field 1"
    assert referee.where((0, -5), HEXAGON) == "row 1, field 1"
    assert referee.where((5, 0), HEXAGON) == "row 6, field 11"
    assert referee.title(Place(0, (0, 5)), NAMES, THREE) == "Rig: row 11, field 6"


def test_atacama_counter_the_same_numbers_are_a_column_on_the_square() -> None:
    assert referee.where((1, 4), SQUARE) == "row 1, column 4"
    assert referee.where((1, 4), HEXAGON) == "row 10, field 7"


def test_atacama_a_rig_on_the_hexagon_is_told_where_it_stands() -> None:
    told = referee.tell(RigPlaced(2, (1, 0), "basic", Ore("silver", 4)), NAMES, THREE)

    assert told == "Clara places a rig: row 6, field 7, silver 4."
