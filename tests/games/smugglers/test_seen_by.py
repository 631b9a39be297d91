"""What a seat may see: deck, hands and money of others by option; everything at the end."""

from typing import Any

from cubacube.games.smugglers import rules
from cubacube.games.smugglers.rules.state import FACE_DOWN, Smuggler, State
from cubacube.rules import replace
from tests.games.smugglers.builders import HANDS, A, B, smuggling


def two(**options: Any) -> State:
    return smuggling(Smuggler(1, money=3000), Smuggler(2, money=5000), **options)


def test_the_deck_lies_face_down() -> None:
    state = two()

    assert rules.seen_by(state, A).deck == (FACE_DOWN,) * 34
    assert FACE_DOWN not in [card.id for card in state.box.cards.sectors]


def test_open_cards_and_money_are_seen_by_all() -> None:
    state = two()

    assert rules.seen_by(state, A) == replace(state, deck=(FACE_DOWN,) * 34)


def test_closed_cards_are_seen_by_their_owner() -> None:
    seen = rules.seen_by(two(open_hands=False), A)

    assert [each.hand for each in seen.smugglers] == [HANDS[A], (FACE_DOWN, FACE_DOWN)]
    assert [each.money for each in seen.smugglers] == [3000, 5000]


def test_hidden_money_is_seen_by_its_owner() -> None:
    seen = rules.seen_by(two(hidden_money=True), B)

    assert [each.money for each in seen.smugglers] == [None, 5000]
    assert [each.hand for each in seen.smugglers] == list(HANDS[:2])


def test_at_the_end_everything_is_shown() -> None:
    state = replace(two(open_hands=False, hidden_money=True), over=True, agenda=())

    assert rules.seen_by(state, A) == state
